### Ziele, wie weit man ist, und wie die Partie ausging.

## Was gewinnt; „two“ zu zweit, „more“ zu dritt oder viert

goal-network-two = verbinde deinen Häuptling durch ein eigenes Farbnetz mit dem gegnerischen
goal-network-more = verbinde deinen Häuptling durch ein eigenes Farbnetz mit dem Questfeld
goal-capture-two = lass dem Gegner keinen einzigen Kämpfer
goal-capture-more = beende deinen Zug mit allen drei Kasten rings um das Questfeld
goal-encirclement = halte die neun Felder der Mitte
goal-escort = bringe deinen Häuptling auf das Questfeld
goal-cat = halte { $walls } Mauern mit deinen Pfützen, Jägern oder Waldläuferinnen
# Eines der Ziele als Satz; er bekommt einen großen Anfangsbuchstaben.
goal-sentence = { $goal }.

## Wie weit der Spieler ist

# $linked von $of Feldern der Kette sind da. $missing: wie viele nicht, $squares: welche.
far-chain = Deine Kette: { $linked } von { $of }.
far-chain-squares = Deine Kette: { $linked } von { $of }, es { $missing ->
    [one] fehlt
   *[other] fehlen
} { $squares }.
far-chain-missing = Deine Kette: { $linked } von { $of }, es { $missing ->
    [one] fehlt { $missing } Feld
   *[other] fehlen { $missing } Felder
}.
far-hunt = { $enemies ->
    [one] { $enemies } gegnerischer Kämpfer ist übrig
   *[other] { $enemies } gegnerische Kämpfer sind übrig
}.
far-gathered = Alle drei Kasten sind dort.
# $castes: die Kasten nach ihren Männern.
far-gather = Dort fehlt noch: { $castes }.
far-encircle = Du hältst { $held } von { $of } Feldern.
# $leader: Häuptling oder Matriarchin. $steps: bis zum Questfeld.
far-escort-may = { $leader-gender ->
    [feminine] Deine
   *[other] Dein
} { $leader } ist { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} entfernt und darf gehen: Der Marker gehört dir.
far-escort-not = { $leader-gender ->
    [feminine] Deine
   *[other] Dein
} { $leader } ist { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} entfernt und darf nicht gehen: Der Marker gehört dir nicht.
far-walls = Du hältst { $held } von { $of } Mauern.

## Wie der Gewinner das Ziel erreicht hat; es folgt auf einen Doppelpunkt

met-network-two = Eines seiner Farbnetze verbindet seinen Häuptling mit dem gegnerischen
met-network-more = Eines seiner Farbnetze verbindet seinen Häuptling mit dem Questfeld
met-capture-two = Der andere Clan hat keinen Kämpfer mehr
met-capture-more = Kämpfer aller drei Kasten stehen rings um das Questfeld
met-encirclement = Die neun Felder der Mitte gehören ihm
met-escort = Sein Häuptling steht auf dem Questfeld
met-cat = Er hält { $walls } Mauern

## Wie es ausging

# $why: einer der Texte darüber.
end-goal = Clan { $clans } gewinnt: { $why } (Szenario { $number }, { $scenario }).
# $standings: was jeder Clan auf dem Brett hat.
end-limit = { $clans } gewinnt nach { $rounds } Runden. Auf dem Brett: { $standings }.
end-limit-shared = Nach { $rounds } Runden teilen sich { $clans } den Sieg. Auf dem Brett: { $standings }.
end-standing = { $clan } { count-fighters } und { count-puddles }

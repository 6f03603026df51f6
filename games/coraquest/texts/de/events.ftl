### Was geschehen ist.
### Die Namen von Helden, Gegnern, Gegenständen und Fähigkeiten kommen so, wie der Inhalt sie nennt: ohne Artikel und ungebeugt.
### Kein Satz verrät, ob jemand er, sie oder es ist. $at, $from, $to: Felder

# $owner: die Nummer eines Spielers
event-picked = { $hero } kommt für Spieler { $owner } in die Gruppe.
event-placed = { $hero } beginnt auf { $at }.
event-round = Runde { $round } beginnt.
event-turn = { $hero } ist am Zug.
event-stepped = { $hero } geht auf { $to }.
# $card: die Nummer, die auf der Karte steht; $title: ihr Name
event-drawn = { $hero } deckt Karte { $card } auf: { $title }.
# $edge: eines von edge-left und so weiter; $turns: Vierteldrehungen
event-laid = { $turns ->
    [0] Karte { $card } wird { $edge } angelegt, ungedreht.
    [one] Karte { $card } wird { $edge } angelegt, um { $turns } Vierteldrehung gedreht.
   *[other] Karte { $card } wird { $edge } angelegt, um { $turns } Vierteldrehungen gedreht.
}
event-chest = Auf { $at } steht eine Truhe.
event-searched = { $hero } durchsucht die Truhe auf { $at }.
event-empty = Es ist nichts darin.
event-shuffled = Die Schätze werden neu gemischt.
event-got = { $hero } bekommt { $item }.
event-trapped = { $hero } löst { $item } aus.
event-lost = { $hero } gibt { $item } ab.
event-used = { $hero } benutzt { $item }.
event-wears = { $hero } legt { $item } an.
event-bares = { $hero } legt die Rüstung ab.
event-ability = { $hero } setzt { $ability } ein.
event-proposed = { $hero } schlägt { $with } einen Tausch vor.
event-traded = { $hero } und { $with } tauschen.
event-refused = { $with } tauscht nicht mit { $hero }.
# $who gibt etwas her
event-handed = { $who } gibt { $item } an { $with }.
event-revived = { $by } hilft { $hero } auf.
# $label: eine Aktion des Abenteuers
event-did = { $hero }: { $label }.
event-attacks = { $hero } greift { $at } an ({ $weapon }).

## Würfel

throw-attack = Angriff
throw-again = Leere Würfel noch einmal
throw-armour = Rüstung
throw-test = Probe
# $throw: einer der Namen oben; $hits: Erfolge
event-rolled = { $throw }: { $hits }.
# $faces: die Erfolge jedes Würfels, „1 + 0 + 2“
event-rolled-dice = { $throw }: { $faces } = { $hits }.

## Gegner

event-appeared = { $enemy } taucht auf { $at } auf.
event-defeated = { $enemy } auf { $at } ist besiegt.
event-left = { $enemy } auf { $at } verschwindet.
# $damage: der Text damage
event-wounded = { $enemy } auf { $at } erleidet { $damage }.
# $health: eine Zahl
event-mended = { $enemy } auf { $at } bekommt { $health } Leben zurück.
event-moved = { $enemy } geht von { $from } nach { $to }.
event-moved-shortest = { $enemy } geht von { $from } nach { $to }, auf dem kürzesten Weg zu einem Helden.
event-strikes = { $enemy } auf { $at } greift { $hero } an.
event-strikes-nearest = { $enemy } auf { $at } greift { $hero } an: Kein anderer Held in Reichweite ist näher.

## Helden

# $damage: der Text damage
event-hurt = { $hero } erleidet { $damage }.
# $health: eine Zahl
event-healed = { $hero } bekommt { $health } Leben zurück.
event-poisoned = { $hero } ist vergiftet.
event-poisoned-no-more = { $hero } ist nicht mehr vergiftet.
event-stinky = { $hero } stinkt.
event-stinky-no-more = { $hero } stinkt nicht mehr.
event-stunned = { $hero } ist betäubt.
event-stunned-no-more = { $hero } steht auf.
event-determined = { $hero } ist entschlossen.
event-determined-no-more = { $hero } ist nicht mehr entschlossen.
event-second-wind = Zweite Luft: { $hero } steht wieder auf.
event-slid = { $hero } wird bis { $to } zurückgestoßen.
event-guarded = { $by } wehrt den Schlag gegen { $hero } ab.

## Das Abenteuer

event-threat = Der Gefahrenmarker liegt auf Stufe { $level }.
event-spiders = Aus den Netzen kommen Spinnen!
# $label: wie ein Zähler des Abenteuers heißt
event-counted = { $label }: { $value }.
event-noted = Das Abenteuer merkt es sich.
event-dropped = Es geschieht zu viel auf einmal; der Rest fällt weg.

## Wie es ausging

end-won = Die Helden haben gewonnen.
end-fallen = Ein Held ist gefallen: Die Gruppe hat verloren.
end-stunned = Alle Helden sind betäubt: Die Gruppe hat verloren.
end-lost = Das Abenteuer ist verloren.
end-torches = Die Fackeln sind heruntergebrannt: Die Gruppe hat verloren.
# $end: einer der Texte oben; $story: was das Abenteuer dazu sagt, ganze Sätze
outcome = { $end } { $story }

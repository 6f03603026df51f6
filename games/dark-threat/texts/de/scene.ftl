### Was auf einer Seite vom Tisch gesagt wird.

## Neben dem Brett

scene-set-up = Aufbau
scene-cycle = Runde { $cycle } von { $cycles }
scene-level = { $camp } { $level }
# Einer von zwei Partnern: $leader ist die Figur, nach der sein Zug heißt.
scene-side = { $camp }, { $leader }
# Eine Seite des Würfels, die nichts bringt.
scene-die-void = Was gewürfelt wurde, lässt sich nicht ausführen

## Worum es einem Lager geht, und wie weit es ist

plan-gaia = Erhelle in jedem der drei Tempel ein Prisma von jeder seiner beiden Farben und halte die kleinen Plagen von den Tempelmitten fern: Dann wird der Auserwählte strahlend.
plan-gaia-bright = Der Auserwählte strahlt.
plan-gaia-temples = { $done } von { $of } Tempeln { $done ->
    [one] ist
   *[other] sind
} aktiv und nicht blockiert.
plan-kaos = Färbe die Mitte eines Tempels schwarz: Eine kleine Plage kommt heraus. Zwei davon werden zur halben Plage, und die wird mit dem Holzkönig zur Ultimativen Plage.
plan-kaos-none = Noch ist keine kleine Plage auf dem Brett.
plan-kaos-one = Eine kleine Plage ist auf dem Brett; es braucht noch eine.
plan-kaos-two = Zwei kleine Plagen müssen sich treffen.
plan-kaos-half = Die halbe Plage muss den Holzkönig erreichen.
plan-kaos-ultimate = Die Ultimative Plage ist erwacht.

## Was ein Lager hat. Der Anfang wird großgeschrieben

counter-item-active = { $item-the }: wirksam
counter-item-blocked = { $item-the }: durch eine kleine Plage blockiert
# $count: von wie vielen der zwei Farben ein Prisma leuchtet.
counter-item-sleeps = { $count ->
    [one] { $item-the }: { $count } von 2 Farben leuchtet
   *[other] { $item-the }: { $count } von 2 Farben leuchten
}
counter-corrupted = { $count ->
    [one] { $count } Tempel wurde verdorben
   *[other] { $count } Tempel wurden verdorben
}
counter-buried = { $count ->
    [one] { $count } Alraune ist eingegraben
   *[other] { $count } Alraunen sind eingegraben
}
# $what: eine Art von Figur oder Pfütze.
counter-supply = { $count } im Vorrat: { $what }

## Ein Feld: sein Name, dann diese Teile

square-sanctuary = Heiligtum
square-swamp = Sumpf
square-temple = Tempel
square-centre = Mitte { $temple-gen }
# Vom Tempel, dessen Mitte es ist.
square-active = aktiv
square-blocked = blockiert
square-corrupted = schon einmal verdorben
square-prism = { $colour-neuter } Prisma
square-prism-lit = leuchtendes { $colour-neuter } Prisma
square-figure = { $who-the }
square-figure-stunned = { $who-the }, betäubt
square-figure-guarded = { $who-the }, geschützt
square-figure-stunned-guarded = { $who-the }, betäubt, geschützt

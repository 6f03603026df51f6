### Namen dessen, was auf dem Tisch liegt, und derer, die spielen.

## Fraktionen, und wer sie spielt

faction-blue = Blau
    .full = Fraktion Blau
faction-green = Grün
    .full = Fraktion Grün
faction-orange = Orange
    .full = Fraktion Orange
faction-violet = Violett
    .full = Fraktion Violett
# Wer noch keine Fraktion hat; $seat: die Nummer des Spielers
player = Spieler { $seat }

## Arten von Chromecas. `one`: eine Karte von der Hand; `short`: in wenigen Buchstaben, für Zeichnungen
## `typed`: mit dem, was man tippt, wo das etwas anderes ist
## `the`, `acc`, `dat`, `gen`: mit Artikel in den vier Fällen; `one-acc`: `one` im Akkusativ; `plural`: mehrere

kind-ship = Schiff
    .one = das Schiff
    .one-acc = das Schiff
    .the = das Schiff
    .acc = das Schiff
    .dat = dem Schiff
    .gen = des Schiffs
    .plural = Schiffe
    .gender = neuter
    .short = Schiff
    .typed = Schiff (ship)
kind-cannon = Kanone
    .one = die Kanone
    .one-acc = die Kanone
    .the = die Kanone
    .acc = die Kanone
    .dat = der Kanone
    .gen = der Kanone
    .plural = Kanonen
    .gender = feminine
    .short = Kanone
    .typed = Kanone (cannon)
kind-crane = Kran
    .one = der Kran
    .one-acc = den Kran
    .the = der Kran
    .acc = den Kran
    .dat = dem Kran
    .gen = des Krans
    .plural = Kräne
    .gender = masculine
    .short = Kran
    .typed = Kran (crane)
kind-2 = 2
    .one = eine 2
    .one-acc = eine 2
    .the = die 2
    .acc = die 2
    .dat = der 2
    .gen = der 2
    .plural = 2er
    .gender = feminine
    .short = 2
kind-3 = 3
    .one = eine 3
    .one-acc = eine 3
    .the = die 3
    .acc = die 3
    .dat = der 3
    .gen = der 3
    .plural = 3er
    .gender = feminine
    .short = 3
kind-4 = 4
    .one = eine 4
    .one-acc = eine 4
    .the = die 4
    .acc = die 4
    .dat = der 4
    .gen = der 4
    .plural = 4er
    .gender = feminine
    .short = 4
kind-5 = 5
    .one = eine 5
    .one-acc = eine 5
    .the = die 5
    .acc = die 5
    .dat = der 5
    .gen = der 5
    .plural = 5er
    .gender = feminine
    .short = 5
# Mehrere Karten einer Art; neben der Zahl auf einer Karte liest sich eine zweite Zahl schlecht
kind-copies = { $copies ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $copies }
} { $kind-plural }

## Effekte. `a`: wenn einer aufgedeckt wird; `its`, `your`: was er einer Fraktion gibt, allen und ihr selbst gesagt
## $bonus: Angriffsstärke; $points: Siegpunkte

effect-empty = Leere Zone
    .a = eine Leere Zone
    .its = kein Effekt
    .your = kein Effekt
effect-offensive = Offensivkraft
    .a = die Offensivkraft
    .its = +{ $bonus } Angriffsstärke für seine Eroberungen
    .your = +{ $bonus } Angriffsstärke für deine Eroberungen
effect-stronghold = Festung
    .a = eine Festung
    .its = +{ points }
    .your = +{ points }
effect-strike = Schlagkraft
    .a = die Schlagkraft
    .its = Diagonale Unterstützung reicht für seine Eroberungen
    .your = diagonale Unterstützung reicht für deine Eroberungen
effect-bastion = Bastion
    .a = eine Bastion
    .its = Sein Schild schützt ein Feld
    .your = dein Schild schützt ein Feld

## Wie viele es sind. `dat`: im Dativ, „mit 3 Siegpunkten“

gems = { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}
points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
    .dat = { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }
places = { $places ->
    [one] { $places } Feld
   *[other] { $places } Felder
}
    .dat = { $places ->
        [one] { $places } Feld
       *[other] { $places } Feldern
    }

## Karten des Spielfelds

core = der Kern
    .acc = den Kern
    .dat = dem Kern
terrain = Gelände { $terrain }
    .acc = Gelände { $terrain }
    .dat = Gelände { $terrain }
# Ein Gelände auf dem Tisch: „T04 bei (0,1)“
terrain-at = { $terrain } bei { $at }
# Eine Karte auf dem Tisch, von der man nichts weiß
card-at = { $at }
# Wo etwas geschieht; `to`: wohin etwas kommt
spot-core = auf dem Kern
    .to = auf den Kern
spot-at = auf { $at }
    .to = auf { $at }

## Jemandes Chromeca und jemandes Schild. $who: eine Fraktion oder ein Spieler; `acc`, `dat`: die Fälle

occupant-own = { $kind-gender ->
    [masculine] dein eigener { $kind }
    [neuter] dein eigenes { $kind }
   *[other] deine eigene { $kind }
}
    .acc = { $kind-gender ->
        [masculine] deinen eigenen { $kind }
        [neuter] dein eigenes { $kind }
       *[other] deine eigene { $kind }
    }
    .dat = { $kind-gender ->
        [masculine] deinem eigenen { $kind }
        [neuter] deinem eigenen { $kind }
       *[other] deiner eigenen { $kind }
    }
occupant-of = { $kind-the } von { $who }
    .acc = { $kind-acc } von { $who }
    .dat = { $kind-dat } von { $who }
shield-own = unter deinem Schild
shield-of = unter dem Schild von { $who }

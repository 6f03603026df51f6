### Was die Seite zeigt: Felder, Plätze, Zähler.

## Ein Feld in einer Zeile, ein Teil nach dem anderen: „d5, roter Jäger, auf einer Mauer“

# $what: einer oder mehrere der Teile unten.
square = { $at }, { $what }
square-quest = Questfeld
square-marker = { $clan-masculine } Marker
square-no-marker = kein Marker
square-figure = { $kind-gender ->
    [feminine] { $clan-feminine }
   *[other] { $clan-masculine }
} { $kind }
# $marks: die Clans, die sie betäubt haben.
square-stunned = { $kind-gender ->
    [feminine] { $clan-feminine }
   *[other] { $clan-masculine }
} { $kind }, betäubt von { $marks }
square-on-wall = auf einer Mauer
square-puddle = { $clan-feminine } Pfütze
square-wall-puddle = { $clan-feminine } Pfütze auf einer Mauer
# Eine Pfütze.
square-chosen = gewählt
square-wall = Mauer
square-empty = leer
square-home = Startzone von { $clan }

## Plätze

seat-clan = Clan { $clan }
seat-supply = { count-puddles } im Vorrat
seat-to-place = { $count } aufzustellen: { $kind }
# $kind: die Kaste nach ihrem Mann.
seat-blasts = { count-blasts } ({ $kind })

## Wie weit die Partie ist

progress-round = Runde { $round }
progress-set-up = Aufbau

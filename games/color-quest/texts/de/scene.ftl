### Der Tisch, wie er gezeigt wird.

## Überschrift

heading-round = Runde { $round } von { $rounds }
heading-setup = Aufbau

## Abschnitte des Aufbaus

stage-bands = Banden
stage-faces = Seiten
stage-tiles = Plättchen
stage-puddles = Pfützen
stage-dice = Würfel
stage-deploy = Aufstellung

## Felder. $who: ein Lager

# $parts: alles, was auf dem Feld ist, eins nach dem anderen
square-with = { $square }, { $parts }
square-goal = Ziel von { $who }
square-zone = Aufstellungszone von { $who }
square-crystal = Kristall

## Wie es einer Figur geht, nach ihrem Namen

state-height = oben auf der Mauer
# without $who
state-stunned = betäubt
state-must = muss sich bewegen
state-spent = hat gehandelt

## Ziele

# $level: die Stufe, mit der man gewinnt
goal-supremacy = Bring deinen Helden auf Stufe { $level } oder höher, während der andere Held betäubt am Boden liegt.
goal-harvest = Sammle vor dem anderen Lager { $of } Würfel von Kristallen ein.
goal-escort = Bring deinen Helden in die Ecke gegenüber: Er muss selbst hingehen und am Ende deines Zugs aufrecht dort stehen.

# Wie weit man ist.
note-supremacy = Dein Held ist auf Stufe { $now } von { $level }.
note-harvest = { $done } von { $of } Würfeln.
note-escort = { $steps ->
    [one] Noch { $steps } Schritt.
   *[other] Noch { $steps } Schritte.
}
# Ein solcher Satz, wie man ihn jemandem sagt, der zuschaut.
note-of = { $who }: { $note }

task-level = Held auf Stufe { $level }
task-felled = Gegnerischer Held betäubt
task-harvest = { $of } Würfel geerntet ({ $done })
task-escort = Held in der Ecke gegenüber

## Was ein Platz hat

seat-figures = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
seat-cards = { $count ->
    [one] { $count } Gegenstandskarte
   *[other] { $count } Gegenstandskarten
}
seat-harvest = { $count ->
    [one] { $count } Würfel wurde geerntet
   *[other] { $count } Würfel wurden geerntet
}
rack-instant = Sofort
rack-gauge = Kraftleiste
rack-hero = Held
rack-empty = leerer Platz
# Ein Platz für einen Sofortwürfel, und was der Würfel bewirkt.
rack-does = { $die-the }: { $instant }

## Was neben dem Brett liegt

# $what: eine Art von Figur oder ein Plättchen
store-left = { $count } im Vorrat: { $what }
store-dice = { $count } im Vorrat: Würfel
store-cards = { $count ->
    [one] { $count } Gegenstandskarte zum Ziehen
   *[other] { $count } Gegenstandskarten zum Ziehen
}

### Knöpfe: ihre Namen, und was sie bewirken (.does). Der Anfang eines Namens wird großgeschrieben.

## Knöpfe, die es nur einmal gibt

verb-ready = Bande ist bereit
    .does = Übrige Punkte bringen Gegenstandskarten.
verb-exchange = Tauschen
    .does = Gib deine beiden Karten für eine neue her.
verb-to-moves = Zu den Bewegungen
    .does = Keine Kräfte mehr in diesem Zug.
verb-to-attacks = Zu den Angriffen
    .does = Keine Bewegungen mehr in diesem Zug.
verb-end = Zug beenden
    .does = Aufräumen; der Zug des Gegners beginnt.
verb-enough = Genug
    .does = Wähle nichts mehr dazu.
verb-pass = Geschehen lassen
    .does = Benutze jetzt keinen Würfel und keinen Trank.

## Zeilen der Armeeliste. $cost: Punkte

verb-recruit = { $entry } · { $cost }
    .does = In die Bande nehmen: { $entry } ({ $cost }).
verb-dismiss = Zurück: { $entry }
    .does = Zurückgeben: { $entry }.
verb-deploy = { $entry }
    .does = Auf das Brett stellen: { $entry }.

## Was gewählt wird

# $face: ein Buchstabe
verb-face = Seite { $face }
    .does = Die Seite mit den Kristallen von { $face }.
# $first, $second: wo die beiden Würfel eines Tranks liegen
verb-from = { $first } + { $second }
    .does = Der erste Würfel kommt { $first-from }, der zweite { $second-from }.
verb-colour = { $colour }
    .does = Diese Farbe wählen: { $colour }.
verb-become = { $kind }
    .does = Diese Figur wählen: { $kind }.
verb-fragment = Fragment { $number }
    .does = Würfle für Fragment { $number }.
# $to: eine Richtung
verb-off = { $to }
    .does = Vom Brett hinunter, nach { $to }.

## Würfel

verb-pay = { $colour }, { $spot }
    .does = Bezahle mit dem { $colour-weak-obl } Würfel { $spot-from }.
verb-stow-instant = { spot-instant }
    .does = Behalte ihn als Reaktion.
verb-stow-gauge = { spot-gauge }
    .does = Er wird Kräfte bezahlen.
verb-stow-hero = { spot-hero }
    .does = Er wird Kräfte des Helden bezahlen.
verb-stow-reserve = { spot-reserve }
    .does = Lege ihn zurück: Er zählt als geerntet.

# Was eine Kraft kostet.
cost-dice = { $count } Würfel

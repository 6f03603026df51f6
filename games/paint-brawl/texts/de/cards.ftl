### Bonuskarten: ihre Namen, was sie tun (.does), und wann man sie spielen darf.

card-fatigue = Erschöpfung
    .does = Hebt eine Bewegung, eine Sonderfähigkeit oder einen Blast eines Gegners auf.
card-missed = Fehlschlag
    .does = Hebt einen Angriff, eine Sonderfähigkeit oder einen Blast eines Gegners auf.
# $most: wie viele Pfützen höchstens.
card-kadamas = Kadamas
    .does = Entfernt bis zu { $most } Pfützen beliebiger Farben.
card-explosion = Golem-Explosion
    .does = Lässt einen beliebigen Golem oder Klon explodieren.
card-summoning = Golem-Beschwörung
    .does = Macht aus einer deiner Pfützen einen Mini-Golem.
card-immunity = Immunität
    .does = Hebt eine Karte auf, die gegen dich gespielt wird.

## Wann eine Karte gespielt werden darf

when-own-turn = In deinem Zug
when-any = Jederzeit
# $round: die erste Runde, in der Karten gespielt werden.
when-round = Ab Runde { $round }

## Mehrere Karten

# Mehrmals dieselbe Karte: „2× Kadamas“.
cards-copies = { $count }× { $card }
# $count: wie viele Karten wo sind, wie unten gesagt. $cards: welche es sind.
cards-known = { $count } ({ $cards })
cards-hand = { count-cards } auf der Hand
cards-stock = { count-cards } im eigenen Stapel
cards-spent = { count-cards } aus dem Spiel
cards-pile = { count-cards } im Nachziehstapel
cards-discard = { count-cards } im Ablagestapel

### Das Bild für ein Terminal, höchstens 80 Zeichen breit.

## Über dem Brett; was in einer Zeile steht, hat mehrere Farben, und ein Leerzeichen am Anfang oder Ende steht in Klammern

picture-scenario = { $number } { $scenario }
picture-level = , Stufe { $level }
picture-goal = Ziel: { $goal }
picture-round = Runde { $round } von { $limit }
# Der Name des Clans folgt.
picture-turn = , am Zug:{ " " }
picture-left = { " " }(Bewegungen { $moves }, Angriffe { $attacks })

## Die Legende neben dem Brett, höchstens 19 Zeichen breit

legend-kind = { $letter } { $kind }
# Für das ganze Wort „Matriarchin“ ist kein Platz.
legend-chief = { $letter } { kind-chief }, Matr.
legend-ground = ~ Pfütze  # Mauer
legend-quest = @ Questfeld, Marker
legend-stunned = * betäubt

## Die Köpfe der Tabelle der Plätze, so kurz wie möglich

head-leader = Anführer
head-fighters = Kämpfer
head-puddles = Pfützen
head-supply = Vorrat
head-cards = Karten
head-pile = Stapel
head-to-place = zu setzen
head-blasts = Blasts

## Unter der Tabelle

picture-hand = Deine Hand: { $cards }
picture-stock = Dein Stapel: { $cards }
picture-spent = Verbraucht, { $clan }: { $cards }
# $number: Karten im Nachziehstapel. $cards: die des Ablagestapels.
picture-pile = Nachziehstapel: { $number }; Ablagestapel: { $cards }
picture-marker = Marker: { $clan }
# $stuns: wo Kämpfer betäubt sind, und von wem.
picture-stuns = Betäubt: { $stuns }
picture-stun = { $at } von { $clans }
# Zwei Clans, die denselben Kämpfer betäubt haben.
picture-marks = { $first } + { $next }

### Wer jetzt was tun muss.

# $what: eine der Fragen unten.
prompt-own = Du bist dran: { $what }
prompt-other = { $clan } ist dran: { $what }

## Fragen

prompt-women = einen Mann wählen, den eine Frau ersetzt, oder keinen
prompt-walls = eine Mauer bauen
prompt-place-on = den Kämpfer für { $at } wählen
prompt-place-who = das Feld für { $who-a-acc } wählen
prompt-place = die Kämpfer aufstellen
prompt-infiltrate = den Jäger auf { $at } auf eine Mauer stellen oder stehen lassen
# $moves, $attacks: was vom Zug übrig ist.
prompt-play = spielen (noch { count-moves } und { count-attacks })
prompt-play-free = den Zug beenden oder tun, was keine Aktion kostet
prompt-take-own = eine Karte von deinem Stapel nehmen
prompt-take = eine Karte vom eigenen Stapel nehmen
# $by: wo die Mystikerin ist. $at: die Pfütze, die sie übernimmt.
prompt-source = die Pfütze wählen, die die Mystikerin auf { $by } für die auf { $at } hergibt
prompt-take-back = Pfütze { $number } von höchstens { $most } zum Einsammeln wählen
prompt-kadamas = Pfütze { $number } von höchstens { $most } wählen, die { card-kadamas } entfernt
# $deed: was $clan angekündigt hat.
prompt-react = reagieren oder es geschehen lassen ({ $clan } kündigt an: „{ $deed }“)
prompt-immunity = { card-immunity } gegen { $play } von { $clan } spielen oder es geschehen lassen
prompt-answer = auf { $play } von { $clan } antworten oder es geschehen lassen
prompt-answer-any = antworten oder es geschehen lassen
prompt-recoil = wählen, wohin { $who-the } zurückweicht
# $by: wo der Jäger ist. $left: wie viele Schüsse übrig sind.
prompt-shots = das nächste Ziel des Jägers auf { $by } wählen (noch { $left })
prompt-shots-begun = das nächste Ziel des Jägers auf { $by } wählen (noch { $left }) oder aufhören
prompt-last-call = reagieren, bevor der Zug von { $clan } vorbei ist, oder ihn enden lassen (letzter Aufruf)

## Es wird nichts mehr gefragt

prompt-over = Die Partie ist zu Ende.
prompt-over-goal = Die Partie ist zu Ende: { $clan } hat das Ziel erreicht.
prompt-over-limit = Die Partie ist zu Ende: Die Höchstzahl von { $rounds } Runden ist erreicht.

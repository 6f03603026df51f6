### Was geschah. Ein Satz beginnt mit einem großen Buchstaben, auch wenn sein erstes Wort keinen hat.

## Aufbau

event-first = Das Los entscheidet: { $clan } beginnt.
event-woman = { $clan } ersetzt { $man-a-acc } durch { $woman-a-acc }.
event-woman-none = { $clan } spielt ohne Kämpferin.
event-wall = { $clan } baut eine Mauer auf { $at }.
event-leader-placed = { $who-the } nimmt { $who-gender ->
    [feminine] ihren
   *[other] seinen
} Platz auf { $at } ein.
event-placed = { $clan } stellt { $who-a-acc } auf { $at }.
# $who: ein Jäger. $at: eine Mauer.
event-infiltrated = { $who-the } auf { $from } schleicht sich auf die Mauer auf { $at }.
event-stayed = { $who-the } auf { $from } bleibt, wo er ist.
event-dealt = Das Los gibt { $clan } weitere Karten für den eigenen Stapel.
event-dealt-known = Das Los gibt { $clan } weitere Karten für den eigenen Stapel: { $cards }.

## Züge und Karten

event-turn = Runde { $round }: { $clan } ist am Zug.
event-woke = { $who-the } auf { $at } wacht auf.
event-shuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
event-drew = { $clan } zieht eine Karte.
event-drew-known = { $clan } zieht eine Karte: { $card }.
event-took = { $clan } nimmt eine Karte vom eigenen Stapel.
event-took-known = { $clan } nimmt eine Karte vom eigenen Stapel: { $card }.
event-exchanged = { $clan } tauscht { $cards } gegen eine einzige Karte.
event-declared = { $clan } kündigt an: „{ $deed }“.
event-passed = { $clan } lässt es geschehen.
# $play: eine Karte, mit den Feldern, auf die sie gespielt wurde.
event-card = { $clan } spielt { $play }.
event-card-cancelled = { $card } von { $clan } wird durch { card-immunity } aufgehoben.
# $card: die Karte, die aufhebt.
event-cancelled = Was { $clan } angekündigt hat, wird durch { $card } aufgehoben.
event-fizzled = Was { $clan } angekündigt hat, ist nicht mehr möglich und verfällt.
event-turn-ended = { $clan } beendet den Zug.

## Auf dem Brett

event-moved = { $who-the } geht von { $from } nach { $at }.
event-painted = { $clan } färbt { $at }.
event-painted-over = { $clan } färbt { $at } und überdeckt { $puddle }.
event-erased = { $puddle } auf { $at } geht in den Vorrat zurück.
event-marked = Auf dem Questfeld liegt jetzt der Marker von { $clan }.
# $over: der Clan, dessen Marker er ersetzt.
event-marked-over = Auf dem Questfeld ersetzt der Marker von { $clan } den von { $over }.
event-repainted = { $who-the } auf { $at } wird umgefärbt und gehört jetzt zu { $clan }.
event-stunned = { $who-the } auf { $at } ist betäubt.
event-summoned = { $who-a } erscheint auf { $at }.
event-desummoned = { $who-the } auf { $at } geht in den Vorrat zurück.
event-exploded = { $who-the } explodiert auf { $at }.
event-fused = Verschmelzung: { $who-start } erhebt sich auf { $at }.
event-eaten = { $who-the } auf { $at } wird gefressen.
event-shrunk = { $who-the } auf { $at } schrumpft zum Mini-Golem.
event-recoiled = { $who-the } weicht von { $from } nach { $at } zurück.
event-slid = { $who-the } rutscht von { $from } nach { $at }.
event-swapped = { $first-the } auf { $one } und { $second-the } auf { $other } tauschen die Plätze.
event-swapped-unseen = Die Kämpfer auf { $one } und { $other } tauschen die Plätze.

## Das Ende

event-ended-goal = Ende der Partie: { $clan } hat das Ziel des Szenarios erreicht.
event-ended-limit = Ende der Partie: Die letzte Runde ist gespielt, und { $clan } gewinnt.
event-ended-shared = Ende der Partie: Die letzte Runde ist gespielt, und { $clans } teilen sich den Sieg.

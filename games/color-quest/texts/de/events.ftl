### Was geschah. $who ist ein Lager oder eine Figur; $at, $from, $to und $by sind Felder. Der Anfang wird großgeschrieben.

event-recruited = { $who } nimmt { $entry-one-acc }.
event-dismissed = { $who } gibt { $entry-one-acc } zurück.
event-built = Die Bande von { $who } ist bereit.
event-faced = Fragment { $fragment } zeigt Seite { $face }.
event-laid = { $tile-a } wird auf { $at } gelegt.
event-deployed = { $who-the } wird auf { $at } aufgestellt.
event-turn = Runde { $round }: { $who } ist am Zug.
event-sequence = { $who }: { $sequence }.
event-paid = { $who } bezahlt mit { $die-dat }.
event-passed = { $who } reagiert nicht.
event-cancelled = { $ability } wird aufgehoben: Nichts geschieht.
event-lost = { $ability } geht verloren, denn die Figur kann es nicht mehr ausführen.
event-moved = { $who-the } geht von { $from } nach { $to }.
# $first steht auf $from, $second auf $to.
event-swapped = { $first-the } auf { $from } und { $second-the } auf { $to } tauschen die Plätze.
event-painted = { $puddle-a } breitet sich auf { $at } aus.
# $old: die Pfütze, die dort lag
event-painted-over = { $puddle-a } überdeckt { $old-acc } auf { $at }.
event-erased = { $puddle-the } auf { $at } verschwindet.
# $was, $now: die Figur davor und danach
event-became = { $was-the } auf { $at } wird { $now-into }.
event-stunned = { $who-the } auf { $at } wird betäubt.
event-stood-up = { $who-the } auf { $at } steht auf.
event-removed = { $who-the } auf { $at } verschwindet.
event-appeared = { $who-the } erscheint auf { $at }.
event-piled = Auf { $at } liegen Knochen.
event-exploded = { $who-the } auf { $at } explodiert.
event-broken = Die Mauer auf { $at } zerbricht.
event-lifted = Die Mauer auf { $from } schwebt nach { $to }.
event-parried = Der Rônin auf { $at } pariert.
event-blessed = { $who-the } auf { $at } ist { $status }.
event-rolled = { $who } würfelt: { $colour }.
event-placed = { $who } legt { $die-acc } auf { $at }.
event-collected = { $who } sammelt { $die-acc } auf { $at } ein.
event-stowed = { $who } legt { $die-acc } { $spot-into }.
event-played = { $who } spielt { $instant }.
event-played-at = { $who } spielt { $instant } auf { $squares }.
event-warded = Immunität hebt auf, was { $who } gespielt hat: { $instant }.
# $source: woher der Trank kommt
event-drank = { $who } benutzt { $draught-acc } ({ $source }).
event-drank-at = { $who } benutzt { $draught-acc } auf { $at } ({ $source }).
event-drew = { $who } zieht eine Karte: { $potion }.
event-drew-hidden = { $who } zieht eine Gegenstandskarte.
event-discarded = { $who } legt eine Karte ab: { $potion }.
event-turn-ended = { $who } beendet den Zug.
event-won = { $who } gewinnt.
event-limit = Die letzte Runde ist vorbei.

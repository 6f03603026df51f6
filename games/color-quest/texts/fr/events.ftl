### Ce qui s'est passé. $who est un camp ou une figurine ; $at, $from, $to et $by sont des cases.

event-recruited = { $who } prend { $entry }.
event-dismissed = { $who } rend { $entry }.
event-built = La bande de { $who } est prête.
event-faced = Le fragment { $fragment } montre sa face { $face }.
event-laid = { $tile-a } est posé en { $at }.
event-deployed = { $who-the } est { $who-gender ->
    [feminine] déployée
   *[other] déployé
} en { $at }.
event-turn = Manche { $round } : tour de { $who }.
event-sequence = { $who } : { $sequence }.
event-paid = { $who } paie avec { $die-the }.
event-passed = { $who } ne réagit pas.
event-cancelled = L'action { $ability } est annulée : rien ne se passe.
event-lost = L'action { $ability } est perdue, car sa figurine ne peut plus la faire.
event-moved = { $who-the } va de { $from } en { $to }.
# $first est en $from, $second en $to.
event-swapped = { $first-the } en { $from } et { $second-the } en { $to } échangent leurs places.
event-painted = { $puddle-the } s'étale en { $at }.
# $old : la flaque qui était là
event-painted-over = { $puddle-the } recouvre { $old-the } en { $at }.
event-erased = { $puddle-the } en { $at } disparaît.
# $was, $now : la figurine avant et après
event-became = { $was-the } en { $at } devient { $now-the }.
event-stunned = { $who-the } en { $at } est { $who-gender ->
    [feminine] assommée
   *[other] assommé
}.
event-stood-up = { $who-the } en { $at } se relève.
event-removed = { $who-the } en { $at } disparaît.
event-appeared = { $who-the } apparaît en { $at }.
event-piled = Des os gisent en { $at }.
event-exploded = { $who-the } en { $at } explose.
event-broken = Le mur en { $at } s'écroule.
event-lifted = Le mur en { $from } flotte jusqu'en { $to }.
event-parried = Le Rônin en { $at } pare.
event-blessed = { $who-the } en { $at } est { $status }.
event-rolled = { $who } lance un dé : { $colour }.
event-placed = { $who } pose { $die-the } en { $at }.
event-collected = { $who } récolte { $die-the } en { $at }.
event-stowed = { $who } met { $die-the } dans { $spot }.
event-played = { $who } joue { $instant }.
event-played-at = { $who } joue { $instant } en { $squares }.
event-warded = Immunité annule l'effet { $instant } joué par { $who }.
# $source : d'où vient la potion
event-drank = { $who } emploie { $draught-the } ({ $source }).
event-drank-at = { $who } emploie { $draught-the } en { $at } ({ $source }).
event-drew = { $who } pioche { $potion }.
event-drew-hidden = { $who } pioche une carte item.
event-discarded = { $who } défausse { $potion }.
event-turn-ended = { $who } finit son tour.
event-won = { $who } gagne.
event-limit = La dernière manche est finie.

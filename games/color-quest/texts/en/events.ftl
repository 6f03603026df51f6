### What happened. $who is a side or a figure, $at, $from, $to and $by are squares.

event-recruited = { $who } takes { $entry }.
event-dismissed = { $who } gives { $entry } back.
event-built = { $who }'s band is ready.
event-faced = Fragment { $fragment } shows face { $face }.
event-laid = { $tile-a } is laid on { $at }.
event-deployed = { $who-the } is deployed on { $at }.
event-turn = Round { $round }: { $who }'s turn.
event-sequence = { $who }: { $sequence }.
event-paid = { $who } pays with { $die-the }.
event-passed = { $who } does not react.
event-cancelled = { $ability } is cancelled: nothing happens.
event-lost = { $ability } is lost, as its figure can no longer do it.
event-moved = { $who-the } goes from { $from } to { $to }.
# $first stands on $from, $second on $to.
event-swapped = { $first-the } on { $from } and { $second-the } on { $to } change places.
event-painted = { $puddle-the } spreads on { $at }.
# $old: the puddle that lay there
event-painted-over = { $puddle-the } covers { $old-the } on { $at }.
event-erased = { $puddle-the } on { $at } is gone.
# $was, $now: the figure before and after
event-became = { $was-the } on { $at } becomes { $now-the }.
event-stunned = { $who-the } on { $at } is stunned.
event-stood-up = { $who-the } on { $at } stands up.
event-removed = { $who-the } on { $at } is gone.
event-appeared = { $who-the } appears on { $at }.
event-piled = Bones lie on { $at }.
event-exploded = { $who-the } on { $at } explodes.
event-broken = The wall on { $at } breaks.
event-lifted = The wall on { $from } floats to { $to }.
event-parried = The Rônin on { $at } parries.
event-blessed = { $who-the } on { $at } is { $status }.
event-rolled = { $who } rolls a die: { $colour }.
event-placed = { $who } puts { $die-the } on { $at }.
event-collected = { $who } collects { $die-the } on { $at }.
event-stowed = { $who } puts { $die-the } in the { $spot }.
event-played = { $who } plays { $instant }.
event-played-at = { $who } plays { $instant } on { $squares }.
event-warded = Immunity cancels the { $instant } that { $who } played.
# $source: where the potion comes from
event-drank = { $who } uses { $draught-the } ({ $source }).
event-drank-at = { $who } uses { $draught-the } on { $at } ({ $source }).
event-drew = { $who } draws { $potion }.
event-drew-hidden = { $who } draws an item card.
event-discarded = { $who } discards { $potion }.
event-turn-ended = { $who } ends the turn.
event-won = { $who } wins.
event-limit = The last round is over.

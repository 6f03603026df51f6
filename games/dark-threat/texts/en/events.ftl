### What happened. $who is a figure; $from, $to and $at are squares. A capital is put at the beginning.

event-placed = { $who-the } is placed on { $at }.
event-ordered = Gaia will play { $turn-the } first in every cycle.
event-turn = Cycle { $cycle }: { $turn-the } begins.
event-turn-ended = { $turn-the } ends.
event-unguarded = { $who-the } on { $at } is no longer protected.
# $deed: what `.says` of an ability says.
event-used = { $deed }.
event-moved = { $who-the } goes from { $from } to { $to }.
# By Seduction.
event-dragged = { $who-the } is dragged from { $from } to { $to }.
# A Bane.
event-fled = { $who-the } leaves { $from } for { $to }.
# By Telekinesis.
event-pushed = { $puddle-the } moves from { $from } to { $to }.
# A Totem.
event-levitated = { $who-the } floats from { $from } to { $to }.
event-painted = { $puddle-a } appears on { $at }.
event-painted-over = { $puddle-a } replaces { $over-the } on { $at }.
event-erased = { $puddle-the } on { $at } goes back to the supply.
event-lit = the { $colour } prism on { $at } is lit.
event-activated = { $temple-the } is active: the Chosen One owns { $item-the }.
event-corrupted = { $temple-the } is corrupted.
event-corrupted-again = { $temple-the } is corrupted once more.
event-appeared = { $who-the } appears on { $at }.
event-buried = the Mandrake on { $at } goes into the ground.
event-removed = { $who-the } on { $at } goes back to the supply.
# $who: the bright Chosen One.
event-awoke = the Chosen One on { $at } awakes: { $who-the }!
# $was: the kind that it was.
event-became = { $was-the } on { $at } becomes { $who-the }.
event-fused = fusion: { $who-the } rises on { $at }.
# $into: the smaller Bane.
event-shrunk = { $who-the } on { $at } cannot flee and shrinks to { $into-the }.
event-shrunk-away = { $who-the } on { $at } cannot flee and is gone.
event-knocked-out = { $who-the } on { $at } is knocked out.
event-woke = { $who-the } on { $at } wakes up.
# $who: a Follower.
event-doomed = { $who-the } on { $at } is doomed and serves Kaos.
event-freed = { $who-the } on { $at } is freed and serves Gaia again.
event-guarded = { $who-the } on { $at } is protected by a Prayer.
event-rolled = the die of { $camp } shows { $divine }.
event-fizzled = { $divine } cannot be applied.
# $bane: the Ultimate Bane, or the Wooden King.
event-feat-gaia = Feat of Gaia: { $bane-the } and Fongia knocked out in one turn.
event-feat-kaos = Feat of Kaos: Oak and the Chosen One knocked out in one turn.
event-ended-goals = End of the game: { $camp } has met all goals of its level ({ $level }).
event-ended-limit = End of the game: the last cycle is over, and { $camp } has met more of its goals.
event-ended-draw = End of the game: the last cycle is over, and nobody is ahead.

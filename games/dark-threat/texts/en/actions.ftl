### What may be done. $at is a square; $what is what stands or lies there.

# $places: the three Followers with their squares, a list.
action-followers = Place { $places }
action-place = Place { $who-the } on { $at }
action-order = Play { $turn-the } first in every cycle
action-emerge = Let the buried Mandrake come up on { $at }
# $deed: what `.says` of an ability says; $target: whom or what it is aimed at.
action-use = { $deed } ({ $target })
action-sacrifice = Sacrifice { $what-the } on { $at } and roll for a Kaos event
action-end = End the turn
action-step = Take a second step to { $at }
action-stop = Take no second step
action-colour = Choose { $colour }
action-colour-kept = Leave { $puddle-the } on { $at }
action-colour-at = Paint { $at } { $colour }
# Telekinesis.
action-push = Move it to { $at }
action-push-onto = Move it onto { $what-the } on { $at }
action-drop = Set the Totem down on { $at }
action-flee = Make { $bane-the } flee to { $at }
action-awaken = Wake the Avatar of { $what-the } on { $at }
action-clear = Remove { $what-the } on { $at }
action-lotus = Add a puddle on { $at }
action-sprout = Turn { $what-the } on { $at } into a Mushroom
action-doom = Doom { $what-the } on { $at }
action-taint = Turn all { $colour } puddles black
action-strike = Knock out { $what-the } on { $at }
action-decline = Leave Gaia alone

### Buttons: the name, and `.does` as one line; those of abilities are in `abilities.ftl`. A capital is put at the beginning of a name.

# $first, $second, $third: who stands on the three squares; $places: the same with their squares, a list.
verb-followers = { $first }, { $second }, { $third }
    .does = Place { $places }.
verb-order = { $turn }
    .does = Gaia's first turn of every cycle is { $turn-the }.
verb-colour = { $colour }
    .does = Paint it { $colour }.
verb-taint = { $colour }
    .does = All { $colour } puddles turn black, but for lit prisms.
verb-sacrifice = Sacrifice
    .does = Give it up and roll the die for a Kaos event, once in a turn and for no action.
verb-end = End turn
    .does = The next turn of the cycle begins.
verb-stop = Stop here
    .does = Take no second step.
verb-decline = Decline
    .does = Knock nobody out.

## What a turn is made of, and buttons cost

pip-move = Move
pip-attack = Attack
# How many actions of both sorts together, where that is fewer than they add up to.
pip-any = In all

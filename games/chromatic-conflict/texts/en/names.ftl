### Names of what lies on the table, and of those who play.

## Factions, and who plays them

faction-blue = Blue
    .full = Blue faction
faction-green = Green
    .full = Green faction
faction-orange = Orange
    .full = Orange faction
faction-violet = Violet
    .full = Violet faction
# A player who has no faction yet; $seat: the number of the player
player = player { $seat }

## Kinds of Chromecas. `one`: a card from a hand; `short`: in few letters, for pictures

kind-ship = Ship
    .one = the Ship
    .short = ship
kind-cannon = Cannon
    .one = the Cannon
    .short = cannon
kind-crane = Crane
    .one = the Crane
    .short = crane
kind-2 = 2
    .one = a 2
    .short = 2
kind-3 = 3
    .one = a 3
    .short = 3
kind-4 = 4
    .one = a 4
    .short = 4
kind-5 = 5
    .one = a 5
    .short = 5
# Several cards of one kind; beside the number on a card, another number reads badly
kind-copies = { $copies ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $copies }
} { $kind }s

## Effects. `a`: one that is revealed; `its`, `your`: what it gives to a faction, said to all and to itself
## $bonus: attack power; $points: victory points

effect-empty = Empty zone
    .a = an Empty zone
    .its = no effect
    .your = no effect
effect-offensive = Offensive force
    .its = +{ $bonus } attack power for its captures
    .your = +{ $bonus } attack power for your captures
effect-stronghold = Stronghold
    .its = +{ points }
    .your = +{ points }
effect-strike = Strike force
    .its = diagonal support is enough for its captures
    .your = diagonal support is enough for your captures
effect-bastion = Bastion
    .its = its shield protects a place
    .your = your shield protects a place

## Numbers of things

gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}

## Cards of the map

core = the Core
terrain = terrain { $terrain }
# A terrain on the table: "T04 at (0,1)"
terrain-at = { $terrain } at { $at }
# A card on the table of which nothing is known
card-at = { $at }
# Where something happens
spot-core = on the Core
spot-at = at { $at }

## Somebody's Chromeca and somebody's shield. $who: a faction or a player

occupant-own = your own { $kind }
occupant-of = { $who }'s { $kind }
shield-own = under your shield
shield-of = under { $who }'s shield

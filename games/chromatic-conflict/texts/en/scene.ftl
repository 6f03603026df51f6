### What stands beside the things on a page.

## A place of the map. $card: the Core or a terrain; $facts: one of the next texts; $zones: one of those behind them

place-words = { $at }, { $card }: { $facts }. { $zones }
place-held = { gems }, held by { $who }
place-free = { gems }, unoccupied
place-shielded = { $facts }, { $shield }
place-lifted = { $facts }, lifted by the Crane
zones-core = All its zones are empty.
zones-none = No zone is known.
zones-known = Zones: { $zones }.
zone = { $effect } ({ $faction })
zone-active = { $effect } ({ $faction }, active)
zone-secret = { $effect } ({ $faction }, known to you alone)
# A position where no card lies
gap = { $at }, free position

## Cards of a hand. $use: what the card may do

hand-number = Chromeca { $kind }
hand-chromeca = Power { $power }. { $use }
# $attack: its power in captures
hand-chromeca-raised = Power { $power }, { $attack } in captures. { $use }
use-ship = Right after placing it you may destroy a terrain.
use-cannon = Right after placing it you may empty an occupied place.
use-crane = Right after placing it you may move a terrain.
use-number = It takes any unoccupied place, or captures a weaker enemy beside one of your Chromecas.
hand-terrain = Terrain { $terrain }
hand-terrain-gems = { gems }.
hand-terrain-zone = { gems }. Your zone: { $effect }, { $effect-your }.

## Seats

seat-no-faction = no faction yet
seat-action = Action
seat-points = { points }, { places }
seat-hand = { $count ->
    [one] { $count } Chromeca in hand
   *[other] { $count } Chromecas in hand
}
seat-hand-named = { seat-hand }: { $kinds-one }
seat-terrains = { $count ->
    [one] { $count } terrain in hand
   *[other] { $count } terrains in hand
}
seat-pile = { $count ->
    [one] { $count } Chromeca in the draw pile
   *[other] { $count } Chromecas in the draw pile
}
seat-pile-named = { seat-pile }: { $kinds-one }
# $pile: the draw pile; $kinds: the discarded cards
seat-discards = { $pile }; discarded: { $kinds-one }
# $places: on how many places it is revealed
seat-effect = { $effect }: { $effect-its }, from { places }

## The table

terrain-pile = { $count ->
    [one] { $count } terrain in the pile
   *[other] { $count } terrains in the pile
}
heading-factions = Choice of factions
heading-turn = Turn { $turn }
heading-action = Action { $action } of { $actions }
heading-end = End of the game

## The goal

goal-title = Hold the most gems
goal-words = The game ends at once when somebody places their last Chromeca. Most victory points wins: the gems of the places one holds, and { $stronghold } for a Stronghold.
goal-nobody = Nobody has a victory point yet.
goal-you = You lead with { points }.
goal-you-share = You share the lead with { points }.
# $who: the leaders; $count: how many they are
goal-others = { $who } { $count ->
    [one] leads
   *[other] lead
} with { points }.
# $own: the points of the reader
goal-others-you = { goal-others } You have { $own }.

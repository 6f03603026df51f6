### What happened, as a sentence for everybody who is told.
### $who: a faction or a player; $spot: "on the Core", "at (0,1)"

event-chose = Player { $seat } takes the { $faction } faction.
event-first = First player, drawn at random: { $who }.
event-drew-chromecas = { $who } draws { $count ->
    [one] { $count } Chromeca
   *[other] { $count } Chromecas
}.
# $kinds: the cards by name
event-drew-chromecas-named = { $who } draws { $count ->
    [one] { $count } Chromeca
   *[other] { $count } Chromecas
} ({ $kinds-one }).
event-drew-terrains = { $who } draws { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
}.
event-drew-terrains-named = { $who } draws { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
} ({ $terrains }).
event-laid = { $who } lays terrain { $terrain } ({ gems }) at { $at }.
event-placed = { $who } places { $kind-one } { $spot }.
event-left-captured = { $who }'s { $kind } { $spot } is captured and goes to its discard pile.
event-left-emptied = { $who }'s { $kind } { $spot } is driven out by the Cannon and goes to its discard pile.
event-left-destroyed = { $who }'s { $kind } { $spot } is destroyed with its terrain and goes to its discard pile.
event-revealed = { $who } reveals { $effect-a } { $spot }: { $effect-its }.
event-deployed = { $who } deploys its shield { $spot }.
event-withdrawn = { $who }'s shield { $spot } goes back to the supply.
event-no-place-for-shield = No place can bear { $who }'s shield: it stays in the supply.
event-terrain-destroyed = Terrain { $terrain } at { $at } is destroyed and goes to the bottom of the terrain pile.
event-moved = Terrain { $terrain } moves from { $from } to { $to }.
event-declined = { $who } does not use the { $kind }'s power.
event-no-target-ship = { $who } cannot use the { $kind }'s power: there is nothing to destroy.
event-no-target-cannon = { $who } cannot use the { $kind }'s power: there is nothing to empty.
event-no-target-crane = { $who } cannot use the { $kind }'s power: there is nothing to move.
event-no-target-number = { $who } cannot use the { $kind }'s power: there is nothing to do.
event-skipped = Nothing is possible for { $who }: the rest of its turn is skipped.
event-turn = Turn { $turn }: { $who } plays.
event-ended = End of the game: { $reason }.

## How the game ended

# $winners: who won, as a sentence; $reason: one of those below
end-outcome = { $winners } The game ended because { $reason }.
end-nobody = Nobody wins.
end-shared = Shared victory: { $who }, with { points } and { places } each.
end-level = { $who } wins with { points }, as many as { $others }, but holds more places ({ $places }).
end-won = { $who } wins with { points }.

## Why, as half a sentence

end-last-chromeca = { $who } placed the last of its Chromecas
end-last-chromeca-somebody = a player placed the last of its Chromecas
end-stuck = nobody could do anything any more
end-limit = the limit of { $limit } turns was reached
end-other = it is over

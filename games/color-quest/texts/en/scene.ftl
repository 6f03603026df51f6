### The table as it is shown.

## Heading

heading-round = Round { $round } of { $rounds }
heading-setup = Set-up

## Parts of the set-up

stage-bands = Bands
stage-faces = Faces
stage-tiles = Tiles
stage-puddles = Puddles
stage-dice = Dice
stage-deploy = Deployment

## Squares. $who: a side

# $parts: all that is on the square, one after another
square-with = { $square }, { $parts }
square-goal = goal of { $who }
square-zone = deployment zone of { $who }
square-crystal = crystal

## How it is with a figure, after its name

state-height = at height
# $who: the figure
state-stunned = { $who-gender ->
   *[other] stunned
}
state-must = must move
state-spent = used

## Goals

# $level: the level that wins
goal-supremacy = Have your hero at level { $level } or higher while the other hero lies stunned.
goal-harvest = Be the first to collect { $of } dice from crystals.
goal-escort = End your turn with your hero upright in the far corner, having moved there by himself.

# How far one is.
note-supremacy = Your hero is at level { $now } of { $level }.
note-harvest = { $done } of { $of } dice.
note-escort = { $steps ->
    [one] { $steps } step to go.
   *[other] { $steps } steps to go.
}
# A note as it is said to a bystander.
note-of = { $who }: { $note }

task-level = Hero at level { $level }
task-felled = Enemy hero stunned
task-harvest = { $of } dice harvested ({ $done })
task-escort = Hero in the far corner

## What a seat has

seat-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
seat-cards = { $count ->
    [one] { $count } item card
   *[other] { $count } item cards
}
seat-harvest = { $count ->
    [one] { $count } die was harvested
   *[other] { $count } dice were harvested
}
rack-instant = Instant
rack-gauge = Gauge
rack-hero = Hero
rack-empty = empty place
# A place for an instant die, and what the die does.
rack-does = { $die-the }: { $instant }

## What lies beside the board

# $what: a kind of figure or a tile
store-left = { $count } in the supply: { $what }
store-dice = { $count } in the supply: dice
store-cards = { $count ->
    [one] { $count } item card to draw
   *[other] { $count } item cards to draw
}

### What the page shows: squares, seats, counters.

## A square as one line, one part after another: "d5, Red Hunter, on a wall"

# $what: one or several of the parts below.
square = { $at }, { $what }
square-quest = Quest square
square-marker = { $clan } marker
square-no-marker = no marker
square-figure = { $clan } { $kind }
# $marks: the clans that stunned it.
square-stunned = { $clan } { $kind }, stunned by { $marks }
square-on-wall = on a wall
square-puddle = { $clan } puddle
square-wall-puddle = { $clan } puddle on a wall
# A puddle.
square-chosen = chosen
square-wall = wall
square-empty = empty
square-home = { $clan } deployment zone

## Seats

seat-clan = { $clan } clan
seat-supply = { count-puddles } in the supply
seat-to-place = { $count } to place: { $kind }
# $kind: the caste by its man.
seat-blasts = { count-blasts } ({ $kind })

## How far the game is

progress-round = Round { $round }
progress-set-up = Set-up

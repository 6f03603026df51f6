### Buttons: their names, and what they do (.does).

## Buttons that are the only ones of their kind

verb-ready = Band is ready
    .does = Points that are left give item cards.
verb-exchange = Exchange
    .does = Give up your two cards for a new one.
verb-to-moves = On to moves
    .does = No more powers this turn.
verb-to-attacks = On to attacks
    .does = No more Moves this turn.
verb-end = End turn
    .does = Tidy up; the opponent's turn begins.
verb-enough = Enough
    .does = Choose nothing more.
verb-pass = Let it happen
    .does = Use no die and no potion now.

## Lines of the army list. $cost: points

verb-recruit = { $entry } · { $cost }
    .does = Take into the band: { $entry } ({ $cost }).
verb-dismiss = No { $entry }
    .does = Give it back: { $entry }.
verb-deploy = { $entry }
    .does = Put on the board: { $entry }.

## What is chosen

# $face: a letter
verb-face = Face { $face }
    .does = The side with the crystals of face { $face }.
# $first, $second: where the two dice of a potion lie
verb-from = { $first } + { $second }
    .does = The first die from: { $first }; the second from: { $second }.
verb-colour = { $colour }
    .does = Choose { $colour }.
verb-become = { $kind }
    .does = Choose this figure: { $kind }.
verb-fragment = Fragment { $number }
    .does = Roll a die for fragment { $number }.
# $to: a direction
verb-off = { $to }
    .does = Off the board, to the { $to }.

## Dice

verb-pay = { $colour }, { $spot }
    .does = Pay with the { $colour } die of the { $spot }.
verb-stow-instant = { spot-instant }
    .does = Keep it as a reaction.
verb-stow-gauge = { spot-gauge }
    .does = It will pay for powers.
verb-stow-hero = { spot-hero }
    .does = It will pay for powers of the hero.
verb-stow-reserve = { spot-reserve }
    .does = Put it back: it counts as harvested.

# What a power costs.
cost-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

### Who must do what now. $who: the text prompt-you, or a side.

prompt-over = The game is over.
prompt-you = You

## What is asked in the middle of something

prompt-choosing = { $who }: { $ability }: choose what it is aimed at.
# $left: how many more
prompt-paying = { $who }: choose a die to pay with ({ $left }).
# $figure stands on $by
prompt-declared = { $who }: { $figure-the } on { $by } declares { $ability }; react or pass.
prompt-last-call = { $who }: last reactions of this turn, or pass.
prompt-shots = { $who }: shoot again (up to { $left }).
prompt-cleaning = { $who }: choose another puddle, or enough.
prompt-caste = { $who }: choose a caste.
prompt-played = { $who }: answer { $instant } with Immunity, or pass.
prompt-splash = { $who }: choose a splash around { $at }.
prompt-push = { $who }: choose whom the light pushes, and where.
prompt-stow = { $who }: choose where { $die-the } goes.
prompt-refill = { $who }: put { $die-the } on a crystal of fragment { $fragment }.
# $first, $second: the two fragments of the side
prompt-starting = { $who }: put { $die-the } on a crystal of fragment { $first } or { $second }; { $next-the } goes on the other fragment.
prompt-levels = { $who }: choose the fragment to refill next.
prompt-colour = { $who }: choose the base colour of { $figure-the } on { $at }.
prompt-tunnel = { $who }: choose where to come out.
prompt-discard = { $who }: choose a card to discard ({ $left }).
prompt-other = { $who }: go on.

## Stages of the set-up

# $left: the points that are left
prompt-bands = { $who }: build the band ({ $left } left).
prompt-faces = { $who }: choose the face of fragment { $fragment }.
prompt-tiles = { $who }: place a tile: { $tile }.
prompt-puddles = { $who }: place { $puddle-the }.
prompt-dice = { $who }: place the dice.
prompt-deploy = { $who }: deploy the band.

## Sequences of a turn

prompt-powers = { $who }: use powers, or go on to the moves (round { $round }).
prompt-moves = { $who }: move figures, or go on to the attacks (round { $round }).
prompt-attacks = { $who }: attack with figures, or end the turn (round { $round }).

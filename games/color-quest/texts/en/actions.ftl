### What may be done, said to whoever may do it.

# $entry: a line of the army list; $cost: its points
action-recruit = Take { $entry } ({ $cost })
action-dismiss = Give { $entry } back
action-ready = The band is ready
action-face = Fragment { $number }: face { $face }
action-lay-tile = Put down on { $at }: { $tile }
action-lay-puddle = Put down on { $at }: { $puddle-the }
action-deploy = Deploy { $entry } on { $at }
# $who: the figure; $by: its square; $target: a square, a direction, a colour or a spirit
action-use = { $ability }: { $who-the } on { $by }
action-use-at = { $ability }: { $who-the } on { $by } → { $target }
action-instant = { $instant } ({ $die-the })
action-instant-at = { $instant } ({ $die-the }): { $target }
# $source: where the potion comes from
action-potion = { $draught } ({ $source })
action-potion-at = { $draught } ({ $source }): { $target }
action-exchange = Discard both cards and draw one
action-to-moves = On to the moves
action-to-attacks = On to the attacks
action-end = End the turn
action-pick = { $ability } → { $target }
action-pick-shot = Shoot at { $target }
action-pick-more = Also { $target }
action-enough = Enough
# $spot: where the die lies
action-pay = Pay with { $die-the } ({ $spot })
action-stow = Put the die in the { $spot }
action-fragment = Refill fragment { $number }
action-crystal = Put the die on { $at }
action-colour = Base: { $colour }
action-exit = Come out on { $at }
action-discard = Discard { $potion }
action-push = Push { $who-the } from { $at } to { $to }
action-splash = Splash { $at }
action-caste = It becomes a { $kind }
action-pass = Let it happen

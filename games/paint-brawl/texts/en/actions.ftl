### What may be done, said to the player who may do it.

# $outlook: what comes of it, see outlook.ftl.
action-outlook = { $action } ({ $outlook })

## Set-up

action-woman = Replace { $man-a } by { $woman-a }
action-woman-none = Have no woman fighter
action-wall = Build a wall on { $at }
action-place = Place { $who-a }
action-place-at = Place { $who-a } on { $at }
# $from: where the Hunter is. $at: a wall.
action-infiltrate = Infiltration: put the Hunter on { $from } on the wall on { $at }
action-infiltrate-any = Infiltration: put a Hunter on the wall on { $at }
action-stay = Leave the Hunter on { $from } where it is
action-stay-any = Leave a Hunter where it is

## A turn

action-take = Take { $card } from your pile
# $pay: the action that it costs.
action-take-back = Take-back: take up to { $most } of your puddles back, for { $pay-a }
# $pile: own or common.
action-exchange = Exchange your two cards for one of { $pile ->
    [own] your pile
   *[common] the draw pile
}
action-exchange-known = Exchange your two cards ({ $cards }) for one of { $pile ->
    [own] your pile
   *[common] the draw pile
}
action-end = End the turn
action-source = Give up your puddle on { $at }
action-puddle-take-back = Take back { $puddle } on { $at }
action-puddle-remove = Remove { $puddle } on { $at }
action-enough = That is enough
# $squares: the puddles that are chosen already.
action-enough-only = That is enough: only { $squares }
action-recoil = Make { $who-the } recoil { $to }
# $to: a direction. $end: the square there.
action-recoil-onto = Make { $who-the } recoil { $to }, to { $end }
action-target = Shoot at { $at }
action-stop = Stop shooting

## Bonus cards

action-kadamas = Play { card-kadamas }: remove up to { $most } puddles of any colour
action-explosion = Play { card-explosion }: { $who-the } on { $at } explodes
action-summoning = Play { card-summoning }: turn your puddle on { $at } into a mini Golem
action-card = Play { $card }
# $ability: what was declared.
action-cancel = Play { $card } to cancel what was declared ({ $ability })
# $card of $clan is what is answered.
action-immunity = Play { card-immunity } to cancel { $clan }'s { $card }
action-pass = Let it happen
action-pass-turn = Let the turn end

## What was declared, in "Red declares ..."

# $deed: an ability as it is told. $squares: the puddle that the Mystic gives up.
deed-given-up = { $deed }, given up: { $squares }
deed-take-back = a take-back of { $squares } for { $pay-a }
deed-any = an action

## A card with what it was played on, in "Red plays ..."

play-on = { $card } on { $squares }

### What may be done.
### Names of heroes, enemies, items and abilities come as the content says them. $at, $to: squares

# $owner: the number of the seat that the hero belongs to
action-pick = { $hero } joins the party and belongs to seat { $owner }
action-move = Move
action-step = Step to { $to }
action-stop = Stop here
action-attack = Attack { $enemy } on { $at } ({ $weapon })
action-whirl = Attack every adjacent enemy ({ $weapon })
action-search = Search the chest on { $at }
action-trade = Trade with { $hero }
action-give = Give { $item }
action-take = Take { $item }
action-done = Propose this trade
action-cancel = Trade nothing
action-revive = Revive { $hero }
action-reveal = Reveal the dungeon
# $edge: one of edge-left and so on; $turns: quarter turns
action-lay = Lay the card { $edge }, turned { $turns } times
action-use = Use { $item }
action-wear = Put on { $item }
action-unwear = Take the armour off
action-ability = Use { $ability }
action-option = Option { $number }
action-pay = Pay with { $item } of { $hero }
action-accept = Accept
action-refuse = Refuse
action-use-ability = Use the ability
action-spare-ability = Do not use the ability
action-end = End the turn

## A hero is chosen

action-hero-turn = { $hero } takes its turn
action-hero-attack = Attack { $hero }
action-hero-hunt = Go for { $hero }
action-hero = Choose { $hero }

## A square is chosen

action-enemy-acts = { $enemy } on { $at } acts
action-second = Strike { $enemy } on { $at } too
action-walk = Walk to { $at }
action-place = Place it on { $at }
action-square = Choose { $at }

### Bonus cards: their names, what they do (.does), and when they can be played.

card-fatigue = Fatigue
    .does = Cancels a move, a special ability or a blast of an enemy.
card-missed = Missed
    .does = Cancels an attack, a special ability or a blast of an enemy.
# $most: how many puddles at most.
card-kadamas = Kadamas
    .does = Removes up to { $most } puddles of any colours.
card-explosion = Golem Explosion
    .does = Makes any Golem or Clone explode.
card-summoning = Golem Summoning
    .does = Turns one of your puddles into a mini Golem.
card-immunity = Immunity
    .does = Cancels a card that is played against you.

## When a card can be played

when-own-turn = In your turn
when-any = Any time
# $round: the first round in which cards are played.
when-round = From round { $round }

## Several cards

# Copies of one card: "2 Kadamas".
cards-copies = { $count } { $card }
# $count: how many cards there are where, as said below. $cards: which they are.
cards-known = { $count } ({ $cards })
cards-hand = { count-cards } in hand
cards-stock = { count-cards } in its own pile
cards-spent = { count-cards } out of the game
cards-pile = { count-cards } in the draw pile
cards-discard = { count-cards } in the discard

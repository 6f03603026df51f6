### The picture for a terminal, 80 characters wide at most.

## Above the board; what stands on one line is inked in several colours, and begins or ends with a blank in braces

picture-scenario = { $number } { $scenario }
picture-level = , level { $level }
picture-goal = Goal: { $goal }
picture-round = Round { $round } of { $limit }
# The clan's name follows.
picture-turn = , turn:{ " " }
picture-left = { " " }(Moves { $moves }, Attacks { $attacks })

## The legend beside the board, 19 characters wide at most

legend-kind = { $letter } { $kind }
legend-chief = { $letter } { kind-chief }, { kind-matriarch }
legend-ground = ~ puddle  # wall
legend-quest = @ Quest, marker
legend-stunned = * stunned

## The heads of the table of seats, as short as can be

head-leader = leader
head-fighters = fighters
head-puddles = puddles
head-supply = supply
head-cards = cards
head-pile = pile
head-to-place = to place
head-blasts = blasts

## Below the table

picture-hand = Your hand: { $cards }
picture-stock = Your pile: { $cards }
picture-spent = Used up, { $clan }: { $cards }
# $number: of cards in the draw pile. $cards: those of the discard.
picture-pile = Draw pile: { $number }; discard: { $cards }
picture-marker = Marker: { $clan }
# $stuns: where fighters are stunned, and by whom.
picture-stuns = Stunned: { $stuns }
picture-stun = { $at } by { $clans }
# Two clans that have stunned the same fighter.
picture-marks = { $first } + { $next }

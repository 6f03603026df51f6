### What happened. A sentence begins with a capital letter even if what stands first has none.

## Set-up

event-first = First player, drawn at random: { $clan }.
event-woman = { $clan } replaces { $man-a } by { $woman-a }.
event-woman-none = { $clan } has no woman fighter.
event-wall = { $clan } builds a wall on { $at }.
event-leader-placed = { $who-the } takes { $who-gender ->
    [feminine] her
   *[other] his
} place on { $at }.
event-placed = { $clan } places { $who-a } on { $at }.
# $who: a Hunter. $at: a wall.
event-infiltrated = { $who-the } on { $from } infiltrates onto the wall on { $at }.
event-stayed = { $who-the } on { $from } stays where he is.
event-dealt = Luck deals { $clan } more cards for its pile.
event-dealt-known = Luck deals { $clan } more cards for its pile: { $cards }.

## Turns and cards

event-turn = Round { $round }: it is { $clan }'s turn.
event-woke = { $who-the } on { $at } wakes up.
event-shuffled = The discard is shuffled into a new draw pile.
event-drew = { $clan } draws a card.
event-drew-known = { $clan } draws a card: { $card }.
event-took = { $clan } takes a card of its pile.
event-took-known = { $clan } takes a card of its pile: { $card }.
event-exchanged = { $clan } gives up { $cards } for one card.
event-declared = { $clan } declares { $deed }.
event-passed = { $clan } lets it happen.
# $play: a card, with the squares that it was played on.
event-card = { $clan } plays { $play }.
event-card-cancelled = { $clan }'s { $card } is cancelled by { card-immunity }.
# $card: the card that cancels.
event-cancelled = What { $clan } declared is cancelled by { $card }.
event-fizzled = What { $clan } declared is no longer possible and is lost.
event-turn-ended = { $clan } ends its turn.

## On the board

event-moved = { $who-the } goes from { $from } to { $at }.
event-painted = { $clan } paints { $at }.
event-painted-over = { $clan } paints { $at } over { $puddle }.
event-erased = { $puddle } on { $at } goes back to the supply.
event-marked = { $clan }'s marker lies on the Quest square.
# $over: the clan whose marker it replaces.
event-marked-over = { $clan }'s marker replaces { $over }'s on the Quest square.
event-repainted = { $who-the } on { $at } is repainted and joins { $clan }.
event-stunned = { $who-the } on { $at } is stunned.
event-summoned = { $who-a } appears on { $at }.
event-desummoned = { $who-the } on { $at } goes back to the supply.
event-exploded = { $who-the } explodes on { $at }.
event-fused = Fusion: { $who-the } rises on { $at }.
event-eaten = { $who-the } on { $at } is eaten.
event-shrunk = { $who-the } on { $at } shrinks to a mini Golem.
event-recoiled = { $who-the } recoils from { $from } to { $at }.
event-slid = { $who-the } slides from { $from } to { $at }.
event-swapped = { $first-the } on { $one } and { $second-the } on { $other } swap places.
event-swapped-unseen = The fighters on { $one } and { $other } swap places.

## The end

event-ended-goal = End of the game: { $clan } has met the goal of the scenario.
event-ended-limit = End of the game: the last round is over, and { $clan } wins.
event-ended-shared = End of the game: the last round is over, and { $clans } share the victory.

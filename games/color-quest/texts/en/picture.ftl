### The table as a picture for a terminal.

# $who: the side whose turn it is
picture-round = Round { $round }, { $who }, { $sequence }
picture-legend = ^ wall  % bush  @ tunnel  $ chest  & bones  * crystal  *Y die  r puddle  rWa figure, ' its marks (! stunned)

# Before what a side has.
picture-side = { $who }:
# What a side has, one after another.
picture-next = { $first }; { $next }
# The dice that lie in a place of the player's board.
picture-dice = { $spot } { $dice-the }
# The potions on the cards that one holds oneself.
picture-hand = { $potions }
picture-cards = cards { $count }
picture-marks = marks { $done }/{ $of }
# What is still to be placed.
picture-band = { $entries }
picture-entry = { $count } { $entry }
picture-nothing = nothing

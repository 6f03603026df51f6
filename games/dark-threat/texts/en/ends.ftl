### Goals, and how it ended.

## Goals: clauses; a capital is put at the beginning where one stands alone

goal-bright = the bright Chosen One is awake
goal-sanctuary = he stands on the Sanctuary
# $bane: the Ultimate Bane, or the Wooden King.
goal-feat-gaia = { $bane-the } and Fongia were knocked out in one turn
goal-ultimate = the Ultimate Bane is awake
goal-feat-kaos = Oak and the Chosen One were knocked out in one turn
goal-temples = all three Temples have been corrupted

## How it ended. $goals: the next text for both camps, a list

end-share = { $camp } { $met }/{ $of }
end-won = { $camp } wins. Goals met: { $goals }.
end-draw = The game is a draw. Goals met: { $goals }.

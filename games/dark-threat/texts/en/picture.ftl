### The table in a terminal.

picture-level = { $camp } ({ $level })
picture-cycle = Cycle { $cycle } of { $cycles }, { $turn }

## Below the board: what its signs mean. The signs stay as they are

picture-puddles = r o y g b p puddles  k black puddle  r* lit prism  <r> prism  (F) (W) (S) Temple
picture-signs = @ Sanctuary  % swamp  ! stunned  !! misses this turn  x doomed

## What the board does not show

# The goals of the camp follow.
picture-camp = { $camp }:
# $mark: [x] if it is met, [ ] if not.
picture-goal = { $mark } { $goal }
# $notes: its item, and the next two texts.
picture-temple = { $temple }: { $notes }
picture-temple-blocked = blocked
picture-temple-corrupted = was corrupted
# How many puddles and figures are left.
picture-supply = Supply: red { $red }, orange { $orange }, yellow { $yellow }, green { $green }, blue { $blue }, purple { $purple }, black { $black }, Mandrakes { $mandrakes }, Spores { $spores }
picture-guarded = Protected: { $who-the }
picture-buried = Buried Mandrakes: { $count }

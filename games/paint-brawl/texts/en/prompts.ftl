### Who must do what now.

# $what: one of the questions below.
prompt-own = Your turn: { $what }
prompt-other = { $clan }: { $what }

## Questions

prompt-women = choose a man to be replaced by a woman, or none
prompt-walls = build a wall
prompt-place-on = choose the fighter for { $at }
prompt-place-who = choose the square for { $who-a }
prompt-place = place the fighters
prompt-infiltrate = put the Hunter on { $at } on a wall, or leave it
# $moves, $attacks: what is left of the turn.
prompt-play = play ({ count-moves } and { count-attacks } left)
prompt-play-free = end the turn, or do what costs no action
prompt-take-own = take a card from your pile
prompt-take = take a card from its pile
# $by: where the Mystic is. $at: the puddle that she takes over.
prompt-source = choose the puddle that the Mystic on { $by } gives up for the one on { $at }
prompt-take-back = choose puddle { $number } of at most { $most } to take back
prompt-kadamas = choose puddle { $number } of at most { $most } for { card-kadamas } to remove
# $deed: what $clan has declared.
prompt-react = react, or let it happen ({ $clan } declares { $deed })
prompt-immunity = play { card-immunity } against { $clan }'s { $play }, or let it happen
prompt-answer = answer { $clan }'s { $play }, or let it happen
prompt-answer-any = answer, or let it happen
prompt-recoil = choose where { $who-the } recoils to
# $by: where the Hunter is. $left: the shots that are left.
prompt-shots = choose the next target of the Hunter on { $by } ({ $left } left)
prompt-shots-begun = choose the next target of the Hunter on { $by } ({ $left } left), or stop
prompt-last-call = react before { $clan }'s turn is over, or let it end (last call)

## Nothing is asked any more

prompt-over = The game is over.
prompt-over-goal = The game is over: { $clan } has met the goal.
prompt-over-limit = The game is over: the limit of { $rounds } rounds is reached.

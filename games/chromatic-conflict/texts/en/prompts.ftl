### Who must do what now, as one line.

# $what: one of the questions below
prompt-to-you = Your turn: { $what }
prompt-to-other = { $who }: { $what }
prompt-over = The game is over.
# $reason: why it ended, as half a sentence
prompt-over-because = The game is over: { $reason }.

## Questions

prompt-faction = choose your faction
prompt-action = choose an action ({ $action } of { $actions })
prompt-shield = choose a place for your shield
prompt-power-ship = choose a terrain to destroy, or decline
prompt-power-cannon = choose a place to empty, or decline
prompt-power-crane = choose a terrain to move, or decline
prompt-power-number = use the { $kind }'s power, or decline
prompt-drop = choose the new position of { $terrain }
prompt-nothing = nothing to choose

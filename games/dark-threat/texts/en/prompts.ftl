### Who must do what.

prompt-over = The game is over.
# $who: one of the next two, or the name of a camp; $task: one of the texts below.
prompt = { $who }: { $task }.
prompt-you = You
# One of two team-mates: $leader is the figure that the turn is named after.
prompt-mate = { $camp } ({ $leader })

prompt-followers = place the three Followers
prompt-mandrake = place the Mandrake next to the Wooden King
prompt-chief = place the Doomed Chief next to Fongia
prompt-order = choose Gaia's first turn of every cycle
prompt-emerge = choose where the buried Mandrake comes up
prompt-step = take a second step with the Avatar, or stop
prompt-colour = choose a colour
prompt-push = choose where Telekinesis moves it
prompt-drop = choose where to set the Totem down
prompt-blows = go on
prompt-flee = choose where { $bane-the } flees
prompt-awaken = choose the Totem that becomes its Avatar
prompt-clear = choose a black puddle to remove (up to { $left })
prompt-lotus = choose a square for a new puddle (up to { $left })
prompt-sprout = choose a Totem that becomes a Mushroom
prompt-doom = choose the Follower to doom
prompt-taint = choose the colour that turns black
prompt-strike = knock out Oak or the Chosen One, or decline
prompt-turn = { $turn }, moves { $moves }, attacks { $attacks }
# In the first turns fewer actions may be played than moves and attacks add up to.
prompt-turn-in-all = { $turn }, moves { $moves }, attacks { $attacks }, { $all } in all

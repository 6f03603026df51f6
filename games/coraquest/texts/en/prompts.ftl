### Who must do what now.
### A task is a sentence that stands alone, with a capital letter, or after "Seat 2:".

# Said to whoever must do it. $task: one of the tasks below
prompt-own = { $task }
# Said to others. $seat: a number
prompt-seat = Seat { $seat }: { $task }

## Tasks

prompt-pick = pick a hero and say whose it is.
prompt-put = put { $hero } on the Entrance.
prompt-enemy = choose the next enemy.
prompt-hero = choose the next hero.
# $left: full actions
prompt-turn = { $left ->
    [one] { $hero } acts, { $left } full action left.
   *[other] { $hero } acts, { $left } full actions left.
}
# $left: steps
prompt-move = { $left ->
    [one] { $hero } moves, { $left } step left.
   *[other] { $hero } moves, { $left } steps left.
}
prompt-charge = { $hero } moves and attacks.
# $card: the number that is printed on it
prompt-lay = lay card { $card }.
prompt-target = choose a target.
prompt-attack = { $hero } attacks.
# $hits: the text successes
prompt-rolled = { $hits }: use the ability?
prompt-trade = choose what changes hands.
prompt-answer = accept the trade?
prompt-enemy-target = choose the enemy's target.
prompt-attacked = choose who is attacked.
prompt-enemy-way = choose where the enemy goes.
# $damage: the text damage
prompt-guard = stop the blow of { $damage }?
prompt-place = choose where it is placed.
prompt-pay = pay { $coins } coins.
prompt-story = choose how the story goes on.
# $question: what the quest asks, without a sign at its end
prompt-asked = { $question }.
prompt-who = choose who it is about.

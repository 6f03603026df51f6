### What happened.
### Names of heroes, enemies, items and abilities come as the content says them. $at, $from, $to: squares

# $owner: the number of a seat
event-picked = { $hero } joins the party for seat { $owner }.
event-placed = { $hero } is put on { $at }.
event-round = Round { $round } begins.
event-turn = { $hero } begins its turn.
event-stepped = { $hero } steps to { $to }.
# $card: the number that is printed on the card; $title: its name
event-drawn = { $hero } reveals card { $card }, { $title }.
# $edge: one of edge-left and so on; $turns: quarter turns
event-laid = Card { $card } is laid { $edge }, turned { $turns } times.
event-chest = A chest appears on { $at }.
event-searched = { $hero } searches the chest on { $at }.
event-empty = There is nothing in it.
event-shuffled = The treasures are shuffled again.
event-got = { $hero } gets { $item }.
event-trapped = { $hero } springs { $item }.
event-lost = { $hero } gives up { $item }.
event-used = { $hero } uses { $item }.
event-wears = { $hero } puts on { $item }.
event-bares = { $hero } takes the armour off.
event-ability = { $hero } uses { $ability }.
event-proposed = { $hero } proposes a trade to { $with }.
event-traded = { $hero } and { $with } trade.
event-refused = { $with } does not trade with { $hero }.
# $who gives
event-handed = { $who } gives { $item } to { $with }.
event-revived = { $by } revives { $hero }.
# $label: an action of the quest
event-did = { $hero }: { $label }.
event-attacks = { $hero } attacks { $at } ({ $weapon }).

## Dice

throw-attack = Attack
throw-again = Blanks again
throw-armour = Armour
throw-test = Test
# $throw: one of those above; $hits: successes
event-rolled = { $throw }: { $hits }.
# $faces: the successes of each die, "1 + 0 + 2"
event-rolled-dice = { $throw }: { $faces } = { $hits }.

## Enemies

event-appeared = { $enemy } appears on { $at }.
event-defeated = { $enemy } on { $at } is defeated.
event-left = { $enemy } on { $at } goes away.
# $damage: the text damage
event-wounded = { $enemy } on { $at } suffers { $damage }.
# $health: a number
event-mended = { $enemy } on { $at } heals { $health }.
event-moved = { $enemy } walks from { $from } to { $to }.
event-moved-shortest = { $enemy } walks from { $from } to { $to }, the shortest way to a hero.
event-strikes = { $enemy } on { $at } attacks { $hero }.
event-strikes-nearest = { $enemy } on { $at } attacks { $hero }, the nearest hero that it can hit.

## Heroes

# $damage: the text damage
event-hurt = { $hero } suffers { $damage }.
# $health: a number
event-healed = { $hero } heals { $health }.
event-poisoned = { $hero } is Poisoned.
event-poisoned-no-more = { $hero } is no longer Poisoned.
event-stinky = { $hero } is Stinky.
event-stinky-no-more = { $hero } is no longer Stinky.
event-stunned = { $hero } is Stunned.
event-stunned-no-more = { $hero } stands up.
event-determined = { $hero } is Determined.
event-determined-no-more = { $hero } is no longer Determined.
event-second-wind = Second Wind: { $hero } stands up again.
event-slid = { $hero } is knocked back to { $to }.
event-guarded = { $by } stops the blow against { $hero }.

## The quest

event-threat = The Threat token is on level { $level }.
event-spiders = Spiders come out of the webs!
# $label: what a counter of the quest is called
event-counted = { $label }: { $value }.
event-noted = The quest takes note of it.
event-dropped = Too much happens at once; the rest is left out.

## How it ended

end-won = The heroes have won.
end-fallen = A hero has fallen: the party has lost.
end-stunned = All heroes are Stunned: the party has lost.
end-lost = The quest is lost.
end-torches = The torches have burnt out: the party has lost.
# $end: one of those above; $story: what the quest says to it, whole sentences
outcome = { $end } { $story }

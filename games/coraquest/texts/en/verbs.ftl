### The buttons: their names, and what they do.

verb-move = Move
    .does = Walk, step by step.
verb-walk = Walk there
    .does = Walk to this square.
verb-stop = Stop here
    .does = The Move is over; other actions can follow.
verb-reveal = Reveal the dungeon
    .does = Draw a card and lay it beside this one. Free.
verb-ability = Special ability
    .does = Use the hero's special ability.
verb-end = End turn
    .does = This hero has finished; actions left over are lost.
verb-search = Search
    .does = Open the chest.
verb-trade = Trade
    .does = Give and take items.
verb-revive = Revive
    .does = Help a Stunned hero up.
verb-done = Propose
    .does = Propose this trade.
verb-cancel = No trade
    .does = Nothing changes hands.
verb-yes = Yes
    .does = Do it.
verb-no = No
    .does = Do not do it.
# No second enemy is struck.
verb-no-second = One target only
verb-here = This one
    .does = Choose this one.
verb-next = Next enemy
    .does = The enemy that has waited longest acts.
verb-hands = Attack
    .does = Roll the dice.

## Of several that are numbered

verb-hero = Hero { $number }
    .does = Choose this hero.
verb-seat = Player { $number }
    .does = Give the hero to this player.
verb-quest = Quest action { $number }
    .does = Part of the quest.
verb-option = Choice { $number }
    .does = Choose this.

## Costs

cost-full = 1 action

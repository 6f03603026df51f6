### What is read on the page beside drawings.
### Names and texts of heroes, enemies, items, abilities and quests come as the content says them.

## Squares

scene-dark = the dark
    .words = the dark: a card can be laid here
scene-wall = wall
scene-chest = chest
scene-spot = spot
scene-web = web

## Heroes and enemies

scene-ability = { $name }: { $text }
scene-steps = { $steps } steps in a Move
# $die: the name of a die
scene-dice = { $count } × { $die }
scene-ability-ready = ability ready
scene-ability-back = ability back in { $rounds } rounds
scene-stunned = Stunned
scene-poisoned = Poisoned: 1 damage each round
scene-stinky = Stinky for { $rounds } rounds
scene-determined = Determined: one more white die
scene-exhausted = exhausted
scene-hero = { $hero }, Health { $health } of { $most }
# $dice: what is rolled, "2 white dice, 1 red die"
scene-enemy = { $enemy }, Health { $health } of { $most }, Movement { $steps }, range { $range }, { $dice }
scene-tough = Tough
scene-smells = it smells
scene-hits-poisoned = its hits poison
scene-hits-stunned = its hits stun
scene-hits-stinky = its hits make heroes Stinky
scene-hits-knock = its hits knock back

## Items; $does: what an item does

scene-item = { $name }: { $does }
scene-item-worn = { $name } (worn): { $does }
# $dice: what is rolled
scene-does-weapon = range { $range }, { $dice }
scene-does-armour = armour, { $dice }
scene-does-coins = { $coins } coins
scene-does-quest = for the quest

## Cards below the board

hand-heroes = Heroes
hand-pay = Pay with
hand-items = Items of { $hero }
# $dice: what is rolled; $name, $text: the ability
hand-hero = Health { $health }, Movement { $steps }, { $dice }, { $weapon }. { $name }: { $text }
hand-give = give
hand-worn = worn
hand-take = take from { $hero }

## Dice that were rolled

dice-blank = { $die }: blank
dice-successes = { $hits } successes

## What somebody sees

gaze-sees = { $count ->
    [one] { $who } sees { $count } square.
   *[other] { $who } sees { $count } squares.
}
# $names: heroes and enemies, "Ada, Goblin"
gaze-sight = In sight: { $names }.
gaze-attack = Can attack: { $names }.
gaze-prey = Can attack after a Move: { $names }.
gaze-several = { $enemy } × { $count }

## How dice are likely to fall; $hit, $falls: percent; $mean: the text decimal

odds-attack = { $hit }% to hit, { $mean } damage on average, { $falls }% to defeat it
odds-whirl = { $hit }% to hit, { $mean } damage to each on average
odds-blow = { $hit }% to hurt, { $mean } damage on average, { $falls }% to bring the hero down

## The quest and the round

scene-setup = Set-up
scene-round = Round { $round } of { $limit }
# $label: what a counter of the quest is called
scene-counter = { $label }: { $value }
phase-heroes = Heroes
phase-enemies = Enemies
phase-countdown = Countdown

## Seats and what lies beside the board

seat-keeper = Dungeon Keeper
seat-actions = full actions
seat-marker = has the Exploration marker
seat-leader = leads this round
store-threat = Threat token on level { $level }
store-cards = { $count } Dungeon cards left
store-treasures = { $count } treasures to draw
store-unexplored = nobody has revealed a card in this round
store-second-wind = Second Wind: one hero that falls stands up

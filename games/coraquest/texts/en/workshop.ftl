### The workshop: what authors of heroes, enemies, items, cards and quests read.

## What can be made: one, .many of them, and what it .does

craft-hero = Hero
    .many = Heroes
    .does = Who goes down into the dungeon.
craft-enemy = Enemy
    .many = Enemies
    .does = Who waits there.
craft-item = Item
    .many = Items
    .does = What lies in chests, or what a quest gives.
craft-card = Dungeon card
    .many = Dungeon cards
    .does = A room, drawn anew in place of one of the box.
craft-quest = Quest
    .many = Quests
    .does = A story: what happens when, and how it is won.

## Titles of what has no name yet

unnamed-hero = A hero without a name
unnamed-enemy = An enemy without a name
unnamed-item = An item without a name
unnamed-card = A card without a name
unnamed-quest = A quest without a title

## Texts that a new quest has

new-quest-win = You have done it!
new-quest-lose = Not this time.
new-quest-action = Look behind the door

## What may stand in a field

hint-range = { $least } to { $most }
# $usual: the number that holds where none is given
hint-range-usual = { $least } to { $most }; empty: { $usual }
hint-id = 2 to 24 of a-z, 0-9 and _; drawings are kept by it
hint-squares = Touch a square to change it.
hint-condition = a value, a comparison, a value

## Fields that several sorts have

field-id = Name in files
field-name = Name
field-health = Health
field-move = Movement
field-range = Range
field-dice = Dice
field-coins = Coins
field-cost = Costs
choice-nobody = Nobody
choice-free = Free action
choice-full = Full action

## Dice: a colour, so many of it in short (.counted), and in a sentence (.dice)

made-die-W = White
    .counted = { $count } white
    .dice = { $count ->
        [one] { $count } white die
       *[other] { $count } white dice
    }
made-die-B = Blue
    .counted = { $count } blue
    .dice = { $count ->
        [one] { $count } blue die
       *[other] { $count } blue dice
    }
made-die-R = Red
    .counted = { $count } red
    .dice = { $count ->
        [one] { $count } red die
       *[other] { $count } red dice
    }

## Heroes

field-type = Type
type-standard = Standard
type-fast = Fast
type-tough = Tough
field-own-die = Own die
field-weapon = Starting weapon
field-ability = Ability
field-bane = Bane of
field-story = Story
line-die = Die
line-weapon = range { $range } · { $dice }
tally-points = Points

## Enemies

field-size = Size
size-small = Small
size-medium = Medium
size-large = Large
size-boss = Big Boss
field-figures = Figures
group-standard = Standard side
group-tough = Tough side
field-stinky = Stinky by nature
field-on-hit = When it hits
blow-nothing = Nothing
blow-poisoned = Poisons
blow-stunned = Stuns
blow-stinky = Makes stinky
blow-knock = Knocks back
field-calls = Calls each round
line-standard = Standard
line-tough = Tough
line-side = Health { $health } · Movement { $movement } · range { $range } · { $dice }
line-stinky = Stinky by nature.
tally-standard = Points, Standard side
tally-tough = Points, Tough side

## Dungeon cards

field-card = In place of
field-squares = Squares
sign-floor = Floor
sign-wall = Wall
sign-small = Small spawn point
sign-medium = Medium spawn point
sign-large = Large spawn point
sign-chest = Chest
sign-spot = Spot of the story
field-web = A web: spiders come out of its middle

## Items

field-stock = Deck
stock-treasure = Treasure: in chests
stock-special = Special: given by quests
field-kind = Kind
item-kind-quest = For the quest
item-kind-weapon = Weapon
item-kind-armour = Armour
item-kind-potion = Used once
item-kind-magic = Always works
item-kind-trap = Trap
field-effect = What it does
field-effect-of = Does the same as
choice-same-as = Same as: { $item }
choice-quest-only = Only what the quest says
field-own-words = In your words (empty: as above)
field-copies = Copies

## Effects of items: what they are called, and what players are told of them (.told)

# $number: the amount of the effect
item-effect-heal = Heals
    .told = Heals { $number } Health and ends your poison.
item-effect-antidote = Ends poison
    .told = Ends your poison.
# $number: the amount of the effect
item-effect-wash = Washes
    .told = { $number ->
        [0] You are no longer Stinky.
       *[other] You or a hero at distance { $number } or less is no longer Stinky.
    }
# $dice: the dice, as in "1 red die and 2 blue dice"
item-effect-next_attack = Dice in the next attack
    .told = { $dice } more in your next attack this turn.
# $dice: the dice, as in "1 red die and 2 blue dice"
item-effect-this_turn = Dice in all attacks of the turn
    .told = { $dice } more in each of your attacks this turn.
item-effect-reroll = Blanks are rolled again
    .told = In your next attack this turn, every die without a success is rolled once more.
# $number: the amount of the effect
item-effect-teleport = Teleports, so far
    .told = You appear on a free square at distance { $number } or less where no smell bothers you. A Move in progress ends.
item-effect-teleport-any = Teleports anywhere
    .told = You appear on any free square where no smell bothers you. A Move in progress ends.
item-effect-slow = Slows the enemies
    .told = In the next Enemies phase each enemy has one action only.
item-effect-quest = Only what a quest says
    .told = Something happens when it is used at the right moment.
# $number: the amount of the effect
item-effect-steps = More steps
    .told = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } more in each of your Moves.
item-effect-nimble = Walks through enemies
    .told = You may walk through enemies, but not stop on their squares.
item-effect-see_through = Sees past figures
    .told = You see past figures; walls still hide what is behind them.
item-effect-no_smell = Is never bothered by smell
    .told = Smell never bothers you.
# $dice: the dice, $kind: the kind of enemy
item-effect-against = Dice against a kind of enemy
    .told = { $dice } more in attacks whose first target is: { $kind }.
item-effect-trap-knock = Knocks back
    .told = It knocks you back from the chest.
item-effect-trap-poison = Poisons
    .told = You are Poisoned.
item-effect-trap-stink = Makes stinky
    .told = You are Stinky.
field-steps = Steps
field-distance = Distance
field-against = Against

## Quests

field-title = Title
field-difficulty = Difficulty
group-story = Story cards
field-pile = Pile { $number }
# $code: the number or letter of a card, $name: its name
card-coded = { $code } · { $name }
card-coded-top = { $code } · { $name }, on top
card-coded-bottom = { $code } · { $name }, at the bottom
group-enemies = Enemies
field-symbol-small = At small spawn points
field-symbol-medium = At medium spawn points
field-symbol-large = At large spawn points
field-also = Others that rules may place
group-hard = How hard it is
field-force-tough = Always Tough, whatever players choose
field-countdown = Levels of the countdown track
field-threat-start = Level of the Threat token at first
field-threat-reset = Level to which the Threat token returns
field-limit-normal = Last round, Normal game
field-limit-long = Last round, Long game
listed-texts = Texts
text-intro = Introduction
text-goal = Goal, shown all game long
text-win = When it is won
text-lose = When it is lost
field-read = What is read
field-text = Text
line-goal = Goal
listed-counters = Counters
field-counter = Counter
field-at-first = At first
field-at-first-normal = At first, Normal game
field-at-first-long = At first, Long game
field-label = Shown as (empty: hidden)
listed-items = Items of this quest
field-item = Item
listed-rules = What happens
more-rule = Rule
field-when = When
listed-if = Only if
listed-all = All of these hold
listed-any = One of these holds
field-condition = Condition
listed-then = Then
listed-else = Otherwise
field-once = Only once in a game
listed-actions = What heroes can do
more-action = Action
field-done = What is done
field-where = Where
listed-win = Won when
listed-lose = Lost when
more-ending = Ending
choice-usual-text = The usual one

## Moments of rules

moment-start = At the start
moment-round_start = At the start of each round
moment-enemy_phase = Before the enemies act
moment-round_end = At the end of each round
moment-reveal-any = Any card is revealed
moment-reveal = Card { $card } is revealed
moment-enter-entrance = A hero enters the Entrance
moment-enter = A hero enters card { $card }
moment-search = A chest is searched
moment-defeat-any = Any enemy is defeated
moment-defeat = Defeated: { $kind }
moment-spiders = Spiders come
moment-check = As soon as the conditions hold
moment-use = Used: { $item }
moment-gain = Got: { $item }

## Places and persons

place-spot = At the spot of card { $card }
place-enemy = Beside: { $kind }
place-centre = In the middle of card { $card }
place-hero = Where the acting hero is
place-webs = At every web
persons-acting = The acting hero
persons-all = All heroes
persons-others = All but the acting hero
persons-choose = A hero that the players choose
persons-on = Heroes on card { $card }
persons-near = Heroes near: { $place }

## Effects of rules

# $effect: what the effect is called, $what: on what, or how much
effect-of = { $effect }: { $what }
rule-effect-text = Read a text
rule-effect-spawn = Place enemies
rule-effect-remove = Enemies leave
rule-effect-hurt_enemy = Hurt enemies
rule-effect-heal_enemy = Heal enemies
rule-effect-tough = New enemies are Tough
rule-effect-give = Give an item
rule-effect-take = Take an item
rule-effect-pay = Pay coins
rule-effect-treasure = Draw treasure
rule-effect-damage = Hurt heroes
rule-effect-heal = Heal heroes
rule-effect-status = Poison, smell or stun
rule-effect-cure = Cure
rule-effect-knock = Knock heroes back
rule-effect-move_to = Move heroes
rule-effect-chest = Put a chest
rule-effect-threat = Move the Threat token
rule-effect-spiders = Spiders come
rule-effect-count = Count
rule-effect-test = Roll dice
rule-effect-choice = Let players choose
rule-effect-if = Only if ...
rule-effect-win = Win
rule-effect-lose = Lose
rule-effect-unknown = ?
field-which = Which
field-who = Who
field-to-whom = To whom
field-how-many = How many
field-how-much = How much
field-cards = Cards
field-what = What
status-poisoned = Poisoned
status-stinky = Stinky
status-stunned = Stunned
status-all = All of it
field-level = Level
field-becomes = Becomes
field-plus = Plus
field-successes = Successes needed
listed-pass = If it works
listed-fail = If not
listed-choices = Choices
more-choice = Choice

## A quest as boxes and arrows

chart-card = Card { $card }
chart-win = Won
chart-lose = Lost

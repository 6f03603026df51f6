### What players call things.

## Scenarios

scenario-supremacy = Supremacy
scenario-supremacy-3 = Great Supremacy
scenario-harvest = Harvest
scenario-escort = Escort

## Sequences of a turn

sequence-powers = powers
sequence-moves = moves
sequence-attacks = attacks
sequence-tidying = tidying up

## Colours beside a noun, besides those of the wheel

colour-black = black
colour-gold = gold

## Things of a colour

die = { $colour } die
    .the = the { $colour } die
puddle = { $colour } puddle
    .the = the { $colour } puddle

## Kinds of figures, without side, colour or level

kind-oak = Oak
    .the = Oak
kind-chosen-one = Chosen One
    .the = the Chosen One
kind-ronin = Rônin
    .the = the Rônin
kind-chief = Chief
    .the = the Chief
kind-matriarch = Matriarch
    .the = the Matriarch
kind-ninja = Ninja
    .the = the Ninja
kind-monk = Monk
    .the = the Monk
kind-cleric = Cleric
    .the = the Cleric
kind-koloss = Koloss
    .the = the Koloss
kind-warrior = Warrior
    .the = the Warrior
kind-basher = Basher
    .the = the Basher
kind-paladin = Paladin
    .the = the Paladin
kind-hunter = Hunter
    .the = the Hunter
kind-ranger = Ranger
    .the = the Ranger
kind-bomber = Bomber
    .the = the Bomber
kind-shaman = Shaman
    .the = the Shaman
kind-mystic = Mystic
    .the = the Mystic
kind-djinn = Djinn
    .the = the Djinn
kind-mini-golem = mini Golem
    .the = the mini Golem
kind-golem = Golem
    .the = the Golem
kind-clone = Clone
    .the = the Clone
kind-spirit-ninja = Spirit of the Ninja
    .the = the Spirit of the Ninja
kind-spirit-monk = Spirit of the Monk
    .the = the Spirit of the Monk
kind-spirit-cleric = Spirit of the Cleric
    .the = the Spirit of the Cleric
kind-skelette = Skelette
    .the = the Skelette
# A Khromaz whose caste is still to be chosen.
kind-newcomer = Khromaz
    .the = the Khromaz

## Figures on the board. $kind: one of the kinds above

# A hero of any colour.
figure-hero = { $kind } ({ $colour }, level { $level })
    .the = { $kind-the } ({ $colour }, level { $level })
# A hero whose colour goes without saying.
figure-level = { $kind } (level { $level })
    .the = { $kind-the } (level { $level })
# One whose colour goes without saying.
figure-plain = { $kind }
    .the = { $kind-the }
# A champion of Kaos.
figure-possessed = possessed { $kind }
    .the = the possessed { $kind }
# The Koloss of Kaos.
figure-wild = wild { $kind }
    .the = the wild { $kind }
figure-coloured = { $colour } { $kind }
    .the = the { $colour } { $kind }

## Tiles

tile-bush = bush
    .a = a bush
tile-wall = wall
    .a = a wall
tile-tunnel = tunnel
    .a = a tunnel
tile-chest = chest
    .a = a chest
tile-bones = bone pile
    .a = a bone pile

## Potions: what they do (.does), and when they may be used (.when)

potion-strength = Strength
    .does = One of your figures may attack twice this turn.
    .when = Your turn
potion-celerity = Celerity
    .does = One of your figures may move twice this turn.
    .when = Your turn
potion-dexterity = Dexterity
    .does = Cancels an offensive action that the enemy has just declared.
    .when = In reply
potion-invisibility = Invisibility
    .does = One of your figures cannot be aimed at until your next turn.
    .when = Your turn
potion-mana = Mana
    .does = Gaia: a puddle, mini Golem or Golem grows a step. Kaos: a bone pile becomes a Skelette.
    .when = Your turn
potion-polymorph = Polymorph
    .does = A Khromaz of either side changes its caste.
    .when = Any time

# $potion: one of the above
draught = potion of { $potion }
    .the = the potion of { $potion }

# Where a potion comes from.
source-card = card
# $first, $second: where the two dice lay
source-dice = dice: { $first } and { $second }

## Instant dice

instant-fatigue = Fatigue
    .does = Cancels a Move that the enemy has just declared.
instant-miss = Miss
    .does = Cancels an attack that the enemy has just declared.
instant-cleaning = Cleaning
    .does = Removes up to three puddles, or stuns an invocation.
instant-explosion = Explosion
    .does = Makes an invocation anywhere explode.
instant-invocation = Invocation
    .does = Gaia: a mini Golem rises from a puddle. Kaos: a Skelette from a bone pile.
instant-immunity = Immunity
    .does = Cancels an instant die that was just played against you.

## Where a die lies

spot-instant = instant slots
spot-gauge = gauge
spot-hero = hero slot
spot-reserve = reserve

## Statuses of figures

status-immune = immune
status-invisible = invisible
status-strong = able to attack twice
status-swift = able to move twice
status-concentrated = concentrated

## What something is aimed at

# $there: the figure or the puddle on the square
aim-there = { $square } ({ $there-the })
# A square with the colour that is chosen for it.
aim-coloured = { $square } ({ $colour })

## Amounts, counted in halves. $number: how it is written; $halves: how many halves that is

points = { $number } { $halves ->
    [0] point
    [1] point
    [2] point
   *[other] points
}
slots = { $number } { $halves ->
    [0] slot
    [1] slot
    [2] slot
   *[other] slots
}

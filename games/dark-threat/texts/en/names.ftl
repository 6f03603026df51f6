### What things are called. `.the` is the name with its article; who needs none has no such form.

## Kinds of figures

kind-oak = Oak
kind-chosen-one = Chosen One
    .the = the Chosen One
kind-bright-chosen-one = bright Chosen One
    .the = the bright Chosen One
kind-ninja = Ninja
    .the = the Ninja
kind-monk = Monk
    .the = the Monk
kind-cleric = Cleric
    .the = the Cleric
kind-avatar = Avatar
    .the = the Avatar
kind-totem = Totem
    .the = the Totem
kind-mushroom = Mushroom
    .the = the Mushroom
kind-wooden-king = Wooden King
    .the = the Wooden King
kind-fongia = Fongia
kind-doomed-chief = Doomed Chief
    .the = the Doomed Chief
kind-mandrake = Mandrake
    .the = the Mandrake
kind-spore = Spore
    .the = the Spore
kind-small-bane = small Bane
    .the = the small Bane
kind-half-bane = half Bane
    .the = the half Bane
kind-ultimate-bane = Ultimate Bane
    .the = the Ultimate Bane
# A Bane of any size.
kind-bane = Bane
    .the = the Bane

## Figures: a kind with what tells it from others of its kind

# An Avatar, a Totem or a Mushroom.
figure-coloured = { $colour } { $kind }
    .the = the { $colour } { $kind }
# A small Bane.
figure-of-temple = { $kind } of { $temple-virtue }
    .the = the { $kind } of { $temple-virtue }
# A Follower who serves Kaos.
figure-doomed = Doomed { $kind }
    .the = the Doomed { $kind }
# On a square where nobody stands.
figure-unknown = a figure

## What lies on a square

puddle-black = black puddle
    .the = the black puddle
    .a = a black puddle
puddle-coloured = { $colour } puddle
    .the = the { $colour } puddle
    .a = a { $colour } puddle
thing-lit-prism = lit prism
    .the = the lit prism
# On a square where nothing lies; its name follows.
thing-unknown = what lies

## Turns of a cycle

turn-oak = Oak turn
    .the = the Oak turn
turn-chosen-one = Chosen One turn
    .the = the Chosen One turn
turn-wooden-king = Wooden King turn
    .the = the Wooden King turn
turn-fongia = Fongia turn
    .the = the Fongia turn
# A turn of Gaia of which nobody knows yet whether it is the Oak turn or the Chosen One turn.
turn-gaia = Gaia turn

## Levels

level-easy = easy
level-medium = medium
level-hard = hard

## Temples. `.virtue` is what a Temple is devoted to

temple-force = Force Temple
    .the = the Force Temple
    .virtue = Force
temple-wisdom = Wisdom Temple
    .the = the Wisdom Temple
    .virtue = Wisdom
temple-spirit = Spirit Temple
    .the = the Spirit Temple
    .virtue = Spirit

## Items, each by its Temple

item-force = Hammer of Light
    .the = the Hammer of Light
item-wisdom = Wings of Mana
    .the = the Wings of Mana
item-spirit = Headband of Prescience
    .the = the Headband of Prescience

## Divine events

divine-avatar-invocation = Avatar Invocation
divine-white-kadamas = White Kadamas
divine-white-lotus = White Lotus
divine-mushrooms-attack = Mushrooms Attack
divine-mind-control = Mind Control
divine-contamination = Contamination

## Corners, beside that word: "the north-east corner"

corner-ne = north-east
corner-se = south-east
corner-sw = south-west
corner-nw = north-west

## Parts

# What is told of one thing, part by part: "d4, swamp, red puddle".
joined = { $first }, { $next }
# A Follower and his square, in the set-up.
follower-at = { $who-the } on { $at }

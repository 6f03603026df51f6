### Names from the glossary.

## Figures

kind-chief = Chief
    .a = a Chief
    .the = the Chief
    .gender = masculine
# A Chief who looks so.
kind-matriarch = Matriarch
    .a = a Matriarch
    .the = the Matriarch
    .gender = feminine
kind-warrior = Warrior
    .a = a Warrior
    .the = the Warrior
kind-basher = Basher
    .a = a Basher
    .the = the Basher
kind-hunter = Hunter
    .a = a Hunter
    .the = the Hunter
kind-ranger = Ranger
    .a = a Ranger
    .the = the Ranger
kind-shaman = Shaman
    .a = a Shaman
    .the = the Shaman
kind-mystic = Mystic
    .a = a Mystic
    .the = the Mystic
kind-mini = mini Golem
    .a = a mini Golem
    .the = the mini Golem
kind-maxi = maxi Golem
    .a = a maxi Golem
    .the = the maxi Golem
kind-clone = Clone
    .a = a Clone
    .the = the Clone

## Figures of which less is known

kind-fighter = fighter
    .a = a fighter
kind-woman = woman
    .a = a woman
kind-golem = Golem
    .the = the Golem
kind-invocation = invocation
    .the = the invocation
kind-figure = figure
    .the = the figure

## Figures with their colour

figure-coloured = { $colour } { $kind }
    .a = { $colour-a } { $kind }
    .the = the { $colour } { $kind }
    .gender = { $kind-gender }

## Puddles

# Of the player who acts.
puddle-own = your puddle
puddle-coloured = the { $colour } puddle
puddle-any = the puddle

## Clans go by their colours

clan-red = Red
clan-orange = Orange
clan-yellow = Yellow
clan-green = Green
clan-blue = Blue
clan-purple = Purple

## What a turn is made of

payment-move = Move
    .a = a Move
payment-attack = Attack
    .a = an Attack
blast = Blast

## Levels and scenarios

level-initiation = Initiation
level-normal = Normal
level-advanced = Advanced
scenario-network = Paint Network
scenario-capture = Capture
scenario-encirclement = Encirclement
scenario-escort = Chief's Escort
scenario-cat = Cat on a Wall

## Numbers of things

count-moves = { $moves ->
    [one] { $moves } Move
   *[other] { $moves } Moves
}
count-attacks = { $attacks ->
    [one] { $attacks } Attack
   *[other] { $attacks } Attacks
}
count-fighters = { $fighters ->
    [one] { $fighters } fighter
   *[other] { $fighters } fighters
}
count-puddles = { $puddles ->
    [one] { $puddles } puddle
   *[other] { $puddles } puddles
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
count-blasts = { $blasts ->
    [one] { $blasts } blast
   *[other] { $blasts } blasts
}

## Squares

# In the place of a square.
off-board = off the board

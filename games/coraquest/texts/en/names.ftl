### Names and small parts that several texts have in common.

# What somebody attacks with who has no weapon.
bare-hands = bare hands

## Where a card lies, seen from the explorer's card

edge-left = to the left
edge-right = to the right
edge-top = above
edge-bottom = below

## Dice; $count: so many of them

die-white = white die
    .count = { $count ->
        [one] { $count } white die
       *[other] { $count } white dice
    }
die-blue = blue die
    .count = { $count ->
        [one] { $count } blue die
       *[other] { $count } blue dice
    }
die-red = red die
    .count = { $count ->
        [one] { $count } red die
       *[other] { $count } red dice
    }

## Numbers

damage = { $count } damage
successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}
# A number with one decimal. $tenths: the digit after the point
decimal = { $whole }.{ $tenths }

## What stands one after another

# Things to be noted of something: "Goblin, Health 2 of 2, Tough"
notes = { $first }, { $next }
# What a card says: "range 2, 1 white die. Rolls blanks again. 2 coins"
statements = { $first }. { $next }

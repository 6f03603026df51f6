### The options of a setup, and setups that go by one word.

option-seats = Players
    .meaning = How many players there are: one for each camp, or one for each turn of a cycle.
option-seats-2 = 2 players
option-seats-4 = 4 players, two in each camp

option-first = Camp of player 1
    .meaning = The camp of player 1; with four players, of players 1 and 2. Kaos always opens the game.
option-first-gaia = Gaia
option-first-kaos = Kaos

option-gaia = Gaia's level
    .meaning = How many goals Gaia must meet: one (easy), two (medium) or three (hard).
option-gaia-easy = Easy
option-gaia-medium = Medium
option-gaia-hard = Hard

option-kaos = Kaos's level
    .meaning = How many goals Kaos must meet: one (easy), two (medium) or three (hard).
option-kaos-easy = Easy
option-kaos-medium = Medium
option-kaos-hard = Hard

option-layout = Temples
    .meaning = Which Temple stands in the west, in the north-east and in the south-east.
option-layout-1 = 1: Force, Wisdom, Spirit
option-layout-2 = 2: Force, Spirit, Wisdom
option-layout-3 = 3: Wisdom, Force, Spirit
option-layout-4 = 4: Wisdom, Spirit, Force
option-layout-5 = 5: Spirit, Force, Wisdom
option-layout-6 = 6: Spirit, Wisdom, Force
option-layout-random = By lot

option-cycles = Cycle limit
    .meaning = After how many cycles the camps compare the goals that they have met.
    .values = 10 to 60
option-cycles-10 = 10 cycles
option-cycles-20 = 20 cycles
option-cycles-30 = 30 cycles
option-cycles-45 = 45 cycles
option-cycles-60 = 60 cycles

option-placing = Set-up
    .meaning = Who places the Followers, the Mandrake and the Doomed Chief: the players, or the game itself, always alike (quick).
option-placing-players = The players
option-placing-quick = The game, at once

quick-easy-2 = 2 players, one goal each
quick-easy-4 = 4 players, one goal for each camp
quick-medium-2 = 2 players, two goals each
quick-medium-4 = 4 players, two goals for each camp
quick-hard-2 = 2 players, three goals each
quick-hard-4 = 4 players, three goals for each camp

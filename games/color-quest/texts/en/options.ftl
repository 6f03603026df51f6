### The options of a setup, and setups that go by one word.

option-seats = Players
    .meaning = How many players there are: always two.
option-seats-2 = 2 players

option-first = Side of player 1
    .meaning = The side of player 1. Gaia always has the first turn.
option-first-gaia = Gaia
option-first-kaos = Kaos

option-scenario = Scenario
    .meaning = What is played for: felling the other hero while one's own is of level 2 (supremacy) or 3 (supremacy-3), collecting dice (harvest), or bringing the hero to the far corner (escort).
option-scenario-supremacy = Supremacy
option-scenario-supremacy-3 = Great Supremacy
option-scenario-harvest = Harvest
option-scenario-escort = Escort

option-layout = Layout
    .meaning = How the four fragments of the board lie.
option-layout-square = Square
option-layout-tower = Tower
option-layout-rank = Rank
option-layout-stairs = Stairs
option-layout-cross = Cross
option-layout-horseshoe = Horseshoe

option-placing = Set-up
    .meaning = Who builds the bands and furnishes the board: the players, or the quick start (on the layout square).
option-placing-players = The players
option-placing-quick = The quick start

quick-quick = Supremacy with ready bands
quick-quick-harvest = Harvest with ready bands
quick-quick-escort = Escort with ready bands
quick-full = Supremacy from the first choice on

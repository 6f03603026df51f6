### The options of a setup, and setups that go by one word.

option-seats = Players
    .meaning = How many players there are.
option-seats-3 = 3 players
option-seats-4 = 4 players

option-factions = Factions
    .meaning = How the factions are taken: each player chooses in turn (choose), or a list with one faction per player, such as blue,green,orange.

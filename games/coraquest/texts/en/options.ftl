### The options of a setup, and setups that go by one word.

option-seats = Players
    .meaning = How many play, the Keeper included.
option-seats-1 = 1 player
option-seats-2 = 2 players
option-seats-3 = 3 players
option-seats-4 = 4 players
option-seats-5 = 5 players, one is the Dungeon Keeper

option-keeper = Dungeon Keeper
    .meaning = The last seat runs the enemies.
option-keeper-false = No
option-keeper-true = Yes

option-quest = Quest
    .meaning = What the party sets out for.
    .values = the name of a quest
option-quest-lamps = Lamps in the Underhalls
option-quest-flan = The Flan Affair
option-quest-eggs = Eight-Legged Errand
option-quest-snake = Something Scaly
option-quest-drain = The Great Drain
option-quest-bell = Before the Last Bell
option-quest-toll = The Troll Toll
option-quest-king = Let Sleeping Kings Lie
option-quest-queen = The Queen of Threads
option-quest-dragon = The Dragon's Hiccups

option-length = Length
    .meaning = How many dungeon cards are played.
option-length-normal = Normal (45-60 minutes)
option-length-long = Long (60-75 minutes)

option-second_wind = Second Wind
    .meaning = The first hero that falls stands up again.
option-second_wind-false = No
option-second_wind-true = Yes

option-tough = Tough enemies
    .meaning = Which enemies are on their Tough side.
option-tough-none = None
option-tough-hard = Hard: spiders and the Medium kind
option-tough-all = Heroic: all

option-kinds = Tough kinds
    .meaning = With tough=named, which kinds.
    .values = names of enemy kinds, separated by commas

option-party = Party
    .meaning = Who picks the heroes.
option-party-players = The players pick
option-party-quick = The advised party

quick-first = The first quest with the advised party
quick-keeper = Two players, one of them the Dungeon Keeper

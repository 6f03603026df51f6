### The options of a setup, and setups that go by one word.

option-seats = Players
    .meaning = How many players there are.
option-seats-2 = 2 players
option-seats-3 = 3 players
option-seats-4 = 4 players

option-level = Rules
    .meaning = How much of the rulebook is played: initiation has neither walls nor special abilities; advanced adds women fighters, blasts and more.
option-level-initiation = Initiation
option-level-normal = Normal
option-level-advanced = Advanced

option-scenario = Scenario
    .meaning = What wins: 1 Paint Network, 2 Capture, 3 Encirclement, 4 Chief's Escort, 5 Cat on a Wall. Initiation has 1 and 2 only.
option-scenario-1 = Paint Network
option-scenario-2 = Capture
option-scenario-3 = Encirclement
option-scenario-4 = Chief's Escort
option-scenario-5 = Cat on a Wall

option-colours = Colours
    .meaning = The colours of the players in order, such as red,blue; with none the game takes its own. The colour decides which fighters a clan has.

option-infiltration = Infiltration
    .meaning = Advanced level: whether Hunters may begin on walls. It needs placing by the players.
option-infiltration-true = Yes
option-infiltration-false = No

option-tactical = Tactical bonus
    .meaning = Advanced level: whether everybody has a pile of bonus cards of their own and chooses from it (tactical bonus).
option-tactical-true = Yes
option-tactical-false = No

option-women = Women fighters
    .meaning = Advanced level: whether every clan may have a woman fighter. Other levels have none.
option-women-true = Yes
option-women-false = No

option-blasts = Blasts
    .meaning = Advanced level: whether blasts are played. Other levels have none.
option-blasts-true = Yes
option-blasts-false = No

option-matriarchs = Matriarchs
    .meaning = The colours whose Chief is a Matriarch, such as red,green. Nothing but the looks changes.

option-first = First player
    .meaning = Who plays first: player 1 (given), or whoever luck chooses (random).
option-first-given = Player 1
option-first-random = By lot

option-placing = Set-up
    .meaning = Who places walls and figures: the players (players), or the game itself, always alike (quick).
option-placing-players = The players
option-placing-quick = The game, at once

quick-initiation-2 = 2 players, Initiation level: for a first game, without walls and special abilities
quick-initiation-3 = 3 players, Initiation level: for a first game, without walls and special abilities
quick-initiation-4 = 4 players, Initiation level: for a first game, without walls and special abilities
quick-normal-2 = 2 players, Normal level: with walls and special abilities
quick-normal-3 = 3 players, Normal level: with walls and special abilities
quick-normal-4 = 4 players, Normal level: with walls and special abilities
quick-advanced-2 = 2 players, Advanced level: with women fighters and blasts as well
quick-advanced-3 = 3 players, Advanced level: with women fighters and blasts as well
quick-advanced-4 = 4 players, Advanced level: with women fighters and blasts as well

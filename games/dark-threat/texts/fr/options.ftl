### Les options d'une mise en place, et les mises en place en un mot.

option-seats = Joueurs
    .meaning = Le nombre de joueurs : un par camp, ou un par tour du cycle.
option-seats-2 = 2 joueurs
option-seats-4 = 4 joueurs, deux par camp

option-first = Camp du joueur 1
    .meaning = Le camp du joueur 1 ; à quatre, celui des joueurs 1 et 2. Kaos ouvre toujours la partie.
option-first-gaia = Gaïa
option-first-kaos = Kaos

option-gaia = Niveau de Gaïa
    .meaning = Le nombre d'objectifs de Gaïa : un (easy, facile), deux (medium, moyen) ou trois (hard, difficile).
option-gaia-easy = Facile
option-gaia-medium = Moyen
option-gaia-hard = Difficile

option-kaos = Niveau de Kaos
    .meaning = Le nombre d'objectifs de Kaos : un (easy, facile), deux (medium, moyen) ou trois (hard, difficile).
option-kaos-easy = Facile
option-kaos-medium = Moyen
option-kaos-hard = Difficile

option-layout = Temples
    .meaning = Quel Temple se trouve à l'ouest, au nord-est et au sud-est.
option-layout-1 = 1 : Force, Sagesse, Esprit
option-layout-2 = 2 : Force, Esprit, Sagesse
option-layout-3 = 3 : Sagesse, Force, Esprit
option-layout-4 = 4 : Sagesse, Esprit, Force
option-layout-5 = 5 : Esprit, Force, Sagesse
option-layout-6 = 6 : Esprit, Sagesse, Force
option-layout-random = Au sort

option-cycles = Limite de cycles
    .meaning = Le nombre de cycles au bout duquel les camps comparent leurs objectifs atteints.
    .values = de 10 à 60
option-cycles-10 = 10 cycles
option-cycles-20 = 20 cycles
option-cycles-30 = 30 cycles
option-cycles-45 = 45 cycles
option-cycles-60 = 60 cycles

option-placing = Mise en place
    .meaning = Qui place les Disciples, la Mandragore et le Chef possédé : les joueurs (players), ou le jeu, toujours de la même façon (quick).
option-placing-players = Les joueurs
option-placing-quick = Le jeu, tout de suite

quick-easy-2 = 2 joueurs, un objectif chacun
quick-easy-4 = 4 joueurs, un objectif par camp
quick-medium-2 = 2 joueurs, deux objectifs chacun
quick-medium-4 = 4 joueurs, deux objectifs par camp
quick-hard-2 = 2 joueurs, trois objectifs chacun
quick-hard-4 = 4 joueurs, trois objectifs par camp

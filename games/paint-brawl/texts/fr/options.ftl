### Les options d'une mise en place, et les mises en place en un mot.

option-seats = Joueurs
    .meaning = Le nombre de joueurs.
option-seats-2 = 2 joueurs
option-seats-3 = 3 joueurs
option-seats-4 = 4 joueurs

option-level = Règles
    .meaning = La part des règles que l'on joue : initiation, sans murs ni capacités spéciales ; normal ; advanced (Avancé), avec en plus les combattantes, les Blasts et d'autres options.
option-level-initiation = Initiation
option-level-normal = Normal
option-level-advanced = Avancé

option-scenario = Scénario
    .meaning = Ce qui fait gagner : 1 Réseau de Peinture, 2 Capture, 3 Encerclement, 4 L'Escorte du Chef, 5 Chat perché. À l'Initiation, 1 et 2 seulement.
option-scenario-1 = Réseau de Peinture
option-scenario-2 = Capture
option-scenario-3 = Encerclement
option-scenario-4 = L'Escorte du Chef
option-scenario-5 = Chat perché

option-colours = Couleurs
    .meaning = Les couleurs des joueurs dans l'ordre, comme red,blue (Rouge, Bleu) ; avec none, le jeu prend les siennes. La couleur décide des combattants du clan.

option-infiltration = Infiltration
    .meaning = Niveau Avancé : si les Chasseurs peuvent commencer sur les murs (Infiltration). Les joueurs doivent alors placer eux-mêmes.
option-infiltration-true = Oui
option-infiltration-false = Non

option-tactical = Bonus tactique
    .meaning = Niveau Avancé : si chacun a sa propre pioche de cartes Bonus et y choisit (gestion tactique des bonus).
option-tactical-true = Oui
option-tactical-false = Non

option-women = Combattantes
    .meaning = Niveau Avancé : si chaque clan peut avoir une combattante. Aux autres niveaux, il n'y en a pas.
option-women-true = Oui
option-women-false = Non

option-blasts = Blasts
    .meaning = Niveau Avancé : si l'on joue les Blasts. Aux autres niveaux, il n'y en a pas.
option-blasts-true = Oui
option-blasts-false = Non

option-matriarchs = Matriarches
    .meaning = Les couleurs dont le Chef est une Matriarche, comme red,green (Rouge, Vert). Seule l'apparence change.

option-first = Premier joueur
    .meaning = Qui commence : le joueur 1 (given), ou celui que le sort désigne (random).
option-first-given = Le joueur 1
option-first-random = Au sort

option-placing = Mise en place
    .meaning = Qui place les murs et les personnages : les joueurs (players), ou le jeu, toujours de la même façon (quick).
option-placing-players = Les joueurs
option-placing-quick = Le jeu, tout de suite

quick-initiation-2 = 2 joueurs, niveau Initiation : pour une première partie, sans murs ni capacités spéciales
quick-initiation-3 = 3 joueurs, niveau Initiation : pour une première partie, sans murs ni capacités spéciales
quick-initiation-4 = 4 joueurs, niveau Initiation : pour une première partie, sans murs ni capacités spéciales
quick-normal-2 = 2 joueurs, niveau Normal : avec les murs et les capacités spéciales
quick-normal-3 = 3 joueurs, niveau Normal : avec les murs et les capacités spéciales
quick-normal-4 = 4 joueurs, niveau Normal : avec les murs et les capacités spéciales
quick-advanced-2 = 2 joueurs, niveau Avancé : avec en plus les combattantes et les Blasts
quick-advanced-3 = 3 joueurs, niveau Avancé : avec en plus les combattantes et les Blasts
quick-advanced-4 = 4 joueurs, niveau Avancé : avec en plus les combattantes et les Blasts

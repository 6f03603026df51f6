### Les options d'une mise en place, et les mises en place en un mot.

option-seats = Joueurs
    .meaning = Le nombre de joueurs.
option-seats-3 = 3 joueurs
option-seats-4 = 4 joueurs

option-factions = Factions
    .meaning = Comment on prend les factions : chacun choisit à son tour (choose), ou une liste avec une faction par joueur, comme blue,green,orange.

### Les options d'une mise en place, et les mises en place en un mot.

option-seats = Joueurs
    .meaning = Le nombre de joueurs : toujours deux.
option-seats-2 = 2 joueurs

option-first = Camp du joueur 1
    .meaning = Le camp du joueur 1. Gaïa joue toujours le premier tour.
option-first-gaia = Gaïa
option-first-kaos = Kaos

option-scenario = Scénario
    .meaning = Le but : abattre l'autre héros quand le sien est de niveau 2 (supremacy) ou 3 (supremacy-3), récolter des dés (harvest), ou mener son héros au coin opposé (escort).
option-scenario-supremacy = Suprématie
option-scenario-supremacy-3 = Grande Suprématie
option-scenario-harvest = Récolte
option-scenario-escort = Escorte

option-layout = Plateau
    .meaning = La disposition des quatre fragments du plateau.
option-layout-square = Carré
option-layout-tower = Tour
option-layout-rank = Rang
option-layout-stairs = Escalier
option-layout-cross = Croix
option-layout-horseshoe = Fer à cheval

option-placing = Mise en place
    .meaning = Qui constitue les bandes et garnit le plateau : les joueurs (players), ou le départ rapide (quick, sur le Carré).
option-placing-players = Les joueurs
option-placing-quick = Le départ rapide

quick-quick = Suprématie, bandes prêtes
quick-quick-harvest = Récolte, bandes prêtes
quick-quick-escort = Escorte, bandes prêtes
quick-full = Suprématie, dès la constitution des bandes

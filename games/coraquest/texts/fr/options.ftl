### Les options d'une mise en place, et les mises en place en un mot.

option-seats = Joueurs
    .meaning = Combien de joueurs, Gardien compris.
option-seats-1 = 1 joueur
option-seats-2 = 2 joueurs
option-seats-3 = 3 joueurs
option-seats-4 = 4 joueurs
option-seats-5 = 5 joueurs, dont le Gardien du donjon

option-keeper = Gardien du donjon
    .meaning = Le dernier joueur dirige les ennemis.
option-keeper-false = Non
option-keeper-true = Oui

option-quest = Aventure
    .meaning = Ce que l'équipe doit accomplir.
    .values = le nom d'une aventure
option-quest-lamps = Des lampes dans les Sous-Salles
option-quest-flan = L'affaire du flan
option-quest-eggs = Une course à huit pattes
option-quest-snake = Quelque chose d'écailleux
option-quest-drain = Le grand égout
option-quest-bell = Avant la dernière cloche
option-quest-toll = Le péage du roi troll
option-quest-king = Le roi qui dort
option-quest-queen = La reine des fils
option-quest-dragon = Le hoquet du dragon

option-length = Durée
    .meaning = Combien de cartes Donjon sont jouées.
option-length-normal = Normale (45-60 minutes)
option-length-long = Longue (60-75 minutes)

option-second_wind = Second souffle
    .meaning = Le premier héros qui tombe se relève.
option-second_wind-false = Non
option-second_wind-true = Oui

option-tough = Ennemis durs
    .meaning = Quels ennemis sont joués du côté dur.
option-tough-none = Aucun
option-tough-hard = Difficile : araignées et espèce moyenne
option-tough-all = Héroïque : tous

option-kinds = Espèces dures
    .meaning = Avec tough=named, lesquelles.
    .values = noms d'espèces d'ennemis, séparés par des virgules

option-party = Équipe
    .meaning = Qui choisit les héros.
option-party-players = Les joueurs choisissent
option-party-quick = L'équipe conseillée

quick-first = La première aventure avec l'équipe conseillée
quick-keeper = Deux joueurs, dont le Gardien du donjon

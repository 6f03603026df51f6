### L'atelier : ce que lisent les auteurs de héros, d'ennemis, d'objets, de cartes et d'aventures.

## Ce qu'on peut faire : un seul, plusieurs (.many), et à quoi il sert (.does)

craft-hero = Héros
    .many = Héros
    .does = Qui descend dans le donjon.
craft-enemy = Ennemi
    .many = Ennemis
    .does = Qui y attend.
craft-item = Objet
    .many = Objets
    .does = Ce qu'il y a dans les coffres, ou ce qu'une aventure donne.
craft-card = Carte Donjon
    .many = Cartes Donjon
    .does = Une salle, redessinée à la place d'une de la boîte.
craft-quest = Aventure
    .many = Aventures
    .does = Une histoire : ce qui arrive, quand, et comment on gagne.

## Titres de ce qui n'a pas encore de nom

unnamed-hero = Un héros sans nom
unnamed-enemy = Un ennemi sans nom
unnamed-item = Un objet sans nom
unnamed-card = Une carte sans nom
unnamed-quest = Une aventure sans titre

## Textes d'une nouvelle aventure

new-quest-win = Vous avez réussi !
new-quest-lose = Pas cette fois.
new-quest-action = Regarder derrière la porte

## Ce qu'on peut mettre dans un champ

hint-range = { $least } à { $most }
# $usual : le nombre qui vaut quand on n'en donne pas
hint-range-usual = { $least } à { $most } ; vide : { $usual }
hint-id = 2 à 24 signes parmi a-z, 0-9 et _ ; les dessins y sont attachés
hint-squares = Touchez une case pour la changer.
hint-condition = une valeur, une comparaison, une valeur

## Champs communs

field-id = Nom de fichier
field-name = Nom
field-health = Santé
field-move = Mouvement
field-range = Portée
field-dice = Dés
field-coins = Pièces
field-cost = Coûte
choice-nobody = Personne
choice-free = Action gratuite
choice-full = Action complète

## Dés : une couleur, combien il y en a en bref (.counted), et dans une phrase (.dice)

made-die-W = Blanc
    .counted = { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
    .dice = { $count ->
        [one] { $count } dé blanc
       *[other] { $count } dés blancs
    }
made-die-B = Bleu
    .counted = { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    .dice = { $count ->
        [one] { $count } dé bleu
       *[other] { $count } dés bleus
    }
made-die-R = Rouge
    .counted = { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    .dice = { $count ->
        [one] { $count } dé rouge
       *[other] { $count } dés rouges
    }

## Héros

field-type = Type
type-standard = Standard
type-fast = Rapide
type-tough = Costaud
field-own-die = Dé propre
field-weapon = Arme de départ
field-ability = Capacité
field-bane = Fléau de
field-story = Histoire
line-die = Dé
line-weapon = portée { $range } · { $dice }
tally-points = Points

## Ennemis

field-size = Taille
size-small = Petit
size-medium = Moyen
size-large = Grand
size-boss = Grand chef
field-figures = Figurines
group-standard = Côté normal
group-tough = Côté dur
field-stinky = Puant de nature
field-on-hit = Quand il touche
blow-nothing = Rien
blow-poisoned = Empoisonne
blow-stunned = Assomme
blow-stinky = Empeste
blow-knock = Repousse
field-calls = Appelle à chaque manche
line-standard = Normal
line-tough = Dur
line-side = Santé { $health } · Mouvement { $movement } · portée { $range } · { $dice }
line-stinky = Puant de nature.
tally-standard = Points, côté normal
tally-tough = Points, côté dur

## Cartes Donjon

field-card = À la place de
field-squares = Cases
sign-floor = Sol
sign-wall = Mur
sign-small = Apparition petite
sign-medium = Apparition moyenne
sign-large = Apparition grande
sign-chest = Coffre
sign-spot = Endroit de l'histoire
field-web = Une toile : des araignées sortent de son milieu

## Objets

field-stock = Pioche
stock-treasure = Trésor : dans les coffres
stock-special = Spécial : donné par les aventures
field-kind = Genre
item-kind-quest = Pour l'aventure
item-kind-weapon = Arme
item-kind-armour = Armure
item-kind-potion = S'utilise une fois
item-kind-magic = Agit toujours
item-kind-trap = Piège
field-effect = Ce qu'il fait
field-effect-of = Fait la même chose que
choice-same-as = Comme : { $item }
choice-quest-only = Seulement ce que dit l'aventure
field-own-words = Avec vos mots (vide : comme ci-dessus)
field-copies = Exemplaires

## Effets des objets : leur nom, et ce qu'on en dit aux joueurs (.told)

# $number : la quantité de l'effet
item-effect-heal = Soigne
    .told = Rend { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de Santé et met fin à votre poison.
item-effect-antidote = Met fin au poison
    .told = Met fin à votre poison.
# $number : la quantité de l'effet
item-effect-wash = Lave
    .told = { $number ->
        [0] Vous n'êtes plus Puant.
       *[other] Vous ou un héros à distance { $number } ou moins n'êtes plus Puant.
    }
# $dice : les dés, comme « 1 dé rouge et 2 dés bleus »
item-effect-next_attack = Des dés à la prochaine attaque
    .told = { $dice } de plus à votre prochaine attaque de ce tour.
# $dice : les dés, comme « 1 dé rouge et 2 dés bleus »
item-effect-this_turn = Des dés à toutes les attaques du tour
    .told = { $dice } de plus à chacune de vos attaques de ce tour.
item-effect-reroll = Les dés sans succès sont relancés
    .told = À votre prochaine attaque de ce tour, chaque dé sans succès est relancé une fois.
# $number : la quantité de l'effet
item-effect-teleport = Téléporte, jusque-là
    .told = Vous apparaissez sur une case libre à distance { $number } ou moins où aucune odeur ne vous gêne. Un Mouvement en cours se termine.
item-effect-teleport-any = Téléporte n'importe où
    .told = Vous apparaissez sur n'importe quelle case libre où aucune odeur ne vous gêne. Un Mouvement en cours se termine.
item-effect-slow = Ralentit les ennemis
    .told = Dans la prochaine phase des ennemis, chaque ennemi n'a qu'une action.
item-effect-quest = Seulement ce que dit une aventure
    .told = Il se passe quelque chose quand on s'en sert au bon moment.
# $number : la quantité de l'effet
item-effect-steps = Plus de pas
    .told = { $number } pas de plus à chacun de vos Mouvements.
item-effect-nimble = Traverse les ennemis
    .told = Vous pouvez traverser les ennemis, mais pas vous arrêter sur leur case.
item-effect-see_through = Voit au travers des figurines
    .told = Vous voyez au travers des figurines ; les murs cachent toujours ce qui est derrière.
item-effect-no_smell = N'est jamais gêné par l'odeur
    .told = L'odeur ne vous gêne jamais.
# $dice : les dés, $kind : l'espèce d'ennemis
item-effect-against = Des dés contre une espèce d'ennemis
    .told = { $dice } de plus aux attaques dont la première cible est : { $kind }.
item-effect-trap-knock = Repousse
    .told = Il vous repousse loin du coffre.
item-effect-trap-poison = Empoisonne
    .told = Vous êtes Empoisonné.
item-effect-trap-stink = Empeste
    .told = Vous êtes Puant.
field-steps = Pas
field-distance = Distance
field-against = Contre

## Aventures

field-title = Titre
field-difficulty = Difficulté
group-story = Cartes d'histoire
field-pile = Pile { $number }
# $code : le numéro ou la lettre d'une carte, $name : son nom
card-coded = { $code } · { $name }
card-coded-top = { $code } · { $name }, au-dessus
card-coded-bottom = { $code } · { $name }, au fond
group-enemies = Ennemis
field-symbol-small = Aux petites apparitions
field-symbol-medium = Aux apparitions moyennes
field-symbol-large = Aux grandes apparitions
field-also = Autres que les règles peuvent placer
group-hard = Ce qui la rend difficile
field-force-tough = Toujours durs, quoi que choisissent les joueurs
field-countdown = Niveaux du compte à rebours
field-threat-start = Niveau du jeton Menace au début
field-threat-reset = Niveau où revient le jeton Menace
field-limit-normal = Dernière manche, partie normale
field-limit-long = Dernière manche, partie longue
listed-texts = Textes
text-intro = Introduction
text-goal = But, affiché pendant toute la partie
text-win = Quand c'est gagné
text-lose = Quand c'est perdu
field-read = Ce qui est lu
field-text = Texte
line-goal = But
listed-counters = Compteurs
field-counter = Compteur
field-at-first = Au début
field-at-first-normal = Au début, partie normale
field-at-first-long = Au début, partie longue
field-label = Affiché (vide : caché)
listed-items = Objets de cette aventure
field-item = Objet
listed-rules = Ce qui arrive
more-rule = Règle
field-when = Quand
listed-if = Seulement si
listed-all = Tout ceci est vrai
listed-any = Une de ces choses est vraie
field-condition = Condition
listed-then = Alors
listed-else = Sinon
field-once = Une seule fois par partie
listed-actions = Ce que les héros peuvent faire
more-action = Action
field-done = Ce qu'on fait
field-where = Où
listed-win = Gagné quand
listed-lose = Perdu quand
more-ending = Fin
choice-usual-text = Celui d'habitude

## Moments des règles

moment-start = Au début
moment-round_start = Au début de chaque manche
moment-enemy_phase = Avant que les ennemis agissent
moment-round_end = À la fin de chaque manche
moment-reveal-any = N'importe quelle carte est révélée
moment-reveal = La carte { $card } est révélée
moment-enter-entrance = Un héros entre dans l'Entrée
moment-enter = Un héros entre sur la carte { $card }
moment-search = Un coffre est fouillé
moment-defeat-any = N'importe quel ennemi est battu
moment-defeat = Battu : { $kind }
moment-spiders = Des araignées viennent
moment-check = Dès que les conditions sont vraies
moment-use = Utilisé : { $item }
moment-gain = Reçu : { $item }

## Endroits et personnes

place-spot = À l'endroit de la carte { $card }
place-enemy = À côté de : { $kind }
place-centre = Au milieu de la carte { $card }
place-hero = Là où est le héros qui agit
place-webs = À chaque toile
persons-acting = Le héros qui agit
persons-all = Tous les héros
persons-others = Tous sauf le héros qui agit
persons-choose = Un héros que les joueurs choisissent
persons-on = Héros sur la carte { $card }
persons-near = Héros près de : { $place }

## Effets des règles

# $effect : le nom de l'effet, $what : sur quoi, ou combien
effect-of = { $effect } : { $what }
rule-effect-text = Lire un texte
rule-effect-spawn = Placer des ennemis
rule-effect-remove = Des ennemis s'en vont
rule-effect-hurt_enemy = Blesser des ennemis
rule-effect-heal_enemy = Soigner des ennemis
rule-effect-tough = Les nouveaux ennemis sont durs
rule-effect-give = Donner un objet
rule-effect-take = Prendre un objet
rule-effect-pay = Payer des pièces
rule-effect-treasure = Piocher un trésor
rule-effect-damage = Blesser des héros
rule-effect-heal = Soigner des héros
rule-effect-status = Empoisonner, empester, assommer
rule-effect-cure = Guérir
rule-effect-knock = Repousser des héros
rule-effect-move_to = Déplacer des héros
rule-effect-chest = Poser un coffre
rule-effect-threat = Déplacer le jeton Menace
rule-effect-spiders = Des araignées viennent
rule-effect-count = Compter
rule-effect-test = Lancer des dés
rule-effect-choice = Laisser choisir
rule-effect-if = Seulement si ...
rule-effect-win = Gagner
rule-effect-lose = Perdre
rule-effect-unknown = ?
field-which = Lesquels
field-who = Qui
field-to-whom = À qui
field-how-many = Combien
field-how-much = De combien
field-cards = Cartes
field-what = Quoi
status-poisoned = Empoisonné
status-stinky = Puant
status-stunned = Sonné
status-all = Tout
field-level = Niveau
field-becomes = Devient
field-plus = Plus
field-successes = Succès nécessaires
listed-pass = Si ça marche
listed-fail = Sinon
listed-choices = Choix
more-choice = Choix

## Une aventure en cases et en flèches

chart-card = Carte { $card }
chart-win = Gagné
chart-lose = Perdu

### Comment s'appellent les choses. `.the` est le nom avec son article ; qui n'en prend pas n'a pas cette forme.

## Sortes de personnages

kind-oak = Oak
    .gender = masculine
kind-chosen-one = Élu
    .the = l'Élu
    .gender = masculine
kind-bright-chosen-one = Élu éclatant
    .the = l'Élu éclatant
    .gender = masculine
kind-ninja = Ninja
    .the = le Ninja
    .gender = masculine
kind-monk = Moine
    .the = le Moine
    .gender = masculine
kind-cleric = Clerc
    .the = le Clerc
    .gender = masculine
kind-avatar = Avatar
    .the = l'Avatar
    .gender = masculine
kind-totem = Totem
    .the = le Totem
    .gender = masculine
kind-mushroom = Champignon
    .the = le Champignon
    .gender = masculine
kind-wooden-king = Roi de bois
    .the = le Roi de bois
    .gender = masculine
kind-fongia = Fongia
    .gender = feminine
kind-doomed-chief = Chef possédé
    .the = le Chef possédé
    .gender = masculine
kind-mandrake = Mandragore
    .the = la Mandragore
    .gender = feminine
kind-spore = Spore
    .the = la Spore
    .gender = feminine
kind-small-bane = petit Fléau
    .the = le petit Fléau
    .gender = masculine
kind-half-bane = demi-Fléau
    .the = le demi-Fléau
    .gender = masculine
kind-ultimate-bane = Fléau ultime
    .the = le Fléau ultime
    .gender = masculine
# Un Fléau de n'importe quelle taille.
kind-bane = Fléau
    .the = le Fléau
    .gender = masculine

## Personnages : une sorte, et ce qui distingue celui-ci des autres

# Un Avatar, un Totem ou un Champignon.
figure-coloured = { $kind } { $colour }
    .the = { $kind-the } { $colour }
    .gender = { $kind-gender }
# Un petit Fléau.
figure-of-temple = { $kind } de { $temple-virtue }
    .the = { $kind-the } de { $temple-virtue }
    .gender = { $kind-gender }
# Un Disciple qui sert Kaos.
figure-doomed = { $kind } possédé
    .the = { $kind-the } possédé
    .gender = { $kind-gender }
# Sur une case où il n'y a personne.
figure-unknown = un personnage

## Ce qui se trouve sur une case

puddle-black = flaque noire
    .the = la flaque noire
    .a = une flaque noire
puddle-coloured = flaque { $colour-feminine }
    .the = la flaque { $colour-feminine }
    .a = une flaque { $colour-feminine }
thing-lit-prism = prisme illuminé
    .the = le prisme illuminé
# Sur une case vide ; son nom suit.
thing-unknown = ce qui se trouve

## Tours d'un cycle

turn-oak = tour d'Oak
    .the = le tour d'Oak
turn-chosen-one = tour de l'Élu
    .the = le tour de l'Élu
turn-wooden-king = tour du Roi de bois
    .the = le tour du Roi de bois
turn-fongia = tour de Fongia
    .the = le tour de Fongia
# Un tour de Gaïa dont on ne sait pas encore si c'est celui d'Oak ou de l'Élu.
turn-gaia = tour de Gaïa

## Niveaux

level-easy = facile
level-medium = moyen
level-hard = difficile

## Temples. `.virtue` : à quoi le Temple est voué

temple-force = Temple de la Force
    .the = le Temple de la Force
    .of = du Temple de la Force
    .virtue = la Force
temple-wisdom = Temple de la Sagesse
    .the = le Temple de la Sagesse
    .of = du Temple de la Sagesse
    .virtue = la Sagesse
temple-spirit = Temple de l'Esprit
    .the = le Temple de l'Esprit
    .of = du Temple de l'Esprit
    .virtue = l'Esprit

## Objets, chacun selon son Temple

item-force = Marteau de lumière
    .the = le Marteau de lumière
item-wisdom = Ailes de Mana
    .the = les Ailes de Mana
item-spirit = Bandeau de prescience
    .the = le Bandeau de prescience

## Événements divins

divine-avatar-invocation = Invocation d'Avatar
divine-white-kadamas = Kadamas blancs
divine-white-lotus = Lotus blanc
divine-mushrooms-attack = Attaque des Champignons
divine-mind-control = Contrôle mental
divine-contamination = Contamination

## Coins, à côté de ce mot : « le coin nord-est »

corner-ne = nord-est
corner-se = sud-est
corner-sw = sud-ouest
corner-nw = nord-ouest

## Parties

# Ce que l'on dit d'une même chose, une partie après l'autre : « d4, marais, flaque rouge ».
joined = { $first }, { $next }
# Un Disciple et sa case, à la mise en place.
follower-at = { $who-the } en { $at }

### Noms de ce qui est sur la table, et de qui joue.

## Factions, et qui les joue

faction-blue = Bleue
    .full = faction Bleue
    .the = la faction Bleue
    .of = de la faction Bleue
faction-green = Verte
    .full = faction Verte
    .the = la faction Verte
    .of = de la faction Verte
faction-orange = Orange
    .full = faction Orange
    .the = la faction Orange
    .of = de la faction Orange
faction-violet = Violette
    .full = faction Violette
    .the = la faction Violette
    .of = de la faction Violette
# Qui n'a pas encore de faction ; $seat : son numéro
player = joueur { $seat }
    .the = le joueur { $seat }
    .of = du joueur { $seat }

## Sortes de Chromecas. `one` : une carte de la main ; `short` : en peu de lettres, pour les dessins
## `typed` : avec ce qu'on tape au clavier, si c'est autre chose

kind-ship = Vaisseau
    .one = le Vaisseau
    .the = le Vaisseau
    .of = du Vaisseau
    .gender = masculine
    .short = vaiss.
    .typed = Vaisseau (ship)
kind-cannon = Canon
    .one = le Canon
    .the = le Canon
    .of = du Canon
    .gender = masculine
    .short = canon
    .typed = Canon (cannon)
kind-crane = Grue
    .one = la Grue
    .the = la Grue
    .of = de la Grue
    .gender = feminine
    .short = grue
    .typed = Grue (crane)
kind-2 = 2
    .one = un 2
    .the = le 2
    .of = du 2
    .gender = masculine
    .short = 2
kind-3 = 3
    .one = un 3
    .the = le 3
    .of = du 3
    .gender = masculine
    .short = 3
kind-4 = 4
    .one = un 4
    .the = le 4
    .of = du 4
    .gender = masculine
    .short = 4
kind-5 = 5
    .one = un 5
    .the = le 5
    .of = du 5
    .gender = masculine
    .short = 5
# Plusieurs cartes d'une sorte ; à côté du nombre d'une carte, un autre nombre se lit mal
kind-copies = { $copies ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $copies }
} { $kind }

## Effets. `a` : quand on le révèle ; `its`, `your` : ce qu'il donne à une faction, dit à tous et à elle-même
## $bonus : puissance d'attaque ; $points : points de victoire

effect-empty = Zone vide
    .a = une Zone vide
    .its = aucun effet
    .your = aucun effet
effect-offensive = Force offensive
    .a = l'effet Force offensive
    .its = +{ $bonus } en puissance d'attaque pour ses captures
    .your = +{ $bonus } en puissance d'attaque pour vos captures
effect-stronghold = Place forte
    .a = l'effet Place forte
    .its = +{ points }
    .your = +{ points }
effect-strike = Force de frappe
    .a = l'effet Force de frappe
    .its = un soutien en diagonale suffit pour ses captures
    .your = un soutien en diagonale suffit pour vos captures
effect-bastion = Bastion
    .a = l'effet Bastion
    .its = son bouclier protège un emplacement
    .your = votre bouclier protège un emplacement

## Nombres de choses

gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
places = { $places ->
    [one] { $places } emplacement
   *[other] { $places } emplacements
}

## Cartes du plateau

core = le Noyau
terrain = terrain { $terrain }
    .the = le terrain { $terrain }
# Un terrain sur la table : « T04 en (0,1) »
terrain-at = { $terrain } en { $at }
# Une carte sur la table dont on ne sait rien
card-at = { $at }
# Où quelque chose se passe
spot-core = sur le Noyau
spot-at = en { $at }

## Le Chromeca et le bouclier de quelqu'un. $who : une faction ou un joueur

occupant-own = votre propre { $kind }
occupant-of = { $kind-the } { $who-of }
shield-own = sous votre bouclier
shield-of = sous le bouclier { $who-of }

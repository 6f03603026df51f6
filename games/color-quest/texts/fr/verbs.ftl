### Boutons : leurs noms, et ce qu'ils font (.does).

## Boutons seuls de leur genre

verb-ready = Bande prête
    .does = Les points qui restent donnent des cartes item.
verb-exchange = Échange
    .does = Défausser vos deux cartes pour en piocher une.
verb-to-moves = Aux déplacements
    .does = Plus de pouvoirs ce tour-ci.
verb-to-attacks = Aux attaques
    .does = Plus de déplacements ce tour-ci.
verb-end = Finir le tour
    .does = Remise en état, puis c'est à l'adversaire.
verb-enough = Cela suffit
    .does = Ne rien choisir de plus.
verb-pass = Laisser faire
    .does = N'utiliser ni dé ni potion maintenant.

## Lignes de la liste d'armée. $cost : des points

verb-recruit = { $entry } · { $cost }
    .does = Prendre dans la bande : { $entry } ({ $cost }).
verb-dismiss = Sans { $entry }
    .does = Rendre : { $entry }.
verb-deploy = { $entry }
    .does = Poser sur le plateau : { $entry }.

## Ce qu'on choisit

# $face : une lettre
verb-face = Face { $face }
    .does = Le côté avec les cristaux de la face { $face }.
# $first, $second : où sont les deux dés d'une potion
verb-from = { $first } + { $second }
    .does = Le premier dé vient de { $first }, le second de { $second }.
verb-colour = { $colour }
    .does = Choisir la couleur { $colour }.
verb-become = { $kind }
    .does = Choisir cette figurine : { $kind }.
verb-fragment = Fragment { $number }
    .does = Lancer un dé pour le fragment { $number }.
# $to : une direction
verb-off = { $to }
    .does = Hors du plateau, vers { $to }.

## Dés

verb-pay = { $colour }, { $spot }
    .does = Payer avec un dé { $colour } de { $spot }.
verb-stow-instant = { spot-instant }
    .does = Le garder comme réaction.
verb-stow-gauge = { spot-gauge }
    .does = Il paiera des pouvoirs.
verb-stow-hero = { spot-hero }
    .does = Il paiera des pouvoirs du héros.
verb-stow-reserve = { spot-reserve }
    .does = Le remettre : il compte comme récolté.

# Ce que coûte un pouvoir.
cost-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

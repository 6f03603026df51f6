### Ce que montre la page : les cases, les places, les compteurs.

## Une case en une ligne, une partie après l'autre : « d5, Chasseur rouge, sur un mur »

# $what : une ou plusieurs des parties ci-dessous.
square = { $at }, { $what }
square-quest = case de Quête
square-marker = marqueur { $clan-masculine }
square-no-marker = sans marqueur
square-figure = { $kind } { $kind-gender ->
    [feminine] { $clan-feminine }
   *[other] { $clan-masculine }
}
# $marks : les clans qui l'ont assommé.
square-stunned = { $kind } { $kind-gender ->
    [feminine] { $clan-feminine }, assommée
   *[other] { $clan-masculine }, assommé
} par { $marks }
square-on-wall = sur un mur
square-puddle = flaque { $clan-feminine }
square-wall-puddle = flaque { $clan-feminine } sur un mur
# Une flaque.
square-chosen = choisie
square-wall = mur
square-empty = vide
square-home = zone de déploiement { $clan-of }

## Places

seat-clan = clan { $clan }
seat-supply = { count-puddles } dans la réserve
seat-to-place = { $count } à placer : { $kind }
# $kind : la caste par son homme.
seat-blasts = { count-blasts } ({ $kind })

## Où en est la partie

progress-round = Manche { $round }
progress-set-up = Mise en place

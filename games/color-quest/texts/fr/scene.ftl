### La table telle qu'on la montre.

## En-tête

heading-round = Manche { $round } sur { $rounds }
heading-setup = Mise en place

## Parties de la mise en place

stage-bands = Bandes
stage-faces = Faces
stage-tiles = Tuiles
stage-puddles = Flaques
stage-dice = Dés
stage-deploy = Déploiement

## Cases. $who : un camp

# $parts : tout ce qui est sur la case, une chose après l'autre
square-with = { $square }, { $parts }
square-goal = but de { $who }
square-zone = zone de déploiement de { $who }
square-crystal = cristal

## L'état d'une figurine, après son nom

state-height = en hauteur
# $who : la figurine
state-stunned = { $who-gender ->
    [feminine] assommée
   *[other] assommé
}
state-must = doit se déplacer
state-spent = a agi

## Buts

# $level : le niveau qui gagne
goal-supremacy = Ayez votre héros au niveau { $level } ou plus pendant que l'autre héros est assommé.
goal-harvest = Récoltez { $of } dés sur des cristaux avant l'autre.
goal-escort = Finissez votre tour avec votre héros debout dans le coin opposé, où il est allé lui-même.

# Où l'on en est.
note-supremacy = Votre héros est au niveau { $now } sur { $level }.
note-harvest = { $done } dés sur { $of }.
note-escort = Distance du but : { $steps }.
# Une note dite à qui ne joue pas.
note-of = { $who } : { $note }

task-level = Héros au niveau { $level }
task-felled = Héros adverse assommé
task-harvest = { $of } dés récoltés ({ $done })
task-escort = Héros dans le coin opposé

## Ce qu'a une place

seat-figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
seat-cards = { $count ->
    [one] { $count } carte item
   *[other] { $count } cartes item
}
seat-harvest = { $count ->
    [one] { $count } dé récolté
   *[other] { $count } dés récoltés
}
rack-instant = Instantané
rack-gauge = Jauge
rack-hero = Héros
rack-empty = place vide
# Une place pour un dé instantané, et ce que fait le dé.
rack-does = { $die-the } : { $instant }

## Ce qui est à côté du plateau

# $what : une sorte de figurine ou une tuile
store-left = { $count } dans la réserve : { $what }
store-dice = { $count } dans la réserve : dés
store-cards = { $count ->
    [one] { $count } carte item à piocher
   *[other] { $count } cartes item à piocher
}

### Ce qui est écrit à côté des choses sur une page.

## Un emplacement. $card : le Noyau ou un terrain ; $facts : un des textes suivants ; $zones : un de ceux d'après

place-words = { $at }, { $card } : { $facts }. { $zones }
place-held = { gems }, tenu par { $who }
place-free = { gems }, inoccupé
place-shielded = { $facts }, { $shield }
place-lifted = { $facts }, soulevé par la Grue
zones-core = Toutes ses zones sont vides.
zones-none = Aucune zone n'est connue.
zones-known = Zones : { $zones }.
zone = { $effect } ({ $faction })
zone-active = { $effect } ({ $faction }, active)
zone-secret = { $effect } ({ $faction }, connue de vous seul)
# Une case où il n'y a pas de carte
gap = { $at }, case libre

## Cartes d'une main. $use : ce que la carte peut faire

hand-number = Chromeca { $kind }
hand-chromeca = Puissance { $power }. { $use }
# $attack : sa puissance en capture
hand-chromeca-raised = Puissance { $power }, { $attack } en capture. { $use }
use-ship = Juste après l'avoir placé, vous pouvez détruire un terrain.
use-cannon = Juste après l'avoir placé, vous pouvez vider un emplacement occupé.
use-crane = Juste après l'avoir placée, vous pouvez déplacer un terrain.
use-number = Il prend tout emplacement inoccupé, ou capture un ennemi plus faible à côté d'un de vos Chromecas.
hand-terrain = Terrain { $terrain }
hand-terrain-gems = { gems }.
hand-terrain-zone = { gems }. Votre zone : { $effect }, { $effect-your }.

## Places

seat-no-faction = pas encore de faction
seat-action = Action
seat-points = { points }, { places }
seat-hand = { $count ->
    [one] { $count } Chromeca en main
   *[other] { $count } Chromecas en main
}
seat-hand-named = { seat-hand } : { $kinds-one }
seat-terrains = { $count ->
    [one] { $count } terrain en main
   *[other] { $count } terrains en main
}
seat-pile = { $count ->
    [one] { $count } Chromeca dans la pioche
   *[other] { $count } Chromecas dans la pioche
}
seat-pile-named = { seat-pile } : { $kinds-one }
# $pile : la pioche ; $kinds : les cartes de la défausse
seat-discards = { $pile } ; à la défausse : { $kinds-one }
# $places : sur combien d'emplacements il est révélé
seat-effect = { $effect } : { $effect-its }, grâce à { places }

## La table

terrain-pile = { $count ->
    [one] { $count } terrain dans la pioche
   *[other] { $count } terrains dans la pioche
}
heading-factions = Choix des factions
heading-turn = Tour { $turn }
heading-action = Action { $action } sur { $actions }
heading-end = Fin de partie

## Le but

goal-title = Tenir le plus de gemmes
goal-words = La partie s'arrête dès que quelqu'un place son dernier Chromeca. Qui a le plus de points de victoire gagne : les gemmes des emplacements tenus, et { $stronghold } pour une Place forte.
goal-nobody = Personne n'a encore de point de victoire.
goal-you = Vous menez avec { points }.
goal-you-share = Vous partagez la tête avec { points }.
# $who : qui mène ; $count : combien ils sont
goal-others = { $who-the } { $count ->
    [one] mène
   *[other] mènent
} avec { points }.
# $own : les points de qui lit
goal-others-you = { goal-others } Vous avez { $own }.

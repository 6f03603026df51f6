### Ce qui s'est passé, en une phrase pour tous ceux qui l'apprennent.
### $who : une faction ou un joueur ; $spot : « sur le Noyau », « en (0,1) »

event-chose = Le joueur { $seat } prend { $faction-the }.
event-first = Tirage au sort : { $who-the } commence.
event-drew-chromecas = { $who-the } pioche { $count ->
    [one] { $count } Chromeca
   *[other] { $count } Chromecas
}.
# $kinds : les cartes par leur nom
event-drew-chromecas-named = { $who-the } pioche { $count ->
    [one] { $count } Chromeca
   *[other] { $count } Chromecas
} ({ $kinds-one }).
event-drew-terrains = { $who-the } pioche { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
}.
event-drew-terrains-named = { $who-the } pioche { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
} ({ $terrains }).
event-laid = { $who-the } place le terrain { $terrain } ({ gems }) en { $at }.
event-placed = { $who-the } place { $kind-one } { $spot }.
event-left-captured = { $kind-the } { $who-of } { $spot } est { $kind-gender ->
    [feminine] capturée
   *[other] capturé
} et va dans sa défausse.
event-left-emptied = { $kind-the } { $who-of } { $spot } est { $kind-gender ->
    [feminine] chassée
   *[other] chassé
} par le Canon et va dans sa défausse.
event-left-destroyed = { $kind-the } { $who-of } { $spot } est { $kind-gender ->
    [feminine] détruite
   *[other] détruit
} avec son terrain et va dans sa défausse.
event-revealed = { $who-the } révèle { $effect-a } { $spot } : { $effect-its }.
event-deployed = { $who-the } déploie son bouclier { $spot }.
event-withdrawn = Le bouclier { $who-of } { $spot } retourne dans la réserve.
event-no-place-for-shield = Aucun emplacement ne peut recevoir le bouclier { $who-of } : il reste dans la réserve.
event-terrain-destroyed = Le terrain { $terrain } en { $at } est détruit et va sous la pioche Terrain.
event-moved = Le terrain { $terrain } est déplacé de { $from } en { $to }.
event-declined = { $who-the } n'utilise pas le pouvoir { $kind-of }.
event-no-target-ship = { $who-the } ne peut pas utiliser le pouvoir { $kind-of } : il n'y a rien à détruire.
event-no-target-cannon = { $who-the } ne peut pas utiliser le pouvoir { $kind-of } : il n'y a rien à vider.
event-no-target-crane = { $who-the } ne peut pas utiliser le pouvoir { $kind-of } : il n'y a rien à déplacer.
event-no-target-number = { $who-the } ne peut pas utiliser le pouvoir { $kind-of } : il n'y a rien à faire.
event-skipped = Rien n'est possible pour { $who-the } : la fin de son tour est passée.
event-turn = Tour { $turn } : à { $who-the } de jouer.
event-ended = Fin de partie : { $reason }.

## Comment la partie a fini

# $winners : qui a gagné, en une phrase ; $reason : une de celles plus bas
end-outcome = { $winners } Fin de partie : { $reason }.
end-nobody = Personne ne gagne.
end-shared = Victoire partagée : { $who-the }, avec { points } et { places } chacune.
end-level = { $who-the } gagne avec { points }, autant que { $others-the }, mais tient plus d'emplacements ({ $places }).
end-won = { $who-the } gagne avec { points }.

## Pourquoi, en une moitié de phrase

end-last-chromeca = { $who-the } a placé son dernier Chromeca
end-last-chromeca-somebody = un joueur a placé son dernier Chromeca
end-stuck = plus personne ne pouvait rien faire
end-limit = la limite de { $limit } tours est atteinte
end-other = elle est terminée

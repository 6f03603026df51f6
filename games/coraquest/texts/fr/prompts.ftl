### Qui doit faire quoi maintenant.
### Une tâche est une phrase qui se tient seule, avec une majuscule, ou après « Joueur 2 : ».

# Pour celui qui doit le faire. $task : une des tâches ci-dessous
prompt-own = { $task }
# Pour les autres. $seat : un nombre
prompt-seat = Joueur { $seat } : { $task }

## Tâches

prompt-pick = choisissez un héros et son joueur.
prompt-put = placez { $hero } sur l'entrée.
prompt-enemy = choisissez le prochain ennemi.
prompt-hero = choisissez le prochain héros.
# $left : des actions complètes
prompt-turn = { $left ->
    [one] { $hero } agit, il reste { $left } action complète.
   *[other] { $hero } agit, il reste { $left } actions complètes.
}
# $left : des pas
prompt-move = { $hero } se déplace, il reste { $left } pas.
prompt-charge = { $hero } se déplace et attaque.
# $card : le numéro imprimé dessus
prompt-lay = posez la carte { $card }.
prompt-target = choisissez une cible.
prompt-attack = { $hero } attaque.
# $hits : le texte successes
prompt-rolled = { $hits } : utiliser la capacité ?
prompt-trade = choisissez ce qui change de mains.
prompt-answer = acceptez-vous l'échange ?
prompt-enemy-target = choisissez la cible de l'ennemi.
prompt-attacked = choisissez qui est attaqué.
prompt-enemy-way = choisissez où va l'ennemi.
# $damage : le texte damage
prompt-guard = arrêter le coup de { $damage } ?
prompt-place = choisissez où placer la figurine.
prompt-pay = payez { $coins } pièces.
prompt-story = choisissez la suite de l'histoire.
# $question : ce que demande l'aventure, sans signe à la fin
prompt-asked = { $question }.
prompt-who = choisissez qui est concerné.

### Ce que l'on peut faire. $at est une case ; $what est ce qui s'y trouve.

# $places : les trois Disciples et leurs cases, une liste.
action-followers = Placer { $places }
action-place = Placer { $who-the } en { $at }
action-order = Jouer d'abord { $turn-the } à chaque cycle
action-emerge = Faire ressortir la Mandragore enfouie en { $at }
# $deed : ce que dit le `.says` d'une capacité ; $target : qui ou ce qu'elle vise.
action-use = { $deed } ({ $target })
action-sacrifice = Sacrifier { $what-the } en { $at } et lancer le dé des événements de Kaos
action-end = Finir le tour
action-step = Faire un second pas en { $at }
action-stop = Ne pas faire de second pas
action-colour = Choisir { $colour }
action-colour-kept = Laisser { $puddle-the } en { $at }
action-colour-at = Peindre { $at } en { $colour }
# Télékinésie.
action-push = Le déplacer en { $at }
action-push-onto = Le déplacer sur { $what-the } en { $at }
action-drop = Reposer le Totem en { $at }
action-flee = Faire fuir { $bane-the } en { $at }
action-awaken = Éveiller l'Avatar : { $what-the } en { $at }
action-clear = Retirer { $what-the } en { $at }
action-lotus = Ajouter une flaque en { $at }
action-sprout = Changer { $what-the } en { $at } en Champignon
action-doom = Posséder { $what-the } en { $at }
action-taint = Noircir toutes les flaques de couleur { $colour-feminine }
action-strike = Assommer { $what-the } en { $at }
action-decline = Laisser Gaïa tranquille

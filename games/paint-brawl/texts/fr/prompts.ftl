### Qui doit faire quoi maintenant.

# $what : une des questions ci-dessous, « de » compris.
prompt-own = À vous { $what }
prompt-other = À { $clan } { $what }

## Questions

prompt-women = de choisir un combattant à remplacer par une combattante, ou aucun
prompt-walls = de construire un mur
prompt-place-on = de choisir le combattant pour { $at }
prompt-place-who = de choisir la case pour { $who-a }
prompt-place = de placer les combattants
prompt-infiltrate = de placer le Chasseur en { $at } sur un mur, ou de le laisser
# $moves, $attacks : ce qui reste du tour.
prompt-play = de jouer (il reste { count-moves } et { count-attacks })
prompt-play-free = de finir le tour, ou de faire ce qui ne coûte pas d'action
prompt-take-own = de prendre une carte de votre pioche
prompt-take = de prendre une carte de sa pioche
# $by : où est la Mystique. $at : la flaque dont elle s'empare.
prompt-source = de choisir la flaque que la Mystique en { $by } rend pour celle de { $at }
prompt-take-back = de choisir la flaque { $number } sur { $most } au plus à reprendre
prompt-kadamas = de choisir la flaque { $number } sur { $most } au plus à effacer avec { card-kadamas }
# $deed : ce que $clan a annoncé.
prompt-react = de réagir ou de laisser faire ({ $clan } annonce { $deed })
prompt-immunity = de jouer { card-immunity } contre la carte { $clan-of } ({ $play }), ou de laisser faire
prompt-answer = de répondre à la carte { $clan-of } ({ $play }), ou de laisser faire
prompt-answer-any = de répondre ou de laisser faire
prompt-recoil = de choisir où recule { $who-the }
# $by : où est le Chasseur. $left : les tirs qui restent.
prompt-shots = de choisir la prochaine cible du Chasseur en { $by } (il en reste { $left })
prompt-shots-begun = de choisir la prochaine cible du Chasseur en { $by } (il en reste { $left }), ou de ne plus tirer
prompt-last-call = de réagir avant la fin du tour { $clan-of } (dernier appel), ou de laisser faire

## On ne demande plus rien

prompt-over = La partie est finie.
prompt-over-goal = La partie est finie : { $clan } a atteint le but.
prompt-over-limit = La partie est finie : la limite de { $rounds } manches est atteinte.

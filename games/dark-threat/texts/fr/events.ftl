### Ce qui est arrivé. $who est un personnage ; $from, $to et $at sont des cases. Une majuscule est mise au début.

event-placed = { $who-the } est { $who-gender ->
    [feminine] placée
   *[other] placé
} en { $at }.
event-ordered = Gaïa jouera d'abord { $turn-the } à chaque cycle.
event-turn = Cycle { $cycle } : { $turn-the } commence.
event-turn-ended = { $turn-the } prend fin.
event-unguarded = { $who-the } en { $at } n'est plus { $who-gender ->
    [feminine] protégée
   *[other] protégé
}.
# $deed : ce que dit le `.says` d'une capacité.
event-used = { $deed }.
event-moved = { $who-the } va de { $from } à { $to }.
# Par la Séduction.
event-dragged = { $who-the } est { $who-gender ->
    [feminine] attirée
   *[other] attiré
} de { $from } à { $to }.
# Un Fléau.
event-fled = { $who-the } quitte { $from } pour { $to }.
# Par la Télékinésie.
event-pushed = { $puddle-the } passe de { $from } à { $to }.
# Un Totem.
event-levitated = { $who-the } flotte de { $from } à { $to }.
event-painted = { $puddle-a } apparaît en { $at }.
event-painted-over = { $puddle-a } remplace { $over-the } en { $at }.
event-erased = { $puddle-the } en { $at } retourne dans la réserve.
event-lit = le prisme { $colour } en { $at } s'illumine.
event-activated = { $temple-the } est actif : l'Élu possède { $item-the }.
event-corrupted = { $temple-the } est corrompu.
event-corrupted-again = { $temple-the } est corrompu une fois de plus.
event-appeared = { $who-the } apparaît en { $at }.
event-buried = la Mandragore en { $at } s'enfouit.
event-removed = { $who-the } en { $at } retourne dans la réserve.
# $who : l'Élu éclatant.
event-awoke = l'Élu en { $at } s'éveille : { $who-the } !
# $was : la sorte qu'il était.
event-became = { $was-the } en { $at } devient { $who-the }.
event-fused = fusion : { $who-the } se dresse en { $at }.
# $into : le Fléau plus petit.
event-shrunk = { $who-the } en { $at } ne peut pas fuir et régresse : { $into }.
event-shrunk-away = { $who-the } en { $at } ne peut pas fuir et disparaît.
event-knocked-out = { $who-the } en { $at } est { $who-gender ->
    [feminine] assommée
   *[other] assommé
}.
event-woke = { $who-the } en { $at } se réveille.
# $who : un Disciple.
event-doomed = { $who-the } en { $at } est possédé et sert Kaos.
event-freed = { $who-the } en { $at } est libéré et sert de nouveau Gaïa.
event-guarded = { $who-the } en { $at } est { $who-gender ->
    [feminine] protégée
   *[other] protégé
} par une Prière.
event-rolled = le dé de { $camp } donne { $divine }.
event-fizzled = { $divine } ne peut pas s'appliquer.
# $bane : le Fléau ultime, ou le Roi de bois.
event-feat-gaia = Exploit de Gaïa : { $bane-the } et Fongia assommés dans le même tour.
event-feat-kaos = Exploit de Kaos : Oak et l'Élu assommés dans le même tour.
event-ended-goals = Fin de la partie : { $camp } a atteint tous les objectifs de son niveau ({ $level }).
event-ended-limit = Fin de la partie : le dernier cycle est joué, et { $camp } a atteint une plus grande part de ses objectifs.
event-ended-draw = Fin de la partie : le dernier cycle est joué, et personne n'est en tête.

### La liste d'armée.

# $who : un camp
roster-title = Bande de { $who }
roster-points = Points

class-hero = Héros
class-champion = Champions
class-troop = Troupes

## Ce que peut faire une figurine

# Les parties d'un profil, l'une après l'autre.
roster-next = { $first } · { $next }
roster-special = spécial : { $ability }
roster-blast = Blast : { $ability }
# Une capacité et ce qu'elle fait.
roster-ability = { $ability } – { $ability-does }
roster-bones = Kaos le pose où il veut ; un Skelette peut en surgir.
roster-count = { $count } × { $entry }

## Pourquoi c'est trop. $left : combien il en reste

# $size : des places
lack-slots = Il faut { $size }, et il en reste { $left } de sa classe.
# $cost : des points
lack-points = Il faut { $cost }, et il en reste { $left }.
lack-kept = Il faut { $cost }, et des { $left } qui restent, { $kept } sont gardés pour un héros.

## Ce qui manque, ou ce que donnent les points qui restent

roster-no-hero = Il faut un héros à la bande.
roster-all-spent = Tous les points sont dépensés.
roster-half-left = Le demi-point qui reste donne une carte item.
roster-some-left = Les points qui restent donnent deux cartes item.

## Ce qui ne va pas dans une bande qu'on a écrite

muster-not-now = { $rule }
muster-no-side = Une bande commence par son camp, gaia ou kaos, et non par « { $word } ».
# $rule : ce que dit la règle
muster-other-side = C'est une bande de { $who }. CQ-ARM-3 : { $rule }
muster-unknown = Aucune liste n'a « { $word } ».

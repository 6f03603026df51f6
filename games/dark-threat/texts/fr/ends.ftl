### Les objectifs, et comment la partie s'est finie.

## Objectifs : des propositions ; une majuscule est mise au début quand l'une est seule

goal-bright = l'Élu éclatant est éveillé
goal-sanctuary = il se tient sur le Sanctuaire
# $bane : le Fléau ultime, ou le Roi de bois.
goal-feat-gaia = { $bane-the } et Fongia ont été assommés dans le même tour
goal-ultimate = le Fléau ultime est éveillé
goal-feat-kaos = Oak et l'Élu ont été assommés dans le même tour
goal-temples = les trois Temples ont été corrompus

## Comment elle s'est finie. $goals : le texte suivant pour les deux camps, une liste

end-share = { $camp } { $met }/{ $of }
end-won = { $camp } gagne. Objectifs atteints : { $goals }.
end-draw = Partie nulle. Objectifs atteints : { $goals }.

### Ce qui résulte d'un choix si personne ne réagit ; entre parenthèses derrière le choix, une partie après l'autre.

# $who : un personnage ou deux.
outlook-figures = { $who-the }
outlook-explodes = il y explose
outlook-onto-wall = sur le mur
outlook-covers = recouvre { $puddle }
outlook-repaints = repeint { $whom-the }
outlook-hits = touche { $whom-the }
outlook-marks = laisse votre marqueur
outlook-fusion = fusion avec { $whom-the } en maxi Golem
outlook-eats = mange { $whom-the }
outlook-used-up = repeint { $whom-the } et retourne dans la réserve
outlook-swallows = avale { $puddle }
outlook-slides = { $whom-the } glisse plus loin
outlook-bursts = { $whom-the } éclate en ligne
outlook-stuns = assomme { $whom-the }

### Ce qu'on lit dans l'image pour un terminal.

# $phase : une de celles ci-dessous ; $threat : un niveau ; $cards : un nombre
picture-round = Manche { $round }, { $phase } ; Menace { $threat } ; { $cards } cartes restantes
picture-phase-heroes = phase des héros
picture-phase-enemies = phase des ennemis
picture-phase-countdown = phase de décompte
picture-phase-setup = mise en place
# $label : comment s'appelle un compteur de l'aventure
picture-counter = { $label }: { $value }

## Ce qu'est un héros

picture-stunned = sonné
picture-poisoned = empoisonné
picture-stinky = puant
picture-determined = déterminé
picture-exhausted = épuisé

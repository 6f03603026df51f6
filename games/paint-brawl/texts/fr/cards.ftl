### Les cartes Bonus : leurs noms, ce qu'elles font (.does), et quand on peut les jouer.

card-fatigue = Fatigue
    .does = Annule un déplacement, une capacité spéciale ou un Blast ennemi.
card-missed = Raté
    .does = Annule une attaque, une capacité spéciale ou un Blast ennemi.
# $most : combien de flaques au plus.
card-kadamas = Kadamas
    .does = Efface jusqu'à { $most } flaques de n'importe quelles couleurs.
card-explosion = Explosion de Golem
    .does = Fait exploser n'importe quel Golem ou Clone de peinture.
card-summoning = Invocation de Golem
    .does = Transforme une de vos flaques en mini Golem.
card-immunity = Immunité
    .does = Annule une carte que l'on joue contre vous.

## Quand une carte peut être jouée

when-own-turn = Pendant votre tour
when-any = Quand vous voulez
# $round : la première manche où l'on joue des cartes.
when-round = Dès la manche { $round }

## Plusieurs cartes

# Plusieurs fois la même carte : « 2 Kadamas ».
cards-copies = { $count } { $card }
# $count : combien de cartes il y a et où, comme dit plus bas. $cards : lesquelles.
cards-known = { $count } ({ $cards })
cards-hand = { count-cards } en main
cards-stock = { count-cards } dans sa pioche
cards-spent = { count-cards } hors du jeu
cards-pile = { count-cards } dans la pioche
cards-discard = { count-cards } dans la défausse

### L'image pour un terminal, large de 80 caractères au plus.

## Au-dessus du plateau ; ce qui tient sur une ligne a plusieurs encres, et commence ou finit par une espace entre accolades

picture-scenario = { $number } { $scenario }
picture-level = , niveau { $level }
picture-goal = But : { $goal }
picture-round = Manche { $round } sur { $limit }
# Le nom du clan suit.
picture-turn = , tour :{ " " }
picture-left = { " " }(Déplacements { $moves }, Attaques { $attacks })

## La légende à côté du plateau, large de 19 caractères au plus

legend-kind = { $letter } { $kind }
legend-chief = { $letter } { kind-chief }, { kind-matriarch }
legend-ground = ~ flaque   # mur
legend-quest = @ Quête, marqueur
legend-stunned = * assommé

## Les titres de la table des places, aussi courts que possible

head-leader = meneur
head-fighters = combatt.
head-puddles = flaques
head-supply = réserve
head-cards = cartes
head-pile = pioche
head-to-place = à placer
head-blasts = Blasts

## Sous la table

picture-hand = Votre main : { $cards }
picture-stock = Votre pioche : { $cards }
picture-spent = Cartes utilisées, { $clan } : { $cards }
# $number : de cartes dans la pioche. $cards : celles de la défausse.
picture-pile = Pioche : { $number } ; défausse : { $cards }
picture-marker = Marqueur : { $clan }
# $stuns : où des combattants sont assommés, et par qui.
picture-stuns = Assommés : { $stuns }
picture-stun = { $at } par { $clans }
# Deux clans qui ont assommé le même combattant.
picture-marks = { $first } + { $next }

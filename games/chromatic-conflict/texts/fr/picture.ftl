### Le dessin pour un terminal. Ce qu'on tape est le même dans toutes les langues.

# Le Noyau dans sa case : cinq lettres au plus
picture-core = Noyau
# Une carte de sa main
picture-card = { $kind-typed }
picture-seat = { $faction } (joueur { $seat })
picture-seat-free = joueur { $seat }

## Les places en tableau

picture-points = points
picture-places = empl.
picture-hand = main
picture-pile = pioche
picture-effects = effets
picture-shield = bouclier
picture-discards = défausse
# Le bouclier est dans la réserve
picture-supply = réserve

## Les cartes en dessous

picture-own = Votre main
picture-own-chromecas = Chromecas :
picture-own-terrains = Terrains :
# À la fin ; $hand, $pile : des Chromecas ; $terrains : les terrains de la main
picture-left = main : { $hand } | { $terrains } ; pioche : { $pile }
picture-terrain-pile = Pioche Terrain : { $count }
picture-terrain-pile-turn = Pioche Terrain : { $count }, tour { $turn }

## La légende

# $factions : les lettres des factions
picture-zones = zones { $factions } : - vide, o offensive, s place forte, k frappe, b bastion, ? inconnue ; capitale : active
picture-signs = ✦ gemme, [ ] bouclier, * vous seul connaissez votre zone, · case libre ; main : Chromecas + terrains

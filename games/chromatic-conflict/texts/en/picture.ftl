### The picture for a terminal. What is typed is the same in all languages.

# The Core in its box: at most five letters
picture-core = Core
# A card of the own hand
picture-card = { $kind-typed }
picture-seat = { $faction } (seat { $seat })
picture-seat-free = seat { $seat }

## The seats as a table

picture-points = points
picture-places = places
picture-hand = hand
picture-pile = pile
picture-effects = effects
picture-shield = shield
picture-discards = discards
# The shield lies in the supply
picture-supply = supply

## The cards under it

picture-own = Your hand
picture-own-chromecas = Chromecas:
picture-own-terrains = Terrains:
# At the end; $hand, $pile: Chromecas; $terrains: terrains of the hand
picture-left = hand: { $hand } | { $terrains }; pile: { $pile }
picture-terrain-pile = Terrain pile: { $count }
picture-terrain-pile-turn = Terrain pile: { $count }, turn { $turn }

## The legend

# $factions: the letters of the factions
picture-zones = zones { $factions }: - empty, o offensive, s stronghold, k strike, b bastion, ? unknown; capital: active
picture-signs = ✦ gem, [ ] shield, * you alone know your zone, · free position; hand: Chromecas + terrains

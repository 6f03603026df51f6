### Names of dungeon cards

## The Entrance and the basic cards

dungeon-card-1 = Dungeon Entrance
dungeon-card-2 = Crossroads
dungeon-card-3 = Guard Post
dungeon-card-4 = Slanting Hall
dungeon-card-5 = Store Room
dungeon-card-6 = Cobweb Corner
dungeon-card-7 = Double Gate
dungeon-card-8 = Big Den
dungeon-card-9 = Larder
dungeon-card-10 = Old Well
dungeon-card-11 = Armoury
dungeon-card-12 = Ring Gallery
dungeon-card-13 = Web Hall
dungeon-card-14 = Twisted Stair
dungeon-card-15 = Dusty Nursery
dungeon-card-16 = Round Vault
dungeon-card-17 = Ambush

## Story cards

dungeon-card-A = Lamp Room
dungeon-card-B = Side Chapel
dungeon-card-C = Twin Niches
dungeon-card-D = Council Hall
dungeon-card-E = Pantry
dungeon-card-F = Scullery
dungeon-card-G = Great Kitchen
dungeon-card-H = Hanging Nest
dungeon-card-I = Silk Gallery
dungeon-card-J = Egg Cellar
dungeon-card-K = Round Hall
dungeon-card-L = Dry Cistern
dungeon-card-M = Music Room
dungeon-card-N = Root Cave
dungeon-card-O = Deep Pit
dungeon-card-P = Pump House
dungeon-card-Q = Stone Bridge
dungeon-card-R = Bell Tower

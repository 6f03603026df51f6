### Items: the name, and what it does where that is not plain

## Starting weapons

item-card-spear = Spear
item-card-slingshot = Slingshot
item-card-wand = Wand
item-card-bodyguard_cat = Bodyguard Cat
item-card-broadsword = Broadsword
item-card-axe = Axe
item-card-morning_star = Morning Star
item-card-crossbow = Crossbow
item-card-quarterstaff = Quarterstaff
item-card-throwing_knives = Throwing Knives
item-card-club = Club
item-card-bow = Bow

## Treasure

item-card-battleaxe = Battleaxe
item-card-pike = Pike
item-card-flail = Flail
item-card-cutlass = Cutlass
item-card-long_bow = Long Bow
item-card-warhammer = Warhammer
item-card-mace = Mace
item-card-heavy_crossbow = Heavy Crossbow
item-card-longsword = Longsword
item-card-leather_armour = Leather Armour
item-card-shield = Shield
item-card-chainmail = Chainmail
item-card-helmet = Helmet
item-card-healing2 = Potion of Healing (2)
    .does = Heals 2 Health and ends your poison.
item-card-healing4 = Potion of Healing (4)
    .does = Heals 4 Health and ends your poison.
item-card-healing6 = Potion of Healing (6)
    .does = Heals 6 Health and ends your poison.
item-card-accuracy = Potion of Accuracy
    .does = In your next attack this turn, every die without a success is rolled once more.
item-card-strength = Potion of Strength
    .does = One red die more in your next attack this turn.
item-card-bravery = Potion of Bravery
    .does = One blue die more in each of your attacks this turn.
item-card-belt_of_teleport = Belt of Teleport
    .does = You appear on a free square at distance 6 or less where no smell bothers you. A Move in progress ends.
item-card-ring_of_speed = Ring of Speed
    .does = Two steps more in each of your Moves.
item-card-amulet_of_nimbleness = Amulet of Nimbleness
    .does = You may walk through enemies, but not stop on their squares.
item-card-xray_goggles = X-Ray Goggles
    .does = You see past figures; walls still hide what is behind them.
item-card-hourglass = Hourglass of Slowness
    .does = In the next Enemies phase each enemy has one action only.
item-card-nose_peg = Nose Peg
    .does = Smell never bothers you.
item-card-soap = Bar of Soap
    .does = You or a hero beside you is no longer Stinky.
item-card-trap_glove = Trap: Boxing Glove
    .does = It knocks you back from the chest.
item-card-trap_dart = Trap: Poison Dart
    .does = You are Poisoned.
item-card-trap_stink = Trap: Stink Bomb
    .does = You are Stinky.

## Special items

item-card-antidote = Antidote
    .does = Ends your poison.
item-card-spider_egg = Spider Egg
item-card-cheese_flan = Cheese Flan
item-card-snake_flute = Snake Flute
    .does = Something happens when it is played at the right moment.
item-card-magic_sword = Magic Sword
item-card-spider_boots = Boots of Spider Crushing
    .does = One red die more when you attack a Giant Spider first.
item-card-lavender_scarf = Lavender Scarf
    .does = Smell never bothers you.
item-card-plunger = Plunger
item-card-rope = Rope
item-card-clapper = Bell Clapper
item-card-wheel = Bell Wheel
item-card-bag_of_gold = Bag of Gold
item-card-bone_crown = Bone Crown
item-card-honey = Pot of Honey
item-card-mint = Cave Mint
item-card-thistle = Blue Thistle
item-card-lucky_feather = Lucky Feather
item-card-flying_orb = Flying Orb
    .does = You appear on any free square where no smell bothers you. A Move in progress ends.

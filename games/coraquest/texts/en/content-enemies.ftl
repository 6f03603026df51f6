### Names of enemies

enemy-goblin = Goblin
enemy-ratfolk = Ratfolk
enemy-gremlin = Gremlin
enemy-orc = Orc
enemy-skeleton = Skeleton Archer
enemy-toad = Stink Toad
enemy-troll = Troll
enemy-ogre = Ogre
enemy-spider = Giant Spider
enemy-giant_snake = Giant Snake
enemy-ogre_cook = Ogre Cook
enemy-spider_queen = Spider Queen
enemy-swamp_beast = Swamp Beast
enemy-bone_king = Bone King
enemy-troll_king = Troll King
enemy-dragon = Hiccup Dragon

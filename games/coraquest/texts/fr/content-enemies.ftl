### Noms des ennemis

enemy-goblin = Gobelin
enemy-ratfolk = Homme-rat
enemy-gremlin = Gremlin
enemy-orc = Orc
enemy-skeleton = Squelette archer
enemy-toad = Crapaud puant
enemy-troll = Troll
enemy-ogre = Ogre
enemy-spider = Araignée géante
enemy-giant_snake = Serpent géant
enemy-ogre_cook = Ogre cuistot
enemy-spider_queen = Reine araignée
enemy-swamp_beast = Bête des marais
enemy-bone_king = Roi des os
enemy-troll_king = Roi des trolls
enemy-dragon = Dragon à hoquet

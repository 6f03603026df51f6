### Wie die Gegner heißen

enemy-goblin = Goblin
enemy-ratfolk = Rattling
enemy-gremlin = Gremlin
enemy-orc = Ork
enemy-skeleton = Bogenskelett
enemy-toad = Stinkkröte
enemy-troll = Troll
enemy-ogre = Oger
enemy-spider = Riesenspinne
enemy-giant_snake = Riesenschlange
enemy-ogre_cook = Ogerkoch
enemy-spider_queen = Spinnenkönigin
enemy-swamp_beast = Sumpfbestie
enemy-bone_king = Knochenkönig
enemy-troll_king = Trollkönig
enemy-dragon = Hicksdrache

### The first game: what the teacher says before it, at each decision, and after it.

lesson-title = The first lamp
lesson-intro = You play all four heroes. Goblins have taken the first of the four lamps that you must light. Drive them away, light it, look after the Dwarf and explore a little further.
lesson-closing = Well done! You have rolled dice, used abilities, lit a lamp and revealed a card in the middle of a Move. When all heroes have had their turn, the enemies answer: each attacks the nearest hero, or walks towards one. Keep together, heal in time, and never stop exploring.
lesson-step-attack = It is the Spear Woman's turn, and she has two actions. A Goblin sits on the lamp beside her. Point at it and read your chances above the board; then touch it to attack.
lesson-step-second = Her special ability is ready: the same roll can strike a second enemy in reach. Choose the Goblin above the lamp.
lesson-step-quest = What a throw: both Goblins are gone! The golden ring is the spot of the quest, and she stands beside it. Her second action lights the lamp: press the button.
lesson-step-end = The first of four lamps burns, as the goal says. Her two actions are spent: end her turn.
lesson-step-hero = Who is next? The Dwarf below has only six hearts left. Touch the Healer Cat.
lesson-step-ability = Her special ability costs no action and heals a hero near her. Press its button: only the Dwarf is hurt, so it is he who is healed. Its clock brings it back in two rounds.
lesson-step-move = Now explore, or the spiders will come. Begin a Move. You may also touch a far square at once: a hero walks there by itself.
lesson-step-step = One step to the left, to the rim of the Entrance.
lesson-step-reveal = Beside the rim lies the dark. To reveal it is free, even in the middle of a Move: press Reveal the dungeon.
lesson-step-lay = A card! The small pictures show every way that it may be laid. Choose the one that you like best, and see who lives there.

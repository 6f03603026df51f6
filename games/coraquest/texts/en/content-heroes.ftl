### Heroes: the name, and the story

hero-spear_woman = Spear Woman
    .story = She measures every problem in spear lengths. Most problems turn out to be two.
hero-halfling = Halfling
    .story = Small, quick and always hungry. Whatever he needs, it is somewhere in his pockets.
hero-wizard_woman = Wizard Woman
    .story = Her spells are short, her footnotes are long, and her eyebrows grow back quickly.
hero-healer_cat = Healer Cat
    .story = She purrs, and scratches heal. Her bodyguard, another cat, sees to those who made them.
hero-sword_girl = Sword Girl
    .story = The sword was her grandmother's. Grandmother wants it back by supper, clean.
hero-dwarf = Dwarf
    .story = He walks slowly and arrives suddenly. Doors have learned to open by themselves.
hero-robo_kettle = Robo-Kettle
    .story = Built to serve tea, rebuilt to serve justice. Whistles when it is time for either.
hero-crossbow_dude = Crossbow Dude
    .story = He never hurries, never worries and hardly ever misses.

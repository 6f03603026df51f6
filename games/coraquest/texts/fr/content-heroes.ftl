### Héros : le nom et l'histoire

hero-spear_woman = Dame à la lance
    .story = Elle mesure chaque problème en longueurs de lance. La plupart en font deux.
hero-halfling = Halfelin
    .story = Petit, vif et toujours affamé. Ce qu'il lui faut se trouve forcément dans une de ses poches.
hero-wizard_woman = Magicienne
    .story = Ses sorts sont courts, ses notes de bas de page sont longues, et ses sourcils repoussent vite.
hero-healer_cat = Féline guérisseuse
    .story = Elle ronronne et les griffures guérissent. Son garde du corps, un autre chat, s'occupe de ceux qui les ont faites.
hero-sword_girl = Fille à l'épée
    .story = L'épée était à sa grand-mère, qui veut la revoir propre avant le souper.
hero-dwarf = Nain
    .story = Il marche lentement et arrive d'un coup. Les portes ont appris à s'ouvrir toutes seules.
hero-robo_kettle = Robo-Bouilloire
    .story = Construit pour servir le thé, reconstruit pour servir la justice. Siffle à l'heure de l'un comme de l'autre.
hero-crossbow_dude = Mec à l'arbalète
    .story = Il ne se presse jamais, ne s'inquiète jamais et ne rate presque jamais.

### Objets : le nom, et ce qu'il fait quand cela ne va pas de soi

## Armes de départ

item-card-spear = Lance
item-card-slingshot = Lance-pierre
item-card-wand = Baguette
item-card-bodyguard_cat = Chat garde du corps
item-card-broadsword = Épée large
item-card-axe = Hache
item-card-morning_star = Étoile du matin
item-card-crossbow = Arbalète
item-card-quarterstaff = Bâton de combat
item-card-throwing_knives = Couteaux de lancer
item-card-club = Gourdin
item-card-bow = Arc

## Trésor

item-card-battleaxe = Hache de guerre
item-card-pike = Pique
item-card-flail = Fléau
item-card-cutlass = Sabre
item-card-long_bow = Arc long
item-card-warhammer = Marteau de guerre
item-card-mace = Masse
item-card-heavy_crossbow = Arbalète lourde
item-card-longsword = Épée longue
item-card-leather_armour = Armure de cuir
item-card-shield = Bouclier
item-card-chainmail = Cotte de mailles
item-card-helmet = Casque
item-card-healing2 = Potion de guérison (2)
    .does = Rend 2 points de Santé et met fin à votre poison.
item-card-healing4 = Potion de guérison (4)
    .does = Rend 4 points de Santé et met fin à votre poison.
item-card-healing6 = Potion de guérison (6)
    .does = Rend 6 points de Santé et met fin à votre poison.
item-card-accuracy = Potion de précision
    .does = À votre prochaine attaque de ce tour, chaque dé sans succès est relancé une fois.
item-card-strength = Potion de force
    .does = Un dé rouge de plus à votre prochaine attaque de ce tour.
item-card-bravery = Potion de bravoure
    .does = Un dé bleu de plus à chacune de vos attaques de ce tour.
item-card-belt_of_teleport = Ceinture de téléportation
    .does = Vous apparaissez sur une case libre à distance 6 ou moins où aucune odeur ne vous gêne. Un Mouvement en cours se termine.
item-card-ring_of_speed = Anneau de vitesse
    .does = Deux pas de plus à chacun de vos Mouvements.
item-card-amulet_of_nimbleness = Amulette d'agilité
    .does = Vous pouvez traverser les ennemis, mais pas vous arrêter sur leur case.
item-card-xray_goggles = Lunettes à rayons X
    .does = Vous voyez au travers des figurines ; les murs cachent toujours ce qui est derrière.
item-card-hourglass = Sablier de lenteur
    .does = Dans la prochaine phase des ennemis, chaque ennemi n'a qu'une action.
item-card-nose_peg = Pince à nez
    .does = L'odeur ne vous gêne jamais.
item-card-soap = Savon
    .does = Vous ou un héros à côté de vous n'êtes plus Puant.
item-card-trap_glove = Piège : gant de boxe
    .does = Il vous repousse loin du coffre.
item-card-trap_dart = Piège : fléchette empoisonnée
    .does = Vous êtes Empoisonné.
item-card-trap_stink = Piège : boule puante
    .does = Vous êtes Puant.

## Objets spéciaux

item-card-antidote = Antidote
    .does = Met fin à votre poison.
item-card-spider_egg = Œuf d'araignée
item-card-cheese_flan = Flan au fromage
item-card-snake_flute = Flûte à serpent
    .does = Il se passe quelque chose quand on en joue au bon moment.
item-card-magic_sword = Épée magique
item-card-spider_boots = Bottes écrase-araignées
    .does = Un dé rouge de plus quand votre première cible est une Araignée géante.
item-card-lavender_scarf = Écharpe à la lavande
    .does = L'odeur ne vous gêne jamais.
item-card-plunger = Ventouse
item-card-rope = Corde
item-card-clapper = Battant de cloche
item-card-wheel = Roue de cloche
item-card-bag_of_gold = Sac d'or
item-card-bone_crown = Couronne d'os
item-card-honey = Pot de miel
item-card-mint = Menthe des grottes
item-card-thistle = Chardon bleu
item-card-lucky_feather = Plume porte-bonheur
item-card-flying_orb = Orbe volant
    .does = Vous apparaissez sur n'importe quelle case libre où aucune odeur ne vous gêne. Un Mouvement en cours se termine.

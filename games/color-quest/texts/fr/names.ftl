### Comment les joueurs appellent les choses.

## Scénarios

scenario-supremacy = Suprématie
scenario-supremacy-3 = Grande Suprématie
scenario-harvest = Récolte
scenario-escort = Escorte

## Séquences d'un tour

sequence-powers = pouvoirs
sequence-moves = déplacements
sequence-attacks = attaques
sequence-tidying = remise en état

## Couleurs à côté d'un nom, outre celles de la roue

colour-black = noir
    .feminine = noire
colour-gold = doré
    .feminine = dorée

## Choses d'une couleur

die = dé { $colour }
    .the = le dé { $colour }
puddle = flaque { $colour-feminine }
    .the = la flaque { $colour-feminine }

## Sortes de figurines, sans camp, couleur ni niveau

kind-oak = Oak
    .the = Oak
    .gender = masculine
kind-chosen-one = Élu
    .the = l'Élu
    .gender = masculine
kind-ronin = Rônin
    .the = le Rônin
    .gender = masculine
kind-chief = Chef
    .the = le Chef
    .gender = masculine
kind-matriarch = Matriarche
    .the = la Matriarche
    .gender = feminine
kind-ninja = Ninja
    .the = le Ninja
    .gender = masculine
kind-monk = Moine
    .the = le Moine
    .gender = masculine
kind-cleric = Clerc
    .the = le Clerc
    .gender = masculine
kind-koloss = Koloss
    .the = le Koloss
    .gender = masculine
kind-warrior = Guerrier
    .the = le Guerrier
    .gender = masculine
kind-basher = Kogneuse
    .the = la Kogneuse
    .gender = feminine
kind-paladin = Paladine
    .the = la Paladine
    .gender = feminine
kind-hunter = Chasseur
    .the = le Chasseur
    .gender = masculine
kind-ranger = Ranger
    .the = le Ranger
    .gender = masculine
kind-bomber = Bomber
    .the = le Bomber
    .gender = masculine
kind-shaman = Chaman
    .the = le Chaman
    .gender = masculine
kind-mystic = Mystique
    .the = la Mystique
    .gender = feminine
kind-djinn = Djinn
    .the = le Djinn
    .gender = masculine
kind-mini-golem = mini Golem
    .the = le mini Golem
    .gender = masculine
kind-golem = Golem
    .the = le Golem
    .gender = masculine
kind-clone = Clone
    .the = le Clone
    .gender = masculine
kind-spirit-ninja = Esprit du Ninja
    .the = l'Esprit du Ninja
    .gender = masculine
kind-spirit-monk = Esprit du Moine
    .the = l'Esprit du Moine
    .gender = masculine
kind-spirit-cleric = Esprit du Clerc
    .the = l'Esprit du Clerc
    .gender = masculine
kind-skelette = Skelette
    .the = le Skelette
    .gender = masculine
# Un Khromaz dont la caste reste à choisir.
kind-newcomer = Khromaz
    .the = le Khromaz
    .gender = masculine

## Figurines sur le plateau. $kind : une des sortes ci-dessus

# Un héros d'une couleur quelconque.
figure-hero = { $kind } ({ $colour }, niveau { $level })
    .the = { $kind-the } ({ $colour }, niveau { $level })
    .gender = { $kind-gender }
# Un héros dont la couleur va de soi.
figure-level = { $kind } (niveau { $level })
    .the = { $kind-the } (niveau { $level })
    .gender = { $kind-gender }
# Une figurine dont la couleur va de soi.
figure-plain = { $kind }
    .the = { $kind-the }
    .gender = { $kind-gender }
# Un champion de Kaos.
figure-possessed = { $kind } { $kind-gender ->
    [feminine] possédée
   *[other] possédé
}
    .the = { $kind-the } { $kind-gender ->
    [feminine] possédée
   *[other] possédé
}
    .gender = { $kind-gender }
# Le Koloss de Kaos.
figure-wild = { $kind } sauvage
    .the = { $kind-the } sauvage
    .gender = { $kind-gender }
figure-coloured = { $kind } { $kind-gender ->
    [feminine] { $colour-feminine }
   *[other] { $colour }
}
    .the = { $kind-the } { $kind-gender ->
    [feminine] { $colour-feminine }
   *[other] { $colour }
}
    .gender = { $kind-gender }

## Tuiles

tile-bush = buisson
    .a = un buisson
tile-wall = mur
    .a = un mur
tile-tunnel = tunnel
    .a = un tunnel
tile-chest = coffre
    .a = un coffre
tile-bones = tas d'os
    .a = un tas d'os

## Potions : ce qu'elles font (.does), et quand on peut les employer (.when)

potion-strength = Force
    .of = de Force
    .does = Une de vos figurines peut attaquer deux fois ce tour.
    .when = Pendant votre tour
potion-celerity = Célérité
    .of = de Célérité
    .does = Une de vos figurines peut se déplacer deux fois ce tour.
    .when = Pendant votre tour
potion-dexterity = Dextérité
    .of = de Dextérité
    .does = Annule une action offensive que l'adversaire vient d'annoncer.
    .when = En réponse
potion-invisibility = Invisibilité
    .of = d'Invisibilité
    .does = Une de vos figurines ne peut plus être visée jusqu'à votre prochain tour.
    .when = Pendant votre tour
potion-mana = Mana
    .of = de Mana
    .does = Gaïa : une flaque, un mini Golem ou un Golem évolue. Kaos : un tas d'os devient un Skelette.
    .when = Pendant votre tour
potion-polymorph = Polymorphie
    .of = de Polymorphie
    .does = Un Khromaz de n'importe quel camp change de caste.
    .when = Quand vous voulez

# $potion : une de celles ci-dessus
draught = potion { $potion-of }
    .the = la potion { $potion-of }

# D'où vient une potion.
source-card = carte
# $first, $second : où étaient les deux dés
source-dice = dés : { $first } et { $second }

## Dés instantanés

instant-fatigue = Fatigue
    .does = Annule un déplacement que l'adversaire vient d'annoncer.
instant-miss = Raté
    .does = Annule une attaque que l'adversaire vient d'annoncer.
instant-cleaning = Nettoyage
    .does = Retire jusqu'à trois flaques, ou assomme une invocation.
instant-explosion = Explosion
    .does = Fait exploser une invocation n'importe où.
instant-invocation = Invocation
    .does = Gaïa : un mini Golem naît d'une flaque. Kaos : un Skelette d'un tas d'os.
instant-immunity = Immunité
    .does = Annule un dé instantané qui vient d'être joué contre vous.

## Où se trouve un dé

spot-instant = l'Instantané
spot-gauge = la Jauge
spot-hero = la case Héros
spot-reserve = la réserve

## États des figurines

status-immune = à l'abri de tout
status-invisible = invisible
status-strong = capable d'attaquer deux fois
status-swift = capable de se déplacer deux fois
status-concentrated = en pleine concentration

## Les cibles

# $there : la figurine ou la flaque sur la case
aim-there = { $square } ({ $there-the })
# Une case avec la couleur choisie pour elle.
aim-coloured = { $square } ({ $colour })

## Quantités, comptées en demis. $number : comment on l'écrit ; $halves : combien cela fait de demis

points = { $number } { $halves ->
    [0] point
    [1] point
    [2] point
    [3] point
   *[other] points
}
slots = { $number } { $halves ->
    [0] place
    [1] place
    [2] place
    [3] place
   *[other] places
}

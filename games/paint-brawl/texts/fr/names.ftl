### Les noms du glossaire.

## Personnages

kind-chief = Chef
    .a = un Chef
    .the = le Chef
    .gender = masculine
# Un Chef qui a cette apparence.
kind-matriarch = Matriarche
    .a = une Matriarche
    .the = la Matriarche
    .gender = feminine
kind-warrior = Guerrier
    .a = un Guerrier
    .the = le Guerrier
    .gender = masculine
kind-basher = Kogneuse
    .a = une Kogneuse
    .the = la Kogneuse
    .gender = feminine
kind-hunter = Chasseur
    .a = un Chasseur
    .the = le Chasseur
    .gender = masculine
kind-ranger = Ranger
    .a = une Ranger
    .the = la Ranger
    .gender = feminine
kind-shaman = Chaman
    .a = un Chaman
    .the = le Chaman
    .gender = masculine
kind-mystic = Mystique
    .a = une Mystique
    .the = la Mystique
    .gender = feminine
kind-mini = mini Golem
    .a = un mini Golem
    .the = le mini Golem
    .gender = masculine
kind-maxi = maxi Golem
    .a = un maxi Golem
    .the = le maxi Golem
    .gender = masculine
kind-clone = Clone de peinture
    .a = un Clone de peinture
    .the = le Clone de peinture
    .gender = masculine

## Personnages que l'on connaît moins

kind-fighter = combattant
    .a = un combattant
kind-woman = combattante
    .a = une combattante
kind-golem = Golem
    .the = le Golem
kind-invocation = invocation
    .the = l'invocation
kind-figure = personnage
    .the = le personnage

## Personnages avec leur couleur

figure-coloured = { $kind } { $kind-gender ->
    [feminine] { $colour-feminine }
   *[other] { $colour }
}
    .a = { $kind-a } { $kind-gender ->
        [feminine] { $colour-feminine }
       *[other] { $colour }
    }
    .the = { $kind-the } { $kind-gender ->
        [feminine] { $colour-feminine }
       *[other] { $colour }
    }
    .gender = { $kind-gender }

## Flaques

# De celui qui joue.
puddle-own = votre flaque
puddle-coloured = la flaque { $colour-feminine }
puddle-any = la flaque

## Les clans portent le nom de leur couleur ; .masculine et .feminine suivent un nom

clan-red = Rouge
    .of = de Rouge
    .masculine = { colour-red }
    .feminine = { colour-red.feminine }
clan-orange = Orange
    .of = d'Orange
    .masculine = { colour-orange }
    .feminine = { colour-orange.feminine }
clan-yellow = Jaune
    .of = de Jaune
    .masculine = { colour-yellow }
    .feminine = { colour-yellow.feminine }
clan-green = Vert
    .of = de Vert
    .masculine = { colour-green }
    .feminine = { colour-green.feminine }
clan-blue = Bleu
    .of = de Bleu
    .masculine = { colour-blue }
    .feminine = { colour-blue.feminine }
clan-purple = Violet
    .of = de Violet
    .masculine = { colour-purple }
    .feminine = { colour-purple.feminine }

## De quoi est fait un tour

payment-move = Déplacement
    .a = un Déplacement
payment-attack = Attaque
    .a = une Attaque
blast = Blast

## Niveaux et scénarios

level-initiation = Initiation
level-normal = Normal
level-advanced = Avancé
scenario-network = Réseau de Peinture
scenario-capture = Capture
scenario-encirclement = Encerclement
scenario-escort = L'Escorte du Chef
scenario-cat = Chat perché

## Nombres de choses

count-moves = { $moves ->
    [one] { $moves } Déplacement
   *[other] { $moves } Déplacements
}
count-attacks = { $attacks ->
    [one] { $attacks } Attaque
   *[other] { $attacks } Attaques
}
count-fighters = { $fighters ->
    [one] { $fighters } combattant
   *[other] { $fighters } combattants
}
count-puddles = { $puddles ->
    [one] { $puddles } flaque
   *[other] { $puddles } flaques
}
count-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
count-blasts = { $blasts ->
    [one] { $blasts } Blast
   *[other] { $blasts } Blasts
}

## Cases

# À la place d'une case.
off-board = hors du plateau

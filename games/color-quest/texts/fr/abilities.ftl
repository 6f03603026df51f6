### Capacités : leurs noms, ce qu'elles font en une ligne sur un bouton (.does), et ce qui est raconté quand une figurine
### les emploie (.says).
###
### Dans .says : $who est la figurine, $by sa case ; $first, $second et $last sont ses cibles (une case, une direction, un
### esprit), $all sont toutes les cibles, $rest celles après la première, au nombre de $more.

ability-run = Course
    .does = Avance d'autant de cases que voulu en ligne droite.
    .says = { $who-the } en { $by } court jusqu'en { $first }.

ability-celerity = Célérité
    .does = Avance d'autant de cases que voulu dans une des huit directions.
    .says = { $who-the } en { $by } file jusqu'en { $first }.

ability-walk = Marche
    .does = Avance d'une case dans n'importe quelle direction.
    .says = { $who-the } en { $by } marche jusqu'en { $first }.

ability-forced-march = Marche forcée
    .does = Avance d'une ou deux cases, en tournant si l'on veut.
    .says = { $who-the } en { $by } force la marche jusqu'en { $last }.

ability-slow = Lent
    .does = Avance d'une case en haut, en bas, à gauche ou à droite.
    .says = { $who-the } en { $by } avance lentement jusqu'en { $first }.

ability-trample = Piétinement
    .does = Avance d'une case dans toute direction ; la peinture y est effacée.
    .says = { $who-the } en { $by } piétine jusqu'en { $first }.

ability-slug = Limace
    .does = Avance d'une case en laissant de la peinture ; peut repeindre, fusionner ou exploser.
    .says = { $who-the } en { $by } rampe jusqu'en { $first }.

ability-aura = Aura de lumière
    .does = Efface autour les autres couleurs, puis repousse les ennemis d'une case.
    .says = { $who-the } en { $by } rayonne d'une Aura de lumière.

ability-slap = Baffe
    .does = Peint une case au contact, puis assomme qui s'y trouve.
    .says = { $who-the } en { $by } donne une Baffe en { $first }.

ability-contamination = Contamination
    .does = La peinture de couleur autour devient noire ; les figurines de Gaïa y sont assommées.
    .says = { $who-the } en { $by } répand la Contamination tout autour.

ability-big-wooden-weapon = Grosse arme en bois
    .does = Assomme toutes les figurines autour, amies comprises.
    .says = { $who-the } en { $by } fait tournoyer sa Grosse arme en bois.

ability-small-wooden-weapon = Petite arme en bois
    .does = Assomme une figurine au contact.
    .says = { $who-the } en { $by } frappe de sa Petite arme en bois en { $first }.

ability-basic-kung-fu = Kung Fu basique
    .does = Assomme une figurine au contact ; si c'est un ennemi, l'adversaire perd une carte item.
    .says = { $who-the } en { $by } frappe de son Kung Fu basique en { $first }.

ability-advanced-kung-fu = Kung Fu avancé
    .does = Assomme toutes les figurines autour ; si l'une est ennemie, l'adversaire perd deux cartes item.
    .says = { $who-the } en { $by } frappe tout autour de son Kung Fu avancé.

ability-melee = Mêlée
    .does = Peint un coude de trois cases au contact.
    .says = { $who-the } en { $by } se bat en Mêlée vers { $first }.

ability-double-melee = Mêlée double
    .does = Peint deux coudes de trois cases, l'un après l'autre.
    .says = { $who-the } en { $by } se bat en Mêlée double, vers { $first } puis vers { $second }.

ability-water-bomb = Bombe à eau
    .does = Efface la peinture de cinq cases en croix ; les invocations de peinture y régressent.
    .says = { $who-the } en { $by } lance une Bombe à eau en { $first }.

ability-shuriken = Shuriken
    .does = Assomme la première figurine d'une ligne ; la peinture n'arrête rien.
    .says = { $who-the } en { $by } lance un Shuriken en { $first }.

ability-direct-shot = Tir direct
    .does = Peint une case en ligne.
    .says = { $who-the } en { $by } tire en { $first }.

ability-paint-bomb = Bombe de peinture
    .does = Peint le point d'impact et deux cases autour, choisies par l'adversaire.
    .says = { $more ->
        [0] { $who-the } en { $by } lance une Bombe de peinture en { $first }.
       *[other] { $who-the } en { $by } lance une Bombe de peinture en { $first } et choisit ses éclaboussures en { $rest }.
    }

ability-chromamorphosis = Chromamorphose
    .does = Une flaque au contact disparaît ; une autre, n'importe où, prend sa couleur.
    .says = { $who-the } en { $by } absorbe la flaque en { $first } et recolore celle en { $second }.

ability-paint-network = Réseau de peinture
    .does = Peint jusqu'à deux cases depuis elle-même ou depuis son réseau.
    .says = { $who-the } en { $by } tend un Réseau de peinture en { $all }.

ability-extended-network = Réseau étendu
    .does = Peint jusqu'à trois cases depuis elle-même ou depuis son réseau.
    .says = { $who-the } en { $by } tend un Réseau étendu en { $all }.

ability-multicolour-network = Réseau multicolore
    .does = Peint jusqu'à deux cases, chacune de la couleur voulue.
    .says = { $who-the } en { $by } tend un Réseau multicolore en { $all }.

ability-multicolour-network-3 = Réseau multicolore (3)
    .does = Peint jusqu'à trois cases, chacune de la couleur voulue.
    .says = { $who-the } en { $by } tend un Réseau multicolore en { $all }.

ability-telekinesis = Télékinésie
    .does = Porte la première invocation d'une ligne d'une case dans toute direction.
    .says = { $who-the } en { $by } porte par Télékinésie l'invocation de { $first } en { $second }.

ability-death-touch = Toucher-de-la-mort
    .does = Déplace une figurine au contact d'une case dans toute direction.
    .says = { $who-the } en { $by } déplace d'un Toucher-de-la-mort la figurine de { $first } en { $second }.

ability-transformation = Transformation
    .does = Devient un Golem de sa couleur.
    .says = { $who-the } en { $by } se change en Golem.

ability-sporific-bomb = Bombe sporifique
    .does = Assomme toutes les figurines de cinq cases en croix.
    .says = { $who-the } en { $by } lance une Bombe sporifique en { $first }.

ability-concentration = Concentration
    .does = Choisit lui-même les éclaboussures de ses Bombes de peinture ce tour-ci.
    .says = { $who-the } en { $by } se concentre sur sa Bombe de peinture.

ability-unsummon = Désinvocation
    .does = Retire toutes les invocations d'une autre couleur autour.
    .says = { $who-the } en { $by } chasse tout autour les invocations d'autres couleurs.

ability-climb = Escalade
    .does = Grimpe sur un mur libre au contact.
    .says = { $who-the } en { $by } grimpe sur le mur en { $first }.

ability-explosion = Explosion
    .does = Fait exploser une invocation n'importe où.
    .says = { $who-the } en { $by } fait exploser l'invocation en { $first }.

ability-summon = Invocation
    .does = Change une flaque de sa couleur, n'importe où, en mini Golem.
    .says = { $who-the } en { $by } fait venir une invocation en { $first }.

ability-summon-golem = Invocation de Golem
    .does = Change une flaque de sa couleur, n'importe où, en Golem.
    .says = { $who-the } en { $by } fait venir un Golem en { $first }.

ability-summon-spirit = Invocation d'esprit
    .does = Rend un dé du plateau et place un esprit de lumière sur son cristal.
    .says = { $who-the } en { $by } fait venir { $second-the } en { $first }.

ability-jump = Jump
    .does = Saute sur n'importe quelle case libre, murs compris.
    .says = { $who-the } en { $by } saute en { $first }.

ability-levitation = Lévitation
    .does = Déplace un mur libre en ligne sur une case nue ; les figurines à côté sont assommées.
    .says = { $who-the } en { $by } soulève le mur en { $first } et le dépose en { $second }.

ability-prayer = Prière
    .does = Une figurine amie en ligne est immunisée jusqu'au prochain tour de son camp.
    .says = { $who-the } en { $by } prie pour la figurine en { $first }.

ability-strike = Strike
    .does = Projette une figurine au contact et l'assomme ; une invocation explose.
    .says = { $who-the } en { $by } fait voler la figurine en { $first }.

ability-teleport = Téléportation
    .does = Va sur n'importe quelle flaque de sa couleur.
    .says = { $who-the } en { $by } se téléporte en { $first }.

ability-immunity-totem = Totem d'immunité
    .does = Est immunisé jusqu'au prochain tour de son camp.
    .says = { $who-the } en { $by } dresse un Totem d'immunité.

ability-shield = Bouclier
    .does = Est immunisée jusqu'au prochain tour de son camp.
    .says = { $who-the } en { $by } lève son Bouclier.

ability-k-bomb = Bombe K
    .does = Peint cinq cases en croix ; un dé de sa couleur peint aussi les coins.
    .says = { $who-the } en { $by } lance une Bombe K en { $first }.

ability-charge = Charge
    .does = Fonce tout droit jusqu'au prochain obstacle et assomme la figurine qui s'y trouve.
    .says = { $who-the } en { $by } charge vers { $first }.

ability-cloning = Clonage
    .does = Change une flaque de sa couleur, n'importe où, en Clone.
    .says = { $who-the } en { $by } crée un Clone en { $first }.

ability-evolution = Évolution
    .does = Devient un Clone de sa couleur.
    .says = { $who-the } en { $by } se change en Clone.

ability-rift = Faille
    .does = Sur toute une ligne : peinture et invocations disparaissent, les autres sont assommés.
    .says = { $who-the } en { $by } ouvre une Faille vers { $first }.

ability-double-rift = Faille double
    .does = Une Faille sur deux lignes à la fois.
    .says = { $who-the } en { $by } ouvre une Faille double, vers { $first } et vers { $second }.

ability-mutation = Mutation
    .does = La première figurine d'une ligne et n'importe quelle autre échangent leurs places.
    .says = { $who-the } en { $by } échange les figurines en { $first } et en { $second }.

ability-barrage = Pilonnage
    .does = Retire toute peinture et invocation de peinture de neuf cases.
    .says = { $who-the } en { $by } pilonne la case { $first }.

ability-multiple-shot = Tir multiple
    .does = Tire jusqu'à trois fois, chaque fois où il veut.
    .says = { $who-the } en { $by } tire en { $first } de son Tir multiple.

ability-whirlwind = Trombe
    .does = Peint les huit cases autour.
    .says = { $who-the } en { $by } tourbillonne et éclabousse tout autour.

ability-rise = Transformation
    .does = Le héros monte d'un niveau.
    .says = { $who-the } en { $by } monte d'un niveau.

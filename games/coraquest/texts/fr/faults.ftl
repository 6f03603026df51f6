### Ce qui est dit aux joueurs pour chaque code sous lequel quelque chose est refusé.

## Héros

fault-H01 = Ce héros ne se lit pas, ou il a quelque chose qu'un héros n'a pas.
fault-H02 = Son nom de fichier est déjà pris, ou n'est pas fait de 2 à 24 signes parmi a-z, 0-9 et _.
fault-H03 = Un héros a besoin d'un nom de 24 lettres au plus.
fault-H04 = Choisissez un type : standard, rapide ou costaud.
fault-H05 = Ce type de héros n'a pas autant ou si peu de Santé.
fault-H06 = Ce type de héros n'a pas ce Mouvement.
fault-H07 = Le dé d'un héros est blanc ou bleu.
fault-H08 = Ce héros est trop fort : il a trop de points.
fault-H09 = Choisissez une des douze armes de départ.
fault-H10 = Choisissez une des quatorze capacités.
fault-H11 = Un Fléau vise une espèce ordinaire d'ennemis : choisissez laquelle.
fault-H12 = Cette histoire est trop longue, ou ne dit rien.

## Ennemis

fault-E01 = Cet ennemi ne se lit pas, ou il a quelque chose qu'un ennemi n'a pas.
fault-E02 = Son nom de fichier est déjà pris, ou n'est pas fait de 2 à 24 signes parmi a-z, 0-9 et _.
fault-E03 = Un ennemi a besoin d'un nom de 24 lettres au plus.
fault-E04 = Choisissez une taille : petit, moyen, grand ou chef.
fault-E05 = Cette taille n'a pas cette Santé ; plus de 5 est réservé aux chefs.
fault-E06 = Cette taille n'a pas ce Mouvement.
fault-E07 = Cette taille n'a pas cette portée.
fault-E08 = Ces dés ne sont pas pour cette taille.
fault-E09 = Cette taille a un autre nombre de figurines.
fault-E10 = Cet ennemi a trop de points, ou c'est un chef avec moins de 30.
fault-E11 = Le côté dur ne doit être plus faible en rien, et doit avoir plus de points que le côté normal.
fault-E12 = Ce pouvoir n'existe pas, ou il est réservé aux chefs.

## Objets

fault-I01 = Cet objet ne se lit pas, ou il a quelque chose qu'un objet n'a pas.
fault-I02 = Son nom de fichier est déjà pris, ou n'est pas fait de 2 à 24 signes parmi a-z, 0-9 et _.
fault-I03 = Il manque quelque chose à cet objet : son nom, son effet ou ce qu'on en dit aux joueurs.
fault-I04 = Ce genre d'objet n'est pas de cette pioche.
fault-I05 = Un nombre de cet objet est trop grand ou trop petit.
fault-I06 = Un objet a de 1 à 6 dés.
fault-I07 = Cet effet n'est pas de ce genre d'objet.
fault-I08 = L'effet nomme un objet ou un ennemi qui n'existe pas.

## Cartes Donjon

fault-C01 = Cette carte ne se lit pas, ou elle a quelque chose qu'une carte n'a pas.
fault-C02 = Cette carte n'existe pas, ou elle est dessinée deux fois.
fault-C03 = Une carte a besoin d'un nom de 24 lettres au plus.
fault-C04 = Une carte a trois rangées de trois cases et un seul endroit marqué au plus.
fault-C05 = Toutes les cases de sol doivent se toucher.
fault-C06 = Au moins trois côtés doivent avoir du sol.
fault-C07 = Le milieu d'au moins un côté doit être du sol.
fault-C08 = Une carte avec une toile a du sol en son milieu.
fault-C09 = Les cartes d'histoire ont un endroit marqué, les autres n'en ont pas.
fault-C10 = L'Entrée a une toile, aucun point d'apparition, et de la place pour quatre héros.

## Aventures

fault-Q01 = Cette aventure ne se lit pas, ou elle dépasse 64 Kio.
fault-Q02 = Quelque chose ici ne fait pas partie d'une aventure.
fault-Q03 = Il manque quelque chose : un titre, un texte, une condition ou une des langues.
fault-Q04 = Ce nom de fichier est déjà pris, ou n'est pas fait de 2 à 24 signes parmi a-z, 0-9 et _.
fault-Q05 = Une aventure a quatre cartes d'histoire différentes.
fault-Q06 = Un symbole d'apparition désigne une espèce ordinaire d'ennemis.
fault-Q07 = Cet ennemi n'est pas en jeu : choisissez-le pour un symbole ou parmi les autres.
fault-Q08 = Il n'y a pas d'objet spécial de ce nom.
fault-Q09 = Il n'y a pas de tel moment pour une règle.
fault-Q10 = Une condition a trois mots : une valeur, une comparaison, une valeur.
fault-Q11 = Il manque quelque chose à cet effet, ou quelque chose ne va pas.
fault-Q12 = Il n'y a pas de texte de ce nom.
fault-Q13 = On ne peut nommer que l'Entrée et les quatre cartes d'histoire.
fault-Q14 = Personne n'agit à ce moment : le héros qui agit ne peut pas être visé.
fault-Q15 = On ne peut pas gagner.
fault-Q16 = Un nombre est trop grand ou trop petit.
fault-Q17 = Les effets sont trop profondément emboîtés.
fault-Q18 = Ce compteur n'est pas déclaré, ou porte un nom qu'il ne peut pas avoir.
fault-Q19 = Il y en a trop.
fault-Q20 = Deux d'entre eux portent le même nom.
fault-Q21 = Cela ne peut jamais arriver.
fault-Q22 = Cela pourrait ne jamais finir.

## Paquets

fault-P01 = Ce paquet ne se lit pas, ou il a quelque chose qu'un paquet n'a pas.
fault-P02 = Ce fichier n'est pas pour un paquet.
fault-P03 = Le paquet est vide, trop gros, ou a deux fichiers du même nom.
fault-P04 = Il y a trop de héros, d'ennemis, d'objets ou d'aventures.

## Dessins

fault-D01 = Ce dessin ne se lit pas, ou il a quelque chose qu'un dessin n'a pas.
fault-D02 = Un dessin montre un héros ou un ennemi de son fichier, et chacun a un seul dessin au plus.
fault-D03 = Un dessin est fait de traits sur le papier, et n'est pas trop gros.

## Ce qui n'a pas de code à lui

fault-other = Ceci est refusé.

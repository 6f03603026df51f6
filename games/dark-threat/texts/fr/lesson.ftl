### La première partie : ce que dit le professeur avant, à chaque décision et après.

lesson-title = Le dernier prisme
lesson-intro = Vous menez Gaïa au niveau facile : il vous faut seulement l'Élu éclatant. Deux Temples sont actifs, mais l'un est bloqué, et le troisième dort encore au sud-est. Deux tours suffisent.
lesson-closing = La lumière jaillit des trois Temples, et l'Élu est éclatant : Gaïa gagne aussitôt ! Vous avez utilisé Oak, un Disciple, la lumière blanche et un réseau de couleurs. Dans une partie entière, Kaos riposte : gardez vos Disciples éveillés, vos Totems proches, et les centres des Temples libres de noir.
lesson-step-celerity = C'est le tour d'Oak, avec deux déplacements et deux attaques. Un petit Fléau est assis au centre du Temple de la Force et bloque le Marteau. Oak est rapide : envoyez-le tout droit dans la colonne, de d6 à d8, à son contact.
lesson-step-kung-fu = Le vieux sage connaît le Kung Fu, et aucun petit Fléau n'y survit. Frappez celui de c9 : l'objet du centre peut de nouveau servir.
lesson-step-run = La peinture noire de l3 et m3 barre à l'Élu le chemin du Temple de l'Esprit. Faites courir votre Clerc le long de la rangée, de h2 à l2, juste en dessous.
lesson-step-aura = Son Aura est une lumière blanche : elle efface toute la peinture noire autour de lui. C'est votre dernière action : le tour finit tout seul et Fongia joue.
lesson-step-walk = La rangée au-dessus du plateau a avancé : c'est le tour de l'Élu. Plus rien de noir en l3 : qu'il y marche.
lesson-step-network = Il peint deux cases en ligne, chacune d'une couleur de votre choix. Utilisez son Réseau et touchez m3, la première case de la ligne vers l'est.
lesson-step-any-colour = m3 est une case ordinaire : n'importe quelle couleur convient, elle ne sert qu'à relier la suivante.
lesson-step-green = n3 est un prisme vert. Le vert l'illumine, et il reste illuminé pour toujours.
lesson-step-second-network = Il manque encore du jaune au Temple. Tout ce qui se touche est son réseau : l3, m3, le prisme illuminé, et votre vieille flaque de n4. Utilisez encore le Réseau et touchez o4 : la ligne part de n4, et la Spore de p4 sera éclaboussée aussi.
lesson-step-yellow = Jaune pour le prisme jaune, et les trois Temples sont actifs.

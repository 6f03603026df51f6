### La première partie : ce que dit le professeur avant, à chaque décision et après.

lesson-title = Votre première bagarre
lesson-intro = Vous menez le clan Rouge contre le clan Bleu, et la bagarre bat déjà son plein. Le scénario est le Réseau de Peinture : joignez votre Chef en c4 au Chef bleu en h8 par une chaîne de flaques rouges, côté contre côté, et vous gagnez.
lesson-closing = Huit maillons d'un Chef à l'autre : vous gagnez aussitôt, quoi qu'il reste de votre tour ! Vous avez couru, combattu, tiré, fait avancer un Golem, joué une carte et utilisé le Réseau. Dans une partie entière, les deux Chefs commencent dans leur coin, et personne ne vous dit où peindre.
lesson-step-run = Le Chasseur bleu de h6 se tient juste là où votre chaîne doit passer. Faites courir votre Guerrier le long de la rangée, de b5 à g5 : il va aussi loin qu'il veut, tant que la voie est droite et libre.
lesson-step-melee = Attaquez maintenant : la Mêlée peint le coin h6 et les deux cases qui y mènent. Vous aurez deux flaques, et un Chasseur !
lesson-step-shot = Le Chasseur est rouge maintenant, et il peut agir pour vous tout de suite. Le marqueur bleu est sur la case de Quête, et tant qu'il y reste, le Chef bleu peut s'en aller. Tirez sur f6, par-dessus votre propre flaque : avec votre marqueur à cet endroit, il doit rester.
lesson-step-golem = Il vous reste un Déplacement. Les Golems sont des maillons de la chaîne, tout comme les flaques : envoyez le vôtre de g3 à h4, sous votre nouvelle flaque de h5. Il laisse une flaque derrière lui.
lesson-step-end = Deux Déplacements et deux Attaques : c'est un tour entier. Finissez-le, et voyez ce que fait Bleu.
lesson-step-pass = Le Chaman bleu veut peindre f3 et f4. Vous avez la carte Raté, qui l'arrêterait : voilà pourquoi on vous demande. Mais ce n'est que de la peinture, et vous pourrez la recouvrir : laissez faire, et gardez votre carte pour un coup plus grave.
lesson-step-missed = Le voilà : le Chef bleu vise h6, il veut récupérer son Chasseur ! Jouez Raté, et le Tir ne fait rien.
lesson-step-walk = C'est de nouveau à vous. À part les Golems, les personnages ne sont pas des maillons de la chaîne : votre Chasseur gêne donc en h6. Faites-le marcher sur une case libre à côté de la colonne : g7, i5, i6 ou i7.
lesson-step-network = Votre Chaman de d3 touche votre flaque de d4 : son Réseau peut donc partir de toute flaque qui lui est reliée. Partez à côté de e4 et peignez f4 et g4 : votre peinture recouvre la flaque bleue, et les deux moitiés de votre chaîne n'en font plus qu'une.
lesson-step-second-network = À présent, le réseau de peinture qu'il touche va jusqu'en h5. Il n'a même pas à bouger : peignez h6 et h7, jusqu'au Chef bleu, et la chaîne est complète.

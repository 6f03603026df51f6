### La première partie : ce que dit le professeur avant, à chaque décision et après.

lesson-title = Votre premier conflit
lesson-intro = Vous menez la faction Bleue contre Verte et Orange. Pour que cette première partie soit courte, huit de vos quatorze Chromecas sont déjà hors jeu : il vous en reste six, et quand vous placerez le dernier, la partie sera finie.
lesson-closing = La partie s'arrête ici : 10 points de victoire pour vous, 4 pour Verte, 4 pour Orange. Vous avez placé, occupé, capturé, protégé et tiré, et vous avez choisi le moment de la fin. Dans une partie entière, vous avez vos quatorze Chromecas, avec un Vaisseau et une Grue en plus, et personne ne vous dit où aller.
lesson-step-lay = Seul le Noyau est sur la table. Le terrain T04 de votre main n'a qu'une gemme, mais sa zone bleue est une Place forte : 3 points de victoire tant que vous le tenez. Placez-le à droite du Noyau.
lesson-step-settle = C'était votre première action. Un terrain n'est à personne tant que personne ne s'y tient : utilisez donc votre seconde action pour y envoyer votre 2.
lesson-step-core = Déjà 4 points, et tous connaissent maintenant votre Place forte. La faction Verte a mis un 2 sur le Noyau, juste à côté de vous. Votre 3 est plus fort, et votre 2 voisin le soutient : capturez le Noyau.
lesson-step-bastion = Le 2 de la faction Verte ne reviendra pas. Orange a placé T06 et l'a laissé vide : 2 gemmes, et rien ne vous dit ce que cache votre zone. Un emplacement vide ne demande ni puissance ni soutien. Allez voir avec votre autre 2.
lesson-step-shield = Un Bastion ! Votre bouclier doit aller quelque part tout de suite, mais pas sur le Bastion lui-même. Votre Place forte vaut le plus cher : mettez-y le bouclier, et personne ne pourra la prendre tant que le Bastion tient.
lesson-step-cannon = Orange a capturé le Noyau avec un 5, et rien dans votre main ne bat un 5. Mais votre Canon n'a pas besoin de force. Placez-le sur le terrain vide T15.
lesson-step-fire = Au passage, il révèle une Force offensive : 1 de plus en puissance dans toutes vos captures. Maintenant, le Canon peut tirer, n'importe où sur la table et sans dépenser d'action. Chassez le 5 du Noyau.
lesson-step-core-again = Le Noyau est vide, et il vous reste une action. Reprenez-le avec votre 5, qui est difficile à déloger : seul un autre 5 avec une Force offensive pourrait le capturer.
lesson-step-last-terrain = Orange a capturé votre Canon, et votre Force offensive est partie avec lui. Il vous reste un seul Chromeca et plus rien à piocher : le placer met fin à la partie, alors choisissez bien. Placez d'abord T09 et ses 3 gemmes à côté de vos emplacements.
lesson-step-last-chromeca = Vous avez 7 points, les autres 4 chacun, et plus personne ne pourra répondre. Placez votre dernier Chromeca, le 4, sur ces 3 gemmes.

### La première partie : ce que dit le professeur avant, à chaque décision et après.

lesson-title = Deux étoiles contre deux
lesson-intro = Vous menez Gaïa en Suprématie : votre héros doit être de niveau 2 pendant que le Rônin est assommé. C'est possible dès ce tour, avec des dés, un mur, et un ami qui n'en est pas encore un.
lesson-closing = Le Rônin est à terre, et Oak le domine au niveau 2 : Gaïa gagne aussitôt ! Vous avez payé des pouvoirs, récolté un dé, escaladé, libéré un champion et frappé deux fois. Dans une partie entière, Kaos fait de même avec la peinture noire : gardez vos champions hors de ses lignes, et un dé ou deux pour réagir.
lesson-step-rise = Votre tour commence par les pouvoirs, qui coûtent des dés. Il y en a quatre dans votre Jauge. Oak doit être de niveau 2 pour gagner : touchez-le en j2 et pressez Transformation ; trois dés s'en vont.
lesson-step-climb = Deux étoiles : Oak a grandi. Le dernier dé paie une capacité spéciale : que le Chasseur vert escalade le mur en f4.
lesson-step-end-powers = Plus de dés, plus de pouvoirs. Passez aux déplacements ; la rangée au-dessus du plateau montre où vous en êtes.
lesson-step-run = Un dé jaune repose sur le cristal h3. Le Guerrier court tout droit aussi loin que vous voulez : envoyez-le de h1 le récolter.
lesson-step-stow = Où mettre le dé ? Dans la Jauge, il paiera des pouvoirs aux tours suivants ; dans sa case, c'est Fatigue et il peut arrêter un déplacement adverse. Choisissez ; puis Kaos pose un nouveau dé sur un cristal.
lesson-step-celerity = Oak est rapide dans les huit directions. Envoyez-le dans la colonne, de j2 à j6, tout près du Rônin.
lesson-step-end-moves = Assez bougé. Passez aux attaques.
lesson-step-shot = De son mur, le Chasseur voit toute la colonne. Le Ninja en f7 est possédé, comme le dit l'œil cornu : un tir direct de peinture verte le libère, et il vous rejoint.
lesson-step-kung-fu = Le Rônin est de niveau 2 : un coup lui prend un niveau, et seul le suivant l'abat. Le Kung Fu avancé d'Oak frappe tous ceux qui l'entourent.
lesson-step-shuriken = Il ne reste qu'une étoile au Rônin. Votre nouveau Ninja peut agir aussitôt : son Shuriken file le long de la rangée 7 et assomme la première figurine sur sa route.

### La première partie : ce que dit le professeur avant, à chaque décision et après.

lesson-title = La première lampe
lesson-intro = Vous jouez les quatre héros. Des Gobelins ont pris la première des quatre lampes que vous devez allumer. Chassez-les, allumez-la, soignez le Nain et explorez un peu plus loin.
lesson-closing = Bravo ! Vous avez lancé des dés, utilisé des capacités, allumé une lampe et révélé une carte au milieu d'un Mouvement. Quand tous les héros ont joué, les ennemis répondent : chacun attaque le héros le plus proche, ou marche vers lui. Restez groupés, soignez-vous à temps et ne cessez jamais d'explorer.
lesson-step-attack = C'est le tour de la Dame à la lance, et elle a deux actions. Un Gobelin est assis sur la lampe, à côté d'elle. Pointez-le et lisez vos chances au-dessus du plateau ; puis touchez-le pour attaquer.
lesson-step-second = Sa capacité spéciale est prête : le même jet peut frapper un second ennemi à portée. Choisissez le Gobelin au-dessus de la lampe.
lesson-step-quest = Quel jet : les deux Gobelins sont vaincus ! L'anneau doré est l'emplacement de l'aventure, et elle est à côté. Sa seconde action allume la lampe : pressez le bouton.
lesson-step-end = La première des quatre lampes brûle, comme le dit le but. Ses deux actions sont prises : finissez son tour.
lesson-step-hero = À qui le tour ? Le Nain, plus bas, n'a plus que six cœurs. Touchez la Féline guérisseuse.
lesson-step-ability = Sa capacité spéciale ne coûte pas d'action et soigne un héros proche. Pressez son bouton : seul le Nain est blessé, c'est donc lui qui guérit. Son horloge la ramène dans deux manches.
lesson-step-move = Maintenant, explorez, sinon les araignées viendront. Commencez un Mouvement. Vous pouvez aussi toucher tout de suite une case éloignée : un héros y va de lui-même.
lesson-step-step = Un pas à gauche, au bord de l'entrée.
lesson-step-reveal = À côté du bord s'étend le noir. Le révéler est gratuit, même au milieu d'un Mouvement : pressez Révéler le donjon.
lesson-step-lay = Une carte ! Les petites images montrent toutes les façons de la poser. Choisissez celle que vous préférez, et voyez qui y habite.

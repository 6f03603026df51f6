### Les boutons : leurs noms, et ce qu'ils font (.does). Ceux des capacités, des cartes et des personnages s'appellent comme eux.

verb-pay = { $pay }
    .does = Cela coûte { $pay-a }.
verb-woman = { $woman }
    .does = Elle remplace { $man-a }.
verb-woman-none = Aucune combattante
    .does = Garder les combattants tels quels.
verb-place = { $who }
    .does = Placer { $who-a }.
verb-off = Hors du plateau
    .does = La deuxième case est hors du plateau.
verb-stay = Rester
    .does = Laisser le Chasseur où il est.
verb-take-back = Reprise de flaques
    .does = Reprendre de vos flaques dans la réserve, pour un Déplacement ou une Attaque.
verb-exchange = Échange
    .does = Défausser vos deux cartes pour en prendre une.
verb-end = Finir le tour
    .does = C'est au joueur suivant.
verb-enough = Cela suffit
    .does = Ne plus choisir de flaques.
verb-stop = Arrêter
    .does = Ne plus tirer.
verb-pass = Laisser faire
    .does = Ne pas jouer de carte maintenant.

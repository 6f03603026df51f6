### Les boutons : leurs noms, et ce qu'ils font.

verb-move = Mouvement
    .does = Marcher, pas à pas.
verb-walk = Y aller
    .does = Aller sur cette case.
verb-stop = S'arrêter là
    .does = Le Mouvement est terminé ; d'autres actions peuvent suivre.
verb-reveal = Révéler le donjon
    .does = Piocher une carte et la poser à côté. Gratuit.
verb-ability = Capacité spéciale
    .does = Utiliser la capacité spéciale du héros.
verb-end = Finir le tour
    .does = Ce héros a fini ; ses actions restantes sont perdues.
verb-search = Fouiller
    .does = Ouvrir le coffre.
verb-trade = Échanger
    .does = Donner et prendre des objets.
verb-revive = Raviver
    .does = Relever un héros sonné.
verb-done = Proposer
    .does = Proposer cet échange.
verb-cancel = Pas d'échange
    .does = Rien ne change de mains.
verb-yes = Oui
    .does = Le faire.
verb-no = Non
    .does = Ne pas le faire.
# Aucun deuxième ennemi n'est frappé.
verb-no-second = Une seule cible
verb-here = Celui-ci
    .does = Choisir celui-ci.
verb-next = Ennemi suivant
    .does = L'ennemi arrivé le premier agit.
verb-hands = Attaquer
    .does = Lancer les dés.

## Parmi plusieurs, par leur numéro

verb-hero = Héros { $number }
    .does = Choisir ce héros.
verb-seat = Joueur { $number }
    .does = Confier le héros à ce joueur.
verb-quest = Action de quête { $number }
    .does = Une action de l'aventure.
verb-option = Choix { $number }
    .does = Faire ce choix.

## Coûts

cost-full = 1 action

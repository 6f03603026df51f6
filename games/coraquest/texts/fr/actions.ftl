### Ce qu'on peut faire.
### Les noms des héros, des ennemis, des objets et des capacités sont ceux du contenu. $at, $to : des cases

# $owner : le numéro du joueur à qui est le héros
action-pick = { $hero } rejoint l'équipe et appartient au joueur { $owner }
action-move = Se déplacer
action-step = Aller en { $to }
action-stop = S'arrêter là
action-attack = Attaquer { $enemy } en { $at } ({ $weapon })
action-whirl = Attaquer tous les ennemis adjacents ({ $weapon })
action-search = Fouiller le coffre en { $at }
action-trade = Échanger avec { $hero }
action-give = Donner { $item }
action-take = Prendre { $item }
action-done = Proposer cet échange
action-cancel = Ne rien échanger
action-revive = Raviver { $hero }
action-reveal = Révéler le donjon
# $edge : edge-left, etc. ; $turns : des quarts de tour
action-lay = Poser la carte { $edge }, pivotée { $turns } fois
action-use = Utiliser { $item }
action-wear = Enfiler { $item }
action-unwear = Retirer l'armure
action-ability = Utiliser { $ability }
action-option = Choix { $number }
action-pay = Payer avec { $item } de { $hero }
action-accept = Accepter
action-refuse = Refuser
action-use-ability = Utiliser la capacité
action-spare-ability = Ne pas utiliser la capacité
action-end = Finir le tour

## Un héros est choisi

action-hero-turn = { $hero } joue son tour
action-hero-attack = Attaquer { $hero }
action-hero-hunt = Se diriger vers { $hero }
action-hero = Choisir { $hero }

## Une case est choisie

action-enemy-acts = { $enemy } en { $at } agit
action-second = Frapper aussi { $enemy } en { $at }
action-walk = Aller en { $at }
action-place = Placer en { $at }
action-square = Choisir { $at }

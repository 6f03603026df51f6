### Ce que l'on peut faire, dit à celui qui peut le faire.

# $outlook : ce qui en résulte, voir outlook.ftl.
action-outlook = { $action } ({ $outlook })

## Mise en place

action-woman = Remplacer { $man-a } par { $woman-a }
action-woman-none = N'avoir aucune combattante
action-wall = Construire un mur en { $at }
action-place = Placer { $who-a }
action-place-at = Placer { $who-a } en { $at }
# $from : où est le Chasseur. $at : un mur.
action-infiltrate = Infiltration : placer le Chasseur en { $from } sur le mur de { $at }
action-infiltrate-any = Infiltration : placer un Chasseur sur le mur de { $at }
action-stay = Laisser le Chasseur en { $from } où il est
action-stay-any = Laisser un Chasseur où il est

## Un tour

action-take = Prendre { $card } dans votre pioche
# $pay : l'action que cela coûte.
action-take-back = Reprise de flaques : reprendre jusqu'à { $most } de vos flaques, pour { $pay-a }
# $pile : own (la sienne) ou common (celle de tous).
action-exchange = Échanger vos deux cartes contre une de { $pile ->
    [own] votre pioche
   *[common] la pioche
}
action-exchange-known = Échanger vos deux cartes ({ $cards }) contre une de { $pile ->
    [own] votre pioche
   *[common] la pioche
}
action-end = Finir le tour
action-source = Rendre votre flaque en { $at }
action-puddle-take-back = Reprendre { $puddle } en { $at }
action-puddle-remove = Effacer { $puddle } en { $at }
action-enough = Cela suffit
# $squares : les flaques déjà choisies.
action-enough-only = Cela suffit : seulement { $squares }
action-recoil = Faire reculer { $who-the } vers { $to }
# $to : une direction. $end : la case qui s'y trouve.
action-recoil-onto = Faire reculer { $who-the } vers { $to }, en { $end }
action-target = Tirer sur { $at }
action-stop = Ne plus tirer

## Cartes Bonus

action-kadamas = Jouer { card-kadamas } : effacer jusqu'à { $most } flaques de n'importe quelle couleur
action-explosion = Jouer { card-explosion } : { $who-the } en { $at } explose
action-summoning = Jouer { card-summoning } : transformer votre flaque de { $at } en mini Golem
action-card = Jouer { $card }
# $ability : ce qui est annoncé.
action-cancel = Jouer { $card } pour annuler ce qui est annoncé ({ $ability })
# On répond à $card de $clan.
action-immunity = Jouer { card-immunity } pour annuler la carte { $card } { $clan-of }
action-pass = Laisser faire
action-pass-turn = Laisser le tour finir

## Ce qui est annoncé, dans « Rouge annonce ... »

# $deed : une capacité comme on la raconte. $squares : la flaque que la Mystique rend.
deed-given-up = { $deed }, flaque rendue : { $squares }
deed-take-back = une reprise de flaques ({ $squares }) pour { $pay-a }
deed-any = une action

## Une carte avec ce sur quoi elle est jouée, dans « Rouge joue ... »

play-on = { $card } sur { $squares }

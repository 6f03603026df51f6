### Ce que fait une action, dit à qui peut la faire.
### $who : un Chromeca et à qui il est ; $card : une carte sur la table ; $kind : une sorte de Chromeca

action-faction = Jouer { $faction-the }

# $card : le Noyau, ou un terrain de sa main
action-lay = Placer { $card-the } en { $at }
action-lay-worth = Placer { $card-the } ({ $worth }) en { $at }

# Ce que vaut une carte pour qui lit ; $effect : ce que montre sa propre zone
worth-zone = { gems }, votre zone : { $effect }
worth-effect = { gems }, { $effect }
worth-unknown = { gems }, effet inconnu
worth-shielded = { $worth }, { $shield }

action-place-nowhere = Placer { $kind-one } en { $at }, où il n'y a pas de carte
action-place-own = Placer { $kind-one } sur { $card }, où se trouve { $who }
action-place-core = Placer { $kind-one } sur le Noyau inoccupé : { $worth }
action-place-terrain = Placer { $kind-one } sur le terrain inoccupé { $card } : { $worth }
action-capture = Capturer { $who } sur { $card } avec votre { $kind } ({ $worth })
# $action : une de celles du dessus, quand elle finit la partie
action-last = { $action } ; c'est votre dernier Chromeca et la fin de la partie

action-shield = Déployer votre bouclier sur { $card }, où se trouve { $who }
action-destroy = Détruire { $card }, où se trouve { $who }
action-empty = Vider { $card } : { $who } va à la défausse
action-lift = Soulever { $card }, avec { $who }

action-free-shield = Déployer votre bouclier sur { $card }, inoccupé
action-free-destroy = Détruire { $card }, inoccupé
action-free-empty = Vider { $card }, inoccupé
action-free-lift = Soulever { $card }, inoccupé

action-nowhere-shield = Déployer votre bouclier sur { $at }, où il n'y a pas de carte
action-nowhere-destroy = Détruire { $at }, où il n'y a pas de carte
action-nowhere-empty = Vider { $at }, où il n'y a pas de carte
action-nowhere-lift = Soulever { $at }, où il n'y a pas de carte

action-drop = Reposer { $terrain } en { $at }
action-drop-lifted = Reposer le terrain soulevé en { $at }

action-decline = Ne pas utiliser le pouvoir { $kind-of }
action-decline-any = Ne pas utiliser le pouvoir du véhicule

## Boutons

verb-decline = Renoncer
    .does = { action-decline-any }.
verb-faction-blue = Faction Bleue
    .does = Jouer la faction Bleue : ses robots sont ronds et élégants.
verb-faction-green = Faction Verte
    .does = Jouer la faction Verte : ses robots sont carrés et robustes.
verb-faction-orange = Faction Orange
    .does = Jouer la faction Orange : ses robots sont en losange et dangereux.
verb-faction-violet = Faction Violette
    .does = Jouer la faction Violette : ses robots sont triangulaires et vifs.

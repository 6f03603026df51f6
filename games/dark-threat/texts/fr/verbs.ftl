### Boutons : le nom, et `.does` en une ligne ; ceux des capacités sont dans `abilities.ftl`. Une majuscule est mise au début d'un nom.

# $first, $second, $third : qui se tient sur les trois cases ; $places : les mêmes avec leurs cases, une liste.
verb-followers = { $first }, { $second }, { $third }
    .does = Placer { $places }.
verb-order = { $turn }
    .does = Le premier tour de Gaïa de chaque cycle est { $turn-the }.
verb-colour = { $colour }
    .does = Peindre en { $colour }.
verb-taint = { $colour }
    .does = Toutes les flaques de couleur { $colour-feminine } noircissent, sauf les prismes illuminés.
verb-sacrifice = Sacrifice
    .does = La sacrifier et lancer le dé d'un événement de Kaos, une fois par tour et sans action.
verb-end = Finir le tour
    .does = Le tour suivant du cycle commence.
verb-stop = S'arrêter ici
    .does = Ne pas faire de second pas.
verb-decline = Renoncer
    .does = N'assommer personne.

## De quoi un tour est fait, et ce que coûtent les boutons

pip-move = Déplacement
pip-attack = Attaque
# Combien d'actions des deux sortes ensemble, quand c'est moins que leur somme.
pip-any = En tout

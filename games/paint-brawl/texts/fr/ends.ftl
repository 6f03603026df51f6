### Les buts, où l'on en est, et comment la partie a fini.

## Ce qui fait gagner ; « two » à deux joueurs, « more » à trois ou quatre

goal-network-two = relier votre Chef au Chef ennemi par un de vos réseaux de peinture
goal-network-more = relier votre Chef à la case de Quête par un réseau de peinture
goal-capture-two = ne plus laisser aucun combattant à l'ennemi
goal-capture-more = finir votre tour avec les trois castes autour de la case de Quête
goal-encirclement = tenir les neuf cases du centre
goal-escort = amener votre Chef sur la case de Quête
goal-cat = tenir { $walls } murs avec vos flaques, Chasseurs ou Rangers
# Un des buts comme phrase ; elle reçoit une majuscule.
goal-sentence = { $goal }.

## Où en est le joueur

# $linked cases de la chaîne sur $of sont là. $missing : combien n'y sont pas, $squares : lesquelles.
far-chain = Votre chaîne : { $linked } sur { $of }.
# without $missing
far-chain-squares = Votre chaîne : { $linked } sur { $of }, il manque { $squares }.
far-chain-missing = Votre chaîne : { $linked } sur { $of }, il manque { $missing } cases.
far-hunt = Il reste { $enemies ->
    [one] { $enemies } combattant ennemi
   *[other] { $enemies } combattants ennemis
}.
far-gathered = Les trois castes y sont.
# $castes : les castes par leurs hommes.
far-gather = Il y manque encore : { $castes }.
far-encircle = Vous tenez { $held ->
    [one] { $held } case
   *[other] { $held } cases
} sur { $of }.
# $leader : Chef ou Matriarche. $steps : depuis la case de Quête.
far-escort-may = Votre { $leader } est à { $steps } pas et peut avancer : le marqueur est à vous.
far-escort-not = Votre { $leader } est à { $steps } pas et ne peut pas avancer : le marqueur n'est pas à vous.
far-walls = Vous tenez { $held ->
    [one] { $held } mur
   *[other] { $held } murs
} sur { $of }.

## Comment le vainqueur a atteint le but

met-network-two = un de ses réseaux de peinture relie son Chef au Chef ennemi
met-network-more = un de ses réseaux de peinture relie son Chef à la case de Quête
met-capture-two = l'autre clan n'a plus de combattant
met-capture-more = ses combattants des trois castes entourent la case de Quête
met-encirclement = les neuf cases du centre sont à lui
met-escort = son Chef est sur la case de Quête
met-cat = il tient { $walls } murs

## Comment la partie a fini

# $why : un des textes ci-dessus.
end-goal = { $clans } gagne : { $why } (scénario { $number }, { $scenario }).
# $standings : ce que chaque clan a sur le plateau.
end-limit = { $clans } gagne après { $rounds } manches. Sur le plateau : { $standings }.
end-limit-shared = Après { $rounds } manches, { $clans } se partagent la victoire. Sur le plateau : { $standings }.
end-standing = { $clan } { count-fighters } et { count-puddles }

### Ce qui s'est passé. Une phrase commence par une majuscule même si son premier mot n'en a pas.

## Mise en place

event-first = Premier joueur, tiré au sort : { $clan }.
event-woman = { $clan } remplace { $man-a } par { $woman-a }.
event-woman-none = { $clan } n'a pas de combattante.
event-wall = { $clan } construit un mur en { $at }.
event-leader-placed = { $who-the } prend place en { $at }.
event-placed = { $clan } place { $who-a } en { $at }.
# $who : un Chasseur. $at : un mur.
event-infiltrated = { $who-the } en { $from } s'infiltre sur le mur de { $at }.
event-stayed = { $who-the } en { $from } reste où il est.
event-dealt = Le sort ajoute des cartes à la pioche { $clan-of }.
event-dealt-known = Le sort ajoute des cartes à la pioche { $clan-of } : { $cards }.

## Tours et cartes

event-turn = Manche { $round } : au tour { $clan-of }.
event-woke = { $who-the } en { $at } se réveille.
event-shuffled = La défausse est mélangée et devient la nouvelle pioche.
event-drew = { $clan } pioche une carte.
event-drew-known = { $clan } pioche une carte : { $card }.
event-took = { $clan } prend une carte de sa pioche.
event-took-known = { $clan } prend une carte de sa pioche : { $card }.
event-exchanged = { $clan } échange { $cards } contre une seule carte.
event-declared = { $clan } annonce { $deed }.
event-passed = { $clan } laisse faire.
# $play : une carte, avec les cases sur lesquelles elle est jouée.
event-card = { $clan } joue { $play }.
event-card-cancelled = La carte { $card } { $clan-of } est annulée par { card-immunity }.
# $card : la carte qui annule.
event-cancelled = L'action { $clan-of } est annulée par { $card }.
event-fizzled = L'action { $clan-of } n'est plus possible : elle est perdue.
event-turn-ended = { $clan } finit son tour.

## Sur le plateau

event-moved = { $who-the } va de { $from } à { $at }.
event-painted = { $clan } peint { $at }.
event-painted-over = { $clan } peint { $at } par-dessus { $puddle }.
event-erased = { $puddle } en { $at } retourne dans la réserve.
event-marked = Le marqueur { $clan-of } est posé sur la case de Quête.
# $over : le clan dont le marqueur est remplacé.
event-marked-over = Le marqueur { $clan-of } remplace celui { $over-of } sur la case de Quête.
event-repainted = { $who-the } en { $at } est { $who-gender ->
    [feminine] repeinte
   *[other] repeint
} et rejoint { $clan }.
event-stunned = { $who-the } en { $at } est { $who-gender ->
    [feminine] assommée
   *[other] assommé
}.
event-summoned = { $who-a } apparaît en { $at }.
event-desummoned = { $who-the } en { $at } retourne dans la réserve.
event-exploded = { $who-the } explose en { $at }.
event-fused = Fusion : { $who-the } se dresse en { $at }.
event-eaten = { $who-the } en { $at } est mangé.
event-shrunk = { $who-the } en { $at } devient un mini Golem.
event-recoiled = { $who-the } recule de { $from } à { $at }.
event-slid = { $who-the } glisse de { $from } à { $at }.
event-swapped = { $first-the } en { $one } et { $second-the } en { $other } échangent leurs places.
event-swapped-unseen = Les combattants de { $one } et de { $other } échangent leurs places.

## La fin

event-ended-goal = Fin de partie : { $clan } a atteint le but du scénario.
event-ended-limit = Fin de partie : la dernière manche est jouée, { $clan } gagne.
event-ended-shared = Fin de partie : la dernière manche est jouée, { $clans } se partagent la victoire.

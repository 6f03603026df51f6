### La table en image pour un terminal.

# $who : le camp dont c'est le tour
picture-round = Manche { $round }, { $who }, { $sequence }
picture-legend = ^ mur  % buisson  @ tunnel  $ coffre  & tas d'os  * cristal  *Y dé  r flaque  rWa figurine, ' ses marques (! assommé)

# Devant ce qu'a un camp.
picture-side = { $who } :
# Ce qu'a un camp, une chose après l'autre.
picture-next = { $first }; { $next }
# Les dés d'un endroit du plateau de joueur.
picture-dice = { $spot } { $dice-the }
# Les potions des cartes qu'on tient soi-même.
picture-hand = { $potions }
picture-cards = cartes { $count }
picture-marks = marques { $done }/{ $of }
# Ce qui reste à placer.
picture-band = { $entries }
picture-entry = { $count } { $entry }
picture-nothing = rien

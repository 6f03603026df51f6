### Ce qui est arrivé.
### Les noms des héros, des ennemis, des objets et des capacités sont ceux du contenu. $at, $from, $to : des cases
### Les états ne s'accordent avec personne : un nom de héros ne dit pas si c'est lui ou elle.

# $owner : le numéro d'un joueur
event-picked = { $hero } rejoint l'équipe pour le joueur { $owner }.
event-placed = { $hero } prend place en { $at }.
event-round = La manche { $round } commence.
event-turn = { $hero } commence son tour.
event-stepped = { $hero } va en { $to }.
# $card : le numéro imprimé sur la carte ; $title : son nom
event-drawn = { $hero } révèle la carte { $card }, { $title }.
# $edge : edge-left, etc. ; $turns : des quarts de tour
event-laid = La carte { $card } est posée { $edge }, pivotée { $turns } fois.
event-chest = Un coffre apparaît en { $at }.
event-searched = { $hero } fouille le coffre en { $at }.
event-empty = Il n'y a rien dedans.
event-shuffled = Les trésors sont mélangés à nouveau.
event-got = { $hero } reçoit { $item }.
event-trapped = { $hero } déclenche { $item }.
event-lost = { $hero } se défait de { $item }.
event-used = { $hero } utilise { $item }.
event-wears = { $hero } enfile { $item }.
event-bares = { $hero } retire son armure.
event-ability = { $hero } utilise { $ability }.
event-proposed = { $hero } propose un échange à { $with }.
event-traded = { $hero } et { $with } font un échange.
event-refused = { $with } refuse l'échange avec { $hero }.
# $who donne
event-handed = { $who } donne { $item } à { $with }.
event-revived = { $by } ravive { $hero }.
# $label : une action de l'aventure
event-did = { $hero } : { $label }.
event-attacks = { $hero } attaque { $at } ({ $weapon }).

## Dés

throw-attack = Attaque
throw-again = Faces vides relancées
throw-armour = Armure
throw-test = Épreuve
# $throw : un des noms ci-dessus ; $hits : les succès
event-rolled = { $throw } : { $hits }.
# $faces : les succès de chaque dé, « 1 + 0 + 2 »
event-rolled-dice = { $throw } : { $faces } = { $hits }.

## Ennemis

event-appeared = { $enemy } apparaît en { $at }.
event-defeated = { $enemy } en { $at } tombe.
event-left = { $enemy } en { $at } s'en va.
# $damage : le texte damage
event-wounded = { $enemy } en { $at } subit { $damage }.
# $health : un nombre
event-mended = { $enemy } en { $at } récupère { $health }.
event-moved = { $enemy } va de { $from } en { $to }.
event-moved-shortest = { $enemy } va de { $from } en { $to }, au plus court vers un héros.
event-strikes = { $enemy } en { $at } attaque { $hero }.
event-strikes-nearest = { $enemy } en { $at } attaque { $hero }, le héros le plus proche à sa portée.

## Héros

# $damage : le texte damage
event-hurt = { $hero } subit { $damage }.
# $health : un nombre
event-healed = { $hero } récupère { $health } de Santé.
event-poisoned = { $hero } a du poison dans les veines.
event-poisoned-no-more = { $hero } n'a plus de poison dans les veines.
event-stinky = { $hero } sent très mauvais.
event-stinky-no-more = { $hero } ne sent plus mauvais.
event-stunned = { $hero } s'écroule, à l'état Sonné.
event-stunned-no-more = { $hero } se relève.
event-determined = { $hero } passe à l'état Déterminé.
event-determined-no-more = { $hero } quitte l'état Déterminé.
event-second-wind = Second souffle : { $hero } se relève.
event-slid = { $hero } recule jusqu'en { $to }.
event-guarded = { $by } arrête le coup contre { $hero }.

## L'aventure

event-threat = Le pion Menace est au niveau { $level }.
event-spiders = Des araignées sortent des toiles !
# $label : comment s'appelle un compteur de l'aventure
event-counted = { $label } : { $value }.
event-noted = L'aventure en prend note.
event-dropped = Trop de choses à la fois ; le reste est omis.

## Comment c'est fini

end-won = Les héros ont gagné.
end-fallen = Un héros est tombé : l'équipe a perdu.
end-stunned = Tous les héros sont Sonnés : l'équipe a perdu.
end-lost = L'aventure est perdue.
end-torches = Les torches se sont consumées : l'équipe a perdu.
# $end : un des textes ci-dessus ; $story : ce que l'aventure en dit, des phrases entières
outcome = { $end } { $story }

### Ce qu'on lit sur la page à côté des dessins.
### Les noms et les textes des héros, des ennemis, des objets, des capacités et des aventures sont ceux du contenu.

## Cases

scene-dark = le noir
    .words = le noir : une carte peut y être posée
scene-wall = mur
scene-chest = coffre
scene-spot = emplacement
scene-web = toile

## Héros et ennemis

scene-ability = { $name } : { $text }
scene-steps = { $steps } pas par Mouvement
# $die : le nom d'un dé
scene-dice = { $count } × { $die }
scene-ability-ready = capacité prête
scene-ability-back = capacité de retour dans { $rounds } manches
scene-stunned = Sonné
scene-poisoned = Empoisonné : 1 dégât par manche
scene-stinky = Puant pour { $rounds } manches
scene-determined = Déterminé : un dé blanc de plus
scene-exhausted = épuisé
scene-hero = { $hero }, Santé { $health } sur { $most }
# $dice : ce qui est lancé, « 2 dés blancs, 1 dé rouge »
scene-enemy = { $enemy }, Santé { $health } sur { $most }, Mouvement { $steps }, portée { $range }, { $dice }
scene-tough = dur
scene-smells = il sent mauvais
scene-hits-poisoned = ses coups empoisonnent
scene-hits-stunned = ses coups sonnent
scene-hits-stinky = ses coups rendent puant
scene-hits-knock = ses coups repoussent

## Objets ; $does : ce que fait un objet

scene-item = { $name } : { $does }
scene-item-worn = { $name } (portée) : { $does }
# $dice : ce qui est lancé
scene-does-weapon = portée { $range }, { $dice }
scene-does-armour = armure, { $dice }
scene-does-coins = { $coins } pièces d'or
scene-does-quest = pour l'aventure

## Cartes sous le plateau

hand-heroes = Héros
hand-pay = Payer avec
hand-items = Objets de { $hero }
# $dice : ce qui est lancé ; $name, $text : la capacité
hand-hero = Santé { $health }, Mouvement { $steps }, { $dice }, { $weapon }. { $name } : { $text }
hand-give = donner
hand-worn = portée
hand-take = prendre à { $hero }

## Dés lancés

dice-blank = { $die } : vide
dice-successes = { $hits } succès

## Ce que quelqu'un voit

gaze-sees = { $count ->
    [one] { $who } : voit { $count } case.
   *[other] { $who } : voit { $count } cases.
}
# $names : des héros et des ennemis, « Ada, Gobelin »
gaze-sight = En vue : { $names }.
gaze-attack = Peut attaquer : { $names }.
gaze-prey = Peut attaquer après un Mouvement : { $names }.
gaze-several = { $enemy } × { $count }

## Ce que les dés donneront sans doute ; $hit, $falls : pour cent ; $mean : le texte decimal

odds-attack = { $hit } % de toucher, { $mean } dégâts en moyenne, { $falls } % de le vaincre
odds-whirl = { $hit } % de toucher, { $mean } dégâts chacun en moyenne
odds-blow = { $hit } % de blesser, { $mean } dégâts en moyenne, { $falls } % d'abattre le héros

## L'aventure et la manche

scene-setup = Mise en place
scene-round = Manche { $round } sur { $limit }
# $label : comment s'appelle un compteur de l'aventure
scene-counter = { $label } : { $value }
phase-heroes = Héros
phase-enemies = Ennemis
phase-countdown = Décompte

## Les joueurs, et ce qui se trouve à côté du plateau

seat-keeper = Gardien du donjon
seat-actions = actions complètes
seat-marker = a le marqueur Exploration
seat-leader = mène cette manche
store-threat = Pion Menace au niveau { $level }
store-cards = { $count } cartes Donjon restantes
store-treasures = { $count } trésors à piocher
store-unexplored = personne n'a révélé de carte pendant cette manche
store-second-wind = Second souffle : un héros tombé se relève

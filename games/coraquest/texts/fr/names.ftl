### Noms et petites parties que plusieurs textes ont en commun.

# Avec quoi attaque celui qui n'a pas d'arme.
bare-hands = mains nues

## Où se trouve une carte, vue de celle de l'explorateur

edge-left = à gauche
edge-right = à droite
edge-top = au-dessus
edge-bottom = au-dessous

## Dés ; $count : combien il y en a

die-white = dé blanc
    .count = { $count ->
        [one] { $count } dé blanc
       *[other] { $count } dés blancs
    }
die-blue = dé bleu
    .count = { $count ->
        [one] { $count } dé bleu
       *[other] { $count } dés bleus
    }
die-red = dé rouge
    .count = { $count ->
        [one] { $count } dé rouge
       *[other] { $count } dés rouges
    }

## Nombres

damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
successes = { $count } succès
# Un nombre avec une décimale. $tenths : le chiffre après la virgule
decimal = { $whole },{ $tenths }

## Ce qui se suit

# Ce qu'il faut savoir de quelque chose : « Gobelin, Santé 2 sur 2, dur »
notes = { $first }, { $next }
# Ce que dit une carte : « portée 2, 1 dé blanc. Relance les faces vides. 2 pièces d'or »
statements = { $first }. { $next }

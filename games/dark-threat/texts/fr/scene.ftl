### Ce que l'on dit de la table sur une page.

## À côté du plateau

scene-set-up = Mise en place
scene-cycle = Cycle { $cycle } sur { $cycles }
scene-level = { $camp } { $level }
# L'un de deux partenaires : $leader est le personnage dont son tour porte le nom.
scene-side = { $camp }, { $leader }
# Une face du dé qui n'apporte rien.
scene-die-void = Le résultat du dé ne peut pas s'appliquer

## Ce que cherche un camp, et où il en est

plan-gaia = Illuminez un prisme de chaque couleur dans les trois Temples, et tenez les petits Fléaux loin de leurs centres : alors l'Élu devient éclatant.
plan-gaia-bright = L'Élu est éclatant.
plan-gaia-temples = Temples actifs et non bloqués : { $done } sur { $of }.
plan-kaos = Peignez en noir le centre d'un Temple : un petit Fléau en sort. Deux petits Fléaux font le demi-Fléau, et avec le Roi de bois celui-ci devient le Fléau ultime.
plan-kaos-none = Aucun petit Fléau n'est encore sorti.
plan-kaos-one = Un petit Fléau est sorti ; il en faut un autre.
plan-kaos-two = Deux petits Fléaux doivent se rejoindre.
plan-kaos-half = Le demi-Fléau doit rejoindre le Roi de bois.
plan-kaos-ultimate = Le Fléau ultime est éveillé.

## Ce qu'a un camp. Une majuscule est mise au début

counter-item-active = { $item-the } : actif
counter-item-blocked = { $item-the } : bloqué par un petit Fléau
# $count : de combien de ses deux couleurs un prisme est illuminé.
counter-item-sleeps = { $item-the } : { $count } couleur(s) sur 2 illuminée(s)
counter-corrupted = { $count ->
    [one] { $count } Temple corrompu
   *[other] { $count } Temples corrompus
}
counter-buried = { $count ->
    [one] { $count } Mandragore enfouie
   *[other] { $count } Mandragores enfouies
}
# $what : une sorte de personnage ou de flaque.
counter-supply = { $count } dans la réserve : { $what }

## Une case : son nom, puis ces parties

square-sanctuary = Sanctuaire
square-swamp = marais
square-temple = Temple
square-centre = centre { $temple-of }
# Du Temple dont elle est le centre.
square-active = actif
square-blocked = bloqué
square-corrupted = déjà corrompu
square-prism = prisme { $colour }
square-prism-lit = prisme { $colour } illuminé
square-figure = { $who-the }
square-figure-stunned = { $who-the }, { $who-gender ->
    [feminine] assommée
   *[other] assommé
}
square-figure-guarded = { $who-the }, { $who-gender ->
    [feminine] protégée
   *[other] protégé
}
square-figure-stunned-guarded = { $who-the }, { $who-gender ->
    [feminine] assommée, protégée
   *[other] assommé, protégé
}

### La table dans un terminal.

picture-level = { $camp } ({ $level })
picture-cycle = Cycle { $cycle } sur { $cycles }, { $turn }

## Sous le plateau : ce que ses signes veulent dire. Les signes restent ce qu'ils sont

picture-puddles = r o y g b p flaques  k flaque noire  r* prisme illuminé  <r> prisme  (F) (W) (S) Temple
picture-signs = @ Sanctuaire  % marais  ! assommé  !! manque ce tour  x possédé

## Ce que le plateau ne montre pas

# Les objectifs du camp suivent.
picture-camp = { $camp } :
# $mark : [x] s'il est atteint, [ ] sinon.
picture-goal = { $mark } { $goal }
# $notes : son objet, et les deux textes suivants.
picture-temple = { $temple } : { $notes }
picture-temple-blocked = bloqué
picture-temple-corrupted = a été corrompu
# Combien de flaques et de personnages restent.
picture-supply = Réserve : rouge { $red }, orange { $orange }, jaune { $yellow }, verte { $green }, bleue { $blue }, violette { $purple }, noire { $black }, Mandragores { $mandrakes }, Spores { $spores }
picture-guarded = Protégé : { $who-the }
picture-buried = Mandragores enfouies : { $count }

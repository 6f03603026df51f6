### Der Tisch in einem Terminal.

picture-level = { $camp } ({ $level })
picture-cycle = Runde { $cycle } von { $cycles }, { $turn }

## Unter dem Brett: was seine Zeichen bedeuten. Die Zeichen bleiben, wie sie sind

picture-puddles = r o y g b p Pfützen  k schwarze Pfütze  r* leuchtendes Prisma  <r> Prisma  (F) (W) (S) Tempel
picture-signs = @ Heiligtum  % Sumpf  { "!" } betäubt  { "!!" } setzt diesen Zug aus  x besessen

## Was das Brett nicht zeigt

# Die Ziele des Lagers folgen.
picture-camp = { $camp }:
# $mark: [x], wenn es erreicht ist, sonst [ ].
picture-goal = { $mark } { $goal }
# $notes: sein Gegenstand und die beiden folgenden Texte.
picture-temple = { $temple }: { $notes }
picture-temple-blocked = blockiert
picture-temple-corrupted = schon einmal verdorben
# Wie viele Pfützen und Figuren übrig sind.
picture-supply = Vorrat: rot { $red }, orange { $orange }, gelb { $yellow }, grün { $green }, blau { $blue }, violett { $purple }, schwarz { $black }, Alraunen { $mandrakes }, Sporen { $spores }
picture-guarded = Geschützt: { $who-the }
picture-buried = Eingegrabene Alraunen: { $count }

### Was geschah. $who ist eine Figur; $from, $to und $at sind Felder. Der Anfang wird großgeschrieben.

event-placed = { $who-the } wird auf { $at } aufgestellt.
event-ordered = Gaia spielt in jeder Runde zuerst { $turn-acc }.
event-turn = Runde { $cycle }: { $turn-start } beginnt.
event-turn-ended = { $turn-the } endet.
event-unguarded = { $who-the } auf { $at } ist nicht mehr geschützt.
# $deed: was `.says` einer Fähigkeit sagt.
event-used = { $deed }.
event-moved = { $who-the } geht von { $from } nach { $to }.
# Durch die Verlockung.
event-dragged = { $who-the } wird von { $from } nach { $to } gezogen.
# Eine Plage.
event-fled = { $who-the } flieht von { $from } nach { $to }.
# Durch die Telekinese.
event-pushed = { $puddle-the } rutscht von { $from } nach { $to }.
# Ein Totem.
event-levitated = { $who-the } schwebt von { $from } nach { $to }.
event-painted = { $puddle-a } erscheint auf { $at }.
event-painted-over = { $puddle-a } ersetzt { $over-acc } auf { $at }.
event-erased = { $puddle-the } auf { $at } geht in den Vorrat zurück.
event-lit = das { $colour-weak } Prisma auf { $at } leuchtet auf.
event-activated = { $temple-the } ist aktiv: Der Auserwählte bekommt { $item-acc }.
event-corrupted = { $temple-the } wird verdorben.
event-corrupted-again = { $temple-the } wird ein weiteres Mal verdorben.
event-appeared = { $who-the } erscheint auf { $at }.
event-buried = die Alraune auf { $at } gräbt sich ein.
event-removed = { $who-the } auf { $at } geht in den Vorrat zurück.
# $who: der strahlende Auserwählte.
event-awoke = der Auserwählte auf { $at } erwacht und wird { $who-into }!
# $was: die Art, die sie war.
event-became = { $was-the } auf { $at } wird { $who-into }.
event-fused = Verschmelzung: { $who-start } erhebt sich auf { $at }.
# $into: die kleinere Plage.
event-shrunk = { $who-the } auf { $at } kann nicht fliehen und schrumpft { $into-into }.
event-shrunk-away = { $who-the } auf { $at } kann nicht fliehen und verschwindet.
event-knocked-out = { $who-the } auf { $at } wird umgehauen.
event-woke = { $who-the } auf { $at } wacht auf.
# $who: ein Jünger.
event-doomed = { $who-the } auf { $at } ist besessen und dient Kaos.
event-freed = { $who-the } auf { $at } ist befreit und dient wieder Gaia.
event-guarded = { $who-the } auf { $at } wird durch ein Gebet geschützt.
event-rolled = der Würfel von { $camp } zeigt: { $divine }.
event-fizzled = { $divine } lässt sich nicht ausführen.
# $bane: die Ultimative Plage oder der Holzkönig.
event-feat-gaia = Großtat von Gaia: { $bane-the } und Fongia, in einem Zug umgehauen.
event-feat-kaos = Großtat von Kaos: Oak und der Auserwählte, in einem Zug umgehauen.
event-ended-goals = Ende der Partie: { $camp } hat alle Ziele der eigenen Stufe erreicht ({ $level }).
event-ended-limit = Ende der Partie: Die letzte Runde ist gespielt, und { $camp } hat den größeren Teil der eigenen Ziele erreicht.
event-ended-draw = Ende der Partie: Die letzte Runde ist gespielt, und niemand liegt vorn.

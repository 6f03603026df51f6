### Ziele, und wie es ausging.

## Ziele: kurze Sätze; wo einer allein steht, bekommt er einen großen Anfangsbuchstaben

goal-bright = der strahlende Auserwählte ist wach
goal-sanctuary = er steht auf dem Heiligtum
# $bane: die Ultimative Plage oder der Holzkönig.
goal-feat-gaia = { $bane-the } und Fongia wurden in einem Zug umgehauen
goal-ultimate = die Ultimative Plage ist erwacht
goal-feat-kaos = Oak und der Auserwählte wurden in einem Zug umgehauen
goal-temples = alle drei Tempel wurden schon einmal verdorben

## Wie es ausging. $goals: der folgende Text für beide Lager, eine Aufzählung

end-share = { $camp } { $met }/{ $of }
end-won = { $camp } gewinnt. Erreichte Ziele: { $goals }.
end-draw = Unentschieden. Erreichte Ziele: { $goals }.

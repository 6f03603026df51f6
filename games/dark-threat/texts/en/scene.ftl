### What is told of the table on a page.

## Beside the board

scene-set-up = Set-up
scene-cycle = Cycle { $cycle } of { $cycles }
scene-level = { $camp } { $level }
# One of two team-mates: $leader is the figure that their turn is named after.
scene-side = { $camp }, { $leader }
# A side of the die that brings nothing.
scene-die-void = What was rolled cannot be applied

## What a camp is about, and how far it is

plan-gaia = Light a prism of both colours in all three Temples, and keep the small Banes off their centres: then the Chosen One becomes bright.
plan-gaia-bright = The Chosen One is bright.
plan-gaia-temples = { $done } of { $of } Temples are active and not blocked.
plan-kaos = Paint the centre of a Temple black: a small Bane comes out. Two of them make the half Bane, and with the Wooden King that makes the Ultimate Bane.
plan-kaos-none = No small Bane is out yet.
plan-kaos-one = One small Bane is out; another one is needed.
plan-kaos-two = Two small Banes must meet.
plan-kaos-half = The half Bane must reach the Wooden King.
plan-kaos-ultimate = The Ultimate Bane is awake.

## What a camp has. A capital is put at the beginning

counter-item-active = { $item-the }: in force
counter-item-blocked = { $item-the }: blocked by a small Bane
# $count: of how many of its two colours a prism is lit.
counter-item-sleeps = { $item-the }: { $count } of 2 colours are lit
counter-corrupted = { $count ->
    [one] { $count } Temple was corrupted
   *[other] { $count } Temples were corrupted
}
counter-buried = { $count ->
    [one] { $count } Mandrake is buried
   *[other] { $count } Mandrakes are buried
}
# $what: a kind of figure or of puddle.
counter-supply = { $count } in the supply: { $what }

## A square: its name, then these parts

square-sanctuary = Sanctuary
square-swamp = swamp
square-temple = Temple
square-centre = centre of { $temple-the }
# Of the Temple whose centre it is.
square-active = active
square-blocked = blocked
square-corrupted = corrupted once
square-prism = { $colour } prism
square-prism-lit = lit { $colour } prism
square-figure = { $who-the }
square-figure-stunned = { $who-the }, stunned
square-figure-guarded = { $who-the }, protected
square-figure-stunned-guarded = { $who-the }, stunned, protected

### What is read in the picture for a terminal.

# $phase: one of those below; $threat: a level; $cards: a number
picture-round = Round { $round }, { $phase }; Threat { $threat }; { $cards } cards left
picture-phase-heroes = Heroes phase
picture-phase-enemies = Enemies phase
picture-phase-countdown = Countdown phase
picture-phase-setup = set-up
# $label: what a counter of the quest is called
picture-counter = { $label }: { $value }

## What a hero is

picture-stunned = Stunned
picture-poisoned = Poisoned
picture-stinky = Stinky
picture-determined = Determined
picture-exhausted = exhausted

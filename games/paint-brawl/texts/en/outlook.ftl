### What a choice comes to if nobody reacts; it stands in brackets behind the choice, one part after another.

# $who: one figure or two.
outlook-figures = { $who-the }
outlook-explodes = it explodes there
outlook-onto-wall = onto the wall
outlook-covers = covers { $puddle }
outlook-repaints = repaints { $whom-the }
outlook-hits = hits { $whom-the }
outlook-marks = leaves your marker
outlook-fusion = fusion with { $whom-the } into the maxi Golem
outlook-eats = eats { $whom-the }
outlook-used-up = repaints { $whom-the } and is used up
outlook-swallows = swallows { $puddle }
outlook-slides = { $whom-the } slides away
outlook-bursts = { $whom-the } bursts along the line
outlook-stuns = stuns { $whom-the }

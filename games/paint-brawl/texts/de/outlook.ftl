### Was bei einer Wahl herauskommt, wenn niemand reagiert; es steht in Klammern dahinter, ein Teil nach dem anderen.

# $who: eine Figur oder zwei.
outlook-figures = { $who-the }
# Ein Golem oder ein Klon.
outlook-explodes = er explodiert dort
outlook-onto-wall = auf die Mauer
outlook-covers = überdeckt { $puddle }
outlook-repaints = färbt { $whom-acc } um
outlook-hits = trifft { $whom-acc }
outlook-marks = hinterlässt deinen Marker
outlook-fusion = verschmilzt mit { $whom-dat } zum Maxi-Golem
outlook-eats = frisst { $whom-acc }
outlook-used-up = färbt { $whom-acc } um und verbraucht sich dabei
outlook-swallows = verschluckt { $puddle }
outlook-slides = { $whom-the } rutscht davon
outlook-bursts = { $whom-the } zerplatzt entlang der Linie
outlook-stuns = betäubt { $whom-acc }

### Die erste Partie: was der Lehrer davor, bei jeder Entscheidung und danach sagt.

lesson-title = Deine erste Farbschlacht
lesson-intro = Du führst den Clan Rot gegen Blau, und die Schlacht ist schon in vollem Gange. Das Szenario ist Farbnetz: Verbinde deinen Häuptling auf c4 durch eine Kette roter Pfützen, Seite an Seite, mit dem blauen Häuptling auf h8, und du gewinnst.
lesson-closing = Acht Glieder von Häuptling zu Häuptling: Du gewinnst sofort, egal, was von deinem Zug noch übrig ist! Du bist gelaufen, hast gerauft und geschossen, einen Golem bewegt, eine Karte gespielt und das Netz benutzt. In einer ganzen Partie beginnen beide Häuptlinge in ihren Ecken, und niemand sagt dir, wohin mit der Farbe.
lesson-step-run = Der blaue Jäger auf h6 steht genau da, wo deine Kette hindurch muss. Lass deinen Krieger die Reihe entlang von b5 nach g5 laufen: Er kommt so weit, wie er will, solange der Weg gerade und frei ist.
lesson-step-melee = Jetzt greif an: Die Rauferei färbt das Eckfeld h6 und die zwei Felder auf dem Weg dorthin. Du bekommst zwei Pfützen, und einen Jäger dazu!
lesson-step-shot = Der Jäger ist jetzt rot und darf sofort für dich handeln. Auf dem Questfeld liegt der blaue Marker, und solange er dort liegt, kann der blaue Häuptling davonlaufen. Schieße auf f6, über deine eigene Pfütze hinweg: Liegt dein Marker dort, muss er bleiben.
lesson-step-golem = Eine Bewegung hast du noch. Golems sind Glieder der Kette, genau wie Pfützen: Schicke deinen von g3 nach h4, unter deine neue Pfütze auf h5. Er hinterlässt eine Pfütze.
lesson-step-end = Zwei Bewegungen und zwei Angriffe: Das ist ein ganzer Zug. Beende ihn und sieh, was Blau tut.
lesson-step-pass = Der blaue Schamane will f3 und f4 färben. Du hast die Karte Fehlschlag, die ihn aufhalten würde, und deshalb wirst du gefragt. Aber es ist nur Farbe, und die kannst du überdecken: Lass es geschehen und heb dir deine Karte für etwas Schlimmeres auf.
lesson-step-missed = Da haben wir es: Der blaue Häuptling zielt auf h6, er will seinen Jäger zurück! Spiele Fehlschlag, und der Schuss bewirkt nichts.
lesson-step-walk = Du bist wieder am Zug. Außer Golems sind Figuren keine Glieder der Kette, und so ist dein Jäger auf h6 jetzt im Weg. Lass ihn auf ein freies Feld neben der Spalte gehen: g7, i5, i6 oder i7.
lesson-step-network = Dein Schamane auf d3 berührt deine Pfütze auf d4, also darf sein Netz von jeder Pfütze ausgehen, die mit ihr verbunden ist. Beginne neben e4 und färbe f4 und g4: Deine Farbe überdeckt die blaue Pfütze, und aus den zwei Hälften deiner Kette wird eine.
lesson-step-second-network = Jetzt reicht das Farbnetz, das er berührt, bis h5. Er muss sich gar nicht bewegen: Färbe h6 und h7, bis direkt vor den blauen Häuptling, und die Kette ist vollständig.

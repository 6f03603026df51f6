### Die erste Partie: was der Lehrer davor, bei jeder Entscheidung und danach sagt.

lesson-title = Das letzte Prisma
lesson-intro = Du führst Gaia auf der leichten Stufe: Alles, was du brauchst, ist der strahlende Auserwählte. Zwei Tempel sind aktiv, aber einer davon ist blockiert, und der dritte schläft noch im Südosten. Zwei Züge genügen.
lesson-closing = Licht strömt aus drei Tempeln, und der Auserwählte strahlt: Gaia gewinnt sofort! Du hast Oak, einen Jünger, weißes Licht und ein Netz aus Farben benutzt. In einer ganzen Partie schlägt Kaos zurück: Halte deine Jünger wach, deine Totems in der Nähe und die Tempelmitten frei von Schwarz.
lesson-step-celerity = Oaks Zug hat begonnen, mit zwei Bewegungen und zwei Angriffen. Eine kleine Plage sitzt auf der Mitte des Tempels der Kraft und blockiert den Hammer. Oak ist flink: Schicke ihn in seiner Spalte geradeaus von d6 nach d8, direkt neben sie.
lesson-step-kung-fu = Der alte Weise kann Kung-Fu, und das übersteht keine kleine Plage. Schlage die auf c9: Dann ist der Gegenstand des Tempels wieder zu gebrauchen.
lesson-step-run = Schwarze Farbe auf l3 und m3 versperrt dem Auserwählten den Weg zum Tempel des Geistes. Lass deinen Kleriker die Reihe entlang von h2 nach l2 laufen, genau darunter.
lesson-step-aura = Seine Aura ist weißes Licht: Sie wischt alle schwarze Farbe rings um ihn weg. Das ist deine letzte Aktion; danach endet der Zug von selbst, und Fongia spielt.
lesson-step-walk = Die Leiste über dem Brett ist weitergerückt: Der Auserwählte ist am Zug. Auf l3 liegt nichts Schwarzes mehr, also lass ihn dorthin gehen.
lesson-step-network = Er färbt zwei Felder in einer Linie, jedes in einer Farbe, die du wählst. Nimm sein Netz und tippe auf m3, das erste Feld der Linie nach Osten.
lesson-step-any-colour = m3 ist ein gewöhnliches Feld: Jede Farbe ist recht, sie soll nur das nächste Feld mit dem Netz verbinden.
lesson-step-green = n3 ist ein grünes Prisma. Grün erhellt es, und es leuchtet für immer.
lesson-step-second-network = Dem Tempel fehlt noch Gelb. Alles, was zusammenhängt, ist sein Netz: l3, m3, das leuchtende Prisma und deine alte Pfütze auf n4. Nimm noch einmal das Netz und tippe auf o4: Die Linie beginnt bei n4, und die Spore auf p4 bekommt auch etwas ab.
lesson-step-yellow = Gelb für das gelbe Prisma, und alle drei Tempel sind aktiv.

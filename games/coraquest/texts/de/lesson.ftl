### Die erste Partie: was der Lehrer davor, bei jeder Entscheidung und danach sagt.

lesson-title = Die erste Lampe
lesson-intro = Du spielst alle vier Helden. Goblins haben sich die erste der vier Lampen geschnappt, die du anzünden musst. Verjage sie, zünde die Lampe an, kümmere dich um den Zwerg und schau dich noch ein bisschen um.
lesson-closing = Gut gemacht! Du hast gewürfelt, Fähigkeiten eingesetzt, eine Lampe angezündet und mitten in einer Bewegung eine Karte aufgedeckt. Wenn alle Helden dran waren, antworten die Gegner: Jeder greift den nächsten Helden an oder geht auf einen zu. Halte deine Helden zusammen, heile rechtzeitig und hör nie auf zu entdecken.
lesson-step-attack = Die Speerkämpferin ist am Zug und hat zwei Aktionen. Neben ihr sitzt ein Goblin auf der Lampe. Zeig auf ihn und lies über dem Spielfeld deine Chancen; dann tippe ihn an, um anzugreifen.
lesson-step-second = Ihre Spezialfähigkeit ist bereit: Derselbe Wurf kann noch einen zweiten Gegner in Reichweite treffen. Wähle den Goblin über der Lampe.
lesson-step-quest = Was für ein Wurf: Beide Goblins sind weg! Der goldene Ring ist die Stelle des Abenteuers, und sie steht gleich daneben. Mit ihrer zweiten Aktion zündet sie die Lampe an: Drück auf den Knopf.
lesson-step-end = Die erste von vier Lampen brennt, so wie es das Ziel sagt. Ihre zwei Aktionen sind verbraucht: Beende ihren Zug.
lesson-step-hero = Wer ist der Nächste? Der Zwerg weiter unten hat nur noch sechs Herzen. Tippe auf die Heilkatze.
lesson-step-ability = Ihre Spezialfähigkeit kostet keine Aktion und heilt einen Helden in ihrer Nähe. Drück auf den Knopf: Nur der Zwerg ist verletzt, also wird er geheilt. Die Uhr bringt die Fähigkeit in zwei Runden zurück.
lesson-step-move = Jetzt wird entdeckt, sonst kommen die Spinnen. Beginne eine Bewegung. Du kannst auch gleich auf ein entferntes Feld tippen: Ein Held geht von selbst dorthin.
lesson-step-step = Ein Schritt nach links, an den Rand des Eingangs.
lesson-step-reveal = Neben dem Rand liegt das Dunkel. Aufdecken kostet nichts, sogar mitten in einer Bewegung: Drück auf „Verlies aufdecken“.
lesson-step-lay = Eine Karte! Die kleinen Bilder zeigen alles, was beim Anlegen erlaubt ist. Such dir aus, was dir am besten gefällt, und schau nach, wer da wohnt.

### Die erste Partie: was der Lehrer vorher, bei jeder Entscheidung und nachher sagt.

lesson-title = Dein erster Konflikt
lesson-intro = Du führst die Fraktion Blau gegen Grün und Orange. Damit diese erste Partie kurz bleibt, sind acht deiner vierzehn Chromecas schon aus dem Spiel: Sechs bleiben dir, und wenn du den letzten setzt, ist die Partie vorbei.
lesson-closing = Hier endet die Partie: 10 Siegpunkte für dich, 4 für Grün, 4 für Orange. Du hast gelegt, besetzt, erobert, geschützt und geschossen, und du hast bestimmt, wann Schluss ist. In einer ganzen Partie hast du alle vierzehn Chromecas, auch ein Schiff und einen Kran, und niemand sagt dir, wohin.
lesson-step-lay = Auf dem Tisch liegt nur der Kern. Gelände T04 auf deiner Hand hat bloß 1 Edelstein, aber seine blaue Zone ist eine Festung: 3 Siegpunkte, solange du es hältst. Lege es rechts neben den Kern.
lesson-step-settle = Das war deine erste Aktion. Ein Gelände gehört niemandem, solange niemand darauf steht. Nutze also gleich deine zweite Aktion: Schick deine 2 dorthin.
lesson-step-core = Schon 4 Punkte, und alle kennen jetzt deine Festung. Grün hat eine 2 auf den Kern gesetzt, gleich neben dich. Deine 3 ist stärker, und deine 2 nebenan unterstützt sie: Erobere den Kern.
lesson-step-bastion = Die 2 von Grün kommt nicht wieder. Orange hat T06 gelegt und leer gelassen: 2 Edelsteine, und niemand hat dir gezeigt, was deine Zone dort verbirgt. Ein leeres Feld verlangt weder Stärke noch Unterstützung. Sieh mit deiner anderen 2 nach.
lesson-step-shield = Eine Bastion! Dein Schild muss sofort irgendwohin, nur nicht auf die Bastion selbst. Deine Festung ist am meisten wert: Stelle den Schild dorthin, und niemand kann sie dir nehmen, solange die Bastion hält.
lesson-step-cannon = Orange hat den Kern mit einer 5 erobert, und nichts auf deiner Hand schlägt eine 5. Aber deine Kanone braucht keine Stärke. Setze sie auf das leere Gelände T15.
lesson-step-fire = Nebenbei deckt sie eine Offensivkraft auf: 1 Stärke mehr bei allen deinen Eroberungen. Jetzt darf die Kanone schießen, überall auf dem Tisch und ohne dass es eine Aktion kostet. Vertreibe die 5 vom Kern.
lesson-step-core-again = Der Kern ist leer, und du hast noch eine Aktion. Hol ihn dir mit deiner 5 zurück, die ist schwer zu vertreiben: Nur eine andere 5 mit Offensivkraft könnte sie schlagen.
lesson-step-last-terrain = Orange hat deine Kanone geschlagen, und mit ihr ist deine Offensivkraft weg. Du hast nur noch einen einzigen Chromeca und keinen mehr zu ziehen: Wenn du ihn setzt, endet die Partie, also soll es sich lohnen. Lege zuerst T09 mit seinen 3 Edelsteinen neben deine Felder.
lesson-step-last-chromeca = Du hast 7 Punkte, die anderen je 4, und niemand kann mehr antworten. Setze deinen letzten Chromeca, die 4, auf diese 3 Edelsteine.

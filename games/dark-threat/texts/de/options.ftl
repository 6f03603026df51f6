### Was man beim Aufbau wählen kann, und Aufbauten, die ein einziges Wort nennt.

option-seats = Spieler
    .meaning = Wie viele mitspielen: einer für jedes Lager oder einer für jeden Zug einer Runde.
option-seats-2 = 2 Spieler
option-seats-4 = 4 Spieler, zwei in jedem Lager

option-first = Lager von Spieler 1
    .meaning = Das Lager von Spieler 1, zu viert das der Spieler 1 und 2. Kaos eröffnet immer die Partie.
option-first-gaia = Gaia
option-first-kaos = Kaos

option-gaia = Gaias Stufe
    .meaning = Wie viele Ziele Gaia erreichen muss: eins (easy, leicht), zwei (medium, mittel) oder drei (hard, schwer).
option-gaia-easy = Leicht
option-gaia-medium = Mittel
option-gaia-hard = Schwer

option-kaos = Stufe von Kaos
    .meaning = Wie viele Ziele Kaos erreichen muss: eins (easy, leicht), zwei (medium, mittel) oder drei (hard, schwer).
option-kaos-easy = Leicht
option-kaos-medium = Mittel
option-kaos-hard = Schwer

option-layout = Tempel
    .meaning = Welcher Tempel im Westen, im Nordosten und im Südosten steht.
option-layout-1 = 1: Kraft, Weisheit, Geist
option-layout-2 = 2: Kraft, Geist, Weisheit
option-layout-3 = 3: Weisheit, Kraft, Geist
option-layout-4 = 4: Weisheit, Geist, Kraft
option-layout-5 = 5: Geist, Kraft, Weisheit
option-layout-6 = 6: Geist, Weisheit, Kraft
option-layout-random = Ausgelost

option-cycles = Höchstzahl der Runden
    .meaning = Nach wie vielen Runden die Lager ihre erreichten Ziele vergleichen.
    .values = 10 bis 60
option-cycles-10 = 10 Runden
option-cycles-20 = 20 Runden
option-cycles-30 = 30 Runden
option-cycles-45 = 45 Runden
option-cycles-60 = 60 Runden

option-placing = Aufbau
    .meaning = Wer die Jünger, die Alraune und den Besessenen Häuptling aufstellt: die Spieler (players) oder das Spiel selbst, immer gleich (quick).
option-placing-players = Die Spieler
option-placing-quick = Das Spiel, sofort

quick-easy-2 = 2 Spieler, jeder mit einem Ziel
quick-easy-4 = 4 Spieler, ein Ziel für jedes Lager
quick-medium-2 = 2 Spieler, jeder mit zwei Zielen
quick-medium-4 = 4 Spieler, zwei Ziele für jedes Lager
quick-hard-2 = 2 Spieler, jeder mit drei Zielen
quick-hard-4 = 4 Spieler, drei Ziele für jedes Lager

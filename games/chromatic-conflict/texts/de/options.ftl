### Die Optionen eines Aufbaus, und Aufbauten, die mit einem Wort auskommen.

option-seats = Spieler
    .meaning = Wie viele Spieler es sind.
option-seats-3 = 3 Spieler
option-seats-4 = 4 Spieler

option-factions = Fraktionen
    .meaning = Wie die Fraktionen verteilt werden: Alle wählen der Reihe nach (choose), oder eine Liste mit einer Fraktion pro Spieler, etwa blue,green,orange.

### Die Optionen eines Aufbaus, und Aufbauten, die ein einziges Wort nennt.

option-seats = Spieler
    .meaning = Wie viele mitspielen.
option-seats-2 = 2 Spieler
option-seats-3 = 3 Spieler
option-seats-4 = 4 Spieler

option-level = Regeln
    .meaning = Wie viel von den Regeln gespielt wird: initiation (Einstieg) hat weder Mauern noch Sonderfähigkeiten, normal hat beides, und advanced (Fortgeschritten) bringt auch Kämpferinnen, Blasts und mehr.
option-level-initiation = Einstieg
option-level-normal = Normal
option-level-advanced = Fortgeschritten

option-scenario = Szenario
    .meaning = Was gewinnt: 1 Farbnetz, 2 Einfangen, 3 Umzingelung, 4 Geleit für den Häuptling, 5 Katze auf der Mauer. Auf der Stufe Einstieg gibt es nur 1 und 2.
option-scenario-1 = Farbnetz
option-scenario-2 = Einfangen
option-scenario-3 = Umzingelung
option-scenario-4 = Geleit für den Häuptling
option-scenario-5 = Katze auf der Mauer

option-colours = Farben
    .meaning = Die Farben der Spieler der Reihe nach, etwa red,blue (Rot, Blau); mit none nimmt das Spiel seine eigenen. Die Farbe entscheidet, welche Kämpfer ein Clan hat.

option-infiltration = Infiltration
    .meaning = Stufe Fortgeschritten: ob Jäger auf Mauern beginnen dürfen. Dazu müssen die Spieler selbst aufstellen.
option-infiltration-true = Ja
option-infiltration-false = Nein

option-tactical = Taktischer Bonus
    .meaning = Stufe Fortgeschritten: ob alle einen eigenen Stapel Bonuskarten haben und daraus wählen (taktischer Bonus).
option-tactical-true = Ja
option-tactical-false = Nein

option-women = Kämpferinnen
    .meaning = Stufe Fortgeschritten: ob jeder Clan eine Kämpferin haben darf. Auf den anderen Stufen gibt es keine.
option-women-true = Ja
option-women-false = Nein

option-blasts = Blasts
    .meaning = Stufe Fortgeschritten: ob mit Blasts gespielt wird. Auf den anderen Stufen gibt es keine.
option-blasts-true = Ja
option-blasts-false = Nein

option-matriarchs = Matriarchinnen
    .meaning = Die Farben, deren Häuptling eine Matriarchin ist, etwa red,green (Rot, Grün). Nur das Aussehen ändert sich.

option-first = Wer beginnt
    .meaning = Wer zuerst spielt: Spieler 1 (given) oder wen das Los bestimmt (random).
option-first-given = Spieler 1
option-first-random = Ausgelost

option-placing = Aufbau
    .meaning = Wer Mauern und Figuren aufstellt: die Spieler (players) oder das Spiel selbst, immer gleich (quick).
option-placing-players = Die Spieler
option-placing-quick = Das Spiel, sofort

quick-initiation-2 = 2 Spieler, Stufe Einstieg: für eine erste Partie, ohne Mauern und Sonderfähigkeiten
quick-initiation-3 = 3 Spieler, Stufe Einstieg: für eine erste Partie, ohne Mauern und Sonderfähigkeiten
quick-initiation-4 = 4 Spieler, Stufe Einstieg: für eine erste Partie, ohne Mauern und Sonderfähigkeiten
quick-normal-2 = 2 Spieler, Stufe Normal: mit Mauern und Sonderfähigkeiten
quick-normal-3 = 3 Spieler, Stufe Normal: mit Mauern und Sonderfähigkeiten
quick-normal-4 = 4 Spieler, Stufe Normal: mit Mauern und Sonderfähigkeiten
quick-advanced-2 = 2 Spieler, Stufe Fortgeschritten: auch mit Kämpferinnen und Blasts
quick-advanced-3 = 3 Spieler, Stufe Fortgeschritten: auch mit Kämpferinnen und Blasts
quick-advanced-4 = 4 Spieler, Stufe Fortgeschritten: auch mit Kämpferinnen und Blasts

### Die Einstellungen eines Aufbaus, und Aufbauten mit nur einem Wort.

option-seats = Spieler
    .meaning = Wie viele mitspielen, der Kerkermeister mitgezählt.
option-seats-1 = 1 Spieler
option-seats-2 = 2 Spieler
option-seats-3 = 3 Spieler
option-seats-4 = 4 Spieler
option-seats-5 = 5 Spieler, einer davon ist der Kerkermeister

option-keeper = Kerkermeister
    .meaning = Der letzte Spieler lenkt die Gegner.
option-keeper-false = Nein
option-keeper-true = Ja

option-quest = Abenteuer
    .meaning = Wozu die Gruppe auszieht.
    .values = der Name eines Abenteuers
option-quest-lamps = Lampen in den Unterhallen
option-quest-flan = Die Käsekuchen-Affäre
option-quest-eggs = Botengang auf acht Beinen
option-quest-snake = Etwas Schuppiges
option-quest-drain = Der große Abfluss
option-quest-bell = Vor dem letzten Glockenschlag
option-quest-toll = Der Trollzoll
option-quest-king = Schlafende Könige weckt man nicht
option-quest-queen = Die Königin der Fäden
option-quest-dragon = Der Drache hat Schluckauf

option-length = Dauer
    .meaning = Mit wie vielen Verlieskarten gespielt wird.
option-length-normal = Normal (45–60 Minuten)
option-length-long = Lang (60–75 Minuten)

option-second_wind = Zweite Luft
    .meaning = Der erste Held, der fällt, steht wieder auf.
option-second_wind-false = Nein
option-second_wind-true = Ja

option-tough = Zähe Gegner
    .meaning = Welche Gegner mit ihrer zähen Seite spielen.
option-tough-none = Keine
option-tough-hard = Schwer: Spinnen und die mittlere Art
option-tough-all = Heldenhaft: alle

option-kinds = Zähe Arten
    .meaning = Welche Arten es bei tough=named sind.
    .values = Namen von Gegnerarten, mit Kommas getrennt

option-party = Gruppe
    .meaning = Wer die Helden aussucht.
option-party-players = Die Spieler suchen aus
option-party-quick = Die empfohlene Gruppe

quick-first = Das erste Abenteuer mit der empfohlenen Gruppe
quick-keeper = Zwei Spieler, einer davon ist der Kerkermeister

### Die Knöpfe: wie sie heißen und was sie tun.

verb-move = Bewegen
    .does = Schritt für Schritt gehen.
verb-walk = Dorthin gehen
    .does = Auf dieses Feld gehen.
verb-stop = Hier anhalten
    .does = Die Bewegung ist zu Ende; andere Aktionen können folgen.
verb-reveal = Verlies aufdecken
    .does = Eine Karte ziehen und neben diese legen. Kostet nichts.
verb-ability = Spezialfähigkeit
    .does = Die Spezialfähigkeit des Helden einsetzen.
verb-end = Zug beenden
    .does = Dieser Held ist fertig; übrige Aktionen verfallen.
verb-search = Durchsuchen
    .does = Die Truhe öffnen.
verb-trade = Tauschen
    .does = Gegenstände geben und nehmen.
verb-revive = Aufhelfen
    .does = Einen betäubten Helden auf die Beine bringen.
verb-done = Vorschlagen
    .does = Diesen Tausch vorschlagen.
verb-cancel = Kein Tausch
    .does = Alle behalten, was sie haben.
verb-yes = Ja
    .does = Es tun.
verb-no = Nein
    .does = Es nicht tun.
# Kein zweiter Gegner wird getroffen.
verb-no-second = Nur ein Ziel
verb-here = Dieses hier
    .does = Dieses wählen.
verb-next = Nächster Gegner
    .does = Der Gegner, der am längsten gewartet hat, handelt.
verb-hands = Angreifen
    .does = Die Würfel werfen.

## Von mehreren, die Nummern haben

verb-hero = Held { $number }
    .does = Diesen Helden wählen.
verb-seat = Spieler { $number }
    .does = Den Helden diesem Spieler geben.
verb-quest = Abenteueraktion { $number }
    .does = Ein Teil des Abenteuers.
verb-option = Möglichkeit { $number }
    .does = Dies wählen.

## Kosten

cost-full = 1 Aktion

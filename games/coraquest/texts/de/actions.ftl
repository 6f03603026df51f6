### Was man tun kann.
### Die Namen von Helden, Gegnern, Gegenständen und Fähigkeiten kommen so, wie der Inhalt sie nennt: ohne Artikel und ungebeugt.
### $at, $to: Felder

# $owner: die Nummer des Spielers, dem der Held gehört
action-pick = { $hero } kommt in die Gruppe und gehört Spieler { $owner }
action-move = Bewegen
action-step = Schritt auf { $to }
action-stop = Hier anhalten
action-attack = { $enemy } auf { $at } angreifen ({ $weapon })
action-whirl = Alle angrenzenden Gegner angreifen ({ $weapon })
action-search = Die Truhe auf { $at } durchsuchen
action-trade = Mit { $hero } tauschen
action-give = { $item } geben
action-take = { $item } nehmen
action-done = Diesen Tausch vorschlagen
action-cancel = Nichts tauschen
action-revive = { $hero } aufhelfen
action-reveal = Das Verlies aufdecken
# $edge: eines von edge-left und so weiter; $turns: Vierteldrehungen
action-lay = { $turns ->
    [0] Die Karte { $edge } anlegen, ungedreht
    [one] Die Karte { $edge } anlegen, um { $turns } Vierteldrehung gedreht
   *[other] Die Karte { $edge } anlegen, um { $turns } Vierteldrehungen gedreht
}
action-use = { $item } benutzen
action-wear = { $item } anlegen
action-unwear = Die Rüstung ablegen
action-ability = { $ability } einsetzen
action-option = Möglichkeit { $number }
action-pay = Bezahlen: { $item } ({ $hero })
action-accept = Annehmen
action-refuse = Ablehnen
action-use-ability = Die Fähigkeit einsetzen
action-spare-ability = Die Fähigkeit nicht einsetzen
action-end = Den Zug beenden

## Ein Held wird gewählt

action-hero-turn = { $hero } kommt an die Reihe
action-hero-attack = { $hero } angreifen
action-hero-hunt = Auf { $hero } losgehen
action-hero = { $hero } wählen

## Ein Feld wird gewählt

action-enemy-acts = { $enemy } auf { $at } handelt
action-second = Auch { $enemy } auf { $at } treffen
action-walk = Zu { $at } gehen
action-place = Auf { $at } stellen
action-square = { $at } wählen

### Was man beim Aufbau wählen kann, und Aufbauten, die ein einziges Wort nennt.

option-seats = Spieler
    .meaning = Wie viele mitspielen: immer zwei.
option-seats-2 = 2 Spieler

option-first = Lager von Spieler 1
    .meaning = Das Lager von Spieler 1. Den ersten Zug hat immer Gaia.
option-first-gaia = Gaia
option-first-kaos = Kaos

option-scenario = Szenario
    .meaning = Worum gespielt wird: den anderen Helden zu Fall bringen, während der eigene auf Stufe 2 (supremacy) oder 3 (supremacy-3) ist, Würfel einsammeln (harvest) oder den Helden in die Ecke gegenüber bringen (escort).
option-scenario-supremacy = Vorherrschaft
option-scenario-supremacy-3 = Große Vorherrschaft
option-scenario-harvest = Ernte
option-scenario-escort = Geleit

option-layout = Anordnung
    .meaning = Wie die vier Fragmente des Bretts liegen.
option-layout-square = Quadrat
option-layout-tower = Turm
option-layout-rank = Reihe
option-layout-stairs = Treppe
option-layout-cross = Kreuz
option-layout-horseshoe = Hufeisen

option-placing = Aufbau
    .meaning = Wer die Banden zusammenstellt und das Brett ausstattet: die Spieler (players) oder der Schnellstart (quick, in der Anordnung Quadrat).
option-placing-players = Die Spieler
option-placing-quick = Der Schnellstart

quick-quick = Vorherrschaft mit fertigen Banden
quick-quick-harvest = Ernte mit fertigen Banden
quick-quick-escort = Geleit mit fertigen Banden
quick-full = Vorherrschaft von der ersten Wahl an

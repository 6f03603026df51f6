### Die Zeichnung für ein Terminal. Was man tippt, ist in allen Sprachen gleich.

# Der Kern in seinem Kasten: höchstens fünf Buchstaben
picture-core = Kern
# Eine Karte der eigenen Hand
picture-card = { $kind-typed }
picture-seat = { $faction } (Platz { $seat })
picture-seat-free = Platz { $seat }

## Die Plätze als Tabelle

picture-points = Punkte
picture-places = Felder
picture-hand = Hand
picture-pile = Stapel
picture-effects = Effekte
picture-shield = Schild
picture-discards = Ablage
# Der Schild liegt im Vorrat
picture-supply = Vorrat

## Die Karten darunter

picture-own = Deine Hand
picture-own-chromecas = Chromecas:
picture-own-terrains = Gelände:
# Am Ende; $hand, $pile: Chromecas; $terrains: Gelände auf der Hand
picture-left = Hand: { $hand } | { $terrains }; Stapel: { $pile }
picture-terrain-pile = Geländestapel: { $count }
picture-terrain-pile-turn = Geländestapel: { $count }, Zug { $turn }

## Die Legende

# $factions: die Buchstaben der Fraktionen
picture-zones = Zonen { $factions }: - leer, o Offensivkraft, s Festung, k Schlagkraft, b Bastion, { "?" } unbekannt; groß: aktiv
picture-signs = ✦ Edelstein, [ ] Schild, * nur du kennst deine Zone, · freie Stelle; Hand: Chromecas + Gelände

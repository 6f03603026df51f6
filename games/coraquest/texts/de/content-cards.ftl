### Wie die Verlieskarten heißen

## Der Eingang und die Grundkarten

dungeon-card-1 = Eingang zum Verlies
dungeon-card-2 = Kreuzung
dungeon-card-3 = Wachposten
dungeon-card-4 = Schräge Halle
dungeon-card-5 = Lagerraum
dungeon-card-6 = Spinnwebenecke
dungeon-card-7 = Doppeltor
dungeon-card-8 = Große Höhle
dungeon-card-9 = Speisekammer
dungeon-card-10 = Alter Brunnen
dungeon-card-11 = Waffenkammer
dungeon-card-12 = Ringgalerie
dungeon-card-13 = Netzhalle
dungeon-card-14 = Gewundene Treppe
dungeon-card-15 = Staubige Kinderstube
dungeon-card-16 = Rundes Gewölbe
dungeon-card-17 = Hinterhalt

## Geschichtenkarten

dungeon-card-A = Lampenzimmer
dungeon-card-B = Seitenkapelle
dungeon-card-C = Zwillingsnischen
dungeon-card-D = Ratssaal
dungeon-card-E = Vorratskammer
dungeon-card-F = Spülküche
dungeon-card-G = Große Küche
dungeon-card-H = Hängendes Nest
dungeon-card-I = Seidengalerie
dungeon-card-J = Eierkeller
dungeon-card-K = Runde Halle
dungeon-card-L = Trockene Zisterne
dungeon-card-M = Musikzimmer
dungeon-card-N = Wurzelhöhle
dungeon-card-O = Tiefe Grube
dungeon-card-P = Pumpenhaus
dungeon-card-Q = Steinbrücke
dungeon-card-R = Glockenturm

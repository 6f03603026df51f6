### Noms des cartes Donjon

## L'Entrée et les cartes de base

dungeon-card-1 = Entrée du donjon
dungeon-card-2 = Carrefour
dungeon-card-3 = Poste de garde
dungeon-card-4 = Salle de travers
dungeon-card-5 = Réserve
dungeon-card-6 = Coin aux toiles
dungeon-card-7 = Double porche
dungeon-card-8 = Grande tanière
dungeon-card-9 = Garde-manger
dungeon-card-10 = Vieux puits
dungeon-card-11 = Armurerie
dungeon-card-12 = Galerie ronde
dungeon-card-13 = Salle aux toiles
dungeon-card-14 = Escalier tordu
dungeon-card-15 = Nid poussiéreux
dungeon-card-16 = Caveau rond
dungeon-card-17 = Embuscade

## Cartes d'histoire

dungeon-card-A = Salle de la lampe
dungeon-card-B = Chapelle de côté
dungeon-card-C = Niches jumelles
dungeon-card-D = Salle du conseil
dungeon-card-E = Cellier
dungeon-card-F = Arrière-cuisine
dungeon-card-G = Grande cuisine
dungeon-card-H = Nid suspendu
dungeon-card-I = Galerie de soie
dungeon-card-J = Cave aux œufs
dungeon-card-K = Rotonde
dungeon-card-L = Citerne à sec
dungeon-card-M = Salle de musique
dungeon-card-N = Grotte aux racines
dungeon-card-O = Fosse profonde
dungeon-card-P = Salle des pompes
dungeon-card-Q = Pont de pierre
dungeon-card-R = Clocher

### Ce que dit la page elle-même. Ce que dit un jeu se trouve dans les fichiers du jeu.

## La première page

tagline = Petites créatures, grandes éclaboussures
intro = Des jeux de peinture et de courage. Seul contre des robots, autour d'un écran, ou avec un ami et un lien.
online = En ligne
replays = Rejouer
play-now = Jouer
set-up = Préparer une table
how-to-play = Comment jouer
continue = Continuer
go-on = Reprendre
forget-it = L'oublier
minutes = { $minutes } min

## La ligne en haut de chaque page

language = Langue
# $language : le nom de la langue choisie, dans cette langue.
language-not-fetched = La langue « { $language } » n'a pas pu être chargée. Y a-t-il une connexion ?
colours-system = Couleurs : comme le système
colours-light = Couleurs : claires
colours-dark = Couleurs : sombres
sound-on = Son activé
sound-off = Son coupé
home = Accueil
skip = Aller au contenu

## Places

you = Vous
your-turn = À vous
turn = Son tour
bot-number = Robot { $seat }
# $side : ce que joue la place ; $level : la force du robot.
side-bot = { $side }, robot { $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
}
player = Joueur
player-number = Joueur { $seat }

## La table

goal = But
your-hand = Votre main
only-you = Vous seul la voyez
heroes = Figurines
the-story = L'histoire
go-on-reading = Continuer
rolled = Lancer

## Le journal et son fil du temps

log = Journal
log-now = Maintenant · { $count }
log-start = Début
step-first = Au début
step-previous = Un pas en arrière
step-next = Un pas en avant
step-last = Au présent
play = Lire
pause = Pause

## Ce que l'on peut faire

undo = Annuler
hint = Conseil
hint-is = Une bonne idée
back = Retour
why = pourquoi ?
# $about : le nom d'un endroit, d'un bouton ou d'une carte.
why-not = Pourquoi pas { $about } ?
rule-link = La règle · { $rule }
others-answer = Les autres peuvent répondre…
close = Fermer
keys = Touches
# $action : ce qui serait fait ; $odds : ses chances.
action-odds = { $action } : { $odds }
action-luck = { $action } (le hasard décide de la suite)
card-words = { $title } : { $words }
choose-target = choisissez une cible
choose-action = choisissez une action
# $spot : ce qui se trouve sur une case, lu à voix haute.
spot-can-touch = { $spot }, peut être choisi
spot-chosen = { $spot }, choisi

## Le plateau

board = Plateau
zoom = Taille du plateau
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Tout le plateau
track = Tours du cycle
track-now = (en cours)
done = fait
task-done = (fait)
task-not-done = (pas encore fait)
slot-empty = (vide)
board-keys = Les flèches déplacent, Entrée choisit, Échap revient en arrière, n et p vont à la cible suivante et précédente.

## Le passé, et l'appareil que l'on passe

past = Vous regardez le passé.
to-now = Revenir au présent
pass-device = Passez l'appareil
# Suivi du nom d'un joueur.
pass-to = C'est à
ready = Je suis là : montrer ma main
nobody-looks = Les mains restent cachées jusque-là.

## La fin, et les enregistrements de parties

game-over = La partie est finie
play-again = Rejouer une partie
watch-again = Revoir la partie
download = Télécharger la transcription
open-file = Ouvrir une transcription
verified = Vérifié : chaque action, chaque tirage et chaque position sont ce que donnent les règles et la graine.
verified-no-seed = Vérifié : chaque action et chaque position suivent les règles. Le fichier n'a pas de graine : le hasard n'a pas été vérifié.
# $why : une phrase.
not-verified = Cette transcription ne tient pas : { $why }
replay-intro = Ouvrez l'enregistrement d'une partie. Elle est rejouée selon les règles, ligne par ligne, avant d'être montrée.
seen-by = Vu par
everybody = un spectateur

## Préparer une table

seats = Places
who-sits = Qui joue ici ?
sitter-person = Une personne ici
sitter-easy = Robot, facile
sitter-normal = Robot, normal
sitter-hard = Robot, difficile
begin = Commencer
quick = Départs rapides
no-such-page = Il n'y a rien à cette adresse.

## Apprendre

first-game = Votre première partie
first-game-words = Une courte partie qui vous montre quoi faire, pas à pas.
try-it = Essayer
lesson-done = C'est tout ce qu'il faut savoir. À vous de jouer !
lesson-other = C'est possible, mais restons dans la leçon.
lesson-step = { $title } · Étape { $step } / { $total }
room = encore personne
something-wrong = Quelque chose s'est mal passé

## Touches

key-arrows = Se déplacer sur le plateau
key-enter = Choisir ce qui a le focus
key-esc = Un pas en arrière
key-np = Chose suivante et précédente que l'on peut choisir
key-digits = Une action par son numéro
key-u = Annuler
key-h = Conseil
key-b = Au plateau
key-zoom = Plus près, plus loin, tout le plateau
key-help = Ces touches

## Ce qui ne va pas, règles

file-too-long = Le fichier est trop long pour être l'enregistrement d'une partie.
file-unreadable = Le fichier n'est pas lisible comme du texte.
rules = Règles
rules-intro = Chaque règle que le programme applique, en bref. Un refus nomme sa règle.
no-network = Le serveur ne répond pas. Les tables dans ce navigateur fonctionnent toujours.
no-undo = La dernière décision ne peut plus être annulée.

## Tables en ligne

no-tables = Aucune table n'attend de joueur. Ouvrez-en une et envoyez ses liens.
make-table = Ouvrir une table
waiting-tables = Tables qui attendent
your-name = Votre nom
guest = Invité
join = Rejoindre
watch = Regarder
invited = Vous êtes invité à une table
sit-down = S'asseoir
only-watch = Seulement regarder
connecting = En route vers la table…
reconnecting = La connexion est perdue. Nouvel essai…
new-version = Il y a une nouvelle version de cette page.
reload = La charger

## Jeux que l'on charge, variantes, parties de versions précédentes

fetching-game = On sort le jeu de sa boîte…
game-not-fetched = Le jeu n'a pas pu être chargé. Y a-t-il une connexion ?
variant = Variante
# Suivi du nom du contenu.
variant-words = Ce serveur joue à ce jeu avec ses propres nombres, pas les nombres habituels :
variant-learn = Ce serveur joue une variante avec ses propres nombres. Ce qui suit enseigne l'édition courante.
edition-rules = règles { $version }
# $made : le nom d'un jeu, le numéro de ses règles et de son contenu.
made-with = Règles et contenu : { $made }
a-game = Une partie
save-unread = Cette partie ne peut pas continuer ici
save-damaged = Ce que ce navigateur a retenu de la partie est abîmé.
put-aside = On y jouait selon d'autres règles ou d'autres nombres, et une autre partie a été commencée.
kept = Parties mises de côté
kept-words = Rien n'en est perdu : on peut les réessayer après une mise à jour, ou les enregistrer dans un fichier.
download-save = Enregistrer dans un fichier
server-older = Ce serveur est plus ancien que cette page. La personne qui le fait tourner doit le mettre à jour ; les parties dans ce navigateur se jouent en attendant.
stopped-log = Qui a décidé, dans cet ordre. Ce qui a été décidé, seule une version qui connaît les règles et le contenu de cette partie peut le dire.
try-again = Réessayer

## À une table en ligne

bot-plays = Un robot joue pour vous.
come-back = Jouer de nouveau moi-même
luck = Un hasard vérifiable
luck-words = Le serveur a déjà choisi sa part du hasard ; en voici le sceau. Chaque joueur peut ajouter un mot. À la fin, chacun peut vérifier que rien n'a été changé.
your-word = Votre mot
# $word : ce qu'un joueur a écrit.
chair-word = « { $word } »
add-word = L'ajouter
begin-with-bots = Commencer, avec des robots aux places libres
link-for = Lien pour cette place
copy = Copier
copied = Copié
open-online = L'ouvrir en ligne
public = Visible par tous
public-words = N'importe qui peut prendre une place libre. Sinon, seulement ceux qui ont un lien.
clock = Pendule
clock-runs = Cette pendule tourne
clock-rests = Cette pendule est arrêtée
time-days = { $days } j { $hours } h
# $name : ce que l'on compte, par exemple des mouvements.
pips = { $name } : { $left } / { $of }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bot-died = Le robot ne répond pas. Rechargez la page : la partie est gardée.
bot-lost = Le robot ne sait pas quoi faire ici. ({ $reason })
not-a-record = Ce n'est pas l'enregistrement d'une partie d'ici.
with-a-friend = Jouer avec un ami
with-a-friend-words = Ouvrez une table et envoyez son lien.
all-tables = Toutes les tables
clock-rule-none = Aucune
clock-rule-move = 1 minute par décision
clock-rule-bank = 15 minutes + 10 secondes
clock-rule-days = 2 jours par décision
clock-words = Quand le temps d'une place est écoulé, un robot joue pour elle jusqu'au retour de son joueur.

## Composer une liste

list = Ce que l'on peut prendre
taken = Choisi
take-out = Retirer
# $name : un dé.
take-out-named = Retirer : { $name }
nothing-taken = Encore rien : touchez ce que vous voulez prendre, ou glissez-le ici.
kept-lists = Garder, charger et partager
list-name = Nom de cette liste
keep-list = Garder
load-list = Charger
delete-list = Supprimer
delete-named = Supprimer { $name }
no-lists = Aucune liste n'est encore gardée dans ce navigateur.
list-text = Cette liste en texte
list-from-text = Une liste que l'on vous a envoyée

## L'atelier

workshop = Atelier
workshop-words = Créez vos héros, ennemis, objets, salles et aventures, dessinez-les et jouez avec tout de suite. Tout reste dans ce navigateur tant que vous ne le donnez pas.
packs = Mes paquets
my-pack = Mon paquet
new-pack = Nouveau paquet
pack-name = Nom du paquet
import = Ouvrir un fichier
export = Enregistrer un fichier
print = Imprimer cartes et figurines
delete-pack = Supprimer ce paquet
really-delete = Oui, le supprimer pour toujours
no = Non
first-thing = Par quoi voulez-vous commencer ?
refused-pack = Ce paquet est refusé
what-is-wrong = Ce qui ne va pas encore
pack-is-fine = Tout est bon : vous pouvez jouer avec.
try-quest = L'essayer
play-with-it = Jouer avec ce paquet
with-packs = Avec des paquets
with-packs-words = Ce que vous avez créé à l'atelier, ou ce qui est proposé ici, s'ajoute à la boîte : ses héros et ses aventures peuvent être choisis.
drawing = Dessin
drawing-stays = Dessinez avec le doigt ou la souris. Tout reste sur cet appareil ; vos traits partent avec le paquet quand vous l'enregistrez en fichier, les images non.
paints = Couleurs
brushes = Pinceaux
fill = Remplir
wipe = Effacer
from-device = Image de cet appareil
ready-drawings = Choisir un dessin tout fait
no-room = Ce navigateur n'a plus de place : ce que vous créez maintenant dure le temps de cette page.
take-back = Reprendre ce qui a été retiré
no-picture = Cette image ne peut pas être lue.
story-map = Plan de l'histoire
cut-and-fold = Découpez les bords, pliez sur les pointillés, collez les pieds ensemble.
add = Ajouter
remove = Retirer
earlier = Plus tôt
less = Un de moins
more-of-it = Un de plus
name-of-new = Un nom court
not-with-these = Pas avec les autres options – { $why }
paint-ink = Encre
paint-white = Blanc
paint-red = Rouge
paint-orange = Orange
paint-yellow = Jaune
paint-green = Vert
paint-blue = Bleu
paint-purple = Violet
paint-brown = Brun
paint-pink = Rose
brush-thin = Fin
brush-medium = Moyen
brush-thick = Épais
# $square : une case d'une salle ; $sign : ce qui s'y trouve.
square-sign = { $square } : { $sign }

### Ce que disent tous les jeux et tous les programmes.

# Comment on appelle cette langue quand on la parle.
language-name = Français

## Listes

# « a, b » : tous sauf le dernier.
list-next = { $first }, { $next }
# « a et b », « a, b et c ».
list-pair = { $first } et { $next }
# « 2 ou 4 ».
list-or = { $first } ou { $next }

## Couleurs de peinture, à côté d'un nom

colour-red = rouge
    .a = rouge
    .feminine = rouge
colour-orange = orange
    .a = orange
    .feminine = orange
colour-yellow = jaune
    .a = jaune
    .feminine = jaune
colour-green = vert
    .a = vert
    .feminine = verte
colour-blue = bleu
    .a = bleu
    .feminine = bleue
colour-purple = violet
    .a = violet
    .feminine = violette

## Couleurs comme noms : d'une place, d'un clan, d'une faction

tint-red = Rouge
tint-blue = Bleu
tint-yellow = Jaune
tint-green = Vert
tint-orange = Orange
tint-purple = Violet
tint-violet = Violet
tint-black = Noir
tint-gold = Or
tint-neutral = neutre

## Directions, pour aller « vers » elles

direction-n = le nord
direction-e = l'est
direction-s = le sud
direction-w = l'ouest
direction-ne = le nord-est
direction-se = le sud-est
direction-sw = le sud-ouest
direction-nw = le nord-ouest

## Camps

camp-gaia = Gaïa
camp-kaos = Kaos

## Les jeux, tels qu'on les appelle sur la boîte

game-chromatic-conflict = Chromatic Conflict
    .summary = Des factions de robots se disputent une carte qui grandit pendant la partie : placez des terrains et vos Chromecas, découvrez des effets cachés, et tenez le plus de gemmes à la fin.
game-paint-brawl = Paint Brawl
    .summary = Des clans de petites créatures se battent à la peinture sur un plateau de 11 cases sur 11 : étalez vos flaques, gagnez des combattants à votre couleur, menez vos Golems, et soyez le premier à atteindre le but du scénario.
game-dark-threat = Dark Threat : la Menace sombre
    .summary = Gaïa illumine de ses couleurs les prismes de trois Temples pour que l'Élu devienne éclatant ; Kaos répand la peinture noire, corrompt les Temples et fait fusionner les Fléaux jusqu'au Fléau ultime. Chaque camp a ses objectifs.
game-color-quest = Color Quest : la Forêt interdite
    .summary = Deux bandes s'affrontent dans la Forêt interdite. Celle de Gaïa lance des couleurs, celle du Rônin du noir, et la peinture retourne les figurines. Les dés Kadamas paient les pouvoirs ; qui élève son héros et abat l'autre gagne.
game-coraquest = CoraQuest
    .summary = Quatre héros explorent un donjon posé carte après carte, se battent avec des dés, s'entraident et accomplissent ensemble une aventure. L'équipe perd dès qu'un héros tombe.

## Erreurs que l'on dit aux joueurs, ou à qui écrit des fichiers

error-refused = { $rule } : { $says }
error-action = « { $action } » : { $cause }
error-unknown-game = il n'y a pas de jeu « { $name } » ; les jeux sont : { $known }
# $count : le nombre de départs rapides du jeu
error-unknown-start = { $count ->
    [0] { $game } n'a pas de départ rapide : « { $word } » ne veut rien dire ici
   *[other] { $game } n'a pas de départ rapide « { $word } » ; ses départs sont : { $known }
}
# $details : en anglais, pour qui écrit des fichiers
error-setup = cette mise en place ne va pas ({ $details })
error-misread = ligne { $line }, colonne { $column } : cela ne se lit pas ({ $details })
# without $details
error-transcript = ligne { $line } : { $flaw }
error-not-asked = c'est à une autre place de décider
error-no-beginning = une partie commencée au milieu n'a pas de transcription
error-newer-rules = on y jouait selon la version { $version } des règles de { $game }, et la plus récente connue ici est la { $newest } : mettez le programme à jour, ou rechargez la page
error-unknown-content = on y jouait avec le contenu { $content } de { $game }, inconnu ici : un programme plus récent le connaît peut-être, ou la personne qui l'a fait a ses fichiers (--content DOSSIER)
error-wrong-content = le contenu annoncé pour { $game } est { $claimed }, mais celui qui l'accompagne est { $found }
error-bad-content = le contenu de { $game } est refusé : { $first }
error-damaged-content = le contenu { $content } de { $game } est abîmé dans l'archive : { $reason }
roster-none = Il n'y a rien à constituer ici.

chance-missing = le jeu tire « { $label } » ici, et rien n'est écrit pour cela
chance-other = le jeu tire « { $asked } » ici, et non « { $written } »
chance-impossible = « { $written } » ne peut pas venir maintenant ; sont possibles : { $possible }
chance-unused = « { $written } » est écrit, mais le jeu ne le tire pas ici

undo-nothing = Il n'y a rien à annuler.
undo-other-seat = Un autre joueur a décidé depuis : il est trop tard pour annuler.
undo-luck = Une carte a été piochée ou un dé lancé : le hasard ne s'annule pas.
undo-shown = Quelque chose de caché a été dévoilé : cela ne s'annule pas.

## Ce qui ne va pas dans une transcription

flaw-cut-off = le fichier est coupé avant sa fin
flaw-form = elle n'est pas écrite comme il faut
flaw-newer = elle vient d'une version plus récente que celle-ci : mettez le programme à jour, ou rechargez la page
flaw-content = le contenu avec lequel on a joué n'est pas connu ici, ou n'est pas ce qu'il prétend être
flaw-game = elle est d'un autre jeu
flaw-pack = le paquet avec lequel on a joué est refusé
flaw-setup = les règles refusent cette mise en place
flaw-order = ce n'est pas à ce joueur de décider
flaw-action = cette action n'est pas possible ici
flaw-luck = ce hasard n'est pas celui qui est venu dans la partie
flaw-check = elle ne va pas avec son contrôle : quelque chose a été changé
flaw-pledge = la promesse faite sur la graine n'est pas tenue
flaw-outcome = la partie s'est terminée autrement

## Ce qu'un serveur refuse

fault-unknown-table = Cette table n'existe pas.
fault-unknown-content = Ce serveur ne connaît pas ce contenu.
fault-unknown-path = Il n'y a rien ici.
fault-wrong-secret = Ce lien ne donne pas de place à cette table.
fault-only-looking = Vous ne faites que regarder cette table.
fault-not-your-turn = Ce n'est pas votre tour.
fault-stale = La table a changé entre-temps.
fault-other-edition = Ce serveur joue selon d'autres règles ou d'autres nombres que cette page : rechargez la page.
fault-not-started = La partie n'a pas encore commencé.
fault-started = La partie a déjà commencé.
fault-over = La partie est finie.
fault-not-over = La transcription est donnée quand la partie est finie.
fault-seat-taken = Cette place est prise.
fault-full = Toutes les places sont prises.
fault-needs-invitation = Cette table est sur invitation.
fault-open-seats = Il reste des places libres.
fault-out-of-time = Votre temps est écoulé.
fault-away = Un robot joue pour vous : reprenez d'abord votre place.
fault-not-away = Vous êtes déjà à la table.
fault-too-soon = Ce joueur a encore le temps de décider.
fault-no-such-moment = La partie n'est pas allée jusque-là.
fault-bad-name = Un nom a de 1 à 40 caractères, sur une ligne.
fault-bad-word = Un mot a de 1 à 64 caractères, sur une ligne.
fault-bad-id = Un identifiant a de 1 à 64 lettres, chiffres ou tirets.
fault-bad-clock = Une pendule compte au moins une seconde et au plus un an.
fault-bad-chairs = Le nombre de chaises n'est pas celui des joueurs choisi.
fault-origin = Cette demande vient d'un autre site.
fault-too-large = Ce message est trop grand.
fault-pack-too-large = Un paquet pour une table en ligne a au plus 64 Kio.
fault-too-fast = Pas si vite : réessayez dans un instant.
fault-too-many-tables = Trop de tables ont été ouvertes d'ici : réessayez plus tard.
fault-too-many-sockets = Trop de connexions sont ouvertes d'ici.
fault-house-full = Toutes les tables de ce serveur sont occupées : réessayez plus tard.
fault-too-slow = La connexion est trop lente.
fault-idle = Vous n'avez plus donné signe de vie.
fault-closing = Le serveur redémarre : il revient dans un instant.
fault-unreadable = Ceci ne peut pas être lu (en anglais : { $reason }).
fault-unavailable = Le serveur ne peut rien enregistrer en ce moment : rien n'est perdu, réessayez dans un instant.
fault-broken-table = Cette table ne peut pas être ouverte par cette version du jeu.
# $reasons : des phrases à la suite ; $more : combien ont été laissées de côté
fault-bad-pack = { $more ->
    [0] Ce paquet est refusé. { $reasons }
   *[other] Ce paquet est refusé. { $reasons } Et encore : { $more }.
}
fault-stopped = Cette table ne peut pas continuer ici : { $why }
fault-next = { $first } { $next }
fault-reason = { $file }:{ $line }: { $code } { $words }
fault-said = { $text }

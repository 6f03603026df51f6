### Ce que dit la commande dans le terminal.

## Partout

# Devant ce qui ne va pas.
error = erreur :
# Derrière ce qui ne va pas : un nom qui ressemble à ce qui a été écrit.
did-you-mean = { $sentence } ; est-ce « { $name } » ?
game-players = { $title }, { $players } joueurs

## Ce qui n'est dit qu'en anglais, par ceux qui écrivent des fichiers

problem-setup = ces options ne vont pas (en anglais : { $reason })
problem-misread = ceci ne peut pas être lu (en anglais : { $reason })
problem-transcript = cette transcription ne peut pas être vérifiée (en anglais : { $reason })
problem-transcript-line = la transcription n'est plus vérifiée à cette ligne (en anglais : { $reason })
problem-chance = ce hasard ne peut pas arriver ici (en anglais : { $reason })
problem-action = colonne { $column } : l'action ne se comprend pas à partir d'ici (en anglais : { $reason })

## Fichiers

file-stdin = entrée standard
file-missing = le fichier manque
file-unread = ceci ne peut pas être lu : { $error }
file-too-large = ceci dépasse { $most } Mio : ce ne peut pas être le bon fichier
file-not-utf8 = ceci n'est pas du texte en UTF-8
file-not-transcript = ceci n'est pas une transcription : elle commencerait par « khroma transcript »
file-is-folder = { $file } est un dossier, pas un fichier
file-unwritten = { $file } ne peut pas être écrit : { $error }
folder-missing = { $file } : le dossier { $folder } n'existe pas
folder-unread = { $folder } : ce dossier ne peut pas être lu : { $error }

## Contenu

content-no-folder = le dossier de contenu { $folder } n'existe pas
# $lines : ce qui ne va pas, une ligne pour chaque chose.
content-unusable = le contenu de { $game } dans { $folder } ne peut pas servir :{ $lines }
pack-refused = le paquet est refusé :{ $lines }
pack-whose = { $file } : pour quel jeu est ce paquet ? Dites-le avec --game
pack-too-large = { $file } : un paquet pour des tables en ligne a au plus { $most } octets

## Mises en place et places

setup-seats = { $game } se joue à { $players } joueurs, pas { $count }
setup-bots = { $count } bots sont nommés pour { $seats } joueurs : nommez-en un pour tous, ou { $seats }
no-such-seat = il n'y a pas de joueur { $seat } : il y a { $seats } joueurs
action-refused = « { $action } » n'est pas permis. { $reason }

## Nombres

number-point = ,
# Une espace fine qui ne se coupe pas.
number-group = {"\u202F"}
# Une part et l'intervalle autour d'elle. La virgule qui coupe un nombre ne peut pas séparer deux nombres.
bars-share = { $share } %  [{ $low } ; { $high }]
bars-legend = ▓░ intervalle à 95 % autour de la part
bars-legend-fair = ▓░ intervalle à 95 % autour de la part, │ part équitable

## Avec quoi une transcription a été faite

# $whose : à qui est le contenu.
edition = fait avec les { $rules }, contenu { $content } ({ $whose }){ $packs ->
    [0] {""}
    [one] , { $packs } fichier de paquet
   *[other] , { $packs } fichiers de paquet
}
edition-rules = règles { $rules } de { $game }
edition-rules-older = règles { $rules } de { $game } (les plus récentes : { $newest })
edition-shipped = fourni avec ce programme
edition-archived = d'une version précédente
edition-named = du dossier indiqué
edition-carried = le sien, que le fichier contient

## khroma apply

apply-luck = hasard : { $luck }

## khroma check

check-fine = { $folder }: { $what }, { $files ->
    [one] { $files } fichier est bon
   *[other] { $files } fichiers sont bons
}
check-texts = textes
# $table : la mise en place, en JSON.
check-nobody-wins = personne ne gagne en { $games } parties de bots gourmands à { $table }
check-nobody-loses = personne ne perd en { $games } parties, pas même de bots au hasard, à { $table }

## khroma content

# Derrière un contenu avec lequel ce programme joue.
content-shipped-now = fourni maintenant
content-exported = { $folder } : { $files } fichiers
content-folder-exists = { $folder } existe déjà : nommez un nouveau dossier
content-two-games = { $one } est un contenu de { $first }, { $other } de { $second }
content-unknown = « { $what } » n'est ni un dossier, ni un fichier, ni le début d'une seule empreinte (« khroma content list » les donne)
content-whose = { $what } : de quel jeu est ce contenu ? Dites-le avec --game
# Ce qui est comparé. $digest : son empreinte, ou que c'est une partie.
content-named = { $name } : { $game } { $digest }
content-part = une partie d'un contenu
# Une place dans une liste.
content-place = n° { $place }
# $path : ce qui diffère. $change : comment.
content-change = { $path } : { $change }
content-becomes = { $before } devient { $after }
content-gone = { $before } disparaît
content-new = { $after } est nouveau
content-differs = { $values ->
    [0] Le même jeu : aucune valeur ne diffère
    [one] { $values } valeur diffère
   *[other] { $values } valeurs diffèrent
}{ $texts ->
    [0] .
    [one] , et { $texts } texte que seuls les gens lisent.
   *[other] , et { $texts } textes que seuls les gens lisent.
}

## khroma explain

explain-legal = { $verdict } : { $words }
    .verdict = permis
explain-forbidden = { $verdict } : { $rule } { $words }
    .verdict = pas permis

## khroma games

games-starts = départs rapides, comme dans « { $example } » :
games-option = { $values } ; par défaut { $default }

## khroma match

match-bots = un match à { $seats } joueurs se joue entre 2 et { $seats } bots, pas { $count }
match-swap = --swap joue chaque départ avec { $count } dispositions : donnez à --games un multiple de { $count }, comme { $games }
# $games, $starts : combien, comme on l'écrit ; $count, $begun : les mêmes nombres, pour choisir.
match-head = { $games } { $count ->
    [one] partie
   *[other] parties
} de { $game } à { $seats } joueurs, { $starts } { $begun ->
    [one] départ
   *[other] départs
}, graine { $seed }{ $slips ->
    [0] {""}
   *[other] , { $slips } % de faux pas
}
match-by-bot = chaque départ avec chaque bot, qui joue toutes les places d'un camp, { $seconds } s
match-by-seating = chaque départ avec chaque disposition, { $seconds } s
match-one-seating = une seule disposition : les places peuvent favoriser un bot (voir --swap), { $seconds } s
match-wins = gagnées
match-draws = nulles
match-losses = perdues
match-elo = Elo
match-share = Part des parties

## khroma play

play-which = Quel jeu ?
play-begin = Comment commencer { $game } ?
play-own-setup = tout régler vous-mêmes
play-number = numéro>
play-number-again = Tapez un numéro de 1 à { $count }, ou « quitter ».
# Ce qu'on peut répondre quand une option est demandée.
play-option = { $values } ; Entrée pour { $default }
# $lines : des commandes, une par ligne.
play-unasked =
    quel jeu ? L'entrée standard n'est pas un terminal, personne ne peut répondre : écrivez par exemple{ $lines }
    « khroma games » dit toutes les façons de commencer.
play-resume-file = l'entrée standard est ici le clavier : nommez un fichier à reprendre
play-resume-other = ceci est une partie de { $other }, pas de { $game }
play-resume-seed = la graine n'est pas donnée : il n'y a pas de hasard pour continuer
play-people = { $people } personnes, c'est trop pour { $seats } joueurs
play-no-bots = toutes les places sont prises : il n'en reste pas pour un bot
play-bot-idle = le bot du joueur { $seat } n'a rien à faire
# $seats : qui est assis où.
play-welcome = { $title }, joueurs : { $seats } ; tapez « aide » pour savoir quoi taper
play-you = vous
play-person = une personne
play-prompt = joueur { $seat }>
play-undone = Annulé.
play-no-option = il n'y a pas d'option { $number } : elles vont de 1 à { $count }
play-see-help = Tapez « aide » pour savoir quoi taper.
play-rules-of = Écrivez derrière l'identifiant d'une règle ou d'un chapitre, comme : règles { $chapter }
play-save-as = Écrivez un nom de fichier derrière, comme : enregistrer partie.txt
play-hide = Appuyez sur Entrée pour cacher votre main.
play-pass = Passez le clavier au joueur { $seat }, qui appuie sur Entrée.
play-saved = Partie enregistrée dans { $file }
play-save-ask = Enregistrer la partie ? Écrivez un nom de fichier, ou appuyez sur Entrée pour non :
play-not-saved-game = { $file } existe et n'est pas une partie enregistrée : choisissez un autre nom
play-seed = La graine était { $seed } : « --seed { $seed } » avec les mêmes options donne le même hasard.
play-unread = l'entrée standard ne peut pas être lue : { $error }
# Derrière une liste d'options qui n'est pas complète. $number : une option qui en dit plus.
play-notes = (le début d'une option, ou un mot qu'elle contient comme une case, la montre ; « options all » montre tout)
play-notes-marked = (le début d'une option, ou un mot qu'elle contient comme une case, la montre ; « options all » montre tout ; ! en dit plus : « pourquoi { $number } »)
# Des options qui ne sont pas données une par une. $shared : comment leurs phrases commencent.
play-folded = { $count } options : { $shared } …
play-help =
    Tapez le numéro d'une option, ou une action en notation. Le début d'actions, ou un mot de celles-ci
    (comme une case), dit ce qu'elles font. Et aussi :

## Ce qu'on peut taper en jouant : un mot (ceux de toutes les langues sont compris), comment on s'en sert, ce qu'il fait ;
## .also : un autre mot qui est compris

request-options = options
    .usage = options
    .meaning = ce que vous pouvez faire (« options all » : en détail)
request-why = pourquoi
    .usage = pourquoi <action>
    .meaning = si une action est permise, et sinon, pourquoi
request-rules = règles
    .usage = règles <ID>
    .meaning = ce que dit une règle
request-board = plateau
    .usage = plateau
    .meaning = redessiner la table
request-log = journal
    .usage = journal
    .meaning = ce qui s'est passé
request-undo = annuler
    .usage = annuler
    .meaning = annuler votre dernière décision
request-save = enregistrer
    .usage = enregistrer <fichier>
    .meaning = enregistrer la partie
    .also = sauver
request-help = aide
    .usage = aide
    .meaning = cette liste
request-quit = quitter
    .usage = quitter
    .meaning = partir

## khroma replay

replay-step = [Entrée : suite, q : quitter]
replay-decision = joueur { $seat } : { $what }
replay-secret = (un choix secret)
replay-not-over = La partie n'est pas finie.
# $commitment : le début de l'engagement. $words : combien de mots de joueurs sont entrés dans la graine.
replay-verified-pledge = vérifié : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, le hasard correspond à la graine ; la graine découle du secret de l'engagement { $commitment }... et de { $words ->
    [one] { $words } mot
   *[other] { $words } mots
} des joueurs
replay-verified-seed = vérifié : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, le hasard correspond à la graine
replay-verified = vérifié : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ; la graine n'est pas donnée : le hasard était possible, mais ne peut y être rapporté

## khroma rules

rules-unknown = { $game } n'a pas de règle « { $id } »
rules-unknown-near = { $game } n'a pas de règle « { $id } » ; est-ce { $near } ?

## khroma serve

serve-failed = le serveur ne peut pas démarrer (en anglais : { $reason })
serve-ready = Khroma est à l'adresse http://{ $address } (Ctrl-C l'arrête)

## khroma show

show-no-past = { $file } est une position, qui n'a pas de passé : --at est pour les transcriptions
show-too-late = { $file } a { $decisions } décisions : il n'y a rien après { $at }
show-bystander = Vu par un spectateur
show-decider = Vu par le joueur { $seat }, qui décide maintenant
show-seat = Vu par le joueur { $seat }
# $who : l'un des précédents.
show-past = { $who }, après { $at } décisions sur { $all }

## khroma simulate

# $games : combien, comme on l'écrit ; $count : le même nombre, pour choisir.
simulate-head = { $games } { $count ->
    [one] partie
   *[other] parties
} de { $game }, graine { $seed }{ $slips ->
    [0] {""}
   *[other] , { $slips } % de faux pas
}
simulate-speed = { $seconds } s : { $games } parties/s, { $decisions } décisions/s
simulate-length = { $mean } décisions par partie ({ $least } à { $most })
simulate-won = { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}{ $shared ->
    [0] {""}
    [one] , { $shared } partagée
   *[other] , { $shared } partagées
}
# $won : simulate-won.
simulate-of-seat = { $won }, { $points } points
simulate-of-side = { $won } sur { $games }
simulate-together = Parties gagnées
simulate-sides = Victoires par camp
simulate-seats = Victoires par joueur
simulate-endings = Fins
simulate-actions = Actions par partie

## Ce que dit « khroma --help » autour de ce qui suit. Les titres finissent par un deux-points

heading-usage = Usage :
heading-commands = Commandes :
heading-arguments = Arguments :
heading-options = Options :
# Les options qu'ont toutes les commandes.
heading-everywhere = Options de toutes les commandes :
# Ce qui tient lieu d'une commande.
value-command = COMMANDE
# Derrière ce que veut dire un argument.
note-default = [par défaut : { $value }]
note-environment = [environnement : { $name }]
note-values = [valeurs possibles : { $values }]
# $first : tous les codes de langues sauf le dernier.
either-lang = { $first } ou { $last }

## L'aide de chaque commande : help-COMMANDE, .after : ce qui se trouve à la fin ; help-COMMANDE--ARGUMENT, .value : ce qui
## tient lieu de sa valeur. help--ARGUMENT vaut pour toutes les commandes qui n'ont rien en propre pour un argument de ce nom

help = Des jeux de société en ligne de commande : y jouer, regarder des positions, rejouer et vérifier des parties, et faire jouer des milliers de parties à des bots
    .after =
        Exemples :
          khroma games                                     les jeux et leurs options
          khroma play chromatic-conflict                   jouer contre trois bots
          khroma play paint-brawl normal-2                 un départ rapide d'un autre jeu
          khroma new chromatic-conflict --seats 3 > debut.txt
          khroma legal debut.txt --words                   ce qui est permis, avec des mots
          khroma apply debut.txt 'faction blue' | khroma show -
          khroma simulate chromatic-conflict --games 1000 --bots greedy

        Les positions et les transcriptions sont des fichiers de texte ; « - » est l'entrée standard.
        Codes de sortie : 0 tout s'est bien passé, 1 « explain » dit non, 2 ce qui a été donné ne peut pas
        servir.
# $langs : les codes de toutes les langues.
help--lang = La langue : { $langs } [par défaut : celle de l'environnement]
    .value = LANGUE
help--color = Quand mettre des couleurs ; auto : dans un terminal, sauf si NO_COLOR est défini
    .value = QUAND
help--content = Prendre le contenu des jeux dans ce dossier, ou dans son sous-dossier qui porte le nom du jeu, au lieu de celui qui est fourni
    .value = DOSSIER
help--pack = Poser un paquet par-dessus le contenu : un fichier comme abeilles.pack.toml, ou un dossier de tels fichiers ; peut être donné plusieurs fois
    .value = PAQUET
help--help = Afficher l'aide
help--version = Afficher la version
help-help = Afficher ce message, ou l'aide d'une sous-commande
help-help--subcommand = Afficher l'aide de la sous-commande
    .value = COMMANDE

help--game = Le jeu
    .value = JEU
help--start = Un départ rapide du jeu, comme normal-2 ; « khroma games » en donne la liste. Les autres options l'emportent sur lui
    .value = DÉPART
help--seats = Combien de joueurs [par défaut : ce que dit le jeu]
    .value = N
help--set = Une option du jeu, comme factions=blue,green,orange ; « khroma games » en donne la liste
    .value = CLÉ=VALEUR
help--setup = Un fichier avec les options du jeu (.toml ou .json) ; --seats et --set l'emportent sur lui
    .value = FICHIER
help--file = Un fichier avec une position (ou une transcription, pour sa fin), ou - pour l'entrée standard
    .value = POSITION
help--json = Écrire en JSON
help--games = Combien de parties
    .value = N
help--seed = D'où vient le hasard : un nombre entier
    .value = GRAINE
help--slips = Laisser au hasard tant de décisions sur cent, quel que soit celui qui joue : des bots qui commencent toujours de même montrent une seule façon de jouer, quelques faux pas en montrent beaucoup
    .value = N
help--threads = Sur combien de fils d'exécution [par défaut : autant que de cœurs]
    .value = T
help--out = Écrire aussi le rapport en JSON dans ce fichier
    .value = FICHIER

help-games = Donner la liste des jeux, avec leurs départs rapides, leurs options et leurs nombres de joueurs
    .after =
        Exemples :
          khroma games
          khroma games --lang en
          khroma games --json

help-new = Écrire une position de départ
    .after =
        Exemples :
          khroma new chromatic-conflict > debut.txt
          khroma new chromatic-conflict --seats 3 --set factions=blue,green,orange --seed 7
          khroma new paint-brawl normal-2 --set scenario=3
          khroma new chromatic-conflict --setup soiree.toml | khroma show -
          khroma new chromatic-conflict --json

        Un fichier de mise en place contient une option par ligne, comme : seats = 3
help-new--seed = D'où vient le hasard : un nombre entier, ou 64 chiffres hexadécimaux
    .value = GRAINE
help-new--json = Écrire en JSON : jeu, mise en place, graine et position

help-show = Dessiner une position ou un moment d'une transcription, comme un joueur les voit
    .after =
        Exemples :
          khroma show position.txt                 vue par le joueur qui décide
          khroma show position.txt --seat 2        vue par le joueur 2
          khroma show partie.txt --at 12           après 12 décisions, vue par un spectateur
          khroma new chromatic-conflict | khroma show -
          khroma show position.txt --json          ce que ce joueur peut voir, pour des programmes
help-show--file = Un fichier avec une position ou une transcription, ou - pour l'entrée standard
    .value = POSITION|TRANSCRIPTION
help-show--seat = Par quels yeux : ceux d'un joueur [par défaut : celui qui décide dans une position, un spectateur d'une transcription]
    .value = N
help-show--at = Après combien de décisions d'une transcription [par défaut : après la dernière]
    .value = K
help-show--json = Écrire ce qui se voit en JSON

help-legal = Donner tout ce que peut faire le joueur qui décide, une action par ligne
    .after =
        Exemples :
          khroma legal position.txt
          khroma legal position.txt --words        avec une phrase derrière chaque action
          khroma legal position.txt | wc -l

        Quand la partie est finie, la liste est vide.
help-legal--words = Écrire derrière chaque action ce qu'elle fait

help-explain = Dire si une action est permise, et sinon, quelle règle l'interdit
    .after =
        Exemples :
          khroma explain position.txt 'place 3 (1,0)'
          khroma explain position.txt 'lay T05 (9,9)' --json
          khroma explain position.txt 'decline' && echo permis

        Codes de sortie : 0 l'action est permise, 1 elle ne l'est pas, 2 quelque chose ne peut pas être lu.
help-explain--action = L'action en notation, en un seul argument
    .value = ACTION

help-apply = Jouer des actions dans une position, et écrire la position qui s'ensuit
    .after =
        Exemples :
          khroma apply position.txt 'place 3 (1,0)' > apres.txt
          khroma apply position.txt 'faction blue' 'faction green' 'faction violet' | khroma show -
          khroma apply position.txt 'decline' --seed 9 --json
          khroma apply position.txt 'place 4 (0,0)' 'lay T06 (1,0)' --chance chromeca=crane

        Ce qui s'est passé est écrit devant en commentaires (#) : le résultat est lui-même un fichier de
        position. Ce qui a été tiré s'y trouve aussi, comme « # hasard : tag=T07,chromeca=crane ». --chance
        dit ce qui doit être tiré, avec les mêmes mots ; ce qu'il ne dit pas vient de la graine. Il est
        refusé si les actions ne le tirent pas : un Chromeca, par exemple, est tiré à la fin d'un tour où
        l'on en a placé un.
help-apply--actions = Les actions en notation, chacune en un seul argument
    .value = ACTION
help-apply--chance = Ce que le hasard doit donner : nom=valeur, séparés par des virgules
    .value = NOM=VALEUR
help-apply--seed = D'où vient le reste du hasard : un nombre entier, ou 64 chiffres hexadécimaux
    .value = GRAINE
help-apply--json = Écrire en JSON : événements, hasard et position

help-play = Jouer dans le terminal, contre des bots ou à plusieurs autour d'un clavier
    .after =
        Exemples :
          khroma play                                              choisir un jeu et comment il commence
          khroma play chromatic-conflict                           vous êtes le joueur 1, contre trois bots
          khroma play chromatic-conflict --seats 3 --bots hard     contre deux bots forts
          khroma play paint-brawl normal-2                         un départ rapide : niveau Normal, vous et un bot
          khroma play paint-brawl advanced-3 --set scenario=3      de même avec un autre scénario
          khroma play chromatic-conflict --hot-seat                tout le monde à un seul clavier
          khroma play chromatic-conflict --humans 2 --bots easy    deux personnes, et des bots faciles
          khroma play --resume partie.txt                          continuer une partie enregistrée
          khroma play chromatic-conflict --humans 0 --save partie.txt    regarder des bots, et garder la partie

        Pendant la partie : un numéro ou une action en notation la joue ; « pourquoi » dit pourquoi une
        action n'est pas permise ; « annuler », « enregistrer partie.txt », « journal », « plateau »,
        « règles CC-CAP-3 », « aide », « quitter ».
help-play--game = Le jeu ; sans lui, on vous le demande
    .value = JEU
help-play--seed = D'où vient le hasard : un nombre entier, ou 64 chiffres hexadécimaux [par défaut : au hasard, dite à la fin]
    .value = GRAINE
help-play--bots = Qui joue à la place de ceux qui ne sont pas là : un bot pour tous, ou un pour chacun
    .value = BOT,...
help-play--threads = Sur combien de fils d'exécution un bot réfléchit [par défaut : tous les cœurs pour « hard » à la montre, 1 pour les autres]
    .value = T
help-play--humans = Combien de personnes jouent, aux premières places
    .value = N
help-play--hot-seat = Des personnes jouent à toutes les places et se passent le clavier
help-play--resume = Continuer une partie enregistrée
    .value = TRANSCRIPTION
help-play--save = Enregistrer la partie dans ce fichier quand elle finit ou quand vous partez
    .value = FICHIER

help-serve = Tenir des tables sur le réseau, et la page sur laquelle on y joue
    .after =
        Exemples :
          khroma serve                                          sur cette machine, à l'adresse http://127.0.0.1:8080
          khroma serve --listen 0.0.0.0:8080 --database /var/lib/khroma/khroma.db
          khroma serve --database postgres://khroma@localhost/khroma --origin https://play.example --behind-proxy
          khroma serve --pack abeilles.pack.toml                et proposer un paquet à qui ouvre une table

        Tout est gardé dans un fichier SQLite, ou dans PostgreSQL si plusieurs serveurs partagent leurs
        tables. Son état se lit à /healthz, ses chiffres pour Prometheus à /metrics. SIGTERM et Ctrl-C
        l'arrêtent une fois écrit tout ce qui a été accepté.
help-serve--listen = Où écouter
    .value = ADRESSE
help-serve--database = Un fichier pour SQLite, ou une adresse qui commence par postgres://
    .value = BASE
help-serve--origin = L'origine sous laquelle les navigateurs connaissent le serveur, comme https://play.example [par défaut : l'hôte de chaque requête]
    .value = ORIGINE
help-serve--behind-proxy = L'adresse des clients est donnée par un serveur mandataire placé devant (X-Forwarded-For)
help-serve--bot-threads = Combien de fils d'exécution réfléchissent pour les bots [par défaut : un de moins que n'en a la machine]
    .value = N
help-serve--max-tables = Combien de tables peuvent être ouvertes
    .value = N
help-serve--tables-per-hour = Combien de tables une adresse peut ouvrir en une heure
    .value = N
help-serve--max-sockets = Combien de connexions une adresse peut avoir
    .value = N
help-serve--rate = Combien de messages une connexion peut envoyer par seconde
    .value = N
help-serve--silence = Combien de temps une connexion peut se taire, en secondes
    .value = SECONDES
help-serve--log = Ce qui est noté sur la sortie d'erreur : error, warn, info, debug ou trace
    .value = NIVEAU

help-simulate = Faire jouer beaucoup de parties à des bots, et montrer qui gagne, combien de temps elles durent et comment elles finissent
    .after =
        Exemples :
          khroma simulate chromatic-conflict --games 1000 --bots random
          khroma simulate chromatic-conflict --games 200 --bots greedy,greedy,random --seed 7
          khroma simulate chromatic-conflict --games 100 --bots normal --set factions=blue,green,orange,violet
          khroma simulate paint-brawl normal-2 --games 100 --bots greedy,random
          khroma simulate color-quest quick --games 100 --bots greedy --actions
          khroma simulate color-quest quick --games 400 --bots hard@100it --slips 5
          khroma simulate chromatic-conflict --games 10000 --bots random --json --out rapport.json

        Bots : random, greedy, easy, normal, hard, uct ; avec un budget par décision : hard@100ms,
        uct@500it. Un seul nom vaut pour toutes les places. La même graine donne les mêmes parties sur
        n'importe quel nombre de fils d'exécution, sauf si un bot réfléchit à la montre (hard, uct, ...ms).
help-simulate--bots = Les bots, place par place, ou un seul pour toutes les places
    .value = BOT,...
help-simulate--actions = Compter ce que fait chaque camp, par sortes d'actions

help-match = Faire jouer un match à des bots, et montrer lequel est le plus fort
    .after =
        Exemples :
          khroma match chromatic-conflict --games 400 --bots greedy,random --swap
          khroma match chromatic-conflict --games 200 --bots hard@50ms,normal --swap --seats 4 --json
          khroma match paint-brawl advanced-2 --games 100 --bots greedy,random --swap

        Les bots s'assoient tour à tour autour de la table. Avec --swap, chaque départ est joué une fois
        avec chaque disposition : ni le hasard ni les places ne favorisent personne.
help-match--bots = Les bots qui jouent l'un contre l'autre : deux ou plus
    .value = BOT,BOT,...
help-match--swap = Jouer chaque départ avec chaque disposition

help-replay = Rejouer une transcription, décision par décision, et la vérifier
    .after =
        Exemples :
          khroma replay partie.txt                 chaque décision avec des mots
          khroma replay partie.txt --seat 2        comme le joueur 2 l'a su
          khroma replay partie.txt --step          avec une image après chaque décision ; Entrée continue, q arrête
          khroma replay partie.txt --verify        seulement vérifier

        Vérifier, c'est tout rejouer : chaque action, son hasard (avec la graine aussi, si elle est donnée),
        chaque position et le résultat. Si un serveur s'est engagé sur son hasard, cela est vérifié aussi :
        comparez l'engagement à celui qu'il montrait à l'ouverture de la table. La première ligne qui
        diffère est dite, avec le code de sortie 2.
help-replay--file = Un fichier avec une transcription, ou - pour l'entrée standard
    .value = TRANSCRIPTION
help-replay--seat = Par quels yeux : ceux d'un joueur [par défaut : un spectateur]
    .value = N
help-replay--verify = Seulement vérifier, le dire, et donner les règles et le contenu avec lesquels elle a été faite (ou en JSON)
help-replay--step = Dessiner la table après chaque décision, et attendre Entrée dans un terminal

help-rules = Donner une règle d'un jeu, ou toutes
    .after =
        Exemples :
          khroma rules chromatic-conflict                  toutes les règles, une par ligne
          khroma rules chromatic-conflict CC-CAP-3         une règle
          khroma rules chromatic-conflict CC-CAP           un chapitre
          khroma rules chromatic-conflict --lang fr | grep bouclier
          khroma rules chromatic-conflict --json           pour des programmes
help-rules--id = L'identifiant d'une règle, comme CC-CAP-3, ou d'un chapitre, comme CC-CAP
    .value = ID
help-rules--json = Écrire en JSON : chaque règle dans toutes les langues

help-check = Vérifier les fichiers de contenu d'un jeu ou de tous les jeux, un paquet, ou des fichiers de textes
    .after =
        Exemples :
          khroma check content                             tous les jeux : un dossier par jeu
          khroma check content/chromatic-conflict          un jeu
          khroma check ma-variante --game chromatic-conflict
          khroma check content/coraquest --play 20         et voir si chaque quête peut être gagnée et perdue
          khroma check abeilles.pack.toml --play 20        un paquet que quelqu'un a fait, et ses quêtes
          khroma check texts                               des textes : un dossier par langue
          khroma --content ma-variante play chromatic-conflict

        Chaque chose qui ne va pas est une ligne : fichier:ligne: raison. Codes de sortie : 0 tout va bien,
        2 quelque chose ne va pas.
help-check--folder = Le dossier d'un jeu, un dossier avec un dossier par jeu, le fichier d'un paquet, ou un dossier avec un dossier de textes par langue
    .value = DOSSIER
help-check--game = De quel jeu est ce contenu, si les noms du dossier et de ses fichiers ne le disent pas
    .value = JEU
help-check--play = Faire jouer à des bots tant de parties de chaque quête, et dire où personne ne gagne ou personne ne perd
    .value = N

help-content = Comparer, lister et extraire le contenu avec lequel on joue ou jouait
    .after =
        Exemples :
          khroma content list                                     tous les contenus qui ont été publiés
          khroma content diff shipped ma-variante --game color-quest
          khroma content diff content/color-quest ma-variante     deux dossiers
          khroma content diff 51be2b65 partie.txt                 un contenu publié, et celui d'une transcription
          khroma content export 51be2b65 anciens-nombres          les fichiers d'un contenu publié, pour les changer

        Un contenu est nommé par le début de son empreinte, par un dossier, par une transcription jouée avec
        lui, par un de ses fichiers, ou par le mot « shipped » (celui qui est fourni).
help-content--game = De quel jeu est ce contenu, si rien d'autre ne le dit
    .value = JEU
help-content-diff = Dire avec des mots ce qui diffère entre deux contenus
help-content-diff--one = L'un
    .value = A
help-content-diff--other = L'autre
    .value = B
help-content-list = Donner tous les contenus qui ont été publiés, par jeu
help-content-export = Écrire les fichiers d'un contenu dans un nouveau dossier
help-content-export--which = Lequel
    .value = CONTENU
help-content-export--folder = Dans quel dossier
    .value = DOSSIER

help-completions = Écrire un script qui permet à un shell de compléter les arguments de khroma
    .after =
        Exemples :
          khroma completions bash > ~/.local/share/bash-completion/completions/khroma
          khroma completions zsh  > ~/.zfunc/_khroma
          khroma completions fish > ~/.config/fish/completions/khroma.fish
help-completions--shell = Le shell
    .value = SHELL

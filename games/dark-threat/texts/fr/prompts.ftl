### Qui doit faire quoi.

prompt-over = La partie est finie.
# $who : l'un des deux suivants, ou le nom d'un camp ; $task : l'un des textes plus bas.
prompt = { $who } : { $task }.
prompt-you = Vous
# L'un de deux partenaires : $leader est le personnage dont le tour porte le nom.
prompt-mate = { $camp } ({ $leader })

prompt-followers = placez les trois Disciples
prompt-mandrake = placez la Mandragore près du Roi de bois
prompt-chief = placez le Chef possédé près de Fongia
prompt-order = choisissez le premier tour de Gaïa de chaque cycle
prompt-emerge = choisissez où ressort la Mandragore enfouie
prompt-step = faites un second pas avec l'Avatar, ou arrêtez-vous
prompt-colour = choisissez une couleur
prompt-push = choisissez où la Télékinésie le déplace
prompt-drop = choisissez où reposer le Totem
prompt-blows = continuez
prompt-flee = choisissez où fuit { $bane-the }
prompt-awaken = choisissez le Totem qui devient son Avatar
prompt-clear = choisissez une flaque noire à retirer (jusqu'à { $left })
prompt-lotus = choisissez une case pour une nouvelle flaque (jusqu'à { $left })
prompt-sprout = choisissez un Totem qui devient un Champignon
prompt-doom = choisissez le Disciple à posséder
prompt-taint = choisissez la couleur qui noircit
prompt-strike = assommez Oak ou l'Élu, ou renoncez
prompt-turn = { $turn }, déplacements { $moves }, attaques { $attacks }
# Dans les premiers tours, on joue moins d'actions qu'il n'y a de déplacements et d'attaques ensemble.
prompt-turn-in-all = { $turn }, déplacements { $moves }, attaques { $attacks }, { $all } en tout

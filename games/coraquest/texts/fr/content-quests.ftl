### Aventures : le titre, ce qui est compté (label), ce qui est lu (text), ce qu'on peut faire (action)

## Des lampes dans les Sous-Salles

quest-lamps = Des lampes dans les Sous-Salles
quest-lamps-label-lamps = Lampes allumées
quest-lamps-text-intro = Chaque hiver, le village de Flaquemèche allume quatre vieilles lampes sous la colline pour guider les mineurs perdus. Cette année, le gardien s'est foulé les deux chevilles. Quatre lampes, quatre héros : que pourrait-il arriver ?
quest-lamps-text-goal = Allumez les quatre lampes.
quest-lamps-text-win = Au loin, un mineur crie de joie. Le chemin du retour brille comme un collier de perles.
quest-lamps-text-lose = Le noir se referme sur vous. Il faudra que quelqu'un vienne allumer les lampes pour VOUS.
quest-lamps-text-a = Une lampe de cuivre pend ici, froide et poussiéreuse.
quest-lamps-text-b = Près de la deuxième lampe, une bouteille marquée HUILE ? Quelqu'un n'en était pas sûr non plus.
quest-lamps-text-b_ask = Vous goûtez ?
quest-lamps-text-b_yes = Boire une gorgée
quest-lamps-text-b_no = Ne pas y toucher
quest-lamps-text-b_good = Du sirop de miel ! Vous faites passer la bouteille.
quest-lamps-text-b_bad = C'est de l'après-rasage de gobelin.
quest-lamps-text-c = La troisième lampe. Dessous, une gamelle oubliée depuis longtemps.
quest-lamps-text-d = La dernière lampe ! Mais des gobelins s'en servent de portemanteau, et deux orcs gardent leur casque.
quest-lamps-text-lit = La mèche prend. Une lampe de plus brûle.
quest-lamps-action-light_a = Allumer la lampe
quest-lamps-action-light_b = Allumer la lampe
quest-lamps-action-light_c = Allumer la lampe
quest-lamps-action-light_d = Allumer la lampe

## L'affaire du flan

quest-flan = L'affaire du flan
quest-flan-text-intro = Le flan au fromage de Tante Ronce refroidissait sur le rebord de la fenêtre. Il ne reste que le rebord. De grosses traces grasses descendent vers les Sous-Salles, et toute l'auberge a faim.
quest-flan-text-goal = Retrouvez le flan au fromage et rapportez-le sur la carte d'entrée.
quest-flan-text-win = Tante Ronce coupe le flan en toutes petites parts. Chacun en a une. Vous, deux.
quest-flan-text-lose = Quelque part en bas, quelqu'un rote. Ça sent le fromage.
quest-flan-text-e = Des miettes ! Et un panier que le voleur a lâché en courant.
quest-flan-text-f = Une marmite de soupe verte bouillonne sur un petit feu. Personne ne la surveille.
quest-flan-text-f_ask = De la soupe ?
quest-flan-text-f_yes = Goûter une cuillerée
quest-flan-text-f_no = Non merci
quest-flan-text-f_good = De la soupe aux pois. Plutôt bonne, d'ailleurs !
quest-flan-text-f_bad = C'était l'eau de vaisselle.
quest-flan-text-b = Deux marmitons gobelins se disputent le droit de lécher le plat.
quest-flan-text-g = Un ogre en tablier se retourne, un flan dans une main et une louche dans l'autre. « À MOI », dit l'Ogre cuistot.
quest-flan-text-got = Vous rattrapez le flan avant qu'il ne touche le sol. Son odeur emplit tous les couloirs et de petites griffes se mettent à trottiner. À la maison, vite !

## Une course à huit pattes

quest-eggs = Une course à huit pattes
quest-eggs-label-nest_h = Œufs du nid suspendu
quest-eggs-label-nest_i = Œufs de la galerie de soie
quest-eggs-label-nest_j = Œufs de la cave
quest-eggs-text-intro = La moitié de Flaquemèche a l'éternuement mauve. Le remède est connu : quatre œufs frais d'araignée géante, bouillis dans le vieux chaudron sous la colline. Les araignées ne prêtent pas leurs œufs. Soyez polis.
quest-eggs-text-goal = Ramassez quatre œufs d'araignée et préparez la potion au chaudron.
quest-eggs-text-win = Le chaudron fait PLOP et prend une belle couleur dorée. Le soir, plus personne n'éternue.
quest-eggs-text-lose = A-a-a-TCHOUM ! fait tout le village, et le remède n'arrive pas.
quest-eggs-text-h = Un nid ! À côté, une paire de très grandes bottes à semelles plates.
quest-eggs-text-i = Un deuxième nid, et toute la famille est à la maison.
quest-eggs-text-j = Partout des fils de soie frémissent. Le troisième nid servait de sonnette.
quest-eggs-text-k = Le vieux chaudron se dresse sur ses trois pieds, prêt pour la soupe, le thé ou le remède.
quest-eggs-text-egg = Tiède et collant : un œuf dans le panier.
quest-eggs-text-oops = Le nid répond par un sifflement.
quest-eggs-action-egg_h = Prendre un œuf
quest-eggs-action-egg_i = Prendre un œuf
quest-eggs-action-egg_j = Prendre un œuf
quest-eggs-action-brew = Préparer la potion

## Quelque chose d'écailleux

quest-snake = Quelque chose d'écailleux
quest-snake-text-intro = D'abord une oie a disparu, puis une chèvre, puis la charrette de la chèvre. Quelque chose de long s'est installé sous le moulin. Le meunier offre un mois de pain à qui le délogera.
quest-snake-text-goal = Battez le Serpent géant.
quest-snake-text-win = Le serpent se glisse dans la fissure la plus profonde et abandonne la charrette. La chèvre est fâchée, mais entière.
quest-snake-text-lose = Un sifflement satisfait roule dans le noir. Le pain sera cher cette année.
quest-snake-text-l = Une vieille peau, longue de dix pas. Une herboriste a laissé son sac à côté : trois petites fioles vertes sont intactes.
quest-snake-text-m = Une salle de musique. Sur un pupitre repose une flûte où s'enroule un serpent sculpté.
quest-snake-text-m_take = Vous enroulez la flûte dans une chaussette. Elle fredonne tout bas.
quest-snake-text-n = Des racines se tortillent sous vos pieds. Attendez : ce sont bien des racines ?
quest-snake-text-n_ok = Vous passez sur la pointe des pieds. C'étaient des racines.
quest-snake-text-n_bad = Non. L'une d'elles mord.
quest-snake-text-o = La fosse est pleine d'anneaux. Au sommet des anneaux, deux yeux jaunes s'ouvrent.
quest-snake-text-flute = L'air fait osciller la grosse tête, qui cogne contre le mur.
quest-snake-action-take_flute = Prendre la flûte

## Le grand égout

quest-drain = Le grand égout
quest-drain-text-intro = Depuis trois jours, Flaquemèche sent l'intérieur de botte. Le grand égout sous la colline est bouché, et ce qui le bouche grogne. Prenez les écharpes à la lavande : vous en aurez besoin.
quest-drain-text-goal = Battez la Bête des marais, puis débouchez l'égout avec la ventouse.
quest-drain-text-win = GLOUP. L'eau s'écoule, l'air se dégage et tout le village ouvre ses fenêtres.
quest-drain-text-lose = Vous courez vers l'air pur et ne vous arrêtez pas avant le village voisin.
quest-drain-text-l = Une caisse de plombier ! Presque tout est rouillé, mais la ventouse est comme neuve.
quest-drain-text-p = La pompe marche encore. Une eau propre et froide en jaillit.
quest-drain-text-p_ask = Que faites-vous de l'eau ?
quest-drain-text-p_wash = Laver tout le monde
quest-drain-text-p_drink = Boire à sa soif
quest-drain-text-n = Ici la boue est profonde, tiède et bien trop curieuse de vos bottes.
quest-drain-text-n_bad = Vous tombez dedans. En entier.
quest-drain-text-o = Le bouchon de boue ouvre un œil, puis cinq autres. La Bête des marais est réveillée.
quest-drain-text-clear = La bête suinte et disparaît par les fissures. Reste l'égout.
quest-drain-action-unblock = Déboucher l'égout

## Avant la dernière cloche

quest-bell = Avant la dernière cloche
quest-bell-label-deadline = Dernière manche
quest-bell-text-intro = La cloche de la tour engloutie doit sonner une fois l'an, sinon la colline oublie de tenir debout. Des gremlins ont démonté la cloche et caché les morceaux. L'année finit ce soir.
quest-bell-text-goal = Trouvez le battant, la corde et la roue, et sonnez la cloche avant la fin de la manche limite.
quest-bell-text-win = DONG. La colline se rassoit avec un soupir, et vous aussi.
quest-bell-text-lose = Trop tard. La colline se lève, s'étire et part se promener.
quest-bell-text-m = Entre deux harpes pend le battant d'une cloche, ficelé d'un ruban.
quest-bell-text-f = La corde de la cloche sert à faire sécher des chaussettes.
quest-bell-text-j = La roue est collée au sol par de vieilles toiles.
quest-bell-text-j_stuck = Elle ne bouge pas. Tirez plus fort !
quest-bell-text-r = La cloche ! Il ne lui manque que les pièces qui sont dans vos sacs.
quest-bell-text-got = Et une pièce de plus.
quest-bell-action-take_clapper = Prendre le battant
quest-bell-action-take_rope = Prendre la corde
quest-bell-action-take_wheel = Arracher la roue
quest-bell-action-ring = Sonner la cloche

## Le péage du roi troll

quest-toll = Le péage du roi troll
quest-toll-text-intro = La seule route du marché d'été passe par le pont de pierre, et le Roi des trolls y a posé une chaise. « Seize pièces ou la bagarre », dit l'écriteau. Le marché n'attendra pas.
quest-toll-text-goal = Payez 16 pièces au Roi des trolls, ou battez-le.
quest-toll-text-win = Le roi descend de sa chaise en ronchonnant. Le pont est libre, et vous avez gardé vos pièces.
quest-toll-text-win_paid = Il compte les pièces deux fois, s'incline et lève la barrière. « Un plaisir », dit le Roi des trolls.
quest-toll-text-lose = Pas de marché cette année. Les trolls s'assoient sur votre charrette et mangent vos choux.
quest-toll-text-d = Un gremlin en manteau rayé fait tourner trois gobelets. « Trouvez le haricot, gagnez le sac ! »
quest-toll-text-d_ask = Vous jouez ?
quest-toll-text-d_yes = Montrer un gobelet
quest-toll-text-d_no = Passer son chemin
quest-toll-text-d_good = Le voilà ! Il paie en boudant.
quest-toll-text-d_bad = Pas de haricot. Les gobelets vous volent à la tête.
quest-toll-text-l = Quelqu'un a caché un paquet derrière une pierre mal scellée.
quest-toll-text-k = Un sac d'or trône au milieu de la rotonde. On dirait tout à fait un appât.
quest-toll-text-q = Le Roi des trolls se renverse sur sa chaise. « Des pièces, dit-il, ou des poings ? »
quest-toll-action-take_bag = Prendre le sac d'or
quest-toll-action-pay = Payer le péage

## Le roi qui dort

quest-king = Le roi qui dort
quest-king-label-noise = Bruit
quest-king-label-too_loud = Le roi s'éveille à
quest-king-text-intro = Le Roi des os s'est endormi avec la couronne de l'ancêtre du maire sur la tête. Le maire la voudrait pour le défilé. Le roi a le sommeil léger, alors chut.
quest-king-text-goal = Prenez la Couronne d'os et ramenez-la avec les quatre héros sur la carte d'entrée, ou prenez-la et battez le Roi des os.
quest-king-text-win = Le défilé est superbe. Personne ne parle des traces de dents sur la couronne.
quest-king-text-lose = Le maire défile en chapeau de papier. Il ne vous salue pas.
quest-king-text-c = Un écriteau : SILENCE, S'IL VOUS PLAÎT. Quelqu'un l'a mordu.
quest-king-text-n = Une plume descend et se pose sur votre manche. Elle a l'air de porter chance.
quest-king-text-i = Un ronflement de scie roule à travers la soie. Vous approchez.
quest-king-text-k = Le roi dort assis. La couronne a glissé sur une orbite.
quest-king-text-wake = Le ronflement s'arrête.
quest-king-text-took = Vous soulevez la couronne. Une main osseuse se referme sur le vide.
quest-king-action-take_crown = Prendre la couronne

## La reine des fils

quest-queen = La reine des fils
quest-queen-text-intro = Les tisserands de Flaquemèche se sont réveillés emballés dans leur propre tissu. Une reine vit en bas, et elle croit que tout le fil du monde est à elle. Allez lui expliquer.
quest-queen-text-goal = Battez la Reine araignée.
quest-queen-text-win = Les toiles tombent comme la pluie. Les tisserands ont de la soie pour cent ans.
quest-queen-text-lose = Vous êtes très bien emballés. Quelqu'un vous déballera au printemps.
quest-queen-text-h = Des bottes à semelles plates pendent à un fil. Leur dernier propriétaire a dû courir.
quest-queen-text-j = Vous marchez sur un fil fin comme un souffle. Au loin, quelque chose répond.
quest-queen-text-n = Un cocon gigote et dit : « Pardon, j'ai une très bonne épée là-dedans. »
quest-queen-text-n_ok = Un chevalier reconnaissant en roule. « Je vous la prête. Moi, je rentre. »
quest-queen-text-n_bad = Le fil chante, et une araignée vient voir qui joue.
quest-queen-text-i = Le plafond déplie huit pattes. « Mon fil, dit la Reine araignée, tout mon fil. »
quest-queen-action-free_knight = Ouvrir le cocon

## Le hoquet du dragon

quest-dragon = Le hoquet du dragon
quest-dragon-label-fed = Remèdes donnés
quest-dragon-text-intro = À chaque hoquet du dragon sous la colline, une cheminée tombe. Il en reste neuf. Du miel, de la menthe des grottes et du chardon bleu le guériraient, dit le livre. Une épée aussi, dit le forgeron.
quest-dragon-text-goal = Donnez au dragon le miel, la menthe et le chardon bleu, ou battez-le.
quest-dragon-text-win = Le dragon s'envole, vexé, pour hoqueter ailleurs. Les cheminées tiennent.
quest-dragon-text-win_fed = Le dragon avale, attend, sourit. Silence ! Il s'enroule autour de vous comme un chat.
quest-dragon-text-lose = HIC. C'était la dernière cheminée.
quest-dragon-text-f = Des abeilles nichent dans l'évier. Le miel est à vous, si les abeilles veulent bien.
quest-dragon-text-f_bees = Les abeilles ne veulent pas.
quest-dragon-text-m = De la menthe des grottes pousse dans un vieux piano.
quest-dragon-text-p = Un chardon bleu se dresse près de la pompe, plus haut que le Halfelin.
quest-dragon-text-o = HIC ! Un jet de flammes éclaire la fosse. Le dragon vous regarde, gêné et dangereux.
quest-dragon-text-got = Hop, dans le sac.
quest-dragon-text-feed = Gloups. Le dragon se lèche les babines et hoquette un peu moins.
quest-dragon-text-hic = HIC !
quest-dragon-action-take_honey = Prendre le miel
quest-dragon-action-take_mint = Cueillir la menthe
quest-dragon-action-take_thistle = Couper le chardon bleu
quest-dragon-action-feed_honey = Donner le miel
quest-dragon-action-feed_mint = Donner la menthe
quest-dragon-action-feed_thistle = Donner le chardon bleu

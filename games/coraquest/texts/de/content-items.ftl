### Gegenstände: der Name, und was er tut, wo das nicht von selbst klar ist

## Startwaffen

item-card-spear = Speer
item-card-slingshot = Steinschleuder
item-card-wand = Zauberstab
item-card-bodyguard_cat = Leibwächterkatze
item-card-broadsword = Breitschwert
item-card-axe = Axt
item-card-morning_star = Morgenstern
item-card-crossbow = Armbrust
item-card-quarterstaff = Kampfstab
item-card-throwing_knives = Wurfmesser
item-card-club = Keule
item-card-bow = Bogen

## Schätze

item-card-battleaxe = Streitaxt
item-card-pike = Pike
item-card-flail = Dreschflegel
item-card-cutlass = Entermesser
item-card-long_bow = Langbogen
item-card-warhammer = Kriegshammer
item-card-mace = Streitkolben
item-card-heavy_crossbow = Schwere Armbrust
item-card-longsword = Langschwert
item-card-leather_armour = Lederrüstung
item-card-shield = Schild
item-card-chainmail = Kettenhemd
item-card-helmet = Helm
item-card-healing2 = Heiltrank (2)
    .does = Heilt 2 Leben, und du bist nicht mehr vergiftet.
item-card-healing4 = Heiltrank (4)
    .does = Heilt 4 Leben, und du bist nicht mehr vergiftet.
item-card-healing6 = Heiltrank (6)
    .does = Heilt 6 Leben, und du bist nicht mehr vergiftet.
item-card-accuracy = Trank der Treffsicherheit
    .does = Bei deinem nächsten Angriff in diesem Zug wird jeder Würfel ohne Erfolg noch einmal geworfen.
item-card-strength = Trank der Stärke
    .does = Ein roter Würfel mehr bei deinem nächsten Angriff in diesem Zug.
item-card-bravery = Trank der Tapferkeit
    .does = Ein blauer Würfel mehr bei jedem deiner Angriffe in diesem Zug.
item-card-belt_of_teleport = Teleportgürtel
    .does = Du erscheinst auf einem freien Feld, das höchstens 6 Felder entfernt ist und wo dich kein Gestank stört. Eine angefangene Bewegung endet.
item-card-ring_of_speed = Ring der Schnelligkeit
    .does = Zwei Schritte mehr bei jeder deiner Bewegungen.
item-card-amulet_of_nimbleness = Amulett der Flinkheit
    .does = Du darfst durch Gegner hindurchgehen, aber nicht auf ihren Feldern anhalten.
item-card-xray_goggles = Röntgenbrille
    .does = Du siehst an Figuren vorbei; Mauern verdecken weiterhin, was dahinter ist.
item-card-hourglass = Sanduhr der Langsamkeit
    .does = In der nächsten Gegnerphase hat jeder Gegner nur eine Aktion.
item-card-nose_peg = Nasenklammer
    .does = Gestank stört dich nie.
item-card-soap = Stück Seife
    .does = Du oder ein Held neben dir stinkt nicht mehr.
item-card-trap_glove = Boxhandschuh-Falle
    .does = Sie stößt dich von der Truhe zurück.
item-card-trap_dart = Giftpfeil-Falle
    .does = Du bist vergiftet.
item-card-trap_stink = Stinkbomben-Falle
    .does = Du stinkst.

## Spezialgegenstände

item-card-antidote = Gegengift
    .does = Du bist nicht mehr vergiftet.
item-card-spider_egg = Spinnenei
item-card-cheese_flan = Käsekuchen
item-card-snake_flute = Schlangenflöte
    .does = Etwas geschieht, wenn man sie im richtigen Augenblick spielt.
item-card-magic_sword = Zauberschwert
item-card-spider_boots = Spinnenstampf-Stiefel
    .does = Ein roter Würfel mehr, wenn dein erstes Ziel eine Riesenspinne ist.
item-card-lavender_scarf = Lavendelschal
    .does = Gestank stört dich nie.
item-card-plunger = Pümpel
item-card-rope = Seil
item-card-clapper = Glockenklöppel
item-card-wheel = Glockenrad
item-card-bag_of_gold = Goldsack
item-card-bone_crown = Knochenkrone
item-card-honey = Honigtopf
item-card-mint = Höhlenminze
item-card-thistle = Blaue Distel
item-card-lucky_feather = Glücksfeder
item-card-flying_orb = Fliegende Kugel
    .does = Du erscheinst auf irgendeinem freien Feld, wo dich kein Gestank stört. Eine angefangene Bewegung endet.

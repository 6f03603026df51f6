//! What the page itself says, in both languages. What a game says comes from the game.

use arcade::Text;

macro_rules! texts {
    ($($name:ident: $en:literal, $fr:literal;)+) => {
        $(
            #[doc = $en]
            pub const $name: Text = Text { en: $en, fr: $fr };
        )+

        /// All of them with their names, so that a test can look at each.
        pub const ALL: &[(&str, Text)] = &[$((stringify!($name), $name)),+];
    };
}

texts! {
    TAGLINE: "Small creatures, big splashes", "Petites créatures, grandes éclaboussures";
    INTRO: "Games of paint and courage. Alone against bots, around one screen, or with a friend and a link.",
        "Des jeux de peinture et de courage. Seul contre des robots, autour d'un écran, ou avec un ami et un lien.";
    ONLINE: "Online", "En ligne";
    REPLAYS: "Replays", "Rejouer";
    PLAY_NOW: "Play now", "Jouer";
    SET_UP: "Set up a table", "Préparer une table";
    HOW_TO_PLAY: "How to play", "Comment jouer";
    CONTINUE: "Continue", "Continuer";
    GO_ON: "Go on", "Reprendre";
    FORGET_IT: "Forget it", "L'oublier";
    MINUTES: "min", "min";
    LANGUAGE: "Language", "Langue";
    COLOURS_SYSTEM: "Colours: as the system says", "Couleurs\u{a0}: comme le système";
    COLOURS_LIGHT: "Colours: light", "Couleurs\u{a0}: claires";
    COLOURS_DARK: "Colours: dark", "Couleurs\u{a0}: sombres";
    SOUND_ON: "Sound on", "Son activé";
    SOUND_OFF: "Sound off", "Son coupé";
    HOME: "Home", "Accueil";
    SKIP: "Skip to the content", "Aller au contenu";
    YOU: "You", "Vous";
    YOUR_TURN: "Your turn", "À vous";
    TURN: "Turn", "Son tour";
    BOT: "Bot", "Robot";
    EASY: "easy", "facile";
    NORMAL: "normal", "normal";
    HARD: "hard", "difficile";
    PLAYER: "Player", "Joueur";
    GOAL: "Goal", "But";
    YOUR_HAND: "Your hand", "Votre main";
    ONLY_YOU: "Only you see it", "Vous seul la voyez";
    HEROES: "Figures", "Figurines";
    THE_STORY: "The story", "L'histoire";
    GO_ON_READING: "Go on", "Continuer";
    ROLLED: "Rolled", "Lancer";
    LOG: "Log", "Journal";
    NOW: "Now", "Maintenant";
    START: "Start", "Début";
    FIRST: "To the start", "Au début";
    PREVIOUS: "One step back", "Un pas en arrière";
    NEXT: "One step on", "Un pas en avant";
    LAST: "To now", "Au présent";
    PLAY: "Play", "Lire";
    PAUSE: "Pause", "Pause";
    UNDO: "Undo", "Annuler";
    HINT: "Hint", "Conseil";
    HINT_IS: "A good idea", "Une bonne idée";
    BACK: "Back", "Retour";
    WHY: "why?", "pourquoi\u{a0}?";
    WHY_NOT: "Why not", "Pourquoi pas";
    RULE: "The rule", "La règle";
    OTHERS_ANSWER: "The others may answer…", "Les autres peuvent répondre…";
    CLOSE: "Close", "Fermer";
    KEYS: "Keys", "Touches";
    LUCK_DECIDES: "luck decides what comes", "le hasard décide de la suite";
    CHOOSE_TARGET: "choose a target", "choisissez une cible";
    CHOOSE_ACTION: "choose an action", "choisissez une action";
    CAN_TOUCH: "can be chosen", "peut être choisi";
    CHOSEN: "chosen", "choisi";
    BOARD: "Board", "Plateau";
    ZOOM: "Size of the board", "Taille du plateau";
    ZOOM_IN: "Closer", "Plus près";
    ZOOM_OUT: "Farther", "Plus loin";
    ZOOM_WHOLE: "The whole board", "Tout le plateau";
    TRACK: "Turns of a cycle", "Tours du cycle";
    NOW_PLAYED: "now", "en cours";
    DONE: "done", "fait";
    NOT_DONE: "not done yet", "pas encore fait";
    EMPTY: "empty", "vide";
    BOARD_KEYS: "Arrows move, Enter chooses, Escape steps back, n and p go to the next and previous target.",
        "Les flèches déplacent, Entrée choisit, Échap revient en arrière, n et p vont à la cible suivante et précédente.";
    PAST: "You are looking at the past.", "Vous regardez le passé.";
    TO_NOW: "Back to now", "Revenir au présent";
    PASS_DEVICE: "Pass the device", "Passez l'appareil";
    PASS_TO: "It is the turn of", "C'est à";
    READY: "I am here: show my hand", "Je suis là\u{a0}: montrer ma main";
    NOBODY_LOOKS: "Hands stay hidden until then.", "Les mains restent cachées jusque-là.";
    GAME_OVER: "The game is over", "La partie est finie";
    PLAY_AGAIN: "Play again", "Rejouer une partie";
    WATCH_AGAIN: "Watch it again", "Revoir la partie";
    DOWNLOAD: "Download the transcript", "Télécharger la transcription";
    OPEN_FILE: "Open a transcript", "Ouvrir une transcription";
    VERIFIED: "Verified: every action, every draw and every position is what the rules and the seed give.",
        "Vérifié\u{a0}: chaque action, chaque tirage et chaque position sont ce que donnent les règles et la graine.";
    VERIFIED_NO_SEED: "Verified: every action and every position follows the rules. The file has no seed, so its luck was not checked.",
        "Vérifié\u{a0}: chaque action et chaque position suivent les règles. Le fichier n'a pas de graine\u{a0}: le hasard n'a pas été vérifié.";
    NOT_VERIFIED: "This transcript does not hold", "Cette transcription ne tient pas";
    REPLAY_INTRO: "Open the record of a game. It is played again by the rules, line by line, before you see it.",
        "Ouvrez l'enregistrement d'une partie. Elle est rejouée selon les règles, ligne par ligne, avant d'être montrée.";
    SEEN_BY: "Seen by", "Vu par";
    EVERYBODY: "a bystander", "un spectateur";
    SEATS: "Seats", "Places";
    WHO_SITS: "Who sits here?", "Qui joue ici\u{a0}?";
    A_PERSON: "A person here", "Une personne ici";
    BOT_EASY: "Bot, easy", "Robot, facile";
    BOT_NORMAL: "Bot, normal", "Robot, normal";
    BOT_HARD: "Bot, hard", "Robot, difficile";
    BEGIN: "Begin", "Commencer";
    QUICK: "Quick starts", "Départs rapides";
    NO_SUCH_PAGE: "There is nothing at this address.", "Il n'y a rien à cette adresse.";
    FIRST_GAME: "Your first game", "Votre première partie";
    FIRST_GAME_WORDS: "A short game that shows you what to do, step by step.", "Une courte partie qui vous montre quoi faire, pas à pas.";
    TRY_IT: "Try it", "Essayer";
    LESSON_DONE: "That is all you need. Now play a whole game!", "C'est tout ce qu'il faut savoir. À vous de jouer\u{a0}!";
    LESSON_OTHER: "That can be done, but let us stay with the lesson.", "C'est possible, mais restons dans la leçon.";
    STEP: "Step", "Étape";
    ROOM: "nobody yet", "encore personne";
    SOMETHING_WRONG: "Something went wrong", "Quelque chose s'est mal passé";
    KEY_ARROWS: "Move over the board", "Se déplacer sur le plateau";
    KEY_ENTER: "Choose what is under the focus", "Choisir ce qui a le focus";
    KEY_ESC: "One step back", "Un pas en arrière";
    KEY_NP: "Next and previous thing that can be chosen", "Chose suivante et précédente que l'on peut choisir";
    KEY_DIGITS: "An action by its number", "Une action par son numéro";
    KEY_U: "Undo", "Annuler";
    KEY_H: "Hint", "Conseil";
    KEY_B: "To the board", "Au plateau";
    KEY_ZOOM: "Closer, farther, the whole board", "Plus près, plus loin, tout le plateau";
    KEY_HELP: "These keys", "Ces touches";
    FILE_TOO_LONG: "The file is too long to be the record of a game.", "Le fichier est trop long pour être l'enregistrement d'une partie.";
    FILE_UNREADABLE: "The file cannot be read as text.", "Le fichier n'est pas lisible comme du texte.";
    RULES: "Rules", "Règles";
    RULES_INTRO: "Every rule that the program applies, in short. A refusal names its rule.",
        "Chaque règle que le programme applique, en bref. Un refus nomme sa règle.";
    NO_NETWORK: "The server cannot be reached. Tables in this browser still work.",
        "Le serveur ne répond pas. Les tables dans ce navigateur fonctionnent toujours.";
    NO_UNDO: "The last decision cannot be taken back any more.", "La dernière décision ne peut plus être annulée.";
    NO_TABLES: "No table waits for a player now. Make one, and send its links.",
        "Aucune table n'attend de joueur. Ouvrez-en une et envoyez ses liens.";
    MAKE_TABLE: "Make a table", "Ouvrir une table";
    WAITING_TABLES: "Tables that wait", "Tables qui attendent";
    YOUR_NAME: "Your name", "Votre nom";
    GUEST: "Guest", "Invité";
    JOIN: "Join", "Rejoindre";
    WATCH: "Watch", "Regarder";
    INVITED: "You are invited to a table", "Vous êtes invité à une table";
    SIT_DOWN: "Sit down", "S'asseoir";
    ONLY_WATCH: "Only watch", "Seulement regarder";
    CONNECTING: "Going to the table…", "En route vers la table…";
    RECONNECTING: "The connection is lost. Trying again…", "La connexion est perdue. Nouvel essai…";
    NEW_VERSION: "There is a new version of this page.", "Il y a une nouvelle version de cette page.";
    RELOAD: "Load it", "La charger";
    FETCHING_GAME: "Getting the game out of its box…", "On sort le jeu de sa boîte…";
    GAME_NOT_FETCHED: "The game could not be loaded. Is there a connection?", "Le jeu n'a pas pu être chargé. Y a-t-il une connexion\u{a0}?";
    VARIANT: "Variant", "Variante";
    VARIANT_WORDS: "This server plays this game with its own numbers, not the usual ones:",
        "Ce serveur joue à ce jeu avec ses propres nombres, pas les nombres habituels\u{a0}:";
    VARIANT_LEARN: "This server plays a variant with its own numbers. What follows teaches the usual edition.",
        "Ce serveur joue une variante avec ses propres nombres. Ce qui suit enseigne l'édition courante.";
    EARLIER_RULES: "rules", "règles";
    MADE_WITH: "Rules and content:", "Règles et contenu\u{a0}:";
    A_GAME: "A game", "Une partie";
    SAVE_UNREAD: "This game cannot be gone on with here", "Cette partie ne peut pas continuer ici";
    SAVE_DAMAGED: "What this browser remembers of the game is damaged.", "Ce que ce navigateur a retenu de la partie est abîmé.";
    PUT_ASIDE: "It was played by other rules or other numbers, and another game was begun.",
        "On y jouait selon d'autres règles ou d'autres nombres, et une autre partie a été commencée.";
    KEPT: "Games that were put aside", "Parties mises de côté";
    KEPT_WORDS: "Nothing of them is lost: they can be tried again after an update, or saved as a file.",
        "Rien n'en est perdu\u{a0}: on peut les réessayer après une mise à jour, ou les enregistrer dans un fichier.";
    DOWNLOAD_SAVE: "Save as a file", "Enregistrer dans un fichier";
    SERVER_OLDER: "This server is older than this page. Whoever runs it must update it; games in this browser can be played meanwhile.",
        "Ce serveur est plus ancien que cette page. La personne qui le fait tourner doit le mettre à jour\u{a0}; les parties dans ce navigateur se jouent en attendant.";
    STOPPED_LOG: "Who decided, in this order. What was decided can be told only by a version that knows this game's rules and content.",
        "Qui a décidé, dans cet ordre. Ce qui a été décidé, seule une version qui connaît les règles et le contenu de cette partie peut le dire.";
    TRY_AGAIN: "Try again", "Réessayer";
    BOT_PLAYS: "A bot plays for you.", "Un robot joue pour vous.";
    COME_BACK: "Play myself again", "Jouer de nouveau moi-même";
    LUCK: "Luck that can be checked", "Un hasard vérifiable";
    LUCK_WORDS: "The server has already chosen its part of the luck; this is its seal. Each player may add a word. When the game is over, anyone can check that nothing was changed.",
        "Le serveur a déjà choisi sa part du hasard\u{a0}; en voici le sceau. Chaque joueur peut ajouter un mot. À la fin, chacun peut vérifier que rien n'a été changé.";
    YOUR_WORD: "Your word", "Votre mot";
    ADD_WORD: "Add it", "L'ajouter";
    BEGIN_WITH_BOTS: "Begin, with bots on the free seats", "Commencer, avec des robots aux places libres";
    LINK_FOR: "Link for this seat", "Lien pour cette place";
    COPY: "Copy", "Copier";
    COPIED: "Copied", "Copié";
    OPEN_ONLINE: "Open it online", "L'ouvrir en ligne";
    PUBLIC: "Listed for everybody", "Visible par tous";
    PUBLIC_WORDS: "Anybody can take a free seat. Otherwise only those who have a link.", "N'importe qui peut prendre une place libre. Sinon, seulement ceux qui ont un lien.";
    CLOCK: "Clock", "Pendule";
    CLOCK_RUNS: "This clock is running", "Cette pendule tourne";
    CLOCK_RESTS: "This clock is stopped", "Cette pendule est arrêtée";
    DAYS: "d", "j";
    CARDS: "cards", "cartes";
    COLON: ":", "\u{a0}:";
    BOT_DIED: "The bot does not answer. Load the page again: the game is kept.",
        "Le robot ne répond pas. Rechargez la page\u{a0}: la partie est gardée.";
    BOT_LOST: "The bot does not know what to do here.", "Le robot ne sait pas quoi faire ici.";
    NOT_A_RECORD: "It is not the record of a game of this house.", "Ce n'est pas l'enregistrement d'une partie d'ici.";
    WITH_A_FRIEND: "Play with a friend", "Jouer avec un ami";
    WITH_A_FRIEND_WORDS: "Open a table and send its link.", "Ouvrez une table et envoyez son lien.";
    ALL_TABLES: "All tables", "Toutes les tables";
    CLOCK_NONE: "None", "Aucune";
    CLOCK_MOVE: "1 minute per decision", "1 minute par décision";
    CLOCK_BANK: "15 minutes + 10 seconds", "15 minutes + 10 secondes";
    CLOCK_DAYS: "2 days per decision", "2 jours par décision";
    CLOCK_WORDS: "When the time of a seat runs out, a bot plays for it until its player comes back.", "Quand le temps d'une place est écoulé, un robot joue pour elle jusqu'au retour de son joueur.";
    LIST: "What can be taken", "Ce que l'on peut prendre";
    TAKEN: "Taken", "Choisi";
    TAKE_OUT: "Take out", "Retirer";
    NOTHING_TAKEN: "Nothing yet: press what you want to take, or drag it here.",
        "Encore rien\u{a0}: touchez ce que vous voulez prendre, ou glissez-le ici.";
    KEPT_LISTS: "Keep, load and share", "Garder, charger et partager";
    LIST_NAME: "Name of this list", "Nom de cette liste";
    KEEP_LIST: "Keep", "Garder";
    LOAD_LIST: "Load", "Charger";
    DELETE_LIST: "Delete", "Supprimer";
    NO_LISTS: "No list is kept in this browser yet.", "Aucune liste n'est encore gardée dans ce navigateur.";
    LIST_TEXT: "This list as text", "Cette liste en texte";
    LIST_FROM_TEXT: "A list that you were sent", "Une liste que l'on vous a envoyée";
    WORKSHOP: "Workshop", "Atelier";
    WORKSHOP_WORDS: "Make heroes, enemies, items, rooms and quests of your own, draw them, and play with them at once. Everything stays in this browser until you hand it out.",
        "Créez vos héros, ennemis, objets, salles et aventures, dessinez-les et jouez avec tout de suite. Tout reste dans ce navigateur tant que vous ne le donnez pas.";
    PACKS: "My packs", "Mes paquets";
    MY_PACK: "My pack", "Mon paquet";
    NEW_PACK: "New pack", "Nouveau paquet";
    PACK_NAME: "Name of the pack", "Nom du paquet";
    IMPORT: "Open a file", "Ouvrir un fichier";
    EXPORT: "Save as a file", "Enregistrer un fichier";
    PRINT: "Print cards and figures", "Imprimer cartes et figurines";
    DELETE_PACK: "Delete this pack", "Supprimer ce paquet";
    REALLY_DELETE: "Yes, delete it for ever", "Oui, le supprimer pour toujours";
    NO: "No", "Non";
    FIRST_THING: "What would you like to make first?", "Par quoi voulez-vous commencer\u{a0}?";
    REFUSED_PACK: "This pack is refused", "Ce paquet est refusé";
    WHAT_IS_WRONG: "What is still wrong", "Ce qui ne va pas encore";
    PACK_IS_FINE: "Everything is right: you can play with it.", "Tout est bon\u{a0}: vous pouvez jouer avec.";
    TRY_QUEST: "Try it now", "L'essayer";
    PLAY_WITH_IT: "Play with this pack", "Jouer avec ce paquet";
    WITH_PACKS: "With packs", "Avec des paquets";
    WITH_PACKS_WORDS: "What you made in the workshop, or what is offered here, joins the box: its heroes can be picked, its quests chosen.",
        "Ce que vous avez créé à l'atelier, ou ce qui est proposé ici, s'ajoute à la boîte\u{a0}: ses héros et ses aventures peuvent être choisis.";
    DRAWING: "Drawing", "Dessin";
    DRAWING_STAYS: "Draw with a finger or the mouse. It stays on this device; what you draw goes along when you save the pack as a file, pictures do not.",
        "Dessinez avec le doigt ou la souris. Tout reste sur cet appareil\u{a0}; vos traits partent avec le paquet quand vous l'enregistrez en fichier, les images non.";
    PAINTS: "Colours", "Couleurs";
    BRUSHES: "Brushes", "Pinceaux";
    FILL: "Fill", "Remplir";
    WIPE: "Clear", "Effacer";
    FROM_DEVICE: "Picture from this device", "Image de cet appareil";
    READY_DRAWINGS: "Choose a ready drawing", "Choisir un dessin tout fait";
    NO_ROOM: "This browser has no room left: what you make now lasts as long as this page.", "Ce navigateur n'a plus de place\u{a0}: ce que vous créez maintenant dure le temps de cette page.";
    TAKE_BACK: "Take back what was removed", "Reprendre ce qui a été retiré";
    NO_PICTURE: "This picture cannot be read.", "Cette image ne peut pas être lue.";
    STORY_MAP: "Map of the story", "Plan de l'histoire";
    CUT_AND_FOLD: "Cut along the edges, fold along the dotted lines, glue the feet together.",
        "Découpez les bords, pliez sur les pointillés, collez les pieds ensemble.";
    ADD: "Add", "Ajouter";
    REMOVE: "Remove", "Retirer";
    EARLIER: "Earlier", "Plus tôt";
    LESS: "One less", "Un de moins";
    MORE_OF_IT: "One more", "Un de plus";
    NAME_OF_NEW: "A short name", "Un nom court";
    NOT_WITH_THESE: "Not with the other options", "Pas avec les autres options";
}

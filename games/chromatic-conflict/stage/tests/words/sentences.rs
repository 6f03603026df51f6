//! Sentences as players read them.

use super::{at, both, middle, seat, terrain};
use chromatic_conflict::{Action, Asked, ChromaticConflict, Effect, Ending, Event, Faction, Kind, Kinds, Leaving, Places, View};
use stage::Words;
use tabletop::{Notation, Outcome, Seats, Viewer, tell};
use texts::Lang;

#[test]
fn events_read_well() {
    let game = ChromaticConflict::standard();
    let kinds: Kinds = vec![Kind::Crane, Kind::Two, Kind::Two].into();
    let terrains: Places = [terrain("T03"), terrain("T09")].into_iter().collect();
    let left = |kind, how| Event::Left { seat: seat(3), kind, at: at(1, 0), how };
    let revealed = |effect| Event::Revealed { seat: seat(1), at: at(1, 0), effect, news: true };
    let cases = [
        (
            Event::Chose { seat: seat(1), faction: Faction::Green },
            "Player 1 takes the Green faction.",
            "Le joueur 1 prend la faction Verte.",
        ),
        (
            Event::First { seat: seat(2) },
            "First player, drawn at random: Violet.",
            "Tirage au sort : la faction Violette commence.",
        ),
        (
            Event::DrewChromecas { seat: seat(1), count: 3, kinds: Some(kinds) },
            "Green draws 3 Chromecas (the Crane and two 2s).",
            "La faction Verte pioche 3 Chromecas (la Grue et deux 2).",
        ),
        (
            Event::DrewChromecas { seat: seat(1), count: 1, kinds: None },
            "Green draws 1 Chromeca.",
            "La faction Verte pioche 1 Chromeca.",
        ),
        (
            Event::DrewTerrains { seat: seat(1), count: 2, terrains: Some(terrains) },
            "Green draws 2 terrains (T03 and T09).",
            "La faction Verte pioche 2 terrains (T03 et T09).",
        ),
        (
            Event::DrewTerrains { seat: seat(1), count: 1, terrains: None },
            "Green draws 1 terrain.",
            "La faction Verte pioche 1 terrain.",
        ),
        (
            Event::Laid { seat: seat(1), terrain: terrain("T07"), at: at(1, 0), gems: 1 },
            "Green lays terrain T07 (1 gem) at (1,0).",
            "La faction Verte place le terrain T07 (1 gemme) en (1,0).",
        ),
        (
            Event::Placed { seat: seat(1), kind: Kind::Crane, at: at(0, 0) },
            "Green places the Crane on the Core.",
            "La faction Verte place la Grue sur le Noyau.",
        ),
        (
            Event::Placed { seat: seat(1), kind: Kind::Three, at: at(1, 0) },
            "Green places a 3 at (1,0).",
            "La faction Verte place un 3 en (1,0).",
        ),
        (
            left(Kind::Two, Leaving::Captured),
            "Orange's 2 at (1,0) is captured and goes to its discard pile.",
            "Le 2 de la faction Orange en (1,0) est capturé et va dans sa défausse.",
        ),
        (
            left(Kind::Crane, Leaving::Emptied),
            "Orange's Crane at (1,0) is driven out by the Cannon and goes to its discard pile.",
            "La Grue de la faction Orange en (1,0) est chassée par le Canon et va dans sa défausse.",
        ),
        (
            left(Kind::Ship, Leaving::Destroyed),
            "Orange's Ship at (1,0) is destroyed with its terrain and goes to its discard pile.",
            "Le Vaisseau de la faction Orange en (1,0) est détruit avec son terrain et va dans sa défausse.",
        ),
        (
            revealed(Effect::Empty),
            "Green reveals an Empty zone at (1,0): no effect.",
            "La faction Verte révèle une Zone vide en (1,0) : aucun effet.",
        ),
        (
            revealed(Effect::Offensive),
            "Green reveals Offensive force at (1,0): +1 attack power for its captures.",
            "La faction Verte révèle l'effet Force offensive en (1,0) : +1 en puissance d'attaque pour ses captures.",
        ),
        (
            revealed(Effect::Stronghold),
            "Green reveals Stronghold at (1,0): +3 victory points.",
            "La faction Verte révèle l'effet Place forte en (1,0) : +3 points de victoire.",
        ),
        (
            revealed(Effect::Strike),
            "Green reveals Strike force at (1,0): diagonal support is enough for its captures.",
            "La faction Verte révèle l'effet Force de frappe en (1,0) : un soutien en diagonale suffit pour ses captures.",
        ),
        (
            revealed(Effect::Bastion),
            "Green reveals Bastion at (1,0): its shield protects a place.",
            "La faction Verte révèle l'effet Bastion en (1,0) : son bouclier protège un emplacement.",
        ),
        (
            Event::Deployed { seat: seat(2), at: at(0, 0) },
            "Violet deploys its shield on the Core.",
            "La faction Violette déploie son bouclier sur le Noyau.",
        ),
        (
            Event::Withdrawn { seat: seat(2), at: at(0, 1) },
            "Violet's shield at (0,1) goes back to the supply.",
            "Le bouclier de la faction Violette en (0,1) retourne dans la réserve.",
        ),
        (
            Event::NoPlaceForShield { seat: seat(2) },
            "No place can bear Violet's shield: it stays in the supply.",
            "Aucun emplacement ne peut recevoir le bouclier de la faction Violette : il reste dans la réserve.",
        ),
        (
            Event::TerrainDestroyed { terrain: terrain("T05"), at: at(2, 0) },
            "Terrain T05 at (2,0) is destroyed and goes to the bottom of the terrain pile.",
            "Le terrain T05 en (2,0) est détruit et va sous la pioche Terrain.",
        ),
        (
            Event::Moved { terrain: terrain("T05"), from: at(2, 0), to: at(0, 1) },
            "Terrain T05 moves from (2,0) to (0,1).",
            "Le terrain T05 est déplacé de (2,0) en (0,1).",
        ),
        (
            Event::Declined { seat: seat(4), kind: Kind::Crane },
            "Blue does not use the Crane's power.",
            "La faction Bleue n'utilise pas le pouvoir de la Grue.",
        ),
        (
            Event::NoTarget { seat: seat(4), kind: Kind::Ship },
            "Blue cannot use the Ship's power: there is nothing to destroy.",
            "La faction Bleue ne peut pas utiliser le pouvoir du Vaisseau : il n'y a rien à détruire.",
        ),
        (
            Event::Skipped { seat: seat(4) },
            "Nothing is possible for Blue: the rest of its turn is skipped.",
            "Rien n'est possible pour la faction Bleue : la fin de son tour est passée.",
        ),
        (Event::Turn { seat: seat(4), turn: 12 }, "Turn 12: Blue plays.", "Tour 12 : à la faction Bleue de jouer."),
        (
            Event::Ended { reason: Ending::LastChromeca },
            "End of the game: a player placed the last of its Chromecas.",
            "Fin de partie : un joueur a placé son dernier Chromeca.",
        ),
        (
            Event::Ended { reason: Ending::Stuck },
            "End of the game: nobody could do anything any more.",
            "Fin de partie : plus personne ne pouvait rien faire.",
        ),
        (
            Event::Ended { reason: Ending::Limit },
            "End of the game: the limit of 120 turns was reached.",
            "Fin de partie : la limite de 120 tours est atteinte.",
        ),
    ];
    let view = middle(&[]);
    for (event, en, fr) in cases {
        let told = tell(&game, &event, Viewer::Seat(seat(1))).unwrap();
        let [en_said, fr_said] = both(|lang| game.event_words(&view, &told, lang));
        assert_eq!((en_said.as_str(), fr_said.replace('\u{a0}', " ").as_str()), (en, fr));
    }
}

fn expect_action(view: &View, action: Action, en: &str, fr: &str) {
    let game = ChromaticConflict::standard();
    let [en_said, fr_said] = both(|lang| game.action_words(view, action, lang));
    assert_eq!((en_said.as_str(), fr_said.replace('\u{a0}', " ").as_str()), (en, fr));
}

#[test]
fn actions_read_well() {
    let view = middle(&[]);
    expect_action(&view, Action::Faction(Faction::Violet), "Play the Violet faction", "Jouer la faction Violette");
    let cases = [
        (
            "lay T08 (2,0)",
            "Lay terrain T08 (1 gem, your zone: Bastion) at (2,0)",
            "Placer le terrain T08 (1 gemme, votre zone : Bastion) en (2,0)",
        ),
        ("lay T02 (2,0)", "Lay terrain T02 at (2,0)", "Placer le terrain T02 en (2,0)"),
        (
            "place 2 (3,3)",
            "Place a 2 on the unoccupied terrain T01 at (3,3): 3 gems, effect unknown",
            "Placer un 2 sur le terrain inoccupé T01 en (3,3) : 3 gemmes, effet inconnu",
        ),
        (
            "place ship (-1,0)",
            "Place the Ship on the unoccupied terrain T16 at (-1,0): 2 gems, Bastion",
            "Placer le Vaisseau sur le terrain inoccupé T16 en (-1,0) : 2 gemmes, Bastion",
        ),
        (
            "place 4 (0,1)",
            "Capture Violet's 2 on T19 at (0,1) with your 4 (1 gem, effect unknown)",
            "Capturer le 2 de la faction Violette sur T19 en (0,1) avec votre 4 (1 gemme, effet inconnu)",
        ),
        (
            "place 4 (1,2)",
            "Capture Violet's 4 on T10 at (1,2) with your 4 (1 gem, your zone: Strike force)",
            "Capturer le 4 de la faction Violette sur T10 en (1,2) avec votre 4 (1 gemme, votre zone : Force de frappe)",
        ),
        (
            "place 4 (0,0)",
            "Place a 4 on the Core, where your own 3 stands",
            "Placer un 4 sur le Noyau, où se trouve votre propre 3",
        ),
        ("place 4 (9,9)", "Place a 4 at (9,9), where no card lies", "Placer un 4 en (9,9), où il n'y a pas de carte"),
        (
            "shield (0,0)",
            "Deploy your shield on the Core, where your own 3 stands",
            "Déployer votre bouclier sur le Noyau, où se trouve votre propre 3",
        ),
        (
            "shield (2,1)",
            "Deploy your shield on T13 at (2,1), which is unoccupied",
            "Déployer votre bouclier sur T13 en (2,1), inoccupé",
        ),
        (
            "destroy (2,2)",
            "Destroy T21 at (2,2), where Blue's 5 stands",
            "Détruire T21 en (2,2), où se trouve le 5 de la faction Bleue",
        ),
        (
            "empty (0,0)",
            "Empty the Core: your own 3 goes to the discard pile",
            "Vider le Noyau : votre propre 3 va à la défausse",
        ),
        (
            "empty (3,2)",
            "Empty T18 at (3,2): Violet's Cannon goes to the discard pile",
            "Vider T18 en (3,2) : le Canon de la faction Violette va à la défausse",
        ),
        ("empty (3,3)", "Empty T01 at (3,3), which is unoccupied", "Vider T01 en (3,3), inoccupé"),
        ("lift (3,3)", "Lift T01 at (3,3), which is unoccupied", "Soulever T01 en (3,3), inoccupé"),
        ("lift (2,2)", "Lift T21 at (2,2), with Blue's 5 on it", "Soulever T21 en (2,2), avec le 5 de la faction Bleue"),
        ("drop (1,1)", "Put the lifted terrain down at (1,1)", "Reposer le terrain soulevé en (1,1)"),
        ("decline", "Do not use the vehicle's power", "Ne pas utiliser le pouvoir du véhicule"),
    ];
    let game = ChromaticConflict::standard();
    for (action, en, fr) in cases {
        expect_action(&view, game.read_action(action).unwrap(), en, fr);
    }
}

#[test]
fn cc_place_3_a_shield_on_an_unoccupied_place_is_named() {
    let view = middle(&[("Core:o3+v", "Core+v")]);
    let (en, fr) = (
        "Place a 2 on the unoccupied Core: 1 gem, Empty zone, under Violet's shield",
        "Placer un 2 sur le Noyau inoccupé : 1 gemme, Zone vide, sous le bouclier de la faction Violette",
    );
    expect_action(&view, Action::Place { kind: Kind::Two, at: at(0, 0) }, en, fr);
}

#[test]
fn unfinished_business_is_named() {
    let game = ChromaticConflict::standard();
    let mut view = middle(&[]);
    let prompts = [
        (Asked::Faction, "Your turn: choose your faction", "À vous : choisissez votre faction"),
        (Asked::Action, "Your turn: choose an action (1 of 2)", "À vous : choisissez une action (1 sur 2)"),
        (Asked::Shield, "Your turn: choose a place for your shield", "À vous : choisissez où déployer votre bouclier"),
        (
            Asked::Power { kind: Kind::Ship },
            "Your turn: choose a terrain to destroy, or decline",
            "À vous : choisissez un terrain à détruire, ou renoncez",
        ),
        (
            Asked::Power { kind: Kind::Cannon },
            "Your turn: choose a place to empty, or decline",
            "À vous : choisissez un emplacement à vider, ou renoncez",
        ),
        (
            Asked::Power { kind: Kind::Crane },
            "Your turn: choose a terrain to move, or decline",
            "À vous : choisissez un terrain à déplacer, ou renoncez",
        ),
        (
            Asked::Drop { terrain: terrain("T05"), from: at(1, 0) },
            "Your turn: choose the new position of T05",
            "À vous : choisissez la nouvelle case de T05",
        ),
    ];
    for (asked, en, fr) in prompts {
        view.asked = asked;
        let [en_said, fr_said] = both(|lang| game.prompt(&view, lang));
        assert_eq!((en_said.as_str(), fr_said.replace('\u{a0}', " ").as_str()), (en, fr));
    }
    expect_action(&view, Action::Drop { at: at(1, 1) }, "Put T05 down at (1,1)", "Reposer T05 en (1,1)");
    view.asked = Asked::Power { kind: Kind::Crane };
    expect_action(&view, Action::Decline, "Do not use the Crane's power", "Ne pas utiliser le pouvoir de la Grue");
    view.asked = Asked::Action;
    view.viewer = None;
    assert_eq!(game.prompt(&view, Lang::En), "Orange: choose an action (1 of 2)");
    assert_eq!(game.prompt(&view, Lang::Fr), "Faction Orange\u{a0}: choisissez une action (1 sur 2)");
}

#[test]
fn cc_end_1_the_last_chromeca_is_announced() {
    let mut view = middle(&[]);
    (view.seats[2].chromecas, view.seats[2].pile) = (1, 0);
    let (en, fr) = (
        "Place a 2 on the unoccupied terrain T01 at (3,3): 3 gems, effect unknown; it is your last Chromeca and ends the game",
        "Placer un 2 sur le terrain inoccupé T01 en (3,3) : 3 gemmes, effet inconnu ; c'est votre dernier Chromeca et la fin de la partie",
    );
    expect_action(&view, Action::Place { kind: Kind::Two, at: at(3, 3) }, en, fr);
}

#[test]
fn outcomes_name_winners_points_and_the_reason() {
    let game = ChromaticConflict::standard();
    let mut view = middle(&[]);
    (view.seats[0].chromecas, view.seats[0].pile) = (0, 0);
    let outcome = |reason, winners: &[u8], points: [i16; 4]| {
        let winners: Seats = winners.iter().map(|&number| seat(number)).collect();
        let [a, b, c, d] = points;
        Outcome { seats: 4, reason, winners, ranks: [0; 8], points: [a, b, c, d, 0, 0, 0, 0] }
    };
    let cases = [
        (
            outcome("last-chromeca", &[2], [0, 12, 5, 4]),
            "Violet wins with 12 victory points. The game ended because Green placed the last of its Chromecas.",
            "La faction Violette gagne avec 12 points de victoire. Fin de partie : la faction Verte a placé son dernier Chromeca.",
        ),
        (
            outcome("stuck", &[2], [0, 12, 12, 4]),
            "Violet wins with 12 victory points, as many as Orange, but holds more places (5). \
             The game ended because nobody could do anything any more.",
            "La faction Violette gagne avec 12 points de victoire, autant que la faction Orange, mais tient plus d'emplacements (5). \
             Fin de partie : plus personne ne pouvait rien faire.",
        ),
        (
            outcome("limit", &[2, 3, 4], [0, 12, 12, 12]),
            "Shared victory: Violet, Orange and Blue, with 12 victory points and 5 places each. \
             The game ended because the limit of 120 turns was reached.",
            "Victoire partagée : la faction Violette, la faction Orange et la faction Bleue, avec 12 points de victoire et \
             5 emplacements chacune. Fin de partie : la limite de 120 tours est atteinte.",
        ),
    ];
    for (outcome, en, fr) in cases {
        let [en_said, fr_said] = both(|lang| game.outcome_words(&view, &outcome, lang));
        assert_eq!((en_said.as_str(), fr_said.replace('\u{a0}', " ").as_str()), (en, fr));
    }
}

//! What is chosen in secret stays so: Paint Brawl with the tactical bonus, in which seats take cards of their own piles.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

use arcade::{AnyGame, AnyTable, Lang, Seed, Viewer};
use paint_brawl::{Action, Level, PaintBrawl, Placing, Setup, State};
use serde_json::Value;
use stage::Picture;
use std::sync::Arc;
use tabletop::{Game as _, Notation as _, Rng, Table};

/// All that a viewer is shown of a table.
fn shown(table: &dyn AnyTable, viewer: Viewer) -> (Value, Vec<(Picture, String)>) {
    (table.view(viewer), Lang::ALL.into_iter().map(|lang| (table.draw(viewer, lang), table.prompt(viewer, lang))).collect())
}

/// A game with the tactical bonus, played at random; `look` sees every position before it is decided in.
fn play(seats: u8, seed: u64, mut look: impl FnMut(&Arc<PaintBrawl>, &Table<PaintBrawl>, &[Action], &mut Rng)) {
    let rules = Arc::new(PaintBrawl::standard());
    let setup = Setup { seats, level: Level::Advanced, tactical: Some(true), placing: Placing::Quick, ..Setup::default() };
    let mut table = Table::open(rules.clone(), setup, Seed::numbered(seed)).unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut legal = Vec::new();
    for _ in 0..300 {
        rules.legal_actions(table.state(), &mut legal);
        if legal.is_empty() {
            return;
        }
        look(&rules, &table, &legal, &mut rng);
        table.play(legal[rng.index(legal.len())]).unwrap();
    }
}

#[test]
fn nobody_else_can_tell_which_card_was_taken() {
    let (mut taken, mut differ) = (0, 0);
    for (number, seats) in (0_u64..).zip([2, 3, 4, 2, 3, 4]) {
        play(seats, number, |rules, table, legal, rng| {
            let Some(actor) = table.to_act().filter(|_| matches!(legal[0], Action::Take { .. })) else { return };
            let shelf = AnyGame::from(rules.clone());
            let open = |state: &State| shelf.resume(&rules.write_position(state), Seed::numbered(number)).unwrap();
            for viewer in Viewer::all(seats).filter(|viewer| !viewer.is(actor)) {
                let world = rules.resample(&rules.knowledge(table.state(), viewer), rng);
                for there in open(&world).options(Lang::En) {
                    for here in open(table.state()).options(Lang::En) {
                        let (mut truth, mut other) = (open(table.state()), open(&world));
                        assert_eq!(shown(&*truth, viewer), shown(&*other, viewer));
                        truth.play(&here.action).unwrap();
                        other.play(&there.action).unwrap();
                        let moment = truth.moment(1, viewer, Lang::En).unwrap();
                        assert_eq!(moment.action, None);
                        assert_eq!(Some(moment), other.moment(1, viewer, Lang::En), "{here:?} {there:?}");
                        assert_eq!(shown(&*truth, viewer), shown(&*other, viewer));
                        let own = truth.moment(1, Viewer::Seat(actor), Lang::En).unwrap();
                        assert!(own.happenings[0].words.contains(": "), "the seat itself is told: {own:?}");
                        assert_eq!(own.action.as_ref(), Some(&here.action));
                        taken += 1;
                        differ += u32::from(here != there);
                    }
                }
            }
        });
    }
    assert!(taken > 100 && differ > 100, "{taken} {differ}");
}

#[test]
fn what_is_no_secret_is_shown_to_everybody() {
    play(2, 9, |rules, table, legal, rng| {
        let action = legal[rng.index(legal.len())];
        let mut shelved = AnyGame::from(rules.clone()).resume(&rules.write_position(table.state()), Seed::numbered(1)).unwrap();
        shelved.play(&rules.write_action(action)).unwrap();
        for viewer in Viewer::all(2) {
            let open = !rules.is_secret(action) || table.to_act().is_some_and(|seat| viewer.is(seat));
            assert_eq!(shelved.moment(1, viewer, Lang::En).unwrap().action, open.then(|| rules.write_action(action)));
        }
    });
}

#[test]
fn events_are_told_with_the_table_as_it_is_after_them() {
    let game = AnyGame::named("paint-brawl").unwrap();
    let setup = game.setup([("placing", "quick"), ("matriarchs", "red")]).unwrap();
    let mut table = game.open(&setup, Seed::numbered(1)).unwrap();
    table.play("run j1 j9").unwrap();
    table.play("network a1 c2 d2").unwrap();
    let words = |number: usize, index: usize| {
        [Lang::En, Lang::Fr].map(|lang| table.moment(number, Viewer::Bystander, lang).unwrap().happenings[index].words.clone())
    };
    let [en, fr] = words(1, 0);
    assert_eq!(en, "Red declares Run: the Warrior runs from j1 to j9.");
    assert_eq!(fr, "Rouge annonce Course\u{a0}: le Guerrier court de j1 à j9.");
    let [en, fr] = words(2, 0);
    assert_eq!(en, "Red declares Network: the Matriarch on a1 paints c2, then d2.");
    assert_eq!(fr, "Rouge annonce Réseau\u{a0}: la Matriarche en a1 peint c2, puis d2.");
    assert_eq!(words(2, 1), ["Red paints c2.", "Rouge peint c2."]);
}

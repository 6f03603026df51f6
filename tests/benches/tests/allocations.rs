//! The hot loop allocates nothing, and a position is small: facts, not timings, so that they can be asserted.

#![allow(unsafe_code, reason = "a global allocator that counts can be written in no other way")]

use benches::{TABLES, Work, at_table, list, middles, open, play};
use chromatic_conflict::State;
use color_quest::ColorQuest;
use coraquest::CoraQuest;
use judgement::Judgement;
use paint_brawl::{Level, PaintBrawl, Scenario};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use tabletop::{Game, Rng, Viewer};

/// The system's allocator, counting what each thread asks for.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is going away has no counter any more, and is not measured.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: everything is passed on to the system's allocator as it came; counting neither allocates nor unwinds.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`, and the block came from the system's allocator.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`, and the block came from the system's allocator.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often this thread allocates meanwhile.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

#[test]
fn allocations_are_counted() {
    assert_eq!(allocations(|| drop(black_box(Box::new(1)))), 1);
    assert_eq!(
        allocations(|| {
            let mut list = black_box(vec![1]);
            list.reserve(100);
            drop(black_box(list));
        }),
        2
    );
    assert_eq!(allocations(|| ()), 0);
}

/// Listing, playing and cloning, so many games.
struct PlayAndClone(u64);

impl Work for PlayAndClone {
    type Out = (u32, u64);

    fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) -> (u32, u64) {
        let mut list = list();
        let mut decisions = 0;
        let mut opened: Vec<_> = (0..self.0).map(|seed| (open(game, setup, seed), Rng::stream(seed, 1))).collect();
        let asked = allocations(|| {
            for ((state, luck), choices) in &mut opened {
                loop {
                    let mut copy = black_box(state.clone());
                    let played = play(game, &mut copy, luck, choices, &mut list, 1);
                    decisions += played;
                    *state = copy;
                    if played == 0 {
                        break;
                    }
                }
            }
        });
        (decisions, asked)
    }
}

#[test]
fn listing_playing_and_cloning_allocate_nothing() {
    for table in TABLES {
        let games = match table.split(' ').next() {
            Some("chromatic-conflict") => 100,
            // Heroes that do anything soon fall.
            Some("coraquest") => 80,
            _ => 20,
        };
        let (decisions, asked) = at_table(table, PlayAndClone(games));
        assert!(decisions > 5000, "{table}: only {decisions} decisions");
        assert_eq!(asked, 0, "{table}, {decisions} decisions");
    }
}

struct ImagineAndJudge;

impl Work for ImagineAndJudge {
    type Out = u64;

    fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) -> u64 {
        let mut rng = Rng::stream(1, 1);
        let positions = middles(game, setup, 50);
        allocations(|| {
            for state in &positions {
                for viewer in Viewer::all(game.seats(state)) {
                    let knowledge = game.knowledge(state, viewer);
                    let world = game.resample(&knowledge, &mut rng);
                    black_box(game.evaluate(&world));
                }
            }
        })
    }
}

#[test]
fn imagining_and_judging_allocate_nothing() {
    for table in TABLES {
        assert_eq!(at_table(table, ImagineAndJudge), 0, "{table}");
    }
}

/// Every scenario, and the tables that seats set up themselves with everything switched on.
#[test]
fn no_table_of_paint_brawl_allocates() {
    let game = PaintBrawl::standard();
    let on = |level: Level| (level == Level::Advanced).then_some(true);
    for level in Level::ALL {
        for scenario in Scenario::ALL.into_iter().filter(|scenario| level != Level::Initiation || scenario.is_for_initiation()) {
            for seats in 2..=4 {
                let setup = paint_brawl::Setup {
                    seats,
                    level,
                    scenario,
                    infiltration: on(level),
                    tactical: on(level),
                    ..Default::default()
                };
                let (decisions, asked) = PlayAndClone(4).at(&game, &setup);
                assert!(decisions > 50, "{setup:?}: only {decisions} decisions");
                assert_eq!(asked, 0, "{setup:?}, {decisions} decisions");
            }
        }
    }
}

/// Every layout, set up by the seats.
#[test]
fn no_table_of_color_quest_allocates() {
    let game = ColorQuest::standard();
    for (layout, scenario) in game.layouts().iter().zip(color_quest::Scenario::ALL.into_iter().cycle()) {
        let setup = color_quest::Setup { scenario, layout: layout.name.clone(), ..Default::default() };
        let (decisions, asked) = PlayAndClone(4).at(&game, &setup);
        assert!(decisions > 500, "{setup:?}: only {decisions} decisions");
        assert_eq!(asked, 0, "{setup:?}, {decisions} decisions");
    }
}

/// Every quest, short and long, set up by the seats.
#[test]
fn no_table_of_coraquest_allocates() {
    let game = CoraQuest::standard();
    for (number, quest) in game.pieces().quests().iter().enumerate() {
        let length = if number % 2 == 0 { coraquest::Length::Normal } else { coraquest::Length::Long };
        let setup = coraquest::Setup { seats: 2, keeper: true, quest: quest.id.to_string(), length, ..Default::default() };
        let (decisions, asked) = PlayAndClone(6).at(&game, &setup);
        assert!(decisions > 200, "{setup:?}: only {decisions} decisions");
        assert_eq!(asked, 0, "{setup:?}, {decisions} decisions");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 1024, "a position has {} bytes", size_of::<State>());
    let bytes = size_of::<dark_threat::State>();
    assert!(bytes <= 1024, "a position of Dark Threat has {bytes} bytes");
    let bytes = size_of::<color_quest::State>();
    assert!(bytes <= 2048, "a position of Color Quest has {bytes} bytes");
    let bytes = size_of::<coraquest::State>();
    assert!(bytes <= 4096, "a position of CoraQuest has {bytes} bytes");
}

//! The hot loop allocates nothing, and a position is small: facts, not timings, so that they can be asserted.

#![allow(unsafe_code, reason = "a global allocator that counts can be written in no other way")]

use benches::{list, middles, open, play};
use chromatic_conflict::{ChromaticConflict, State};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use tabletop::{Game, Judgement, Rng, Viewer};

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

#[test]
fn listing_playing_and_cloning_allocate_nothing() {
    let game = ChromaticConflict::standard();
    let mut list = list();
    for seats in [3, 4] {
        let mut decisions = 0;
        let asked = allocations(|| {
            for seed in 0..100 {
                let (start, mut luck) = open(&game, seats, seed);
                let mut choices = Rng::stream(seed, 1);
                let mut state = start.clone();
                loop {
                    let mut copy = black_box(state.clone());
                    let played = play(&game, &mut copy, &mut luck, &mut choices, &mut list, 1);
                    decisions += played;
                    state = copy;
                    if played == 0 {
                        break;
                    }
                }
            }
        });
        assert!(decisions > 5000, "only {decisions} decisions");
        assert_eq!(asked, 0, "{seats} seats, {decisions} decisions");
    }
}

#[test]
fn imagining_and_judging_allocate_nothing() {
    let game = ChromaticConflict::standard();
    let mut rng = Rng::stream(1, 1);
    for seats in [3, 4] {
        let positions = middles(&game, seats, 50);
        let asked = allocations(|| {
            for state in &positions {
                for viewer in Viewer::all(seats) {
                    let knowledge = game.knowledge(state, viewer);
                    let world = game.resample(&knowledge, &mut rng);
                    black_box(game.evaluate(&world));
                }
            }
        });
        assert_eq!(asked, 0, "{seats} seats");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 1024, "a position has {} bytes", size_of::<State>());
}

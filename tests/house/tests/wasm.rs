//! The same seed gives the same game, and the same choices of bots, on this machine and in WebAssembly.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use wasmi::{Engine, Instance, Linker, Module, Store};

const TARGET: &str = "wasm32-unknown-unknown";

/// The module, compiled by a cargo of its own, once for all tests.
static MODULE: LazyLock<Module> = LazyLock::new(|| Module::new(&Engine::default(), std::fs::read(compile()).unwrap()).unwrap());

/// The module at work.
struct Guest {
    store: Store<()>,
    instance: Instance,
}

impl Guest {
    fn new() -> Guest {
        let engine = MODULE.engine();
        let mut store = Store::new(engine, ());
        let instance = Linker::new(engine).instantiate_and_start(&mut store, &MODULE).unwrap();
        Guest { store, instance }
    }
}

/// What the module answers to these numbers.
macro_rules! ask {
    ($guest:expr, $name:ident($($number:expr),+)) => {{
        let guest = &mut *$guest;
        let there = guest.instance.get_typed_func::<_, u64>(&guest.store, stringify!($name)).unwrap();
        there.call(&mut guest.store, ($($number,)+)).unwrap()
    }};
}

/// Builds the module in a target folder of its own: a cargo that waits for the one that runs this test would wait for
/// ever. What that one has set for itself (flags for this machine's processor, for instance) is none of its business.
fn compile() -> PathBuf {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm-guest");
    let mut cargo = Command::new(env!("CARGO"));
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        let kept = ["CARGO_HOME", "CARGO_BUILD_JOBS", "CARGO_NET_OFFLINE", "CARGO_TERM_COLOR", "CARGO_MAKEFLAGS"];
        if (name.starts_with("CARGO_") && !kept.contains(&&*name)) || name.starts_with("RUSTC") || name == "RUSTFLAGS" {
            cargo.env_remove(&name);
        }
    }
    cargo.current_dir(house).args(["build", "--quiet", "--locked", "--package", "house-wasm", "--profile", "guest"]);
    let built = cargo.args(["--target", TARGET, "--target-dir"]).arg(&folder).output().unwrap();
    assert!(
        built.status.success(),
        "the module cannot be built; if the target is missing: rustup target add {TARGET}\n{}",
        String::from_utf8_lossy(&built.stderr)
    );
    folder.join(TARGET).join("guest").join("house_wasm.wasm")
}

/// Chromatic Conflict: whole games and choices.
#[test]
fn chromatic_conflict_is_the_same_in_webassembly() {
    let guest = &mut Guest::new();
    for seed in 0..16u64 {
        for seats in [3u32, 4] {
            let here = house_wasm::khroma_play(seed, seats);
            assert_ne!(here, house_wasm::REFUSED);
            assert_eq!(ask!(guest, khroma_play(seed, seats)), here, "the game with seed {seed} and {seats} seats");
        }
    }
    assert_eq!(ask!(guest, khroma_play(1u64, 5u32)), house_wasm::REFUSED);
    assert_ne!(house_wasm::khroma_play(1, 3), house_wasm::khroma_play(2, 3));
    for seed in 0..2u64 {
        for (seats, judged) in [(3u32, 1u32), (4, 1), (4, 0)] {
            let here = house_wasm::khroma_choose(seed, seats, judged, 50);
            let there = ask!(guest, khroma_choose(seed, seats, judged, 50u32));
            assert_eq!(there, here, "the choices with seed {seed} and {seats} seats, judged: {judged}");
        }
    }
}

/// Paint Brawl on every level, scenario and number of seats, some decisions of each: its games are long.
#[test]
fn paint_brawl_is_the_same_in_webassembly() {
    let guest = &mut Guest::new();
    for level in 0..3u32 {
        for scenario in 1..=if level == 0 { 2u32 } else { 5 } {
            for seats in 2..=4u32 {
                let seed = u64::from(scenario + seats);
                let here = house_wasm::khroma_brawl(seed, seats, level, scenario, 40);
                let there = ask!(guest, khroma_brawl(seed, seats, level, scenario, 40u32));
                assert_ne!(here, house_wasm::REFUSED);
                assert_eq!(there, here, "seed {seed}, {seats} seats, level {level}, scenario {scenario}");
            }
        }
    }
    // One whole game, and what cannot be played.
    let here = house_wasm::khroma_brawl(4, 3, 2, 1, u32::MAX);
    assert_eq!(ask!(guest, khroma_brawl(4u64, 3u32, 2u32, 1u32, u32::MAX)), here);
    for (seats, level, scenario) in [(5u32, 1u32, 1u32), (2, 3, 1), (2, 1, 6), (2, 0, 3)] {
        assert_eq!(house_wasm::khroma_brawl(1, seats, level, scenario, 9), house_wasm::REFUSED);
        assert_eq!(ask!(guest, khroma_brawl(1u64, seats, level, scenario, 9u32)), house_wasm::REFUSED);
    }
    for (seats, level, scenario) in [(2u32, 1u32, 1u32), (3, 2, 3), (4, 2, 5)] {
        let here = house_wasm::khroma_brawl_choose(2, seats, level, scenario, 20);
        let there = ask!(guest, khroma_brawl_choose(2u64, seats, level, scenario, 20u32));
        assert_eq!(there, here, "the choices with {seats} seats, level {level}, scenario {scenario}");
    }
}

/// Dark Threat on every pair of levels, some decisions of each, and two whole games.
#[test]
fn dark_threat_is_the_same_in_webassembly() {
    let guest = &mut Guest::new();
    for (number, (gaia, kaos)) in (0..3u32).flat_map(|gaia| (0..3u32).map(move |kaos| (gaia, kaos))).enumerate() {
        for seats in [2u32, 4] {
            let (seed, layout) = (number as u64 + u64::from(seats) / 4, number as u32 % 7);
            let here = house_wasm::khroma_dark(seed, seats, gaia, kaos, layout, 30);
            let there = ask!(guest, khroma_dark(seed, seats, gaia, kaos, layout, 30u32));
            assert_ne!(here, house_wasm::REFUSED);
            assert_eq!(there, here, "seed {seed}, {seats} seats, levels {gaia} and {kaos}, layout {layout}");
        }
    }
    for (seats, gaia, kaos, layout) in [(2u32, 1u32, 2u32, 4u32), (4, 2, 0, 0)] {
        let here = house_wasm::khroma_dark_choose(2, seats, gaia, kaos, layout, 8);
        let there = ask!(guest, khroma_dark_choose(2u64, seats, gaia, kaos, layout, 8u32));
        assert_ne!(here, house_wasm::REFUSED);
        assert_eq!(there, here, "the choices with {seats} seats, levels {gaia} and {kaos}, layout {layout}");
    }
    for (seed, seats) in [(3u64, 2u32), (6, 4)] {
        let here = house_wasm::khroma_dark(seed, seats, 1, 1, 0, u32::MAX);
        assert_eq!(ask!(guest, khroma_dark(seed, seats, 1u32, 1u32, 0u32, u32::MAX)), here);
    }
    for (seats, gaia, kaos, layout) in [(3u32, 1u32, 1u32, 1u32), (2, 3, 1, 1), (2, 1, 3, 1), (2, 1, 1, 7)] {
        assert_eq!(house_wasm::khroma_dark(1, seats, gaia, kaos, layout, 9), house_wasm::REFUSED);
        assert_eq!(ask!(guest, khroma_dark(1u64, seats, gaia, kaos, layout, 9u32)), house_wasm::REFUSED);
    }
}

/// Color Quest in every scenario on every layout, some decisions of each.
#[test]
fn color_quest_is_the_same_in_webassembly() {
    let guest = &mut Guest::new();
    for (scenario, layout) in (0..4u32).flat_map(|scenario| (0..6u32).map(move |layout| (scenario, layout))) {
        let seed = u64::from(scenario + 3 * layout);
        let here = house_wasm::khroma_quest(seed, scenario, layout, 60);
        assert_ne!(here, house_wasm::REFUSED);
        assert_eq!(ask!(guest, khroma_quest(seed, scenario, layout, 60u32)), here, "scenario {scenario}, layout {layout}");
    }
    let here = house_wasm::khroma_quest(2, 2, 0, 400);
    assert_eq!(ask!(guest, khroma_quest(2u64, 2u32, 0u32, 400u32)), here);
    for (scenario, layout) in [(4u32, 0u32), (0, 6)] {
        assert_eq!(house_wasm::khroma_quest(1, scenario, layout, 9), house_wasm::REFUSED);
        assert_eq!(ask!(guest, khroma_quest(1u64, scenario, layout, 9u32)), house_wasm::REFUSED);
    }
}

/// CoraQuest in every quest, with and without a Keeper, some decisions of each.
#[test]
fn coraquest_is_the_same_in_webassembly() {
    let guest = &mut Guest::new();
    for quest in 0..10u32 {
        let (seed, seats) = (u64::from(quest / 2), quest % 4 + 1);
        let here = house_wasm::khroma_cora(seed, quest, seats, 60);
        assert_ne!(here, house_wasm::REFUSED);
        assert_eq!(ask!(guest, khroma_cora(seed, quest, seats, 60u32)), here, "quest {quest}, {seats} seats of heroes");
    }
    let here = house_wasm::khroma_cora_choose(2, 0, 1, 8);
    assert_ne!(here, house_wasm::REFUSED);
    assert_eq!(ask!(guest, khroma_cora_choose(2u64, 0u32, 1u32, 8u32)), here);
    for (quest, seats) in [(10u32, 1u32), (0, 6)] {
        assert_eq!(house_wasm::khroma_cora(2, quest, seats, 9), house_wasm::REFUSED);
        assert_eq!(ask!(guest, khroma_cora(2u64, quest, seats, 9u32)), house_wasm::REFUSED);
    }
}

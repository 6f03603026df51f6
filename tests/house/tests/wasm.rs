//! The same seed gives the same game, and the same choices of bots, on this machine and in WebAssembly.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;
use wasmi::{Engine, Instance, Linker, Module, Store, TypedFunc};

const TARGET: &str = "wasm32-unknown-unknown";

/// The module, compiled by a cargo of its own.
struct Guest {
    store: Store<()>,
    instance: Instance,
}

impl Guest {
    fn build() -> Guest {
        let bytes = std::fs::read(compile()).unwrap();
        let engine = Engine::default();
        let module = Module::new(&engine, &bytes).unwrap();
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module).unwrap();
        Guest { store, instance }
    }

    fn play(&mut self, seed: u64, seats: u32) -> u64 {
        let play: TypedFunc<(u64, u32), u64> = self.instance.get_typed_func(&self.store, "khroma_play").unwrap();
        play.call(&mut self.store, (seed, seats)).unwrap()
    }

    fn choose(&mut self, seed: u64, seats: u32, judged: bool, iterations: u32) -> u64 {
        let choose: TypedFunc<(u64, u32, u32, u32), u64> = self.instance.get_typed_func(&self.store, "khroma_choose").unwrap();
        choose.call(&mut self.store, (seed, seats, judged.into(), iterations)).unwrap()
    }
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

#[test]
fn games_and_choices_are_the_same_in_webassembly() {
    let mut guest = Guest::build();
    for seed in 0..16 {
        for seats in [3, 4] {
            let here = house_wasm::khroma_play(seed, seats);
            assert_ne!(here, house_wasm::REFUSED);
            assert_eq!(guest.play(seed, seats), here, "the game with seed {seed} and {seats} seats");
        }
    }
    assert_eq!(guest.play(1, 5), house_wasm::REFUSED);
    assert_ne!(house_wasm::khroma_play(1, 3), house_wasm::khroma_play(2, 3));
    for seed in 0..2 {
        for (seats, judged) in [(3, true), (4, true), (4, false)] {
            let here = house_wasm::khroma_choose(seed, seats, judged.into(), 50);
            let there = guest.choose(seed, seats, judged, 50);
            assert_eq!(there, here, "the choices with seed {seed} and {seats} seats, judged: {judged}");
        }
    }
}

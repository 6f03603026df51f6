//! See `fuzzing::choices`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::choices::<coraquest::CoraQuest>(data);
});

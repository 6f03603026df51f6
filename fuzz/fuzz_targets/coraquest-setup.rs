//! See `fuzzing::setup`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::setup::<coraquest::CoraQuest>(data);
});

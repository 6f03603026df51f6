//! See `fuzzing::content`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::content::<coraquest::CoraQuest>(data);
});

//! See `fuzzing::action`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::action::<coraquest::CoraQuest>(data);
});

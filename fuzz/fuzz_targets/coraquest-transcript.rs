//! See `fuzzing::transcript`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::transcript::<coraquest::CoraQuest>(data);
});

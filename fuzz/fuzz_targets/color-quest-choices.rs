//! See `fuzzing::choices`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::choices::<color_quest::ColorQuest>(data);
});

//! See `fuzzing::content`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::content::<color_quest::ColorQuest>(data);
});

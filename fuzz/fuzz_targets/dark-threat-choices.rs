//! See `fuzzing::choices`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::choices::<dark_threat::DarkThreat>(data);
});

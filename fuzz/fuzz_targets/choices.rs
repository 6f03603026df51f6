//! See `fuzzing::choices`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::choices::<chromatic_conflict::ChromaticConflict>(data);
});

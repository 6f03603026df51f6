//! See `fuzzing::message`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::message(data);
});

//! See `fuzzing::pack`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::pack(data);
});

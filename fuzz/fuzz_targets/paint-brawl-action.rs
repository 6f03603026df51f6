//! See `fuzzing::action`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzzing::action::<paint_brawl::PaintBrawl>(data);
});

//! Files are compressed as hard as it goes: once here, instead of at every request.

use assemble::File;
use brotli::enc::BrotliEncoderParams;
use std::error::Error;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Each file compressed, if that is worth while. Several threads share the work: when the page is compressed, little else is left
/// to build.
pub(crate) fn all(files: &[File]) -> Result<Vec<Option<Vec<u8>>>, Box<dyn Error>> {
    let next = AtomicUsize::new(0);
    let work = || -> io::Result<Vec<(usize, Option<Vec<u8>>)>> {
        let mine = std::iter::from_fn(|| {
            let at = next.fetch_add(1, Ordering::Relaxed);
            files.get(at).map(|file| Ok((at, one(&file.bytes)?)))
        });
        mine.collect()
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let done = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().map(|thread| thread.join()).collect::<Vec<_>>()
    });
    let mut compressed = vec![None; files.len()];
    for part in done {
        for (at, file) in part.map_err(|_| "compressing files panicked")?? {
            compressed[at] = file;
        }
    }
    Ok(compressed)
}

fn one(bytes: &[u8]) -> io::Result<Option<Vec<u8>>> {
    let how = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &how)?;
    Ok((compressed.len() < bytes.len()).then_some(compressed))
}

//! What each file of the page weighs, and what comes over the network at the first visit.

fn main() {
    for file in page::FILES {
        println!("{:>9} {:>9}  {}", file.bytes.len(), file.sent(), file.path);
    }
    let needed = page::first_load();
    let weight = |files: &[&page::File]| files.iter().map(|file| file.sent()).sum::<usize>();
    println!("first load: {} files, {} bytes", needed.len(), weight(&needed));
    for (module, _) in page::CHUNKS {
        let chunk = page::chunk(module);
        println!("{module}: {} more files, {} bytes", chunk.len(), weight(&chunk));
    }
}

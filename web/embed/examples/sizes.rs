//! What each file of the page weighs, and what comes over the network at the first visit.

fn main() {
    for file in page::FILES {
        println!("{:>9} {:>9}  {}", file.bytes.len(), file.sent(), file.path);
    }
    let needed = page::first_load();
    println!("first load: {} files, {} bytes", needed.len(), needed.iter().map(|file| file.sent()).sum::<usize>());
}

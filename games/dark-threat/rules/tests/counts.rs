//! Trees of positions, counted twice: by the legal lists, and by everything that passes `check`. `BLESS=1` rewrites the
//! numbers in `tests/counts`.

use dark_threat::DarkThreat;

#[test]
fn the_trees_of_the_start_and_of_tricky_positions_have_as_many_leaves_as_ever() {
    let folder = golden::folder(env!("CARGO_MANIFEST_DIR"), "counts");
    let files = golden::files(&folder);
    assert!(files.len() >= 70, "there are only {} files", files.len());
    let wrong = golden::count_again(&DarkThreat::standard(), &folder);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

//! Trees of positions, counted twice. `BLESS=1` rewrites the numbers in `tests/counts`.

mod golden;

use chromatic_conflict::ChromaticConflict;
use tabletop::laws::recount;

#[test]
fn the_trees_of_the_start_and_of_tricky_positions_have_as_many_leaves_as_ever() {
    let game = ChromaticConflict::standard();
    let files = golden::files(&golden::folder("counts"));
    assert!(files.len() >= 20, "there are only {} files", files.len());
    let mut wrong = Vec::new();
    for path in files {
        let text = golden::read(&path);
        let fresh = recount(&game, &text).map_err(|message| format!("{}: {message}", path.display()));
        wrong.extend(fresh.and_then(|fresh| golden::compare(&path, &fresh, "BLESS")).err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

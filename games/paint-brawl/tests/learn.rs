//! The page on how to play is true: its positions can be read.

use golden::learn_page;
use paint_brawl::PaintBrawl;

const LEARN: &str = include_str!("../../../web/content/learn/paint-brawl.toml");

#[test]
fn the_page_on_how_to_play_can_be_drawn() {
    let wrong = learn_page(&PaintBrawl::standard(), LEARN);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

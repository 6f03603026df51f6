//! What users draw of their figures travels with a pack, and is checked like the rest of it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::workshop::{codes, game, survey};
use serde_json::{Value, json};
use stage::{Draft, Workshop};
use tabletop::{Game, PackFile};
use texts::Lang;

#[test]
fn cr_cust_6_what_is_missing_in_both_languages_is_told_once() {
    let hero = game().blank("hero", &[]).unwrap();
    let found = survey(&[hero]).reasons;
    assert_eq!((codes(&found), &*found[0].path), (vec!["H03"], "/name"));
    assert!(found[0].detail.contains("'en'") && found[0].detail.contains("'fr'"), "{}", found[0].detail);
}

#[test]
fn cr_cust_1_drawings_travel_with_a_pack_and_are_checked() {
    let mut hero = game().blank("hero", &[]).unwrap();
    hero.set("/name/en", json!("Bee"));
    let stroke = stage::Stroke { paint: 4, width: 40, filled: true, points: vec![(10, 20), (500, 600), (900, 30)] };
    let sketch = stage::Sketch::Strokes(vec![stroke; 3]);
    let drafts = [hero.clone(), sketch.draft("hero-hero_1")];
    let found = survey(&drafts);
    assert_eq!(found.reasons, [], "{}", found.text);
    let again = game().unpack(&[PackFile::new("mine.pack.toml", &found.text)]).unwrap();
    assert_eq!(again.iter().find_map(stage::Sketch::of_draft), Some(("hero-hero_1", sketch)));
    assert_eq!(survey(&again).text, found.text);
    // Each fault is refused with its line, and nothing of the pack is played with.
    let with = |drawing: Value| {
        let draft = Draft { sort: "drawing".to_owned(), body: drawing };
        let found = survey(&[hero.clone(), draft]);
        let reasons = found.reasons.iter().map(|reason| (reason.code.clone(), reason.path.clone())).collect::<Vec<_>>();
        assert!(game().with_packs(&[PackFile::new("mine.pack.toml", &found.text)]).is_err(), "{}", found.text);
        reasons
    };
    let one = |code: &str, path: &str| vec![(code.to_owned(), path.to_owned())];
    let of = "hero-hero_1";
    assert_eq!(with(json!({ "of": "hero-nobody", "ready": "hero-spear" })), one("D02", "/of"));
    assert_eq!(with(json!({ "of": of, "ready": "<svg onload=x>" })), one("D03", "/ready"));
    assert_eq!(with(json!({ "of": of, "strokes": ["0 40 1,1", "0 40 1,1 9999,1"] })), one("D03", "/strokes/1"));
    assert_eq!(with(json!({ "of": of, "strokes": ["0 40 1,1", 7] })), one("D01", "/strokes/1"));
    assert_eq!(with(json!({ "of": of, "strokes": vec!["0 40 1,1"; 301] })), one("D03", "/strokes/300"));
    assert_eq!(with(json!({ "of": of, "svg": "<svg/>", "ready": "hero-spear" })), one("D01", "/svg"));
    assert_eq!(with(json!({ "of": of }))[0].0, "D01");
    let long = format!("0 40 1,1{}", " 0,1".repeat(500));
    assert_eq!(with(json!({ "of": of, "strokes": vec![long; 12] }))[0].0, "D03");
    let twice = game().survey("mine.pack.toml", &[hero, again[1].clone(), again[1].clone()], Lang::Fr).reasons;
    assert_eq!((codes(&twice), twice[0].words.is_empty()), (vec!["D02"], false));
}

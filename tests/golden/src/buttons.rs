//! Buttons: all words by which anything is done, and their texts in both languages.

use crate::sentences::RECORDED;
use crate::{blemish, compare, folder};
use stage::{Show, Touch};
use std::collections::BTreeSet;
use tabletop::Viewer;
use texts::Lang;

/// All words by which any action that can be written at this position is done.
#[must_use]
pub fn keys<G: Show<S>, S>(game: &G, state: &G::State) -> BTreeSet<&'static str> {
    let mut all = Vec::new();
    game.candidate_actions(state, &mut all);
    let view = game.view(state, Viewer::Bystander);
    let touches = all.into_iter().flat_map(|action| game.touches(&view, action));
    touches.filter_map(|touch| if let Touch::Verb(verb) = touch { Some(verb) } else { None }).collect()
}

/// Compares the texts of buttons with the file `tests/show/verbs.txt` of the crate whose manifest is in `crate_folder`.
///
/// # Panics
/// If they differ, unless `BLESS=1` rewrites the file; if a button lacks a text or has it in one language only.
#[track_caller]
pub fn compare_buttons<G: Show<S>, S>(game: &G, crate_folder: &str, keys: impl IntoIterator<Item = &'static str>) {
    let mut text = String::new();
    for key in keys {
        let said = Lang::ALL.map(|lang| {
            let verb = game.verb(key, lang);
            for text in [&verb.name, &verb.words] {
                assert_eq!(blemish(text, lang), None, "'{text}'");
            }
            assert!(verb.words.ends_with('.'), "{}", verb.words);
            assert_eq!(verb.key, key);
            verb
        });
        assert!(said.iter().all(|verb| verb.look == said[0].look), "{key} is drawn alike in every language");
        let [en, fr] = RECORDED.map(|lang| &said[lang as usize]);
        assert_ne!(en.words, fr.words);
        let cost: Vec<&str> = en.cost.iter().map(|(look, _)| *look).collect();
        let cost = if cost.is_empty() { String::new() } else { format!(" [{}]", cost.join(" ")) };
        text += &format!("{key}: {}{cost}\n    {}: {}\n    {}: {}\n", en.look, en.name, en.words, fr.name, fr.words);
    }
    let path = folder(crate_folder, "show").join("verbs.txt");
    assert_eq!(compare(&path, &text, "BLESS"), Ok(()));
}

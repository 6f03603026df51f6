//! Drafts, which a workshop fills in.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use serde_json::{Value, json};
use stage::Draft;

fn draft(body: Value) -> Draft {
    Draft { sort: "hero".to_owned(), body }
}

#[test]
fn a_value_is_put_where_nothing_was() {
    let mut draft = draft(json!({}));
    draft.set("/name/en", json!("Bee"));
    draft.add("/rule", json!({ "when": "start" }));
    draft.add("/rule", json!({ "when": "check" }));
    draft.set("/rule/1/do", json!([]));
    assert_eq!(draft.body, json!({ "name": { "en": "Bee" }, "rule": [{ "when": "start" }, { "when": "check", "do": [] }] }));
    assert_eq!((draft.text("/name/en"), draft.text("/rule"), draft.text("/nowhere")), ("Bee", "", ""));
}

#[test]
fn what_cannot_be_done_changes_nothing() {
    let body = json!({ "name": "Bee", "rule": [1, 2] });
    let mut draft = draft(body.clone());
    draft.set("/rule/7", json!(3));
    draft.set("/rule/x", json!(3));
    draft.set("/name/en", json!("Wasp"));
    draft.take("/rule/9");
    draft.take("/nowhere/else");
    draft.raise("/rule/0");
    draft.raise("/rule/5");
    draft.add("/name", json!(1));
    assert_eq!(draft.body, body);
}

#[test]
fn things_of_a_list_are_taken_away_and_moved() {
    let mut draft = draft(json!({ "rule": ["a", "b", "c"], "counters": { "x": 1 } }));
    draft.raise("/rule/2");
    draft.take("/rule/0");
    draft.take("/counters/x");
    assert_eq!(draft.body, json!({ "rule": ["c", "b"], "counters": {} }));
}

//! A quest as boxes and arrows: what causes what, and how it ends.

use super::form::Making;
use super::phrase;
use super::quest::{effect_words, moment, story_letters};
use serde_json::Value;
use stage::{Chart, ChartBox};

/// The columns: causes, rules and actions, what they count and bring, endings.
pub(super) fn chart(making: &Making<'_>) -> Chart {
    let mut chart = Chart::default();
    let entries = |key: &str| making.draft.at(&format!("/{key}")).and_then(Value::as_array).cloned().unwrap_or_default();
    let mut doers = Vec::new();
    for (key, sort) in [("rule", "rule"), ("action", "action")] {
        for (place, value) in entries(key).iter().enumerate() {
            let path = format!("/{key}/{place}");
            let text = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default();
            let (cause, title) = match key {
                "rule" => (moment(making, text("when")), moment(making, text("when"))),
                _ => (text("at").to_owned(), phrase(value.get("label"), making.lang).to_owned()),
            };
            let cause = if key == "rule" { cause } else { cause.split(':').nth(1).unwrap_or_default().to_owned() };
            let lines =
                value.get("do").and_then(Value::as_array).into_iter().flatten().map(|effect| effect_words(making, effect));
            let at = chart.put(sort, 1, title, lines.collect(), path);
            doers.push((at, cause, value.clone()));
        }
    }
    // A card is the cause of what happens on it; other moments stand in the rules themselves.
    for pile in story_letters(making) {
        let at = chart.put("cause", 0, making.say(msg!("chart-card", card = pile.clone())), Vec::new(), String::new());
        for (doer, cause, value) in &doers {
            let when = value.get("when").and_then(Value::as_str).unwrap_or_default();
            if *cause == pile || when.split(':').nth(1) == Some(&pile) {
                chart.arrows.push((at, *doer));
            }
        }
    }
    let counters = making.draft.at("/counters").and_then(Value::as_object).cloned().unwrap_or_default();
    for name in counters.keys() {
        let label = phrase(making.draft.at(&format!("/labels/{name}")), making.lang);
        let title = if label.is_empty() { name } else { label };
        let at = chart.put("count", 2, title.to_owned(), Vec::new(), format!("/counters/{name}"));
        for (doer, _, value) in &doers {
            if mentions(value.get("do"), &|effect| effect.get("count").and_then(Value::as_str) == Some(name)) {
                chart.arrows.push((*doer, at));
            }
            let needs = ["if", "any"].iter().filter_map(|key| value.get(*key)).any(|list| names(list, name));
            if needs {
                chart.arrows.push((at, *doer));
            }
        }
    }
    for key in ["win", "lose"] {
        let title = making.say(msg!("chart" / key));
        for (place, value) in entries(key).iter().enumerate() {
            let conditions: Vec<String> = ["if", "any"]
                .iter()
                .filter_map(|key| value.get(*key).and_then(Value::as_array))
                .flatten()
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect();
            let at = chart.put(key, 3, title.clone(), conditions, format!("/{key}/{place}"));
            let counts: Vec<(usize, String)> = chart
                .boxes
                .iter()
                .enumerate()
                .filter(|(_, other)| other.sort == "count")
                .map(|(place, other)| (place, other.path.trim_start_matches("/counters/").to_owned()))
                .collect();
            let arrows = counts
                .iter()
                .filter(|(_, name)| ["if", "any"].iter().filter_map(|key| value.get(*key)).any(|list| names(list, name)));
            chart.arrows.extend(arrows.map(|(place, _)| (*place, at)));
            // A boss that must be defeated is brought by some rule.
            for (doer, _, doing) in &doers {
                let brings = |effect: &Value| {
                    effect
                        .get("spawn")
                        .and_then(Value::as_str)
                        .is_some_and(|kind| value.to_string().contains(&format!("defeated.{kind}")))
                        || effect
                            .get("give")
                            .and_then(Value::as_str)
                            .is_some_and(|item| value.to_string().contains(&format!(".{item}")))
                };
                if mentions(doing.get("do"), &brings) {
                    chart.arrows.push((*doer, at));
                }
            }
        }
        let direct: Vec<usize> = doers
            .iter()
            .filter(|(_, _, value)| mentions(value.get("do"), &|effect| effect.get(key).is_some()))
            .map(|(at, ..)| *at)
            .collect();
        if !direct.is_empty() {
            let at = chart.put(key, 3, title, Vec::new(), String::new());
            chart.arrows.extend(direct.into_iter().map(|doer| (doer, at)));
        }
    }
    chart.arrows.sort_unstable();
    chart.arrows.dedup();
    chart
}

/// Whether an effect of a list, or inside one of them, is such a one.
fn mentions(list: Option<&Value>, such: &dyn Fn(&Value) -> bool) -> bool {
    list.and_then(Value::as_array).into_iter().flatten().any(|effect| {
        such(effect)
            || ["pass", "fail", "then", "else", "do"].iter().any(|key| mentions(effect.get(*key), such))
            || mentions(effect.get("choice"), such)
    })
}

/// Whether a condition of a list speaks of a counter.
fn names(list: &Value, counter: &str) -> bool {
    let conditions = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    conditions.flat_map(str::split_whitespace).any(|word| word == counter)
}

trait Drawing {
    fn put(&mut self, sort: &str, column: usize, title: String, lines: Vec<String>, path: String) -> usize;
}

impl Drawing for Chart {
    fn put(&mut self, sort: &str, column: usize, title: String, lines: Vec<String>, path: String) -> usize {
        self.boxes.push(ChartBox { sort: sort.to_owned(), column, title, lines, path });
        self.boxes.len() - 1
    }
}

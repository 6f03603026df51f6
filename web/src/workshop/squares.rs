//! Squares that each show a sign: a room, seen from above.

use super::bench::Bench;
use arcade::Choosable;
use leptos::prelude::*;
use serde_json::{Value, json};

/// The squares. One chooses what to put, then touches squares; a square that shows it already gets what comes next.
#[component]
pub(super) fn SquaresView(bench: Bench, place: StoredValue<String>, signs: Vec<Choosable>) -> impl IntoView {
    let brush = RwSignal::new(signs.get(1).or(signs.first()).map(|sign| sign.value.clone()).unwrap_or_default());
    let signs = StoredValue::new(signs);
    let rows = move || -> Vec<Vec<char>> {
        let value = bench.value(&place.get_value()).and_then(|value| value.as_array().cloned()).unwrap_or_default();
        (0..3)
            .map(|row| {
                let text = value.get(row).and_then(Value::as_str).unwrap_or("...");
                let mut signs: Vec<char> = text.chars().collect();
                signs.resize(3, '.');
                signs
            })
            .collect()
    };
    let name_of = move |sign: char| {
        signs
            .with_value(|signs| signs.iter().find(|one| one.value == sign.to_string()).map(|one| one.name.clone()))
            .unwrap_or_default()
    };
    let put = move |row: usize, column: usize| {
        let mut now = untrack(rows);
        let wanted = brush.get_untracked().chars().next().unwrap_or('.');
        let all: Vec<char> = signs.with_value(|signs| signs.iter().filter_map(|sign| sign.value.chars().next()).collect());
        let next = |sign: char| all.iter().position(|&other| other == sign).map_or('.', |at| all[(at + 1) % all.len()]);
        let Some(square) = now.get_mut(row).and_then(|row| row.get_mut(column)) else { return };
        *square = if *square == wanted { next(wanted) } else { wanted };
        let texts: Vec<String> = now.iter().map(|row| row.iter().collect()).collect();
        bench.set(&place.get_value(), json!(texts));
    };
    let squares = (0..9).map(|at| {
        let (row, column) = (at / 3, at % 3);
        let sign = move || rows()[row][column];
        // Named as on a board: columns a to c, rows from below.
        let square = format!("{}{}", ['a', 'b', 'c'][column], 3 - row);
        let mark = move || match sign() {
            '#' | '.' => String::new(),
            'C' => "▣".to_owned(),
            '*' => "★".to_owned(),
            sign => sign.to_string(),
        };
        view! {
            <button class="ws-square" class:wall=move || sign() == '#' class:spawn=move || sign().is_ascii_digit() type="button" data-square=square.clone()
                aria-label=text!("square-sign", square = square.clone(), sign = name_of(sign())) on:click=move |_| put(row, column)>{mark}</button>
        }
    });
    let palette = signs.get_value().into_iter().map(|sign| {
        let (value, picked) = (sign.value.clone(), sign.value.clone());
        view! {
            <label class="pill">
                <input type="radio" name="ws-brush" prop:checked=move || brush.get() == value on:change=move |_| brush.set(picked.clone()) />
                <span>{sign.name}</span>
            </label>
        }
    });
    view! {
        <div class="ws-room">
            <div class="ws-grid">{squares.collect_view()}</div>
            <div class="pills">{palette.collect_view()}</div>
        </div>
    }
}

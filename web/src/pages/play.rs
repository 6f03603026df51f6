//! "Play now": a good first game against bots, at once.

use super::Lost;
use crate::games;
use crate::session::{LocalTable, Sitter, Who};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

/// The names of bots, by seat.
pub(crate) const BOTS: [&str; 8] = ["Aldo", "Bix", "Cléo", "Dot", "Elmo", "Fizz", "Gus", "Hop"];

/// Somebody against bots.
pub(crate) fn one_person(seats: u8, bots: Who) -> Vec<Sitter> {
    let sitter = |index: usize| match index {
        0 => Sitter { who: Who::Person, name: String::new() },
        _ => Sitter { who: bots, name: BOTS[index % BOTS.len()].to_owned() },
    };
    (0..usize::from(seats)).map(sitter).collect()
}

/// Begins a game and goes to its table.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let navigate = use_navigate();
    games::of_address(move |game| {
        let setup = games::first_setup(&game);
        let seats = game.complete(&setup).ok().and_then(|setup| setup.seats()).unwrap_or(2);
        if LocalTable::prepare(&game, &setup, one_person(u8::try_from(seats).unwrap_or(2), Who::Normal)).is_err() {
            return view! { <Lost /> }.into_any();
        }
        let navigate = navigate.clone();
        Effect::new(move |_| navigate("/table/local", NavigateOptions { replace: true, ..NavigateOptions::default() }));
        ().into_any()
    })
}

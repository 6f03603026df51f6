//! Goals, and how the game ended: who won, and by what.

use super::names::{Named as _, in_a_row};
use super::voice::Voice;
use paint_brawl::{Ending, PaintBrawl, Scenario, View};
use tabletop::{Outcome, Seat};
use texts::{Lang, Message};

/// What wins, in a few words to whoever plays.
pub(crate) fn goal(rules: &PaintBrawl, view: &View) -> Message {
    msg!("goal" / code(view), walls = rules.constants().walls_needed)
}

/// How a clan met the goal, as a half-sentence about it.
fn met(rules: &PaintBrawl, view: &View) -> Message {
    msg!("met" / code(view), walls = rules.constants().walls_needed)
}

/// The goals that differ in words: some are others with two seats.
fn code(view: &View) -> &'static str {
    match (view.scenario, view.seats.len() == 2) {
        (Scenario::Network, true) => "network-two",
        (Scenario::Network, false) => "network-more",
        (Scenario::Capture, true) => "capture-two",
        (Scenario::Capture, false) => "capture-more",
        (Scenario::Encirclement, _) => "encirclement",
        (Scenario::Escort, _) => "escort",
        (Scenario::Cat, _) => "cat",
    }
}

/// Who won, and by what, as one or two sentences.
pub(super) fn say(rules: &PaintBrawl, view: &View, outcome: &Outcome, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: None };
    let clans = voice.clans(outcome.winners);
    if outcome.reason != Ending::Limit.code() {
        let (number, scenario) = (view.scenario.number(), view.scenario.name());
        return say!(lang, "end-goal", clans = clans, why = met(rules, view), number = number, scenario = scenario);
    }
    // PB-END-5: most fighters, then most puddles.
    let standing = |seat: Seat| {
        let seen = view.seat(seat);
        msg!("end-standing", clan = voice.clan(seat), fighters = seen.fighters, puddles = seen.puddles)
    };
    let (rounds, standings) = (view.round_limit, in_a_row(Seat::first(outcome.seats).map(standing)));
    if outcome.winners.count() > 1 {
        say!(lang, "end-limit-shared", clans = clans, rounds = rounds, standings = standings)
    } else {
        say!(lang, "end-limit", clans = clans, rounds = rounds, standings = standings)
    }
}

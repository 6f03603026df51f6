//! What must be done, and how far the viewer is.

use super::chain;
use crate::words::{Named as _, goal, leader};
use paint_brawl::{Caste, PaintBrawl, Scenario, Stage, View, castes_gathered, centre_held, walls_held};
use stage::{Goal, capital};
use tabletop::Seat;
use texts::{Arg, Lang, Message};

/// More squares than these are counted, not named.
const NAMED: usize = 3;

/// The goal of the scenario.
pub(super) fn say(rules: &PaintBrawl, view: &View, lang: Lang) -> Goal {
    let told = view.viewer.filter(|_| view.stage == Stage::Playing).map(|seat| far(rules, view, seat));
    let (progress, note) = told.unwrap_or_default();
    Goal {
        title: view.scenario.name().say(lang),
        words: capital(&say!(lang, "goal-sentence", goal = goal(rules, view))),
        progress,
        note: note.map(|note| note.say(lang)),
    }
}

type Far = (Option<(u8, u8)>, Option<Message>);

fn far(rules: &PaintBrawl, view: &View, seat: Seat) -> Far {
    match view.scenario {
        Scenario::Network => network(rules, view, seat),
        Scenario::Capture if view.seats.len() == 2 => hunt(view, seat),
        Scenario::Capture => gather(rules, view, seat),
        Scenario::Encirclement => encircle(rules, view, seat),
        Scenario::Escort => (None, escort(rules, view, seat)),
        Scenario::Cat => walls(rules, view, seat),
    }
}

fn network(rules: &PaintBrawl, view: &View, seat: Seat) -> Far {
    let Some(chain) = chain::of(rules, &view.field(), view.seats.len(), seat) else { return (None, None) };
    let (linked, missing) = (chain.linked, chain.missing.len());
    let of = linked + missing as u8;
    let note = match missing {
        0 => msg!("far-chain", linked = linked, of = of),
        1..=NAMED => {
            let squares = Arg::list(chain.missing.iter().map(|&at| rules.board().name(at).to_string()));
            msg!("far-chain-squares", linked = linked, of = of, missing = missing, squares = squares)
        }
        _ => msg!("far-chain-missing", linked = linked, of = of, missing = missing),
    };
    (Some((linked, of)), Some(note))
}

/// Fighters change sides and never leave the board, so that all of them are the whole.
fn hunt(view: &View, seat: Seat) -> Far {
    let (own, enemies) = (view.seat(seat).fighters, view.seat(seat.next(2)).fighters);
    (Some((own, own + enemies)), Some(msg!("far-hunt", enemies = enemies)))
}

fn gather(rules: &PaintBrawl, view: &View, seat: Seat) -> Far {
    let field = view.field();
    let there: Vec<Caste> = castes_gathered(rules, &field, seat).collect();
    let missing = Caste::ALL.into_iter().filter(|caste| !there.contains(caste));
    let missing: Vec<Message> = missing.map(|caste| caste.man().name()).collect();
    let note = if missing.is_empty() { msg!("far-gathered") } else { msg!("far-gather", castes = missing) };
    (Some((there.len() as u8, Caste::ALL.len() as u8)), Some(note))
}

fn encircle(rules: &PaintBrawl, view: &View, seat: Seat) -> Far {
    let of = rules.around_quest().with(rules.quest()).count() as u8;
    let held = centre_held(rules, &view.field(), seat).count() as u8;
    (Some((held, of)), Some(msg!("far-encircle", held = held, of = of)))
}

/// Steps can be lost again and the marker with them, so that this is no part of a whole.
fn escort(rules: &PaintBrawl, view: &View, seat: Seat) -> Option<Message> {
    let steps = rules.board().straight_steps(view.chief(seat)?, rules.quest())?;
    let leader = leader(view.seat(seat));
    Some(match view.marker == Some(seat) {
        true => msg!("far-escort-may", leader = leader, steps = steps),
        false => msg!("far-escort-not", leader = leader, steps = steps),
    })
}

fn walls(rules: &PaintBrawl, view: &View, seat: Seat) -> Far {
    let of = rules.constants().walls_needed;
    let held = (walls_held(&view.field(), seat) as u8).min(of);
    (Some((held, of)), Some(msg!("far-walls", held = held, of = of)))
}

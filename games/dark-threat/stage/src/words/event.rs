//! What happened, as a sentence.

use super::ability::says;
use super::names::{divine, figure, follower, great_bane, item, kind, level, now, puddle, temple, turn};
use dark_threat::{Camp, DarkThreat, Ending, Event, Kind, View};
use paint::Square;
use tabletop::Seats;
use texts::Message;

/// The sentence for an event, without a capital at its beginning.
pub(super) fn message(rules: &DarkThreat, view: &View, event: &Event) -> Message {
    let n = |at: Square| rules.board().name(at).to_string();
    match *event {
        Event::Placed { piece, at } => msg!("event-placed", who = figure(now(&view.table, piece)), at = n(at)),
        Event::Ordered { first } => msg!("event-ordered", turn = turn(first)),
        Event::Turn { turn: which, cycle } => msg!("event-turn", turn = turn(which), cycle = cycle),
        Event::TurnEnded { turn: which } => msg!("event-turn-ended", turn = turn(which)),
        Event::Unguarded { figure: who, at } => msg!("event-unguarded", who = figure(who), at = n(at)),
        Event::Used { ability, figure: who, by, aim } => msg!("event-used", deed = says(rules, ability, figure(who), by, aim)),
        Event::Moved { figure: who, from, to } => msg!("event-moved", who = figure(who), from = n(from), to = n(to)),
        Event::Dragged { figure: who, from, to } => msg!("event-dragged", who = figure(who), from = n(from), to = n(to)),
        Event::Fled { figure: who, from, to } => msg!("event-fled", who = figure(who), from = n(from), to = n(to)),
        Event::Pushed { paint, from, to } => msg!("event-pushed", puddle = puddle(paint), from = n(from), to = n(to)),
        Event::Levitated { figure: who, from, to } => msg!("event-levitated", who = figure(who), from = n(from), to = n(to)),
        Event::Painted { paint, at, over: None } => msg!("event-painted", puddle = puddle(paint), at = n(at)),
        Event::Painted { paint, at, over: Some(over) } => {
            msg!("event-painted-over", puddle = puddle(paint), over = puddle(over), at = n(at))
        }
        Event::Erased { paint, at } => msg!("event-erased", puddle = puddle(paint), at = n(at)),
        Event::Lit { colour, at } => msg!("event-lit", colour = colour.message(), at = n(at)),
        Event::Activated { temple: which } => msg!("event-activated", temple = temple(which), item = item(which)),
        Event::Corrupted { temple: which, first: true } => msg!("event-corrupted", temple = temple(which)),
        Event::Corrupted { temple: which, first: false } => msg!("event-corrupted-again", temple = temple(which)),
        Event::Appeared { figure: who, at } => msg!("event-appeared", who = figure(who), at = n(at)),
        Event::Buried { at } => msg!("event-buried", at = n(at)),
        Event::Removed { figure: who, at } => msg!("event-removed", who = figure(who), at = n(at)),
        Event::Became { figure: who, was: Kind::ChosenOne, at } => msg!("event-awoke", who = figure(who), at = n(at)),
        Event::Became { figure: who, was, at } => msg!("event-became", who = figure(who), was = kind(was), at = n(at)),
        Event::Fused { figure: who, at } => msg!("event-fused", who = figure(who), at = n(at)),
        Event::Shrunk { figure: who, into: Some(into), at } => {
            msg!("event-shrunk", who = figure(who), into = figure(into), at = n(at))
        }
        Event::Shrunk { figure: who, into: None, at } => msg!("event-shrunk-away", who = figure(who), at = n(at)),
        Event::KnockedOut { figure: who, at } => msg!("event-knocked-out", who = figure(who), at = n(at)),
        Event::Woke { figure: who, at } => msg!("event-woke", who = figure(who), at = n(at)),
        Event::Doomed { piece, at } => msg!("event-doomed", who = follower(piece), at = n(at)),
        Event::Freed { piece, at } => msg!("event-freed", who = follower(piece), at = n(at)),
        Event::Guarded { figure: who, at } => msg!("event-guarded", who = figure(who), at = n(at)),
        Event::Rolled { camp, divine: what } => msg!("event-rolled", camp = camp.message(), divine = divine(what)),
        Event::Fizzled { divine: what } => msg!("event-fizzled", divine = divine(what)),
        Event::Feat { camp: Camp::Gaia } => msg!("event-feat-gaia", bane = great_bane(rules, &view.table)),
        Event::Feat { camp: Camp::Kaos } => msg!("event-feat-kaos"),
        Event::Ended { ending: Ending::Goals(winner), .. } => {
            msg!("event-ended-goals", camp = winner.message(), level = level(view.table.level(winner)))
        }
        Event::Ended { ending: Ending::Limit, winners } => match winner(view, winners) {
            Some(winner) => msg!("event-ended-limit", camp = winner.message()),
            None => msg!("event-ended-draw"),
        },
    }
}

/// The camp that won alone.
pub(super) fn winner(view: &View, winners: Seats) -> Option<Camp> {
    let of = |camp: Camp| winners.iter().any(|seat| view.table.camp_of(seat) == camp);
    match (of(Camp::Gaia), of(Camp::Kaos)) {
        (true, false) => Some(Camp::Gaia),
        (false, true) => Some(Camp::Kaos),
        _ => None,
    }
}

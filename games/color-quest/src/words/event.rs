//! What happened, as sentences.

use super::names::{die, draught, entry, figure, instant, letter, potion, puddle, sequence, source, spot, status, tile};
use super::tell;
use crate::{ColorQuest, Ending, Event, View};
use paint::Square;
use texts::{Arg, Message};

pub(super) fn say(rules: &ColorQuest, view: &View, event: &Event) -> Message {
    let state = &view.table;
    let point = |at: Square| rules.layout(state).point(at);
    let name = |at: Square| point(at).to_string();
    match *event {
        Event::Recruited { camp, entry: new } => msg!("event-recruited", who = camp.message(), entry = entry(new)),
        Event::Dismissed { camp, entry: old } => msg!("event-dismissed", who = camp.message(), entry = entry(old)),
        Event::Built { camp } => msg!("event-built", who = camp.message()),
        Event::Faced { fragment, face } => msg!("event-faced", fragment = fragment, face = letter(face)),
        Event::Laid { tile: of, at } => msg!("event-laid", tile = tile(of), at = name(at)),
        Event::Deployed { figure: of, at } => msg!("event-deployed", who = figure(of), at = name(at)),
        Event::Turn { camp, round } => msg!("event-turn", round = round, who = camp.message()),
        Event::Sequence { camp, sequence: next } => msg!("event-sequence", who = camp.message(), sequence = sequence(next)),
        Event::Declared { figure: of, deed, .. } => tell::deed(of, point(deed.by), &deed),
        Event::Paid { camp, die: paid, .. } => msg!("event-paid", who = camp.message(), die = die(paid)),
        Event::Passed { camp } => msg!("event-passed", who = camp.message()),
        Event::Cancelled { deed } => msg!("event-cancelled", ability = deed.ability.name()),
        Event::Lost { deed } => msg!("event-lost", ability = deed.ability.name()),
        Event::Moved { figure: of, from, to } => msg!("event-moved", who = figure(of), from = name(from), to = name(to)),
        Event::Swapped { first, from, second, to } => {
            msg!("event-swapped", first = figure(first), from = name(from), second = figure(second), to = name(to))
        }
        Event::Painted { tint, at, over: None } => msg!("event-painted", puddle = puddle(tint), at = name(at)),
        Event::Painted { tint, at, over: Some(old) } => {
            msg!("event-painted-over", puddle = puddle(tint), old = puddle(old), at = name(at))
        }
        Event::Erased { tint, at } => msg!("event-erased", puddle = puddle(tint), at = name(at)),
        Event::Became { was, now, at } => msg!("event-became", was = figure(was), at = name(at), now = figure(now)),
        Event::Stunned { figure: of, at } => msg!("event-stunned", who = figure(of), at = name(at)),
        Event::StoodUp { figure: of, at } => msg!("event-stood-up", who = figure(of), at = name(at)),
        Event::Removed { figure: of, at } => msg!("event-removed", who = figure(of), at = name(at)),
        Event::Appeared { figure: of, at } => msg!("event-appeared", who = figure(of), at = name(at)),
        Event::Piled { at } => msg!("event-piled", at = name(at)),
        Event::Exploded { figure: of, at } => msg!("event-exploded", who = figure(of), at = name(at)),
        Event::Broken { at } => msg!("event-broken", at = name(at)),
        Event::Lifted { from, to } => msg!("event-lifted", from = name(from), to = name(to)),
        Event::Parried { at } => msg!("event-parried", at = name(at)),
        Event::Blessed { figure: of, at, mark } => {
            msg!("event-blessed", who = figure(of), at = name(at), status = status(mark))
        }
        Event::Rolled { camp, die: rolled } => msg!("event-rolled", who = camp.message(), colour = rolled.message()),
        Event::Placed { camp, die: placed, at } => {
            msg!("event-placed", who = camp.message(), die = die(placed), at = name(at))
        }
        Event::Collected { camp, die: taken, at } => {
            msg!("event-collected", who = camp.message(), die = die(taken), at = name(at))
        }
        Event::Stowed { camp, die: kept, spot: to } => {
            msg!("event-stowed", who = camp.message(), die = die(kept), spot = spot(to))
        }
        Event::Played { camp, die: played, chosen } => {
            let (who, effect) = (camp.message(), instant(rules.recipes().instant(played)));
            if chosen.iter().next().is_none() {
                return msg!("event-played", who = who, instant = effect);
            }
            msg!("event-played-at", who = who, instant = effect, squares = Arg::list(chosen.iter().map(name)))
        }
        Event::Warded { camp, die: played } => {
            msg!("event-warded", instant = instant(rules.recipes().instant(played)), who = camp.message())
        }
        Event::Drank { camp, potion: used, source: from, at } => {
            let (who, used, from) = (camp.message(), draught(used), source(from));
            match at {
                None => msg!("event-drank", who = who, draught = used, source = from),
                Some(at) => msg!("event-drank-at", who = who, draught = used, at = name(at), source = from),
            }
        }
        Event::Drew { camp, card: Some(card), .. } => msg!("event-drew", who = camp.message(), potion = potion(card)),
        Event::Drew { camp, card: None, .. } => msg!("event-drew-hidden", who = camp.message()),
        Event::Discarded { camp, card } => msg!("event-discarded", who = camp.message(), potion = potion(card)),
        Event::TurnEnded { camp, .. } => msg!("event-turn-ended", who = camp.message()),
        Event::Ended { ending: Ending::Goal(camp) } => msg!("event-won", who = camp.message()),
        Event::Ended { ending: Ending::Limit } => msg!("event-limit"),
    }
}

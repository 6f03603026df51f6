//! What happened, as a sentence for everybody who is told. The view is that after the whole decision or later: it tells
//! colours and who is a Matriarch, which do not change.

use super::action::{deed, play, woman};
use super::names::Named as _;
use super::voice::{Voice, cards};
use paint::Square;
use paint_brawl::{Card, Ending, Event, Figure, Kind, PaintBrawl, View};
use stage::capital;
use tabletop::Seat;
use texts::{Lang, Message};

/// The sentence for an event as somebody is told it.
pub(super) fn say(rules: &PaintBrawl, view: &View, event: &Event, lang: Lang) -> String {
    capital(&message(&Voice { rules, view, actor: None }, event).say(lang))
}

fn message(voice: &Voice<'_>, event: &Event) -> Message {
    let square = |at: Square| voice.square(at);
    let clan = |seat: Seat| voice.clan(seat);
    let who = |figure: Figure| voice.figure(figure.kind, figure.seat);
    let of = |kind: Kind, seat: Seat| voice.figure(kind, seat);
    match *event {
        Event::First { seat } => msg!("event-first", clan = clan(seat)),
        Event::Woman { seat, man: Some(man) } => msg!("event-woman", clan = clan(seat), man = man.name(), woman = woman(man)),
        Event::Woman { seat, man: None } => msg!("event-woman-none", clan = clan(seat)),
        Event::Wall { seat, at } => msg!("event-wall", clan = clan(seat), at = square(at)),
        Event::Placed { seat, kind: Kind::Chief, at } => {
            msg!("event-leader-placed", who = of(Kind::Chief, seat), at = square(at))
        }
        Event::Placed { seat, kind, at } => msg!("event-placed", clan = clan(seat), who = kind.name(), at = square(at)),
        Event::Infiltrated { seat, from, to: Some(to) } => {
            msg!("event-infiltrated", who = of(Kind::Hunter, seat), from = square(from), at = square(to))
        }
        Event::Infiltrated { seat, from, to: None } => {
            msg!("event-stayed", who = of(Kind::Hunter, seat), from = square(from))
        }
        Event::Dealt { seat, cards: Some(dealt) } => msg!("event-dealt-known", clan = clan(seat), cards = cards(dealt.iter())),
        Event::Dealt { seat, cards: None } => msg!("event-dealt", clan = clan(seat)),
        Event::Turn { seat, round } => msg!("event-turn", clan = clan(seat), round = round),
        Event::Woke { at, figure } => msg!("event-woke", who = who(figure), at = square(at)),
        Event::Shuffled => msg!("event-shuffled"),
        Event::Drew { seat, card: Some(card) } => msg!("event-drew-known", clan = clan(seat), card = card.name()),
        Event::Drew { seat, card: None } => msg!("event-drew", clan = clan(seat)),
        Event::Took { seat, card: Some(card) } => msg!("event-took-known", clan = clan(seat), card = card.name()),
        Event::Took { seat, card: None } => msg!("event-took", clan = clan(seat)),
        Event::Exchanged { seat, cards: given } => msg!("event-exchanged", clan = clan(seat), cards = cards(given.iter())),
        // The own figures of a seat need no colour beside its name.
        Event::Declared { seat, deed: declared, by, .. } => {
            msg!("event-declared", clan = clan(seat), deed = deed(&Voice { actor: Some(seat), ..*voice }, declared, by))
        }
        Event::Passed { seat } => msg!("event-passed", clan = clan(seat)),
        Event::Card { seat, play: card } => msg!("event-card", clan = clan(seat), play = play(voice, card)),
        Event::Immune { seat } => msg!("event-card", clan = clan(seat), play = Card::Immunity.name()),
        Event::CardCancelled { seat, card } => msg!("event-card-cancelled", clan = clan(seat), card = card.name()),
        Event::Cancelled { seat, card } => msg!("event-cancelled", clan = clan(seat), card = card.name()),
        Event::Fizzled { seat } => msg!("event-fizzled", clan = clan(seat)),
        Event::Moved { figure, from, to } => {
            msg!("event-moved", who = who(figure), from = square(from), at = square(to))
        }
        Event::Painted { seat, at, over: None } => msg!("event-painted", clan = clan(seat), at = square(at)),
        Event::Painted { seat, at, over: Some(over) } => {
            msg!("event-painted-over", clan = clan(seat), at = square(at), puddle = voice.puddle(over))
        }
        Event::Erased { seat, at } => msg!("event-erased", puddle = voice.puddle(seat), at = square(at)),
        Event::Marked { seat, over: None } => msg!("event-marked", clan = clan(seat)),
        Event::Marked { seat, over: Some(over) } => msg!("event-marked-over", clan = clan(seat), over = clan(over)),
        Event::Repainted { at, kind, from, to } => {
            msg!("event-repainted", who = of(kind, from), at = square(at), clan = clan(to))
        }
        Event::Stunned { at, figure, .. } => msg!("event-stunned", who = who(figure), at = square(at)),
        Event::Summoned { at, figure } => msg!("event-summoned", who = who(figure), at = square(at)),
        Event::Desummoned { at, figure } => msg!("event-desummoned", who = who(figure), at = square(at)),
        Event::Exploded { at, figure } => msg!("event-exploded", who = who(figure), at = square(at)),
        Event::Fused { seat, at } => msg!("event-fused", who = of(Kind::Maxi, seat), at = square(at)),
        Event::Eaten { at, figure } => msg!("event-eaten", who = who(figure), at = square(at)),
        Event::Shrunk { seat, at } => msg!("event-shrunk", who = of(Kind::Maxi, seat), at = square(at)),
        Event::Recoiled { seat, from, to } => {
            msg!("event-recoiled", who = of(Kind::Chief, seat), from = square(from), at = square(to))
        }
        Event::Slid { figure, from, to } => msg!("event-slid", who = who(figure), from = square(from), at = square(to)),
        Event::Swapped { one, other, figures } => match figures {
            Some([first, second]) => {
                msg!("event-swapped", first = who(first), one = square(one), second = who(second), other = square(other))
            }
            None => msg!("event-swapped-unseen", one = square(one), other = square(other)),
        },
        Event::TurnEnded { seat } => msg!("event-turn-ended", clan = clan(seat)),
        Event::Ended { ending: Ending::Goal(seat), .. } => msg!("event-ended-goal", clan = clan(seat)),
        Event::Ended { ending: Ending::Limit, winners } if winners.count() > 1 => {
            msg!("event-ended-shared", clans = voice.clans(winners))
        }
        Event::Ended { ending: Ending::Limit, winners } => msg!("event-ended-limit", clan = voice.clans(winners)),
    }
}

//! What an action does, said to the seat that may do it.

use super::names::{Named as _, ability_says};
use super::outlook;
use super::prompt::{next_fighter, next_square};
use super::voice::{Voice, cards};
use paint::{Direction, Square};
use paint_brawl::{Ability, Action, Aim, Card, Chosen, Deed, Frame, Kind, PaintBrawl, Play, Purpose, Stage, View};
use tabletop::Seat;
use texts::{Arg, Lang, Message};

/// The sentence for an action, legal or not.
pub(super) fn say(rules: &PaintBrawl, view: &View, action: Action, lang: Lang) -> String {
    message(&Voice { rules, view, actor: view.to_act.or(view.viewer) }, view, action).say(lang)
}

fn message(voice: &Voice<'_>, view: &View, action: Action) -> Message {
    let constants = voice.rules.constants();
    match action {
        Action::Woman { man: Some(man) } => msg!("action-woman", man = man.name(), woman = woman(man)),
        Action::Woman { man: None } => msg!("action-woman-none"),
        Action::Wall { at } => msg!("action-wall", at = voice.square(at)),
        Action::Place { kind } => match next_square(voice.rules, view) {
            Some(at) => msg!("action-place-at", who = kind.name(), at = voice.square(at)),
            None => msg!("action-place", who = kind.name()),
        },
        Action::PlaceAt { at } => {
            let who = next_fighter(view).map_or_else(|| msg!("kind-fighter"), Kind::name);
            msg!("action-place-at", who = who, at = voice.square(at))
        }
        Action::Infiltrate { at } => infiltrate(voice, view, at),
        Action::Take { card } => msg!("action-take", card = card.name()),
        Action::Use { ability, by, aim } => {
            let figure = voice.named_at(by).unwrap_or_else(|| user(voice, ability));
            with_outlook(used(voice, figure, ability, by, aim), outlook::of_use(voice, view, ability, by, aim))
        }
        Action::TakeBack { pay } => msg!("action-take-back", most = constants.take_back, pay = pay.name()),
        Action::Kadamas => msg!("action-kadamas", most = constants.kadamas),
        Action::Explosion { at } => {
            let who = voice.named_at(at).unwrap_or_else(|| msg!("kind-invocation"));
            msg!("action-explosion", who = who, at = voice.square(at))
        }
        Action::Summoning { at } => {
            let outlook = outlook::is_wall(view, at).then(|| outlook::explodes().into());
            with_outlook(msg!("action-summoning", at = voice.square(at)), outlook)
        }
        Action::Exchange => exchange(voice, view),
        Action::End => msg!("action-end"),
        Action::Source { at } => msg!("action-source", at = voice.square(at)),
        Action::Puddle { at } => puddle(voice, view, at),
        Action::Enough => match view.business.last() {
            Some(Frame::Collect { chosen, .. }) if !chosen.is_empty() => {
                msg!("action-enough-only", squares = voice.squares(*chosen))
            }
            _ => msg!("action-enough"),
        },
        Action::Recoil { to } => recoil(voice, view, to),
        Action::Target { at } => {
            let outlook = match view.business.last() {
                Some(Frame::Shots { by, .. }) => outlook::of_shot(voice, view, *by, at),
                _ => None,
            };
            with_outlook(msg!("action-target", at = voice.square(at)), outlook)
        }
        Action::Stop => msg!("action-stop"),
        Action::Pass => match view.business.last() {
            Some(Frame::LastCall { .. }) => msg!("action-pass-turn"),
            _ => msg!("action-pass"),
        },
        Action::Fatigue => cancel(view, Card::Fatigue),
        Action::Missed => cancel(view, Card::Missed),
        Action::Immunity => match view.business.last().and_then(answered) {
            Some((card, seat)) => msg!("action-immunity", clan = voice.clan(seat), card = card.name()),
            None => msg!("action-card", card = Card::Immunity.name()),
        },
    }
}

/// An action with what comes of it, if there is anything to say.
fn with_outlook(action: Message, outlook: Option<Arg>) -> Message {
    match outlook {
        Some(outlook) => msg!("action-outlook", action = action, outlook = outlook),
        None => action,
    }
}

/// The woman who may replace a man.
pub(super) fn woman(man: Kind) -> Message {
    man.woman().map_or_else(|| msg!("kind-woman"), Kind::name)
}

fn infiltrate(voice: &Voice<'_>, view: &View, at: Option<Square>) -> Message {
    let from = match view.stage {
        Stage::Infiltrating(from) => Some(voice.square(from)),
        _ => None,
    };
    match (from, at.map(|at| voice.square(at))) {
        (Some(from), Some(at)) => msg!("action-infiltrate", from = from, at = at),
        (None, Some(at)) => msg!("action-infiltrate-any", at = at),
        (Some(from), None) => msg!("action-stay", from = from),
        (None, None) => msg!("action-stay-any"),
    }
}

/// What a figure does, without what comes of it.
fn used(voice: &Voice<'_>, figure: Message, ability: Ability, by: Square, aim: Aim) -> Message {
    let says = ability_says(ability).with("figure", figure).with("by", voice.square(by));
    match aim {
        Aim::Alone => says,
        Aim::At(at) => says.with("at", voice.square(at)),
        Aim::Pair(at, second) => {
            let second = second.map_or_else(|| Arg::from(msg!("off-board")), |second| voice.square(second).into());
            says.with("at", voice.square(at)).with("second", second)
        }
        Aim::Towards(to) => says.with("to", to.message()),
        Aim::Paid(to, pay) => says.with("to", to.message()).with("pay", pay.name()),
    }
}

/// Who has an ability, where the figure itself is not seen.
fn user(voice: &Voice<'_>, ability: Ability) -> Message {
    match (ability.kinds(), voice.actor) {
        ([only], Some(seat)) => voice.figure(*only, seat),
        ([Kind::Mini, Kind::Maxi], _) => msg!("kind-golem"),
        _ => msg!("kind-figure"),
    }
}

/// Who does what the acting seat declared, as it is seen where it stands.
fn doer(voice: &Voice<'_>, ability: Ability, by: Square) -> Message {
    let could = voice.figure_at(by).filter(|figure| ability.kinds().contains(&figure.kind) && voice.actor == Some(figure.seat));
    could.map_or_else(|| user(voice, ability), |figure| voice.figure(figure.kind, figure.seat))
}

/// What the acting seat declared, with the squares that were chosen for it: "Run: the Warrior runs from a3 to e3".
/// The figure that does it is named where it is known; else it is looked for where it stands.
pub(super) fn deed(voice: &Voice<'_>, deed: Deed, figure: Option<Kind>) -> Message {
    match deed.action {
        Action::Use { ability, by, aim } => {
            let who = match (figure, voice.actor) {
                (Some(kind), Some(seat)) => voice.figure(kind, seat),
                _ => doer(voice, ability, by),
            };
            let used = used(voice, who, ability, by, aim);
            match deed.squares.is_empty() {
                true => used,
                false => msg!("deed-given-up", deed = used, squares = voice.squares(deed.squares)),
            }
        }
        Action::TakeBack { pay } => msg!("deed-take-back", squares = voice.squares(deed.squares), pay = pay.name()),
        // Nothing else is ever declared (PB-REACT-1).
        _ => msg!("deed-any"),
    }
}

/// A card with what it was played on: "Golem Explosion on c6".
pub(super) fn play(voice: &Voice<'_>, play: Play) -> Message {
    let squares = match play {
        Play::Fatigue | Play::Missed => Chosen::default(),
        Play::Kadamas(squares) => squares,
        Play::Explosion(at) | Play::Summoning(at) => Chosen::one(at),
    };
    let card = play.card().name();
    match squares.is_empty() {
        true => card,
        false => msg!("play-on", card = card, squares = voice.squares(squares)),
    }
}

fn exchange(voice: &Voice<'_>, view: &View) -> Message {
    let hand = voice.actor.and_then(|seat| view.seats.get(seat.index())).and_then(|seat| seat.hand);
    let pile = if view.switches.tactical { "own" } else { "common" };
    match hand.filter(|hand| !hand.is_empty()) {
        Some(hand) => msg!("action-exchange-known", cards = cards(hand.iter()), pile = pile),
        None => msg!("action-exchange", pile = pile),
    }
}

fn puddle(voice: &Voice<'_>, view: &View, at: Square) -> Message {
    let owner = view.at(at).and_then(|square| square.puddle);
    let puddle = owner.map_or_else(|| msg!("puddle-any"), |owner| voice.puddle(owner));
    match view.business.last() {
        Some(Frame::Collect { purpose: Purpose::TakeBack(_), .. }) => {
            msg!("action-puddle-take-back", puddle = puddle, at = voice.square(at))
        }
        _ => msg!("action-puddle-remove", puddle = puddle, at = voice.square(at)),
    }
}

fn recoil(voice: &Voice<'_>, view: &View, to: Direction) -> Message {
    let hit = match view.business.last() {
        Some(Frame::Recoil { chiefs }) => chiefs.first(),
        _ => None,
    };
    let who = hit.map_or_else(|| Kind::Chief.name(), |seat| voice.figure(Kind::Chief, seat));
    match hit.and_then(|seat| view.chief(seat)).and_then(|from| voice.rules.board().step(from, to)) {
        Some(end) => msg!("action-recoil-onto", who = who, to = to.message(), end = voice.square(end)),
        None => msg!("action-recoil", who = who, to = to.message()),
    }
}

fn cancel(view: &View, card: Card) -> Message {
    match view.business.last() {
        Some(Frame::Declared { deed: Deed { action: Action::Use { ability, .. }, .. }, .. }) => {
            msg!("action-cancel", card = card.name(), ability = ability.name())
        }
        _ => msg!("action-card", card = card.name()),
    }
}

/// The card that an Immunity would cancel, and whose it is: in a chain, the last Immunity (PB-REACT-4).
pub(super) fn answered(frame: &Frame) -> Option<(Card, Seat)> {
    match *frame {
        Frame::Played { play, by, immunities: 0, .. } => Some((play.card(), by)),
        Frame::Played { by, rival, immunities, .. } => {
            Some((Card::Immunity, if immunities % 2 == 1 { rival.unwrap_or(by) } else { by }))
        }
        _ => None,
    }
}

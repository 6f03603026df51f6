//! The dungeon as far as it lies on the table, and the dark around it.

use super::{dark_spot, lay_spot, looks, spot};
use crate::movegen::MoveGen;
use crate::words::{Speak, action_words, notes};
use crate::{Action, CardId, Cell, Edge, Frame, Rotation, Square};
use stage::{Spot, SpotId};
use std::collections::BTreeSet;
use tabletop::Game as _;
use texts::Arg;

/// A card is so many squares wide and high.
pub(super) const CARD: f32 = 3.0;
/// Two ways to lay a card stand beside each other on the place where it would lie.
const HALF: f32 = CARD / 2.0;
/// So much of the dark is seen beside a card.
const RIM: f32 = 1.2;
/// What is seen around the dungeon.
const MARGIN: f32 = 0.3;

/// What of the table is seen.
pub(super) struct Bounds {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// All cards and the dark around them.
pub(super) fn bounds(spots: &[Spot]) -> Bounds {
    let least = |along: fn(&Spot) -> f32| spots.iter().map(along).fold(f32::MAX, f32::min) - MARGIN;
    let most = |along: fn(&Spot) -> f32| spots.iter().map(along).fold(f32::MIN, f32::max) + MARGIN;
    let (left, top) = (least(|spot| spot.x), least(|spot| spot.y));
    Bounds { left, top, width: most(|spot| spot.x + spot.w) - left, height: most(|spot| spot.y + spot.h) - top }
}

/// The lattice places where a card could be laid one day: empty ones beside a card, while there are cards (CR-REVEAL-1).
pub(super) fn dark(speak: &Speak<'_>) -> BTreeSet<(i8, i8)> {
    let state = &speak.view.table;
    let drawn = matches!(state.business().last(), Some(Frame::Lay { .. }));
    if state.piles().count() == 0 && !drawn {
        return BTreeSet::new();
    }
    let dungeon = state.dungeon();
    let beside = |laid: &crate::Laid| {
        let (x, y) = (laid.x, laid.y);
        Edge::ALL.map(|edge| (x + edge.delta().0, y + edge.delta().1))
    };
    dungeon.laid().iter().flat_map(beside).filter(|&(x, y)| dungeon.card_at(x, y).is_none()).collect()
}

/// The top left corner of a square.
pub(super) fn corner(look: &MoveGen<'_>, at: Square) -> (f32, f32) {
    let (x, y) = look.state.dungeon().point(at);
    (x as f32, -(y + 1) as f32)
}

/// All squares, the dark, and where the drawn card can be laid; row by row from the top.
pub(super) fn spots(speak: &Speak<'_>) -> Vec<Spot> {
    let look = speak.look();
    let cards = look.state.dungeon().laid();
    let mut spots: Vec<Spot> = cards.iter().flat_map(|laid| Square::all_of(laid.card)).map(|at| square(speak, at)).collect();
    let lays = lays(speak);
    let taken: BTreeSet<(i8, i8)> = lays.iter().map(|lay| lay.place).collect();
    let (name, words) = (say!(speak.lang, "scene-dark"), msg!("scene-dark").form("words").say(speak.lang));
    let unseen = dark(speak).into_iter().filter(|place| !taken.contains(place));
    spots.extend(unseen.map(|place| shadow(speak, place, &name, &words)));
    spots.extend(lays.iter().map(|lay| lay.spot(speak)));
    spots.sort_by(|a, b| (a.y, a.x).partial_cmp(&(b.y, b.x)).unwrap_or(std::cmp::Ordering::Equal));
    spots
}

fn square(speak: &Speak<'_>, at: Square) -> Spot {
    let look = speak.look();
    let (x, y) = corner(&look, at);
    let floor = look.state.dungeon().floor().has(at);
    Spot {
        id: spot(at),
        x,
        y,
        w: 1.0,
        h: 1.0,
        look: looks::ground(at.cell(), floor),
        tint: None,
        name: at.to_string(),
        words: words(speak, at),
    }
}

/// A place that nobody has seen yet. Beside a single card only its rim is shown, which leaves more room for the dungeon.
fn shadow(speak: &Speak<'_>, (x, y): (i8, i8), name: &str, words: &str) -> Spot {
    let dungeon = speak.view.table.dungeon();
    let beside = |edge: &Edge| dungeon.card_at(x + edge.delta().0, y + edge.delta().1).is_some();
    let mut cards = Edge::ALL.into_iter().filter(beside);
    let (left, top) = (CARD * f32::from(x), -CARD * (f32::from(y) + 1.0));
    let far = CARD - RIM;
    let (look, place) = match (cards.next(), cards.next()) {
        (Some(Edge::Left), None) => ("dark-v", [left, top, RIM, CARD]),
        (Some(Edge::Right), None) => ("dark-v", [left + far, top, RIM, CARD]),
        (Some(Edge::Top), None) => ("dark-h", [left, top, CARD, RIM]),
        (Some(Edge::Bottom), None) => ("dark-h", [left, top + far, CARD, RIM]),
        _ => ("dark", [left, top, CARD, CARD]),
    };
    let [x_at, y_at, w, h] = place;
    Spot { id: dark_spot(x, y), x: x_at, y: y_at, w, h, look, tint: None, name: name.to_owned(), words: words.to_owned() }
}

/// The square and all that is on it.
fn words(speak: &Speak<'_>, at: Square) -> String {
    let look = speak.look();
    let state = look.state;
    let mut parts: Vec<Arg> = vec![at.to_string().into()];
    if !state.dungeon().floor().has(at) {
        parts.push(msg!("scene-wall").into());
    }
    if state.chests().has(at) {
        parts.push(msg!("scene-chest").into());
    }
    if look.layout(at.card()).and_then(|layout| layout.spot) == Some(Cell(at.cell() as u8)) {
        parts.push(msg!("scene-spot").into());
    }
    if is_web(&look, at) {
        parts.push(msg!("scene-web").into());
    }
    for slot in state.slots().filter(|&slot| look.hero(slot).at == Some(at)) {
        parts.push(super::company::hero_notes(speak, slot));
    }
    if let Some(enemy) = state.enemy_at(at) {
        parts.push(super::company::enemy_notes(speak, enemy));
    }
    notes(parts).say(speak.lang)
}

/// Whether a web is shown here (CR-SPIDER-1).
pub(super) fn is_web(look: &MoveGen<'_>, at: Square) -> bool {
    at == Square::centre(at.card()) && look.rules.content.card(at.card()).web
}

/// A way to lay the drawn card.
pub(super) struct Lay {
    /// The card.
    pub(super) card: CardId,
    /// Beyond which edge, turned how.
    pub(super) edge: Edge,
    pub(super) rotation: Rotation,
    /// The lattice place.
    place: (i8, i8),
    /// Which of the ways at this place.
    number: usize,
}

impl Lay {
    fn spot(&self, speak: &Speak<'_>) -> Spot {
        let (x, y) = (CARD * f32::from(self.place.0), -CARD * (f32::from(self.place.1) + 1.0));
        let (column, row) = ((self.number % 2) as f32, (self.number / 2) as f32);
        let action = Action::Lay { edge: self.edge, rotation: self.rotation };
        Spot {
            id: lay_spot(self.edge, self.rotation),
            x: x + HALF * column,
            y: y + HALF * row,
            w: HALF,
            h: HALF,
            look: "lay",
            tint: None,
            name: format!("{} {}", self.card.code(), ["↑", "→", "↓", "←"][usize::from(self.rotation.number() % 4)]),
            words: action_words(speak, action),
        }
    }
}

/// All ways to lay the card that was drawn.
pub(super) fn lays(speak: &Speak<'_>) -> Vec<Lay> {
    let look = speak.look();
    let state = look.state;
    let Some(&Frame::Lay { card }) = state.business().last() else { return Vec::new() };
    let Some(at) = state.turn().and_then(|turn| state.hero(turn.hero).at) else { return Vec::new() };
    let (x, y) = state.dungeon().place(at.card());
    let mut actions = Vec::new();
    speak.rules.legal_actions(state, &mut actions);
    let mut lays: Vec<Lay> = Vec::new();
    for action in actions {
        let Action::Lay { edge, rotation } = action else { continue };
        let place = (x + edge.delta().0, y + edge.delta().1);
        let number = lays.iter().filter(|lay| lay.place == place).count();
        lays.push(Lay { card, edge, rotation, place, number });
    }
    lays
}

/// Where things happen: the hero or enemy that acts, and what is asked about it.
pub(super) fn attention(speak: &Speak<'_>) -> Vec<SpotId> {
    let state = &speak.view.table;
    let hero = state.turn().and_then(|turn| state.hero(turn.hero).at);
    let about = match state.business().last() {
        Some(&Frame::Foe { at, .. } | &Frame::Target { at } | &Frame::Hunt { at, .. } | &Frame::Stride { at, .. }) => Some(at),
        Some(&Frame::Prowl { at } | &Frame::Place { at, .. } | &Frame::Spawn { at, .. } | &Frame::Shift { at, .. }) => Some(at),
        Some(&Frame::Guard { by, .. }) => Some(by),
        _ => None,
    };
    let lays = lays(speak);
    let ways = lays.iter().map(|lay| lay_spot(lay.edge, lay.rotation));
    let mut spots: Vec<SpotId> = about.or(hero).into_iter().map(spot).chain(ways).collect();
    if spots.is_empty() {
        spots = state.heroes().iter().filter_map(|hero| hero.at).map(spot).collect();
    }
    spots
}

//! The dungeon as far as it lies on the table, and the dark around it.

use super::{dark_spot, lay_spot, looks, spot};
use crate::look::Look;
use crate::words::Speak;
use crate::{Action, CardId, Cell, Edge, Frame, Rotation, Square};
use std::collections::BTreeSet;
use tabletop::{Game as _, Spot, SpotId, Text};

/// A card is so many squares wide and high.
pub(super) const CARD: f32 = 3.0;
/// Two ways to lay a card stand beside each other on the place where it would lie.
const HALF: f32 = CARD / 2.0;
/// What is seen around the dungeon.
const MARGIN: f32 = 0.3;

/// What of the table is seen.
pub(super) struct Bounds {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// All cards and the dark that they can grow into.
pub(super) fn bounds(speak: &Speak<'_>) -> Bounds {
    let laid = speak.view.table.dungeon().laid().iter().map(|laid| (laid.x, laid.y));
    let places: Vec<(i8, i8)> = laid.chain(dark(speak)).collect();
    let range = |along: fn(&(i8, i8)) -> i8| {
        let all = || places.iter().map(along);
        (f32::from(all().min().unwrap_or(0)), f32::from(all().max().unwrap_or(0)))
    };
    let ((left, right), (bottom, top)) = (range(|place| place.0), range(|place| place.1));
    Bounds {
        left: CARD * left - MARGIN,
        top: -CARD * (top + 1.0) - MARGIN,
        width: CARD * (right - left + 1.0) + 2.0 * MARGIN,
        height: CARD * (top - bottom + 1.0) + 2.0 * MARGIN,
    }
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
pub(super) fn corner(look: &Look<'_>, at: Square) -> (f32, f32) {
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
    spots.extend(dark(speak).into_iter().filter(|place| !taken.contains(place)).map(|place| shadow(speak, place)));
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

/// A place that nobody has seen yet.
fn shadow(speak: &Speak<'_>, (x, y): (i8, i8)) -> Spot {
    let dark = Text { en: "the dark", fr: "le noir" }.to(speak.lang);
    Spot {
        id: dark_spot(x, y),
        x: CARD * f32::from(x),
        y: -CARD * (f32::from(y) + 1.0),
        w: CARD,
        h: CARD,
        look: "dark",
        tint: None,
        name: dark.to_owned(),
        words: Text { en: "the dark: a card can be laid here", fr: "le noir\u{a0}: une carte peut y être posée" }
            .to(speak.lang)
            .to_owned(),
    }
}

/// The square and all that is on it, as a sentence.
fn words(speak: &Speak<'_>, at: Square) -> String {
    let look = speak.look();
    let state = look.state;
    let mut parts = vec![at.to_string()];
    let own = |text: Text| text.to(speak.lang).to_owned();
    if !state.dungeon().floor().has(at) {
        parts.push(own(Text { en: "wall", fr: "mur" }));
    }
    if state.chests().has(at) {
        parts.push(own(Text { en: "chest", fr: "coffre" }));
    }
    if look.layout(at.card()).and_then(|layout| layout.spot) == Some(Cell(at.cell() as u8)) {
        parts.push(own(Text { en: "spot", fr: "emplacement" }));
    }
    if is_web(&look, at) {
        parts.push(own(Text { en: "web", fr: "toile" }));
    }
    for slot in state.slots().filter(|&slot| look.hero(slot).at == Some(at)) {
        parts.push(super::company::sentence(speak, slot));
    }
    if let Some(enemy) = state.enemy_at(at) {
        parts.push(super::company::enemy_sentence(speak, enemy));
    }
    parts.join(", ")
}

/// Whether a web is shown here (CR-SPIDER-1).
pub(super) fn is_web(look: &Look<'_>, at: Square) -> bool {
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
        let words = crate::words::action_words(speak, action);
        Spot {
            id: lay_spot(self.edge, self.rotation),
            x: x + HALF * column,
            y: y + HALF * row,
            w: HALF,
            h: HALF,
            look: "lay",
            tint: None,
            name: format!("{} {}", self.card.code(), ["↑", "→", "↓", "←"][usize::from(self.rotation.number() % 4)]),
            words,
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

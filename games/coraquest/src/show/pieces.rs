//! What stands and lies on the squares, the lowest first; of what has volume, the farthest row first.

use super::board::{corner, is_web, lays};
use super::{lay_spot, looks, spot, tint};
use crate::movegen::MoveGen;
use crate::words::Speak;
use crate::{Cell, Enemy, Frame, Size, Slot, Square};
use stage::{Layer, Part, Piece, SpotId, Tint, Writing};

/// Left, top, width and height, from the corner of the square.
type Place = [f32; 4];

const WHOLE: Place = [0.0, 0.0, 1.0, 1.0];
/// A chest has volume.
const TALL: Place = [0.06, -0.08, 0.88, 0.88];
/// The heart beside the feet.
const HEART: Place = [-0.1, 0.54, 0.5, 0.5];
/// A mark beside the head.
const HEAD: Place = [0.62, -0.34, 0.4, 0.4];
/// Where the feet of a figure are.
const FEET: f32 = 0.92;
/// A square of the picture of a card that can be laid.
const SMALL: f32 = 0.5;

/// Everything on the board.
pub(super) fn all(speak: &Speak<'_>) -> Vec<Piece> {
    let look = speak.look();
    let state = look.state;
    let mut squares: Vec<Square> = state.dungeon().laid().iter().flat_map(|laid| Square::all_of(laid.card)).collect();
    squares.sort_by(|&a, &b| {
        let ((ax, ay), (bx, by)) = (corner(&look, a), corner(&look, b));
        ay.total_cmp(&by).then(ax.total_cmp(&bx))
    });
    let (mut ground, mut standing, mut signs) = (Vec::new(), Vec::new(), Vec::new());
    for at in squares {
        ground.extend(printed(&look, at));
        if state.chests().has(at) {
            standing.push(piece(spot(at), "chest", None, TALL, Layer::Thing));
        }
        for slot in state.slots().filter(|&slot| look.hero(slot).at == Some(at)) {
            if state.turn().is_some_and(|turn| turn.hero == slot) {
                ground.push(piece(spot(at), "active", None, WHOLE, Layer::Ground));
            }
            standing.push(hero(speak, at, slot));
            signs.extend(hero_signs(speak, at, slot));
        }
        if let Some(enemy) = state.enemy_at(at) {
            standing.push(foe(&look, enemy));
            signs.extend(foe_signs(&look, enemy));
        }
    }
    signs.extend(asked(&look));
    ground.extend(lays(speak).iter().flat_map(|lay| picture(&look, lay)));
    ground.into_iter().chain(standing).chain(signs).collect()
}

fn piece(at: SpotId, look: &str, tint: Option<Tint>, [x, y, w, h]: Place, layer: Layer) -> Piece {
    let part = Part { look: look.to_owned(), tint, x, y, w, h, text: None, own: None };
    Piece { spot: at, part, layer, states: Vec::new() }
}

fn written(mut piece: Piece, text: String, y: f32, size: f32) -> Piece {
    piece.part.text = Some(Writing { text, x: 0.5, y, size, badge: false });
    piece
}

/// What is printed on a card.
fn printed(look: &MoveGen<'_>, at: Square) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if is_web(look, at) {
        pieces.push(piece(spot(at), "web", None, WHOLE, Layer::Ground));
    }
    if look.layout(at.card()).and_then(|layout| layout.spot) == Some(Cell(at.cell() as u8)) {
        let mark = piece(spot(at), "story-spot", None, WHOLE, Layer::Ground);
        pieces.push(written(mark, at.card().code(), 0.5, 0.34));
    }
    pieces
}

/// The place of a figure's drawing by its size.
fn body(size: f32) -> Place {
    [(1.0 - size) / 2.0, FEET - 1.25 * size, size, 1.25 * size]
}

fn hero(speak: &Speak<'_>, at: Square, slot: Slot) -> Piece {
    let look = speak.look();
    let who = look.hero(slot);
    let mut person = piece(spot(at), looks::hero(look.sheet(slot)), Some(tint(speak.view, who.owner)), body(1.0), Layer::Figure);
    person.part.own = looks::own(look.rules, "hero", &look.sheet(slot).id, look.sheet(slot).source);
    person.states.extend(who.stunned.then_some("stunned"));
    person.states.extend((who.exhausted && !who.stunned).then_some("weary"));
    person
}

fn heart(at: Square, health: u8) -> Piece {
    written(piece(spot(at), "heart-token", None, HEART, Layer::Sign), health.to_string(), 0.5, 0.5)
}

fn hero_signs(speak: &Speak<'_>, at: Square, slot: Slot) -> Vec<Piece> {
    let look = speak.look();
    let who = look.hero(slot);
    let mut signs = vec![heart(at, who.health)];
    if who.stunned {
        signs.push(piece(spot(at), "stars", None, body(1.0), Layer::Sign));
    }
    let small = [
        who.poisoned.then_some("sign-poison"),
        (who.smell > 0).then_some("sign-stink"),
        who.determined.then_some("sign-determined"),
    ];
    for (row, name) in small.into_iter().flatten().enumerate() {
        let [x, y, w, h] = HEAD;
        signs.push(piece(spot(at), name, None, [x, y + 0.36 * row as f32, w, h], Layer::Sign));
    }
    signs
}

fn foe(look: &MoveGen<'_>, enemy: &Enemy) -> Piece {
    let sheet = look.enemy(enemy.kind);
    let size = match sheet.size {
        Size::Small => 0.9,
        Size::Medium => 1.0,
        Size::Large => 1.15,
        Size::Boss => 1.35,
    };
    let base = if enemy.tough { Tint::Purple } else { Tint::Neutral };
    let mut foe = piece(spot(enemy.at), looks::enemy(sheet), Some(base), body(size), Layer::Figure);
    foe.part.own = looks::own(look.rules, "enemy", &sheet.id, sheet.source);
    foe.states.extend(enemy.acted.then_some("weary"));
    foe
}

fn foe_signs(look: &MoveGen<'_>, enemy: &Enemy) -> Vec<Piece> {
    let mut signs = vec![heart(enemy.at, enemy.health)];
    if enemy.tough {
        signs.push(piece(spot(enemy.at), "sign-tough", None, HEAD, Layer::Sign));
    }
    if look.enemy(enemy.kind).stinky {
        let [x, y, w, h] = HEAD;
        signs.push(piece(spot(enemy.at), "sign-stink", None, [x - 0.6, y, w, h], Layer::Sign));
    }
    signs
}

/// The enemy that an open question is about.
fn asked(look: &MoveGen<'_>) -> Option<Piece> {
    let about = match *look.state.business().last()? {
        Frame::Target { at } | Frame::Hunt { at, .. } | Frame::Stride { at, .. } | Frame::Prowl { at } => at,
        Frame::Guard { by, .. } => by,
        Frame::Second { at, .. } => at,
        _ => return None,
    };
    Some(piece(spot(about), "asked", None, WHOLE, Layer::Sign))
}

/// A small picture of the drawn card as it would lie.
fn picture(look: &MoveGen<'_>, lay: &super::board::Lay) -> Vec<Piece> {
    let at = lay_spot(lay.edge, lay.rotation);
    let card = look.rules.content.card(lay.card);
    let layout = card.layout(lay.rotation.number());
    let mut pieces = Vec::new();
    for cell in (0..Cell::COUNT).map(Cell) {
        let (x, y) = (SMALL * f32::from(cell.column()), SMALL * (2.0 - f32::from(cell.row())));
        let place = [x, y, SMALL, SMALL];
        let ground = looks::ground(usize::from(cell.0), layout.floor.has(cell));
        pieces.push(piece(at, ground, None, place, Layer::Ground));
        let kinds = look.quest().symbols.iter().zip(layout.spawns);
        let spawns = kinds.filter(|(_, cells)| cells.has(cell)).filter_map(|(symbol, _)| *symbol);
        pieces.extend(spawns.map(|kind| piece(at, looks::kind(look.rules, kind), Some(Tint::Neutral), place, Layer::Ground)));
        if layout.chests.has(cell) {
            pieces.push(piece(at, "chest", None, place, Layer::Ground));
        }
        if layout.spot == Some(cell) {
            pieces.push(piece(at, "story-spot", None, place, Layer::Ground));
        }
        if card.web && cell == Cell::CENTRE {
            pieces.push(piece(at, "web", None, place, Layer::Ground));
        }
    }
    pieces
}

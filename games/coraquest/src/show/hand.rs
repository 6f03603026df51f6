//! Cards below the board: the heroes to pick from, the items of the hero that acts, what is traded or paid with.

use super::looks;
use crate::words::{Speak, dice, statements};
use crate::{Frame, HeroId, HeroSheet, ItemCard, ItemId, ItemKind, Slot};
use stage::{CardId, HandCard, Part};
use tabletop::Game as _;
use texts::Arg;

/// The items of a trading partner have numbers of their own.
const THEIRS: CardId = 256;
/// Heroes that can be picked, too.
const HEROES: CardId = 1024;
/// And items that can be paid with.
const COINS: CardId = 2048;

/// The number of an item of the hero that acts.
pub(super) fn own(item: ItemId) -> CardId {
    item.0.into()
}

/// The number of an item of its partner.
pub(super) fn theirs(item: ItemId) -> CardId {
    THEIRS + CardId::from(item.0)
}

/// The number of a hero that can be picked.
pub(super) fn hero(hero: HeroId) -> CardId {
    HEROES + CardId::from(hero.0)
}

/// The number of an item that is paid with.
pub(super) fn coin(slot: Slot, item: ItemId) -> CardId {
    COINS + 256 * slot.index() as CardId + CardId::from(item.0)
}

/// What the cards are, once there are any.
pub(super) fn title(speak: &Speak<'_>) -> Option<String> {
    let state = &speak.view.table;
    let owner = |slot: Slot| Some(state.hero(slot).owner) == speak.view.viewer;
    match state.business().last()? {
        Frame::Pick => Some(say!(speak.lang, "hand-heroes")),
        Frame::Pay { .. } => Some(say!(speak.lang, "hand-pay")),
        _ => state.turn().filter(|turn| owner(turn.hero)).map(|turn| {
            let hero = speak.hero(state.hero(turn.hero).id);
            say!(speak.lang, "hand-items", hero = hero)
        }),
    }
}

/// The cards that the viewer has before it.
pub(super) fn cards(speak: &Speak<'_>) -> Vec<HandCard> {
    let (view, look) = (speak.view, speak.look());
    let state = look.state;
    let decides = view.viewer.is_some() && view.viewer == speak.rules.to_act(state);
    match state.business().last() {
        Some(Frame::Pick) if decides => heroes(speak),
        Some(Frame::Pay { .. }) if decides => {
            let all = state.slots().flat_map(|slot| look.hero(slot).bag.iter().map(move |(item, count)| (slot, item, count)));
            let paying = all.filter(|&(_, item, _)| look.item(item).coins > 0);
            let card = |(slot, item, count): (Slot, ItemId, u8)| {
                let whose = speak.hero(look.hero(slot).id).say(speak.lang);
                item_card(speak, coin(slot, item), item, count, Some(whose))
            };
            paying.map(card).collect()
        }
        _ => state.turn().map_or(Vec::new(), |turn| {
            if view.viewer == Some(look.hero(turn.hero).owner) { bag(speak, turn.hero) } else { Vec::new() }
        }),
    }
}

/// The heroes that are still in the box.
fn heroes(speak: &Speak<'_>) -> Vec<HandCard> {
    let content = &speak.rules.content;
    let free = (0..content.heroes().len()).map(|place| HeroId(place as u8));
    let free = free.filter(|&id| speak.view.table.slot_of(id).is_none());
    let card = |id: HeroId| {
        let sheet = content.hero(id);
        let ability = content.ability(sheet.ability);
        let words = msg!(
            "hand-hero",
            health = sheet.health,
            steps = sheet.movement,
            dice = dice(sheet.dice),
            weapon = speak.item(sheet.weapon),
            name = ability.name.arg(speak.lang),
            text = ability.text.arg(speak.lang)
        );
        HandCard {
            id: hero(id),
            title: speak.hero(id).say(speak.lang),
            words: words.say(speak.lang),
            when: None,
            count: 1,
            face: own_face(speak, sheet),
            height: 1.25,
        }
    };
    free.map(card).collect()
}

/// What a hero carries; in a trade, less what is on the list, and what the partner carries.
fn bag(speak: &Speak<'_>, slot: Slot) -> Vec<HandCard> {
    let look = speak.look();
    let state = look.state;
    let worn = look.hero(slot).armour;
    let trade = match state.business().last() {
        Some(&Frame::Trade { with }) => Some(with),
        _ => None,
    };
    let mine = look.hero(slot).bag.iter().filter_map(|(item, count)| {
        let left = count - state.given.of(item).min(count);
        let when = match (trade, worn == Some(item)) {
            (Some(_), _) => Some(say!(speak.lang, "hand-give")),
            (None, true) => Some(say!(speak.lang, "hand-worn")),
            _ => None,
        };
        (left > 0).then(|| item_card(speak, own(item), item, left, when))
    });
    let mut cards: Vec<HandCard> = mine.collect();
    if let Some(with) = trade {
        let when = say!(speak.lang, "hand-take", hero = speak.hero(look.hero(with).id));
        for (item, count) in look.hero(with).bag.iter() {
            let left = count - state.got.of(item).min(count);
            cards.extend((left > 0).then(|| item_card(speak, theirs(item), item, left, Some(when.clone()))));
        }
    }
    cards
}

fn item_card(speak: &Speak<'_>, id: CardId, item: ItemId, count: u8, when: Option<String>) -> HandCard {
    let card = speak.look().item(item);
    HandCard {
        id,
        title: card.name.to(speak.lang).to_owned(),
        words: does(speak, card).say(speak.lang),
        when,
        count,
        face: face(looks::item(card), None, 1.0),
        height: 1.0,
    }
}

/// A hero as its maker drew it, or as the house does.
fn own_face(speak: &Speak<'_>, sheet: &HeroSheet) -> Vec<Part> {
    let own = looks::own(speak.look().rules, "hero", &sheet.id, sheet.source);
    let drawn = face(looks::hero(sheet), Some(stage::Tint::Neutral), 1.25);
    drawn.into_iter().map(|part| Part { own: own.clone(), ..part }).collect()
}

fn face(look: &str, tint: Option<stage::Tint>, height: f32) -> Vec<Part> {
    vec![Part { look: look.to_owned(), tint, x: 0.0, y: 0.0, w: 1.0, h: height, text: None, own: None }]
}

/// What an item does, in words; where its card says nothing, its numbers do.
pub(super) fn does(speak: &Speak<'_>, card: &ItemCard) -> Arg {
    let numbers = match card.kind {
        ItemKind::Weapon { range, dice: rolled } => Some(msg!("scene-does-weapon", range = range, dice = dice(rolled))),
        ItemKind::Armour { dice: rolled } => Some(msg!("scene-does-armour", dice = dice(rolled))),
        _ => None,
    };
    let text = Some(card.text.to(speak.lang).to_owned()).filter(|text| !text.is_empty());
    let coins = (card.coins > 0).then(|| msg!("scene-does-coins", coins = card.coins));
    let parts: Vec<Arg> = [numbers.map(Arg::from), text.map(Arg::from), coins.map(Arg::from)].into_iter().flatten().collect();
    if parts.is_empty() { msg!("scene-does-quest").into() } else { statements(parts) }
}

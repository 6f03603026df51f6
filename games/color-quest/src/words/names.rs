//! What players call things (tables 22.1, 22.4, 22.7 and the glossary).

use crate::{
    Ability, Aim, Class, ColorQuest, Entry, Face, Figure, Instant, Kind, Marks, Point, Potion, Scenario, Sequence, Source, Spot,
    State, Tile, Tint,
};
use paint::{Colour, Square};
use texts::{Arg, COMMON, Message};

impl Ability {
    /// What players call it.
    #[must_use]
    pub fn name(self) -> Message {
        msg!("ability" / self.code())
    }

    /// What it does in general, as one line.
    #[must_use]
    pub fn does(self) -> Message {
        self.name().form("does")
    }

    /// What is told when a figure does it; who does it where and at what is still to be filled in.
    pub(super) fn says(self) -> Message {
        self.name().form("says")
    }
}

/// A scenario.
pub(crate) fn scenario(scenario: Scenario) -> Message {
    msg!("scenario" / scenario.code())
}

/// A sequence of a turn.
pub(crate) fn sequence(sequence: Sequence) -> Message {
    match sequence {
        Sequence::Powers => msg!("sequence-powers"),
        Sequence::Moves => msg!("sequence-moves"),
        Sequence::Attacks => msg!("sequence-attacks"),
        Sequence::Tidying => msg!("sequence-tidying"),
    }
}

/// A colour, beside a noun.
pub(crate) fn tint(tint: Tint) -> Message {
    match tint.colour() {
        Some(colour) => colour.message(),
        None => msg!("colour" / tint.code()),
    }
}

/// A die of a colour.
pub(crate) fn die(colour: Colour) -> Message {
    msg!("die", colour = colour.message())
}

/// A puddle.
pub(crate) fn puddle(of: Tint) -> Message {
    msg!("puddle", colour = tint(of))
}

/// A kind of figure, without side or colour.
pub(crate) fn kind(kind: Kind) -> Message {
    match kind.level() {
        0 => stem(kind),
        level => msg!("figure-level", kind = stem(kind), level = level),
    }
}

/// The same without the level of a hero.
fn stem(kind: Kind) -> Message {
    let code = match kind {
        Kind::Oak1 | Kind::Oak2 | Kind::Oak3 => Entry::Oak.code(),
        Kind::Chosen1 | Kind::Chosen2 | Kind::Chosen3 => Entry::ChosenOne.code(),
        Kind::Ronin1 | Kind::Ronin2 | Kind::Ronin3 => Entry::Ronin.code(),
        _ => kind.code(),
    };
    msg!("kind" / code)
}

/// A figure: "red Warrior", "possessed Ninja", "Oak (yellow, level 2)"; its form `the` has the article.
pub(crate) fn figure(figure: Figure) -> Message {
    let (of, name) = (figure.kind, stem(figure.kind));
    match of.class() {
        Class::Hero if of.is_ronin() => msg!("figure-level", kind = name, level = of.level()),
        Class::Hero => msg!("figure-hero", kind = name, colour = tint(figure.tint), level = of.level()),
        Class::Spirit | Class::Skelette => msg!("figure-plain", kind = name),
        Class::Champion if figure.tint == Tint::Black && of == Kind::Koloss => msg!("figure-wild", kind = name),
        Class::Champion if figure.tint == Tint::Black => msg!("figure-possessed", kind = name),
        Class::Champion | Class::Khromaz | Class::Paint => msg!("figure-coloured", kind = name, colour = tint(figure.tint)),
    }
}

/// An entry of the army list.
pub(crate) fn entry(entry: Entry) -> Message {
    entry.kind().map_or_else(|| tile(Tile::Bones), stem)
}

/// The letter of a face of a fragment.
pub(crate) const fn letter(face: Face) -> &'static str {
    match face {
        Face::A => "A",
        Face::B => "B",
    }
}

/// A tile.
pub(crate) fn tile(tile: Tile) -> Message {
    match tile {
        Tile::Bush => msg!("tile-bush"),
        Tile::Wall => msg!("tile-wall"),
        Tile::Tunnel => msg!("tile-tunnel"),
        Tile::Chest => msg!("tile-chest"),
        Tile::Bones => msg!("tile-bones"),
    }
}

/// A potion.
pub(crate) fn potion(potion: Potion) -> Message {
    msg!("potion" / potion.code())
}

/// "potion of Mana", "potion d'Invisibilité".
pub(crate) fn draught(of: Potion) -> Message {
    msg!("draught", potion = potion(of))
}

/// What an instant die does.
pub(crate) fn instant(instant: Instant) -> Message {
    match instant {
        Instant::Fatigue => msg!("instant-fatigue"),
        Instant::Miss => msg!("instant-miss"),
        Instant::Cleaning => msg!("instant-cleaning"),
        Instant::Explosion => msg!("instant-explosion"),
        Instant::Invocation => msg!("instant-invocation"),
        Instant::Immunity => msg!("instant-immunity"),
    }
}

/// Where a die lies.
pub(crate) fn spot(spot: Spot) -> Message {
    msg!("spot" / spot.code())
}

/// Where a potion comes from.
pub(crate) fn source(source: Source) -> Message {
    match source {
        Source::Card => msg!("source-card"),
        Source::Dice(one, two) => msg!("source-dice", first = spot(one), second = spot(two)),
    }
}

/// A status.
pub(crate) fn status(mark: Marks) -> Message {
    match mark {
        Marks::IMMUNE => msg!("status-immune"),
        Marks::INVISIBLE => msg!("status-invisible"),
        Marks::STRONG => msg!("status-strong"),
        Marks::SWIFT => msg!("status-swift"),
        _ => msg!("status-concentrated"),
    }
}

/// What something is aimed at, with what is there; nothing for nothing.
pub(crate) fn aim(rules: &ColorQuest, state: &State, aim: Aim) -> Option<Arg> {
    Some(match aim {
        Aim::Alone => return None,
        Aim::At(point) => match rules.layout(state).square(point).and_then(|at| on(state, at)) {
            Some(there) => msg!("aim-there", square = point.to_string(), there = there).into(),
            None => point.to_string().into(),
        },
        Aim::Towards(to) => to.message().into(),
        Aim::In(colour) => colour.message().into(),
        Aim::As(of) => kind(of).into(),
    })
}

/// Who stands or what lies on a square; nothing on an empty one.
pub(crate) fn on(state: &State, at: Square) -> Option<Message> {
    let field = state.field();
    field.figure(at).map(figure).or_else(|| field.puddle(at).map(puddle))
}

/// The same for a place by its name.
pub(crate) fn on_point(rules: &ColorQuest, state: &State, at: Point) -> Option<Message> {
    rules.layout(state).square(at).and_then(|at| on(state, at))
}

/// What is said, or nothing.
pub(crate) fn or_nothing(said: Option<impl Into<Arg>>) -> Arg {
    said.map_or_else(|| "".into(), Into::into)
}

/// One after another, without an "and": "a, b, c".
pub(crate) fn series(items: impl IntoIterator<Item = Message>) -> Option<Message> {
    items.into_iter().reduce(|first, next| Message::new(COMMON, "list-next").with("first", first).with("next", next))
}

/// A number that is counted in halves.
pub(crate) fn number(count: u8) -> String {
    match (count / 2, count % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole} ½"),
    }
}

/// Points, counted in halves.
pub(crate) fn points(count: u8) -> Message {
    msg!("points", number = number(count), halves = count)
}

/// Slots of a band, counted in halves.
pub(crate) fn slots(count: u8) -> Message {
    msg!("slots", number = number(count), halves = count)
}

//! Unfinished business as words.

use super::pen;
use crate::movegen::MoveGen;
use crate::{CoraQuest, Frame, Roll, Slot, Span, State, Step, Targets};
use tabletop::{Cursor, ParseError};

pub(super) fn write(rules: &CoraQuest, state: &State, frame: Frame) -> String {
    let slot = |slot: Slot| rules.slot_code(state, slot);
    let actor = |actor: Option<Slot>| actor.map_or("nobody", slot);
    let at = |at: Option<crate::Square>| at.map_or("nowhere".to_owned(), |at| at.to_string());
    let span = |span: Span| format!("{} {}", span.start, span.count);
    let kind = |kind| rules.kind_code(kind);
    match frame {
        Frame::Pick => "pick".to_owned(),
        Frame::Put => "put".to_owned(),
        Frame::Round(step) => match step {
            Step::Bosses(next) => format!("round bosses {next}"),
            step => format!("round {}", step_code(step)),
        },
        Frame::Turn => "turn".to_owned(),
        Frame::Move { left, at, ignore } => format!("move {left} {at}{}", if ignore { " ignore" } else { "" }),
        Frame::Charge { moved, struck } => {
            format!("charge{}{}", if moved { " moved" } else { "" }, if struck { " struck" } else { "" })
        }
        Frame::Lay { card } => format!("lay {}", card.code()),
        Frame::Reveal { card, done } => format!("reveal {} {done}", card.code()),
        Frame::Aim { item } => format!("aim {}", item.map_or("ability", |item| rules.item_code(item))),
        Frame::Second { weapon, at } => format!("second {} {at}", weapon.map_or("hands", |item| rules.item_code(item))),
        Frame::Whirl => "whirl".to_owned(),
        Frame::Extra => "extra".to_owned(),
        Frame::Rolled { targets, roll: Roll { hits, blanks: [w, b, r] } } => {
            let targets = match targets {
                Targets::One(at) => format!("one {at}"),
                Targets::Two(at, other) => format!("two {at} {other}"),
                Targets::Adjacent => "adjacent".to_owned(),
            };
            format!("rolled {hits} {w} {b} {r} {targets}")
        }
        Frame::Trade { with } => format!("trade {}", slot(with)),
        Frame::Answer { with } => format!("answer {}", slot(with)),
        Frame::Points { card, kind: of } => format!("points {} {}", card.code(), kind(of)),
        Frame::Place { kind: of, at } => format!("place {} {at}", kind(of)),
        Frame::Spawn { kind: of, left, at } => format!("spawn {} {left} {at}", kind(of)),
        Frame::Shift { who, at } => format!("shift {who} {at}"),
        Frame::Webs { kind: of, done, spiders } => format!("webs {} {done}{}", kind(of), if spiders { " spiders" } else { "" }),
        Frame::Foe { at, left } => format!("foe {at} {left}"),
        Frame::Target { at } => format!("target {at}"),
        Frame::Hunt { at, hero } => format!("hunt {at} {}", actor(hero)),
        Frame::Stride { at, goal } => format!("stride {at} {goal}"),
        Frame::Prowl { at } => format!("prowl {at}"),
        Frame::Guard { by, hero, damage, next } => format!("guard {by} {} {damage} {next}", slot(hero)),
        Frame::Rules { rule, next, actor: who } => format!("rules {rule} {next} {}", actor(who)),
        Frame::Actor { rule } => format!("actor {rule}"),
        Frame::Run { effects, actor: who } => format!("run {} {}", span(effects), actor(who)),
        Frame::Ask { effect, actor: by, who, at: square } => {
            format!("ask {effect} {} {} {}", actor(by), actor(who), at(square))
        }
        Frame::Choice { options, actor: who } => format!("choice {} {}", span(options), actor(who)),
        Frame::Pay { left } => format!("pay {left}"),
    }
}

const STEPS: [Step; 7] = [Step::Opening, Step::Dawn, Step::Heroes, Step::Growl, Step::Enemies, Step::Countdown, Step::Dusk];

fn step_code(step: Step) -> &'static str {
    match step {
        Step::Opening => "opening",
        Step::Dawn => "dawn",
        Step::Heroes => "heroes",
        Step::Growl => "growl",
        Step::Bosses(_) => "bosses",
        Step::Enemies => "enemies",
        Step::Countdown => "countdown",
        Step::Dusk => "dusk",
    }
}

pub(super) fn read(rules: &CoraQuest, state: &State, cur: &mut Cursor<'_>) -> Result<Frame, ParseError> {
    let number = |cur: &mut Cursor<'_>| cur.number::<u8>("a small number");
    let quest = rules.content.quest(state.quest);
    let kind = |cur: &mut Cursor<'_>| rules.read_kind(cur);
    let slot = |cur: &mut Cursor<'_>| rules.read_slot(state, cur);
    let square = |cur: &mut Cursor<'_>| {
        let start = cur.clone();
        let square = pen::square(cur)?;
        if state.dungeon.has(square.card()) { Ok(square) } else { Err(start.misread("that card is not on the table")) }
    };
    let actor = |cur: &mut Cursor<'_>| {
        pen::word(cur, "a hero of the party or 'nobody'", |word| match word {
            "nobody" => Some(None),
            _ => rules.content.hero_named(word).and_then(|hero| state.slot_of(hero)).map(Some),
        })
    };
    let item = |cur: &mut Cursor<'_>, none: &str| {
        let start = cur.clone();
        let item = rules.read_item_or(cur, none)?;
        let known = item.is_none_or(|item| MoveGen::of(rules, state).knows(item));
        if known { Ok(item) } else { Err(start.misread("there is no such item in this quest")) }
    };
    let rule = |cur: &mut Cursor<'_>| {
        let start = cur.clone();
        let rule = number(cur)?;
        if usize::from(rule) < quest.rules.len() { Ok(rule) } else { Err(start.misread("the quest has no such rule")) }
    };
    let span = |cur: &mut Cursor<'_>, most: usize| {
        let start = cur.clone();
        let span = Span { start: cur.number("a number")?, count: cur.number("a number")? };
        let within = usize::from(span.start) + usize::from(span.count) <= most;
        if within { Ok(span) } else { Err(start.misread("the quest is shorter than that")) }
    };
    let start = cur.clone();
    Ok(match cur.word() {
        "pick" => Frame::Pick,
        "put" => Frame::Put,
        "round" if cur.accept("bosses") => Frame::Round(Step::Bosses(number(cur)?)),
        "round" => {
            let step = |word: &str| STEPS.into_iter().find(|step| step_code(*step) == word);
            Frame::Round(pen::word(cur, "a step of the round", step)?)
        }
        "turn" => Frame::Turn,
        "move" => Frame::Move { left: number(cur)?, at: square(cur)?, ignore: cur.accept("ignore") },
        "charge" => Frame::Charge { moved: cur.accept("moved"), struck: cur.accept("struck") },
        "lay" => Frame::Lay { card: pen::card(cur)? },
        "reveal" => Frame::Reveal { card: pen::card(cur)?, done: number(cur)?.min(3) },
        "aim" => Frame::Aim { item: item(cur, "ability")? },
        "second" => Frame::Second { weapon: item(cur, "hands")?, at: square(cur)? },
        "whirl" => Frame::Whirl,
        "extra" => Frame::Extra,
        "rolled" => {
            let roll = Roll { hits: number(cur)?, blanks: [number(cur)?, number(cur)?, number(cur)?] };
            let start = cur.clone();
            let targets = match cur.word() {
                "one" => Targets::One(square(cur)?),
                "two" => Targets::Two(square(cur)?, square(cur)?),
                "adjacent" => Targets::Adjacent,
                _ => return Err(start.misread("'one', 'two' or 'adjacent' is expected")),
            };
            Frame::Rolled { targets, roll }
        }
        "trade" => Frame::Trade { with: slot(cur)? },
        "answer" => Frame::Answer { with: slot(cur)? },
        "points" => Frame::Points { card: pen::card(cur)?, kind: kind(cur)? },
        "place" => Frame::Place { kind: kind(cur)?, at: square(cur)? },
        "spawn" => Frame::Spawn { kind: kind(cur)?, left: number(cur)?, at: square(cur)? },
        "shift" => Frame::Shift { who: number(cur)? & 15, at: square(cur)? },
        "webs" => Frame::Webs { kind: kind(cur)?, done: cur.number("a number")?, spiders: cur.accept("spiders") },
        "foe" => Frame::Foe { at: square(cur)?, left: number(cur)? },
        "target" => Frame::Target { at: square(cur)? },
        "hunt" => Frame::Hunt { at: square(cur)?, hero: actor(cur)? },
        "stride" => Frame::Stride { at: square(cur)?, goal: square(cur)? },
        "prowl" => Frame::Prowl { at: square(cur)? },
        "guard" => Frame::Guard { by: square(cur)?, hero: slot(cur)?, damage: number(cur)?, next: number(cur)?.min(3) },
        "rules" => Frame::Rules { rule: rule(cur)?, next: number(cur)?, actor: actor(cur)? },
        "actor" => Frame::Actor { rule: rule(cur)? },
        "run" => Frame::Run { effects: span(cur, quest.effects.len())?, actor: actor(cur)? },
        "ask" => {
            let start = cur.clone();
            let effect = cur.number::<u16>("the number of an effect")?;
            if usize::from(effect) >= quest.effects.len() {
                return Err(start.misread("the quest has no such effect"));
            }
            let (by, who) = (actor(cur)?, actor(cur)?);
            let at = if cur.accept("nowhere") { None } else { Some(square(cur)?) };
            Frame::Ask { effect, actor: by, who, at }
        }
        "choice" => Frame::Choice { options: span(cur, quest.options.len())?, actor: actor(cur)? },
        "pay" => Frame::Pay { left: number(cur)? },
        _ => return Err(start.misread("this waits for nothing that is known")),
    })
}

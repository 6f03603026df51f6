//! The forms of heroes, enemies and cards.

use super::form::Making;
use super::id_of;
use crate::content::enemy_file::{bounds, points};
use crate::content::hero_file::{POINTS, ranges};
use crate::content::{Ability, CardId, Dice, DieColour, HeroType, ItemCard, ItemKind, OnHit, Phrase, Side, Size, Stock};
use crate::show::looks;
use serde_json::Value;
use stage::{CardLine, Choosable, Form, FormTally, Input};
use texts::Message;

/// CR-CUST-3 to CR-CUST-6.
pub(super) fn hero(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let hero_type = HeroType::ALL.into_iter().find(|hero_type| hero_type.code() == draft.text("/type"));
    let [health, movement] = hero_type.map_or([6..=13, 2..=6], ranges);
    let wide = |range: std::ops::RangeInclusive<u8>| i64::from(*range.start())..=i64::from(*range.end());
    let types: Vec<Choosable> = HeroType::ALL.map(|kind| making.such(kind.code(), msg!("type" / kind.code()))).into();
    let weapons: Vec<Choosable> =
        making.content.items().iter().filter(|item| item.stock == Stock::Starting).map(|item| weapon(making, item)).collect();
    let abilities: Vec<Choosable> = Ability::ALL
        .into_iter()
        .map(|ability| {
            let card = making.content.ability(ability);
            let (name, words) = (card.name.to(making.lang).to_owned(), card.text.to(making.lang).to_owned());
            Choosable { value: ability.code().to_owned(), name, words }
        })
        .collect();
    let die = draft.text("/die");
    let spent = making.number_at("/health").zip(making.number_at("/move")).map_or(0, |(health, movement)| {
        health.saturating_add(movement.saturating_mul(2)).saturating_add(if die == "B" { 5 } else { 3 })
    });
    let mut nodes = vec![
        making.phrase("/name", msg!("field-name"), 24, false),
        making.choice("/type", msg!("field-type"), types.clone()),
        making.number("/health", msg!("field-health"), wide(health)),
        making.number("/move", msg!("field-move"), wide(movement)),
        making.choice("/die", msg!("field-own-die"), vec![making.die('W'), making.die('B')]),
        making.choice("/weapon", msg!("field-weapon"), weapons.clone()),
        making.choice("/ability", msg!("field-ability"), abilities.clone()),
    ];
    if draft.text("/ability") == Ability::Bane.code() {
        nodes.push(making.choice("/kind", msg!("field-bane"), making.kinds(false)));
    }
    nodes.push(making.phrase("/story", msg!("field-story"), 400, true));
    nodes.push(making.id("/id"));
    let type_name = chosen(&types, hero_type.unwrap_or(HeroType::Standard).code()).map(|of| of.name.clone()).unwrap_or_default();
    let mut lines = vec![
        making.line(msg!("field-type"), type_name),
        making.line(msg!("field-health"), number(draft.at("/health"))),
        making.line(msg!("field-move"), number(draft.at("/move"))),
        making.line(msg!("line-die"), dice_words(making, die)),
    ];
    lines.extend(chosen(&weapons, draft.text("/weapon")).map(|item| CardLine {
        name: item.name.clone(),
        words: item.words.clone(),
        long: false,
    }));
    lines.extend(
        chosen(&abilities, draft.text("/ability")).map(|ability| making.long(ability.name.clone(), ability.words.clone())),
    );
    let story = super::phrase(draft.at("/story"), making.lang);
    if !story.is_empty() {
        lines.push(making.long("", story));
    }
    let tally = FormTally {
        name: making.say(msg!("tally-points")),
        now: spent,
        least: 0,
        most: i64::from(POINTS),
        rule: "CR-CUST-4".to_owned(),
    };
    Form {
        title: making.title("/name", msg!("unnamed-hero")),
        own: format!("hero-{}", id_of(draft)),
        look: looks::own_hero(hero_type.unwrap_or(HeroType::Standard)).to_owned(),
        looks: ready(making),
        tallies: vec![tally],
        nodes,
        lines,
        ..Form::default()
    }
}

/// CR-CUST-7 to CR-CUST-10.
pub(super) fn enemy(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let size = Size::ALL.into_iter().find(|size| size.code() == draft.text("/size")).unwrap_or(Size::Small);
    let limits = bounds(size);
    let wide = |range: &std::ops::RangeInclusive<u8>| i64::from(*range.start())..=i64::from(*range.end());
    let sizes: Vec<Choosable> = Size::ALL.map(|size| making.such(size.code(), msg!("size" / size.code()))).into();
    let half = |key: &str| {
        vec![
            making.number(&format!("/{key}/health"), msg!("field-health"), wide(&limits.health)),
            making.number(&format!("/{key}/move"), msg!("field-move"), wide(&limits.movement)),
            making.number(&format!("/{key}/range"), msg!("field-range"), wide(&limits.range)),
            making.dice(&format!("/{key}/dice"), msg!("field-dice"), "WBR", limits.dice.clone()),
        ]
    };
    let mut nodes = vec![
        making.phrase("/name", msg!("field-name"), 24, false),
        making.choice("/size", msg!("field-size"), sizes.clone()),
        making.number("/figures", msg!("field-figures"), wide(&limits.figures)),
        making.group(msg!("group-standard"), half("standard")),
        making.group(msg!("group-tough"), half("tough")),
        making.switch("/stinky", msg!("field-stinky"), false),
    ];
    let mut blows = vec![making.such("", msg!("blow-nothing"))];
    blows.extend(OnHit::ALL.map(|blow| making.such(blow.code(), msg!("blow" / blow.code()))));
    let mut spawns = vec![making.such("", msg!("choice-nobody"))];
    spawns.extend(making.kinds(false));
    if size == Size::Boss {
        nodes.push(making.choice("/on_hit", msg!("field-on-hit"), blows.clone()));
        nodes.push(making.choice("/phase_spawn", msg!("field-calls"), spawns.clone()));
    }
    nodes.push(making.id("/id"));
    let on_hit = OnHit::ALL.into_iter().find(|blow| size == Size::Boss && blow.code() == draft.text("/on_hit"));
    let calls = size == Size::Boss && !draft.text("/phase_spawn").is_empty();
    let stinky = draft.at("/stinky") == Some(&Value::Bool(true));
    let cost = |key: &str| {
        let small = |part: &str| making.number_at(&format!("/{key}/{part}")).and_then(|number| u8::try_from(number).ok());
        let (health, movement, range) = (small("health")?, small("move")?, small("range")?);
        let dice = Dice::written(draft.text(&format!("/{key}/dice"))).unwrap_or(Dice::NONE);
        let fits = health <= 20 && movement <= 9 && (1..=9).contains(&range);
        fits.then(|| i64::from(points(&Side { health, movement, range, dice }, stinky, on_hit, calls)))
    };
    let (least, most) = (i64::from(*limits.points.0.start()), i64::from(*limits.points.0.end()));
    let tally = |name: String, key: &str, least: i64, most: i64| FormTally {
        name,
        now: cost(key).unwrap_or_default(),
        least,
        most,
        rule: "CR-CUST-8".to_owned(),
    };
    let hard = cost("standard").map_or(0, |plain| plain + 1);
    let side_line = |name: Message, key: &str| {
        let part = |part: &str| number(draft.at(&format!("/{key}/{part}")));
        let (health, movement, range) = (part("health"), part("move"), part("range"));
        let dice = dice_words(making, draft.text(&format!("/{key}/dice")));
        let words = making.say(msg!("line-side", health = health, movement = movement, range = range, dice = dice));
        CardLine { name: making.say(name), words, long: true }
    };
    let mut lines = vec![
        making.line(msg!("field-size"), chosen(&sizes, draft.text("/size")).map(|size| size.name.clone()).unwrap_or_default()),
        side_line(msg!("line-standard"), "standard"),
        side_line(msg!("line-tough"), "tough"),
    ];
    if stinky {
        lines.push(making.long("", making.say(msg!("line-stinky"))));
    }
    if let Some(blow) = on_hit {
        lines.push(
            making.line(msg!("field-on-hit"), chosen(&blows, blow.code()).map(|blow| blow.name.clone()).unwrap_or_default()),
        );
    }
    if calls {
        lines.push(making.line(msg!("field-calls"), making.kind_name(draft.text("/phase_spawn"))));
    }
    Form {
        title: making.title("/name", msg!("unnamed-enemy")),
        own: format!("enemy-{}", id_of(draft)),
        look: looks::own_enemy(size).to_owned(),
        looks: ready(making),
        tallies: vec![
            tally(making.say(msg!("tally-standard")), "standard", least, most),
            tally(making.say(msg!("tally-tough")), "tough", hard, i64::from(limits.points.1)),
        ],
        nodes,
        lines,
        ..Form::default()
    }
}

/// Content C.
pub(super) fn card(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let cards = CardId::all().map(|card| {
        let code = card.code();
        let title = making.content.card(card).name.to(making.lang).to_owned();
        let name = making.say(msg!("card-coded", code = code.clone(), name = title));
        Choosable { value: code, name, words: String::new() }
    });
    let rows = draft.at("/rows").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let row = |place: usize| rows.get(place).and_then(Value::as_str).unwrap_or("...").to_owned();
    let mut signs = vec![
        making.such(".", msg!("sign-floor")),
        making.such("#", msg!("sign-wall")),
        making.such("1", msg!("sign-small")),
        making.such("2", msg!("sign-medium")),
        making.such("3", msg!("sign-large")),
        making.such("C", msg!("sign-chest")),
    ];
    if CardId::coded(draft.text("/card")).is_some_and(CardId::is_story) {
        signs.push(making.such("*", msg!("sign-spot")));
    }
    let squares = Input::Squares { rows: (0..3).map(row).collect(), signs };
    let nodes = vec![
        making.phrase("/name", msg!("field-name"), 24, false),
        making.choice("/card", msg!("field-card"), cards.collect()),
        making.field("/rows", msg!("field-squares"), making.say(msg!("hint-squares")), squares),
        making.switch("/web", msg!("field-web"), false),
    ];
    Form { title: making.title("/name", msg!("unnamed-card")), own: format!("card-{}", id_of(draft)), nodes, ..Form::default() }
}

/// The drawings of the box, by whom they show.
fn ready(making: &Making<'_>) -> Vec<Choosable> {
    let such = |look: &str, name: &Phrase| Choosable {
        value: look.to_owned(),
        name: name.to(making.lang).to_owned(),
        words: String::new(),
    };
    let heroes = making.content.heroes().iter().map(|sheet| such(looks::hero(sheet), &sheet.name));
    let enemies = making.content.enemies().iter().map(|sheet| such(looks::enemy(sheet), &sheet.name));
    heroes.chain(enemies).collect()
}

fn weapon(making: &Making<'_>, item: &ItemCard) -> Choosable {
    let words = match item.kind {
        ItemKind::Weapon { range, dice } => {
            let letters: String = dice.colours().iter().map(|colour| colour.letter()).collect();
            making.say(msg!("line-weapon", range = range, dice = dice_words(making, &letters)))
        }
        _ => String::new(),
    };
    Choosable { value: item.id.to_string(), name: item.name.to(making.lang).to_owned(), words }
}

pub(super) fn chosen<'a>(choices: &'a [Choosable], value: &str) -> Option<&'a Choosable> {
    choices.iter().find(|choosable| choosable.value == value)
}

pub(super) fn number(value: Option<&Value>) -> String {
    value.and_then(Value::as_i64).map_or_else(|| "?".to_owned(), |number| number.to_string())
}

/// "2 white, 1 blue".
pub(super) fn dice_words(making: &Making<'_>, letters: &str) -> String {
    let count = |letter: char| letters.chars().filter(|&other| other == letter).count();
    let counted = DieColour::ALL.into_iter().map(|colour| (colour.letter(), count(colour.letter())));
    let parts = counted
        .filter(|&(_, count)| count > 0)
        .map(|(letter, count)| msg!("made-die" / &letter.to_string(), count = count).form("counted"));
    let all = parts.reduce(|first, next| msg!("list-next", first = first, next = next));
    all.map_or_else(|| "–".to_owned(), |all| making.say(all))
}

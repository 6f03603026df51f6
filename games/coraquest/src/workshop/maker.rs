//! The forms of heroes, enemies and cards.

use super::form::Making;
use super::id_of;
use crate::content::enemy_file::{bounds, points};
use crate::content::hero_file::{POINTS, ranges};
use crate::content::{Ability, CardId, Dice, HeroType, ItemCard, ItemKind, OnHit, Phrase, Side, Size, Stock};
use crate::show::looks;
use serde_json::Value;
use tabletop::{CardLine, Choosable, Form, FormTally, Input, Lang};

/// CR-CUST-3 to CR-CUST-6.
pub(super) fn hero(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let hero_type = HeroType::ALL.into_iter().find(|hero_type| hero_type.code() == draft.text("/type"));
    let [health, movement] = hero_type.map_or([6..=13, 2..=6], ranges);
    let wide = |range: std::ops::RangeInclusive<u8>| i64::from(*range.start())..=i64::from(*range.end());
    let types = vec![
        making.such("standard", "Standard", "Standard"),
        making.such("fast", "Fast", "Rapide"),
        making.such("tough", "Tough", "Costaud"),
    ];
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
        making.phrase("/name", "Name", "Nom", 24, false),
        making.choice("/type", "Type", "Type", types),
        making.number("/health", "Health", "Santé", wide(health)),
        making.number("/move", "Movement", "Mouvement", wide(movement)),
        making.choice("/die", "Own die", "Dé propre", vec![making.die('W'), making.die('B')]),
        making.choice("/weapon", "Starting weapon", "Arme de départ", weapons.clone()),
        making.choice("/ability", "Ability", "Capacité", abilities.clone()),
    ];
    if draft.text("/ability") == Ability::Bane.code() {
        nodes.push(making.choice("/kind", "Bane of", "Fléau de", making.kinds(false)));
    }
    nodes.push(making.phrase("/story", "Story", "Histoire", 400, true));
    nodes.push(making.id("/id"));
    let mut lines = vec![
        making.line("Type", "Type", types_name(making, draft.text("/type"))),
        making.line("Health", "Santé", number(draft.at("/health"))),
        making.line("Movement", "Mouvement", number(draft.at("/move"))),
        making.line("Die", "Dé", dice_words(making, die)),
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
        name: making.say("Points", "Points"),
        now: spent,
        least: 0,
        most: i64::from(POINTS),
        rule: "CR-CUST-4".to_owned(),
    };
    Form {
        title: making.title("/name", "A hero without a name", "Un héros sans nom"),
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
    let sizes = vec![
        making.such("small", "Small", "Petit"),
        making.such("medium", "Medium", "Moyen"),
        making.such("large", "Large", "Grand"),
        making.such("boss", "Big Boss", "Grand chef"),
    ];
    let half = |key: &str| {
        vec![
            making.number(&format!("/{key}/health"), "Health", "Santé", wide(&limits.health)),
            making.number(&format!("/{key}/move"), "Movement", "Mouvement", wide(&limits.movement)),
            making.number(&format!("/{key}/range"), "Range", "Portée", wide(&limits.range)),
            making.dice(&format!("/{key}/dice"), "Dice", "Dés", "WBR", limits.dice.clone()),
        ]
    };
    let mut nodes = vec![
        making.phrase("/name", "Name", "Nom", 24, false),
        making.choice("/size", "Size", "Taille", sizes.clone()),
        making.number("/figures", "Figures", "Figurines", wide(&limits.figures)),
        making.group("Standard side", "Côté normal", half("standard")),
        making.group("Tough side", "Côté dur", half("tough")),
        making.switch("/stinky", "Stinky by nature", "Puant de nature", false),
    ];
    let mut blows = vec![making.such("", "Nothing", "Rien")];
    blows.extend([
        making.such("poisoned", "Poisons", "Empoisonne"),
        making.such("stunned", "Stuns", "Assomme"),
        making.such("stinky", "Makes stinky", "Empeste"),
        making.such("knock", "Knocks back", "Repousse"),
    ]);
    let mut spawns = vec![making.such("", "Nobody", "Personne")];
    spawns.extend(making.kinds(false));
    if size == Size::Boss {
        nodes.push(making.choice("/on_hit", "When it hits", "Quand il touche", blows.clone()));
        nodes.push(making.choice("/phase_spawn", "Calls each round", "Appelle à chaque manche", spawns.clone()));
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
    let side_line = |en: &str, fr: &str, key: &str| {
        let part = |part: &str| number(draft.at(&format!("/{key}/{part}")));
        let words = format!(
            "{} {} · {} {} · {} {} · {}",
            making.say("Health", "Santé"),
            part("health"),
            making.say("Movement", "Mouvement"),
            part("move"),
            making.say("range", "portée"),
            part("range"),
            dice_words(making, draft.text(&format!("/{key}/dice")))
        );
        CardLine { name: making.say(en, fr), words, long: true }
    };
    let mut lines = vec![
        making.line("Size", "Taille", chosen(&sizes, draft.text("/size")).map(|size| size.name.clone()).unwrap_or_default()),
        side_line("Standard", "Normal", "standard"),
        side_line("Tough", "Dur", "tough"),
    ];
    if stinky {
        lines.push(making.long("", making.say("Stinky by nature.", "Puant de nature.")));
    }
    if let Some(blow) = on_hit {
        lines.push(making.line(
            "When it hits",
            "Quand il touche",
            chosen(&blows, blow.code()).map(|blow| blow.name.clone()).unwrap_or_default(),
        ));
    }
    if calls {
        lines.push(making.line("Calls each round", "Appelle à chaque manche", making.kind_name(draft.text("/phase_spawn"))));
    }
    Form {
        title: making.title("/name", "An enemy without a name", "Un ennemi sans nom"),
        own: format!("enemy-{}", id_of(draft)),
        look: looks::own_enemy(size).to_owned(),
        looks: ready(making),
        tallies: vec![
            tally(making.say("Points, Standard side", "Points, côté normal"), "standard", least, most),
            tally(making.say("Points, Tough side", "Points, côté dur"), "tough", hard, i64::from(limits.points.1)),
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
        let name = format!("{code} · {}", making.content.card(card).name.to(making.lang));
        Choosable { value: code, name, words: String::new() }
    });
    let rows = draft.at("/rows").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let row = |place: usize| rows.get(place).and_then(Value::as_str).unwrap_or("...").to_owned();
    let mut signs = vec![
        making.such(".", "Floor", "Sol"),
        making.such("#", "Wall", "Mur"),
        making.such("1", "Small spawn point", "Apparition petite"),
        making.such("2", "Medium spawn point", "Apparition moyenne"),
        making.such("3", "Large spawn point", "Apparition grande"),
        making.such("C", "Chest", "Coffre"),
    ];
    if CardId::coded(draft.text("/card")).is_some_and(CardId::is_story) {
        signs.push(making.such("*", "Spot of the story", "Endroit de l'histoire"));
    }
    let squares = Input::Squares { rows: (0..3).map(row).collect(), signs };
    let nodes = vec![
        making.phrase("/name", "Name", "Nom", 24, false),
        making.choice("/card", "In place of", "À la place de", cards.collect()),
        making.field(
            "/rows",
            making.say("Squares", "Cases"),
            making.say("Touch a square to change it.", "Touchez une case pour la changer."),
            squares,
        ),
        making.switch(
            "/web",
            "A web: spiders come out of its middle",
            "Une toile\u{a0}: des araignées sortent de son milieu",
            false,
        ),
    ];
    Form {
        title: making.title("/name", "A card without a name", "Une carte sans nom"),
        own: format!("card-{}", id_of(draft)),
        nodes,
        ..Form::default()
    }
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
            format!("{} {range} · {}", making.say("range", "portée"), dice_words(making, &letters))
        }
        _ => String::new(),
    };
    Choosable { value: item.id.to_string(), name: item.name.to(making.lang).to_owned(), words }
}

fn types_name(making: &Making<'_>, code: &str) -> String {
    match code {
        "fast" => making.say("Fast", "Rapide"),
        "tough" => making.say("Tough", "Costaud"),
        _ => making.say("Standard", "Standard"),
    }
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
    let name = |letter: char, count: usize| match (letter, making.lang) {
        (_, Lang::En) => making.die(letter).name.to_lowercase(),
        (_, Lang::Fr) => format!("{}{}", making.die(letter).name.to_lowercase(), if count > 1 { "s" } else { "" }),
    };
    let parts: Vec<String> = ['W', 'B', 'R']
        .into_iter()
        .filter(|&letter| count(letter) > 0)
        .map(|letter| format!("{} {}", count(letter), name(letter, count(letter))))
        .collect();
    if parts.is_empty() { "–".to_owned() } else { parts.join(", ") }
}

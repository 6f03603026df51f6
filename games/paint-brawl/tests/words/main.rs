//! What players read: every sentence exists in both languages, says what it should, and tells no secret.
//! `BLESS=1` rewrites the text files beside this one: read the difference before you keep it.

#![allow(clippy::unwrap_used)]

mod everywhere;
mod pictures;
mod sentences;

use paint_brawl::{Action, Colours, Event, Level, PaintBrawl, Placing, Scenario, Setup, State};
use std::fs;
use std::path::Path;
use tabletop::{Game, Lang, Rng, Seat, Seed, Seeded};

fn seat(number: u8) -> Seat {
    Seat::numbered(number).unwrap()
}

/// Setups of every level, scenario, number of seats and switch, one after another.
fn setup(number: u64) -> Setup {
    let level = Level::ALL[(number % 3) as usize];
    let scenario = match level {
        Level::Initiation => 1 + (number / 3 % 2) as u8,
        _ => 1 + (number / 3 % 5) as u8,
    };
    let advanced = level == Level::Advanced;
    let seats = 2 + ((number + number / 12) % 3) as u8;
    let colours = [Colours::default(), Colours::try_from("purple,yellow,green,orange".to_owned()).unwrap()];
    let own = seats == 4 && number.is_multiple_of(2);
    Setup {
        seats,
        level,
        scenario: Scenario::numbered(scenario).unwrap(),
        colours: colours[usize::from(own)].clone(),
        infiltration: advanced.then_some((number / 4).is_multiple_of(2)),
        tactical: advanced.then_some(number % 5 < 2),
        matriarchs: Colours::try_from(if own { "green" } else { "red" }.to_owned()).unwrap(),
        placing: if number % 4 == 3 { Placing::Players } else { Placing::Quick },
        ..Setup::default()
    }
}

/// Plays one game, at random or so that a choice among kinds of choices comes first. `look` sees every position, `hear`
/// everything that happened since the last.
fn game(
    game: &PaintBrawl,
    number: u64,
    mut look: impl FnMut(&State, &[Action], &mut Rng),
    mut hear: impl FnMut(&State, &Event),
) -> State {
    let mut luck = Seeded::new(Seed::numbered(number));
    let mut rng = Rng::stream(number, 1);
    let mut state = game.start(&setup(number), &mut luck).unwrap();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        game.legal_actions(&state, &mut legal);
        look(&state, &legal, &mut rng);
        if legal.is_empty() {
            return state;
        }
        // Half of the time a kind of choice is chosen first, so that rare ones are made at all.
        let choice = if rng.below(2) == 0 {
            legal[rng.index(legal.len())]
        } else {
            let mut firsts: Vec<usize> = (0..legal.len()).collect();
            firsts.dedup_by_key(|&mut at| kind(legal[at]));
            let first = firsts[rng.index(firsts.len())];
            let same: Vec<Action> = legal.iter().copied().filter(|&action| kind(action) == kind(legal[first])).collect();
            same[rng.index(same.len())]
        };
        events.clear();
        game.play(&mut state, choice, &mut luck, &mut events);
        events.iter().for_each(|event| hear(&state, event));
    }
}

/// What sort of choice it is, without squares.
fn kind(action: Action) -> String {
    match action {
        Action::Use { ability, .. } => ability.code().to_owned(),
        _ => format!("{action:?}").split([' ', '(']).next().unwrap().to_owned(),
    }
}

/// What every sentence keeps to.
fn check_sentence(text: &str, lang: Lang) {
    assert!(!text.is_empty());
    for wrong in ["  ", "None", "Some", "()", " ,", " .", "{", "}", " le le ", " de du "] {
        assert!(!text.contains(wrong), "'{wrong}' in '{text}'");
    }
    assert!(text.starts_with(char::is_uppercase), "'{text}' begins small");
    assert_eq!(text.trim(), text);
    for sign in [':', ';', '!', '?'] {
        let spaced = format!("\u{a0}{sign}");
        match lang {
            Lang::Fr => assert_eq!(text.matches(sign).count(), text.matches(&spaced).count(), "a space is wrong in '{text}'"),
            Lang::En => assert!(!text.contains(&spaced) && !text.contains(&format!(" {sign}")), "a space is wrong in '{text}'"),
        }
    }
    let one = [" 1 Moves", " 1 Attacks", " 1 Attaques", " 0 Attaques", " 1 Déplacements", " 0 Déplacements", " 1 puddles"];
    assert!(one.iter().all(|wrong| !text.contains(wrong)), "a number does not agree in '{text}'");
}

fn both(say: impl Fn(Lang) -> String) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let text = say(lang);
        check_sentence(&text, lang);
        text
    })
}

/// Compares a text with its file beside this one, or rewrites the file if `BLESS` is set.
fn compare(name: &str, fresh: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words").join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, fresh).unwrap();
        return;
    }
    let text = fs::read_to_string(&path).unwrap_or_default();
    let line = text.lines().zip(fresh.lines()).take_while(|(old, new)| old == new).count();
    let [old, new] = [&*text, fresh].map(|text| text.lines().nth(line).unwrap_or("nothing"));
    assert!(
        text == fresh,
        "{}:{}:\n  the file says {old}\n  now it is     {new}\nIf that is meant, rewrite with BLESS=1.",
        path.display(),
        line + 1
    );
}

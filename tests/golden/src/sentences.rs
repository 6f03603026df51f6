//! Sentences to be read: some of each kind from games played at random, in both languages, side by side in a file.

use stage::Words;
use std::collections::BTreeMap;
use tabletop::{Game, Rng, Seed, Seeded, Viewer, tell};
use texts::Lang;

/// How many sentences of one kind are kept; those that differ in more than squares and names are worth reading.
const EACH: usize = 4;

/// Sentences by what they are about and what they look like without squares and names.
#[derive(Debug)]
pub struct Sentences {
    /// Whether a word is a name of which others are as good: then two sentences that differ in nothing else are one.
    is_name: fn(&str) -> bool,
    kept: BTreeMap<String, BTreeMap<String, [String; 2]>>,
}

impl Sentences {
    /// None yet. A word with a digit is always a name.
    #[must_use]
    pub fn new(is_name: fn(&str) -> bool) -> Sentences {
        Sentences { is_name, kept: BTreeMap::new() }
    }

    /// One more, in English and in French.
    pub fn add(&mut self, about: &str, texts: [String; 2]) {
        let is_name = |word: &str| word.contains(|letter: char| letter.is_ascii_digit()) || (self.is_name)(word);
        let bare: String = texts[0].split(' ').map(|word| if is_name(word) { "#" } else { word }).collect();
        let kept = self.kept.entry(about.to_owned()).or_default();
        if kept.len() < EACH {
            kept.entry(bare).or_insert(texts);
        }
    }

    /// Compares them with the file `tests/words/<name>` of the crate whose manifest is in `crate_folder`.
    ///
    /// # Panics
    /// If they differ.
    pub fn compare(&self, crate_folder: &str, name: &str) {
        let path = crate::folder(crate_folder, "words").join(name);
        crate::compare(&path, &self.page(), "BLESS").unwrap_or_else(|wrong| panic!("{wrong}"));
    }

    /// All of them, to be read; `~` is a space at which no line may break.
    #[must_use]
    pub fn page(&self) -> String {
        let mut page = String::new();
        for (about, texts) in &self.kept {
            page += &format!("{about}\n");
            for [en, fr] in texts.values() {
                page += &format!("  {en}\n  {}\n", fr.replace('\u{a0}', "~"));
            }
        }
        page
    }
}

/// The languages whose sentences are on record. The others are held by their files alone, so that a language needs no code.
pub const RECORDED: [Lang; 2] = [Lang::En, Lang::Fr];

/// A sentence in the languages that are on record; in all languages it is as it should be.
///
/// # Panics
/// If it is not.
pub fn both(say: impl Fn(Lang) -> String) -> [String; 2] {
    let said = Lang::ALL.map(|lang| {
        let text = say(lang);
        if let Some(wrong) = blemish(&text, lang) {
            panic!("{wrong} in '{text}'");
        }
        text
    });
    RECORDED.map(|lang| said[lang as usize].clone())
}

/// What is wrong with a sentence: what is wrong with any text, or a small beginning.
#[must_use]
pub fn blemish(text: &str, lang: Lang) -> Option<String> {
    let small = || text.starts_with(char::is_lowercase).then(|| "a small beginning".to_owned());
    flaw(text, lang).or_else(small)
}

/// Asks that a text is a sentence as it should be; `what` says whose.
///
/// # Panics
/// If it is not.
pub fn assert_sound(text: &str, lang: Lang, what: &str) {
    if let Some(wrong) = blemish(text, lang) {
        panic!("{what}: {wrong} in '{text}'");
    }
}

/// What is wrong with a text: a hole, a space too many or one that is missing.
#[must_use]
pub fn flaw(text: &str, lang: Lang) -> Option<String> {
    let holes = ["  ", "None", "Some(", "()", " ,", " .", "..", "{", "}", " le le ", " de du "];
    if let Some(hole) = holes.into_iter().find(|hole| text.contains(hole)) {
        return Some(format!("'{hole}'"));
    }
    if text.is_empty() || text.trim() != text {
        return Some("a bare edge".to_owned());
    }
    let wrong = [':', ';', '!', '?'].into_iter().find(|sign| {
        let spaced = text.matches(&format!("\u{a0}{sign}")).count();
        match lang {
            Lang::Fr => text.matches(*sign).count() != spaced,
            _ => spaced > 0 || text.contains(&format!(" {sign}")),
        }
    });
    wrong.map(|sign| format!("a wrong space before '{sign}'"))
}

/// Plays a game from its setup, up to so many decisions: half of them at random, half so that a choice among kinds of
/// choices comes first, that rare ones are made at all. `look` sees every position, `hear` what happened since the last.
///
/// # Panics
/// If the setup is refused.
pub fn wander<G: Game>(
    game: &G,
    setup: &G::Setup,
    (number, most): (u64, usize),
    kind: impl Fn(G::Action) -> String,
    mut look: impl FnMut(&G::State, &[G::Action], &mut Rng),
    mut hear: impl FnMut(&G::State, &G::Event),
) -> G::State {
    let mut luck = Seeded::new(Seed::numbered(number));
    let mut rng = Rng::stream(number, 1);
    let mut state = game.start(setup, &mut luck).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..most {
        game.legal_actions(&state, &mut legal);
        look(&state, &legal, &mut rng);
        if legal.is_empty() {
            break;
        }
        let choice = if rng.below(2) == 0 {
            legal[rng.index(legal.len())]
        } else {
            let mut firsts: Vec<usize> = (0..legal.len()).collect();
            firsts.dedup_by_key(|&mut at| kind(legal[at]));
            let first = kind(legal[firsts[rng.index(firsts.len())]]);
            let same: Vec<G::Action> = legal.iter().copied().filter(|&action| kind(action) == first).collect();
            same[rng.index(same.len())]
        };
        events.clear();
        game.play(&mut state, choice, &mut luck, &mut events);
        events.iter().for_each(|event| hear(&state, event));
    }
    state
}

/// Asks that whatever is told is said in the same words later on, from the view of any later position: whoever comes late is
/// told events, and sees the table as it is then.
///
/// # Panics
/// If something is not.
pub fn assert_said_the_same_later<G: Words<S>, S>(game: &G, setups: &[G::Setup], (first, games): (u64, u64), most: usize) {
    let mut wrong: BTreeMap<String, String> = BTreeMap::new();
    for number in first..first + games {
        let setup = &setups[number as usize % setups.len()];
        let mut luck = Seeded::new(Seed::numbered(number));
        let mut rng = Rng::stream(number, 2);
        let mut state = game.start(setup, &mut luck).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        let (mut legal, mut events, mut kept) = (Vec::new(), Vec::new(), Vec::new());
        for decision in 0..most {
            game.legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            events.clear();
            game.play(&mut state, legal[rng.index(legal.len())], &mut luck, &mut events);
            let viewer = Viewer::Bystander;
            let view = game.view(&state, viewer);
            for told in events.iter().filter_map(|event| tell(game, event, viewer)) {
                let said = [Lang::En, Lang::Fr].map(|lang| game.event_words(&view, &told, lang));
                kept.push((told, said));
            }
            if decision % 40 != 39 {
                continue;
            }
            for (told, said) in kept.drain(..) {
                let now = [Lang::En, Lang::Fr].map(|lang| game.event_words(&view, &told, lang));
                if now != said {
                    wrong.entry(variant(told.event())).or_insert_with(|| format!("{said:?} is later {now:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The first word of how a value is written for programmers: the name of its variant.
#[must_use]
pub fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

//! Rule cases as text: a position, actions, what must hold. Each case is a test of its own.
//!
//! A game's tests implement [`Casebook`] and hand it to [`main`]; the README beside a game's case files says how they are
//! written. What is the same for every game is here: reading the files, the steps that need nothing but the contract of the
//! house, and rewriting pictures.

mod bless;
mod play;
mod read;
pub mod sketch;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use laws::Laws;
use libtest_mimic::{Arguments, Failed, Trial};
use tabletop::{Game, Notation, Rng, Seat, Seed, Seeded};

pub use play::same;
pub use read::is_id;

/// A position of a game.
pub type State<B> = <<B as Casebook>::Game as Game>::State;
/// An event of a game.
pub type Event<B> = <<B as Casebook>::Game as Game>::Event;

/// How a game writes its cases.
pub trait Casebook: Send + Sync + 'static {
    /// The game that the cases are played by.
    type Game: Notation;

    /// What the IDs of its rules begin with, such as `CC`.
    const PREFIX: &'static str;

    /// What else a line may start with: the game's own expectations of one line.
    const STEPS: &'static [&'static str];

    /// The game.
    fn game(&self) -> &Self::Game;

    /// Whether the catalogue has this rule or worked case.
    fn has(&self, id: &str) -> bool;

    /// The position of a block of lines that says only what matters.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn position(&self, block: &[String]) -> Result<State<Self>, Wrong>
    where
        Self: Sized;

    /// Whether a picture of the whole position is right. `before` is the position before the last action.
    ///
    /// # Errors
    /// What is wrong with the lines themselves, and where.
    fn agrees(&self, block: &[String], before: &State<Self>, now: &State<Self>) -> Result<bool, Wrong>
    where
        Self: Sized;

    /// The picture of the whole position that should stand instead of these lines.
    fn picture(&self, block: &[String], before: &State<Self>, now: &State<Self>) -> Vec<String>
    where
        Self: Sized;

    /// The picture of the board that should stand instead of these lines, and whether they say the same.
    fn board(&self, block: &[String], now: &State<Self>) -> (Vec<String>, bool)
    where
        Self: Sized;

    /// An event as a sentence.
    fn event(&self, now: &State<Self>, event: &Event<Self>) -> String
    where
        Self: Sized;

    /// The seat that a word means.
    fn seat(&self, now: &State<Self>, word: &str) -> Option<Seat>
    where
        Self: Sized;

    /// Whether one of the game's own expectations holds.
    ///
    /// # Errors
    /// Why it does not.
    fn expect(&self, now: &State<Self>, keyword: &str, rest: &str) -> Result<(), String>
    where
        Self: Sized;
}

/// What is wrong with a block of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Which line of the block it is, from 0, if it is one.
    pub line: Option<usize>,
    /// What is wrong.
    pub message: String,
}

/// One named case of a file.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file, for people.
    pub file: String,
    /// The test's name: `cc_cap_3_equal_power_is_not_enough`.
    pub name: String,
    line: usize,
    steps: Vec<Step>,
}

/// A keyword at the start of a line, what stands behind it, and the indented lines below it.
#[derive(Clone, Debug)]
struct Step {
    line: usize,
    keyword: String,
    rest: String,
    block: Vec<String>,
}

/// What a picture in a file should say: the lines `from` up to `to`, counted from 0, become `lines`.
struct Patch {
    from: usize,
    to: usize,
    lines: Vec<String>,
}

/// The cases of a text.
///
/// # Errors
/// Whatever is malformed: a text without cases, a title without an ID of the catalogue, a case that expects nothing.
pub fn read<B: Casebook>(book: &B, file: &str, text: &str) -> Result<Vec<Case>, String> {
    read::read(book, file, text)
}

/// Plays a case.
///
/// # Errors
/// The first line of it that does not hold, and why.
pub fn run<B: Casebook>(book: &B, case: &Case) -> Result<(), String> {
    play::run(book, case, &mut None)
}

/// Rewrites the pictures of a text as they come. What else is wrong with a case is told when it is run.
///
/// # Errors
/// A text that cannot be read.
pub fn bless<B: Casebook>(book: &B, file: &str, text: &str) -> Result<String, String> {
    let mut patches = Some(Vec::new());
    for case in read(book, file, text)? {
        let _ = play::run(book, &case, &mut patches);
    }
    Ok(bless::patched(text, patches.unwrap_or_default()))
}

/// All case files of a folder, in the order of their names.
///
/// # Panics
/// If the folder cannot be read.
#[must_use]
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of the cases is there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "case")).collect();
    files.sort();
    files
}

/// Every position that a case of a folder is given, with its file and line.
///
/// # Panics
/// If a file cannot be read, or has a position that cannot.
#[must_use]
pub fn given<B: Casebook>(book: &B, folder: &Path) -> Vec<(String, State<B>)> {
    let mut positions = Vec::new();
    for path in files(folder) {
        let text = std::fs::read_to_string(&path).expect("a case file can be read");
        let mut lines = text.lines().enumerate().peekable();
        while let Some((number, line)) = lines.next() {
            if line != "given" {
                continue;
            }
            let mut block = Vec::new();
            while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with(' ') || line.trim().is_empty()) {
                block.push(line.to_owned());
            }
            let place = format!("{}:{}", path.display(), number + 1);
            let state = book.position(&block).unwrap_or_else(|wrong| panic!("{place}: {}", wrong.message));
            positions.push((place, state));
        }
    }
    positions
}

/// The laws on positions that random games seldom reach: those of the cases of a folder, and what comes of them. `busy` says
/// where something waits to be finished: there all is looked at. `WALKS` asks for so many ways to go on from every position;
/// usually one goes on from every fifth, to save time.
///
/// # Panics
/// If a law is broken, with the place of the case.
pub fn laws_hold<B: Casebook>(book: &B, folder: &Path, laws: &Laws<'_, B::Game>, busy: impl Fn(&State<B>) -> bool) {
    let walks = std::env::var("WALKS").ok().and_then(|text| text.parse().ok());
    let (game, mut list) = (book.game(), Vec::new());
    for (number, (place, state)) in (0..).zip(given(book, folder)) {
        if walks.is_none() && number % 5 > 0 {
            continue;
        }
        laws.at(&state).unwrap_or_else(|broken| panic!("{place}: {broken}"));
        for walk in 0..walks.unwrap_or(1) {
            let (mut state, mut rng) = (state.clone(), Rng::stream(number, walk));
            let mut luck = Seeded::new(Seed::numbered(walk));
            for step in 0..24 {
                game.legal_actions(&state, &mut list);
                if list.is_empty() {
                    break;
                }
                game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut ());
                if busy(&state) || step % 8 == 0 {
                    laws.at(&state).unwrap_or_else(|broken| panic!("{place}: {broken}"));
                }
            }
        }
    }
}

/// Names that several cases of a folder share.
///
/// # Panics
/// If a file cannot be read, or is malformed.
#[must_use]
pub fn twins<B: Casebook>(book: &B, folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for path in files(folder) {
        let text = std::fs::read_to_string(&path).expect("a case file can be read");
        names.extend(read(book, &path.display().to_string(), &text).expect("a case file is well-formed"));
    }
    names.sort_by(|a, b| a.name.cmp(&b.name));
    let twins = names.windows(2).filter(|pair| pair[0].name == pair[1].name);
    twins.map(|pair| format!("{} and {}: {}", pair[0].file, pair[1].file, pair[0].name)).collect()
}

/// What is reported of a text: the reader's complaint, or that of the first case that fails.
///
/// # Errors
/// The report.
pub fn report<B: Casebook>(book: &B, text: &str) -> Result<(), String> {
    read(book, "planted.case", text)?.iter().try_for_each(|case| run(book, case))
}

/// The IDs that a catalogue marks: rules such as `**CC-CAP-3**` and worked cases such as `**W05**`, which may be a numbered
/// list too: `5. case given`, `5. case: given`.
#[must_use]
pub fn marked(catalogue: &str, prefix: &str) -> BTreeSet<String> {
    let words = catalogue.split("**").skip(1).step_by(2);
    let marked = words.filter(|word| is_id(word, prefix)).map(str::to_owned);
    let numbers = catalogue.lines().filter_map(|line| line.split_once(". case")?.0.parse::<u8>().ok());
    marked.chain(numbers.map(|number| format!("W{number:02}"))).collect()
}

/// Runs the cases of all files of a folder, each as a test of its own. `BLESS=1` rewrites their pictures first.
///
/// # Panics
/// If a file cannot be read or written.
pub fn main<B: Casebook>(book: B, folder: &Path) -> ExitCode {
    let book = Arc::new(book);
    let mut trials = Vec::new();
    for path in files(folder) {
        let file = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let mut text = std::fs::read_to_string(&path).expect("a case file can be read");
        if std::env::var_os("BLESS").is_some() {
            match bless(&*book, &file, &text) {
                Ok(blessed) => {
                    std::fs::write(&path, &blessed).expect("a case file can be written");
                    text = blessed;
                }
                Err(message) => eprintln!("not blessed: {message}"),
            }
        }
        match read(&*book, &file, &text) {
            Ok(cases) => trials.extend(cases.into_iter().map(|case| {
                let book = Arc::clone(&book);
                Trial::test(case.name.clone(), move || run(&*book, &case).map_err(Failed::from))
            })),
            Err(message) => trials.push(Trial::test(file, move || Err(Failed::from(message)))),
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

//! The record of a game: one readable text file.
//!
//! ```text
//! khroma transcript 1
//! game chromatic-conflict
//! rules 1
//! content 0123456789abcdef
//! setup {"seats":3}
//! seed 42
//! start #89abcdef
//! 1 seat 1: faction blue #01234567
//! 2 seat 2: faction green #4567cdef
//! 3 seat 3: faction violet | first=2 chromeca=crane tag=T07 #89ab0123
//! outcome none
//! end 3
//! ```
//! Where a pledge was made about the luck ([`Commitment`]), its lines stand behind the seed:
//! ```text
//! table kq3v7w2m5x
//! secret 64 hexadecimal digits
//! commitment 64 hexadecimal digits
//! word 2 grenadine
//! ```
//! Content that is not ours ([`crate::Origin::Own`]) stands behind that, all its files, each behind its check:
//! ```text
//! file constants.toml #01234567
//! > turn_limit = 90
//! ```
//! Where files of users were laid over the content ([`PackFile`]), they stand before the start in the same way:
//! ```text
//! pack bees.pack.toml #89abcdef
//! > [[hero]]
//! > id = "beekeeper"
//! ```
//! Behind `|` stands the luck that the action consumed; behind `#` the check of the line and of the position after it, so
//! that a change in any line is found at that line, even one that leads to the same position. The check of the start covers
//! the setup, and since version 2 of the rules their version; the seed is verified by playing from it, and may be left out while it is a secret. The last line counts the actions, so that a file that was cut off is known as such. Checks find
//! mistakes and careless changes; they have no key, so whoever wants to forge a whole file can make them anew. Against that
//! stands the seed, when somebody else has vouched for it.

use crate::notation::quoted;
use crate::pledge::BrokenPledge;
use crate::{Commitment, Game, Origin, PackFile, Pick, Seat, Seed, check_of, content_called, is_of_first_release};
use std::fmt::{self, Write as _};
use std::str::FromStr;
use texts::{COMMON, Message};

/// One action of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// The luck that it consumed.
    pub picks: Vec<Pick>,
    /// The check of all this and of the position after it.
    pub check: String,
}

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The digest of its content, packs left out. The first release wrote it in another way ([`content_called`]).
    pub content: String,
    /// The setup as JSON.
    pub setup: String,
    /// The seed, when it is known and may be told.
    pub seed: Option<Seed>,
    /// What was promised about the seed, where somebody did; told with the seed only.
    pub pledge: Option<Commitment>,
    /// The files of its content, where it is not ours.
    pub files: Vec<PackFile>,
    /// The files of users that were laid over the content.
    pub packs: Vec<PackFile>,
    /// The luck of the start.
    pub dealt: Vec<Pick>,
    /// The check of the setup, its luck, and the first position.
    pub opening: String,
    /// The actions.
    pub lines: Vec<Line>,
    /// How the game ended, if it has.
    pub outcome: Option<String>,
}

/// A transcript that is malformed, cut off, or does not say what was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What kind of thing is wrong there, for those who only want to know whether a record holds.
    pub flaw: FlawKind,
    /// What is wrong there, with all details, in English.
    pub message: String,
}

/// What kind of thing is wrong with a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// The end is missing.
    CutOff,
    /// A line is not written as it should be.
    Form,
    /// It was made by a newer version of transcripts or rules than this program knows.
    Newer,
    /// Its content is not known here, or is not what it claims to be.
    Content,
    /// It is of another game.
    Game,
    /// A file of a user that is laid over the content is refused.
    Pack,
    /// The setup cannot be.
    Setup,
    /// Another seat decides, or the game is over.
    Order,
    /// The action cannot be read, or a rule forbids it.
    Action,
    /// The luck is not what the game asks for, or not what the seed gives.
    Luck,
    /// The check does not fit the line and the position after it.
    Check,
    /// What was promised about the seed was not kept.
    Commitment,
    /// The game ended otherwise.
    Outcome,
}

impl FlawKind {
    /// What it is called in texts.
    const fn code(self) -> &'static str {
        match self {
            FlawKind::CutOff => "cut-off",
            FlawKind::Form => "form",
            FlawKind::Newer => "newer",
            FlawKind::Content => "content",
            FlawKind::Game => "game",
            FlawKind::Pack => "pack",
            FlawKind::Setup => "setup",
            FlawKind::Order => "order",
            FlawKind::Action => "action",
            FlawKind::Luck => "luck",
            FlawKind::Check => "check",
            FlawKind::Commitment => "pledge",
            FlawKind::Outcome => "outcome",
        }
    }

    /// What is said of it to a player.
    #[must_use]
    pub fn message(self) -> Message {
        Message::named(COMMON, "flaw", self.code())
    }
}

impl TranscriptError {
    /// What is said to a player: the line, the kind of flaw, and the details, which are in English.
    #[must_use]
    pub fn message(&self) -> Message {
        let (line, details) = (self.line, self.message.clone());
        Message::new(COMMON, "error-transcript").with("line", line).with("flaw", self.flaw.message()).with("details", details)
    }
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for TranscriptError {}

const TITLE: &str = "khroma transcript";
const VERSION: u32 = 1;
const GAME: usize = 2;
const RULES: usize = 3;
const CONTENT: usize = 4;
const SETUP: usize = 5;
const SEED: usize = 6;

impl Transcript {
    fn at(line: usize, flaw: FlawKind, message: impl Into<String>) -> TranscriptError {
        TranscriptError { line, flaw, message: message.into() }
    }

    /// The most files of content that is not ours, and the most bytes of them together.
    pub const MOST_FILES: usize = 256;
    /// The most bytes of content that is not ours.
    pub const MOST_BYTES: usize = 1024 * 1024;

    /// The line of the first file of the content: behind the seed and what was promised about it.
    fn filing(&self) -> usize {
        SEED + 1 + self.pledge.as_ref().map_or(0, Commitment::lines)
    }

    /// The line of the first pack: behind the content.
    fn packing(&self) -> usize {
        self.filing() + self.files.iter().map(PackFile::lines).sum::<usize>()
    }

    /// The line of the start: behind the packs.
    fn start(&self) -> usize {
        self.packing() + self.packs.iter().map(PackFile::lines).sum::<usize>()
    }

    pub(crate) fn wrong_pack(&self, message: String) -> TranscriptError {
        Self::at(self.packing(), FlawKind::Pack, message)
    }

    /// Something is wrong with action `index`.
    pub(crate) fn wrong_line(&self, index: usize, flaw: FlawKind, message: String) -> TranscriptError {
        Self::at(self.start() + 1 + index, flaw, message)
    }

    pub(crate) fn wrong_setup(&self, message: String) -> TranscriptError {
        Self::at(SETUP, FlawKind::Setup, format!("this setup is refused: {message}"))
    }

    pub(crate) fn wrong_start(&self, message: String) -> TranscriptError {
        Self::at(self.start(), FlawKind::Luck, message)
    }

    /// What was promised about the seed was kept.
    pub(crate) fn expect_pledge(&self) -> Result<(), TranscriptError> {
        let Some(pledge) = &self.pledge else { return Ok(()) };
        pledge.verify(self.seed).map_err(|breach| match breach {
            BrokenPledge::Commitment(message) => Self::at(SEED + 3, FlawKind::Commitment, message),
            BrokenPledge::Seed(message) => Self::at(SEED, FlawKind::Commitment, message),
        })
    }

    /// The content is not what it claims to be, or not known.
    #[must_use]
    pub fn wrong_content(&self, message: impl Into<String>) -> TranscriptError {
        Self::at(CONTENT, FlawKind::Content, message)
    }

    /// A file of the content is refused: its name, the line in it, and why.
    #[must_use]
    pub fn wrong_file(&self, name: &str, line: usize, reason: &str) -> TranscriptError {
        let before = self.files.iter().take_while(|file| file.name != name).map(PackFile::lines);
        let at = self.filing() + before.sum::<usize>();
        let inside = if self.files.iter().any(|file| file.name == name) { line } else { 0 };
        Self::at(at + inside, FlawKind::Content, format!("{name}:{line}: {reason}"))
    }

    /// Whether it is of this game, and of a version of its rules that this program knows.
    ///
    /// # Errors
    /// If not.
    pub fn expect_rules<G: Game>(&self) -> Result<(), TranscriptError> {
        if self.game != G::NAME {
            return Err(Self::at(GAME, FlawKind::Game, format!("the file is of the game '{}', not of '{}'", self.game, G::NAME)));
        }
        match self.rules {
            0 => Err(Self::at(RULES, FlawKind::Form, "versions of rules are counted from 1")),
            version if version > G::RULES_VERSION => Err(Self::at(
                RULES,
                FlawKind::Newer,
                format!(
                    "the file was played by version {version} of the rules of {}, and the newest that is known here is {}: \
                     update the program, or load the page anew",
                    G::NAME,
                    G::RULES_VERSION
                ),
            )),
            _ => Ok(()),
        }
    }

    /// Whether a game has the content that this was played with. Digests of the first release for content of somebody's own
    /// cannot be made again: there, whoever names the content is believed, and the checks of all positions tell.
    pub(crate) fn expect_content<G: Game>(&self, game: &G) -> Result<(), TranscriptError> {
        let wanted = content_called::<G>(&self.content, !self.packs.is_empty());
        let own = matches!(game.edition().origin, Origin::Own(_));
        if wanted == game.content() || (own && is_of_first_release(wanted)) {
            return Ok(());
        }
        Err(self.wrong_content(format!("the file was played with the content {wanted}; this is {}", game.content())))
    }

    pub(crate) fn expect_opening(&self, check: &str) -> Result<(), TranscriptError> {
        if self.opening == check {
            return Ok(());
        }
        Err(Self::at(
            self.start(),
            FlawKind::Check,
            format!("the setup and the first position have the check {check}, the file says {}", self.opening),
        ))
    }

    pub(crate) fn expect_outcome(&self, outcome: Option<String>) -> Result<(), TranscriptError> {
        if self.outcome == outcome {
            return Ok(());
        }
        let say = |outcome: Option<String>| outcome.unwrap_or_else(|| "none".to_owned());
        let line = self.start() + 1 + self.lines.len();
        Err(Self::at(
            line,
            FlawKind::Outcome,
            format!("the outcome is '{}', the file says '{}'", say(outcome), say(self.outcome.clone())),
        ))
    }

    /// Whether a text claims to be a transcript.
    #[must_use]
    pub fn is_one(text: &str) -> bool {
        text.starts_with(TITLE)
    }
}

/// The check of what was done with which luck, and of the position after it.
pub(crate) fn check_after(what: &str, picks: &[Pick], position: &str) -> String {
    let luck: String = picks.iter().map(|pick| format!(" {pick}")).collect();
    check_of(&format!("{what} |{luck}\n{position}"))
}

fn write_end(f: &mut fmt::Formatter<'_>, picks: &[Pick], check: &str) -> fmt::Result {
    if !picks.is_empty() {
        f.write_str(" |")?;
        picks.iter().try_for_each(|pick| write!(f, " {pick}"))?;
    }
    writeln!(f, " #{check}")
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE} {VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "content {}", self.content)?;
        writeln!(f, "setup {}", self.setup)?;
        match self.seed {
            Some(seed) => writeln!(f, "seed {seed}")?,
            None => writeln!(f, "seed none")?,
        }
        self.pledge.as_ref().map_or(Ok(()), |pledge| pledge.fmt(f))?;
        self.files.iter().try_for_each(|file| file.write("file", f))?;
        self.packs.iter().try_for_each(|file| file.write("pack", f))?;
        f.write_str("start")?;
        write_end(f, &self.dealt, &self.opening)?;
        for (index, line) in self.lines.iter().enumerate() {
            write!(f, "{} seat {}: {}", index + 1, line.seat, line.action)?;
            write_end(f, &line.picks, &line.check)?;
        }
        writeln!(f, "outcome {}", self.outcome.as_deref().unwrap_or("none"))?;
        writeln!(f, "end {}", self.lines.len())
    }
}

/// Splits `action | luck #check`.
fn read_end(number: usize, text: &str) -> Result<(&str, Vec<Pick>, String), TranscriptError> {
    let (head, check) =
        text.rsplit_once('#').ok_or_else(|| Transcript::at(number, FlawKind::Form, "the check behind '#' is missing"))?;
    if check.len() != 8 || !check.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(Transcript::at(
            number,
            FlawKind::Form,
            format!("'#{}' is not a check of 8 hexadecimal digits", quoted(check)),
        ));
    }
    let (action, luck) = head.split_once('|').map_or((head, None), |(action, luck)| (action, Some(luck)));
    if luck.is_some_and(|luck| luck.trim().is_empty()) {
        return Err(Transcript::at(number, FlawKind::Form, "the luck behind '|' is missing"));
    }
    let picks: Result<Vec<Pick>, String> = luck.unwrap_or_default().split_whitespace().map(Pick::from_str).collect();
    Ok((action.trim(), picks.map_err(|message| Transcript::at(number, FlawKind::Form, message))?, check.to_owned()))
}

impl FromStr for Transcript {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Transcript, TranscriptError> {
        let lines: Vec<&str> = text.lines().collect();
        let cut_off = || {
            Transcript::at(
                lines.len().max(1),
                FlawKind::CutOff,
                "the file is cut off: its last line must be 'end' with the number of actions",
            )
        };
        let header = |number: usize, key: &str| -> Result<&str, TranscriptError> {
            let line = lines.get(number - 1).ok_or_else(cut_off)?;
            let value = line.strip_prefix(key).filter(|rest| rest.is_empty() || rest.starts_with([' ', '#']));
            value
                .map(str::trim)
                .ok_or_else(|| Transcript::at(number, FlawKind::Form, format!("'{key}' is expected, found '{}'", quoted(line))))
        };
        let version = header(1, TITLE)?;
        if version != VERSION.to_string() {
            return Err(Transcript::at(
                1,
                if version.parse().is_ok_and(|version: u32| version > VERSION) { FlawKind::Newer } else { FlawKind::Form },
                format!("this is version '{}' of transcripts; version {VERSION} can be read", quoted(version)),
            ));
        }
        let game = header(GAME, "game")?.to_owned();
        let rules = header(RULES, "rules")?;
        let rules = rules.parse().map_err(|_| Transcript::at(RULES, FlawKind::Form, format!("'{rules}' is not a version")))?;
        let content = header(CONTENT, "content")?.to_owned();
        let setup = header(SETUP, "setup")?.to_owned();
        let seed = match header(SEED, "seed")? {
            "none" => None,
            seed => Some(seed.parse().map_err(|message: String| Transcript::at(SEED, FlawKind::Form, message))?),
        };
        let pledge = Commitment::read(lines.get(SEED..).unwrap_or_default());
        let pledge = pledge.map_err(|(at, message)| Transcript::at(SEED + 1 + at, FlawKind::Form, message))?;
        let filing = SEED + pledge.as_ref().map_or(0, Commitment::lines);
        let files = PackFile::read("file", lines.get(filing..).unwrap_or_default());
        let files = files.map_err(|(at, message)| Transcript::at(filing + 1 + at, FlawKind::Check, message))?;
        if let Err(message) = PackFile::expect_bounds(&files, Transcript::MOST_FILES, Transcript::MOST_BYTES) {
            return Err(Transcript::at(filing + 1, FlawKind::Content, message));
        }
        let packing = filing + files.iter().map(PackFile::lines).sum::<usize>();
        let packs = PackFile::read("pack", lines.get(packing..).unwrap_or_default());
        let packs = packs.map_err(|(at, message)| Transcript::at(packing + 1 + at, FlawKind::Check, message))?;
        let start = packing + 1 + packs.iter().map(PackFile::lines).sum::<usize>();
        let (nothing, dealt, opening) = read_end(start, header(start, "start")?)?;
        if !nothing.is_empty() {
            return Err(Transcript::at(start, FlawKind::Form, format!("'{}' does not belong here", quoted(nothing))));
        }
        let mut transcript = Transcript {
            game,
            rules,
            content,
            setup,
            seed,
            pledge,
            files,
            packs,
            dealt,
            opening,
            lines: Vec::new(),
            outcome: None,
        };
        let mut number = start + 1;
        while let Some(line) = lines.get(number - 1).filter(|line| !line.starts_with("outcome")) {
            let index = transcript.lines.len() + 1;
            let wrong = || {
                Transcript::at(
                    number,
                    FlawKind::Form,
                    format!("'{index} seat N: action #check' is expected, found '{}'", quoted(line)),
                )
            };
            let (head, rest) = line.split_once(':').ok_or_else(wrong)?;
            let seat = head.strip_prefix(&format!("{index} seat ")).ok_or_else(wrong)?;
            let seat = seat.parse().ok().and_then(Seat::numbered).ok_or_else(wrong)?;
            let (action, picks, check) = read_end(number, rest)?;
            transcript.lines.push(Line { seat, action: action.to_owned(), picks, check });
            number += 1;
        }
        let outcome = header(number, "outcome")?;
        transcript.outcome = (outcome != "none").then(|| outcome.to_owned());
        let mut end = String::new();
        let _ = write!(end, "{}", transcript.lines.len());
        if header(number + 1, "end")? != end {
            return Err(Transcript::at(
                number + 1,
                FlawKind::Form,
                format!("'end {end}' is expected: the file has {end} actions"),
            ));
        }
        if let Some(more) = lines.get(number + 1..).and_then(|rest| rest.iter().position(|line| !line.trim().is_empty())) {
            return Err(Transcript::at(number + 2 + more, FlawKind::Form, "nothing is expected after 'end'"));
        }
        // One game has one text, so that no line can be changed unseen.
        let written = transcript.to_string();
        match written.lines().zip(&lines).position(|(written, found)| written != *found) {
            Some(index) => {
                let (expected, found) = (written.lines().nth(index).unwrap_or_default(), lines[index]);
                Err(Transcript::at(
                    index + 1,
                    FlawKind::Form,
                    format!("'{}' is expected, found '{}'", quoted(expected), quoted(found)),
                ))
            }
            None => Ok(transcript),
        }
    }
}

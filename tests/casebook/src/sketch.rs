//! Positions on a board of squares as the cases write them: squares that matter, in a window or one by one, and the lines
//! that matter. What is not written is as usual.

use crate::{Casebook, State, Wrong};
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
use tabletop::{Notation as _, ParseError};

/// A column from 0 and a row from 1.
pub type Place = (u8, u8);

/// A book whose positions are sketched. Its [`Casebook`] asks [`position`], [`agrees`], [`picture`] and [`board`].
pub trait Sketched: Casebook + Sized {
    /// The letters of the columns.
    const COLUMNS: &'static str;
    /// How many rows there are.
    const ROWS: u8;
    /// What goes on from action to action, so that it need not be written after one.
    const PASSING: &'static [&'static str];
    /// Whether squares that changed are listed (`on f7 k`) and not drawn.
    const LISTED: bool;

    /// What a line is about, by its first word and the rest; nothing if no line begins so. `waits` may stand several times.
    fn key(word: &str, rest: &str) -> Option<String>;

    /// What the lines of a kind say, however they say it: `none` is as good as no line.
    fn says<'a>(key: &str, lines: Vec<&'a str>) -> Vec<&'a str> {
        let _ = key;
        lines.into_iter().filter(|line| !line.ends_with(" none")).collect()
    }

    /// The whole notation.
    ///
    /// # Errors
    /// What cannot be so, and where.
    fn whole(&self, sketch: &Sketch<Self>) -> Result<Whole, Wrong>;
}

/// The position of a block of lines, for [`Casebook::position`].
///
/// # Errors
/// What is wrong with it, and where.
pub fn position<B: Sketched>(book: &B, block: &[String]) -> Result<State<B>, Wrong> {
    let whole = book.whole(&Sketch::read(block)?)?;
    let wrong = |misread: ParseError| Wrong {
        line: misread.line.checked_sub(1).and_then(|line| whole.origins.get(line).copied().flatten()),
        message: misread.message,
    };
    book.game().read_position(&whole.lines.join("\n")).map_err(wrong)
}

/// For [`Casebook::agrees`].
///
/// # Errors
/// What is wrong with the lines themselves, and where.
pub fn agrees<B: Sketched>(book: &B, block: &[String], before: &State<B>, now: &State<B>) -> Result<bool, Wrong> {
    Ok(Sketch::<B>::read(block)?.agrees(&Sketch::of(book, before), &Sketch::of(book, now)))
}

/// For [`Casebook::picture`].
#[must_use]
pub fn picture<B: Sketched>(book: &B, block: &[String], before: &State<B>, now: &State<B>) -> Vec<String> {
    let wanted = Sketch::<B>::read(block).unwrap_or_default();
    wanted.redrawn(&Sketch::of(book, before), &Sketch::of(book, now))
}

/// For [`Casebook::board`].
#[must_use]
pub fn board<B: Sketched>(book: &B, block: &[String], now: &State<B>) -> (Vec<String>, bool) {
    let now = Sketch::of(book, now);
    let lines: Vec<String> = [vec!["board".to_owned()], block.to_vec()].concat();
    match Sketch::read(&lines) {
        Ok(wanted) => (now.draw(&wanted.window()), wanted.shows(&now)),
        Err(_) => (now.draw(&now.window()), false),
    }
}

/// A line of a sketch.
#[derive(Debug)]
struct Line {
    /// What it is about.
    key: String,
    /// The whole of it, with single spaces.
    text: String,
    /// Where it stands in the block.
    index: usize,
}

/// What a block of lines says of a position.
#[derive(Debug)]
pub struct Sketch<B> {
    lines: Vec<Line>,
    cells: BTreeMap<Place, (String, usize)>,
    book: PhantomData<fn() -> B>,
}

impl<B> Default for Sketch<B> {
    fn default() -> Sketch<B> {
        Sketch { lines: Vec::new(), cells: BTreeMap::new(), book: PhantomData }
    }
}

/// A whole notation, and where its lines come from.
#[derive(Debug, Default)]
pub struct Whole {
    lines: Vec<String>,
    origins: Vec<Option<usize>>,
}

impl Whole {
    /// One more line, which stands at `origin` in the block.
    pub fn line(&mut self, line: impl Into<String>, origin: Option<usize>) {
        self.lines.push(line.into());
        self.origins.push(origin);
    }
}

impl<B: Sketched> Sketch<B> {
    fn read(block: &[String]) -> Result<Sketch<B>, Wrong> {
        let mut sketch = Sketch::default();
        let mut drawn = false;
        let bare = |line: &String| line.split('#').next().unwrap_or("").trim().to_owned();
        let mut lines = block.iter().map(bare).enumerate().filter(|(_, line)| !line.is_empty());
        while let Some((index, line)) = lines.next() {
            let wrong = |message: String| Wrong { line: Some(index), message };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match word {
                "board" if drawn => return Err(wrong("the line 'board' stands here twice".to_owned())),
                "board" => {
                    drawn = true;
                    sketch.read_board(index, &mut lines)?;
                    continue;
                }
                "on" => {
                    let squares = read_squares::<B>(rest).map_err(wrong)?;
                    sketch.cells.extend(squares.into_iter().map(|(place, cell)| (place, (cell, index))));
                    continue;
                }
                _ => {}
            }
            let key = B::key(word, rest).ok_or_else(|| wrong(format!("'{word}' begins no line of a position")))?;
            if key != "waits" && sketch.line(&key).is_some() {
                return Err(wrong(format!("the line '{key}' stands here twice")));
            }
            sketch.lines.push(Line { key, text: line.split_whitespace().collect::<Vec<_>>().join(" "), index });
        }
        Ok(sketch)
    }

    /// A whole position, with all squares and all lines.
    fn of(book: &B, state: &State<B>) -> Sketch<B> {
        let lines: Vec<String> = book.game().write_position(state).lines().skip(1).map(str::to_owned).collect();
        Sketch::read(&lines).unwrap_or_else(|wrong| panic!("what the game writes cannot be read: {wrong:?}"))
    }

    /// Rows with their numbers up to the line of letters, which says what columns they are.
    fn read_board(&mut self, at: usize, lines: &mut impl Iterator<Item = (usize, String)>) -> Result<(), Wrong> {
        let mut rows: Vec<(usize, u8, Vec<String>)> = Vec::new();
        for (index, line) in lines {
            let wrong = |message: String| Err(Wrong { line: Some(index), message });
            let mut words = line.split_whitespace();
            let first = words.next().unwrap_or_default();
            if let Ok(row) = first.parse::<u8>() {
                if !(1..=B::ROWS).contains(&row) || rows.iter().any(|(_, other, _)| *other <= row) {
                    return wrong(format!("row {row} is not expected here: rows go from {} down to 1", B::ROWS));
                }
                rows.push((index, row, words.map(str::to_owned).collect()));
                continue;
            }
            let mut columns: Vec<u8> = Vec::new();
            for word in [first].into_iter().chain(words) {
                match B::COLUMNS.find(word).filter(|_| word.len() == 1).map(|column| column as u8) {
                    Some(column) if columns.last().is_none_or(|&last| last < column) => columns.push(column),
                    _ => return wrong(format!("'{word}' is not the letter of a column here")),
                }
            }
            for (index, row, cells) in rows {
                if cells.len() != columns.len() {
                    let message = format!("row {row} shows {} squares, but there are {} columns", cells.len(), columns.len());
                    return Err(Wrong { line: Some(index), message });
                }
                self.cells.extend(columns.iter().zip(cells).map(|(&column, cell)| ((column, row), (cell, index))));
            }
            return Ok(());
        }
        Err(Wrong { line: Some(at), message: "the board ends with a line of letters".to_owned() })
    }

    /// The first line about something.
    #[must_use]
    pub fn line(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|line| line.key == key).map(|line| line.text.as_str())
    }

    /// What stands behind the key in the first line about it.
    #[must_use]
    pub fn rest(&self, key: &str) -> Option<&str> {
        self.line(key).map(|line| line.strip_prefix(key).unwrap_or(line).trim_start())
    }

    /// What the lines about something say.
    #[must_use]
    pub fn says(&self, key: &str) -> Vec<&str> {
        B::says(key, self.lines.iter().filter(|line| line.key == key).map(|line| line.text.as_str()).collect())
    }

    /// The squares that are shown, each with the line that shows it.
    #[must_use]
    pub fn cells(&self) -> &BTreeMap<Place, (String, usize)> {
        &self.cells
    }

    fn cell(&self, place: Place) -> Option<&str> {
        self.cells.get(&place).map(|(cell, _)| cell.as_str())
    }

    fn window(&self) -> BTreeSet<Place> {
        self.cells.keys().copied().collect()
    }

    /// Whether the squares that this shows are so.
    fn shows(&self, now: &Sketch<B>) -> bool {
        self.cells.iter().all(|(&place, (cell, _))| now.cell(place) == Some(cell))
    }

    /// Whether all is as it is written here, and all else as it was.
    fn agrees(&self, before: &Sketch<B>, now: &Sketch<B>) -> bool {
        let elsewhere = now.cells.keys().filter(|place| !self.cells.contains_key(place));
        let still = elsewhere.into_iter().all(|&place| now.cell(place) == before.cell(place));
        let keys: BTreeSet<&str> = [self, before, now].into_iter().flat_map(Sketch::keys).collect();
        let said = keys.into_iter().all(|key| match self.line(key) {
            Some(_) => self.says(key) == now.says(key),
            None => B::PASSING.contains(&key) || before.says(key) == now.says(key),
        });
        self.shows(now) && still && said
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|line| line.key.as_str())
    }

    /// The lines that should stand instead of these: squares that changed or were shown, then lines.
    fn redrawn(&self, before: &Sketch<B>, now: &Sketch<B>) -> Vec<String> {
        let mut keys: Vec<&str> = Vec::new();
        for key in now.keys().chain(before.keys()).chain(self.keys()) {
            let changed = !B::PASSING.contains(&key) && before.says(key) != now.says(key);
            if (changed || self.line(key).is_some()) && !keys.contains(&key) {
                keys.push(key);
            }
        }
        let mut window = self.window();
        window.extend(now.cells.keys().filter(|place| now.cell(**place) != before.cell(**place)));
        let mut drawn = match (window.is_empty(), B::LISTED) {
            (true, _) => Vec::new(),
            (false, true) => vec![now.listed(&window)],
            (false, false) => {
                let rows = now.draw(&window).into_iter().map(|line| format!("    {line}"));
                std::iter::once("board".to_owned()).chain(rows).collect()
            }
        };
        for key in keys {
            let texts: Vec<String> = now.lines.iter().filter(|line| line.key == key).map(|line| line.text.clone()).collect();
            if texts.is_empty() {
                drawn.push(format!("{key} none"));
            }
            drawn.extend(texts);
        }
        drawn
    }

    /// `on f7 f8 k, g8 Ni!`.
    fn listed(&self, window: &BTreeSet<Place>) -> String {
        let mut things: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for &place in window {
            things.entry(self.cell(place).unwrap_or("?")).or_default().push(named::<B>(place));
        }
        let parts: Vec<String> = things.into_iter().map(|(cell, places)| format!("{} {cell}", places.join(" "))).collect();
        format!("on {}", parts.join(", "))
    }

    /// The smallest picture that has all these squares.
    fn draw(&self, window: &BTreeSet<Place>) -> Vec<String> {
        let range = |numbers: Vec<u8>| numbers.iter().min().copied().unwrap_or(1)..=numbers.iter().max().copied().unwrap_or(0);
        let columns = range(window.iter().map(|place| place.0).collect());
        let rows = range(window.iter().map(|place| place.1).collect());
        let cell = |place: Place| self.cell(place).unwrap_or("?");
        let cells = rows.clone().flat_map(|row| columns.clone().map(move |column| (column, row)));
        let width = cells.map(|place| cell(place).len()).max().unwrap_or(1);
        let line = |head: String, words: Vec<&str>| {
            let words: String = words.iter().map(|word| format!(" {word:width$}")).collect();
            format!("{head:>2}{words}").trim_end().to_owned()
        };
        let mut lines: Vec<String> =
            rows.rev().map(|row| line(row.to_string(), columns.clone().map(|column| cell((column, row))).collect())).collect();
        lines.push(line(String::new(), columns.map(letter::<B>).collect()));
        lines
    }

    /// Copies the line about something into the notation, or writes what is usual.
    pub fn copy(&self, key: &str, usual: Option<String>, whole: &mut Whole) {
        match (self.lines.iter().find(|line| line.key == key), usual) {
            (Some(line), _) => whole.line(line.text.clone(), Some(line.index)),
            (None, Some(usual)) => whole.line(usual, None),
            (None, None) => {}
        }
    }

    /// Writes a line into the notation that says in full what the line about something says.
    pub fn write(&self, key: &str, text: String, whole: &mut Whole) {
        whole.line(text, self.lines.iter().find(|line| line.key == key).map(|line| line.index));
    }

    /// What is written to be `none`.
    pub fn empty(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter(|line| line.text.ends_with(" none")).map(|line| line.key.as_str())
    }

    /// Copies all lines but those about these.
    pub fn copy_but(&self, done: &[&str], whole: &mut Whole) {
        for line in self.lines.iter().filter(|line| !done.contains(&line.key.as_str())) {
            whole.line(line.text.clone(), Some(line.index));
        }
    }

    /// Writes the whole board into the notation; what is not in `cells` is free.
    pub fn copy_board(&self, cells: &BTreeMap<Place, String>, whole: &mut Whole) {
        whole.line("board", None);
        let columns = 0..B::COLUMNS.len() as u8;
        for row in (1..=B::ROWS).rev() {
            let origin = columns.clone().find_map(|column| self.cells.get(&(column, row))).map(|(_, index)| *index);
            let cells: Vec<&str> = columns.clone().map(|column| cells.get(&(column, row)).map_or(".", String::as_str)).collect();
            whole.line(format!("{row} {}", cells.join(" ")), origin);
        }
        whole.line(columns.map(|column| format!(" {}", letter::<B>(column))).collect::<String>(), None);
    }

    /// The squares that are shown as they are, and things that stand at home unless they are shown elsewhere.
    ///
    /// # Errors
    /// If something else is shown at home.
    pub fn at_home<'a>(
        &self,
        mut cells: BTreeMap<Place, String>,
        things: impl IntoIterator<Item = (String, &'a str)>,
    ) -> Result<BTreeMap<Place, String>, Wrong> {
        cells.extend(self.cells.iter().map(|(&place, (cell, _))| (place, cell.clone())));
        for (thing, home) in things {
            let at = place::<B>(home).ok_or_else(|| Wrong { line: None, message: format!("{home} is no square") })?;
            if let Some((_, line)) = self.cells.get(&at) {
                let message = format!("{thing} stands on {home} unless it is shown elsewhere");
                return Err(Wrong { line: Some(*line), message });
            }
            cells.insert(at, thing);
        }
        Ok(cells)
    }
}

/// `f7 k, f8 Ni!`: squares with what is on each; several squares may share it: `f7 f8 k`.
fn read_squares<B: Sketched>(text: &str) -> Result<Vec<(Place, String)>, String> {
    let mut found = Vec::new();
    for part in text.split(',') {
        let mut words: Vec<&str> = part.split_whitespace().collect();
        let cell = words.pop().filter(|_| !words.is_empty()).ok_or_else(|| format!("'{part}' is not 'square thing'"))?;
        for word in words {
            let place = place::<B>(word).ok_or_else(|| format!("'{word}' is not a square"))?;
            found.push((place, cell.to_owned()));
        }
    }
    Ok(found)
}

/// The square that people call so.
#[must_use]
pub fn place<B: Sketched>(name: &str) -> Option<Place> {
    let (column, row) = name.split_at_checked(1)?;
    let row = row.parse::<u8>().ok().filter(|row| (1..=B::ROWS).contains(row))?;
    Some((B::COLUMNS.find(column)? as u8, row))
}

fn named<B: Sketched>((column, row): Place) -> String {
    format!("{}{row}", letter::<B>(column))
}

fn letter<B: Sketched>(column: u8) -> &'static str {
    let column = usize::from(column);
    &B::COLUMNS[column..=column]
}

//! Positions as the cases write them: a window of the board, and the lines that matter.

use casebook::Wrong;
use paint_brawl::Card;
use std::collections::{BTreeMap, BTreeSet};

const TITLE: &str = "paint-brawl";
const COLUMNS: &str = "abcdefghijk";
const ROWS: u8 = 11;
/// The Quest square.
const QUEST: (u8, u8) = (5, 6);
/// The lines that a position has for each seat.
const OF_A_SEAT: [&str; 5] = ["hand", "stock", "spent", "blasts", "team"];
/// The other lines.
const OF_THE_TABLE: [&str; 10] =
    ["level", "scenario", "seats", "matriarchs", "first", "turn", "stage", "pile", "discard", "over"];
/// What goes on from action to action, so that it need not be written after one.
const PASSING: [&str; 3] = ["course", "pile", "waits"];

/// A column from 0 and a row from 1.
type Place = (u8, u8);

/// What a block of lines says of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Sketch {
    /// The lines but those of the board, by what they are about, in the order in which they came, each with its place in
    /// the block.
    lines: Vec<(String, String, usize)>,
    /// The squares that are shown, each with the line that shows it.
    cells: BTreeMap<Place, (String, usize)>,
}

impl Sketch {
    pub(super) fn read(block: &[String]) -> Result<Sketch, Wrong> {
        let mut sketch = Sketch::default();
        let mut lines = block.iter().enumerate().filter(|(_, line)| !line.trim().is_empty());
        while let Some((index, line)) = lines.next() {
            let wrong = |message: String| Wrong { line: Some(index), message };
            let line = line.trim();
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            if word == "board" && !sketch.cells.is_empty() {
                return Err(wrong("the line 'board' stands here twice".to_owned()));
            }
            if word == "board" {
                sketch.read_board(index, &mut lines)?;
                continue;
            }
            let (key, rest) = match word {
                "turn" | "stage" => ("course".to_owned(), line.to_owned()),
                "waits" => (word.to_owned(), rest.to_owned()),
                _ if OF_A_SEAT.contains(&word) => {
                    let (colour, rest) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
                    (format!("{word} {colour}"), rest.to_owned())
                }
                _ if OF_THE_TABLE.contains(&word) => (word.to_owned(), rest.to_owned()),
                _ => return Err(wrong(format!("'{word}' begins no line of a position"))),
            };
            if key != "waits" && sketch.line(&key).is_some() {
                return Err(wrong(format!("the line '{key}' stands here twice")));
            }
            sketch.lines.push((key, rest.split_whitespace().collect::<Vec<_>>().join(" "), index));
        }
        Ok(sketch)
    }

    /// Rows with their numbers up to the line of letters, which says what columns they are.
    fn read_board<'a>(&mut self, at: usize, lines: &mut impl Iterator<Item = (usize, &'a String)>) -> Result<(), Wrong> {
        let mut rows: Vec<(usize, u8, Vec<&str>)> = Vec::new();
        for (index, line) in lines {
            let wrong = |message: String| Err(Wrong { line: Some(index), message });
            let mut words = line.split_whitespace();
            let first = words.next().unwrap_or_default();
            if let Ok(row) = first.parse::<u8>() {
                if !(1..=ROWS).contains(&row) || rows.iter().any(|(_, other, _)| *other <= row) {
                    return wrong(format!("row {row} is not expected here: rows go from 11 down to 1"));
                }
                rows.push((index, row, words.collect()));
                continue;
            }
            let mut columns: Vec<u8> = Vec::new();
            for word in [first].into_iter().chain(words) {
                match COLUMNS.find(word).filter(|_| word.len() == 1).map(|column| column as u8) {
                    Some(column) if columns.last().is_none_or(|&last| last < column) => columns.push(column),
                    _ => return wrong(format!("'{word}' is not the letter of a column here")),
                }
            }
            for (index, row, cells) in rows {
                if cells.len() != columns.len() {
                    let message = format!("row {row} shows {} squares, but there are {} columns", cells.len(), columns.len());
                    return Err(Wrong { line: Some(index), message });
                }
                let shown = columns.iter().zip(cells).map(|(&column, cell)| ((column, row), (cell.to_owned(), index)));
                self.cells.extend(shown);
            }
            return Ok(());
        }
        Err(Wrong { line: Some(at), message: "the board ends with a line of letters".to_owned() })
    }

    fn line(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|(other, ..)| other == key).map(|(_, rest, _)| rest.as_str())
    }

    /// What a line says, however it says it: the order of cards does not matter, and no line is as good as `none`.
    fn says(&self, key: &str) -> Vec<&str> {
        let lines = self.lines.iter().filter(|(other, ..)| other == key);
        let mut words: Vec<&str> = lines.flat_map(|(_, rest, _)| rest.split(' ')).filter(|word| !word.is_empty()).collect();
        if key == "discard" || OF_A_SEAT.iter().any(|word| key.starts_with(word)) {
            words.sort_unstable();
        }
        if !key.starts_with("blasts") {
            words.retain(|&word| word != "none");
        }
        words
    }

    fn cell(&self, place: Place) -> Option<&str> {
        self.cells.get(&place).map(|(cell, _)| cell.as_str())
    }

    /// The columns and rows that are shown.
    pub(super) fn window(&self) -> BTreeSet<Place> {
        self.cells.keys().copied().collect()
    }

    /// Whether the squares that this shows are so.
    pub(super) fn shows(&self, now: &Sketch) -> bool {
        self.cells.iter().all(|(&place, (cell, _))| now.cell(place) == Some(cell))
    }

    /// Whether all is as it is written here, and all else as it was.
    pub(super) fn agrees(&self, before: &Sketch, now: &Sketch) -> bool {
        let elsewhere = now.cells.keys().filter(|place| !self.cells.contains_key(place));
        let still = elsewhere.into_iter().all(|&place| now.cell(place) == before.cell(place));
        let keys: BTreeSet<&str> = [self, before, now].into_iter().flat_map(Sketch::keys).collect();
        let said = keys.into_iter().all(|key| match self.line(key) {
            Some(_) => self.says(key) == now.says(key),
            None => PASSING.contains(&key) || before.says(key) == now.says(key),
        });
        self.shows(now) && still && said
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|(key, ..)| key.as_str())
    }

    /// The lines that should stand instead of these.
    pub(super) fn redrawn(&self, before: &Sketch, now: &Sketch) -> Vec<String> {
        let mut keys: Vec<&str> = Vec::new();
        for key in now.keys().chain(before.keys()).chain(self.keys()) {
            let changed = !PASSING.contains(&key) && before.says(key) != now.says(key);
            if (changed || self.line(key).is_some()) && !keys.contains(&key) {
                keys.push(key);
            }
        }
        let mut window = self.window();
        window.extend(now.cells.keys().filter(|place| now.cell(**place) != before.cell(**place)));
        let mut drawn = Vec::new();
        if !window.is_empty() {
            drawn.push("board".to_owned());
            drawn.extend(now.draw(&window).into_iter().map(|line| format!("    {line}")));
        }
        for key in keys {
            let lines = now.lines.iter().filter(|(other, ..)| other == key);
            let mut texts: Vec<String> = lines.map(|(_, rest, _)| written(key, rest)).collect();
            if texts.is_empty() {
                texts.push(written(key, "none"));
            }
            drawn.extend(texts);
        }
        drawn
    }

    /// The smallest picture that has all these squares.
    pub(super) fn draw(&self, window: &BTreeSet<Place>) -> Vec<String> {
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
        lines.push(line(String::new(), columns.map(letter).collect()));
        lines
    }

    /// The whole notation, and for each line of it the line of the block that it comes from.
    pub(super) fn whole(&self) -> Result<(String, Vec<Option<usize>>), Wrong> {
        let seats: Vec<&str> = self.line("seats").unwrap_or("red blue").split(' ').collect();
        let mut text = Whole::default();
        text.line(TITLE.to_owned(), None);
        for (key, usual) in [("level", "normal"), ("scenario", "1"), ("seats", "red blue")] {
            self.copy(key, Some(format!("{key} {usual}")), &mut text);
        }
        self.copy("matriarchs", None, &mut text);
        self.copy("first", None, &mut text);
        let cells = self.filled(&seats)?;
        text.line("board".to_owned(), None);
        for row in (1..=ROWS).rev() {
            let origin = (0..11).find_map(|column| self.cells.get(&(column, row))).map(|(_, index)| *index);
            let cells: Vec<&str> = (0..11).filter_map(|column| cells.get(&(column, row))).map(String::as_str).collect();
            text.line(format!("{row} {}", cells.join(" ")), origin);
        }
        text.line((0..11).map(|column| format!(" {}", letter(column))).collect(), None);
        let first = self.line("first").unwrap_or(seats[0]);
        self.copy("course", Some(format!("turn {first} round 2 moves 2 attacks 2")), &mut text);
        let done = ["level", "scenario", "seats", "matriarchs", "first", "course"];
        for (key, rest, index) in self.lines.iter().filter(|(key, ..)| !done.contains(&key.as_str())) {
            text.line(written(key, rest), Some(*index));
        }
        if self.line("level").is_some_and(|level| level.contains("tactical")) && !self.is_set_up() {
            seats.iter().enumerate().for_each(|(place, colour)| self.stock(place, colour, seats.len(), &mut text));
        }
        Ok((text.lines.join("\n"), text.origins))
    }

    fn copy(&self, key: &str, usual: Option<String>, text: &mut Whole) {
        let found = self.lines.iter().find(|(other, ..)| other == key);
        match (found, usual) {
            (Some((key, rest, index)), _) => text.line(written(key, rest), Some(*index)),
            (None, Some(usual)) => text.line(usual, None),
            (None, None) => {}
        }
    }

    fn is_set_up(&self) -> bool {
        self.line("course").is_some_and(|course| course.starts_with("stage"))
    }

    /// The squares that are shown, free ones, and the Chiefs on their corners.
    fn filled(&self, seats: &[&str]) -> Result<BTreeMap<Place, String>, Wrong> {
        let mut cells: BTreeMap<Place, String> = (1..=ROWS)
            .flat_map(|row| (0..11).map(move |column| (column, row)))
            .map(|place| (place, if place == QUEST { "@" } else { "." }.to_owned()))
            .collect();
        cells.extend(self.cells.iter().map(|(&place, (cell, _))| (place, cell.clone())));
        if self.is_set_up() {
            return Ok(cells);
        }
        const CORNERS: [Place; 4] = [(0, 1), (0, 11), (10, 11), (10, 1)];
        let first = self.line("first").and_then(|first| seats.iter().position(|&colour| colour == first)).unwrap_or(0);
        for (index, colour) in seats.iter().enumerate() {
            let chief = format!("{}C", colour.chars().next().unwrap_or(' '));
            if cells.values().any(|cell| cell.contains(&chief)) {
                continue;
            }
            let place = (index + seats.len() - first) % seats.len();
            let corner = CORNERS[if seats.len() == 2 { 2 * place } else { place.min(3) }];
            if let Some((_, line)) = self.cells.get(&corner) {
                let at = format!("{}{}", letter(corner.0), corner.1);
                let message = format!("the Chief of {colour} stands on {at} unless he is shown elsewhere");
                return Err(Wrong { line: Some(*line), message });
            }
            cells.insert(corner, chief);
        }
        Ok(cells)
    }

    /// With tactical bonus a seat has its share of the cards but for those that are written (PB-TACT-1); of three seats each
    /// has two of the kinds more, in their order.
    fn stock(&self, place: usize, colour: &str, seats: usize, text: &mut Whole) {
        if self.line(&format!("stock {colour}")).is_some() {
            return;
        }
        let mut cards = Card::CODES.repeat(4 / seats);
        if seats == 3 {
            cards.extend(&Card::CODES[2 * place..2 * place + 2]);
        }
        for card in
            ["hand", "spent"].iter().flat_map(|word| self.line(&format!("{word} {colour}"))).flat_map(|rest| rest.split(' '))
        {
            if let Some(at) = cards.iter().position(|other| *other == card) {
                cards.remove(at);
            }
        }
        if !cards.is_empty() {
            text.line(format!("stock {colour} {}", cards.join(" ")), None);
        }
    }
}

/// A text, and where its lines come from.
#[derive(Default)]
struct Whole {
    lines: Vec<String>,
    origins: Vec<Option<usize>>,
}

impl Whole {
    fn line(&mut self, line: String, origin: Option<usize>) {
        self.lines.push(line);
        self.origins.push(origin);
    }
}

/// A line as the notation has it.
fn written(key: &str, rest: &str) -> String {
    if key == "course" { rest.to_owned() } else { format!("{key} {rest}").trim_end().to_owned() }
}

fn letter(column: u8) -> &'static str {
    let column = usize::from(column);
    &COLUMNS[column..=column]
}

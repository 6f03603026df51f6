//! Positions as the cases write them: squares that matter, in a window or one by one, and the lines that matter.

use casebook::Wrong;
use color_quest::ColorQuest;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Game as _;

const COLUMNS: &str = "abcdefghijklmnopqr";
const ROWS: u8 = 10;
/// What a position needs, and what stands there if nothing is written.
const USUAL: [(&str, &str); 3] = [("scenario", "supremacy"), ("layout", "square"), ("faces", "a a a a")];
/// The other lines; those of a side go by its name too.
const OTHERS: [&str; 10] = ["discard", "dismissed", "dues", "harvest", "ronin", "parry", "cause", "struck", "changed", "over"];
const OF_SIDES: [&str; 3] = ["dice", "cards", "band"];
/// What goes on from action to action, so that it need not be written after one.
const PASSING: [&str; 6] = ["course", "waits", "over", "cause", "struck", "changed"];
/// The crystals of the layout when all faces are A.
const CRYSTALS: [&str; 12] = ["e1", "b5", "h3", "l2", "o4", "r1", "g9", "d7", "a10", "n10", "q6", "k8"];
/// Where heroes stand that are not shown.
const HOMES: [(&str, [&str; 2], &str); 2] = [("yO1", ["O", "E"], "a1"), ("kR1", ["R", "R"], "r10")];

/// A column from 0 and a row from 1.
type Place = (u8, u8);

/// What a block of lines says of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Sketch {
    lines: Vec<(String, String, usize)>,
    cells: BTreeMap<Place, (String, usize)>,
}

impl Sketch {
    pub(super) fn read(block: &[String]) -> Result<Sketch, Wrong> {
        let mut sketch = Sketch::default();
        let bare = |line: &String| line.split('#').next().unwrap_or("").trim().to_owned();
        let mut lines = block.iter().map(bare).enumerate().filter(|(_, line)| !line.is_empty());
        while let Some((index, line)) = lines.next() {
            let wrong = |message: String| Wrong { line: Some(index), message };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            let key = match word {
                "board" => {
                    sketch.read_board(index, &mut lines)?;
                    continue;
                }
                "on" => {
                    sketch.read_squares(rest).map_err(wrong)?.into_iter().for_each(|(place, cell)| {
                        sketch.cells.insert(place, (cell, index));
                    });
                    continue;
                }
                "turn" | "stage" => "course".to_owned(),
                "waits" => "waits".to_owned(),
                _ if OF_SIDES.contains(&word) => format!("{word} {}", rest.split_whitespace().next().unwrap_or_default()),
                _ if OTHERS.contains(&word) || USUAL.iter().any(|(usual, _)| *usual == word) => word.to_owned(),
                _ => return Err(wrong(format!("'{word}' begins no line of a position"))),
            };
            if key != "waits" && sketch.line(&key).is_some() {
                return Err(wrong(format!("the line '{key}' stands here twice")));
            }
            sketch.lines.push((key, line.split_whitespace().collect::<Vec<_>>().join(" "), index));
        }
        Ok(sketch)
    }

    /// `f7 k, f8 Ni!`: squares with what is on each; several squares may share it: `f7 f8 k`.
    fn read_squares(&self, text: &str) -> Result<Vec<(Place, String)>, String> {
        let mut found = Vec::new();
        for part in text.split(',') {
            let mut words: Vec<&str> = part.split_whitespace().collect();
            let cell = words.pop().filter(|_| !words.is_empty()).ok_or_else(|| format!("'{part}' is not 'square thing'"))?;
            for word in words {
                let place = place(word).ok_or_else(|| format!("'{word}' is not a square"))?;
                found.push((place, cell.to_owned()));
            }
        }
        Ok(found)
    }

    /// Rows with their numbers up to the line of letters, which says what columns they are.
    fn read_board(&mut self, at: usize, lines: &mut impl Iterator<Item = (usize, String)>) -> Result<(), Wrong> {
        let mut rows: Vec<(usize, u8, Vec<String>)> = Vec::new();
        for (index, line) in lines {
            let wrong = |message: String| Err(Wrong { line: Some(index), message });
            let mut words = line.split_whitespace();
            let first = words.next().unwrap_or_default();
            if let Ok(row) = first.parse::<u8>() {
                if !(1..=ROWS).contains(&row) || rows.iter().any(|(_, other, _)| *other <= row) {
                    return wrong(format!("row {row} is not expected here: rows go from 10 down to 1"));
                }
                rows.push((index, row, words.map(str::to_owned).collect()));
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
                self.cells.extend(columns.iter().zip(cells).map(|(&column, cell)| ((column, row), (cell, index))));
            }
            return Ok(());
        }
        Err(Wrong { line: Some(at), message: "the board ends with a line of letters".to_owned() })
    }

    fn line(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|(other, ..)| other == key).map(|(_, line, _)| line.as_str())
    }

    /// All lines of a kind; `none` is as good as no line.
    fn says(&self, key: &str) -> Vec<&str> {
        let lines = self.lines.iter().filter(|(other, ..)| other == key).map(|(_, line, _)| line.as_str());
        lines.filter(|line| !line.ends_with(" none")).collect()
    }

    fn cell(&self, place: Place) -> Option<&str> {
        self.cells.get(&place).map(|(cell, _)| cell.as_str())
    }

    /// The squares that are shown.
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

    /// The lines that should stand instead of these: squares that changed or were shown one by one, then lines.
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
        let mut things: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for &place in &window {
            things.entry(now.cell(place).unwrap_or("?")).or_default().push(named(place));
        }
        let mut drawn = Vec::new();
        if !things.is_empty() {
            let parts: Vec<String> = things.into_iter().map(|(cell, places)| format!("{} {cell}", places.join(" "))).collect();
            drawn.push(format!("on {}", parts.join(", ")));
        }
        for key in keys {
            let texts = now.says(key);
            if texts.is_empty() {
                drawn.push(format!("{key} none"));
            }
            drawn.extend(texts.into_iter().map(str::to_owned));
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
    pub(super) fn whole(&self, game: &ColorQuest) -> Result<(String, Vec<Option<usize>>), Wrong> {
        let _ = game;
        let mut text = Whole::default();
        text.line(ColorQuest::NAME.to_owned(), None);
        for (key, usual) in USUAL {
            match self.lines.iter().find(|(other, ..)| other == key) {
                Some((_, line, index)) => text.line(line.clone(), Some(*index)),
                None => text.line(format!("{key} {usual}"), None),
            }
        }
        let cells = self.filled()?;
        text.line("board".to_owned(), None);
        let columns = 0..COLUMNS.len() as u8;
        for row in (1..=ROWS).rev() {
            let origin = columns.clone().find_map(|column| self.cells.get(&(column, row))).map(|(_, index)| *index);
            let cells: Vec<&str> = columns.clone().map(|column| cells.get(&(column, row)).map_or(".", String::as_str)).collect();
            text.line(format!("{row} {}", cells.join(" ")), origin);
        }
        text.line(columns.map(|column| format!(" {}", letter(column))).collect(), None);
        let course = self.course();
        text.line(course, self.lines.iter().find(|(key, ..)| key == "course").map(|(.., index)| *index));
        let done = |key: &str| key == "course" || USUAL.iter().any(|(usual, _)| *usual == key);
        for (_, line, index) in self.lines.iter().filter(|(key, line, _)| !done(key) && !line.ends_with(" none")) {
            text.line(line.clone(), Some(*index));
        }
        Ok((text.lines.join("\n"), text.origins))
    }

    /// `turn gaia moves` is short for a turn of the second round.
    fn course(&self) -> String {
        let course = self.line("course").unwrap_or("turn gaia powers");
        match course.split_whitespace().collect::<Vec<_>>()[..] {
            ["turn", camp] => format!("turn {camp} round 2 powers"),
            ["turn", camp, sequence] => format!("turn {camp} round 2 {sequence}"),
            _ => course.to_owned(),
        }
    }

    /// The squares that are shown, the crystals, and the heroes that are not shown.
    fn filled(&self) -> Result<BTreeMap<Place, String>, Wrong> {
        let mut cells: BTreeMap<Place, String> =
            CRYSTALS.iter().filter_map(|name| place(name)).map(|place| (place, "*".to_owned())).collect();
        cells.extend(self.cells.iter().map(|(&place, (cell, _))| (place, cell.clone())));
        if self.course().starts_with("stage") {
            return Ok(cells);
        }
        for (name, marks, home) in HOMES {
            let figure = |cell: &str| cell.trim_start_matches(['&', '%', '^', '@', '$', '*']).to_owned();
            let is = |cell: &str| {
                let cell = figure(cell);
                let level = cell.get(2..3).is_some_and(|level| ["1", "2", "3"].contains(&level));
                level && marks.iter().any(|mark| cell.get(1..2) == Some(mark))
            };
            if self.cells.values().any(|(cell, _)| is(cell)) {
                continue;
            }
            let at = place(home).unwrap_or_default();
            if let Some((_, line)) = self.cells.get(&at) {
                return Err(Wrong {
                    line: Some(*line),
                    message: format!("{name} stands on {home} unless it is shown elsewhere"),
                });
            }
            cells.insert(at, name.to_owned());
        }
        Ok(cells)
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

fn place(name: &str) -> Option<Place> {
    let (column, row) = name.split_at_checked(1)?;
    let row = row.parse::<u8>().ok().filter(|row| (1..=ROWS).contains(row))?;
    Some((COLUMNS.find(column)? as u8, row))
}

fn named((column, row): Place) -> String {
    format!("{}{row}", letter(column))
}

fn letter(column: u8) -> &'static str {
    let column = usize::from(column);
    &COLUMNS[column..=column]
}

//! Positions as the cases write them: a board in coordinates with its figures, and the lines that matter.

use coraquest::{CoraQuest, State};

/// The heroes of a board, by their slots.
pub(super) const LETTERS: [&str; 4] = ["A", "B", "C", "D"];
/// Enemies as a board shows them.
const ENEMIES: [(&str, &str); 16] = [
    ("Go", "goblin"),
    ("Ra", "ratfolk"),
    ("Gr", "gremlin"),
    ("Or", "orc"),
    ("Sk", "skeleton"),
    ("To", "toad"),
    ("Tr", "troll"),
    ("Og", "ogre"),
    ("Sp", "spider"),
    ("Sn", "giant_snake"),
    ("Co", "ogre_cook"),
    ("Qu", "spider_queen"),
    ("Be", "swamp_beast"),
    ("Bo", "bone_king"),
    ("Ki", "troll_king"),
    ("Dr", "dragon"),
];
/// Where heroes wait that a board does not show: a card of its own, far away in the dark.
const ATTIC: &str = "12";

/// What a block of lines says of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Sketch {
    /// Rows from the bottom.
    rows: Vec<Vec<String>>,
    party: Vec<String>,
    heroes: Vec<(String, String)>,
    lines: Vec<(String, String)>,
}

impl Sketch {
    pub(super) fn read(block: &[String]) -> Result<Sketch, String> {
        let mut sketch = Sketch { party: words("spear_woman dwarf wizard_woman healer_cat"), ..Sketch::default() };
        let mut in_board = false;
        for line in block.iter().filter(|line| !line.trim().is_empty()) {
            in_board &= line.starts_with("        ");
            let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
            match word {
                _ if in_board => sketch.rows.insert(0, words(line)),
                "board" => in_board = true,
                "party" => sketch.party = words(rest),
                letter if LETTERS.contains(&letter) => sketch.heroes.push((letter.to_owned(), rest.trim().to_owned())),
                _ => sketch.lines.push((word.to_owned(), rest.trim().replace('%', "#"))),
            }
        }
        Ok(sketch)
    }

    fn line(&self, word: &str) -> Option<&str> {
        self.lines.iter().find(|(other, _)| other == word).map(|(_, rest)| rest.as_str())
    }

    fn find(&self, token: &str) -> Option<String> {
        let rows = self.rows.iter().enumerate();
        let mut cells = rows.flat_map(|(y, row)| row.iter().enumerate().map(move |(x, cell)| (x, y, cell)));
        cells.find(|(_, _, cell)| cell.trim_end_matches('!') == token).map(|(x, y, _)| name(self.width(), x, y))
    }

    fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The position in the game's notation.
    pub(super) fn notation(&self, game: &CoraQuest) -> Result<String, String> {
        let mut text = vec!["coraquest".to_owned()];
        for (word, usual) in [("quest", "toll normal"), ("seats", "1"), ("round", "1"), ("threat", "2")] {
            text.push(format!("{word} {}", self.line(word).unwrap_or(usual)));
        }
        let long = self.line("quest").is_some_and(|quest| quest.ends_with("long"));
        let (cards, basics) = self.cards();
        text.push(format!("piles {}", self.line("piles").map_or_else(|| piles(basics, long), str::to_owned)));
        text.extend(cards);
        let mut attic = ["a1", "b1", "c1", "a2"].iter();
        for (letter, hero) in LETTERS.iter().zip(&self.party) {
            text.push(self.hero(letter, hero, &mut attic)?);
        }
        for (y, row) in self.rows.iter().enumerate() {
            for (x, cell) in row.iter().enumerate() {
                let (code, health) = cell.split_at(cell.len().min(2));
                if let Some((_, kind)) = ENEMIES.iter().find(|(other, _)| *other == code) {
                    let health = if health.is_empty() { usual_health(game, kind).to_string() } else { health.to_owned() };
                    text.push(format!("enemy {kind} {} health {health}", name(self.width(), x, y)));
                }
            }
        }
        let chests: String = self
            .rows
            .iter()
            .enumerate()
            .flat_map(|(y, row)| row.iter().enumerate().filter(|(_, cell)| *cell == "$").map(move |(x, _)| (x, y)))
            .map(|(x, y)| format!(" {}", name(self.width(), x, y)))
            .collect();
        if !chests.is_empty() {
            text.push(format!("chests{chests}"));
        }
        let known = ["quest", "seats", "round", "threat", "piles", "card", "turn", "phase"];
        text.extend(
            self.lines.iter().filter(|(word, _)| !known.contains(&word.as_str())).map(|(word, rest)| format!("{word} {rest}")),
        );
        if let Some(turn) = self.line("turn") {
            let (letter, rest) = turn.split_once(' ').unwrap_or((turn, "actions 2"));
            let place = LETTERS.iter().position(|other| *other == letter).ok_or("'turn A actions 2' is expected")?;
            text.push(format!("turn {} {rest}", self.party[place]));
            text.extend(["waits round heroes".to_owned(), "waits turn".to_owned()]);
        }
        if let Some(phase) = self.line("phase") {
            text.push(format!("waits round {phase}"));
        }
        // What waits above the turn or the phase stands last.
        let waits = |line: &String| line.starts_with("waits ") && !line.starts_with("waits round") && line != "waits turn";
        let (above, mut text): (Vec<String>, Vec<String>) = text.into_iter().partition(waits);
        text.extend(above);
        Ok(text.join("\n"))
    }

    fn hero(&self, letter: &str, hero: &str, attic: &mut std::slice::Iter<'_, &str>) -> Result<String, String> {
        let said = self.heroes.iter().find(|(other, _)| other == letter).map_or("", |(_, rest)| rest.as_str());
        let mut said: Vec<&str> = said.split_whitespace().collect();
        let bag = match said.iter().position(|word| *word == "bag") {
            Some(place) => said.split_off(place)[1..].join(" "),
            None => weapon(hero).to_owned(),
        };
        let value = |word: &str| said.iter().position(|other| *other == word).and_then(|place| said.get(place + 1)).copied();
        let at = match value("at") {
            Some(at) => Some(at.to_owned()),
            None => self.find(letter),
        };
        let hidden = at.is_none();
        let at = at.unwrap_or_else(|| format!("{ATTIC}:{}", attic.next().unwrap_or(&"a1")));
        let mut line = format!(
            "hero {hero} seat {} at {at} health {}",
            value("seat").unwrap_or("1"),
            value("health").unwrap_or(health(hero))
        );
        for word in ["smell", "token"] {
            if let Some(number) = value(word) {
                line += &format!(" {word} {number}");
            }
        }
        for flag in ["determined", "stunned", "poisoned", "exhausted"] {
            if said.contains(&flag) || (hidden && flag == "exhausted") {
                line += &format!(" {flag}");
            }
        }
        if let Some(armour) = value("wears") {
            line += &format!(" wears {armour}");
        }
        Ok(format!("{line} bag {bag}"))
    }

    /// The cards of the board, each with its floor, and how many of them are basic ones.
    fn cards(&self) -> (Vec<String>, usize) {
        let given: Vec<String> =
            self.lines.iter().filter(|(word, _)| word == "card").map(|(_, rest)| format!("card {rest}")).collect();
        let attic = format!("card {ATTIC} 20 20 turned 0 .../.../...");
        if self.rows.is_empty() {
            let entrance = "card 1 0 0 turned 0 .../.../...".to_owned();
            let basics = given.iter().filter(|line| line.as_bytes()[5].is_ascii_digit()).count();
            return ([entrance].into_iter().chain(given).chain([attic]).collect(), basics + 1);
        }
        let (across, up) = (self.width().div_ceil(3), self.rows.len().div_ceil(3));
        let floor = |x: usize, y: usize| {
            let cell = self.rows.get(y).and_then(|row| row.get(x)).map_or("%", String::as_str);
            if cell == "%" { '#' } else { '.' }
        };
        let mut cards = Vec::new();
        for (number, (y, x)) in (0..up).flat_map(|y| (0..across).map(move |x| (y, x))).enumerate() {
            let row = |down: usize| (0..3).map(|column| floor(3 * x + column, 3 * y + 2 - down)).collect::<String>();
            cards.push(format!("card {} {x} {y} turned 0 {}/{}/{}", number + 1, row(0), row(1), row(2)));
        }
        let basics = cards.len();
        (cards.into_iter().chain([attic]).collect(), basics)
    }
}

/// The piles when so many basic cards lie on the table: taken from the last ones.
fn piles(basics: usize, long: bool) -> String {
    let each = if long { 4 } else { 3 };
    let mut left = [each; 4];
    for _ in 0..basics {
        if let Some(pile) = (0..4).rev().find(|&pile| left[pile] > 0) {
            left[pile] -= 1;
        }
    }
    left.map(|left| format!("{left}s")).join(" ")
}

/// The name of the square at these coordinates of a board so wide.
fn name(width: usize, x: usize, y: usize) -> String {
    let card = y / 3 * width.div_ceil(3) + x / 3 + 1;
    format!("{card}:{}{}", ["a", "b", "c"][x % 3], y % 3 + 1)
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn usual_health(game: &CoraQuest, kind: &str) -> u8 {
    game.pieces().kind_named(kind).map_or(0, |kind| game.pieces().enemy(kind).side(false).health)
}

fn health(hero: &str) -> &'static str {
    match hero {
        "halfling" | "healer_cat" => "8",
        "dwarf" | "robo_kettle" => "11",
        _ => "9",
    }
}

fn weapon(hero: &str) -> &'static str {
    match hero {
        "spear_woman" => "spear",
        "halfling" => "slingshot",
        "wizard_woman" => "wand",
        "healer_cat" => "bodyguard_cat",
        "sword_girl" => "broadsword",
        "dwarf" => "axe",
        "robo_kettle" => "morning_star",
        _ => "crossbow",
    }
}

/// The board from the lower left square of the Entrance, rows from the top. Enemies that are hurt show their Health.
pub(super) fn draw(state: &State, game: &CoraQuest, width: usize, height: usize) -> Vec<String> {
    let cell = |x: usize, y: usize| {
        let Some(at) = state.dungeon().square_at((x as i32, y as i32)).filter(|at| state.dungeon().floor().has(*at)) else {
            return "%".to_owned();
        };
        if let Some(slot) = state.hero_at(at) {
            return LETTERS[slot.index()].to_owned();
        }
        if let Some(enemy) = state.enemy_at(at) {
            let sheet = game.pieces().enemy(enemy.kind);
            let code = ENEMIES.iter().find(|(_, kind)| *kind == &*sheet.id).map_or("??", |(code, _)| code);
            let hurt = enemy.health < sheet.side(enemy.tough).health;
            return if hurt { format!("{code}{}", enemy.health) } else { code.to_owned() };
        }
        if state.chests().has(at) { "$".to_owned() } else { ".".to_owned() }
    };
    (0..height)
        .rev()
        .map(|y| (0..width).map(|x| format!("{:<3} ", cell(x, y))).collect::<String>().trim_end().to_owned())
        .collect()
}

/// `A health 9 poisoned bag spear`: how a hero is.
pub(super) fn describe(position: &str, letter: &str) -> String {
    let heroes: Vec<&str> = position.lines().filter(|line| line.starts_with("hero ")).collect();
    let place = LETTERS.iter().position(|other| *other == letter).unwrap_or(0);
    let line = heroes.get(place).copied().unwrap_or_default();
    format!("{letter} {}", line.find("health").map_or("", |start| &line[start..]))
}

//! Playing a case, step by step.

use super::{Case, Casebook, Event, Patch, State, Step, Wrong};
use tabletop::{Game, Notation, Pick, Scripted, Seed, Seeded, Viewer, tell};

/// What a line of a case may start with in every game; the pictures first, then the actions, then the expectations of one
/// line.
pub(super) const KEYWORDS: [&str; 12] =
    ["given", "after", "board", "events", "told", "again", "play", "legal", "only", "refuse", "options", "outcome"];

/// Whether indented lines may follow.
pub(super) fn takes_block(keyword: &str) -> bool {
    KEYWORDS[..5].contains(&keyword)
}

/// Whether this step can fail because the rules are wrong.
pub(super) fn expects(keyword: &str) -> bool {
    !["given", "again", "play"].contains(&keyword)
}

pub(super) fn run<B: Casebook>(book: &B, case: &Case, patches: &mut Option<Vec<Patch>>) -> Result<(), String> {
    let mut playing = Playing { book, given: None, before: None, now: None, events: Vec::new(), patches };
    for step in &case.steps {
        playing.step(step).map_err(|message| format!("{}:{}: {message}", case.file, step.line))?;
    }
    Ok(())
}

struct Playing<'a, B: Casebook> {
    book: &'a B,
    given: Option<State<B>>,
    /// The position before the last action.
    before: Option<State<B>>,
    now: Option<State<B>>,
    /// What the last action led to.
    events: Vec<Event<B>>,
    patches: &'a mut Option<Vec<Patch>>,
}

impl<B: Casebook> Playing<'_, B> {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        let rest = step.rest.as_str();
        match step.keyword.as_str() {
            "given" => {
                self.given = Some(self.book.position(&step.block).map_err(|wrong| misread(step, wrong))?);
                self.rewind();
                Ok(())
            }
            "again" => {
                self.rewind();
                Ok(())
            }
            "play" => self.play(rest),
            "after" => self.after(step),
            "board" => {
                let (actual, same) = self.book.board(&step.block, self.state()?);
                self.picture(step, actual, same)
            }
            "events" => {
                let state = self.state()?;
                let actual = self.events.iter().map(|event| self.book.event(state, event)).collect();
                self.lines(step, actual)
            }
            "told" => {
                let (game, state) = (self.book.game(), self.state()?);
                let viewer = match rest {
                    "nobody" => Some(Viewer::Bystander),
                    _ => self.book.seat(state, rest).map(Viewer::Seat),
                };
                let viewer = viewer.ok_or_else(|| format!("'{rest}' is not a viewer"))?;
                let told = self.events.iter().filter_map(|event| tell(game, event, viewer));
                let actual = told.map(|told| self.book.event(state, told.event())).collect();
                self.lines(step, actual)
            }
            "legal" => self.legal(rest),
            "only" => same(rest, &self.options()?.join("; ")),
            "options" => same(rest, &self.options()?.len().to_string()),
            "refuse" => self.refuse(rest),
            "outcome" => {
                let outcome = self.book.game().outcome(self.state()?);
                same(rest, &outcome.map_or("none".to_owned(), |outcome| outcome.line()))
            }
            keyword => self.book.expect(self.state()?, keyword, rest),
        }
    }

    fn rewind(&mut self) {
        self.before = self.given.clone();
        self.now = self.given.clone();
        self.events.clear();
    }

    fn state(&self) -> Result<&State<B>, String> {
        self.now.as_ref().ok_or_else(|| "no position is given yet".to_owned())
    }

    fn action(&self, text: &str) -> Result<<B::Game as Game>::Action, String> {
        self.book.game().read_action(text.trim()).map_err(|misread| format!("'{}': {}", text.trim(), misread.message))
    }

    /// `play place 3 (1,0) | chromeca=crane`; all luck must be written, unless `any` stands for the rest of it.
    fn play(&mut self, rest: &str) -> Result<(), String> {
        let game = self.book.game();
        let (action, luck) = rest.split_once('|').unwrap_or((rest, ""));
        let action = self.action(action)?;
        let any = luck.split_whitespace().any(|word| word == "any");
        let written = luck.split_whitespace().filter(|&word| word != "any").map(str::parse);
        let written = written.collect::<Result<Vec<Pick>, String>>()?;
        let mut chance = if any { Scripted::then(written, Seeded::new(Seed::numbered(1))) } else { Scripted::new(written) };
        let mut state = self.state()?.clone();
        game.check(&state, action).map_err(|refusal| format!("this action is {refusal}"))?;
        self.events.clear();
        game.play(&mut state, action, &mut chance, &mut self.events);
        chance.finish().map_err(|error| error.to_string())?;
        game.validate(&state)?;
        self.before = self.now.replace(state);
        Ok(())
    }

    fn after(&mut self, step: &Step) -> Result<(), String> {
        let now = self.state()?;
        let before = self.before.as_ref().unwrap_or(now);
        let same = match self.book.agrees(&step.block, before, now) {
            Err(wrong) if self.patches.is_none() => return Err(misread(step, wrong)),
            agrees => agrees.unwrap_or(false),
        };
        let actual = self.book.picture(&step.block, before, now);
        self.picture(step, actual, same)
    }

    fn lines(&mut self, step: &Step, actual: Vec<String>) -> Result<(), String> {
        let wanted: Vec<&str> = step.block.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
        let same = wanted == actual;
        self.picture(step, actual, same)
    }

    fn picture(&mut self, step: &Step, actual: Vec<String>, same: bool) -> Result<(), String> {
        match &mut self.patches {
            _ if same => Ok(()),
            Some(patches) => {
                patches.push(Patch { from: step.line, to: step.line + step.block.len(), lines: actual });
                Ok(())
            }
            None => Err(format!("it is\n    {}\nbut the case says\n{}", actual.join("\n    "), step.block.join("\n"))),
        }
    }

    fn options(&self) -> Result<Vec<String>, String> {
        let game = self.book.game();
        let mut list = Vec::new();
        game.legal_actions(self.state()?, &mut list);
        Ok(list.into_iter().map(|action| game.write_action(action)).collect())
    }

    /// `legal place 4: (-1,0) (0,0)`: all the places for a 4; `legal place 4 (0,0)`: this is one option.
    fn legal(&self, rest: &str) -> Result<(), String> {
        let game = self.book.game();
        let options = self.options()?;
        let Some((verb, wanted)) = rest.split_once(':') else {
            let action = self.action(rest)?;
            game.check(self.state()?, action).map_err(|refusal| format!("this is {refusal}"))?;
            return if options.contains(&game.write_action(action)) {
                Ok(())
            } else {
                Err(format!("this is not among the options: {}", options.join("; ")))
            };
        };
        let verb = format!("{verb} ");
        let ends: Vec<&str> = options.iter().filter_map(|option| option.strip_prefix(&verb)).collect();
        let many = ends.iter().any(|end| end.contains(' '));
        let actual = if ends.is_empty() { "none".to_owned() } else { ends.join(if many { "; " } else { " " }) };
        let sorted = |text: &str| {
            let mut parts: Vec<String> = if text.contains(';') || many {
                text.split(';').map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
            } else {
                text.split_whitespace().map(str::to_owned).collect()
            };
            parts.sort();
            parts
        };
        if sorted(wanted) == sorted(&actual) { Ok(()) } else { same(wanted.trim(), &actual) }
    }

    /// `refuse place 3 (2,0) by CC-CAP-3`.
    fn refuse(&self, rest: &str) -> Result<(), String> {
        let (action, rule) = rest.split_once(" by ").ok_or("'refuse <action> by <rule>' is expected")?;
        let action = self.action(action)?;
        if self.options()?.contains(&self.book.game().write_action(action)) {
            return Err("this is among the options".to_owned());
        }
        match self.book.game().check(self.state()?, action) {
            Ok(()) => Err("this is legal".to_owned()),
            Err(refusal) => same(rule.trim(), refusal.rule.0),
        }
    }
}

fn misread(step: &Step, wrong: Wrong) -> String {
    let line = wrong.line.map(|line| format!("line {}: ", step.line + line + 1)).unwrap_or_default();
    format!("the position cannot be read: {line}{}", wrong.message)
}

/// Whether an expectation of one line holds.
///
/// # Errors
/// What it is instead.
pub fn same(wanted: &str, actual: &str) -> Result<(), String> {
    if wanted == actual { Ok(()) } else { Err(format!("it is '{actual}', but the case says '{wanted}'")) }
}

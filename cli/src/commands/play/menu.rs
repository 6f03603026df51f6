//! Which game, and how it begins, asked of whoever named none.

use super::keyboard::Request;
use crate::context::Context;
use crate::failure::{Failure, harmless};
use arcade::{AnyGame, AnySetup, Ink, OptionWords, QuickStart, Seed, StartWords};

/// Whoever answers: it is shown a text and gives a line, or nothing when it has left.
pub(super) type Ask<'a> = dyn FnMut(&str) -> Result<Option<String>, Failure> + 'a;

/// A list to choose from by number.
struct List {
    head: String,
    /// What may be typed instead of the number, and what is said about it.
    lines: Vec<(&'static str, String)>,
}

impl List {
    /// The index of what is chosen; nothing if nobody is there any more.
    fn choose(&self, context: &Context, ask: &mut Ask<'_>) -> Result<Option<usize>, Failure> {
        let mut text = format!("{}\n", context.paint(Ink::Bold, &self.head));
        for (number, (_, words)) in (1..).zip(&self.lines) {
            text += &format!("  {}  {words}\n", context.paint(Ink::Yellow, &format!("{number:>2}")));
        }
        let count = self.lines.len();
        let prompt = context.paint(Ink::Bold, &format!("{} ", context.say(msg!("play-number"))));
        text += &prompt;
        loop {
            let Some(line) = ask(&text)? else { return Ok(None) };
            if leaves(&line) {
                return Ok(None);
            }
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|&index| index < count);
            let named = || self.lines.iter().position(|(name, _)| name.eq_ignore_ascii_case(&line));
            if let Some(index) = number.or_else(named) {
                return Ok(Some(index));
            }
            text = format!("{}\n{prompt}", context.say(msg!("play-number-again", count = count)));
        }
    }
}

fn leaves(line: &str) -> bool {
    Request::read(line) == Some((Request::Quit, ""))
}

/// The game that is wanted; nothing if nobody is there any more.
pub(super) fn game(context: &Context, ask: &mut Ask<'_>) -> Result<Option<AnyGame>, Failure> {
    let line = |game: &AnyGame| {
        let title = context.paint(Ink::Bold, &context.say(game.blurb().title()));
        let head = context.say(msg!("game-players", title = title, players = game.blurb().players(context.lang)));
        (game.name(), format!("{head}\n      {}", context.say(game.blurb().summary())))
    };
    let head = context.say(msg!("play-which"));
    let list = List { head, lines: AnyGame::all().map(|game| line(&game)).collect() };
    let chosen = list.choose(context, ask)?.and_then(|index| AnyGame::NAMES.get(index));
    chosen.map(|name| context.game(name)).transpose()
}

/// How it begins; nothing if nobody is there any more. A game without quick starts begins with its defaults.
pub(super) fn setup(context: &Context, game: &AnyGame, ask: &mut Ask<'_>) -> Result<Option<AnySetup>, Failure> {
    let starts = game.quick_starts();
    if starts.is_empty() {
        return Ok(Some(AnySetup::default()));
    }
    let title = game.blurb().title();
    let width = starts.iter().map(|start| start.word.len()).max().unwrap_or(0);
    let line = |start: &QuickStart| {
        let word = context.paint(Ink::Bold, &format!("{:width$}", start.word));
        (start.word, format!("{word}  {}", context.say(start.meaning(game.name()))))
    };
    let own = context.say(msg!("play-own-setup"));
    let head = context.say(msg!("play-begin", game = title));
    let list = List { head, lines: starts.iter().map(line).chain([("", own)]).collect() };
    match list.choose(context, ask)? {
        None => Ok(None),
        Some(index) => match starts.get(index) {
            Some(start) => game.quick_start(start.word).map(Some).map_err(|error| context.failure(&error)),
            None => options(context, game, ask),
        },
    }
}

/// Asks for one option after another until the game can begin with them.
fn options(context: &Context, game: &AnyGame, ask: &mut Ask<'_>) -> Result<Option<AnySetup>, Failure> {
    let mut wrong = String::new();
    loop {
        let mut setup = AnySetup::default();
        let mut open = game.options().iter().peekable();
        while let Some(option) = open.peek() {
            let (key, values) = (option.key, option.values(game.name(), context.lang));
            let values = context.say(msg!("play-option", values = values, default = option.default));
            let meaning = context.say(option.meaning(game.name()));
            let question = format!("{wrong}{meaning}\n{} ({values})> ", context.paint(Ink::Bold, key));
            let Some(line) = ask(&question)? else { return Ok(None) };
            if leaves(&line) {
                return Ok(None);
            }
            wrong.clear();
            if !line.is_empty() {
                let said = game.setup([(key, &*line)]).map(|one| setup.clone().overlaid(one));
                match said.and_then(|said| game.complete(&said).map(|_| said)) {
                    Ok(said) => setup = said,
                    Err(error) => {
                        wrong = complaint(context, &error);
                        continue;
                    }
                }
            }
            open.next();
        }
        // Each option may be fine by itself while a rule forbids them together.
        match game.open(&setup, Seed::numbered(0)) {
            Ok(_) => return Ok(Some(setup)),
            Err(error) => wrong = complaint(context, &error),
        }
    }
}

fn complaint(context: &Context, error: &arcade::Error) -> String {
    format!("{}\n", context.paint(Ink::Red, &harmless(&context.words(error))))
}

/// What to write where nobody can be asked.
pub(super) fn unasked(context: &Context) -> Failure {
    let lines = AnyGame::all().map(|game| match game.quick_starts().first() {
        Some(start) => format!("\n  khroma play {} {}", game.name(), start.word),
        None => format!("\n  khroma play {}", game.name()),
    });
    let lines: String = lines.collect();
    Failure::bad(context.say(msg!("play-unasked", lines = lines)))
}

#[cfg(test)]
mod tests {
    use super::{game, setup};
    use crate::context::Context;
    use crate::terminal::Color;
    use arcade::{AnyGame, AnySetup};

    fn context(lang: &str) -> Context {
        Context::new(Some(lang.parse().unwrap()), Color::Never, None, Vec::new())
    }

    /// What comes of these answers, and everything that was shown.
    fn answer<T>(answers: &[&str], ask: impl FnOnce(&mut super::Ask<'_>) -> T) -> (T, String) {
        let (mut answers, mut shown) = (answers.iter(), String::new());
        let out = ask(&mut |text| {
            shown += text;
            Ok(answers.next().map(|line| (*line).to_owned()))
        });
        assert_eq!(answers.next(), None, "not everything was asked:\n{shown}");
        (out, shown)
    }

    fn begun(lang: &str, answers: &[&str]) -> (Option<AnySetup>, String) {
        let brawl = AnyGame::named("paint-brawl").unwrap();
        answer(answers, |ask| setup(&context(lang), &brawl, ask).unwrap())
    }

    #[test]
    fn a_game_is_chosen_by_number_or_by_name() {
        for (lang, head) in [
            ("en", "Which game?\n   1  Chromatic Conflict, 3-4 players\n"),
            ("fr", "Quel jeu ?\n   1  Chromatic Conflict, 3-4 joueurs\n"),
        ] {
            for (answers, name) in
                [(&["2"][..], "paint-brawl"), (&["0", "99", "x", "1"], "chromatic-conflict"), (&["Paint-Brawl"], "paint-brawl")]
            {
                let (chosen, shown) = answer(answers, |ask| game(&context(lang), ask).unwrap());
                assert_eq!(chosen.unwrap().name(), name);
                assert!(shown.starts_with(head), "{shown}");
            }
        }
        let (chosen, shown) = answer(&["9", "quit"], |ask| game(&context("en"), ask).unwrap());
        assert!(chosen.is_none() && shown.ends_with("Type a number from 1 to 5, or 'quit'.\nnumber> "), "{shown}");
        let (chosen, _) = answer(&[], |ask| game(&context("fr"), ask).unwrap());
        assert!(chosen.is_none());
    }

    #[test]
    fn a_game_begins_with_a_quick_start() {
        let quick = AnyGame::named("paint-brawl").unwrap().quick_start("normal-3").unwrap();
        let (setup, shown) = begun("fr", &["5"]);
        assert_eq!(setup, Some(quick.clone()));
        assert!(shown.contains("\n   5  normal-3      3 joueurs, niveau Normal"), "{shown}");
        assert!(shown.contains("\n  10  tout régler vous-mêmes\nnuméro> "), "{shown}");
        assert_eq!(begun("en", &["normal-3"]).0, Some(quick));
        assert_eq!(begun("en", &["11", "q"]).0, None);
        let plain = AnyGame::named("chromatic-conflict").unwrap();
        assert_eq!(answer(&[], |ask| setup_of(&plain, ask)).0, Some(AnySetup::default()));
    }

    fn setup_of(game: &AnyGame, ask: &mut super::Ask<'_>) -> Option<AnySetup> {
        setup(&context("en"), game, ask).unwrap()
    }

    #[test]
    fn every_option_can_be_set_and_wrong_ones_are_asked_again() {
        let answers = ["10", "many", "3", "initiation", "4", "", "", "", "", "", "", "", "quick"];
        // Scenario 4 is not for Initiation: once more, with another.
        let again = ["3", "", "4", "", "", "", "", "", "", "", "quick"];
        let (setup, shown) = begun("en", &[&answers[..], &again].concat());
        let setup = setup.unwrap().to_json();
        assert_eq!(setup, serde_json::json!({ "seats": 3, "scenario": 4, "placing": "quick" }));
        for fragment in
            ["How many players there are.\nseats (2, 3, 4; Enter for 2)> ", "this setup cannot be: seats: ", "PB-SETUP-6: "]
        {
            assert!(shown.contains(fragment), "'{fragment}' is not in\n{shown}");
        }
        let (setup, shown) = begun("fr", &["10", "", "q"]);
        assert!(setup.is_none() && shown.contains("\nseats (2, 3, 4\u{a0}; Entrée pour 2)> "), "{shown}");
    }
}

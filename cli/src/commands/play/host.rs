//! The host of a table: asks people and bots in turn, and tells everybody what they may know.

use super::choices::Choices;
use super::keyboard::{Keyboard, Request, help};
use crate::commands::{explain, replay, rules};
use crate::context::Context;
use crate::failure::{Failure, harmless};
use crate::input::action_failure;
use crate::output::{Target, print};
use crate::terminal;
use arcade::{AnyTable, Error, Ink, NarratedEvent, PlyRecord, Seat, Seed, Transcript, Viewer};
use bots::Bot;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use texts::Message;

/// A table with its players.
pub(super) struct Host<'a> {
    context: &'a Context,
    table: Box<dyn AnyTable>,
    seed: Seed,
    /// The bot of each seat; nobody where a person plays.
    bots: Vec<Option<Bot>>,
    keyboard: Keyboard<'a>,
    /// Who sits at the keyboard.
    at_keyboard: Option<Seat>,
    /// How many decisions each seat has been told of; a bystander's count comes last.
    told: Vec<usize>,
    /// How many decisions were saved, if any.
    saved: Option<usize>,
    /// Where the game is saved in the end without asking.
    keep: Option<String>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Somebody decides.
    Decision,
    /// Whoever was asked has left.
    Left,
}

impl<'a> Host<'a> {
    /// A table with a bot, or a person, on each seat.
    pub(super) fn new(
        context: &'a Context,
        table: Box<dyn AnyTable>,
        seed: Seed,
        bots: Vec<Option<Bot>>,
        keep: Option<String>,
    ) -> Host<'a> {
        let told = vec![table.decisions(); bots.len() + 1];
        let saved = Some(table.decisions());
        Host { context, table, seed, bots, keyboard: Keyboard::new(context), at_keyboard: None, told, saved, keep }
    }

    /// Plays until the game is over or nobody is there any more.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.welcome()?;
        while let Some(seat) = self.table.to_act() {
            let next = match self.bots.get_mut(seat.index()).and_then(Option::as_mut) {
                Some(_) => self.bot_decides(seat)?,
                None => self.person_decides(seat)?,
            };
            if next == Next::Left {
                return self.farewell();
            }
        }
        self.finish()
    }

    fn people(&self) -> usize {
        self.bots.iter().filter(|bot| bot.is_none()).count()
    }

    /// The one who looks at the screen all the time: the only person, or a bystander if bots play among themselves.
    fn watcher(&self) -> Option<Viewer> {
        match self.people() {
            0 => Some(Viewer::Bystander),
            1 => self.bots.iter().position(Option::is_none).map(|index| Viewer::Seat(Seat::at(index))),
            _ => None,
        }
    }

    fn welcome(&self) -> Result<(), Failure> {
        let context = self.context;
        let who = self.bots.iter().map(|bot| match bot {
            Some(bot) => bot.spec().to_string(),
            None if self.people() == 1 => context.say(msg!("play-you")),
            None => context.say(msg!("play-person")),
        });
        let seats: Vec<String> = (1..).zip(who).map(|(number, who)| format!("{number} {who}")).collect();
        let title = context.paint(Ink::Bold, &context.say(self.table.game().blurb().title()));
        print(&format!("{}\n", context.say(msg!("play-welcome", title = title, seats = seats.join(", ")))))
    }

    fn bot_decides(&mut self, seat: Seat) -> Result<Next, Failure> {
        let insight = self.table.insight();
        let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
        let choice = bot.zip(insight).and_then(|(bot, insight)| bot.choose_from(&insight));
        let Some(choice) = choice else {
            return Err(Failure::bad(self.context.say(msg!("play-bot-idle", seat = seat.number()))));
        };
        self.table.play(&choice.action).map_err(|error| action_failure(self.context, &choice.action, &error))?;
        if let Some(viewer) = self.watcher() {
            self.tell_news(viewer)?;
        }
        Ok(Next::Decision)
    }

    fn person_decides(&mut self, seat: Seat) -> Result<Next, Failure> {
        let viewer = Viewer::Seat(seat);
        if self.at_keyboard != Some(seat) && self.people() > 1 && !self.hand_over(seat)? {
            return Ok(Next::Left);
        }
        self.at_keyboard = Some(seat);
        self.tell_news(viewer)?;
        let choices = Choices::new(self.table.options(self.context.lang));
        print(&format!("\n{}\n{}", self.picture(viewer), choices.list(self.context)))?;
        loop {
            let prompt = format!("{} ", self.context.say(msg!("play-prompt", seat = seat.number())));
            let Some(line) = self.keyboard.ask(&self.context.paint(Ink::Bold, &prompt))? else { return Ok(Next::Left) };
            if line.is_empty() {
                continue;
            }
            let request = Request::read(&line).filter(|_| !choices.has(&line));
            match request {
                Some((Request::Quit, _)) => {
                    self.offer_to_save()?;
                    return Ok(Next::Left);
                }
                Some((Request::Undo, _)) => match self.table.undo(seat) {
                    Ok(()) => {
                        let now = self.table.decisions();
                        self.told.iter_mut().for_each(|told| *told = (*told).min(now));
                        // A file that holds what was taken back does not hold this game any more.
                        self.saved = self.saved.filter(|&saved| saved <= now);
                        self.print_line(msg!("play-undone"))?;
                        return Ok(Next::Decision);
                    }
                    Err(error) => self.complain(&self.context.failure(&error))?,
                },
                Some((request, rest)) => self.answer(request, rest, viewer, &choices)?,
                None if self.act(&line, &choices)? => {
                    self.tell_news(viewer)?;
                    return Ok(Next::Decision);
                }
                None => {}
            }
        }
    }

    /// Does what was typed, if it is an option.
    fn act(&mut self, line: &str, choices: &Choices) -> Result<bool, Failure> {
        let action = match line.parse::<usize>() {
            Ok(number) => match choices.numbered(number) {
                Some(action) => action,
                None => {
                    let message = msg!("play-no-option", number = number.to_string(), count = choices.len());
                    self.complain(&Failure::bad(self.context.say(message)))?;
                    return Ok(false);
                }
            },
            Err(_) => line,
        };
        if let Some(list) = choices.beginning(self.context, action) {
            print(&list)?;
            return Ok(false);
        }
        match self.table.play(action) {
            Ok(()) => Ok(true),
            Err(error) => {
                let misread = matches!(error, Error::ParseError(_));
                // What is no action may still be a part of some.
                if let Some(list) = choices.about(self.context, action).filter(|_| misread) {
                    print(&list)?;
                    return Ok(false);
                }
                self.complain(&action_failure(self.context, action, &error))?;
                if misread {
                    self.print_line(msg!("play-see-help"))?;
                }
                Ok(false)
            }
        }
    }

    /// Answers what is not an action.
    fn answer(&mut self, request: Request, rest: &str, viewer: Viewer, choices: &Choices) -> Result<(), Failure> {
        let context = self.context;
        match request {
            Request::Help => print(&help(context)),
            Request::Board => print(&self.picture(viewer)),
            Request::Options if rest == "all" => print(&choices.all(context)),
            Request::Options => print(&choices.list(context)),
            Request::Log => {
                let moments =
                    (1..=self.table.decisions()).filter_map(|number| self.table.moment(number, viewer, self.context.lang));
                print(&moments.map(|moment| replay::tell(context, &moment)).collect::<String>())
            }
            Request::Why => {
                let action = rest.parse().ok().and_then(|number| choices.numbered(number)).unwrap_or(rest);
                match self.table.explain(action, context.lang) {
                    Ok(explanation) => print(&format!("{}\n", explain::say(context, &explanation))),
                    Err(error) => self.complain(&action_failure(context, action, &error)),
                }
            }
            Request::Rules if rest.is_empty() => {
                let game = self.table.game();
                let chapter =
                    game.rules().first().and_then(|rule| rule.rsplit_once('-')).map_or("", |(chapter, _)| chapter).to_owned();
                self.print_line(msg!("play-rules-of", chapter = chapter))
            }
            Request::Rules => match rules::find(context, &self.table.game(), rest) {
                Ok(words) => print(&words),
                Err(message) => self.complain(&Failure::Bad(message)),
            },
            Request::Save if rest.is_empty() => self.print_line(msg!("play-save-as")),
            Request::Save => self.save(rest).or_else(|failure| self.complain(&failure)),
            Request::Undo | Request::Quit => Ok(()),
        }
    }

    /// Something that a person typed could not be done; the game goes on. It is part of the talk at the table, so it
    /// goes where the rest of it goes.
    fn complain(&self, failure: &Failure) -> Result<(), Failure> {
        match failure {
            Failure::Bad(message) => print(&format!("{}\n", self.context.paint(Ink::Red, &harmless(message)))),
            Failure::Closed => Err(Failure::Closed),
        }
    }

    fn print_line(&self, message: Message) -> Result<(), Failure> {
        print(&format!("{}\n", self.context.say(message)))
    }

    fn picture(&self, viewer: Viewer) -> String {
        self.context.render(&self.table.draw(viewer, self.context.lang))
    }

    /// Tells a viewer what happened since it was told last.
    fn tell_news(&mut self, viewer: Viewer) -> Result<(), Failure> {
        let last = self.told.len() - 1;
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Bystander => last,
        };
        let now = self.table.decisions();
        let Some(told) = self.told.get_mut(index) else { return Ok(()) };
        let since = std::mem::replace(told, now) + 1;
        let moments = (since..=now).filter_map(|number| self.table.moment(number, viewer, self.context.lang));
        print(&moments.map(|moment| self.news(&moment)).collect::<String>())
    }

    /// What came of a decision, in words alone.
    fn news(&self, PlyRecord { number, happenings, .. }: &PlyRecord) -> String {
        let number = format!("{number:>3}");
        let heads = std::iter::once(self.context.paint(Ink::Faint, &number)).chain(std::iter::repeat("   ".to_owned()));
        let line = |(head, happening): (String, &NarratedEvent)| format!("{head}  {}\n", happening.words);
        heads.zip(happenings).map(line).collect()
    }

    /// Hides one hand before another is shown; whether somebody is there to go on.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        let context = self.context;
        let screen = io::stdout().is_terminal();
        if screen && self.at_keyboard.is_some() {
            if self.keyboard.ask(&context.say(msg!("play-hide")))?.is_none() {
                return Ok(false);
            }
            print(terminal::WIPE)?;
        }
        let pass = context.say(msg!("play-pass", seat = seat.number()));
        Ok(self.keyboard.ask(&format!("{} ", context.paint(Ink::Bold, &pass)))?.is_some())
    }

    /// Writes the transcript, but never over a file that is something else.
    fn save(&mut self, name: &str) -> Result<(), Failure> {
        let target = saved_game(self.context, name)?;
        let transcript = self.table.transcript().map_err(|error| self.context.failure(&error))?;
        target.write(&transcript)?;
        self.saved = Some(self.table.decisions());
        self.print_line(msg!("play-saved", file = name.to_owned()))
    }

    fn offer_to_save(&mut self) -> Result<(), Failure> {
        if self.people() == 0 || self.keep.is_some() {
            return Ok(());
        }
        self.ask_where_to_save()
    }

    /// Asks until the game is saved or nobody wants it to be.
    fn ask_where_to_save(&mut self) -> Result<(), Failure> {
        let ask = format!("{} ", self.context.say(msg!("play-save-ask")));
        while self.saved != Some(self.table.decisions()) {
            match self.keyboard.ask(&ask)?.as_deref() {
                None | Some("") => return Ok(()),
                Some(name) => {
                    if let Err(failure) = self.save(name) {
                        self.complain(&failure)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Saves the game where it was asked for before it began. What was written there since must not cost the game.
    fn keep(&mut self, name: &str) -> Result<(), Failure> {
        let Err(failure) = self.save(name) else { return Ok(()) };
        self.complain(&failure)?;
        self.saved = None;
        self.ask_where_to_save()?;
        if self.saved.is_some() { Ok(()) } else { Err(failure) }
    }

    fn finish(mut self) -> Result<(), Failure> {
        let viewer = self.watcher().unwrap_or(Viewer::Bystander);
        if self.people() > 1 {
            // The last news is for the whole table: all that somebody has not been told yet, without anybody's secrets.
            let people = self.bots.iter().zip(&self.told).filter(|(bot, _)| bot.is_none());
            let told = people.map(|(_, told)| *told).min().unwrap_or(0);
            self.told[self.bots.len()] = told;
        }
        self.tell_news(viewer)?;
        let words = self.table.outcome_words(self.context.lang).unwrap_or_default();
        print(&format!("\n{}\n{}\n", self.picture(viewer), self.context.paint(Ink::Bold, &words)))?;
        self.offer_to_save()?;
        self.farewell()
    }

    /// The seed is told when it can do no harm any more, or when everybody has left.
    fn farewell(mut self) -> Result<(), Failure> {
        if let Some(name) = self.keep.take() {
            self.keep(&name)?;
        }
        self.print_line(msg!("play-seed", seed = self.seed.to_string()))
    }
}

/// The file that a game can be saved in: a new one, or one that is a saved game.
pub(super) fn saved_game<'a>(context: &'a Context, name: &str) -> Result<Target<'a>, Failure> {
    let path = Path::new(name);
    let target = Target::new(context, path)?;
    let other = fs::read(path).is_ok_and(|bytes| !bytes.is_empty() && !Transcript::is_one(&String::from_utf8_lossy(&bytes)));
    if other {
        return Err(Failure::bad(context.say(msg!("play-not-saved-game", file = name.to_owned()))));
    }
    Ok(target)
}

//! A table that lives in this browser: people around one screen, and bots that think in the worker.

use super::{Backend, Entry, Lecture, Person, Progress, Session, kept};
use crate::games::Unread;
use crate::settings::settings;
use crate::thinker::{Failure, Thinker};
use crate::{house, storage, timer};
use arcade::{AnyGame, AnySetup, AnyTable, Error, PlayerView, Seat, Seed, Viewer};
use bots::{Player, Spec};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// Who plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Who {
    /// A person in front of this screen.
    Person,
    /// A bot.
    Easy,
    /// A bot.
    Normal,
    /// A bot.
    Hard,
    /// What a lesson has written.
    Script,
}

impl Who {
    /// All that can be chosen.
    pub(crate) const ALL: [Who; 4] = [Who::Person, Who::Easy, Who::Normal, Who::Hard];

    /// The bot, if it is one.
    fn bot(self) -> Option<Player> {
        match self {
            Who::Person | Who::Script => None,
            Who::Easy => Some(Player::Easy),
            Who::Normal => Some(Player::Normal),
            Who::Hard => Some(Player::Hard),
        }
    }
}

/// A seat and who plays for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sitter {
    /// Who.
    pub(crate) who: Who,
    /// The name, if one was given.
    pub(crate) name: String,
}

/// A game that the browser remembers.
#[derive(Serialize, Deserialize)]
struct Saved {
    game: String,
    sitters: Vec<Sitter>,
    transcript: String,
    /// Whether it has ended, so that this is known without the rules.
    #[serde(default)]
    over: bool,
}

/// Where the browser remembers it.
pub(super) const PLACE: &str = "table";

/// How long an action that others may answer waits before it happens, where nothing else is remembered.
const PAUSE: u32 = 1200;

/// A table that lives in this browser.
pub(crate) struct LocalTable {
    table: RefCell<Box<dyn AnyTable>>,
    sitters: Vec<Sitter>,
    session: OnceCell<Session>,
    /// Raised whenever something is decided or taken back, so that a bot that thought about something else is not heard.
    round: Cell<u32>,
    /// A lesson that is given here; other games are remembered.
    lecture: Option<Lecture>,
}

impl LocalTable {
    /// Begins a game that the browser remembers, for the table to go on with.
    ///
    /// # Errors
    /// If a rule forbids the setup.
    pub(crate) fn prepare(game: &AnyGame, setup: &AnySetup, sitters: Vec<Sitter>) -> Result<(), Error> {
        put_aside_if_foreign(game);
        keep(&*game.open(setup, seed())?, &sitters);
        Ok(())
    }

    /// A lesson; it is not remembered.
    ///
    /// # Errors
    /// If its position cannot be read.
    pub(crate) fn lesson(game: &AnyGame, lecture: Lecture) -> Result<(Session, Progress), Error> {
        let lesson = lecture.lesson();
        let table = game.resume(&lesson.position, Seed::numbered(lesson.seed))?;
        let sitter = |seat: Seat| match seat.number() == lesson.seat {
            true => Sitter { who: Who::Person, name: String::new() },
            false => Sitter { who: Who::Script, name: String::new() },
        };
        let sitters = Seat::first(table.seats()).map(sitter).collect();
        let progress = lecture.progress();
        Ok((LocalTable::seat(game, table, sitters, Some(lecture)), progress))
    }

    /// Whether the browser remembers anything of a game.
    pub(crate) fn is_remembered() -> bool {
        storage::get(PLACE).is_some()
    }

    /// The name of the game that the browser remembers, if it has not ended; empty if not even that can be read.
    pub(crate) fn unfinished() -> Option<String> {
        storage::get(PLACE)?;
        match LocalTable::saved() {
            Some(saved) => Some(saved.game).filter(|_| !saved.over),
            None => Some(String::new()),
        }
    }

    fn saved() -> Option<Saved> {
        serde_json::from_str(&storage::get(PLACE)?).ok()
    }

    /// The game that the browser remembers, if there is one, and who plays it. What cannot be read is put aside and named, never
    /// thrown away.
    ///
    /// # Errors
    /// Why it cannot be read, and whether it may help to try again.
    pub(crate) async fn remembered() -> Result<Option<(Box<dyn AnyTable>, Vec<Sitter>)>, Unread> {
        let Some(text) = storage::get(PLACE) else { return Ok(None) };
        let Ok(saved) = serde_json::from_str::<Saved>(&text) else {
            let why = msg!("save-damaged").into();
            return Err(kept::put_aside(&text, String::new(), Unread::For(why, false)));
        };
        match crate::games::replay(&saved.transcript).await {
            Ok(table) => Ok(Some((table, saved.sitters))),
            // Without a network it stays where it is: it may well be read later.
            Err(unread @ Unread::For(_, true)) => Err(unread),
            Err(unread) => Err(kept::put_aside(&text, saved.game, unread)),
        }
    }

    /// Goes on with a game that the browser remembers.
    pub(crate) fn go_on(table: Box<dyn AnyTable>, sitters: Vec<Sitter>) -> Session {
        LocalTable::seat(&table.game(), table, sitters, None)
    }

    /// Forgets the remembered game.
    pub(crate) fn forget() {
        storage::remove(PLACE);
    }

    fn seat(game: &AnyGame, table: Box<dyn AnyTable>, sitters: Vec<Sitter>, lecture: Option<Lecture>) -> Session {
        let local =
            Rc::new(LocalTable { table: RefCell::new(table), sitters, session: OnceCell::new(), round: Cell::new(0), lecture });
        let session = Session::new(game.clone(), Rc::new(local.clone()));
        // The cell was made two lines above.
        let _ = local.session.set(session);
        session.people.set(local.people());
        session.hints.set(local.lecture.as_ref().map(Lecture::hints).unwrap_or_default());
        // Bots stop thinking when nobody looks any more.
        let leaving = StoredValue::new_local(local.clone());
        on_cleanup(move || leaving.with_value(|local| local.round.set(local.round.get() + 1)));
        local.refresh();
        session
    }

    fn people(&self) -> Vec<Person> {
        let bot = |who: Who| who.bot().map(Player::name);
        let person = |sitter: &Sitter| Person {
            name: sitter.name.clone(),
            here: sitter.who == Who::Person,
            bot: bot(sitter.who),
            present: true,
        };
        self.sitters.iter().map(person).collect()
    }

    fn who(&self, seat: Seat) -> Who {
        self.sitters.get(seat.index()).map_or(Who::Person, |sitter| sitter.who)
    }

    fn persons(&self) -> Vec<Seat> {
        let seats = Seat::first(self.table.borrow().seats());
        seats.filter(|&seat| self.who(seat) == Who::Person).collect()
    }

    /// Whose eyes are used now. Around one screen, a hand is shown only once its owner has said to be there.
    fn eyes(&self, session: Session) -> Viewer {
        let persons = self.persons();
        let to_act = self.table.borrow().to_act();
        match (persons.as_slice(), to_act) {
            ([], _) => Viewer::Bystander,
            ([only], _) => Viewer::Seat(*only),
            // Where nothing is hidden from anybody, nobody has to look away.
            (_, Some(seat)) if persons.contains(&seat) && !session.game.with_value(|game| game.has_secrets()) => {
                Viewer::Seat(seat)
            }
            (_, Some(seat)) if persons.contains(&seat) && !session.viewer.get_untracked().is(seat) => {
                session.handing.set(Some(seat));
                Viewer::Bystander
            }
            (_, None) => Viewer::Bystander,
            (_, Some(_)) => session.viewer.get_untracked(),
        }
    }

    /// Tells the page what is so now.
    fn refresh(self: &Rc<Self>) {
        let Some(&session) = self.session.get() else { return };
        self.round.set(self.round.get() + 1);
        // Whatever was waited for, what is shown now is newer.
        session.waiting.set(false);
        let viewer = self.eyes(session);
        {
            let table = self.table.borrow();
            session.follow(&**table, viewer);
            session.undo.set(match viewer {
                Viewer::Seat(seat) => table.can_undo(seat).map_err(|error| Some(error.into())),
                Viewer::Bystander => Err(None),
            });
        }
        if self.lecture.is_none() {
            keep(&**self.table.borrow(), &self.sitters);
        }
        self.let_bots_think(session);
    }

    fn let_bots_think(self: &Rc<Self>, session: Session) {
        let bot = self.bot();
        session.busy.set(bot.is_some());
        let Some((seat, player)) = bot else { return };
        let (local, round) = (self.clone(), self.round.get());
        spawn_local(async move {
            timer::sleep(timer::paced(timer::PACE)).await;
            if local.round.get() != round {
                return;
            }
            let answer = local.choice(seat, player).await;
            if local.round.get() != round {
                return;
            }
            match answer {
                Ok(action) => local.carry_out(&action),
                Err(failure) => session.trouble.set(Some(failure.said())),
            }
        });
    }

    /// Plays an action. Where the rules let others answer it, bots are asked at once, and what came of it is shown after a
    /// pause that is the same whether or not anybody was asked, so that the pause tells nothing.
    fn carry_out(self: &Rc<Self>, action: &str) {
        let Some(&session) = self.session.get() else { return };
        let invites = self.sight().is_some_and(|sight| sight.opens_reaction_window(action));
        let result = self.table.borrow_mut().play(action);
        if let Err(error) = result {
            return session.trouble.set(Some(error.into()));
        }
        if !invites {
            return self.refresh();
        }
        self.round.set(self.round.get() + 1);
        session.busy.set(true);
        session.waiting.set(true);
        let (local, round, began) = (self.clone(), self.round.get(), js_sys::Date::now());
        spawn_local(async move {
            while let Some((seat, player)) = local.bot_that_answers() {
                let Ok(answer) = local.choice(seat, player).await else { break };
                if local.round.get() != round || local.table.borrow_mut().play(&answer).is_err() {
                    break;
                }
            }
            let passed = (js_sys::Date::now() - began).max(0.0) as u32;
            timer::sleep(timer::remembered("pause", PAUSE).saturating_sub(passed)).await;
            if local.round.get() == round {
                local.refresh();
            }
        });
    }

    /// What the seat that decides has before it.
    fn sight(&self) -> Option<Box<dyn PlayerView>> {
        let table = self.table.borrow();
        let viewer = Viewer::Seat(table.to_act()?);
        table.game().sight(table.world(viewer).position(), viewer).ok()
    }

    /// The bot that decides now, if a bot does.
    fn bot(&self) -> Option<(Seat, Player)> {
        let seat = self.table.borrow().to_act()?;
        Some((seat, self.who(seat).bot()?))
    }

    fn bot_that_answers(&self) -> Option<(Seat, Player)> {
        self.bot().filter(|_| self.sight().is_some_and(|sight| sight.answers()))
    }

    /// What a bot would do. The question is put at once.
    fn choice(&self, seat: Seat, player: Player) -> impl Future<Output = Result<String, Failure>> + use<> {
        let table = self.table.borrow();
        let world = table.world(Viewer::Seat(seat));
        Thinker::shared().ask(&table.game(), world.position(), seat, Spec::usual(player))
    }
}

impl Backend for Rc<LocalTable> {
    fn told(&self, number: usize, viewer: Viewer) -> Option<Entry> {
        self.table.borrow().moment(number, viewer, settings().lang.get_untracked()).map(|moment| Entry::of(&moment))
    }

    fn world(&self, decisions: usize, viewer: Viewer) -> Option<String> {
        let table = self.table.borrow();
        (decisions <= table.decisions()).then(|| table.world_after(decisions, viewer).position().to_owned())
    }

    fn play(&self, action: &str) {
        let Some(lecture) = &self.lecture else { return self.carry_out(action) };
        if !lecture.accepts(action) {
            return;
        }
        self.carry_out(action);
        let Some(&session) = self.session.get() else { return };
        let (local, answers) = (self.clone(), lecture.advance());
        let hints = lecture.hints();
        spawn_local(async move {
            for answer in answers {
                timer::sleep(timer::paced(timer::PACE)).await;
                // One after another: what was done last may still wait to be shown.
                while session.waiting.try_get_untracked() == Some(true) {
                    timer::sleep(50).await;
                }
                local.carry_out(&answer);
            }
            session.hints.try_set(hints);
        });
    }

    fn undo(&self) {
        let Some(session) = self.session.get() else { return };
        let Viewer::Seat(seat) = session.viewer.get_untracked() else { return };
        let result = self.table.borrow_mut().undo(seat);
        match result {
            Ok(()) => self.refresh(),
            Err(error) => session.trouble.set(Some(error.into())),
        }
    }

    fn show_to(&self, viewer: Viewer) {
        if let Some(session) = self.session.get() {
            session.handing.set(None);
            session.viewer.set(viewer);
            self.refresh();
        }
    }

    fn transcript(&self) -> Option<String> {
        self.table.borrow().transcript().ok()
    }
}

/// Lets the browser remember a game.
fn keep(table: &dyn AnyTable, sitters: &[Sitter]) {
    let Ok(transcript) = table.transcript() else { return };
    let saved =
        Saved { game: table.game().name().to_owned(), sitters: sitters.to_vec(), transcript, over: table.outcome().is_some() };
    if let Ok(text) = serde_json::to_string(&saved) {
        storage::set(PLACE, &text);
    }
}

/// Puts the remembered game aside if it is not known to be readable here: a new game must not overwrite it.
fn put_aside_if_foreign(game: &AnyGame) {
    let Some(text) = storage::get(PLACE) else { return };
    let saved: Option<Saved> = serde_json::from_str(&text).ok();
    let known = saved.as_ref().is_some_and(|saved| {
        if saved.game != game.name() {
            return house::knows(&saved.game, &saved.transcript);
        }
        game.played_by(&saved.transcript).is_ok_and(|played| game.lacks(&played).is_none())
    });
    if !known && !saved.as_ref().is_some_and(|saved| saved.over) {
        let why = msg!("put-aside").into();
        kept::put_aside(&text, saved.map(|saved| saved.game).unwrap_or_default(), Unread::For(why, false));
    }
}

/// Luck from the browser's own.
fn seed() -> Seed {
    // A whole number that a float holds exactly.
    Seed::numbered((js_sys::Math::random() * (1u64 << 52) as f64) as u64)
}

//! A table over the network: the server decides, this browser is told its own view and nothing else.

use super::{Backend, Clocks, Entry, Person, Session};
use crate::online::Socket;
use crate::said::Said;
use crate::settings::settings;
use arcade::{AnyGame, PlayedBy, PlyRecord, Viewer};
use leptos::prelude::*;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::sync::Arc;
use wire::{
    Ask, FromClient, FromServer, Holder, Kind, Level, Number, Request, SeatInfo, Secret, Situation, Stage, TableId, TableInfo,
};

/// What the page knows of a table over the network.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    /// The table, once the server has told of it.
    pub(crate) info: RwSignal<Option<TableInfo>>,
    /// The seat of this browser.
    pub(crate) you: RwSignal<Option<arcade::Seat>>,
    /// Whether the connection is there.
    pub(crate) connected: RwSignal<bool>,
    /// The game, once it has begun.
    pub(crate) session: RwSignal<Option<Session>, LocalStorage>,
    /// What went wrong.
    pub(crate) trouble: RwSignal<Option<Said>>,
    /// Whether the page is too old for the server.
    pub(crate) reload: RwSignal<bool>,
    /// Whether the server is too old for the page.
    pub(crate) older: RwSignal<bool>,
    /// Who decided, at a table whose game is not known here.
    pub(crate) decided: RwSignal<Vec<arcade::Seat>>,
}

/// How often the connection is looked after; after how much silence it is tried, and given up; and how long an answer
/// may take. In milliseconds.
const LOOK_AFTER: u32 = 2_000;
const QUIET: f64 = 30_000.0;
const TOO_LONG: f64 = 45_000.0;
const ANSWER: f64 = 8_000.0;

/// A table over the network.
pub(crate) struct RemoteTable {
    table: TableId,
    secret: Option<Secret>,
    remote: Remote,
    owner: Owner,
    socket: OnceCell<Rc<Socket>>,
    number: Cell<Number>,
    /// What was asked and not yet answered; it is asked again, with the same id, when the connection is back.
    pending: RefCell<BTreeMap<String, Request>>,
    /// When something was asked last that waits for an answer.
    since: Cell<f64>,
    /// Worlds of the past, by the number of decisions.
    worlds: RefCell<BTreeMap<usize, String>>,
    /// What was told and is not shown yet, with the time when it is.
    queue: RefCell<VecDeque<(wire::News, f64)>>,
    /// The newest world that was told, shown or not.
    latest: RefCell<String>,
    /// The decisions that were told.
    moments: RefCell<Vec<wire::PlyRecord>>,
    /// The record of the game, once it is over.
    transcript: RefCell<Option<String>>,
    /// Moments of the past that were asked for.
    asked: RefCell<std::collections::BTreeSet<usize>>,
    /// The game as this table is played, with its packs.
    game: RefCell<Option<AnyGame>>,
    /// The version of the conversation that the server speaks too.
    protocol: Cell<u32>,
    /// Messages that wait until the rules of the game are here.
    held: RefCell<Option<Vec<FromServer>>>,
}

impl RemoteTable {
    /// Goes to a table.
    pub(crate) fn open(table: TableId, secret: Option<Secret>) -> (Rc<RemoteTable>, Remote) {
        let remote = Remote {
            info: RwSignal::new(None),
            you: RwSignal::new(None),
            connected: RwSignal::new(false),
            session: RwSignal::new_local(None),
            trouble: RwSignal::new(None),
            reload: RwSignal::new(false),
            older: RwSignal::new(false),
            decided: RwSignal::new(Vec::new()),
        };
        let this = Rc::new(RemoteTable {
            table,
            secret,
            remote,
            owner: Owner::current().unwrap_or_default(),
            socket: OnceCell::new(),
            number: Cell::new(0),
            pending: RefCell::default(),
            since: Cell::default(),
            worlds: RefCell::default(),
            queue: RefCell::default(),
            latest: RefCell::default(),
            moments: RefCell::default(),
            transcript: RefCell::default(),
            asked: RefCell::default(),
            game: RefCell::default(),
            protocol: Cell::new(wire::PROTOCOL),
            held: RefCell::default(),
        });
        let listener: Rc<dyn crate::online::Listener> = Rc::new(Ear(this.clone()));
        let socket = Socket::open(&listener);
        // The cell was made above. The listener lives as long as the page of the table.
        let _ = this.socket.set(socket.clone());
        let kept = StoredValue::new_local((listener, socket));
        on_cleanup(move || kept.with_value(|(_, socket)| socket.close()));
        this.watch();
        let gone = {
            let this = StoredValue::new_local(Rc::downgrade(&this));
            window_event_listener_untyped("offline", move |_| {
                this.with_value(|this| {
                    if let Some(socket) = this.upgrade().as_ref().and_then(|this| this.socket.get()) {
                        socket.renew();
                    }
                });
            })
        };
        on_cleanup(move || gone.remove());
        (this, remote)
    }

    /// Looks after the connection: a network can go away without a word, and then nothing ever comes.
    fn watch(self: &Rc<Self>) {
        let this = Rc::downgrade(self);
        let here = self.remote.connected;
        leptos::task::spawn_local(async move {
            // Until nobody looks at the table any more.
            while here.try_get_untracked().is_some() {
                crate::timer::sleep(LOOK_AFTER).await;
                let Some(this) = this.upgrade() else { return };
                let Some((socket, silence)) = this.socket.get().and_then(|socket| Some((socket, socket.silence()?))) else {
                    continue;
                };
                let waits = !this.pending.borrow().is_empty() && js_sys::Date::now() - this.since.get() > ANSWER;
                if silence > TOO_LONG || (waits && silence > ANSWER) {
                    socket.renew();
                } else if silence > QUIET && this.remote.session.get_untracked().is_some() {
                    // Anything that must be answered.
                    let decisions = this.worlds.borrow().keys().next_back().copied().unwrap_or_default();
                    this.ask(Ask::Look { decisions: decisions as u32 });
                }
            }
        });
    }

    /// Asks something of the table.
    pub(crate) fn ask(&self, ask: Ask) {
        let request = Request { id: crate::online::new_id(), answers: self.number.get(), ask };
        if !matches!(request.ask, Ask::Look { .. }) {
            self.pending.borrow_mut().insert(request.id.0.clone(), request.clone());
            self.since.set(js_sys::Date::now());
        }
        self.send(&FromClient::Request(request));
        self.tell_busy();
    }

    fn send(&self, message: &FromClient) {
        if let Some(socket) = self.socket.get() {
            socket.send(message);
        }
    }

    fn tell_busy(&self) {
        if let Some(session) = self.remote.session.get_untracked() {
            session.busy.set(!self.pending.borrow().is_empty());
        }
    }

    fn viewer(&self) -> Viewer {
        self.remote.you.get_untracked().map_or(Viewer::Bystander, Viewer::Seat)
    }

    fn people(&self, seats: &[SeatInfo]) -> Vec<Person> {
        let you = self.remote.you.get_untracked();
        let level = |level: Level| match level {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        };
        let person = |seat: &SeatInfo| {
            let here = you == Some(seat.seat);
            match &seat.holder {
                Holder::Open => Person { name: String::new(), here, bot: None, present: false },
                Holder::Person { name, away } => {
                    Person { name: name.clone(), here, bot: away.map(level), present: away.is_none() }
                }
                Holder::Bot { level: bot } => Person { name: String::new(), here, bot: Some(level(*bot)), present: true },
            }
        };
        seats.iter().map(person).collect()
    }

    /// The session, made when the game begins.
    fn session(self: &Rc<Self>) -> Option<Session> {
        if let Some(session) = self.remote.session.get_untracked() {
            return Some(session);
        }
        let info = self.remote.info.get_untracked()?;
        let game = self.game.borrow().clone()?;
        let session = self.owner.with(|| Session::new(game, Rc::new(self.clone())));
        session.viewer.set(self.viewer());
        session.people.set(self.people(&info.seats));
        self.remote.session.set(Some(session));
        Some(session)
    }

    fn update_state(self: &Rc<Self>, now: Situation) {
        self.number.set(now.number);
        let Some(world) = now.world else { return };
        let Some(session) = self.session() else { return };
        let told = js_sys::Date::now();
        session.clocks.set(now.clocks.map(|faces| Clocks { left_ms: faces.left_ms, running: faces.running, told }));
        self.worlds.borrow_mut().insert(now.decisions as usize, world.clone());
        session.viewer.set(self.viewer());
        session.to_act.set(now.to_act);
        session.undo.set(if now.undo { Ok(()) } else { Err(Some(msg!("no-undo").into())) });
        session.world.set(Arc::from(world));
        let sight = session.game.with_value(|game| game.sight(&session.world.get_untracked(), self.viewer()).ok());
        session.outcome.set(sight.and_then(|sight| sight.outcome()));
        if session.outcome.get_untracked().is_some() {
            self.fetch_transcript();
        }
        self.tell_busy();
    }

    fn add(self: &Rc<Self>, keep: usize, moments: &[wire::PlyRecord]) {
        if let Some(session) = self.session() {
            let mut log = (*session.log.get_untracked()).clone();
            log.truncate(keep);
            let mut told = self.moments.borrow_mut();
            told.truncate(keep);
            told.extend_from_slice(moments);
            drop(told);
            log.extend(moments.iter().filter_map(|moment| self.entry(moment)));
            session.log.set(Arc::new(log));
        }
    }

    /// What was decided, said in the language that is spoken now. An event is said the same from any later position, so that
    /// the newest world will do.
    fn entry(&self, moment: &wire::PlyRecord) -> Option<Entry> {
        let game = self.game.borrow().clone()?;
        let sight = game.sight(&self.latest.borrow(), self.viewer()).ok()?;
        let lang = settings().lang.get_untracked();
        let happenings = moment.told().filter_map(|event| sight.heard(event, lang)).collect();
        Some(Entry::of(&PlyRecord { number: moment.number as usize, seat: moment.seat, action: None, happenings }))
    }

    /// Hears a message, once the rules are here that are needed to show it.
    fn receive(self: &Rc<Self>, message: FromServer) {
        if let Some(held) = &mut *self.held.borrow_mut() {
            return held.push(message);
        }
        let info = match &message {
            // Of a table that cannot be gone on with, its log is shown as far as it is told.
            FromServer::Welcome(welcome) if welcome.table.stopped.is_none() || welcome.now.world.is_some() => {
                Some(welcome.table.clone())
            }
            _ => None,
        };
        match info.filter(|_| self.game.borrow().is_none()) {
            None => self.dispatch(message),
            Some(info) => {
                *self.held.borrow_mut() = Some(vec![message]);
                let this = self.clone();
                leptos::task::spawn_local(async move {
                    let come = game_of(&info).await;
                    let held = this.held.borrow_mut().take().unwrap_or_default();
                    match come {
                        Ok(game) => {
                            *this.game.borrow_mut() = Some(game);
                            held.into_iter().for_each(|message| this.dispatch(message));
                        }
                        Err(why) => drop(this.remote.trouble.try_set(Some(why))),
                    }
                });
            }
        }
    }

    /// The server speaks another version of the conversation: if the page does too, it comes again with that one.
    fn speak(self: &Rc<Self>, protocol: u32) {
        let spoken = wire::OLDEST_SERVER..=wire::PROTOCOL;
        if spoken.contains(&protocol) && self.protocol.replace(protocol) != protocol {
            if let Some(socket) = self.socket.get() {
                socket.renew();
            }
        } else if protocol < wire::PROTOCOL {
            self.remote.older.set(true);
        } else {
            self.remote.reload.set(true);
        }
    }

    fn dispatch(self: &Rc<Self>, message: FromServer) {
        let remote = self.remote;
        match message {
            FromServer::Welcome(welcome) => {
                // Whatever ended the connection before is over.
                remote.trouble.set(None);
                remote.you.set(welcome.you);
                self.queue.borrow_mut().clear();
                if let Some(world) = &welcome.now.world {
                    self.latest.borrow_mut().clone_from(world);
                }
                let playing = welcome.table.stage != Stage::Lobby;
                let people = self.people(&welcome.table.seats);
                if welcome.now.world.is_none() {
                    remote.decided.set(welcome.moments.iter().map(|moment| moment.seat).collect());
                }
                remote.info.set(Some(welcome.table));
                if playing && self.game.borrow().is_some() {
                    self.worlds.borrow_mut().retain(|&decisions, _| decisions <= welcome.keep as usize);
                    self.add(welcome.keep as usize, &welcome.moments);
                    if let Some(session) = remote.session.get_untracked() {
                        session.people.set(people);
                    }
                }
                self.update_state(welcome.now);
                self.since.set(js_sys::Date::now());
                let again: Vec<Request> = self.pending.borrow().values().cloned().collect();
                again.into_iter().for_each(|request| self.send(&FromClient::Request(request)));
            }
            FromServer::News(news) => self.queue(*news),
            FromServer::Accepted { id, .. } => {
                self.pending.borrow_mut().remove(&id.0);
                self.tell_busy();
            }
            FromServer::Refused { id, fault } => {
                if let Some(id) = id {
                    self.pending.borrow_mut().remove(&id.0);
                }
                self.tell_busy();
                remote.trouble.set(Some(Said::from(&fault)));
                if let Some(session) = remote.session.get_untracked() {
                    session.trouble.set(Some(Said::from(&fault)));
                }
            }
            FromServer::Past { decisions, world, .. } => {
                self.worlds.borrow_mut().insert(decisions as usize, world);
                if let Some(session) = remote.session.get_untracked() {
                    session.arrived.update(|arrived| *arrived += 1);
                }
            }
            FromServer::Reload { protocol } => self.speak(protocol),
            FromServer::Bye { fault } => remote.trouble.set(Some(Said::from(&fault))),
        }
    }

    /// Lets news wait for its turn. What the rules let others answer is shown after a pause that is the same whether or not
    /// anybody was asked, so that the pause tells nothing; only whoever is asked sees it at once.
    fn queue(self: &Rc<Self>, news: wire::News) {
        let info = self.remote.info.get_untracked();
        let pause = info.as_ref().map_or(0, |info| info.pause_ms);
        let game = self.game.borrow().clone();
        let action = news.moment.as_ref().and_then(|moment| moment.action.as_deref());
        let invites = game.zip(action).is_some_and(|(game, action)| {
            let sight = game.sight(&self.latest.borrow(), self.viewer());
            sight.is_ok_and(|sight| sight.opens_reaction_window(action))
        });
        if let Some(world) = &news.now.world {
            self.latest.borrow_mut().clone_from(world);
        }
        let due = js_sys::Date::now() + if invites { f64::from(pause) } else { 0.0 };
        self.queue.borrow_mut().push_back((news, due));
        self.flush_due();
    }

    /// Shows what is due, and comes back for the rest.
    fn flush_due(self: &Rc<Self>) {
        loop {
            let you = self.remote.you.get_untracked();
            let wait = match self.queue.borrow().front() {
                None => break,
                Some((news, _)) if you.is_some() && news.now.to_act == you => 0.0,
                Some((_, due)) => due - js_sys::Date::now(),
            };
            if wait > 0.0 {
                self.tell_waiting(true);
                let this = Rc::downgrade(self);
                leptos::task::spawn_local(async move {
                    crate::timer::sleep(wait as u32 + 1).await;
                    if let Some(this) = this.upgrade() {
                        this.flush_due();
                    }
                });
                return;
            }
            let next = self.queue.borrow_mut().pop_front();
            if let Some((news, _)) = next {
                self.apply(news);
            }
        }
        self.tell_waiting(false);
    }

    fn tell_waiting(&self, waiting: bool) {
        if let Some(session) = self.remote.session.get_untracked() {
            session.waiting.set(waiting);
        }
    }

    /// Fetches the record of a game that is over.
    fn fetch_transcript(self: &Rc<Self>) {
        if self.transcript.borrow().is_some() {
            return;
        }
        let this = self.clone();
        leptos::task::spawn_local(async move {
            if let Ok(text) = crate::online::get_text(&format!("/api/tables/{}/transcript", this.table)).await {
                *this.transcript.borrow_mut() = Some(text);
            }
        });
    }

    fn apply(self: &Rc<Self>, news: wire::News) {
        let remote = self.remote;
        let stage = match news.kind {
            Kind::Opened | Kind::Taken | Kind::Word => None,
            _ if news.now.outcome.is_some() => Some(Stage::Over),
            _ if news.now.world.is_some() => Some(Stage::Playing),
            _ => None,
        };
        if let Some(seats) = &news.seats {
            let people = self.people(seats);
            if let Some(session) = remote.session.get_untracked() {
                session.people.set(people);
            }
        }
        remote.info.update(|info| {
            if let Some(info) = info {
                info.stage = stage.unwrap_or(info.stage);
                info.number = news.number;
                if let Some(seats) = news.seats {
                    info.seats = seats;
                }
            }
        });
        let decisions = news.now.decisions as usize;
        if news.kind == Kind::Undone {
            self.worlds.borrow_mut().retain(|&at, _| at <= decisions);
            self.add(decisions, &[]);
        }
        if let Some(moment) = &news.moment {
            self.add(moment.number as usize - 1, std::slice::from_ref(moment));
        }
        self.update_state(news.now);
    }
}

/// The game as a table is played. A server of protocol 2 does not say by what, and plays the first release.
async fn game_of(info: &TableInfo) -> Result<AnyGame, Said> {
    let chunk = crate::games::fetch_told(&info.game).await.map_err(|_| crate::games::unreachable())?;
    let content = match info.content.as_str() {
        "" => chunk.game.first_content().unwrap_or_default(),
        content => content,
    };
    let played = PlayedBy { rules: info.rules, content: content.to_owned(), files: Vec::new(), packed: false };
    let table = info.variant.then_some(info.table.0.as_str());
    let game = crate::games::as_played(&chunk.game, &played, table).await?;
    crate::games::packed(&game, &info.packs).ok_or_else(crate::games::unreachable)
}

/// What listens for the table.
struct Ear(Rc<RemoteTable>);

impl crate::online::Listener for Ear {
    fn hello(&self) -> FromClient {
        let table = &self.0;
        FromClient::Hello {
            protocol: table.protocol.get(),
            table: table.table.clone(),
            secret: table.secret.clone(),
            from: table.number.get(),
        }
    }

    fn receive(&self, message: FromServer) {
        self.0.receive(message);
    }

    fn connected(&self, there: bool) {
        self.0.remote.connected.set(there);
    }
}

impl Backend for Rc<RemoteTable> {
    fn told(&self, number: usize, _: Viewer) -> Option<Entry> {
        let moments = self.moments.borrow();
        self.entry(moments.get(number.checked_sub(1)?)?)
    }

    fn world(&self, decisions: usize, _: Viewer) -> Option<String> {
        let world = self.worlds.borrow().get(&decisions).cloned();
        if world.is_none() && self.asked.borrow_mut().insert(decisions) {
            self.ask(Ask::Look { decisions: u32::try_from(decisions).ok()? });
        }
        world
    }

    fn play(&self, action: &str) {
        self.ask(Ask::Play { action: action.to_owned() });
    }

    fn undo(&self) {
        self.ask(Ask::Undo);
    }

    fn show_to(&self, _: Viewer) {}

    fn transcript(&self) -> Option<String> {
        self.transcript.borrow().clone()
    }
}

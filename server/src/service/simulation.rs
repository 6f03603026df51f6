//! People with bad connections, at several processes with slow news and a store that fails: what was acknowledged was done
//! once, and in the end everybody knows the same.
//!
//! Everything comes from one seed: the same seed gives the same course of events.

use super::{Joined, TableService};
use crate::config::Config;
use crate::replica::samples::{log, secret_of, table};
use crate::store::{Append, Memory, MemoryFailure, Notice, Row, Store as _, Stored};
use crate::time::Time;
use arcade::{AnyGame, Lang, Seat, Seed};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::Rng;
use tokio::sync::mpsc::error::TryRecvError;
use wire::{Ask, FromServer, MessageId, Number, PlyRecord, Request, Secret, Situation, Stage};

const TICK_MS: u64 = 20;
const LAST_TICK: u64 = 200_000;

/// Messages that take their time, one after another.
struct Slow<T>(VecDeque<(u64, T)>);

impl<T> Slow<T> {
    fn new() -> Slow<T> {
        Slow(VecDeque::new())
    }

    fn send(&mut self, message: T, tick: u64, delay: u32) {
        let last = self.0.back().map_or(0, |(at, _)| *at);
        self.0.push_back((last.max(tick + u64::from(delay)), message));
    }

    fn arrived(&mut self, tick: u64) -> Option<T> {
        self.0.pop_front_if(|(at, _)| *at <= tick).map(|(_, message)| message)
    }
}

/// A connection.
struct Link {
    service: usize,
    joined: Joined,
    up: Slow<Request>,
    down: Slow<String>,
    /// Whether the open request was sent over it.
    sent: bool,
}

/// Somebody at the table.
struct Person {
    secret: Option<Secret>,
    link: Option<Link>,
    number: Number,
    now: Option<Situation>,
    moments: Vec<PlyRecord>,
    open: Option<Request>,
    ids: u32,
}

impl Person {
    fn new(secret: Option<Secret>) -> Person {
        Person { secret, link: None, number: 0, now: None, moments: Vec::new(), open: None, ids: 0 }
    }

    fn hear(&mut self, text: &str, acknowledged: &mut BTreeMap<MessageId, Number>) {
        match serde_json::from_str(text).unwrap() {
            FromServer::Welcome(welcome) => {
                assert!(welcome.now.number >= self.number, "nobody is taken back in time");
                self.moments.truncate(welcome.keep as usize);
                self.moments.extend(welcome.moments);
                self.stand(welcome.now);
            }
            FromServer::News(news) => {
                assert_eq!(news.number, self.number + 1, "no entry is missed or told twice");
                self.moments.truncate(news.now.decisions as usize);
                self.moments.extend(news.moment);
                self.stand(news.now);
            }
            FromServer::Accepted { id, number } => {
                let before = acknowledged.insert(id.clone(), number);
                assert!(before.is_none_or(|before| before == number), "a retry gets the same answer");
                self.open.take_if(|open| open.id == id);
            }
            FromServer::Refused { id, fault } => {
                // Whatever is refused for good is forgotten; what the store could not do is tried again.
                if fault.code != "unavailable" {
                    self.open.take_if(|open| Some(&open.id) == id.as_ref());
                } else if let Some(link) = &mut self.link {
                    link.sent = false;
                }
            }
            other => panic!("{other:?}"),
        }
    }

    fn stand(&mut self, now: Situation) {
        assert_eq!(self.moments.len(), now.decisions as usize);
        self.number = now.number;
        self.now = Some(now);
    }

    /// What it wants now, if anything.
    fn wish(&mut self, game: &AnyGame, seat: Seat, rng: &mut Rng) {
        let Some(now) = self.now.as_ref().filter(|_| self.open.is_none()) else { return };
        let ask = if now.undo && rng.below(200) == 0 {
            Ask::Undo
        } else if now.to_act == Some(seat) {
            let world = game.resume(now.world.as_ref().unwrap(), Seed::numbered(0)).unwrap();
            let options = world.options(Lang::En);
            Ask::Play { action: options[rng.index(options.len())].action.clone() }
        } else {
            return;
        };
        self.ids += 1;
        let id = MessageId(format!("{seat}-{}", self.ids));
        self.open = Some(Request { id, answers: self.number, ask });
        if let Some(link) = &mut self.link {
            link.sent = false;
        }
    }
}

struct Simulation {
    rng: Rng,
    tick: u64,
    clock: Arc<AtomicU64>,
    store: Arc<Memory>,
    services: Vec<Arc<TableService>>,
    /// What processes have still to hear of.
    rumours: Vec<Slow<Notice>>,
    people: Vec<Person>,
    acknowledged: BTreeMap<MessageId, Number>,
    breaks: u32,
    game: AnyGame,
}

impl Simulation {
    async fn new(seed: u64, seats: u8) -> Simulation {
        let game = AnyGame::named("chromatic-conflict").unwrap();
        let clock = Arc::new(AtomicU64::new(1_000_000));
        let store = Arc::new(Memory::default());
        for entry in log(&game, seats, seed as u8) {
            let row = Row { stage: Stage::Playing, public: true, due: None, card: String::new() };
            let append = Append { table: table(), entry: Stored::of(&entry).unwrap(), row: Some(row) };
            store.append(append).await.unwrap();
        }
        let service = |_| {
            let mut config = Config::usual("127.0.0.1:0".parse().unwrap(), "");
            let shown = clock.clone();
            config.time = Time::from(move || shown.load(Ordering::Relaxed));
            config.bot_threads = 1;
            TableService::new(config, store.clone(), true).unwrap().0
        };
        let people = Seat::first(seats).map(|seat| Person::new(Some(secret_of(seat)))).chain([Person::new(None)]).collect();
        Simulation {
            rng: Rng::stream(seed, 77),
            tick: 0,
            services: (0..3).map(service).collect(),
            rumours: (0..3).map(|_| Slow::new()).collect(),
            clock,
            store,
            people,
            acknowledged: BTreeMap::new(),
            breaks: 0,
            game,
        }
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.rng.below(one_in) == 0
    }

    async fn run(&mut self) {
        while !self.people.iter().all(|person| person.now.as_ref().is_some_and(|now| now.outcome.is_some())) {
            self.tick += 1;
            assert!(self.tick < LAST_TICK, "the game does not end");
            self.clock.fetch_add(TICK_MS, Ordering::Relaxed);
            if self.chance(50) {
                let failure = [None, None, Some(MemoryFailure::Lost), Some(MemoryFailure::Unheard)][self.rng.index(4)];
                self.store.fail(failure);
            }
            for service in 0..self.services.len() {
                while let Some(heard) = self.rumours[service].arrived(self.tick) {
                    self.services[service].heard(heard).await;
                }
                self.services[service].sweep().await;
            }
            for index in 0..self.people.len() {
                self.attend(index).await;
            }
        }
    }

    async fn attend(&mut self, index: usize) {
        let mut person = std::mem::replace(&mut self.people[index], Person::new(None));
        match person.link.take() {
            Some(link) if self.chance(60) => {
                self.breaks += 1;
                let service = self.services[link.service].clone();
                service.part(link.joined).await;
            }
            Some(link) => person.link = Some(link),
            None if self.chance(5) => {
                let service = self.rng.index(self.services.len());
                if let Ok(joined) = self.services[service].join(&table(), person.secret.as_ref(), person.number).await {
                    let mut link = Link { service, up: Slow::new(), down: Slow::new(), sent: false, joined };
                    link.down.send(link.joined.welcome.to_string(), self.tick, self.rng.below(8));
                    person.link = Some(link);
                }
            }
            None => {}
        }
        while let Some(link) = &mut person.link {
            loop {
                match link.joined.inbox.try_recv() {
                    Ok(frame) => link.down.send(frame.to_string(), self.tick, self.rng.below(8)),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => panic!("nobody is forgotten who listens"),
                }
            }
            match link.down.arrived(self.tick) {
                Some(text) => person.hear(&text, &mut self.acknowledged),
                None => break,
            }
        }
        if index < self.people.len() - 1 && person.link.is_some() {
            person.wish(&self.game, Seat::at(index), &mut self.rng);
        }
        self.talk(&mut person).await;
        self.people[index] = person;
    }

    /// What a person says, and what the process at the other end makes of it.
    async fn talk(&mut self, person: &mut Person) {
        let (Some(link), Some(secret)) = (&mut person.link, &person.secret) else { return };
        if let (Some(open), false) = (&person.open, link.sent) {
            // Now and then twice.
            for _ in 0..1 + u32::from(self.rng.below(6) == 0) {
                link.up.send(open.clone(), self.tick, self.rng.below(8));
            }
            link.sent = true;
        }
        while let Some(request) = link.up.arrived(self.tick) {
            let before = self.store.read(&table(), 0).await.unwrap().len();
            let answer = match self.services[link.service].ask(&table(), secret, &request).await {
                Ok(number) => FromServer::Accepted { id: request.id, number },
                Err(error) => FromServer::Refused { id: Some(request.id), fault: error.fault() },
            };
            let answer: FromServer<String> = answer;
            link.down.send(serde_json::to_string(&answer).unwrap(), self.tick, self.rng.below(8));
            let after = self.store.read(&table(), 0).await.unwrap().len();
            for service in (0..self.services.len()).filter(|_| after > before) {
                // News between processes are slow; some are lost, which is noticed later.
                match self.rng.below(5) {
                    0 => self.rumours[service].send(Notice::Gap, self.tick, 40),
                    _ => self.rumours[service].send(Notice::Entry(table(), after as Number), self.tick, self.rng.below(10)),
                }
            }
        }
    }

    /// The log at the end, after it was looked at from all sides.
    async fn verdict(&mut self) -> Vec<Stored> {
        self.store.fail(None);
        for service in &self.services {
            service.heard(Notice::Gap).await;
        }
        let stored = self.store.read(&table(), 0).await.unwrap();
        let mut marks = BTreeMap::new();
        for (number, stored) in (1..).zip(&stored) {
            assert_eq!(stored.number, number, "there are no gaps");
            if let Some(request_key) = stored.read().unwrap().line.request_key {
                assert!(marks.insert(request_key.id, number).is_none(), "nothing is done twice");
            }
        }
        assert!(self.acknowledged.iter().all(|(id, number)| marks.get(id) == Some(number)), "what was acknowledged was done");
        let transcript = self.services[0].transcript(&table()).await.unwrap();
        self.game.replay(&transcript).unwrap();
        for person in &self.people {
            let fresh = self.services[1].join(&table(), person.secret.as_ref(), 0).await.unwrap();
            let FromServer::Welcome(welcome) = serde_json::from_str(&fresh.welcome).unwrap() else { panic!("no welcome") };
            for (there, here) in welcome.moments.iter().zip(&person.moments) {
                assert_eq!(there, here, "everybody knows what happened");
            }
            assert_eq!(welcome.moments.len(), person.moments.len());
            assert_eq!(Some(welcome.now), person.now);
        }
        stored
    }
}

#[tokio::test]
async fn everybody_knows_the_same_in_the_end_whatever_happens_to_the_connections() {
    let (mut breaks, mut acknowledged) = (0, 0);
    for seed in 0..12 {
        let mut simulation = Simulation::new(seed, 3 + (seed % 2) as u8).await;
        simulation.run().await;
        simulation.verdict().await;
        breaks += simulation.breaks;
        acknowledged += simulation.acknowledged.len();
    }
    assert!(breaks > 200 && acknowledged > 300, "{breaks} {acknowledged}");
}

#[tokio::test]
async fn the_same_seed_gives_the_same_course() {
    let mut logs = Vec::new();
    for _ in 0..2 {
        let mut simulation = Simulation::new(5, 3).await;
        simulation.run().await;
        logs.push(simulation.verdict().await);
    }
    assert_eq!(logs[0], logs[1]);
}

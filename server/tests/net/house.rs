//! A server, and people who come to it.

use arcade::{AnyGame, Lang, PlayedBy, Seed};
use archive::Released;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{BotLevels, Config, Page, Server};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tabletop::Rng;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{
    Ask, Chair, ClockRule, Fault, FromClient, FromServer, Held, Level, MadeTable, MakeTable, MessageId, Number, PROTOCOL,
    PlyRecord, Request, Secret, Situation, TableId, Welcome,
};

/// Longer than anything may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) const PAGES: &[Page] = &[
    Page {
        path: "index.html",
        content_type: "text/html; charset=utf-8",
        bytes: b"<!doctype html>",
        brotli: &[],
        immutable: false,
    },
    Page { path: "pkg/page-1.wasm", content_type: "application/wasm", bytes: b"plain", brotli: b"squeezed", immutable: true },
];

/// A configuration for tests: anywhere, with bots that do not think long.
pub(crate) fn config(database: &str) -> Config {
    let quick = "greedy".parse().unwrap();
    let mut config = Config::usual("127.0.0.1:0".parse().unwrap(), database);
    config.bots = BotLevels { easy: "random".parse().unwrap(), normal: quick, hard: quick };
    config.limits.sockets = 1000;
    config.limits.tables_per_hour = 10_000;
    config.limits.rate = 100_000;
    config.limits.burst = 100_000;
    config
}

pub(crate) async fn start(database: &str) -> Server {
    Server::start(config(database), PAGES).await.unwrap()
}

/// A way to a server.
#[derive(Clone)]
pub(crate) struct Way {
    address: SocketAddr,
    http: reqwest::Client,
}

/// Status and body of an answer that was not what was hoped for.
#[derive(Debug)]
pub(crate) struct No {
    pub(crate) status: u16,
    pub(crate) fault: Fault,
}

impl Way {
    pub(crate) fn to(server: &Server) -> Way {
        Way { address: server.address(), http: reqwest::Client::builder().no_proxy().build().unwrap() }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        self.http.get(self.url(path)).send().await.unwrap()
    }

    pub(crate) async fn get_with(&self, path: &str, name: &str, value: &str) -> reqwest::Response {
        self.http.get(self.url(path)).header(name, value).send().await.unwrap()
    }

    pub(crate) async fn get_json<T: DeserializeOwned>(&self, path: &str) -> Result<T, No> {
        read(self.get(path).await).await
    }

    pub(crate) async fn post_raw(&self, path: &str, origin: Option<&str>, body: impl Into<reqwest::Body>) -> reqwest::Response {
        let request = self.http.post(self.url(path)).body(body);
        let request = origin.into_iter().fold(request, |request, origin| request.header("origin", origin));
        request.send().await.unwrap()
    }

    pub(crate) async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, No> {
        read(self.post_raw(path, Some(&self.origin()), serde_json::to_vec(body).unwrap()).await).await
    }

    pub(crate) async fn make(&self, ask: &MakeTable) -> MadeTable {
        self.post("/api/tables", ask).await.unwrap()
    }

    pub(crate) async fn take(&self, table: &TableId, name: &str, invitation: Option<&Secret>) -> Held {
        let body = json!({ "id": format!("take-{name}"), "name": name, "invitation": invitation });
        self.post(&format!("/api/tables/{table}/seats"), &body).await.unwrap()
    }

    pub(crate) async fn start(&self, table: &TableId, secret: &Secret) {
        let body = json!({ "secret": secret, "id": "start" });
        let _: Value = self.post(&format!("/api/tables/{table}/start"), &body).await.unwrap();
    }

    /// Opens a connection without saying anything.
    pub(crate) async fn knock(&self) -> Line {
        let mut request = format!("ws://{}/api/socket", self.address).into_client_request().unwrap();
        request.headers_mut().insert("origin", self.origin().parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        Line { socket }
    }

    /// Comes to a table.
    pub(crate) async fn join(&self, table: &TableId, secret: Option<&Secret>) -> Client {
        let mut line = self.knock().await;
        line.hello(table, secret, 0).await;
        match line.hear().await {
            FromServer::Welcome(welcome) => Client::new(line, *welcome),
            other => panic!("no welcome: {other:?}"),
        }
    }
}

async fn read<T: DeserializeOwned>(response: reqwest::Response) -> Result<T, No> {
    let status = response.status();
    let body = response.bytes().await.unwrap();
    if status.is_success() {
        return Ok(serde_json::from_slice(&body).unwrap());
    }
    let fault = serde_json::from_slice(&body).unwrap_or_else(|_| panic!("{status}: {}", String::from_utf8_lossy(&body)));
    Err(No { status: status.as_u16(), fault })
}

/// A bare connection.
pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Line {
    pub(crate) async fn say(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.unwrap();
    }

    pub(crate) async fn say_bytes(&mut self, bytes: &'static [u8]) {
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    pub(crate) async fn hello(&mut self, table: &TableId, secret: Option<&Secret>, from: Number) {
        let hello = FromClient::Hello { protocol: PROTOCOL, table: table.clone(), secret: secret.cloned(), from };
        self.say(serde_json::to_string(&hello).unwrap()).await;
    }

    /// The next text, or nothing when the connection ends.
    pub(crate) async fn text(&mut self) -> Option<String> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("nothing is heard") {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> FromServer {
        let text = self.text().await.expect("the connection ended");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    pub(crate) async fn ends(&mut self) -> bool {
        self.text().await.is_none()
    }
}

/// Somebody at a table, who knows what the page would know.
pub(crate) struct Client {
    pub(crate) line: Line,
    pub(crate) welcome: Welcome,
    pub(crate) now: Situation,
    pub(crate) moments: Vec<PlyRecord>,
    answers: VecDeque<FromServer>,
    pub(crate) game: AnyGame,
}

impl Client {
    pub(crate) fn new(line: Line, welcome: Welcome) -> Client {
        let table = &welcome.table;
        let played =
            PlayedBy { rules: table.rules, content: table.content.clone(), files: Vec::new(), packed: !table.packs.is_empty() };
        let shipped = AnyGame::named(&table.game).unwrap();
        // The content of a variant is fetched by whoever needs it.
        let game = if table.variant { shipped } else { shipped.find_as_played(&played, &Released).unwrap() };
        let packs = &welcome.table.packs;
        let game = if packs.is_empty() { game } else { game.with_packs(packs).unwrap() };
        let (now, moments) = (welcome.now.clone(), welcome.moments.clone());
        Client { line, welcome, now, moments, answers: VecDeque::new(), game }
    }

    /// Takes in whatever comes next.
    pub(crate) async fn hear(&mut self) {
        match self.line.hear().await {
            FromServer::News(news) => {
                assert_eq!(news.number, self.now.number + 1, "no entry is missed or told twice");
                self.now = news.now;
                self.moments.truncate(self.now.decisions as usize);
                if let Some(moment) = news.moment {
                    assert_eq!(moment.number, self.now.decisions);
                    self.moments.push(moment);
                }
                assert_eq!(self.moments.len(), self.now.decisions as usize);
                if let Some(seats) = news.seats {
                    self.welcome.table.seats = seats;
                }
            }
            FromServer::Bye { fault } => panic!("sent away: {fault:?}"),
            other => self.answers.push_back(other),
        }
    }

    /// Waits for an entry.
    pub(crate) async fn until(&mut self, number: Number) {
        while self.now.number < number {
            self.hear().await;
        }
    }

    /// Waits until it is this seat's turn, or the game is over.
    pub(crate) async fn my_turn(&mut self) -> bool {
        while self.now.outcome.is_none() && (self.now.to_act.is_none() || self.now.to_act != self.welcome.you) {
            self.hear().await;
        }
        self.now.outcome.is_none()
    }

    pub(crate) async fn send(&mut self, request: &Request) {
        self.line.say(serde_json::to_string(&FromClient::Request(request.clone())).unwrap()).await;
    }

    pub(crate) fn request(&self, ask: Ask) -> Request {
        // New over all connections: a seat that comes again must not repeat itself.
        static IDS: AtomicU64 = AtomicU64::new(1);
        let id = IDS.fetch_add(1, Ordering::Relaxed);
        Request { id: MessageId(format!("r{id}")), answers: self.now.number, ask }
    }

    /// Sends a request and waits for its answer; what comes meanwhile is taken in.
    pub(crate) async fn answer(&mut self, request: &Request) -> FromServer {
        self.send(request).await;
        loop {
            if let Some(answer) = self.answers.pop_front() {
                return answer;
            }
            self.hear().await;
        }
    }

    /// Asks for something that is accepted.
    pub(crate) async fn ask(&mut self, ask: Ask) -> Number {
        let request = self.request(ask);
        match self.answer(&request).await {
            FromServer::Accepted { id, number } if id == request.id => {
                self.until(number).await;
                number
            }
            other => panic!("{request:?} is not accepted: {other:?}"),
        }
    }

    /// Asks for something that is refused.
    pub(crate) async fn refused(&mut self, ask: Ask) -> Fault {
        let request = self.request(ask);
        match self.answer(&request).await {
            FromServer::Refused { id: Some(id), fault } if id == request.id => fault,
            other => panic!("{request:?} is not refused: {other:?}"),
        }
    }

    /// What this seat may do, worked out from its world, as the page does.
    pub(crate) fn options(&self) -> Vec<String> {
        let world = self.now.world.as_ref().expect("the game has begun");
        let table = self.game.resume(world, Seed::numbered(0)).unwrap();
        table.options(Lang::En).into_iter().map(|offer| offer.action).collect()
    }

    /// Decides something.
    pub(crate) async fn play_any(&mut self, rng: &mut Rng) {
        let options = self.options();
        let action = options[rng.index(options.len())].clone();
        self.ask(Ask::Play { action }).await;
    }
}

/// Two seats play anything, and wait for the others, until one who knows all that the other does is `content`.
pub(crate) async fn play(seats: &mut [Client; 2], rng: &mut Rng, content: impl Fn(&Client) -> bool) {
    loop {
        let number = seats[0].now.number.max(seats[1].now.number);
        seats[0].until(number).await;
        seats[1].until(number).await;
        if content(&seats[0]) {
            return;
        }
        match seats.iter_mut().find(|seat| seat.now.to_act == seat.welcome.you) {
            Some(seat) => seat.play_any(rng).await,
            None => seats[0].hear().await,
        }
    }
}

pub(crate) fn ask_for(game: &str, chairs: &[Chair]) -> MakeTable {
    MakeTable {
        rules: None,
        content: None,
        packs: Vec::new(),
        game: game.to_owned(),
        setup: serde_json::Map::new(),
        chairs: chairs.to_vec(),
        name: Some("Ann".to_owned()),
        clock: ClockRule::None,
        pause_ms: None,
        public: true,
    }
}

pub(crate) const OPEN: Chair = Chair::Open;
pub(crate) const BOT: Chair = Chair::Bot { level: Level::Normal };

/// For those who push their luck.
impl Way {
    /// Opens a connection, if the server lets it.
    pub(crate) async fn try_knock(&self) -> Option<Line> {
        let mut request = format!("ws://{}/api/socket", self.address).into_client_request().unwrap();
        request.headers_mut().insert("origin", self.origin().parse().unwrap());
        connect_async(request).await.ok().map(|(socket, _)| Line { socket })
    }
}

impl Line {
    pub(crate) async fn try_say(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text.to_owned())).await.is_ok()
    }
}

impl Client {
    /// Decides something if it is this seat's turn.
    pub(crate) async fn play_any_if_turn(&mut self) {
        if self.now.to_act.is_some() && self.now.to_act == self.welcome.you {
            self.play_any(&mut Rng::stream(3, 3)).await;
        }
    }
}

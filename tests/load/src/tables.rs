//! The server with its tables.

use crate::process::Process;
use crate::report::Report;
use crate::{Load, Outcome, game};
use arcade::{AnyGame, Seat};
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::Client;
use serde_json::{Value, json};
use server::{Config, Pages, Server};
use std::time::Duration;
use tabletop::Rng;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{FromServer, Held, MadeTable, Situation};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) async fn serve(database: &str) -> Outcome<()> {
    let mut config = Config::usual("127.0.0.1:0".parse()?, database);
    config.limits.sockets = u32::MAX;
    config.limits.tables_per_hour = u32::MAX;
    let server = Server::start(config, Pages::NONE).await?;
    println!("{}", server.address());
    std::future::pending::<()>().await;
    server.stop().await;
    Ok(())
}

/// A table with both its seats.
struct Table {
    seats: [Socket; 2],
    /// The last that each was told.
    told: [Situation; 2],
    /// The bytes of all that both were told.
    bytes: u64,
}

async fn post<T: serde::de::DeserializeOwned>(http: &Client, address: &str, path: &str, body: &Value) -> Outcome<T> {
    let request = http.post(format!("http://{address}{path}")).header("origin", format!("http://{address}"));
    Ok(request.json(body).send().await?.error_for_status()?.json().await?)
}

async fn sit(address: &str, made: &MadeTable, held: &Held) -> Outcome<(Socket, Situation)> {
    let mut request = format!("ws://{address}/api/socket").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    let (mut socket, _) = connect_async(request).await?;
    let hello = json!({"type": "hello", "protocol": wire::PROTOCOL, "table": made.table, "secret": held.secret, "from": 0});
    socket.send(Message::text(hello.to_string())).await?;
    let welcome = socket.next().await.ok_or("gone")??;
    match serde_json::from_str(welcome.to_text()?)? {
        FromServer::<String>::Welcome(welcome) => Ok((socket, welcome.now)),
        other => Err(format!("no welcome: {other:?}").into()),
    }
}

async fn open(http: &Client, address: &str) -> Outcome<Table> {
    let open = json!({"kind": "open"});
    let body = json!({"game": game::GAME, "setup": game::setup(), "chairs": [open, open], "name": "Ann", "public": true});
    let made: MadeTable = post(http, address, "/api/tables", &body).await?;
    let table = &made.table;
    let bob: Held = post(http, address, &format!("/api/tables/{table}/seats"), &json!({"id": "bob", "name": "Bob"})).await?;
    let start = json!({"secret": made.host, "id": "start"});
    let _: Value = post(http, address, &format!("/api/tables/{table}/start"), &start).await?;
    let ann = made.held.as_ref().ok_or("no seat")?;
    let (one, here) = sit(address, &made, ann).await?;
    let (two, there) = sit(address, &made, &bob).await?;
    Ok(Table { seats: [one, two], told: [here, there], bytes: 0 })
}

/// The next news: when it came, how long it is, and what it says.
async fn told(socket: &mut Socket) -> Outcome<(Instant, usize, Situation)> {
    loop {
        let message = timeout(Duration::from_secs(30), socket.next()).await?.ok_or("gone")??;
        let at = Instant::now();
        // Signs of life are asked for now and then.
        let Message::Text(text) = message else { continue };
        match serde_json::from_str(&text)? {
            FromServer::<String>::News(news) => return Ok((at, text.len(), news.now)),
            FromServer::Accepted { .. } => {}
            other => return Err(format!("{other:?}").into()),
        }
    }
}

impl Table {
    /// Whoever decides does; how long it takes until the other seat is told. Nothing once the game is over.
    async fn play(&mut self, game: &AnyGame, rng: &mut Rng) -> Outcome<Option<Duration>> {
        let Some(seat) = self.told[0].to_act.map(Seat::index) else { return Ok(None) };
        let Situation { number, world, .. } = &self.told[seat];
        let action = game::choose(game, world.as_deref().ok_or("no world")?, rng)?;
        let ask = json!({"kind": "play", "action": action});
        let request = json!({"type": "request", "id": format!("r{number}"), "answers": number, "ask": ask}).to_string();
        let sent = Instant::now();
        self.seats[seat].send(Message::text(request)).await?;
        let [one, two] = &mut self.seats;
        let (one, two) = tokio::try_join!(told(one), told(two))?;
        let at = if seat == 0 { two.0 } else { one.0 };
        self.bytes += (one.1 + two.1) as u64;
        self.told = [one.2, two.2];
        Ok(Some(at.duration_since(sent)))
    }
}

pub(crate) async fn measure(load: Load, database: &str) -> Outcome<Report> {
    let game = AnyGame::named(game::GAME)?;
    let process = Process::start(&["serve", database])?;
    let http = Client::builder().no_proxy().build()?;
    let mut open_tables = Vec::new();
    for _ in 0..load.tables {
        open_tables.push(open(&http, &process.address).await?);
    }
    let used = process.used()?;
    let play = |(index, mut table): (usize, Table)| {
        let game = game.clone();
        tokio::spawn(async move {
            let (mut latencies, mut rng) = (Vec::new(), Rng::stream(index as u64, 1));
            let mut ticks = load.ticks(index);
            for _ in 0..load.actions() {
                ticks.tick().await;
                latencies.extend(table.play(&game, &mut rng).await?);
            }
            Outcome::Ok((latencies, table))
        })
    };
    let plays: Vec<_> = open_tables.into_iter().enumerate().map(play).collect();
    let mut report = Report::default();
    let mut still_open = Vec::new();
    for play in plays {
        match play.await? {
            Ok((latencies, table)) => {
                report.latencies.extend(latencies);
                report.bytes += table.bytes;
                still_open.push(table);
            }
            Err(error) => {
                if report.errors == 0 {
                    eprintln!("the first error: {error}");
                }
                report.errors += 1;
            }
        }
    }
    report.used = process.used()?.saturating_sub(used);
    report.memory = process.memory()?;
    Ok(report)
}

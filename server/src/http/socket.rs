//! The WebSocket at a table.

use super::serving::until;
use super::{App, addresses::Counted, guard};
use crate::hall::{Joined, frame};
use crate::trouble::{Case, Trouble};
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, Response};
use futures_util::SinkExt as _;
use serde::Deserialize;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use wire::{Ask, FromClient, FromServer, MessageId, Number, Request, Secret, TableId};

/// The default of 128 KiB for every socket costs a gigabyte at 8,000 of them; messages are small.
const BUFFER: usize = 4096;
/// How long a client may take to read what it is sent.
const SENDING: Duration = Duration::from_secs(10);
/// How many messages too many are answered before the connection is closed.
const FORGIVEN: u32 = 100;

/// `GET /api/socket`.
pub(super) async fn upgrade(
    State(app): State<Arc<App>>,
    guard::Caller(address): guard::Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response<Body>, Trouble> {
    let config = &app.hall.config;
    guard::check_origin(&config.origins, &headers)?;
    let counted = app.addresses.connect(address, config.limits.sockets)?;
    let limit = config.limits.message;
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER).max_message_size(limit).max_frame_size(limit);
    Ok(upgrade.on_upgrade(move |socket| serve(app, socket, counted)))
}

async fn serve(app: Arc<App>, socket: WebSocket, _counted: Counted) {
    app.hall.metrics.sockets.add(1);
    let mut line = Line { socket };
    let end = converse(&app, &mut line).await;
    if let End::Told(trouble) = end {
        line.bye(&trouble).await;
    }
    app.hall.metrics.sockets.take_one();
}

/// How a conversation ends.
enum End {
    /// The other side has gone.
    Gone,
    /// We go, and say why.
    Told(Trouble),
}

impl From<Trouble> for End {
    fn from(trouble: Trouble) -> End {
        End::Told(trouble)
    }
}

impl From<Case> for End {
    fn from(case: Case) -> End {
        End::Told(case.into())
    }
}

/// A connection to a client.
struct Line {
    socket: WebSocket,
}

impl Line {
    /// Sends messages together.
    async fn send(&mut self, frames: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), End> {
        let sending = async {
            for frame in frames {
                self.socket.feed(Message::Text(frame)).await?;
            }
            self.socket.flush().await
        };
        match timeout(SENDING, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn bye(&mut self, trouble: &Trouble) {
        let fault = trouble.fault();
        let code = match trouble {
            Trouble::Plain(Case::Closing) => close_code::RESTART,
            Trouble::Plain(_) | Trouble::Unreadable(_) | Trouble::Game(_) | Trouble::Pack(_) => close_code::POLICY,
            Trouble::Store(_) | Trouble::Log(_) | Trouble::Stopped(_) => close_code::ERROR,
        };
        let reason = fault.code.clone().into();
        let _ = self.send([frame(&FromServer::Bye { fault })]).await;
        let close = Message::Close(Some(CloseFrame { code, reason }));
        let _ = timeout(SENDING, self.socket.send(close)).await;
    }

    /// The next message that is not about the connection itself.
    async fn next(&mut self) -> Result<Heard, End> {
        match self.socket.recv().await {
            Some(Ok(Message::Text(text))) => Ok(Heard::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Heard::Noise),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Life),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
            Some(Err(error)) if error.to_string().contains("too long") => Err(Case::TooLarge.into()),
            Some(Err(_)) => Err(End::Gone),
        }
    }
}

/// What is heard from a client.
enum Heard {
    /// A message.
    Text(Utf8Bytes),
    /// Something that is no message.
    Noise,
    /// A sign of life.
    Life,
}

/// Who came to which table.
struct Visit {
    table: TableId,
    secret: Option<Secret>,
    joined: Joined,
}

async fn converse(app: &App, line: &mut Line) -> End {
    match welcome(app, line).await {
        Ok(mut visit) => {
            let end = attend(app, line, &mut visit).await.err().unwrap_or(End::Gone);
            app.hall.part(visit.joined).await;
            end
        }
        Err(end) => end,
    }
}

/// The hello and its answer.
async fn welcome(app: &App, line: &mut Line) -> Result<Visit, End> {
    #[derive(Deserialize)]
    struct AnyHello {
        protocol: u32,
    }
    let hello = async {
        loop {
            match line.next().await? {
                Heard::Text(text) => return Ok(text),
                Heard::Noise => return Err(End::from(Trouble::Unreadable("a hello is expected".to_owned()))),
                Heard::Life => {}
            }
        }
    };
    let text = timeout(app.hall.config.limits.hello, hello).await.map_err(|_| End::from(Case::Idle))??;
    let spoken = &app.hall.config.protocols;
    // Of a client of another version nothing is understood but which version it is.
    if let Ok(AnyHello { protocol }) = serde_json::from_str(&text)
        && !spoken.contains(&protocol)
    {
        line.send([frame(&FromServer::Reload { protocol: *spoken.end() })]).await?;
        return Err(End::Gone);
    }
    let (table, secret, from) = match serde_json::from_str(&text) {
        Ok(FromClient::Hello { table, secret, from, .. }) => (table, secret, from),
        Ok(FromClient::Request(_)) => return Err(Trouble::Unreadable("a hello is expected".to_owned()).into()),
        Err(error) => return Err(Trouble::Unreadable(error.to_string()).into()),
    };
    let joined = app.hall.join(&table, secret.as_ref(), from).await?;
    line.send([joined.welcome.clone()]).await?;
    Ok(Visit { table, secret, joined })
}

/// Everything after the welcome.
async fn attend(app: &App, line: &mut Line, visit: &mut Visit) -> Result<(), End> {
    let limits = app.hall.config.limits;
    let mut closing = app.closing.clone();
    let mut closed = pin!(until(&mut closing));
    let mut ticker = interval_at(Instant::now() + limits.silence / 3, limits.silence / 3);
    ticker.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard_at = Instant::now();
    let mut rate = Rate::new(limits.burst, limits.rate);
    loop {
        tokio::select! {
            news = visit.joined.inbox.recv() => {
                // Nobody tells us anything more: we were too slow, or our seat was taken anew.
                let Some(news) = news else { return Err(Case::TooSlow.into()) };
                let inbox = &mut visit.joined.inbox;
                line.send(std::iter::once(news).chain(std::iter::from_fn(|| inbox.try_recv().ok()))).await?;
            }
            heard = line.next() => {
                let heard = heard?;
                heard_at = Instant::now();
                if let Heard::Life = heard {
                    continue;
                }
                let answer = match rate.allow(heard_at)? {
                    true => answer(app, visit, &heard).await,
                    false => refused(None, &Case::TooFast.into()),
                };
                let inbox = &mut visit.joined.inbox;
                line.send(std::iter::once(answer).chain(std::iter::from_fn(|| inbox.try_recv().ok()))).await?;
            }
            _ = ticker.tick() => {
                if heard_at.elapsed() > limits.silence {
                    return Err(Case::Idle.into());
                }
                let ping = line.socket.send(Message::Ping(Default::default()));
                if !matches!(timeout(SENDING, ping).await, Ok(Ok(()))) {
                    return Err(End::Gone);
                }
            }
            () = &mut closed => return Err(Case::Closing.into()),
        }
    }
}

async fn answer(app: &App, visit: &Visit, heard: &Heard) -> Utf8Bytes {
    let request = match heard {
        Heard::Text(text) => serde_json::from_str(text).map_err(|error| Trouble::Unreadable(error.to_string())),
        Heard::Noise | Heard::Life => Err(Trouble::Unreadable("messages are text".to_owned())),
    };
    let request = match request {
        Ok(FromClient::Request(request)) => request,
        Ok(FromClient::Hello { .. }) => return refused(None, &Trouble::Unreadable("we have met".to_owned())),
        Err(trouble) => return refused(None, &trouble),
    };
    let Request { id, ask, .. } = &request;
    match ask {
        Ask::Look { decisions } => match app.hall.past(&visit.table, visit.joined.who, *decisions).await {
            Ok(world) => frame(&FromServer::Past { id: id.clone(), decisions: *decisions, world }),
            Err(trouble) => refused(Some(id), &trouble),
        },
        _ => match decide(app, visit, &request).await {
            Ok(number) => frame(&FromServer::Accepted { id: id.clone(), number }),
            Err(trouble) => {
                app.hall.metrics.refused.add(1);
                refused(Some(id), &trouble)
            }
        },
    }
}

async fn decide(app: &App, visit: &Visit, request: &Request) -> Result<Number, Trouble> {
    let secret = visit.secret.as_ref().ok_or(Case::OnlyLooking)?;
    app.hall.ask(&visit.table, secret, request).await
}

fn refused(id: Option<&MessageId>, trouble: &Trouble) -> Utf8Bytes {
    frame(&FromServer::Refused { id: id.cloned(), fault: trouble.fault() })
}

/// How fast a client may talk.
struct Rate {
    burst: f64,
    rate: f64,
    left: f64,
    at: Instant,
    over: u32,
}

impl Rate {
    fn new(burst: u32, rate: u32) -> Rate {
        Rate { burst: burst.into(), rate: rate.into(), left: burst.into(), at: Instant::now(), over: 0 }
    }

    /// Whether one more message is allowed; an error for those who do not listen.
    fn allow(&mut self, now: Instant) -> Result<bool, End> {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * self.rate).min(self.burst);
        self.at = now;
        if self.left >= 1.0 {
            (self.left, self.over) = (self.left - 1.0, 0);
            return Ok(true);
        }
        self.over += 1;
        if self.over > FORGIVEN { Err(Case::TooFast.into()) } else { Ok(false) }
    }
}

//! The WebSocket at a table.

use super::serving::until;
use super::{App, addresses::Counted, guard};
use crate::error::{ApiError, ErrorCode};
use crate::service::{Joined, frame};
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
    guard::ClientIp(address): guard::ClientIp,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response<Body>, ApiError> {
    let config = &app.service.config;
    guard::check_origin(&config.origins, &headers)?;
    let counted = app.addresses.connect(address, config.limits.sockets)?;
    let limit = config.limits.message;
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER).max_message_size(limit).max_frame_size(limit);
    Ok(upgrade.on_upgrade(move |socket| serve(app, socket, counted)))
}

async fn serve(app: Arc<App>, socket: WebSocket, _counted: Counted) {
    app.service.metrics.sockets.add(1);
    let mut connection = Connection { socket };
    let end = converse(&app, &mut connection).await;
    if let End::Told(error) = end {
        connection.bye(&error).await;
    }
    app.service.metrics.sockets.take_one();
}

/// How a conversation ends.
enum End {
    /// The other side has gone.
    Gone,
    /// We go, and say why.
    Told(ApiError),
}

impl From<ApiError> for End {
    fn from(error: ApiError) -> End {
        End::Told(error)
    }
}

impl From<ErrorCode> for End {
    fn from(case: ErrorCode) -> End {
        End::Told(case.into())
    }
}

/// A connection to a client.
struct Connection {
    socket: WebSocket,
}

impl Connection {
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

    async fn bye(&mut self, error: &ApiError) {
        let fault = error.fault();
        let code = match error {
            ApiError::Plain(ErrorCode::Closing) => close_code::RESTART,
            ApiError::Plain(_) | ApiError::Unreadable(_) | ApiError::Game(_) | ApiError::Pack(_) => close_code::POLICY,
            ApiError::Store(_) | ApiError::Log(_) | ApiError::Stopped(_) => close_code::ERROR,
        };
        let reason = fault.code.clone().into();
        let _ = self.send([frame(&FromServer::Bye { fault })]).await;
        let close = Message::Close(Some(CloseFrame { code, reason }));
        let _ = timeout(SENDING, self.socket.send(close)).await;
    }

    /// The next message that is not about the connection itself.
    async fn next(&mut self) -> Result<Frame, End> {
        match self.socket.recv().await {
            Some(Ok(Message::Text(text))) => Ok(Frame::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Frame::Noise),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Frame::Life),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
            Some(Err(error)) if error.to_string().contains("too long") => Err(ErrorCode::TooLarge.into()),
            Some(Err(_)) => Err(End::Gone),
        }
    }
}

/// What a client sent.
enum Frame {
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

async fn converse(app: &App, connection: &mut Connection) -> End {
    match welcome(app, connection).await {
        Ok(mut visit) => {
            let end = attend(app, connection, &mut visit).await.err().unwrap_or(End::Gone);
            app.service.part(visit.joined).await;
            end
        }
        Err(end) => end,
    }
}

/// The hello and its answer.
async fn welcome(app: &App, connection: &mut Connection) -> Result<Visit, End> {
    #[derive(Deserialize)]
    struct AnyHello {
        protocol: u32,
    }
    let hello = async {
        loop {
            match connection.next().await? {
                Frame::Text(text) => return Ok(text),
                Frame::Noise => return Err(End::from(ApiError::Unreadable("a hello is expected".to_owned()))),
                Frame::Life => {}
            }
        }
    };
    let text = timeout(app.service.config.limits.hello, hello).await.map_err(|_| End::from(ErrorCode::Idle))??;
    let spoken = &app.service.config.protocols;
    // Of a client of another version nothing is understood but which version it is.
    if let Ok(AnyHello { protocol }) = serde_json::from_str(&text)
        && !spoken.contains(&protocol)
    {
        connection.send([frame(&FromServer::Reload { protocol: *spoken.end() })]).await?;
        return Err(End::Gone);
    }
    let (table, secret, from) = match serde_json::from_str(&text) {
        Ok(FromClient::Hello { table, secret, from, .. }) => (table, secret, from),
        Ok(FromClient::Request(_)) => return Err(ApiError::Unreadable("a hello is expected".to_owned()).into()),
        Err(error) => return Err(ApiError::Unreadable(error.to_string()).into()),
    };
    let joined = app.service.join(&table, secret.as_ref(), from).await?;
    connection.send([joined.welcome.clone()]).await?;
    Ok(Visit { table, secret, joined })
}

/// Everything after the welcome.
async fn attend(app: &App, connection: &mut Connection, visit: &mut Visit) -> Result<(), End> {
    let limits = app.service.config.limits;
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
                let Some(news) = news else { return Err(ErrorCode::TooSlow.into()) };
                let inbox = &mut visit.joined.inbox;
                connection.send(std::iter::once(news).chain(std::iter::from_fn(|| inbox.try_recv().ok()))).await?;
            }
            received = connection.next() => {
                let received = received?;
                heard_at = Instant::now();
                if let Frame::Life = received {
                    continue;
                }
                let answer = match rate.allow(heard_at)? {
                    true => answer(app, visit, &received).await,
                    false => refused(None, &ErrorCode::TooFast.into()),
                };
                let inbox = &mut visit.joined.inbox;
                connection.send(std::iter::once(answer).chain(std::iter::from_fn(|| inbox.try_recv().ok()))).await?;
            }
            _ = ticker.tick() => {
                if heard_at.elapsed() > limits.silence {
                    return Err(ErrorCode::Idle.into());
                }
                let ping = connection.socket.send(Message::Ping(Default::default()));
                if !matches!(timeout(SENDING, ping).await, Ok(Ok(()))) {
                    return Err(End::Gone);
                }
            }
            () = &mut closed => return Err(ErrorCode::Closing.into()),
        }
    }
}

async fn answer(app: &App, visit: &Visit, received: &Frame) -> Utf8Bytes {
    let request = match received {
        Frame::Text(text) => serde_json::from_str(text).map_err(|error| ApiError::Unreadable(error.to_string())),
        Frame::Noise | Frame::Life => Err(ApiError::Unreadable("messages are text".to_owned())),
    };
    let request = match request {
        Ok(FromClient::Request(request)) => request,
        Ok(FromClient::Hello { .. }) => return refused(None, &ApiError::Unreadable("we have met".to_owned())),
        Err(error) => return refused(None, &error),
    };
    let Request { id, ask, .. } = &request;
    match ask {
        Ask::Look { decisions } => match app.service.past(&visit.table, visit.joined.who, *decisions).await {
            Ok(world) => frame(&FromServer::Past { id: id.clone(), decisions: *decisions, world }),
            Err(error) => refused(Some(id), &error),
        },
        _ => match decide(app, visit, &request).await {
            Ok(number) => frame(&FromServer::Accepted { id: id.clone(), number }),
            Err(error) => {
                app.service.metrics.refused.add(1);
                refused(Some(id), &error)
            }
        },
    }
}

async fn decide(app: &App, visit: &Visit, request: &Request) -> Result<Number, ApiError> {
    let secret = visit.secret.as_ref().ok_or(ErrorCode::OnlyLooking)?;
    app.service.ask(&visit.table, secret, request).await
}

fn refused(id: Option<&MessageId>, error: &ApiError) -> Utf8Bytes {
    frame(&FromServer::Refused { id: id.cloned(), fault: error.fault() })
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
        if self.over > FORGIVEN { Err(ErrorCode::TooFast.into()) } else { Ok(false) }
    }
}

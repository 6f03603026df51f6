//! HTTP: what happens around tables, and the page.

mod addresses;
mod guard;
mod sent;
mod serving;
mod socket;

pub(crate) use addresses::Addresses;
pub(crate) use serving::serve;

use crate::error::{ApiError, ErrorCode};
use crate::pages::{Library, accepts_brotli};
use crate::replica::LARGEST_PACK;
use crate::service::TableService;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use guard::ClientIp;
use sent::{BodyLimit, JsonBody};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::sync::watch;
use wire::{Ask, Level, MakeTable, Number, Request, SecretAsk, TableId, TakeSeat, Version};

/// What every request may need.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) service: Arc<TableService>,
    pub(crate) library: Library,
    pub(crate) addresses: Addresses,
    pub(crate) closing: watch::Receiver<bool>,
}

/// All that the server answers to.
pub(crate) fn routes(app: Arc<App>) -> Router {
    let limit = app.service.config.limits.message;
    // As JSON, a text is at most six times as long: every byte of it may be written as \u and four digits.
    let with_pack = limit + 6 * LARGEST_PACK;
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/api/version", get(version))
        .route("/api/packs", get(packs))
        .route("/api/tables", get(lobby).post(make).layer(Extension(BodyLimit(with_pack))))
        .route("/api/tables/{table}", get(info))
        .route("/api/tables/{table}/seats", post(take))
        .route("/api/tables/{table}/word", post(word))
        .route("/api/tables/{table}/start", post(start))
        .route("/api/tables/{table}/leave", post(leave))
        .route("/api/tables/{table}/back", post(back))
        .route("/api/tables/{table}/transcript", get(transcript))
        .route("/api/tables/{table}/content", get(table_content))
        .route("/content/{game}/{content}", get(content))
        .route("/api/socket", get(socket::upgrade))
        .fallback(page)
        .layer(from_fn_with_state(app.clone(), guard::origin))
        .layer(map_response(guard::headers))
        .with_state(app)
}

/// The content type of texts.
const PLAIN: &str = "text/plain; charset=utf-8";

type Answer = Result<Response<Body>, ApiError>;

/// Errors are told as JSON; those of the server itself are logged too.
impl axum::response::IntoResponse for ApiError {
    fn into_response(self) -> Response<Body> {
        if let Some(cause) = self.cause() {
            tracing::error!(code = self.code(), cause, "a request failed");
        }
        json(self.status(), &self.fault())
    }
}

fn json(status: StatusCode, body: &impl Serialize) -> Response<Body> {
    let mut response = Response::new(Body::from(serde_json::to_vec(body).unwrap_or_default()));
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

fn text(body: String, content_type: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    response
}

fn ok(body: &impl Serialize) -> Answer {
    Ok(json(StatusCode::OK, body))
}

async fn health(State(app): State<Arc<App>>) -> Answer {
    app.service.store().ping().await?;
    Ok(text("ok\n".to_owned(), "text/plain; charset=utf-8"))
}

async fn metrics(State(app): State<Arc<App>>) -> Answer {
    Ok(text(app.service.metrics.text(), "text/plain; version=0.0.4; charset=utf-8"))
}

async fn version(State(app): State<Arc<App>>) -> Answer {
    ok(&Version {
        protocol: *app.service.config.protocols.end(),
        oldest: Some(*app.service.config.protocols.start()),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: app.service.config.games.editions(),
    })
}

/// The content of a game with this digest. It never changes, so that browsers may keep it for ever.
async fn content(State(app): State<Arc<App>>, Path((game, digest)): Path<(String, String)>, headers: HeaderMap) -> Answer {
    let mut response = match archive::Released.entry(&game, &digest) {
        Some(entry) if accepts_brotli(&headers) => {
            let mut response = Response::new(Body::from(entry.brotli));
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
            response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(PLAIN));
            response
        }
        Some(entry) => text(entry.text().map_err(ApiError::Log)?, PLAIN),
        None => text(app.service.config.games.content(&game, &digest)?.ok_or(ErrorCode::UnknownContent)?, PLAIN),
    };
    let out = response.headers_mut();
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    Ok(response)
}

/// The content that a table is played with, whatever it is.
async fn table_content(State(app): State<Arc<App>>, Path(table): Path<String>) -> Answer {
    Ok(text(app.service.content(&TableId(table)).await?, PLAIN))
}

async fn packs(State(app): State<Arc<App>>) -> Answer {
    ok(&app.service.config.offers)
}

async fn lobby(State(app): State<Arc<App>>) -> Answer {
    ok(&app.service.lobby().await?)
}

async fn info(State(app): State<Arc<App>>, Path(table): Path<String>) -> Answer {
    ok(&app.service.info(&TableId(table)).await?)
}

async fn make(State(app): State<Arc<App>>, ClientIp(address): ClientIp, body: JsonBody) -> Answer {
    let ask: MakeTable = body.read()?;
    let now = app.service.config.time.now();
    app.addresses.may_open(address, now, app.service.config.limits.tables_per_hour)?;
    let made = run_to_completion(app, async move |app| app.service.make(&ask).await).await?;
    Ok(json(StatusCode::CREATED, &made))
}

async fn take(State(app): State<Arc<App>>, Path(table): Path<String>, body: JsonBody) -> Answer {
    let ask: TakeSeat = body.read()?;
    ok(&run_to_completion(app, async move |app| app.service.take(&TableId(table), &ask).await).await?)
}

async fn word(State(app): State<Arc<App>>, Path(table): Path<String>, body: JsonBody) -> Answer {
    #[derive(serde::Deserialize)]
    struct Word {
        word: String,
    }
    ask(app, table, body, |Word { word }| Ask::Word { word }).await
}

async fn start(State(app): State<Arc<App>>, Path(table): Path<String>, body: JsonBody) -> Answer {
    #[derive(serde::Deserialize)]
    struct Start {
        #[serde(default)]
        fill: Option<Level>,
    }
    ask(app, table, body, |Start { fill }| Ask::Start { fill }).await
}

async fn leave(State(app): State<Arc<App>>, Path(table): Path<String>, body: JsonBody) -> Answer {
    #[derive(serde::Deserialize)]
    struct Leave {
        #[serde(default)]
        level: Level,
    }
    ask(app, table, body, |Leave { level }| Ask::Leave { level }).await
}

async fn back(State(app): State<Arc<App>>, Path(table): Path<String>, body: JsonBody) -> Answer {
    #[derive(serde::Deserialize)]
    struct Back {}
    ask(app, table, body, |Back {}| Ask::Back).await
}

async fn ask<A: DeserializeOwned>(app: Arc<App>, table: String, body: JsonBody, what: impl FnOnce(A) -> Ask) -> Answer {
    #[derive(Serialize)]
    struct Accepted {
        number: Number,
    }
    let SecretAsk { secret, id, ask } = body.read()?;
    let request = Request { id, answers: Number::MAX, ask: what(ask) };
    let number = run_to_completion(app, async move |app| app.service.ask(&TableId(table), &secret, &request).await);
    ok(&Accepted { number: number.await? })
}

/// Does something to its end, even if the client goes away in the middle: others must be told of what was written.
async fn run_to_completion<T: Send + 'static, F>(app: Arc<App>, does: impl FnOnce(Arc<App>) -> F) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, ApiError>> + Send + 'static,
{
    let ended = tokio::spawn(does(app)).await;
    ended.unwrap_or_else(|error| Err(ApiError::Log(format!("a request ended in the middle: {error}"))))
}

async fn transcript(State(app): State<Arc<App>>, Path(table): Path<String>) -> Answer {
    Ok(text(app.service.transcript(&TableId(table)).await?, "text/plain; charset=utf-8"))
}

async fn page(State(app): State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Answer {
    let found = match method {
        Method::GET | Method::HEAD if !uri.path().starts_with("/api/") => app.library.answer(uri.path(), &headers),
        _ => None,
    };
    found.ok_or(ErrorCode::UnknownPath.into())
}

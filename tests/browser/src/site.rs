//! The page on the network.

use crate::Trouble;
use axum::Router;
use axum::http::header::{self, HeaderMap};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// The house, open to browsers on this machine until this is dropped.
pub struct Site {
    /// Everything that serves: without it, connections end at once.
    runtime: Option<Runtime>,
    address: String,
}

impl Site {
    /// Opens it on a free port.
    ///
    /// # Errors
    /// If the machine does not let it.
    pub fn open() -> Result<Site, Trouble> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let listener = std::net::TcpListener::bind(("127.0.0.1", 0))?;
        listener.set_nonblocking(true)?;
        let address = format!("http://{}", listener.local_addr()?);
        runtime.spawn(async move { axum::serve(TcpListener::from_std(listener)?, house()).await });
        Ok(Site { runtime: Some(runtime), address })
    }

    /// Where it is: `http://127.0.0.1:12345`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Closes it: nobody answers at its address any more.
    pub fn close(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.close();
    }
}

/// What is served. The only place that knows how.
fn house() -> Router {
    Router::new().fallback(file)
}

async fn file(uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path();
    let found = page::find(path);
    if found.is_none() && (path.starts_with("/assets/") || path.starts_with("/api")) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let file = found.unwrap_or_else(page::index);
    let pressed =
        asked.get(header::ACCEPT_ENCODING).and_then(|kinds| kinds.to_str().ok()).is_some_and(|kinds| kinds.contains("br"));
    let kept = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, file.content_type),
        (header::CACHE_CONTROL, kept),
        (header::CONTENT_SECURITY_POLICY, page::POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::VARY, "accept-encoding"),
    ];
    match file.brotli.filter(|_| pressed) {
        Some(bytes) => (headers, [(header::CONTENT_ENCODING, "br")], bytes).into_response(),
        None => (headers, file.bytes).into_response(),
    }
}

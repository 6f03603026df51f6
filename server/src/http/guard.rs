//! Who may ask, and what browsers must be told about our answers.

use super::App;
use crate::error::{ApiError, ErrorCode};
use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, header};
use axum::middleware::Next;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::time::timeout;

/// The page loads nothing from elsewhere, runs no script that stands in a page, and is framed by nobody.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What every answer says about itself.
pub(super) async fn headers(mut response: Response<Body>) -> Response<Body> {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whatever changes something must come from our own page; and whatever is asked must arrive in time.
pub(super) async fn origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Result<Response<Body>, ApiError> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads {
        check_origin(&app.service.config.origins, request.headers())?;
    }
    // Nothing that is begun breaks off by this: what changes a table goes on without whoever asked.
    timeout(app.service.config.limits.request, next.run(request)).await.map_err(|_| ErrorCode::Idle.into())
}

/// Whether a request comes from our own page. Browsers always say where such a request comes from; so must others.
pub(super) fn check_origin(origins: &[String], headers: &HeaderMap) -> Result<(), ApiError> {
    let said = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = said(header::ORIGIN) else { return Err(ErrorCode::Origin.into()) };
    let own = match origins {
        [] => {
            let host = origin.strip_prefix("https://").or(origin.strip_prefix("http://"));
            host.is_some() && host == said(header::HOST)
        }
        origins => origins.iter().any(|own| own.trim_end_matches('/') == origin),
    };
    if own { Ok(()) } else { Err(ErrorCode::Origin.into()) }
}

/// The address of whoever asks.
pub(super) struct ClientIp(pub(super) IpAddr);

impl FromRequestParts<Arc<App>> for ClientIp {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ClientIp, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        // The last address is the one that our own proxy wrote; those before it, anybody may have.
        let told = parts.headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
        let told = told.and_then(|value| value.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
        Ok(ClientIp(told.filter(|_| app.service.config.behind_proxy).unwrap_or(peer)))
    }
}

#[cfg(test)]
mod tests {
    use super::check_origin;
    use axum::http::{HeaderMap, HeaderValue, header};

    fn headers(origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("play.example:8080"));
        origin.map(|origin| headers.insert(header::ORIGIN, HeaderValue::from_static(origin)));
        headers
    }

    #[test]
    fn only_our_own_page_may_change_something() {
        for own in ["http://play.example:8080", "https://play.example:8080"] {
            assert!(check_origin(&[], &headers(Some(own))).is_ok());
        }
        for other in [None, Some("null"), Some("http://play.example"), Some("https://evil.example"), Some("play.example:8080")] {
            assert!(check_origin(&[], &headers(other)).is_err(), "{other:?}");
        }
        let named = ["https://play.example/".to_owned()];
        assert!(check_origin(&named, &headers(Some("https://play.example"))).is_ok());
        assert!(check_origin(&named, &headers(Some("http://play.example:8080"))).is_err());
    }
}

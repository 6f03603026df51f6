//! The page that browsers load, as files inside the program.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Its path, without a slash before it: `index.html`, `pkg/page-0123abcd.wasm`.
    pub path: &'static str,
    /// Its content type.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same compressed with Brotli; empty if that is no use.
    pub brotli: &'static [u8],
    /// Whether its name changes with its content, so that browsers may keep it for ever.
    pub immutable: bool,
}

/// The files of the page.
pub type Pages = &'static [Page];

/// What is shown where no page was built in.
const BARE: Page = Page {
    path: "index.html",
    content_type: "text/html; charset=utf-8",
    bytes: b"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Khroma</title><p>The server is running, without its page.</html>\n",
    brotli: &[],
    immutable: false,
};

/// The files by their paths.
#[derive(Debug)]
pub(crate) struct Library {
    files: HashMap<&'static str, (Page, HeaderValue)>,
}

impl Library {
    pub(crate) fn new(pages: Pages) -> Library {
        let tagged = |page: &Page| {
            let digest = arcade::hex(&Sha256::digest(page.bytes)[..8]);
            let tag = HeaderValue::try_from(format!("\"{digest}\"")).unwrap_or(HeaderValue::from_static("\"0\""));
            (page.path, (*page, tag))
        };
        Library { files: [BARE].iter().chain(pages).map(tagged).collect() }
    }

    /// The file at a path; a path of the page itself (`/table/xyz`) gets its index, and finds its way there.
    pub(crate) fn answer(&self, path: &str, headers: &HeaderMap) -> Option<Response<Body>> {
        let path = path.trim_start_matches('/');
        let last = path.rsplit('/').next().unwrap_or(path);
        let file = match self.files.get(path) {
            Some(file) => file,
            None if last.contains('.') => return None,
            None => self.files.get("index.html")?,
        };
        Some(answer(file, headers))
    }
}

fn answer((page, tag): &(Page, HeaderValue), headers: &HeaderMap) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    let known = headers.get(header::IF_NONE_MATCH) == Some(tag);
    let brotli = !page.brotli.is_empty() && accepts_brotli(headers);
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(page.content_type));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(header::ETAG, tag.clone());
    let kept = if page.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    if brotli {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        *response.body_mut() = Bytes::from_static(if brotli { page.brotli } else { page.bytes }).into();
    }
    response
}

/// Whether a browser takes Brotli.
pub(crate) fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| coding.split(';').next().is_some_and(|name| name.trim() == "br"))
}

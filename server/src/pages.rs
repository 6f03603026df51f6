//! The page that browsers load, as files inside the program.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

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

/// A file of a page that is being worked on, as it is now.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Its content type.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// Changes with what is in it: letters and digits.
    pub hash: String,
}

/// What is at a path now, which is written as that of a [`Page`].
pub type Now = dyn Fn(&str) -> Option<Draft> + Send + Sync;

/// The files of the page.
#[derive(Clone)]
pub enum Pages {
    /// The same files as long as the server runs.
    Fixed(&'static [Page]),
    /// Files that may change at any time: they are asked for at each request.
    Changing(Arc<Now>),
}

impl Pages {
    /// A server without a page.
    pub const NONE: Pages = Pages::Fixed(&[]);
}

impl From<&'static [Page]> for Pages {
    fn from(files: &'static [Page]) -> Pages {
        Pages::Fixed(files)
    }
}

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pages::Fixed(files) => f.debug_tuple("Fixed").field(&files.len()).finish(),
            Pages::Changing(_) => f.write_str("Changing"),
        }
    }
}

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
    fixed: HashMap<&'static str, Found>,
    pages: Pages,
}

/// A file that is sent.
#[derive(Clone, Debug)]
struct Found {
    content_type: &'static str,
    bytes: Bytes,
    brotli: Option<Bytes>,
    immutable: bool,
    tag: HeaderValue,
}

impl Found {
    fn fixed(page: &Page) -> Found {
        Found {
            content_type: page.content_type,
            bytes: Bytes::from_static(page.bytes),
            brotli: (!page.brotli.is_empty()).then_some(Bytes::from_static(page.brotli)),
            immutable: page.immutable,
            tag: tag(&arcade::hex(&Sha256::digest(page.bytes)[..8])),
        }
    }

    fn draft(draft: Draft) -> Found {
        let Draft { content_type, bytes, hash } = draft;
        Found { content_type, bytes: bytes.into(), brotli: None, immutable: false, tag: tag(&hash) }
    }
}

fn tag(hash: &str) -> HeaderValue {
    HeaderValue::try_from(format!("\"{hash}\"")).unwrap_or(HeaderValue::from_static("\"0\""))
}

impl Library {
    pub(crate) fn new(pages: Pages) -> Library {
        let files = match pages {
            Pages::Fixed(files) => files,
            Pages::Changing(_) => &[],
        };
        let fixed = [BARE].iter().chain(files).map(|page| (page.path, Found::fixed(page))).collect();
        Library { fixed, pages }
    }

    fn find(&self, path: &str) -> Option<Found> {
        let draft = match &self.pages {
            Pages::Fixed(_) => None,
            Pages::Changing(now) => now(path).map(Found::draft),
        };
        draft.or_else(|| self.fixed.get(path).cloned())
    }

    /// The file at a path; a path of the page itself (`/table/xyz`) gets its index, and finds its way there.
    pub(crate) fn answer(&self, path: &str, headers: &HeaderMap) -> Option<Response<Body>> {
        let path = path.trim_start_matches('/');
        let last = path.rsplit('/').next().unwrap_or(path);
        let file = match self.find(path) {
            Some(file) => file,
            None if last.contains('.') => return None,
            None => self.find("index.html")?,
        };
        Some(answer(file, headers))
    }
}

fn answer(file: Found, headers: &HeaderMap) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    let known = headers.get(header::IF_NONE_MATCH) == Some(&file.tag);
    let brotli = file.brotli.filter(|_| accepts_brotli(headers));
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(header::ETAG, file.tag);
    let kept = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    if brotli.is_some() {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        *response.body_mut() = brotli.unwrap_or(file.bytes).into();
    }
    response
}

/// Whether a browser takes Brotli.
pub(crate) fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| coding.split(';').next().is_some_and(|name| name.trim() == "br"))
}

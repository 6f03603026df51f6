//! The page as files inside a binary.
//!
//! The build script compiles the package `web` for browsers, names the files by what is in them and presses them. With
//! `KHROMA_SKIP_PAGE` set there is only a sentence instead, which is quicker for editors.

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its address, from the root: `/assets/web-0123456789abcdef.js`.
    pub path: &'static str,
    /// What kind of file it is.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same, compressed with brotli, if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// Whether its address changes with what is in it: browsers may keep it for ever. All others must be asked for again.
    pub immutable: bool,
    /// Sixteen digits that change with what is in it.
    pub hash: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What the page may do, as the header `Content-Security-Policy` says it to browsers: it loads everything from where it
/// came from, and nothing is written into it that runs.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; \
                          img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
                          form-action 'none'; frame-ancestors 'none'";

impl File {
    /// How many bytes of it go over the network.
    #[must_use]
    pub fn sent(&self) -> usize {
        self.brotli.unwrap_or(self.bytes).len()
    }
}

/// The file at an address.
#[must_use]
pub fn find(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

/// The page itself, which is shown at every address that is no file and no business of the server's.
///
/// # Panics
/// Never: the build fails without it.
#[must_use]
pub fn index() -> &'static File {
    &FILES[0]
}

/// What a browser fetches before the page is there: the page itself, every file that it names, and what it says, in the
/// language that weighs most.
#[must_use]
pub fn first_load() -> Vec<&'static File> {
    let text = String::from_utf8_lossy(index().bytes);
    let named = FILES.iter().filter(|file| file.path == index().path || text.contains(&format!("\"{}\"", file.path)));
    named.chain(heaviest(&["common", "page"])).collect()
}

/// The texts of these domains in one language, the one in which they weigh most.
fn heaviest(domains: &[&str]) -> Vec<&'static File> {
    let of = |lang: &str| -> Vec<&'static File> {
        let texts = TEXTS.iter().filter(|(of, domain, _)| *of == lang && domains.contains(domain));
        texts.filter_map(|(_, _, address)| find(address)).collect()
    };
    let all = TEXTS.iter().map(|(lang, _, _)| of(lang));
    all.max_by_key(|files| files.iter().map(|file| file.sent()).sum::<usize>()).unwrap_or_default()
}

/// What a browser fetches besides when somebody chooses this game, its texts in the language that weighs most.
#[must_use]
pub fn chunk(game: &str) -> Vec<&'static File> {
    let module = game.replace('-', "_");
    let addresses = CHUNKS.iter().filter(|(name, _)| *name == module).flat_map(|(_, addresses)| *addresses);
    addresses.filter_map(|address| find(address)).chain(heaviest(&[game])).collect()
}

/// The page as the server wants it, for the whole life of the program.
#[cfg(feature = "server")]
#[must_use]
pub fn pages() -> &'static [server::Page] {
    static PAGES: std::sync::LazyLock<Vec<server::Page>> = std::sync::LazyLock::new(|| FILES.iter().map(served).collect());
    &PAGES
}

#[cfg(feature = "server")]
fn served(file: &File) -> server::Page {
    server::Page {
        path: file.path.trim_start_matches('/'),
        content_type: file.content_type,
        bytes: file.bytes,
        brotli: file.brotli.unwrap_or_default(),
        immutable: file.immutable,
    }
}

//! The page as its files are on disk now.

use assemble::{Code, File, Module, Sources};
use server::Draft;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// In place of what keeps the page for when there is no network: nothing is to be kept here.
const NOTHING_IS_KEPT: &str = include_str!("sw.js");

/// The page, put together anew whenever one of its files has changed.
#[derive(Debug)]
pub(crate) struct LivePage {
    web: PathBuf,
    bound: PathBuf,
    now: Mutex<Now>,
}

#[derive(Debug, Default)]
struct Now {
    code: Option<Code>,
    /// What the code was made of, and what the rest.
    sources: [Sources; 2],
    files: HashMap<String, File>,
    /// The files of the page before: it may be open, and still need one.
    before: HashMap<String, File>,
}

impl LivePage {
    /// The page from the package in `web`, and from the folder where its module is bound.
    pub(crate) fn new(web: PathBuf, bound: PathBuf) -> LivePage {
        LivePage { web, bound, now: Mutex::default() }
    }

    /// The file at a path.
    pub(crate) fn draft(&self, path: &str) -> Option<Draft> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        match self.renew(&mut now) {
            Ok(()) => {
                let path = format!("/{path}");
                let file = now.files.get(&path).or_else(|| now.before.get(&path))?;
                Some(Draft { content_type: file.content_type, bytes: file.bytes.clone(), hash: file.hash.clone() })
            }
            // Nothing else is shown until it is mended; whoever loads the page reads why.
            Err(reason) => (path == "index.html").then(|| told(&reason.to_string())),
        }
    }

    fn renew(&self, now: &mut Now) -> assemble::Result<()> {
        let [code, rest] = &mut now.sources;
        let code_is_old = now.code.is_none() || code.have_changed();
        if !code_is_old && !rest.have_changed() {
            return Ok(());
        }
        if code_is_old {
            *code = Sources::default();
            // Nothing is left to go by if it cannot be read.
            now.code = None;
            now.code = Some(Code::named(&Module::read(&self.bound, code)?)?);
        }
        let Some(named) = &now.code else { return Ok(()) };
        // What could not be put together is tried again at the next request.
        *rest = Sources::default();
        let sources = Sources::default();
        let page = assemble::page(&self.web, named, &sources)?;
        *rest = sources;
        let files = page.files.into_iter().map(|file| (file.path.clone(), file)).map(unkept).collect();
        now.before = std::mem::replace(&mut now.files, files);
        Ok(())
    }
}

fn unkept((path, file): (String, File)) -> (String, File) {
    let bytes = if path == "/sw.js" { NOTHING_IS_KEPT.into() } else { file.bytes };
    (path, File { bytes, ..file })
}

fn told(reason: &str) -> Draft {
    eprintln!("The page cannot be put together: {reason}");
    let bytes = format!("The page cannot be put together:\n{reason}\n").into_bytes();
    let mut hash = DefaultHasher::new();
    bytes.hash(&mut hash);
    Draft { content_type: "text/plain; charset=utf-8", hash: hash.finish().to_string(), bytes }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::LivePage;
    use std::fs;
    use std::path::Path;
    use tempfile::TempDir;

    /// The least that is a page: what it is made of, by path.
    const FILES: [(&str, &str); 19] = [
        ("web/index.html", "{{style}} {{start}} {{worker}} {{wasm}} {{glue}} {{loader}} {{symbols}} {{texts}}"),
        ("web/shell.css", "a {}"),
        ("web/style.css", "b {}"),
        ("web/start.js", "{{glue}} {{wasm}}"),
        ("web/worker.js", "{{glue}} {{wasm}}"),
        ("web/sw.js", "{{version}} {{hashed}} {{plain}} {{texts}}"),
        ("web/manifest.webmanifest", "{}"),
        ("web/icon.svg", "<svg/>"),
        ("web/icons/icon-192.png", "png"),
        ("web/icons/icon-512.png", "png"),
        ("web/icons/maskable-512.png", "png"),
        ("web/icons/apple-touch-icon.png", "png"),
        ("web/art/symbols.svg", "<svg>one</svg>"),
        ("texts/en/common.ftl", "a = A"),
        ("texts/en/page.ftl", "b = B"),
        ("bound/web.js", "from \"./chunks.js\""),
        ("bound/chunks.js", "from \"./web.js\" \"./one.wasm\""),
        ("bound/web_bg.wasm", "module"),
        ("bound/cut/one.wasm", "cut out"),
    ];

    fn house() -> (TempDir, LivePage) {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("games/one/texts/en")).unwrap();
        for (path, text) in FILES.into_iter().chain([("bound/chunks.txt", "one: one\n"), ("games/one/texts/en/a.ftl", "c = C")]) {
            write(folder.path(), path, text);
        }
        let page = LivePage::new(folder.path().join("web"), folder.path().join("bound"));
        (folder, page)
    }

    fn write(house: &Path, path: &str, text: &str) {
        let path = house.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn text(page: &LivePage, path: &str) -> String {
        String::from_utf8(page.draft(path).unwrap().bytes).unwrap()
    }

    /// The address with these letters in it that the page names.
    fn named(page: &LivePage, part: &str) -> String {
        let index = text(page, "index.html");
        let found = index.split([' ', '=']).find(|word| word.contains(part)).unwrap();
        found.trim_start_matches('/').to_owned()
    }

    #[test]
    fn what_is_changed_on_disk_is_served_at_the_next_request() {
        let (house, page) = house();
        let changes = [
            ("web/style.css", "style-", "c { color: red }"),
            ("web/worker.js", "worker-", "// {{wasm}} now"),
            ("texts/en/page.ftl", "texts-en-page", "b = Another"),
            ("games/one/texts/en/a.ftl", "texts-en-one", "c = Other words"),
            ("bound/web_bg.wasm", "web-", "another module"),
        ];
        for (path, name, new) in changes {
            let (address, index) = (named(&page, name), page.draft("index.html").unwrap().hash);
            let before = text(&page, &address);
            write(house.path(), path, new);
            let after = named(&page, name);
            assert_ne!(after, address, "{path}");
            assert_ne!(page.draft("index.html").unwrap().hash, index, "{path}");
            assert_ne!(text(&page, &after), before, "{path}");
            // A page that is open may still need what it names.
            assert_eq!(text(&page, &address), before, "{path}");
        }
        assert!(text(&page, &named(&page, "style-")).contains("color: red"));
        write(house.path(), "web/art/symbols.svg", "<svg>two</svg>");
        write(house.path(), "web/art/home.svg", "<svg>new</svg>");
        assert!(text(&page, "index.html").contains("two"));
        assert_eq!(text(&page, "art/home.svg"), "<svg>new</svg>");
        fs::remove_file(house.path().join("web/art/home.svg")).unwrap();
        write(house.path(), "texts/en/common.ftl", "a = B");
        page.draft("index.html").unwrap();
        write(house.path(), "texts/en/common.ftl", "a = Be");
        assert!(page.draft("art/home.svg").is_none());
    }

    #[test]
    fn nothing_changes_while_no_file_does() {
        let (_house, page) = house();
        let [first, second] = [(); 2].map(|()| page.draft("index.html").unwrap());
        assert_eq!(first.hash, second.hash);
        assert!(page.draft("nothing.css").is_none());
    }

    #[test]
    fn a_fault_is_told_until_it_is_mended() {
        let (house, page) = house();
        let whole = text(&page, "index.html");
        write(house.path(), "web/start.js", "{{nobody}}");
        assert!(text(&page, "index.html").contains("{{nobody}}"));
        assert!(page.draft("icon.svg").is_none());
        write(house.path(), "web/start.js", "{{glue}} {{wasm}}");
        assert_eq!(text(&page, "index.html"), whole);
        fs::remove_file(house.path().join("bound/web.js")).unwrap();
        assert!(text(&page, "index.html").contains("web.js"));
        write(house.path(), "bound/web.js", "from \"./chunks.js\"");
        assert_eq!(text(&page, "index.html"), whole);
    }

    #[test]
    fn no_browser_keeps_the_page() {
        let (_house, page) = house();
        let keeper = text(&page, "sw.js");
        assert!(keeper.contains("unregister()") && !keeper.contains("addAll"), "{keeper}");
    }
}

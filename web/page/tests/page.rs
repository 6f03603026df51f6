//! What the page's files must be.

#![allow(clippy::unwrap_used)]

use page::{CHUNKS, FILES, File, TEXTS, chunk, find, first_load, index};

/// What may come over the network before the page is there, and before somebody plays.
const MOST: usize = 1_500_000;

const GAMES: [&str; 5] = ["chromatic-conflict", "paint-brawl", "dark-threat", "color-quest", "coraquest"];

#[test]
fn the_first_load_is_small() {
    let needed = first_load();
    let endings: Vec<&str> = needed.iter().filter_map(|file| file.path.rsplit('.').next()).collect();
    for ending in ["html", "js", "wasm", "css", "svg", "webmanifest"] {
        assert!(endings.contains(&ending), "the page needs no .{ending}: {endings:?}");
    }
    let sent: usize = needed.iter().map(|file| file.sent()).sum();
    for file in &needed {
        println!("{:>9} {}", file.sent(), file.path);
    }
    println!("{sent:>9} in all");
    assert!(sent < MOST, "{sent} bytes");
}

#[test]
fn whoever_plays_a_game_fetches_that_game_only() {
    let first: usize = first_load().iter().map(|file| file.sent()).sum();
    // The games, and the workshop.
    assert_eq!(CHUNKS.len(), GAMES.len() + 1);
    assert!(!chunk("workshop").is_empty());
    for game in GAMES {
        let chunk = chunk(game);
        assert!(!chunk.is_empty(), "nothing is fetched for {game}");
        assert!(
            chunk.iter().all(|file| !first_load().iter().any(|other| other.path == file.path)),
            "{game} is fetched by everybody"
        );
        let more: usize = chunk.iter().map(|file| file.sent()).sum();
        println!("{more:>9} {game}");
        assert!(first + more < MOST, "{game}: {first} and {more} bytes");
    }
}

#[test]
fn nothing_runs_or_styles_that_is_written_into_the_page() {
    assert_eq!(written_in(std::str::from_utf8(index().bytes).unwrap()), Vec::<&str>::new());
    let planted = "<p style=\"color: red\">style=a</p>\n<style>p {}</style><script>go()</script>\n<a onclick=\"go()\" href=\"javascript:go()\">b</a>\
                   <script type=\"module\" src=\"/a.js\"></script><!-- fine -->";
    let found = ["p style=\"color: red\"", "style", "script", "a onclick=\"go()\" href=\"javascript:go()\""];
    assert_eq!(written_in(planted), found);
}

/// Tags that the content policy refuses.
fn written_in(html: &str) -> Vec<&str> {
    let tags = html.split('<').skip(1).filter_map(|tag| tag.split('>').next()).filter(|tag| !tag.starts_with(['/', '!']));
    let refused = |tag: &&str| {
        let mut words = tag.split([' ', '\n', '\t', '/']);
        let name = words.next().unwrap_or("");
        name == "style"
            || (name == "script" && !tag.contains(" src="))
            || words.any(|word| {
                word.starts_with("style=") || (word.starts_with("on") && word.contains('=')) || word.contains("javascript:")
            })
    };
    tags.filter(refused).collect()
}

#[test]
fn files_are_what_their_names_say() {
    assert_eq!(index().path, "/index.html");
    for file in FILES {
        assert_eq!(file.path.starts_with("/assets/"), file.immutable, "{}", file.path);
        assert_eq!(file.path.contains(file.hash), file.immutable, "{}", file.path);
        assert!(!file.bytes.is_empty(), "{}", file.path);
        assert_eq!(find(file.path).unwrap().path, file.path);
    }
    assert!(find("/nothing").is_none());
}

#[test]
fn files_name_only_files_that_are_there() {
    for file in FILES.iter().filter(|file| !file.path.ends_with(".wasm") && !file.path.ends_with(".png")) {
        let text = std::str::from_utf8(file.bytes).unwrap();
        for name in text.split(['"', '\'']).filter(|word| word.starts_with("/assets/") && *word != "/assets/") {
            assert!(find(name).is_some(), "{} names {name}", file.path);
        }
    }
}

#[test]
fn texts_are_where_the_page_looks_for_them() {
    let index = std::str::from_utf8(index().bytes).unwrap();
    for (lang, domain, address) in TEXTS {
        assert!(find(address).is_some(), "{address} is not there");
        assert!(index.contains(&format!("{lang}/{domain}={address}")), "the page does not know {address}");
    }
    for domain in ["common", "page"].iter().chain(&GAMES) {
        let of = |lang: &str| TEXTS.iter().any(|(of, known, _)| *of == lang && known == domain);
        assert!(of("en") && of("fr"), "{domain} says nothing");
    }
}

/// Width and height, as a PNG says them behind its first chunk's name.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    (number(16), number(20))
}

#[test]
fn the_icons_are_as_large_as_the_manifest_says() {
    let manifest: serde_json::Value = serde_json::from_slice(find("/manifest.webmanifest").unwrap().bytes).unwrap();
    let mut purposes = Vec::new();
    for icon in manifest["icons"].as_array().unwrap() {
        let file = find(icon["src"].as_str().unwrap()).unwrap();
        assert_eq!(icon["type"], file.content_type);
        if file.content_type == "image/png" {
            let (width, height) = size(file.bytes);
            assert_eq!(icon["sizes"], format!("{width}x{height}"));
            purposes.push(format!("{} {}", width, icon["purpose"].as_str().unwrap()));
        }
    }
    purposes.sort();
    assert_eq!(purposes, ["192 any", "512 any", "512 maskable"]);
    assert_eq!(size(find("/icons/apple-touch-icon.png").unwrap().bytes), (180, 180));
}

#[test]
fn the_page_is_kept_as_a_whole() {
    let keeper = std::str::from_utf8(find("/sw.js").unwrap().bytes).unwrap();
    let kept = |file: &File| file.path == "/index.html" || file.path == "/sw.js" || keeper.contains(&format!("'{}'", file.path));
    for file in FILES {
        assert!(kept(file), "{} is not kept", file.path);
    }
    assert!(keeper.contains("'/'"));
}

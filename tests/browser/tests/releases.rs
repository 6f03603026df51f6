//! What an earlier release began goes on in the page of now, offline too; what cannot be read is kept; a variant is told as one.

use arcade::{AnyGame, Archive, Bundle, PackFile};
use archive::Released;
use browser::{Browser, Screen, Site, Trouble};
use serde_json::{Value, json};
use server::Games;
use std::fs;
use std::path::{Path, PathBuf};

fn corpus(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus").join(path)
}

/// The content of a game with one number changed.
fn changed(name: &str, before: &str, after: &str) -> Result<Vec<PackFile>, Trouble> {
    let mut files = AnyGame::named(name)?.bundle().files;
    let constants = files.iter_mut().find(|file| file.name == "constants.toml").ok_or("no constants")?;
    assert!(constants.text.contains(before), "{name}: {before}");
    constants.text = constants.text.replacen(before, after, 1);
    Ok(files)
}

/// Another release: every game with one number changed, and an archive that has them beside all that was released before.
#[derive(Clone)]
struct Next(Vec<AnyGame>);

impl Next {
    fn release() -> Result<Next, Trouble> {
        const CHANGES: [(&str, &str, &str); 5] = [
            ("chromatic-conflict", "stronghold_points = 3", "stronghold_points = 4"),
            ("paint-brawl", "moves_per_turn = 2", "moves_per_turn = 3"),
            ("dark-threat", "first_kaos_actions = 2", "first_kaos_actions = 3"),
            ("color-quest", "rounds = 30", "rounds = 28"),
            ("coraquest", "chests = 12", "chests = 11"),
        ];
        let other = |(name, before, after): (&str, &str, &str)| -> Result<AnyGame, Trouble> {
            let bundle = Bundle { game: name.to_owned(), content: String::new(), files: changed(name, before, after)? };
            Ok(AnyGame::named(name)?.with_bundle(&bundle)?)
        };
        Ok(Next(CHANGES.into_iter().map(other).collect::<Result<_, _>>()?))
    }

    fn content(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|game| game.name() == name).map(|game| game.content())
    }
}

impl Archive for Next {
    fn find(&self, game: &str, content: &str) -> Result<Option<Bundle>, String> {
        let known = self.0.iter().find(|known| (known.name(), known.content()) == (game, content));
        known.map_or_else(|| Released.find(game, content), |known| Ok(Some(known.bundle())))
    }
}

/// From a page that plays nothing: a game that is still shown would save itself over it at its bots' next decision.
async fn remember(browser: &Browser, saved: &str) -> Result<(), Trouble> {
    browser.open("/").await?;
    browser.wait_for(".games").await?;
    browser.script_with("localStorage.setItem('khroma.table', arguments[0])", vec![json!(saved)]).await?;
    Ok(())
}

fn decisions(saved: &str) -> Result<usize, Trouble> {
    let saved: Value = serde_json::from_str(saved)?;
    let transcript = saved["transcript"].as_str().ok_or("no transcript")?;
    let last = transcript.lines().last().and_then(|line| line.strip_prefix("end ")).ok_or("no end")?;
    Ok(last.parse()?)
}

/// Somebody who has loaded the page before, so that it is kept for when there is no network.
async fn visitor(site: &Site, screen: Screen) -> Result<Browser, Trouble> {
    let browser = Browser::start(site, screen, "en").await?;
    browser.open("/").await?;
    browser.wait_for(".games").await?;
    browser.wait_until("return !!navigator.serviceWorker.controller").await?;
    Ok(browser)
}

/// Games that the first release remembered, by the rules of now and where another content is played; with a network and without.
#[tokio::test]
async fn local_games_of_the_first_release_go_on_online_and_offline() -> Result<(), Trouble> {
    let next = Next::release()?;
    let mut site = Site::with_games(Games::with_archive(next.0.clone(), next))?;
    let browser = visitor(&site, Screen::Desktop).await?;
    for offline in [false, true] {
        if offline {
            site.close();
        }
        for name in AnyGame::NAMES {
            let saved = fs::read_to_string(corpus(&format!("saves/{name}.json")))?;
            remember(&browser, &saved).await?;
            browser.open("/table/local").await?;
            browser.wait_for(".board").await?;
            let before = decisions(&saved)?;
            assert!(browser.decisions().await? >= before, "{name}, offline: {offline}");
            // It was begun by version 1 of the rules, and is gone on with by it.
            let remembered = browser.remembered().await?;
            let first = AnyGame::named(name)?.first_content().unwrap_or_default();
            assert!(remembered.transcript.contains(&format!("\nrules 1\ncontent {first}\n")), "{name}");
            assert!(browser.text(".where").await?.contains("rules 1"), "{name}");
            if !offline && *name == "color-quest" {
                browser.screenshot("release-old-save").await?;
            }
        }
    }
    browser.leave().await
}

/// Games that are begun with content that the page has not shipped are gone on with after a release with yet other content.
#[tokio::test]
async fn content_that_the_page_has_not_shipped_is_fetched_once_and_kept() -> Result<(), Trouble> {
    let next = Next::release()?;
    let mut site = Site::with_games(Games::with_archive(next.0.clone(), next.clone()))?;
    let browser = visitor(&site, Screen::Phone).await?;
    let mut begun = Vec::new();
    for name in AnyGame::NAMES {
        browser.open(&format!("/play/{name}")).await?;
        browser.wait_for(".board").await?;
        let remembered = browser.remembered().await?;
        let content = next.content(name).ok_or("no content")?;
        assert!(remembered.transcript.contains(&format!("\ncontent {content}\n")), "{name}");
        assert!(!remembered.transcript.contains("\nfile "), "{name}: what was released does not travel");
        begun.push(remembered);
    }
    browser.leave().await?;

    // The next release ships what the page has; what was begun is in its archive.
    site.close();
    let mut site = Site::with_games(Games::with_archive(AnyGame::all(), next.clone()))?;
    let browser = visitor(&site, Screen::Phone).await?;
    let asked = "return performance.getEntriesByType('resource').filter(entry => entry.name.includes('/content/')).length";
    for offline in [false, true] {
        if offline {
            site.close();
        }
        for saved in &begun {
            remember(&browser, &serde_json::to_string(saved)?).await?;
            browser.open("/table/local").await?;
            browser.wait_for(".board").await?;
            let content = next.content(&saved.game).ok_or("no content")?;
            assert!(browser.remembered().await?.transcript.contains(&format!("\ncontent {content}\n")), "{}", saved.game);
            assert!(browser.script(asked).await?.as_u64() <= Some(2), "one small request, for the page and for its worker");
        }
        browser.screenshot(if offline { "release-archived-offline" } else { "release-archived" }).await?;
    }
    browser.leave().await
}

#[tokio::test]
async fn a_local_game_that_cannot_be_read_is_kept_named_and_given_back() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = visitor(&site, Screen::Desktop).await?;
    let good = fs::read_to_string(corpus("saves/paint-brawl.json"))?;
    let unknown = "00112233445566778899aabbccddeeff";
    for (saved, why) in [
        (good.replacen("rules 1\\n", "rules 4000\\n", 1), "version 4000 of the rules"),
        (good.replacen("content a97a49aa28533da8", &format!("content {unknown}"), 1), "does not know this content"),
        (good.replacen("seat 1: ", "seat 2: ", 1), "line "),
        ("{\"game\":\"ludo\"".to_owned(), "damaged"),
    ] {
        assert_ne!(saved, good);
        browser.open("/").await?;
        browser.wait_for(".games").await?;
        browser.script("localStorage.removeItem('khroma.kept')").await?;
        remember(&browser, &saved).await?;
        browser.open("/table/local").await?;
        browser.wait_for(".warn").await?;
        let told = browser.text("#main").await?;
        assert!(told.contains(why), "{told}");
        // It is in the browser to the letter, wherever it was put.
        let kept = browser
            .script("return localStorage.getItem('khroma.table') ?? JSON.parse(localStorage.getItem('khroma.kept'))[0].saved");
        assert_eq!(kept.await?, json!(saved));
    }
    // A new game does not overwrite it, and the first page names it.
    remember(&browser, &good.replacen("rules 1\\n", "rules 4000\\n", 1)).await?;
    browser.script("localStorage.removeItem('khroma.kept')").await?;
    browser.open("/play/chromatic-conflict").await?;
    browser.wait_for(".board").await?;
    browser.open("/").await?;
    browser.wait_for(".kept").await?;
    assert!(browser.text(".kept").await?.contains("Paint Brawl"));
    browser.screenshot("release-kept").await?;
    browser.click(".kept [data-tool='forget']").await?;
    browser.wait_until("return !document.querySelector('.kept')").await?;
    browser.leave().await
}

#[tokio::test]
async fn a_variant_is_listed_previewed_and_played_as_one() -> Result<(), Trouble> {
    let files = changed("color-quest", "rounds = 30", "rounds = 25")?;
    let own = AnyGame::named("color-quest")?.with_own(&files)?;
    let other = |name: &&str| (*name != "color-quest").then(|| AnyGame::named(name).ok()).flatten();
    let games: Vec<AnyGame> = AnyGame::NAMES.iter().filter_map(other).chain([own.clone()]).collect();
    let site = Site::with_games(Games::from_iter(games))?;
    let browser = visitor(&site, Screen::Desktop).await?;
    browser.wait_for("[data-game='color-quest'] .variant").await?;
    assert_eq!(browser.all(".card.game .variant").await?.len(), 1);
    browser.open("/setup/color-quest").await?;
    assert!(browser.text(".variant").await?.contains(own.content()));
    browser.screenshot("release-variant").await?;
    browser.open("/play/color-quest").await?;
    browser.wait_for(".board").await?;
    let heading = browser.text(".where").await?;
    assert!(heading.contains("Variant") && heading.contains("of 25"), "{heading}");
    // It travels with the game: elsewhere it is played on by the same numbers.
    let remembered = browser.remembered().await?;
    assert!(remembered.transcript.contains("\nfile constants.toml #"));
    let usual = Site::open()?;
    let elsewhere = visitor(&usual, Screen::Desktop).await?;
    elsewhere.sit_down(&remembered).await?;
    let heading = elsewhere.text(".where").await?;
    assert!(heading.contains("Variant") && heading.contains("of 25"), "{heading}");
    elsewhere.leave().await?;
    browser.leave().await
}

#[tokio::test]
async fn a_page_at_an_older_or_newer_server_goes_on_or_says_what_to_do() -> Result<(), Trouble> {
    for (protocols, said) in [(2..=2, None), (1..=1, Some("server-older")), (9..=9, Some("new-version"))] {
        let spoken = protocols.clone();
        let site = Site::with(move |config| config.protocols = spoken.clone())?;
        let browser = visitor(&site, Screen::Desktop).await?;
        let body = json!({ "game": "chromatic-conflict", "chairs": [{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }],
            "name": "Ann", "public": true });
        let make =
            "const done = arguments[1]; return fetch('/api/tables', { method: 'POST', body: arguments[0] }).then(a => a.json())";
        let made = browser.script_with(make, vec![json!(body.to_string())]).await?;
        let table = made["table"].as_str().ok_or("no table")?.to_owned();
        browser.open(&format!("/table/{table}")).await?;
        match said {
            // A table of newer rules is not for a conversation that cannot name them.
            None => browser.wait_until("return !!document.querySelector('.room, .warn')").await?,
            Some(text) => {
                browser.wait_for("[role='alert']").await?;
                assert!(browser.text("#main").await?.contains(&browser::said(text)), "{protocols:?}");
            }
        }
        browser.leave().await?;
    }
    Ok(())
}

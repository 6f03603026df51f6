//! The page itself: it loads, speaks a language, lets bots think beside it, and works without a network.

use arcade::{AnyGame, AnySetup, Seed};
use browser::saved::Saved;
use browser::{Browser, Screen, Site, Trouble};
use serde_json::json;

/// Every address of the page.
const ADDRESSES: [&str; 9] = [
    "/",
    "/learn/paint-brawl",
    "/lesson/paint-brawl",
    "/rules/chromatic-conflict",
    "/setup/chromatic-conflict",
    "/table/local",
    "/online",
    "/replay",
    "/nowhere",
];

/// A game with bots of this strength on all seats, at its beginning.
fn bots(game: &str, who: &str) -> Result<Saved, Trouble> {
    let table = AnyGame::named(game)?.open(&AnySetup::default(), Seed::numbered(1))?;
    Saved::of(&*table, &vec![who; usize::from(table.seats())])
}

#[tokio::test]
async fn every_address_loads_without_a_complaint() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    for address in ADDRESSES {
        browser.open(address).await?;
        browser.wait_for("#app main").await?;
        assert_eq!(browser.path().await?, address);
    }
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    browser.screenshot("home").await?;
    browser.finish().await
}

#[tokio::test]
async fn a_link_changes_the_page_without_loading_it() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Phone, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    assert_eq!(browser.script("return innerWidth").await?, 360);
    browser.screenshot("home-phone").await?;
    browser.script("window.same = true").await?;
    browser.click("a[href^='/play/']").await?;
    browser.wait_for(".log").await?;
    assert_eq!(browser.script("return window.same").await?, true);
    assert_eq!(browser.path().await?, "/table/local");
    browser.finish().await
}

#[tokio::test]
async fn the_page_speaks_the_language_of_the_browser() -> Result<(), Trouble> {
    let site = Site::open()?;
    for (wanted, spoken) in [("fr-CA", "fr"), ("en-GB", "en"), ("pt", "en")] {
        let browser = Browser::start(&site, Screen::Desktop, wanted).await?;
        browser.open("/").await?;
        browser.wait_for("#app main").await?;
        assert_eq!(browser.script("return document.documentElement.lang").await?, spoken);
        browser.finish().await?;
    }
    Ok(())
}

/// Counts frames, and the longest time without one.
const FRAMES: &str = "
    window.frames_seen = 0; window.longest = 0; let last = performance.now();
    const tick = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last); last = now; frames_seen += 1;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);";

#[tokio::test]
async fn bots_think_while_the_page_goes_on() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    for game in ["chromatic-conflict", "paint-brawl", "dark-threat", "color-quest"] {
        // Whoever thought on the page itself would stop it for as long.
        browser.sit_down(&bots(game, "hard")?).await?;
        browser.script(FRAMES).await?;
        browser.wait_until("return document.querySelectorAll('.log li').length >= 3").await?;
        assert!(browser.all(".toast").await?.is_empty(), "{}", browser.text(".toast").await?);
        let frames = browser.script("return frames_seen").await?.as_f64().unwrap_or_default();
        let longest = browser.script("return longest").await?.as_f64().unwrap_or_default();
        println!("{game}: {frames} frames, at most {longest} ms apart");
        assert!(frames > 20.0 && longest < 1000.0, "{game}: {frames} frames, at most {longest} ms apart");
        browser.screenshot(&format!("bots-{game}")).await?;
    }
    browser.finish().await
}

/// Counts the workers that the page starts, and kills as many of them as the browser was told to.
const WORKERS: &str = "
    const Real = Worker;
    window.workers = 0;
    window.Worker = class extends Real {
        constructor(...what) {
            super(...what);
            workers += 1;
            if (workers <= Number(localStorage.getItem('deaths'))) setTimeout(() => this.dispatchEvent(new Event('error')));
        }
    };";

#[tokio::test]
async fn a_worker_that_dies_is_replaced_until_a_question_kills_it_again() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.tools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WORKERS })).await?;
    browser.open("/").await?;
    browser.script("localStorage.setItem('deaths', 1)").await?;
    browser.sit_down(&bots("paint-brawl", "easy")?).await?;
    browser.wait_until("return document.querySelectorAll('.log li').length >= 2").await?;
    assert_eq!(browser.script("return workers").await?, 2);

    browser.script("localStorage.setItem('deaths', 9)").await?;
    browser.sit_down(&bots("paint-brawl", "easy")?).await?;
    let said = browser.text(".toast p").await?;
    assert_eq!(said, browser::said("bot-died"));
    assert_eq!(browser.script("return workers").await?, 2);
    browser.screenshot("bots-dead").await?;
    browser.finish().await
}

#[tokio::test]
async fn what_makes_no_sense_is_said() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    for address in ["/play/chess", "/setup/chess", "/learn/chess", "/lesson/chess", "/rules/chess", "/nowhere"] {
        browser.open(address).await?;
        assert_eq!(browser.text("main h1").await?, browser::said("no-such-page"), "{address}");
    }
    // A table that the server does not know.
    browser.open("/table/abc").await?;
    let said = browser.text("[role='alert']").await?;
    assert!(said.len() > 10, "{said}");
    browser.screenshot("no-such-table").await?;
    browser.finish().await
}

#[tokio::test]
async fn after_a_visit_the_page_works_without_a_network() -> Result<(), Trouble> {
    let mut site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    browser.wait_until("return navigator.serviceWorker.controller?.state === 'activated'").await?;
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    site.close();
    browser.reload().await?;
    browser.wait_for("#app main").await?;
    // An address where nobody has been, and the bots' worker.
    browser.sit_down(&bots("chromatic-conflict", "easy")?).await?;
    browser.wait_until("return document.querySelectorAll('.log li').length >= 3").await?;
    browser.screenshot("offline").await?;
    // The console says that the network is gone.
    browser.leave().await
}

/// The games that this page has fetched, by the names of their modules.
const FETCHED: &str = "
    const names = performance.getEntriesByType('resource').map(entry => entry.name.match(/split_([a-z_]+)/)?.[1]);
    return [...new Set(names.filter(name => name))].join()";

#[tokio::test]
async fn a_game_is_fetched_when_somebody_wants_it_and_not_before() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app .games").await?;
    assert_eq!(browser.script(FETCHED).await?, "");
    browser.click("a[href='/play/paint-brawl']").await?;
    browser.wait_for(".log").await?;
    assert_eq!(browser.script(FETCHED).await?, "paint_brawl");
    browser.finish().await
}

#[tokio::test]
async fn a_game_that_does_not_come_can_be_asked_for_again() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let block = async |urls: &[&str]| {
        // What keeps the page for later would have it already.
        browser.tools("Network.enable", &json!({})).await?;
        browser.tools("Network.setBypassServiceWorker", &json!({ "bypass": true })).await?;
        browser.tools("Network.setBlockedURLs", &json!({ "urls": urls })).await
    };
    block(&["*split_dark_threat*"]).await?;
    browser.open("/learn/dark-threat").await?;
    assert_eq!(browser.text("[role='alert']").await?, browser::said("game-not-fetched"));
    browser.screenshot("game-not-fetched").await?;
    block(&[]).await?;
    browser.click("main .btn.primary").await?;
    browser.wait_for("main.learn").await?;
    // The console says that something was not to be had.
    browser.leave().await
}

/// The page as another build would be: its index says so, and so does what keeps it.
fn edition(name: &str) -> &'static [server::Page] {
    let changed = |file: &server::Page| {
        let text = String::from_utf8_lossy(file.bytes).into_owned();
        let text = match file.path {
            "index.html" => text.replace("<title>", &format!("<meta name=\"edition\" content=\"{name}\"><title>")),
            "sw.js" => text.replace("const CACHE = 'khroma-", &format!("const CACHE = 'khroma-{name}-")),
            _ => return *file,
        };
        server::Page { bytes: text.into_bytes().leak(), brotli: &[], ..*file }
    };
    page::pages().iter().map(changed).collect::<Vec<_>>().leak()
}

#[tokio::test]
async fn a_later_build_replaces_the_one_that_was_kept() -> Result<(), Trouble> {
    let mut site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let shown = "return document.querySelector('meta[name=edition]')?.content ?? 'first'";
    let kept = "return caches.keys().then(names => names.filter(name => name.startsWith('khroma-')).map(name => name.split('-')[1]).join())";
    browser.open("/").await?;
    browser.wait_until("return navigator.serviceWorker.controller?.state === 'activated'").await?;
    assert_eq!(browser.script(shown).await?, "first");
    for name in ["second", "third"] {
        // Loading the page again shows the later one at once, and from then on it is kept.
        site.reopen_with(edition(name))?;
        browser.reload().await?;
        browser.wait_for("#app main").await?;
        assert_eq!(browser.script(shown).await?, name);
        let settled = format!(
            "return navigator.serviceWorker.getRegistration().then(async keeper =>
                keeper.active?.state === 'activated' && !keeper.waiting && !keeper.installing
                && (await caches.keys()).some(kept => kept.includes('{name}')))"
        );
        browser.wait_until(&settled).await?;
    }
    // The one before stays for pages of it that are still open, and no other; what games are played with outlives them all.
    browser.wait_until("return caches.keys().then(names => names.length === 3)").await?;
    assert_eq!(browser.script(kept).await?, "second,third");
    let contents = "return caches.open('content-khroma').then(cache => cache.keys()).then(kept => kept.length)";
    assert_eq!(browser.script(contents).await?, arcade::AnyGame::NAMES.len());
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    site.close();
    browser.reload().await?;
    browser.wait_for("#app main").await?;
    assert_eq!(browser.script(shown).await?, "third");
    browser.leave().await
}

/// Waits until what is there has been painted.
const PAINTED: &str = "
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true), 500))))";

/// How much has moved by itself since the page was loaded, as browsers count it.
const SHIFTS: &str = "
    return new Promise(done => {
        let sum = 0;
        new PerformanceObserver(list => {
            for (const shift of list.getEntries()) if (!shift.hadRecentInput) sum += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 1500);
    })";

#[tokio::test]
async fn nothing_jumps_while_a_page_comes_or_a_game_is_played() -> Result<(), Trouble> {
    let site = Site::open()?;
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::unhurried(site.address(), screen, "fr").await?;
        for address in ["/", "/play/paint-brawl", "/play/chromatic-conflict", "/lesson/paint-brawl", "/online"] {
            browser.open(address).await?;
            browser.wait_for("#app main").await?;
            let shift = browser.script(SHIFTS).await?.as_f64().unwrap_or(1.0);
            println!("{screen:?} {address}: {shift:.4}");
            assert!(shift < 0.1, "{screen:?} {address}: {shift}");
        }
        // What jumps is found.
        browser.open("/").await?;
        browser.wait_for("#app .games").await?;
        // Only what was painted can jump.
        browser.script(PAINTED).await?;
        browser.script("document.querySelector('main').prepend(document.querySelector('.game').cloneNode(true))").await?;
        let shift = browser.script(SHIFTS).await?.as_f64().unwrap_or_default();
        assert!(shift > 0.0, "a planted jump is not found");
        // Bots play by themselves: seats, the log and the prompt change all the time.
        browser.sit_down(&bots("chromatic-conflict", "easy")?).await?;
        browser.wait_until("return document.querySelectorAll('.log li').length >= 12").await?;
        let shift = browser.script(SHIFTS).await?.as_f64().unwrap_or(1.0);
        println!("{screen:?} bots: {shift:.4}");
        assert!(shift < 0.1, "{screen:?}, bots that play: {shift}");
        browser.finish().await?;
    }
    Ok(())
}

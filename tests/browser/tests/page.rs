//! The page itself: it loads, speaks a language, lets bots think beside it, and works without a network.

use browser::{Browser, Screen, Site, Trouble};

/// Every address of the page.
const ADDRESSES: [&str; 8] = [
    "/",
    "/learn/paint-brawl",
    "/setup/chromatic-conflict",
    "/table/local?game=paint-brawl&bot=random",
    "/table/abc",
    "/online",
    "/replay",
    "/nowhere",
];

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
    browser.click("a[href^='/table/local']").await?;
    browser.wait_for(".log").await?;
    assert_eq!(browser.script("return window.same").await?, true);
    assert!(browser.path().await?.starts_with("/table/local?game="));
    browser.finish().await
}

#[tokio::test]
async fn the_page_speaks_the_language_of_the_browser() -> Result<(), Trouble> {
    let site = Site::open()?;
    for (wanted, spoken) in [("fr-CA", "fr"), ("en-GB", "en"), ("de", "en")] {
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
    for game in ["chromatic-conflict", "paint-brawl"] {
        browser.open("/").await?;
        browser.wait_for("#app main").await?;
        // Two seconds for a decision: whoever thought on the page itself would stop it for as long.
        browser.open(&format!("/table/local?game={game}&bot=hard@2000ms")).await?;
        browser.script(FRAMES).await?;
        browser.wait_until("return document.querySelectorAll('.log li').length >= 2").await?;
        assert!(browser.all("[role=alert]").await?.is_empty(), "{}", browser.text("[role=alert]").await?);
        let frames = browser.script("return frames_seen").await?.as_f64().unwrap_or_default();
        let longest = browser.script("return longest").await?.as_f64().unwrap_or_default();
        println!("{game}: {frames} frames, at most {longest} ms apart");
        assert!(frames > 20.0 && longest < 1000.0, "{game}: {frames} frames, at most {longest} ms apart");
        browser.screenshot(&format!("bots-{game}")).await?;
    }
    browser.finish().await
}

/// Remembers the workers that the page starts.
const WORKERS: &str = "
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real { constructor(...what) { super(...what); workers.push(this); } };";

#[tokio::test]
async fn a_worker_that_dies_is_replaced_until_a_question_kills_it_again() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.tools("Page.addScriptToEvaluateOnNewDocument", &serde_json::json!({ "source": WORKERS })).await?;
    let kill = "workers.at(-1).dispatchEvent(new Event('error'))";
    browser.open("/table/local?game=paint-brawl&bot=hard@1000ms").await?;
    browser.wait_until("return workers.length === 1").await?;
    browser.script(kill).await?;
    browser.wait_until("return document.querySelectorAll('.log li').length >= 2").await?;
    assert_eq!(browser.script("return workers.length").await?, 2);

    browser.open("/table/local?game=paint-brawl&bot=hard@600000ms").await?;
    browser.wait_until("return workers.length === 1").await?;
    browser.script(kill).await?;
    browser.wait_until("return workers.length === 2").await?;
    browser.script(kill).await?;
    assert_eq!(browser.text("[role=alert]").await?, "the bots' worker does not live");
    browser.finish().await
}

#[tokio::test]
async fn what_makes_no_sense_is_said() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    for (query, said) in [("game=chess", "there is no game 'chess'"), ("game=paint-brawl&bot=genius", "'genius' is not a bot")] {
        browser.open(&format!("/table/local?{query}")).await?;
        let text = browser.text("[role=alert]").await?;
        assert!(text.contains(said), "{text}");
    }
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
    browser.open("/table/local?game=chromatic-conflict").await?;
    browser.wait_until("return document.querySelectorAll('.log li').length >= 3").await?;
    browser.screenshot("offline").await?;
    // The console says that the network is gone.
    browser.leave().await
}

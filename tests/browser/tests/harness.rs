//! The harness finds what it should find, and leaves nothing behind.

use browser::{Browser, Key, Screen, Site, Trouble};

#[tokio::test]
async fn complaints_in_the_console_are_found() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    browser.script("console.error('planted')").await?;
    let found = browser.complaints().await?;
    assert!(found.len() == 1 && found[0].contains("planted"), "{found:?}");
    // What the content policy refuses.
    browser.script("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">a</p>')").await?;
    let found = browser.complaints().await?;
    assert!(found.len() == 1 && found[0].contains("Content Security Policy"), "{found:?}");
    browser.open("/assets/nothing.js").await?;
    assert!(browser.finish().await.is_err());
    Ok(())
}

#[tokio::test]
async fn keys_go_where_the_focus_is() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main a").await?;
    assert_eq!(browser.script("return [innerWidth, innerHeight].join()").await?, "1440,900");
    browser.tab_to("[data-game='paint-brawl'] a[href^='/learn/']").await?;
    browser.keys([char::from(Key::Enter)]).await?;
    browser.wait_for(".learn").await?;
    assert_eq!(browser.path().await?, "/learn/paint-brawl");
    browser.finish().await
}

#[tokio::test]
async fn no_browser_outlives_its_test() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let profile = browser.profile().to_owned();
    let alive = || {
        let commands = std::fs::read_dir("/proc").into_iter().flatten().flatten().filter_map(|entry| {
            let command = std::fs::read(entry.path().join("cmdline")).ok()?;
            Some(String::from_utf8_lossy(&command).into_owned())
        });
        commands.filter(|command| command.contains(&profile)).count()
    };
    browser.open("/").await?;
    assert!(alive() > 1, "its processes are not found");
    // As a test that fails does.
    drop(browser);
    for _ in 0..50 {
        if alive() == 0 {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    Err(format!("{} processes live on", alive()).into())
}

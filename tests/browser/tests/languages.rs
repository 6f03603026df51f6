//! Both languages, on every page, at once.

use browser::{Browser, Screen, Site, Trouble};

/// The pages, and what is there when they are.
const PAGES: [(&str, &str); 13] = [
    ("/", ".games .btn"),
    ("/setup/chromatic-conflict", "[data-tool='begin']"),
    ("/setup/paint-brawl", "[data-tool='begin']"),
    ("/setup/paint-brawl?online", "[data-tool='open']"),
    ("/learn/chromatic-conflict", ".learn .board"),
    ("/learn/paint-brawl", ".learn .board"),
    ("/lesson/chromatic-conflict", ".teacher"),
    ("/play/chromatic-conflict", ".prompt.mine:not(.wait)"),
    ("/play/paint-brawl", ".prompt.mine:not(.wait)"),
    ("/rules/paint-brawl", "dl .ruleref"),
    ("/online", ".page .btn"),
    ("/replay", ".replays label"),
    ("/nowhere", "#main h1"),
];

/// All that can be read or heard.
const ALL: &str = "
    const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent);
    for (const name of ['aria-label', 'title', 'placeholder'])
        for (const thing of document.querySelectorAll(`#app [${name}]`)) texts.push(thing.getAttribute(name));
    return texts.join('\\n');";

/// Sentences of the other language.
fn foreign(page: &str, foreign: arcade::Lang, own: arcade::Lang) -> Vec<&'static str> {
    let texts = desk::texts::ALL.iter().map(|(_, text)| (text.to(foreign), text.to(own)));
    let telling = texts.filter(|(foreign, own)| foreign != own && foreign.chars().count() > 12);
    telling.map(|(foreign, _)| foreign).filter(|text| page.contains(text)).collect()
}

#[tokio::test]
async fn every_page_changes_its_language_at_once() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let read = async || -> Result<String, Trouble> { Ok(browser.script(ALL).await?.as_str().unwrap_or_default().to_owned()) };
    for (address, there) in PAGES {
        browser.open(address).await?;
        browser.wait_for(there).await?;
        browser.click(".seg [lang='en']").await?;
        assert_eq!(browser.script("return document.documentElement.lang").await?, "en");
        let english = read().await?;
        assert_eq!(foreign(&english, arcade::Lang::Fr, arcade::Lang::En), Vec::<&str>::new(), "{address} in English");
        browser.click(".seg [lang='fr']").await?;
        assert_eq!(browser.script("return document.documentElement.lang").await?, "fr");
        let french = read().await?;
        assert_ne!(english, french);
        assert_eq!(foreign(&french, arcade::Lang::En, arcade::Lang::Fr), Vec::<&str>::new(), "{address} in French");
        browser.screenshot(&format!("fr{}", address.replace(['/', '?'], "-"))).await?;
        // The next page keeps it.
        browser.open(address).await?;
        browser.wait_for(there).await?;
        assert_eq!(browser.script("return document.documentElement.lang").await?, "fr");
    }
    browser.finish().await
}

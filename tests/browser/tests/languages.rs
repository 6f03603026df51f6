//! Every language, on every page, at once.

use arcade::{AnyGame, AnySetup, Seed};
use browser::saved::Saved;
use browser::{Browser, Screen, Site, Trouble};
use texts::{Lang, Message};

/// The pages, and what is there when they are.
pub(crate) const PAGES: [(&str, &str); 13] = [
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
fn foreign(page: &str, foreign: Lang, own: Lang) -> Vec<String> {
    let texts = texts::keys("page").into_iter().map(|key| Message::new("page", key));
    let texts = texts.map(|text| (text.say(foreign), text.say(own)));
    let telling = texts.filter(|(foreign, own)| foreign != own && foreign.chars().count() > 12);
    telling.map(|(foreign, _)| foreign).filter(|text| page.contains(text)).collect()
}

/// What can be read in each language after it was chosen; nothing is left in another one.
async fn each(browser: &Browser, page: &str) -> Result<(), Trouble> {
    let mut read = Lang::ALL.map(|_| String::new());
    for (lang, read) in Lang::ALL.into_iter().zip(&mut read) {
        browser.click(&format!(".tongue [lang='{}']", lang.code())).await?;
        browser.wait_until(&format!("return document.documentElement.lang === '{}'", lang.code())).await?;
        *read = browser.script(ALL).await?.as_str().unwrap_or_default().to_owned();
        for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
            assert_eq!(foreign(read, other, lang), Vec::<String>::new(), "{page} in {lang:?}");
        }
    }
    assert_ne!(read[0], read[1], "{page}");
    Ok(())
}

#[tokio::test]
async fn every_page_changes_its_language_at_once() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    for (address, there) in PAGES {
        browser.open(address).await?;
        browser.wait_for(there).await?;
        each(&browser, address).await?;
        browser.screenshot(&format!("fr{}", address.replace(['/', '?'], "-"))).await?;
        // The next page keeps it.
        browser.open(address).await?;
        browser.wait_for(there).await?;
        assert_eq!(browser.script("return document.documentElement.lang").await?, "fr");
    }
    browser.finish().await
}

/// When a table is left, those who followed the language there are forgotten: those who are still there must not be.
#[tokio::test]
async fn a_page_that_comes_after_a_table_changes_its_language_too() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let table = AnyGame::named("paint-brawl")?.open(&AnySetup::default(), Seed::numbered(1))?;
    let who: Vec<_> = (0..table.seats()).map(|seat| if seat == 0 { "person" } else { "easy" }).collect();
    let saved = Saved::of(&*table, &who)?;
    browser.open("/").await?;
    browser.wait_for(".games .btn").await?;
    for _ in 0..2 {
        browser.sit_down_in_place(&saved).await?;
        each(&browser, "the table").await?;
        browser.go("/").await?;
        browser.wait_for(".games .btn").await?;
        each(&browser, "the first page").await?;
    }
    browser.finish().await
}

//! The pseudo-language: English with strange letters. What is shown in plain letters did not come from a text file.

use crate::languages::PAGES;
use browser::{Browser, Screen, Site, Trouble};
use std::collections::BTreeSet;

/// More pages, so that every game is set up, taught and begun.
const MORE: [(&str, &str); 14] = [
    ("/setup/dark-threat", "[data-tool='begin']"),
    ("/setup/color-quest", "[data-tool='begin']"),
    ("/setup/coraquest", "[data-tool='begin']"),
    ("/learn/dark-threat", ".learn .board"),
    ("/learn/color-quest", ".learn .board"),
    ("/learn/coraquest", ".learn .board"),
    ("/lesson/paint-brawl", ".teacher"),
    ("/lesson/dark-threat", ".teacher"),
    ("/lesson/color-quest", ".teacher"),
    ("/lesson/coraquest", ".teacher"),
    ("/play/dark-threat", ".prompt"),
    ("/play/color-quest", ".prompt"),
    ("/play/coraquest", ".prompt"),
    ("/workshop", "#main .btn"),
];

/// Everything that can be read or heard, except for the names of languages, notation and what a person wrote.
const SHOWN: &str = "
    const own = '.tongue, .brand, code, .notation, .ruleref, [data-notation], textarea, input';
    const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
    const texts = [document.title.replace('Khroma', '')];
    while (walker.nextNode())
        if (!walker.currentNode.parentElement.closest(own)) texts.push(walker.currentNode.textContent);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const thing of document.querySelectorAll(`#app [${name}]`)) texts.push(thing.getAttribute(name));
    return texts;";

/// What bots are called in every language.
const BOTS: [&str; 8] = ["Aldo", "Bix", "Cléo", "Dot", "Elmo", "Fizz", "Gus", "Hop"];

/// Words in plain letters; what has a digit in it or is written large is notation: `a2`, `T07`, `PB-SETUP-5`.
fn plain_words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
    words.filter(|word| {
        let is_plain = word.len() > 2 && word.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-');
        is_plain && !BOTS.contains(word) && word.chars().any(|letter| letter.is_ascii_lowercase())
    })
}

/// The page with English replaced by the pseudo-language.
fn strange_pages() -> &'static [server::Page] {
    let strange = page::pages().iter().map(|page| {
        if !page.path.contains("texts-en-") {
            return *page;
        }
        let text = texts::pseudo(&String::from_utf8_lossy(page.bytes));
        server::Page { bytes: Box::leak(text.into_bytes().into_boxed_slice()), brotli: &[], ..*page }
    });
    Box::leak(strange.collect())
}

#[tokio::test]
async fn no_page_shows_a_text_that_is_in_no_file() -> Result<(), Trouble> {
    let mut site = Site::open()?;
    site.reopen_with(strange_pages())?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let mut found = Vec::new();
    for (address, there) in PAGES.into_iter().chain(MORE) {
        browser.open(address).await?;
        browser.wait_for(there).await?;
        let shown: Vec<String> = serde_json::from_value(browser.script(SHOWN).await?)?;
        assert!(shown.iter().any(|text| text.contains(texts::strange('e'))), "{address} shows nothing strange");
        let plain: BTreeSet<&str> = shown.iter().filter(|text| plain_words(text).next().is_some()).map(String::as_str).collect();
        found.extend(plain.into_iter().map(|text| format!("{address}: {text}")));
    }
    browser.screenshot("pseudo").await?;
    assert!(found.is_empty(), "{} texts are in no file:\n{}", found.len(), found.join("\n"));
    browser.finish().await
}

#[test]
fn a_text_that_is_in_no_file_is_noticed() {
    assert_eq!(plain_words("Ŕúñ to a2: PB-SETUP-5, Möve it").collect::<Vec<_>>(), Vec::<&str>::new());
    assert_eq!(plain_words("Šţáŕţ here (a2)").collect::<Vec<_>>(), ["here"]);
}

//! What cannot be done is explained, with its rule.

use arcade::{AnyGame, Seed};
use browser::saved::Saved;
use browser::{Browser, Screen, Site, Trouble, Turn};

#[tokio::test]
async fn a_place_that_cannot_be_chosen_says_why_and_names_its_rule() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let game = AnyGame::named("paint-brawl")?;
    let table = game.open(&game.quick_start("initiation-2")?, Seed::numbered(3))?;
    browser.sit_down(&Saved::of(&*table, &["person", "easy"])?).await?;
    assert_eq!(browser.turn(0).await?, Turn::Mine);
    // A figure of the other clan, or else any place that is not lit.
    browser.click(".sq:not(.can)").await?;
    let said = browser.text(".toast b").await?;
    assert!(said.starts_with("Why not "), "{said}");
    let rule = browser.text(".toast .rule").await?;
    browser.screenshot("refused").await?;
    assert_eq!(browser.decisions().await?, 0);
    browser.click(".toast .rule").await?;
    let shown = browser.text(".rule-i[aria-current='true'] .ruleref").await?;
    assert!(rule.ends_with(&shown), "{rule}, {shown}");
    let words = browser.text(".rule-i[aria-current='true'] dd").await?;
    assert_eq!(Some(words), game.rule_words(&shown, arcade::Lang::En));
    let seen = "const box = document.querySelector('.rule-i[aria-current]').getBoundingClientRect();
                return box.top >= 0 && box.bottom <= innerHeight";
    browser.wait_until(seen).await?;
    browser.screenshot("refused-rule").await?;
    browser.finish().await
}

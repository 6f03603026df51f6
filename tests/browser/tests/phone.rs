//! A small telephone: nothing is wider than it, everything is large enough for a finger, and a finger sees first what it
//! would do.

use arcade::{AnyGame, Seed, Touch};
use browser::saved::{Saved, choices};
use browser::{Browser, Screen, Site, Trouble, Turn};

/// The pages, and what is there when they are.
const PAGES: [(&str, &str, &str); 21] = [
    ("/", "home", ".games .btn"),
    ("/setup/chromatic-conflict", "setup-conflict", "[data-tool='begin']"),
    ("/setup/paint-brawl", "setup-brawl", "[data-tool='begin']"),
    ("/learn/chromatic-conflict", "learn-conflict", ".learn .board"),
    ("/learn/paint-brawl", "learn-brawl", ".learn .board"),
    ("/play/chromatic-conflict", "table-conflict", ".prompt.mine:not(.wait)"),
    ("/play/paint-brawl", "table-brawl", ".prompt.mine:not(.wait)"),
    ("/lesson/paint-brawl", "lesson-brawl", ".teacher"),
    ("/setup/dark-threat", "setup-threat", "[data-tool='begin']"),
    ("/learn/dark-threat", "learn-threat", ".learn .board"),
    ("/play/dark-threat", "table-threat", ".prompt.mine:not(.wait)"),
    ("/lesson/dark-threat", "lesson-threat", ".teacher"),
    ("/setup/color-quest", "setup-quest", "[data-tool='begin']"),
    ("/learn/color-quest", "learn-quest", ".learn .board"),
    ("/play/color-quest", "table-quest", ".prompt.mine:not(.wait)"),
    ("/lesson/color-quest", "lesson-quest", ".teacher"),
    ("/setup/coraquest", "setup-cora", "[data-tool='begin']"),
    ("/learn/coraquest", "learn-cora", ".learn .board"),
    ("/lesson/coraquest", "lesson-cora", ".teacher"),
    ("/online", "online", ".page .btn"),
    ("/replay", "replay", ".replays label"),
];

#[tokio::test]
async fn nothing_is_wider_than_a_small_screen_or_too_small_for_a_finger() -> Result<(), Trouble> {
    let site = Site::open()?;
    for lang in ["en", "fr"] {
        let browser = Browser::start(&site, Screen::Phone, lang).await?;
        for (address, name, there) in PAGES {
            browser.open(address).await?;
            browser.wait_for(there).await?;
            browser.screenshot(&format!("phone-{name}-{lang}")).await?;
            assert_eq!(browser.unhandy().await?, Vec::<String>::new(), "{address} in {lang}");
        }
        browser.finish().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_first_tap_shows_and_the_second_plays() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Phone, "en").await?;
    let game = AnyGame::named("paint-brawl")?;
    let table = game.open(&game.quick_start("initiation-2")?, Seed::numbered(3))?;
    browser.sit_down(&Saved::of(&*table, &["person", "easy"])?).await?;
    assert_eq!(browser.turn(0).await?, Turn::Mine);
    // Any figure, verb and place.
    let choices = choices(&*table)?;
    let moves = |choice: &&arcade::Choice| matches!(choice.touches[..], [Touch::Spot(_), Touch::Verb(_), Touch::Spot(_)]);
    let choice = choices.iter().find(moves).ok_or("no figure can go anywhere")?;
    let [Touch::Spot(from), Touch::Verb(verb), Touch::Spot(to)] = choice.touches[..] else { return Err("it changed".into()) };
    browser.tap(&format!("#sq-{from}")).await?;
    browser.screenshot("phone-touched").await?;
    browser.tap(&format!(".act[data-verb='{verb}']")).await?;
    browser.tap(&format!("#sq-{to}")).await?;
    // Nothing is done yet, and the button under the thumb says what would be.
    let go = browser.text("[data-tool='go']").await?;
    assert_eq!(go.trim(), choice.words);
    assert!(!browser.all(".ghost").await?.is_empty(), "nothing shows what would be");
    assert_eq!(browser.decisions().await?, 0);
    browser.screenshot("phone-ghost").await?;
    assert_eq!(browser.unhandy().await?, Vec::<String>::new());
    browser.tap(&format!("#sq-{to}")).await?;
    browser.turn(1).await?;
    let done = browser.remembered().await?.table()?;
    assert_eq!(
        done.moment(1, arcade::Viewer::Bystander, arcade::Lang::En).and_then(|moment| moment.action),
        Some(choice.action.clone())
    );
    browser.finish().await
}

/// How wide a square is on the screen.
async fn width(browser: &Browser, spot: u16) -> Result<f64, Trouble> {
    let script = format!("return document.querySelector('#sq-{spot} .hit').getBoundingClientRect().width");
    Ok(browser.script(&script).await?.as_f64().ok_or("a width is a number")?)
}

#[tokio::test]
async fn a_large_board_is_looked_at_closer_and_played_so() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Phone, "fr").await?;
    let game = AnyGame::named("dark-threat")?;
    let table = game.open(&game.quick_start("easy-2")?, Seed::numbered(3))?;
    browser.sit_down(&Saved::of(&*table, &["easy", "person"])?).await?;
    assert_eq!(browser.turn(0).await?, Turn::Mine);
    let king = choices(&*table)?.iter().find(|choice| choice.action.starts_with("advanced-network f6 f6 n")).cloned();
    let king = king.ok_or("the King cannot paint")?;
    let [Touch::Spot(from), Touch::Verb(verb), Touch::Spot(to)] = king.touches[..] else { return Err("it changed".into()) };
    let small = width(&browser, from).await?;
    browser.screenshot("phone-threat-whole").await?;
    browser.tap("[data-tool='closer']").await?;
    browser.tap("[data-tool='closer']").await?;
    let large = width(&browser, from).await?;
    assert!(large > 2.0 * small, "{small} {large}");
    browser.screenshot("phone-threat-closer").await?;
    assert_eq!(browser.unhandy().await?, Vec::<String>::new());
    browser.tap(&format!("#sq-{from}")).await?;
    browser.tap(&format!(".act[data-verb='{verb}']")).await?;
    browser.tap(&format!("#sq-{to}")).await?;
    browser.screenshot("phone-threat-ghost").await?;
    browser.tap(&format!("#sq-{to}")).await?;
    browser.turn(1).await?;
    let done = browser.remembered().await?.table()?;
    assert_eq!(
        done.moment(1, arcade::Viewer::Bystander, arcade::Lang::En).and_then(|moment| moment.action),
        Some(king.action.clone())
    );
    browser.tap("[data-tool='whole']").await?;
    assert!((width(&browser, from).await? - small).abs() < 0.5);
    browser.finish().await
}

/// A small seat shows the dice that lie in front of it, not the places for them; those are below the board.
#[tokio::test]
async fn the_dice_of_both_sides_are_in_sight() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Phone, "en").await?;
    let game = AnyGame::named("color-quest")?;
    let table = game.open(&game.quick_start("quick")?, Seed::numbered(3))?;
    browser.sit_down(&Saved::of(&*table, &["person", "easy"])?).await?;
    assert_eq!(browser.turn(0).await?, Turn::Mine);
    let seen = "return [...document.querySelectorAll('.seat .rack .row > span')].filter(slot => slot.offsetParent).length";
    assert_eq!(browser.script(seen).await?, 1, "Kaos begins with a die, Gaia without");
    assert_eq!(browser.all(".camps .slot").await?.len(), 24);
    assert_eq!(browser.unhandy().await?, Vec::<String>::new());
    browser.screenshot("phone-quest-dice").await?;
    browser.script("document.documentElement.dataset.theme = 'dark'").await?;
    browser.screenshot("phone-quest-dice-dark").await?;
    browser.finish().await
}

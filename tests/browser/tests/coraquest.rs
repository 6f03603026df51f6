//! CoraQuest in the browser: a whole quest by mouse, a walk by one touch, stories that are read and closed, and a telephone.

use arcade::{AnyGame, AnySetup, AnyTable, Choice, Seed, Touch};
use browser::saved::{Saved, choices, scattered};
use browser::{Browser, Screen, Site, Trouble, Turn};
use std::time::Instant;

/// What brings the quest on: its own actions, new cards, attacks; never a trade, which need not end.
fn onward<'a>(table: &dyn AnyTable, choices: &'a [Choice]) -> Option<&'a Choice> {
    let decided = table.decisions();
    let first = |words: &[&str]| {
        let fitting: Vec<&Choice> =
            choices.iter().filter(|choice| words.iter().any(|word| choice.action.starts_with(word))).collect();
        fitting.get(scattered(decided) % fitting.len().max(1)).copied()
    };
    let far = choices.iter().filter(|choice| choice.then.len() > 2).nth(scattered(decided) % 7);
    first(&["quest", "option", "lay", "revive"])
        .or_else(|| first(&["attack", "whirl", "yes", "search"]))
        .or_else(|| first(&["reveal"]))
        .or_else(|| far.filter(|_| !decided.is_multiple_of(3)))
        .or_else(|| first(&["stop", "end", "hero", "at", "cancel", "no"]))
        .or_else(|| choices.first())
}

/// Plays until so many decisions are taken or the game is over.
async fn play(browser: &Browser, most: usize) -> Result<Turn, Trouble> {
    let mut decided = browser.decisions().await?;
    loop {
        let turn = browser.turn(decided).await?;
        browser.read().await?;
        if turn != Turn::Mine || decided >= most {
            return Ok(turn);
        }
        let table = browser.remembered().await?.table()?;
        let choices = choices(&*table)?;
        let choice = onward(&*table, &choices).ok_or("nothing can be done")?;
        browser.touch(&choice.touches).await?;
        // A walk goes on by itself until it is done or something comes between.
        browser.turn(table.decisions() + 1).await?;
        browser.wait_until("return !document.querySelector('.table.walks')").await?;
        decided = browser.decisions().await?;
    }
}

fn table(setup: &str, seed: u64) -> Result<Box<dyn AnyTable>, Trouble> {
    let game = AnyGame::named("coraquest")?;
    Ok(game.open(&game.quick_start("first")?.overlaid(AnySetup::from_json(setup)?), Seed::numbered(seed))?)
}

#[tokio::test]
async fn a_whole_quest_by_mouse() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let began = Instant::now();
    browser.sit_down(&Saved::of(&*table("{}", 11)?, &["person"])?).await?;
    // The story begins the game, is closed by a key, and can be read again.
    browser.wait_for(".tale p").await?;
    browser.screenshot("cora-story").await?;
    browser.keys([char::from(browser::Key::Enter)]).await?;
    browser.wait_until("return !document.querySelector('.tale')").await?;
    browser.click("[data-tool='story']").await?;
    browser.wait_for(".tale p").await?;
    browser.read().await?;
    assert_eq!(browser.all(".member").await?.len(), 4);
    browser.screenshot("cora-start").await?;
    play(&browser, 12).await?;
    browser.screenshot("cora-early").await?;
    play(&browser, 60).await?;
    browser.screenshot("cora-middle").await?;
    let turn = play(&browser, 900).await?;
    println!("{} decisions, {:?}", browser.decisions().await?, began.elapsed());
    assert_eq!(turn, Turn::Over);
    browser.wait_until("return document.querySelector('.ending .outcome')?.innerText.length > 5").await?;
    browser.screenshot("cora-over").await?;
    assert!(browser.remembered().await?.table()?.outcome().is_some());
    browser.finish().await
}

/// One touch on a far square is a Move and its steps, each a decision of its own.
#[tokio::test]
async fn a_far_square_is_walked_to_by_one_touch() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "fr").await?;
    let mut table = table("{}", 3)?;
    table.play("hero healer_cat")?;
    browser.sit_down(&Saved::of(&*table, &["person"])?).await?;
    assert_eq!(browser.turn(1).await?, Turn::Mine);
    let choices = choices(&*table)?;
    let walk = choices.iter().find(|choice| choice.action == "move" && choice.then.len() == 2).ok_or("nowhere to walk to")?;
    let [Touch::Spot(to)] = walk.touches[..] else { return Err("a walk is one touch".into()) };
    browser.touch(&walk.touches).await?;
    browser.turn(4).await?;
    let there = browser.remembered().await?.table()?;
    let done: Vec<_> = (2..=4).filter_map(|number| there.moment(number, arcade::Viewer::Bystander)?.action).collect();
    assert_eq!(done, [vec![walk.action.clone()], walk.then.clone()].concat());
    assert!(!browser.all(&format!("#sq-{to}")).await?.is_empty());
    browser.screenshot("cora-walked").await?;
    browser.finish().await
}

#[tokio::test]
async fn a_telephone_shows_a_dungeon_that_grows() -> Result<(), Trouble> {
    let site = Site::open()?;
    for lang in ["en", "fr"] {
        let browser = Browser::start(&site, Screen::Phone, lang).await?;
        browser.sit_down(&Saved::of(&*table("{}", 11)?, &["person"])?).await?;
        browser.wait_for(".tale p").await?;
        browser.screenshot(&format!("phone-cora-story-{lang}")).await?;
        browser.read().await?;
        browser.screenshot(&format!("phone-cora-start-{lang}")).await?;
        assert_eq!(browser.unhandy().await?, Vec::<String>::new());
        let mut later = table("{}", 11)?;
        while later.decisions() < 90 && later.outcome().is_none() {
            let choices = choices(&*later)?;
            let choice = onward(&*later, &choices).ok_or("nothing can be done")?.clone();
            later.play(&choice.action)?;
        }
        browser.sit_down(&Saved::of(&*later, &["person"])?).await?;
        browser.turn(later.decisions()).await?;
        browser.read().await?;
        browser.screenshot(&format!("phone-cora-later-{lang}")).await?;
        // Squares are large enough for a finger however far the dungeon has grown.
        let width = browser.script("return document.querySelector('.sq .hit').getBoundingClientRect().width").await?;
        assert!(width.as_f64().unwrap_or(0.0) > 30.0, "{width}");
        browser.finish().await?;
    }
    Ok(())
}

//! Whole games by mouse, and by keyboard alone.

use arcade::{AnyGame, AnySetup, AnyTable, Choice, Seed};
use bots::{Bot, Player, Spec};
use browser::saved::{Saved, choices, nearly_over, scattered};
use browser::{Browser, Screen, Site, Trouble, Turn};
use std::time::Instant;

/// Any of what may be done; what brings the game nearer to its end first.
fn any(choices: &[Choice], number: usize) -> Option<&Choice> {
    let onward: Vec<&Choice> = choices.iter().filter(|choice| choice.action.starts_with("place")).collect();
    match onward.len() {
        0 => choices.get(scattered(number) % choices.len().max(1)),
        some => onward.get(scattered(number) % some).copied(),
    }
}

/// Whether the page says who has won. It fades in, so that it cannot be read at once.
const OUTCOME: &str = "return document.querySelector('.ending .outcome')?.innerText.length > 5";

/// What a bot that looks one decision ahead would do: it comes to an end sooner than whoever does anything.
fn good<'a>(table: &dyn AnyTable, choices: &'a [Choice]) -> Option<&'a Choice> {
    let mut bot = Bot::new(Spec::usual(Player::Greedy), 7);
    let chosen = bot.choose_from(&table.insight()?)?;
    choices.iter().find(|choice| choice.action == chosen.action)
}

/// Plays until so many own decisions are taken or the game is over.
async fn play(browser: &Browser, most: usize, keys: bool) -> Result<(usize, Turn), Trouble> {
    play_by(browser, most, keys, |_, choices, number| any(choices, number)).await
}

/// The same, by what `choose` would do.
async fn play_by(
    browser: &Browser,
    most: usize,
    keys: bool,
    choose: impl for<'a> Fn(&dyn AnyTable, &'a [Choice], usize) -> Option<&'a Choice>,
) -> Result<(usize, Turn), Trouble> {
    let (mut own, mut decided) = (0, browser.decisions().await?);
    loop {
        let turn = browser.turn(decided).await?;
        if turn != Turn::Mine || own == most {
            return Ok((own, turn));
        }
        let table = browser.remembered().await?.table()?;
        let choices = choices(&*table)?;
        let choice = choose(&*table, &choices, decided).ok_or("nothing can be done")?;
        if keys {
            browser.touch_by_keys(&choice.touches).await?;
        } else {
            browser.touch(&choice.touches).await?;
        }
        decided = table.decisions() + 1;
        own += 1;
    }
}

#[tokio::test]
async fn a_whole_game_of_chromatic_conflict_by_mouse() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    let began = Instant::now();
    browser.click("[data-game='chromatic-conflict'] .btn.primary").await?;
    let (own, turn) = play(&browser, 6, false).await?;
    assert_eq!((own, turn), (6, Turn::Mine));
    browser.screenshot("conflict-middle").await?;
    // A hint is a choice that one more click plays.
    browser.click("[data-tool='hint']").await?;
    browser.wait_for(".toast b").await?;
    browser.screenshot("conflict-hint").await?;
    let decided = browser.decisions().await?;
    browser.click("[data-tool='go']").await?;
    browser.turn(decided + 1).await?;
    let (own, turn) = play(&browser, 300, false).await?;
    assert_eq!(turn, Turn::Over);
    println!("{} more decisions, {} in all, {:?}", own, browser.decisions().await?, began.elapsed());
    browser.wait_until(OUTCOME).await?;
    assert!(browser.all(".sq.can").await?.is_empty());
    browser.screenshot("conflict-over").await?;
    let table = browser.remembered().await?.table()?;
    assert!(table.outcome().is_some());
    browser.finish().await
}

#[tokio::test]
async fn a_game_of_paint_brawl_by_mouse_and_its_end() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let began = Instant::now();
    browser.open("/play/paint-brawl").await?;
    browser.wait_for(".sq.can").await?;
    println!("playable after {:?}", began.elapsed());
    assert_eq!(browser.path().await?, "/table/local");
    let (own, _) = play(&browser, 12, false).await?;
    println!("{own} decisions by mouse, {:?}", began.elapsed());
    browser.screenshot("brawl-middle").await?;

    let game = AnyGame::named("paint-brawl")?;
    let (table, decision) = nearly_over(&game, &game.quick_start("initiation-2")?)?;
    browser.sit_down(&Saved::of(&*table, &["person", "normal"])?).await?;
    assert_eq!(browser.turn(table.decisions()).await?, Turn::Mine);
    browser.screenshot("brawl-before-the-end").await?;
    let choices = choices(&*table)?;
    let last = choices.iter().find(|choice| choice.action == decision).ok_or("the last decision cannot be touched")?;
    browser.touch(&last.touches).await?;
    assert_eq!(browser.turn(table.decisions() + 1).await?, Turn::Over);
    browser.screenshot("brawl-over").await?;
    browser.wait_until(OUTCOME).await?;
    browser.click(".ending .btn.quiet").await?;
    browser.wait_until("return !document.querySelector('.ending')").await?;
    browser.finish().await
}

/// A whole game by mouse against an easy bot; `picture` is of its end.
async fn whole(game: &str, quick_start: &str, but: &str, picture: &str) -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let game = AnyGame::named(game)?;
    let table = game.open(&game.quick_start(quick_start)?.overlaid(AnySetup::from_json(but)?), Seed::numbered(11))?;
    let began = Instant::now();
    browser.sit_down(&Saved::of(&*table, &["person", "easy"])?).await?;
    let (own, turn) = play_by(&browser, 500, false, |table, choices, _| good(table, choices)).await?;
    println!("{own} decisions by mouse, {} in all, {:?}", browser.decisions().await?, began.elapsed());
    assert_eq!(turn, Turn::Over);
    browser.wait_until(OUTCOME).await?;
    browser.screenshot(picture).await?;
    assert!(browser.remembered().await?.table()?.outcome().is_some());
    browser.finish().await
}

#[tokio::test]
async fn a_whole_game_of_paint_brawl_by_mouse() -> Result<(), Trouble> {
    whole("paint-brawl", "initiation-2", "{}", "brawl-whole").await
}

#[tokio::test]
#[ignore = "long: make long"]
async fn a_whole_game_of_dark_threat_by_mouse() -> Result<(), Trouble> {
    // The fewest cycles that a table may ask for.
    whole("dark-threat", "easy-2", r#"{"cycles": 10}"#, "threat-whole").await
}

#[tokio::test]
#[ignore = "long: make long"]
async fn a_whole_game_of_color_quest_by_mouse() -> Result<(), Trouble> {
    // The scenario that comes to an end soonest.
    whole("color-quest", "quick-harvest", "{}", "quest-whole").await
}

#[tokio::test]
async fn some_turns_of_paint_brawl_by_keyboard_alone() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    browser.tab_to("[data-game='paint-brawl'] .btn.primary").await?;
    browser.keys([char::from(browser::Key::Enter)]).await?;
    let (own, turn) = play(&browser, 14, true).await?;
    assert_eq!((own, turn), (14, Turn::Mine));
    browser.screenshot("brawl-keys").await?;
    browser.finish().await
}

#[tokio::test]
async fn some_turns_of_dark_threat_by_mouse_and_by_keyboard() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    browser.click("[data-game='dark-threat'] .btn.primary").await?;
    let (own, turn) = play(&browser, 14, false).await?;
    assert_eq!((own, turn), (14, Turn::Mine));
    browser.screenshot("threat-middle").await?;
    // The four turns of a cycle are in sight, and one of them is played.
    assert_eq!(browser.all(".track li").await?.len(), 4);
    assert_eq!(browser.all(".track li[aria-current]").await?.len(), 1);
    assert!(!browser.all(".tasks li").await?.is_empty());
    // Keys look closer, and the board follows the focus.
    browser.keys(['+', '+']).await?;
    browser.wait_until("return !!document.querySelector('.board.close')").await?;
    let (own, turn) = play(&browser, 4, true).await?;
    assert_eq!((own, turn), (4, Turn::Mine));
    browser.screenshot("threat-closer").await?;
    browser.keys(['0']).await?;
    browser.wait_until("return !document.querySelector('.board.close')").await?;
    browser.finish().await
}

#[tokio::test]
async fn some_turns_of_color_quest_by_mouse_and_by_keyboard() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    browser.click("[data-game='color-quest'] .btn.primary").await?;
    let (own, turn) = play_by(&browser, 14, false, |table, choices, _| good(table, choices)).await?;
    assert_eq!((own, turn), (14, Turn::Mine));
    browser.screenshot("quest-middle").await?;
    // The four sequences of a turn are in sight, one of them is played, and so are the dice of both sides.
    assert_eq!(browser.all(".track li").await?.len(), 4);
    assert_eq!(browser.all(".track li[aria-current]").await?.len(), 1);
    assert_eq!(browser.all(".seat .rack .slot").await?.len(), 24);
    browser.keys(['+', '+']).await?;
    browser.wait_until("return !!document.querySelector('.board.close')").await?;
    let (own, turn) = play(&browser, 6, true).await?;
    assert_eq!((own, turn), (6, Turn::Mine));
    browser.screenshot("quest-closer").await?;
    browser.finish().await
}

/// A path of two steps is declared step by step, and taken back as long as nobody was told anything.
#[tokio::test]
async fn a_march_of_color_quest_is_aimed_step_by_step_and_taken_back() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let game = AnyGame::named("color-quest")?;
    let mut table = game.open(&game.quick_start("quick-escort")?, Seed::numbered(3))?;
    table.play("end")?;
    browser.sit_down(&Saved::of(&*table, &["person", "easy"])?).await?;
    assert_eq!(browser.turn(1).await?, Turn::Mine);
    let first = choices(&*table)?.into_iter().find(|choice| choice.action == "forced-march b2 b3");
    browser.touch(&first.ok_or("Oak cannot march")?.touches).await?;
    browser.wait_until("return !!document.querySelector(\"[data-verb='enough']\")").await?;
    browser.screenshot("quest-aiming").await?;
    browser.click("[data-tool='undo']").await?;
    browser.wait_until("return !document.querySelector(\"[data-verb='enough']\")").await?;
    assert_eq!(browser.decisions().await?, 1);
    browser.finish().await
}

/// The first choices of a full game, with all entries of the army list.
#[tokio::test]
async fn a_band_of_color_quest_is_built_by_mouse() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "fr").await?;
    let game = AnyGame::named("color-quest")?;
    let table = game.open(&game.quick_start("full")?, Seed::numbered(3))?;
    browser.sit_down(&Saved::of(&*table, &["person", "easy"])?).await?;
    let (own, turn) = play_by(&browser, 12, false, |table, choices, _| good(table, choices)).await?;
    assert_eq!((own, turn), (12, Turn::Mine));
    browser.screenshot("quest-band").await?;
    browser.finish().await
}

#[tokio::test]
async fn a_whole_game_of_chromatic_conflict_by_keyboard_alone() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    browser.wait_for("#app main").await?;
    browser.tab_to("[data-game='chromatic-conflict'] .btn.primary").await?;
    browser.keys([char::from(browser::Key::Enter)]).await?;
    let began = Instant::now();
    let (own, turn) = play(&browser, 300, true).await?;
    println!("{own} decisions by keyboard, {:?}", began.elapsed());
    assert_eq!(turn, Turn::Over);
    browser.wait_until(OUTCOME).await?;
    browser.screenshot("conflict-keys-over").await?;
    browser.finish().await
}

//! People around one screen: nobody sees another's hand.

use arcade::{AnyGame, AnyTable, Lang, Seat, Viewer};
use browser::saved::{Saved, after, choices, whole_game};
use browser::{Browser, Screen, Site, Trouble, Turn};

/// The titles of a seat's cards.
fn titles(table: &dyn AnyTable, number: u8) -> Result<String, Trouble> {
    let viewer = Viewer::Seat(Seat::numbered(number).ok_or("no such seat")?);
    let scene = table.game().sight(table.world(viewer).position(), viewer)?.scene(Lang::En);
    Ok(scene.hand.iter().map(|card| card.title.as_str()).collect::<Vec<_>>().join(","))
}

/// A game in which both have cards, and one of them decides next and can end the turn.
fn table_with_hands() -> Result<(Box<dyn AnyTable>, String), Trouble> {
    let game = AnyGame::named("paint-brawl")?;
    let setup = game.quick_start("initiation-2")?;
    for seed in 0..60 {
        let Ok((actions, _)) = whole_game(&game, &setup, seed) else { continue };
        for (at, action) in actions.iter().enumerate().filter(|(_, action)| *action == "end") {
            let table = after(&game, &setup, seed, &actions[..at])?;
            let (one, two) = (titles(&*table, 1)?, titles(&*table, 2)?);
            if !one.is_empty() && !two.is_empty() && one != two {
                return Ok((table, action.clone()));
            }
        }
    }
    Err("there is no such game".into())
}

/// The titles of the cards that are in the page, whether or not they can be seen.
async fn cards(browser: &Browser) -> Result<String, Trouble> {
    let script = "return [...document.querySelectorAll('.bcard b')].map(card => card.textContent).join()";
    Ok(browser.script(script).await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn the_device_is_passed_before_a_hand_is_shown() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let (table, end) = table_with_hands()?;
    let first = table.to_act().ok_or("nobody decides")?.number();
    browser.sit_down(&Saved::of(&*table, &["person", "person"])?).await?;
    assert_eq!(browser.turn(table.decisions()).await?, Turn::Handing);
    assert_eq!(cards(&browser).await?, "", "a hand is in the page while nobody has the device");
    assert_eq!(browser.text(".cover h2").await?, browser::said("pass-device"));
    browser.screenshot("hotseat-pass").await?;
    browser.click(".cover .btn.primary").await?;
    assert_eq!(browser.turn(table.decisions()).await?, Turn::Mine);
    assert_eq!(cards(&browser).await?, titles(&*table, first)?);
    browser.screenshot("hotseat-first").await?;

    let choices = choices(&*table)?;
    let end = choices.iter().find(|choice| choice.action == end).ok_or("the turn cannot be ended")?;
    browser.touch(&end.touches).await?;
    assert_eq!(browser.turn(table.decisions() + 1).await?, Turn::Handing);
    assert_eq!(cards(&browser).await?, "", "the hand of the one before is still in the page");
    browser.click(".cover .btn.primary").await?;
    assert_eq!(browser.turn(table.decisions() + 1).await?, Turn::Mine);
    assert_eq!(cards(&browser).await?, titles(&*browser.remembered().await?.table()?, 3 - first)?);
    browser.screenshot("hotseat-second").await?;
    browser.finish().await
}

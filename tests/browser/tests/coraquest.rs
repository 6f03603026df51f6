//! CoraQuest in the browser: a whole quest by mouse, a walk by one touch, stories that are read and closed, and a telephone.

use arcade::{AnyGame, AnySetup, AnyTable, Choice, Lang, Layer, LineOfSight, Seed, SpotId, Touch, Viewer};
use browser::saved::{Saved, choices, scattered};
use browser::{Browser, Screen, Site, Trouble, Turn};
use serde_json::json;
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
    let done: Vec<_> =
        (2..=4).filter_map(|number| there.moment(number, arcade::Viewer::Bystander, arcade::Lang::En)?.action).collect();
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

/// The table after some decisions that bring the quest on.
fn later(decisions: usize) -> Result<Box<dyn AnyTable>, Trouble> {
    let mut later = table("{}", 11)?;
    while later.decisions() < decisions && later.outcome().is_none() {
        let choices = choices(&*later)?;
        let choice = onward(&*later, &choices).ok_or("nothing can be done")?.clone();
        later.play(&choice.action)?;
    }
    Ok(later)
}

/// What all figures see, those first that see most.
fn gazes(table: &dyn AnyTable, lang: Lang) -> Result<Vec<LineOfSight>, Trouble> {
    let sight = table.game().sight(table.world(Viewer::Bystander).position(), Viewer::Bystander)?;
    let scene = sight.scene(lang);
    let figures = scene.pieces.iter().filter(|piece| piece.layer == Layer::Figure);
    let mut gazes: Vec<LineOfSight> = figures.filter_map(|piece| sight.line_of_sight(piece.spot, lang)).collect();
    gazes.sort_by_key(|gaze| (gaze.targets.is_empty() && gaze.prey.is_empty(), usize::MAX - gaze.seen.len()));
    Ok(gazes)
}

/// Moves the mouse onto a place of the board, as a hand does.
async fn hover(browser: &Browser, spot: SpotId) -> Result<(), Trouble> {
    let place = format!(
        "const box = document.querySelector('#sq-{spot} .hit').getBoundingClientRect();
         return [box.left + box.width / 2, box.top + box.height / 2]"
    );
    let place = browser.script(&place).await?;
    let to = json!({ "type": "mouseMoved", "x": place[0], "y": place[1] });
    browser.tools("Input.dispatchMouseEvent", &to).await?;
    Ok(())
}

/// What is drawn: how many squares the wash covers, how many are in its sights, how many after a Move, and what is said.
const GAZE: &str = "const count = css => document.querySelectorAll(css).length;
    const wash = document.querySelector('.gaze .gz-w')?.getAttribute('d') ?? '';
    return [wash.split('M').length - 1, count('.watch .target'), count('.watch .prey'), count('.gaze .gz-i'),
        document.querySelector('.prompt .pv').textContent]";

async fn shows(browser: &Browser, gaze: &LineOfSight) -> Result<(), Trouble> {
    let drawn = format!(
        "return (document.querySelector('.gaze .gz-w')?.getAttribute('d') ?? '').split('M').length - 1 === {}",
        gaze.seen.len() + 1
    );
    browser.wait_until(&drawn).await?;
    let told = browser.script(GAZE).await?;
    let numbers = [&told[1], &told[2], &told[3]].map(|number| number.as_u64().unwrap_or(99) as usize);
    assert_eq!(numbers, [gaze.targets.len(), gaze.prey.len(), 1], "{gaze:?}");
    assert!(told[4].as_str().is_some_and(|words| words.contains(&gaze.words)), "{} in {}", gaze.words, told[4]);
    Ok(())
}

#[tokio::test]
async fn cr_los_1_pointing_at_a_figure_shows_what_it_sees() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let later = later(70)?;
    let gazes = gazes(&*later, Lang::En)?;
    let [first, second, ..] = &gazes[..] else { return Err("four heroes stand on the board".into()) };
    browser.sit_down(&Saved::of(&*later, &["person"])?).await?;
    browser.turn(later.decisions()).await?;
    browser.read().await?;
    assert_eq!(browser.all(".gaze path").await?.len(), 0, "nothing is shown unasked");
    hover(&browser, first.from).await?;
    shows(&browser, first).await?;
    browser.screenshot("cora-gaze").await?;
    hover(&browser, second.from).await?;
    shows(&browser, second).await?;
    // Where nobody stands nothing is seen from.
    let bare = first.seen.iter().find(|spot| !gazes.iter().any(|gaze| gaze.from == **spot)).ok_or("a bare square")?;
    hover(&browser, *bare).await?;
    browser.wait_until("return !document.querySelector('.gaze path')").await?;
    // The keyboard points too, on the board and at the cards of the heroes.
    browser.script(&format!("document.getElementById('sq-{}').focus()", second.from)).await?;
    shows(&browser, second).await?;
    browser.script("document.querySelector('.member .mug').focus()").await?;
    browser.wait_until("return document.querySelectorAll('.watch .gz-eye').length === 1").await?;
    browser.script("localStorage.setItem('khroma.theme', 'dark')").await?;
    browser.reload().await?;
    browser.turn(later.decisions()).await?;
    browser.read().await?;
    hover(&browser, first.from).await?;
    shows(&browser, first).await?;
    browser.screenshot("cora-gaze-dark").await?;
    browser.finish().await
}

#[tokio::test]
async fn a_finger_sees_what_a_figure_sees_by_touching_it() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Phone, "fr").await?;
    let later = later(70)?;
    browser.sit_down(&Saved::of(&*later, &["person"])?).await?;
    browser.turn(later.decisions()).await?;
    browser.read().await?;
    for theme in ["light", "dark"] {
        browser.tap(".member .mug").await?;
        browser.wait_for(".watch .gz-eye").await?;
        assert_eq!(browser.all(".toast").await?.len(), 0, "nobody asked why a hero cannot be struck");
        browser.script("document.querySelector('.boardbox').scrollIntoView({ block: 'center' })").await?;
        browser.screenshot(&format!("phone-cora-gaze-{theme}")).await?;
        browser.script("localStorage.setItem('khroma.theme', 'dark')").await?;
        browser.reload().await?;
        browser.turn(later.decisions()).await?;
        browser.read().await?;
    }
    browser.finish().await
}

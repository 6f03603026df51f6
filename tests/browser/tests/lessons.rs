//! All first games, from their first word to their last.

use arcade::{AnyGame, Seed};
use browser::saved::choices;
use browser::{Browser, Screen, Site, Trouble};
use serde::Deserialize;

/// What this needs of a lesson's file.
#[derive(Deserialize)]
struct Lesson {
    game: String,
    seed: u64,
    position: String,
    step: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    key: String,
    allow: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
}

const LESSONS: [&str; 5] = [
    include_str!("../../../web/content/lessons/chromatic-conflict.toml"),
    include_str!("../../../web/content/lessons/paint-brawl.toml"),
    include_str!("../../../web/content/lessons/dark-threat.toml"),
    include_str!("../../../web/content/lessons/color-quest.toml"),
    include_str!("../../../web/content/lessons/coraquest.toml"),
];

/// What a game says in English.
fn told(game: &'static str, key: &str) -> String {
    texts::Message::new(game, key.to_owned()).say(texts::Lang::En)
}

/// Plays lessons from their first word to their last. Nothing of a lesson is ever below the window's edge.
async fn learn(browser: &Browser, lessons: &[&str]) -> Result<(), Trouble> {
    for text in lessons {
        let lesson: Lesson = toml::from_str(text)?;
        let game = AnyGame::named(&lesson.game)?;
        let mut table = game.resume(&lesson.position, Seed::numbered(lesson.seed))?;
        browser.open(&format!("/learn/{}", lesson.game)).await?;
        browser.click(".learn aside .btn.primary").await?;
        for (number, step) in lesson.step.iter().enumerate() {
            browser.turn(table.decisions()).await?;
            browser.read().await?;
            let said = browser.text(".teacher").await?;
            assert!(said.contains(&told(game.name(), &format!("lesson-step-{}", step.key))), "{said}");
            let height = browser.script("return document.documentElement.scrollHeight").await?;
            assert_eq!(height, 900, "step {number} of {}", lesson.game);
            if number < 4 {
                browser.screenshot(&format!("lesson-{}-{number}", lesson.game)).await?;
            }
            let choices = choices(&*table)?;
            let wanted = choices.iter().find(|choice| step.allow.iter().any(|begin| choice.action.starts_with(begin)));
            let wanted = wanted.ok_or_else(|| format!("{:?} cannot be done", step.allow))?;
            browser.touch(&wanted.touches).await?;
            for action in [&wanted.action].into_iter().chain(&step.then) {
                table.play(action)?;
            }
        }
        browser.turn(table.decisions()).await?;
        let said = browser.text(".teacher").await?;
        assert!(said.contains(&told(game.name(), "lesson-closing")) && said.contains(&browser::said("lesson-done")), "{said}");
        browser.screenshot(&format!("lesson-{}-over", lesson.game)).await?;
    }
    Ok(())
}

#[tokio::test]
async fn lessons_are_played_to_the_end() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    learn(&browser, &LESSONS).await?;
    browser.finish().await
}

#[tokio::test]
async fn a_lesson_goes_on_at_the_pace_that_people_have() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::unhurried(site.address(), Screen::Desktop, "en").await?;
    learn(&browser, &LESSONS[1..]).await?;
    assert_eq!(browser.script("return localStorage.getItem('khroma.pace') ?? 'usual'").await?, "usual");
    browser.finish().await
}

#[tokio::test]
async fn a_lesson_brings_back_whoever_strays() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let lesson: Lesson = toml::from_str(LESSONS[1])?;
    let table = AnyGame::named(&lesson.game)?.resume(&lesson.position, Seed::numbered(lesson.seed))?;
    let choices = choices(&*table)?;
    let allowed = |action: &str| lesson.step[0].allow.iter().any(|begin| action.starts_with(begin.as_str()));
    let other = choices.iter().find(|choice| !allowed(&choice.action)).ok_or("there is nothing else to do")?;
    browser.open("/lesson/paint-brawl").await?;
    browser.touch(&other.touches).await?;
    assert_eq!(browser.text(".teacher .warn").await?, browser::said("lesson-other"));
    assert_eq!(browser.decisions().await?, 0);
    browser.finish().await
}

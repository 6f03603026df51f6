//! Games of the past: a file is verified, stepped through and seen by everybody; a changed one is refused.

use arcade::AnyGame;
use browser::saved::{after, whole_game};
use browser::{Browser, Screen, Site, Trouble};
use std::fs;

#[tokio::test]
async fn a_transcript_is_verified_stepped_through_and_seen_by_others() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let game = AnyGame::named("chromatic-conflict")?;
    let setup = arcade::AnySetup::default();
    let (actions, _) = whole_game(&game, &setup, 5)?;
    let table = after(&game, &setup, 5, &actions)?;
    let folder = tempfile::tempdir()?;
    let good = folder.path().join("good.khroma");
    fs::write(&good, table.transcript()?)?;

    browser.open("/replay").await?;
    let input = browser.wait_for("input[type='file']").await?;
    input.send_keys(&good.display().to_string()).await?;
    assert_eq!(browser.text(".verified .good").await?, browser::said("verified"));
    assert_eq!(browser.decisions().await?, actions.len());
    assert!(browser.all(".bcard").await?.is_empty(), "everybody sees a hand");
    browser.screenshot("replay-open").await?;

    let label = |key: &'static str| format!(".ctl [aria-label=\"{}\"]", browser::said(key));
    let last = actions.len();
    browser.click(&label("step-first")).await?;
    assert_eq!(browser.text(".lbl").await?, browser::said("log-start"));
    browser.click(&label("step-next")).await?;
    assert_eq!(browser.text(".lbl").await?, format!("1 / {last}"));
    browser.click("[data-tool='play']").await?;
    browser.wait_until(&format!("return document.querySelector('.lbl').textContent === '3 / {last}'")).await?;
    browser.click("[data-tool='play']").await?;
    // The log goes along: the line of the moment is marked, and in sight.
    let marked = "const list = document.querySelector('.log ol').getBoundingClientRect();
        const line = document.querySelector('.log [aria-current]')?.getBoundingClientRect();
        return !!line && line.top >= list.top - 1 && line.bottom <= list.bottom + 1";
    browser.wait_until(marked).await?;
    let height = browser.script("return document.documentElement.scrollHeight").await?;
    assert_eq!(height, 900, "the past does not fit the window");
    browser.screenshot("replay-third").await?;
    // Through the eyes of a seat, its hand is there.
    browser.click(&label("step-last")).await?;
    browser.click(&label("step-previous")).await?;
    browser.click("label.pill:nth-of-type(3)").await?;
    browser.wait_for(".bcard").await?;
    browser.screenshot("replay-third-seat").await?;
    browser.finish().await
}

#[tokio::test]
async fn a_changed_transcript_is_refused_with_its_line() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    let game = AnyGame::named("paint-brawl")?;
    let setup = game.quick_start("initiation-2")?;
    let (actions, _) = whole_game(&game, &setup, 5)?;
    let transcript = after(&game, &setup, 5, &actions[..12])?.transcript()?;
    let mut lines: Vec<String> = transcript.lines().map(str::to_owned).collect();
    let at = lines.iter().position(|line| line.contains(&actions[9])).ok_or("the tenth action has no line")?;
    // The same action with another check.
    let changed: String = lines[at].chars().rev().collect::<String>().replacen(|letter: char| letter.is_ascii_hexdigit(), "x", 1);
    lines[at] = changed.chars().rev().collect();
    let folder = tempfile::tempdir()?;
    let bad = folder.path().join("bad.khroma");
    fs::write(&bad, lines.join("\n") + "\n")?;
    browser.open("/replay").await?;
    browser.wait_for("input[type='file']").await?.send_keys(&bad.display().to_string()).await?;
    let said = browser.text(".warn[role='alert']").await?;
    let refused = texts::Message::new("page", "not-verified").with("why", "").say(texts::Lang::En);
    assert!(said.contains(refused.trim_end()) && said.contains(&format!("line {}", at + 1)), "{said}");
    assert!(browser.all(".board").await?.is_empty(), "it is shown all the same");
    browser.screenshot("replay-refused").await?;
    browser.finish().await
}

//! The workshop: what is made there is drawn, checked, kept, handed out, printed and played with.

use arcade::{AnyGame, Draft, Lang, PackFile};
use browser::saved::choices;
use browser::{Browser, Screen, Site, Trouble};
use serde_json::{Value, json};

async fn press(browser: &Browser, css: &str) -> Result<(), Trouble> {
    browser.wait_for(css).await?;
    browser.script(&format!("document.querySelector(\"{css}\").scrollIntoView({{ block: 'center' }})")).await?;
    browser.click(css).await
}

async fn write(browser: &Browser, css: &str, text: &str) -> Result<(), Trouble> {
    press(browser, css).await?;
    browser.keys(text.chars()).await
}

/// A line from the top left to the bottom right of the paper, as a mouse draws it.
const LINE: &str = "const paper = document.querySelector('.ws-paper'); paper.scrollIntoView({ block: 'center' });
    const box = paper.getBoundingClientRect();
    const say = (type, share) => paper.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1,
        clientX: box.left + box.width * (0.2 + 0.6 * share), clientY: box.top + box.height * (0.2 + 0.6 * share) }));
    say('pointerdown', 0); for (let at = 1; at < 9; at++) say('pointermove', at / 9); say('pointerup', 1);";

const CODES: &str = "return [...document.querySelectorAll('.ws-side [data-code]')].map(line => line.dataset.code).join(' ')";

fn game() -> Result<AnyGame, Trouble> {
    Ok(AnyGame::named("coraquest")?)
}

/// A pack of one hero, right or wrong.
fn pack(change: impl Fn(&mut Draft)) -> Result<String, Trouble> {
    let game = game()?;
    let mut hero = game.blank("hero", &[]).ok_or("heroes can be made")?;
    hero.set("/name", json!({ "en": "Beekeeper", "fr": "Apicultrice" }));
    change(&mut hero);
    Ok(game.survey("bees.pack.toml", &[hero], Lang::En).text)
}

#[tokio::test]
async fn cr_cust_4_a_hero_is_made_drawn_and_played_with() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/").await?;
    press(&browser, "[data-game='coraquest'] a[href='/workshop']").await?;
    press(&browser, "[data-make='hero']").await?;
    browser.wait_until("return !!document.querySelector('[data-code=H03]')").await?;
    write(&browser, "#ws-name-en", "Beekeeper").await?;
    browser.wait_until("return !document.querySelector('[data-code]')").await?;
    // Limits are live: points, and the rule that refuses too many of them.
    press(&browser, "[data-more='/health']").await?;
    press(&browser, "[data-more='/health']").await?;
    browser.wait_until("return document.querySelector('.ws-tally b').textContent === '21 / 21'").await?;
    press(&browser, "input[name='ws-die'][value='B']").await?;
    browser.wait_until("return !!document.querySelector('.ws-tally.bad')").await?;
    assert_eq!(browser.script(CODES).await?, "H08");
    browser.screenshot("workshop-refused").await?;
    press(&browser, "input[name='ws-die'][value='W']").await?;
    // Another type has other limits, and says so at the field.
    press(&browser, "input[name='ws-type'][value='fast']").await?;
    browser.wait_until("return document.querySelectorAll('.err').length >= 2").await?;
    press(&browser, "input[name='ws-type'][value='standard']").await?;
    browser.wait_until("return !document.querySelector('.err')").await?;
    browser.script(LINE).await?;
    browser.wait_until("return document.querySelectorAll('.ws-paper path').length === 1").await?;
    browser.script(LINE).await?;
    browser.wait_until("return document.querySelectorAll('.ws-paper path').length === 2").await?;
    press(&browser, "[data-tool='unstroke']").await?;
    browser.wait_until("return document.querySelectorAll('.ws-paper path').length === 1").await?;
    browser.screenshot("workshop-hero").await?;
    // What was made is still there when the page comes again.
    browser.reload().await?;
    browser.wait_for(".ws-paper path").await?;
    press(&browser, "[data-tool='play-with']").await?;
    browser.wait_for("[data-pack='my_pack.pack.toml']").await?;
    assert_eq!(browser.script("return document.querySelector('[data-pack]').checked").await?, true);
    browser.screenshot("workshop-setup").await?;
    press(&browser, "[data-tool='begin']").await?;
    browser.turn(0).await?;
    let table = browser.remembered().await?.table()?;
    assert_eq!(table.game().packs().len(), 1);
    let own = choices(&*table)?.into_iter().find(|choice| choice.action.contains("hero_1")).ok_or("the hero can be picked")?;
    browser.touch(&own.touches).await?;
    browser.turn(1).await?;
    // The others are picked and put down as they come, until the drawing stands on the board.
    for decisions in 1..20 {
        if browser.script("return !!document.querySelector('.board .strokes')").await? == true {
            break;
        }
        let first = choices(&*browser.remembered().await?.table()?)?.into_iter().next().ok_or("something can be done")?;
        browser.touch(&first.touches).await?;
        browser.turn(decisions + 1).await?;
    }
    browser.wait_for(".board .strokes").await?;
    browser.screenshot("workshop-table").await?;
    browser.finish().await
}

#[tokio::test]
async fn cr_cust_6_a_broken_pack_is_refused_with_every_reason_and_its_line() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "fr").await?;
    browser.open("/workshop").await?;
    let folder = tempfile::tempdir()?;
    let broken = pack(|hero| {
        hero.set("/health", json!(99));
        hero.set("/ability", json!("nap"));
    })?;
    let file = folder.path().join("bees.pack.toml");
    std::fs::write(&file, &broken)?;
    let path = file.to_str().ok_or("a path is text")?;
    browser.wait_for("[data-tool='import']").await?.send_keys(path).await?;
    browser.wait_for(".ws-refused").await?;
    let told = browser.text(".ws-refused").await?;
    let line = |key: &str| broken.lines().position(|line| line.starts_with(key)).map(|at| at + 1);
    for (code, key) in [("H05", "health"), ("H10", "ability")] {
        let place = format!("bees.pack.toml:{}", line(key).ok_or("it is written")?);
        assert!(told.contains(code) && told.contains(&place), "{code} at {place}: {told}");
    }
    assert!(told.contains("quatorze capacités"), "{told}");
    browser.screenshot("workshop-broken").await?;
    assert!(browser.all("[data-pack]").await?.is_empty(), "nothing of it is kept");
    browser.finish().await
}

#[tokio::test]
async fn a_pack_is_handed_out_as_a_file_and_comes_back_the_same() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/workshop").await?;
    let folder = tempfile::tempdir()?;
    let text = pack(|_| {})?;
    let file = folder.path().join("my bees.pack.toml");
    std::fs::write(&file, &text)?;
    let path = file.to_str().ok_or("a path is text")?;
    browser.wait_for("[data-tool='import']").await?.send_keys(path).await?;
    browser.wait_for("[data-pack='my_bees.pack.toml']").await?;
    let watch = "window.saved = ''; const make = URL.createObjectURL;
        URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text }); return make.call(URL, blob) }";
    browser.script(watch).await?;
    press(&browser, "[data-tool='export']").await?;
    browser.wait_until("return window.saved !== ''").await?;
    let saved = browser.script("return window.saved").await?;
    assert_eq!(saved, Value::String(text.clone()));
    assert!(game()?.with_packs(&[PackFile::new("again.pack.toml", &text)]).is_ok());
    // On paper: a card and a figure for each hero and enemy.
    press(&browser, "[data-make='enemy']").await?;
    write(&browser, "#ws-name-en", "Wasp").await?;
    browser.wait_until("return document.querySelectorAll('.ws-card.print').length === 2").await?;
    let paper = json!({ "printBackground": true, "preferCSSPageSize": true, "paperWidth": 8.27, "paperHeight": 11.69 });
    let printed = browser.tools("Page.printToPDF", &paper).await?;
    assert!(printed["data"].as_str().is_some_and(|data| data.len() > 4000), "something is on the paper");
    browser.tools("Emulation.setEmulatedMedia", &json!({ "media": "print" })).await?;
    browser.screenshot("workshop-print").await?;
    assert_eq!(browser.script("return getComputedStyle(document.querySelector('.ws-bench')).display").await?, "none");
    browser.tools("Emulation.setEmulatedMedia", &json!({ "media": "" })).await?;
    browser.finish().await
}

#[tokio::test]
async fn a_quest_and_a_card_are_made_and_the_quest_is_tried_at_once() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/workshop").await?;
    press(&browser, "[data-make='card']").await?;
    write(&browser, "#ws-name-en", "Bee Hall").await?;
    browser.wait_until("return !document.querySelector('[data-code]')").await?;
    for square in ["a1", "b1", "c1", "a3", "b3", "c3"] {
        press(&browser, &format!("[data-square='{square}']")).await?;
    }
    browser.wait_until("return document.querySelectorAll('.ws-square.wall').length === 6").await?;
    browser.wait_until("return !!document.querySelector('[data-code=C06]')").await?;
    browser.screenshot("workshop-card").await?;
    // The chosen sign on a square that shows it gives way to the next: a spawn point, which is floor.
    press(&browser, "[data-square='b3']").await?;
    browser.wait_until("return !document.querySelector('[data-code]')").await?;
    press(&browser, "[data-make='quest']").await?;
    write(&browser, "#ws-quest-title-en", "Bees").await?;
    for text in ["intro", "goal"] {
        let entry = format!("#ws-text-{text}-entry");
        press(&browser, &entry).await?;
        write(&browser, &format!("#ws-text-{text}-en"), "Bzz.").await?;
    }
    browser.wait_until("return !document.querySelector('[data-code]')").await?;
    // One more effect, from the list of all.
    press(&browser, "#ws-rule-0-entry").await?;
    press(&browser, "[data-add='/rule/0/do']").await?;
    browser.wait_for("#ws-rule-0-do-1-entry").await?;
    assert!(browser.all(".ws-chart .ws-box").await?.len() >= 6);
    browser.screenshot("workshop-quest").await?;
    press(&browser, "[data-tool='try']").await?;
    browser.turn(0).await?;
    let table = browser.remembered().await?.table()?;
    assert!(table.transcript()?.contains("\"quest\":\"quest_1\""));
    browser.screenshot("workshop-tried").await?;
    browser.finish().await
}

#[tokio::test]
async fn the_workshop_fits_a_small_telephone_in_the_dark() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Phone, "fr").await?;
    browser.open("/workshop").await?;
    browser.script("localStorage.setItem('khroma.theme', 'dark')").await?;
    browser.reload().await?;
    for sort in ["hero", "enemy", "item", "card", "quest"] {
        browser.tap(&format!("[data-make='{sort}']")).await?;
        browser.wait_for(".ws-form .in").await?;
        assert_eq!(browser.unhandy().await?, Vec::<String>::new(), "{sort}");
        browser.script("document.querySelector('.ws-form').scrollIntoView()").await?;
        browser.screenshot(&format!("workshop-phone-{sort}")).await?;
    }
    browser.script("document.querySelector('.ws-side')?.scrollIntoView()").await?;
    browser.screenshot("workshop-phone-side").await?;
    browser.finish().await
}

/// Keeps what is handed out as a file.
const WATCH: &str = "window.saved = ''; const make = URL.createObjectURL;
    URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text }); return make.call(URL, blob) }";

#[tokio::test]
async fn a_drawing_travels_in_the_file_and_comes_back() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/learn/coraquest").await?;
    press(&browser, "main a[href='/workshop']").await?;
    press(&browser, "[data-make='hero']").await?;
    write(&browser, "#ws-name-en", "Beekeeper").await?;
    browser.wait_until("return !document.querySelector('[data-code]')").await?;
    browser.script(LINE).await?;
    browser.wait_until("return document.querySelectorAll('.ws-paper path').length === 1").await?;
    let path = browser.script("return document.querySelector('.ws-paper path').getAttribute('d')").await?;
    browser.script(WATCH).await?;
    press(&browser, "[data-tool='export']").await?;
    browser.wait_until("return window.saved !== ''").await?;
    let saved = browser.script("return window.saved").await?.as_str().unwrap_or_default().to_owned();
    assert!(saved.contains("[[drawing]]\nof = \"hero-hero_1\"\nstrokes = ["), "{saved}");
    assert!(game()?.with_packs(&[PackFile::new("again.pack.toml", &saved)]).is_ok(), "{saved}");
    // Another browser has neither the pack nor the drawing.
    browser.script("localStorage.clear()").await?;
    browser.reload().await?;
    let folder = tempfile::tempdir()?;
    let take = async |name: &str, text: &str| -> Result<(), Trouble> {
        let file = folder.path().join(name);
        std::fs::write(&file, text)?;
        let path = file.to_str().ok_or("a path is text")?;
        browser.wait_for("[data-tool='import']").await?.send_keys(path).await?;
        Ok(())
    };
    take("bees.pack.toml", &saved).await?;
    browser.wait_for("[data-pack='bees.pack.toml']").await?;
    browser.wait_for(".ws-paper path").await?;
    assert_eq!(browser.script("return document.querySelector('.ws-paper path').getAttribute('d')").await?, path);
    browser.screenshot("workshop-drawing-back").await?;
    // A drawing that is none is refused with its reason, and nothing of the pack is kept.
    let line = saved.lines().find(|line| line.starts_with("  \"0 ")).ok_or("a stroke is written")?;
    take("wasps.pack.toml", &saved.replace(line, "  \"<svg onload=alert(1)>\",")).await?;
    browser.wait_for(".ws-refused [data-code='D03']").await?;
    assert!(browser.all("[data-pack='wasps.pack.toml']").await?.is_empty());
    browser.finish().await
}

#[tokio::test]
async fn cr_ql_5_an_item_gets_an_effect_of_its_own() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    browser.open("/workshop").await?;
    press(&browser, "[data-make='item']").await?;
    // What is missing in both languages is told once.
    browser.wait_until("return document.querySelectorAll('.ws-side [data-code]').length === 1").await?;
    write(&browser, "#ws-name-en", "Royal Jelly").await?;
    press(&browser, "input[name='ws-kind'][value='potion']").await?;
    browser.wait_for("#ws-effect").await?;
    let choose = "const list = document.querySelector('#ws-effect'); list.value = '=heal'; list.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.script(choose).await?;
    press(&browser, "[data-more='/amount']").await?;
    browser.wait_until("return document.querySelector('.ws-card').innerText.includes('Heals 4 Health')").await?;
    browser.wait_until("return !document.querySelector('[data-code]')").await?;
    browser.screenshot("workshop-item-effect").await?;
    press(&browser, "[data-make='quest']").await?;
    browser.wait_for("[data-path='/setup/force_tough']").await?;
    press(&browser, "[data-more='/setup/countdown_levels']").await?;
    press(&browser, "[data-more='/setup/countdown_levels']").await?;
    browser.screenshot("workshop-quest-settings").await?;
    browser.finish().await
}

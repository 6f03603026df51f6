//! A band is built from its list by mouse, kept, sent and loaded again; and boards are chosen by their pictures.

use arcade::{AnyGame, Lang, Seed, Viewer};
use browser::saved::Saved;
use browser::{Browser, Key, Screen, Site, Trouble};

/// Opens a new game in which the person here builds first.
async fn new_game(browser: &Browser, seed: u64) -> Result<(), Trouble> {
    let game = AnyGame::named("color-quest")?;
    let table = game.open(&game.quick_start("full")?, Seed::numbered(seed))?;
    browser.sit_down(&Saved::of(&*table, &["person", "easy"])?).await?;
    browser.wait_for(".roster").await?;
    Ok(())
}

/// What the rules say is put together at the table of this browser.
async fn band(browser: &Browser) -> Result<String, Trouble> {
    let table = browser.remembered().await?.table()?;
    let viewer = table.to_act().map_or(Viewer::Bystander, Viewer::Seat);
    let sight = table.game().sight(table.world(viewer).position(), viewer)?;
    Ok(sight.scene(Lang::En).roster.ok_or("nothing is put together")?.text)
}

fn says(css: &str, value: &str) -> String {
    format!("return document.querySelector(\"{css}\").value === \"{value}\"")
}

async fn write(browser: &Browser, css: &str, text: &str) -> Result<(), Trouble> {
    press(browser, css).await?;
    browser.keys(text.chars()).await
}

/// Clicks something that a list may have to be scrolled for.
async fn press(browser: &Browser, css: &str) -> Result<(), Trouble> {
    browser.wait_for(css).await?;
    browser.script(&format!("document.querySelector(\"{css}\").scrollIntoView({{ block: 'center' }})")).await?;
    browser.click(css).await
}

const TEXT: &str = "[data-tool='list-text']";

/// Opens what is folded, and brings it into sight.
async fn unfold(browser: &Browser) -> Result<(), Trouble> {
    let open = "const lists = document.querySelector('.lists'); lists.open = true; lists.scrollIntoView({ block: 'end' })";
    browser.script(open).await.map(drop)
}

#[tokio::test]
async fn a_band_is_built_by_mouse_kept_sent_and_loaded_in_a_new_game() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Desktop, "en").await?;
    new_game(&browser, 3).await?;
    assert!(browser.all(".act").await?.is_empty(), "the bare buttons are still there");
    browser.screenshot("roster-empty").await?;
    // Whoever points at something sees what it would use up.
    assert!(browser.all(".gauges b .then").await?.is_empty(), "nothing is pointed at");
    browser.tab_to(".rcard[data-verb='recruit-oak']").await?;
    browser.wait_until("return document.querySelector('.gauges b .then')?.textContent.includes('3 / 8')").await?;
    browser.screenshot("roster-pointed").await?;
    for entry in ["oak", "ninja", "djinn", "golem"] {
        let before = browser.decisions().await?;
        press(&browser, &format!(".rcard[data-verb='recruit-{entry}']:not([aria-disabled])")).await?;
        browser.turn(before + 1).await?;
    }
    let built = "gaia oak ninja djinn golem";
    assert_eq!(band(&browser).await?, built);
    browser.wait_until(&says(TEXT, built)).await?;
    browser.screenshot("roster-full").await?;
    // What cannot be taken says the rule, and pressing it does nothing but ask.
    let hero = ".rcard[data-verb='recruit-chosen-one'][aria-disabled]";
    assert!(browser.text(hero).await?.contains("It takes 1 slot, and 0 of its class is left"));
    press(&browser, hero).await?;
    browser.wait_for(".toast").await?;
    assert_eq!(browser.decisions().await?, 4);
    // One is taken out, by keyboard, and one dragged in.
    browser.tab_to(".rchip[data-verb='dismiss-golem']").await?;
    browser.keys([char::from(Key::Enter)]).await?;
    browser.turn(5).await?;
    assert_eq!(band(&browser).await?, "gaia oak ninja djinn");
    let drag = "const [from, to] = ['.rcard[data-verb=recruit-ranger]', '.band'].map(css => document.querySelector(css));
        const data = new DataTransfer(), say = (on, type) =>
            on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
        say(from, 'dragstart'); const taken = !say(to, 'dragover'); say(to, 'drop'); say(from, 'dragend'); return taken";
    assert_eq!(browser.script(drag).await?, true);
    browser.turn(6).await?;
    let built = "gaia oak ninja ranger djinn";
    assert_eq!(band(&browser).await?, built);

    // Kept under a name, and shown as text.
    unfold(&browser).await?;
    write(&browser, "[data-tool='list-name']", "My forest").await?;
    press(&browser, "[data-tool='keep']").await?;
    browser.wait_for(".kept li").await?;
    assert!(browser.text(".kept li").await?.contains("My forest"));
    browser.wait_until(&says(TEXT, built)).await?;
    browser.screenshot("roster-kept").await?;

    // In a new game it is loaded, over another that came as text.
    new_game(&browser, 4).await?;
    unfold(&browser).await?;
    write(&browser, "[data-tool='list-sent']", "gaia chosen-one monk").await?;
    press(&browser, "[data-tool='use']").await?;
    browser.wait_until(&says(TEXT, "gaia chosen-one monk")).await?;
    unfold(&browser).await?;
    press(&browser, ".kept [data-tool='load']").await?;
    browser.wait_until(&says(TEXT, built)).await?;
    assert_eq!(band(&browser).await?, built);
    // What breaks a rule, or is nothing, is refused with the reason, and nothing is done.
    for (text, why) in [("gaia oak ninja ninja", "CQ-ARM-3"), ("gaia wolf", "wolf"), ("kaos ronin", "band of Kaos")] {
        let before = browser.decisions().await?;
        browser.script("document.querySelector('[data-tool=list-sent]').select()").await?;
        write(&browser, "[data-tool='list-sent']", "").await?;
        browser.script("document.querySelector('[data-tool=list-sent]').select()").await?;
        browser.keys(text.chars()).await?;
        press(&browser, "[data-tool='use']").await?;
        browser.wait_until(&format!("return document.querySelector('.whynot')?.textContent.includes('{why}')")).await?;
        assert_eq!(browser.decisions().await?, before);
    }
    browser.screenshot("roster-refused").await?;
    press(&browser, ".kept [data-tool='forget']").await?;
    browser.wait_until("return !document.querySelector('.kept li')").await?;
    browser.script("document.documentElement.dataset.theme = 'dark'").await?;
    browser.screenshot("roster-dark").await?;
    // Ready: the board is back.
    let before = browser.decisions().await?;
    press(&browser, ".tools [data-verb='ready']:not([aria-disabled])").await?;
    browser.wait_until("return !document.querySelector('.roster')").await?;
    assert!(browser.decisions().await? > before);
    browser.finish().await
}

#[tokio::test]
async fn a_band_is_built_on_a_small_telephone() -> Result<(), Trouble> {
    let site = Site::open()?;
    let browser = Browser::start(&site, Screen::Phone, "fr").await?;
    new_game(&browser, 3).await?;
    browser.screenshot("phone-roster-empty").await?;
    for (number, entry) in ["chosen-one", "cleric", "hunter"].into_iter().enumerate() {
        let card = format!(".rcard[data-verb='recruit-{entry}']");
        browser.script(&format!("document.querySelector(\"{card}\").scrollIntoView({{ block: 'center' }})")).await?;
        browser.tap(&card).await?;
        browser.turn(number + 1).await?;
    }
    assert_eq!(band(&browser).await?, "gaia chosen-one cleric hunter");
    browser.screenshot("phone-roster-scrolled").await?;
    assert_eq!(browser.unhandy().await?, Vec::<String>::new());
    browser.script("window.scrollTo(0, 0)").await?;
    browser.screenshot("phone-roster").await?;
    browser.script("document.documentElement.dataset.theme = 'dark'").await?;
    browser.screenshot("phone-roster-dark").await?;
    unfold(&browser).await?;
    browser.screenshot("phone-roster-lists").await?;
    assert_eq!(browser.unhandy().await?, Vec::<String>::new());
    browser.finish().await
}

#[tokio::test]
async fn a_board_is_chosen_by_its_picture() -> Result<(), Trouble> {
    let site = Site::open()?;
    for (screen, name) in [(Screen::Desktop, "desktop"), (Screen::Phone, "phone")] {
        let browser = Browser::start(&site, screen, "en").await?;
        browser.open("/setup/color-quest").await?;
        browser.wait_for(".pics .board").await?;
        assert_eq!(browser.all(".pic .board").await?.len(), 6);
        assert!(browser.text("fieldset:has(.pics) .mean").await?.contains("must share an axis"));
        browser.script("document.querySelector('.pics').scrollIntoView({ block: 'center' })").await?;
        browser.click(".pic:has([value='cross'])").await?;
        browser.wait_until("return document.querySelector(\".pic [value='cross']\").checked").await?;
        browser.screenshot(&format!("layouts-{name}")).await?;
        // The quick start has its own board: the others say so.
        browser.script("document.querySelector(\"[name='placing'][value='quick']\").click()").await?;
        browser.wait_until("return document.querySelectorAll('.pic.off').length === 5").await?;
        browser.script("document.documentElement.dataset.theme = 'dark'").await?;
        browser.screenshot(&format!("layouts-{name}-quick")).await?;
        if name == "phone" {
            assert_eq!(browser.unhandy().await?, Vec::<String>::new());
        }
        browser.script("document.querySelector(\"[name='placing'][value='players']\").click()").await?;
        browser.click("[data-tool='begin']").await?;
        browser.wait_for(".roster").await?;
        assert!(browser.remembered().await?.transcript.contains("cross"));
        browser.finish().await?;
    }
    Ok(())
}

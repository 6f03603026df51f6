//! A browser that looks at the site.

use crate::command::Extra;
use crate::driver::Driver;
use crate::{Site, Trouble, pictures};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;

/// How long something may take to appear. Machines that do other things too are slow at times.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// What the page is looked at with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A page of 1440 by 900.
    Desktop,
    /// A small telephone, 360 by 740, with touch.
    Phone,
}

/// A browser with one window. It ends when this is dropped.
pub struct Browser {
    client: Client,
    site: String,
    // After the client: it is told to stop before it is killed.
    driver: Driver,
}

impl Browser {
    /// Starts one for a site, in a language such as `fr`. Bots play at once, what others may answer happens at once, and nothing
    /// is seen to move: most of what a browser does without a graphics card is drawing what moves.
    ///
    /// # Errors
    /// If there is no chromium, or it does not start.
    pub async fn start(site: &Site, screen: Screen, lang: &str) -> Result<Browser, Trouble> {
        let browser = Browser::unhurried(site.address(), screen, lang).await?;
        // Nobody waits for bots to be seen thinking.
        let hurry = "try { localStorage.setItem('khroma.pace', '0'); localStorage.setItem('khroma.pause', '0'); } catch {}";
        browser.tools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": hurry })).await?;
        browser.motion(false).await?;
        Ok(browser)
    }

    /// Starts one for an address, where games go at the pace that people have.
    ///
    /// # Errors
    /// If there is no chromium, or it does not start.
    pub async fn unhurried(address: &str, screen: Screen, lang: &str) -> Result<Browser, Trouble> {
        let driver = Driver::start()?;
        let wishes = wishes(screen, lang, driver.profile());
        let Value::Object(wishes) = wishes else { return Err("wishes are a table".into()) };
        let client = ClientBuilder::new(HttpConnector::new()).capabilities(wishes).connect(&driver.address()).await?;
        let browser = Browser { client, site: address.to_owned(), driver };
        if screen == Screen::Desktop {
            // Not the window, whose bars take some of it.
            let size = json!({ "width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": false });
            browser.tools("Emulation.setDeviceMetricsOverride", &size).await?;
        }
        Ok(browser)
    }

    /// The folder of its own files.
    #[must_use]
    pub fn profile(&self) -> &str {
        self.driver.profile()
    }

    /// Goes to an address of the site, such as `/learn/paint-brawl`.
    ///
    /// # Errors
    /// If nobody answers there.
    pub async fn open(&self, path: &str) -> Result<(), Trouble> {
        Ok(self.client.goto(&format!("{}{path}", self.site)).await?)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// If nobody answers.
    pub async fn reload(&self) -> Result<(), Trouble> {
        Ok(self.client.refresh().await?)
    }

    /// The address without the site: `/online?x=1`.
    ///
    /// # Errors
    /// If the browser does not say it.
    pub async fn path(&self) -> Result<String, Trouble> {
        let address = self.client.current_url().await?;
        Ok(address.as_str().strip_prefix(&self.site).unwrap_or(address.as_str()).to_owned())
    }

    /// Waits until the page has an element, and gives the first.
    ///
    /// # Errors
    /// If it does not come; a picture shows what there was instead.
    pub async fn wait_for(&self, css: &str) -> Result<Element, Trouble> {
        match self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await {
            Ok(element) => Ok(element),
            Err(error) => Err(self.lament(&format!("'{css}' does not come: {error}")).await),
        }
    }

    /// Waits until a script, which is the body of a function, returns true.
    ///
    /// # Errors
    /// If it does not; a picture shows what there was.
    pub async fn wait_until(&self, script: &str) -> Result<(), Trouble> {
        self.ask_until(script, PATIENCE, Duration::from_millis(50)).await
    }

    /// The same for what takes long: it is rarely asked, and given up after this time.
    ///
    /// # Errors
    /// If it does not come true, or throws.
    pub async fn wait_long(&self, script: &str, patience: Duration) -> Result<(), Trouble> {
        self.ask_until(script, patience, Duration::from_secs(2)).await
    }

    async fn ask_until(&self, script: &str, patience: Duration, pause: Duration) -> Result<(), Trouble> {
        let started = std::time::Instant::now();
        while self.script(script).await? != Value::Bool(true) {
            if started.elapsed() > patience {
                return Err(self.lament(&format!("it never came true: {script}")).await);
            }
            tokio::time::sleep(pause).await;
        }
        Ok(())
    }

    /// All elements that there are now.
    ///
    /// # Errors
    /// If the browser does not say.
    pub async fn all(&self, css: &str) -> Result<Vec<Element>, Trouble> {
        Ok(self.client.find_all(Locator::Css(css)).await?)
    }

    /// The text of an element, once it is there and can be read: what fades in says nothing at first.
    ///
    /// # Errors
    /// If it does not come.
    pub async fn text(&self, css: &str) -> Result<String, Trouble> {
        let started = std::time::Instant::now();
        loop {
            let text = self.wait_for(css).await?.text().await?;
            if !text.is_empty() || started.elapsed() > PATIENCE {
                return Ok(text);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Clicks on an element, once it is there.
    ///
    /// # Errors
    /// If it does not come, or something covers it.
    pub async fn click(&self, css: &str) -> Result<(), Trouble> {
        Ok(self.wait_for(css).await?.click().await?)
    }

    /// Presses keys one after another, wherever the focus is. Keys without a letter are in [`crate::Key`].
    ///
    /// # Errors
    /// If the browser refuses them.
    pub async fn keys(&self, keys: impl IntoIterator<Item = char>) -> Result<(), Trouble> {
        let strokes = keys.into_iter().flat_map(|value| [KeyAction::Down { value }, KeyAction::Up { value }]);
        let keyboard = strokes.fold(KeyActions::new("keyboard".to_owned()), KeyActions::then);
        Ok(self.client.perform_actions(keyboard).await?)
    }

    /// Does what a device such as a finger does.
    pub(crate) async fn perform(&self, actions: impl Into<fantoccini::actions::Actions>) -> Result<(), Trouble> {
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Presses Shift and Tab so many times.
    ///
    /// # Errors
    /// If the browser refuses them.
    pub async fn tab_back(&self, strokes: usize) -> Result<(), Trouble> {
        let shift = char::from(Key::Shift);
        let tab = char::from(Key::Tab);
        let strokes = (0..strokes).flat_map(|_| [KeyAction::Down { value: tab }, KeyAction::Up { value: tab }]);
        let keyboard = KeyActions::new("keyboard".to_owned()).then(KeyAction::Down { value: shift });
        let keyboard = strokes.fold(keyboard, KeyActions::then).then(KeyAction::Up { value: shift });
        Ok(self.client.perform_actions(keyboard).await?)
    }

    /// What a script returns that is given something.
    ///
    /// # Errors
    /// If it throws.
    pub async fn script_with(&self, script: &str, given: Vec<Value>) -> Result<Value, Trouble> {
        Ok(self.client.execute(script, given).await?)
    }

    /// What a script returns; it is the body of a function.
    ///
    /// # Errors
    /// If it throws.
    pub async fn script(&self, script: &str) -> Result<Value, Trouble> {
        Ok(self.client.execute(script, Vec::new()).await?)
    }

    /// Something that the developers' tools can do, such as `Emulation.setEmulatedMedia`.
    ///
    /// # Errors
    /// If they cannot.
    pub async fn tools(&self, command: &str, parameters: &Value) -> Result<Value, Trouble> {
        Ok(self.client.issue_cmd(Extra::tools(command, parameters)).await?)
    }

    /// Whether the system asks for things to be seen to move.
    ///
    /// # Errors
    /// If it cannot be set.
    pub async fn motion(&self, moving: bool) -> Result<(), Trouble> {
        let wish = json!({ "name": "prefers-reduced-motion", "value": if moving { "no-preference" } else { "reduce" } });
        self.tools("Emulation.setEmulatedMedia", &json!({ "features": [wish] })).await?;
        Ok(())
    }

    /// Leaves a picture of the window in `target/screenshots`.
    ///
    /// # Errors
    /// If it cannot be taken or written.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf, Trouble> {
        pictures::keep(name, &self.client.screenshot().await?)
    }

    /// Errors and warnings in the console since this was last asked.
    ///
    /// # Errors
    /// If the browser does not say.
    pub async fn complaints(&self) -> Result<Vec<String>, Trouble> {
        let entries = self.client.issue_cmd(Extra::log()).await?;
        let entries = entries.as_array().ok_or("the console is not a list")?.iter();
        let bad = entries.filter(|entry| ["SEVERE", "WARNING"].contains(&entry["level"].as_str().unwrap_or_default()));
        Ok(bad.map(|entry| format!("{}: {}", entry["level"], entry["message"])).collect())
    }

    /// Ends it.
    ///
    /// # Errors
    /// If the console has errors or warnings.
    pub async fn finish(self) -> Result<(), Trouble> {
        let complaints = self.complaints().await?;
        self.client.close().await?;
        if complaints.is_empty() { Ok(()) } else { Err(format!("in the console:\n{}", complaints.join("\n")).into()) }
    }

    /// Ends it, whatever the console says.
    ///
    /// # Errors
    /// If it does not.
    pub async fn leave(self) -> Result<(), Trouble> {
        Ok(self.client.close().await?)
    }

    /// A trouble with all that can help to understand it.
    async fn lament(&self, what: &str) -> Trouble {
        let test = std::thread::current().name().unwrap_or("unknown").replace("::", "-");
        let _ = self.screenshot(&format!("failed-{test}")).await;
        let path = self.path().await.unwrap_or_default();
        let complaints = self.complaints().await.unwrap_or_default();
        format!("{what}\nat {path}; in the console: {complaints:?}").into()
    }
}

/// What the browser should be like.
fn wishes(screen: Screen, lang: &str, profile: &str) -> Value {
    let profile = format!("--user-data-dir={profile}");
    let spoken = format!("--lang={lang}");
    let mut flags = vec!["--headless=new", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-sync"];
    flags.extend(["--disable-background-networking", "--disable-component-update", &profile, &spoken]);
    if rustix::process::geteuid().is_root() {
        flags.push("--no-sandbox");
    }
    let mut options = json!({ "args": flags, "prefs": { "intl.accept_languages": lang } });
    if screen == Screen::Phone {
        options["mobileEmulation"] =
            json!({ "deviceMetrics": { "width": 360, "height": 740, "pixelRatio": 2.0, "touch": true } });
    }
    json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } })
}

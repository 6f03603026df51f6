//! Playing at a table by mouse or by keyboard: what is lit is touched, and then the table is waited for.

use crate::{Browser, Key, Trouble};
use arcade::Touch;
use serde_json::{Value, json};

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Somebody here decides.
    Mine,
    /// The device must be given to somebody.
    Handing,
    /// Nothing: the game is over.
    Over,
}

/// Everything that the keyboard's focus can go to, in order; then where it is.
const STOPS: &str = "
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex=\"0\"]')]
        .filter(stop => !stop.disabled && stop.tabIndex >= 0 && stop.checkVisibility() && !(stop.type === 'radio' && !stop.checked));
    const goal = document.querySelector(arguments[0]);
    return [stops.indexOf(document.activeElement), stops.indexOf(goal)];";

/// The selector of a thing that may be touched now.
fn lit(touch: Touch) -> String {
    match touch {
        Touch::Spot(id) => format!("#sq-{id}.can"),
        Touch::Card(id) => format!(".bcard.can[data-card='{id}']"),
        Touch::Verb(key) => {
            let place = |place: &str| format!("{place} [data-verb='{key}']:not([aria-disabled])");
            [".actions", ".roster", ".tools"].map(place).join(", ")
        }
    }
}

/// Whether the middle of something lies outside what is seen of the board.
const BEYOND: &str = "
    const [it, board] = [arguments[0], '.boardbox'].map(css => document.querySelector(css)?.getBoundingClientRect());
    if (!it || !board) return false;
    const [x, y] = [it.left + it.width / 2, it.top + it.height / 2];
    return x < board.left || x > board.right || y < board.top || y > board.bottom";

impl Browser {
    /// How many decisions the table's log has.
    ///
    /// # Errors
    /// If the browser does not say.
    pub async fn decisions(&self) -> Result<usize, Trouble> {
        let count = self.script("return document.querySelectorAll('.log ol li').length").await?;
        Ok(usize::try_from(count.as_u64().ok_or("a number of lines is a number")?)?)
    }

    /// Waits until so many decisions are taken and somebody here must do something, or the game is over.
    ///
    /// # Errors
    /// If that does not come.
    pub async fn turn(&self, decisions: usize) -> Result<Turn, Trouble> {
        let script = format!(
            "const has = css => !!document.querySelector(css);
            if (document.querySelectorAll('.log ol li').length < {decisions}) return false;
            window.turn = has('.ending') ? 'over' : has('.cover') ? 'handing' : has('.prompt.mine:not(.wait)') ? 'mine' : '';
            return window.turn !== '';"
        );
        self.wait_until(&script).await?;
        Ok(match self.script("return window.turn").await?.as_str() {
            Some("over") => Turn::Over,
            Some("handing") => Turn::Handing,
            _ => Turn::Mine,
        })
    }

    /// Closes the sheet of a story, if one lies over the table.
    ///
    /// # Errors
    /// If it does not close.
    pub async fn read(&self) -> Result<(), Trouble> {
        if !self.all(".tale").await?.is_empty() {
            self.click("[data-tool='read']").await?;
            self.wait_until("return !document.querySelector('.tale')").await?;
        }
        Ok(())
    }

    /// Touches things one after another with the mouse; each must be lit.
    ///
    /// # Errors
    /// If one is not, or something covers it.
    pub async fn touch(&self, touches: &[Touch]) -> Result<(), Trouble> {
        for touch in touches {
            let goal = lit(*touch);
            self.wait_for(&goal).await?;
            // Of a large board only a part is seen: whoever means something beyond it looks at the whole.
            if matches!(touch, Touch::Spot(_)) && self.script_with(BEYOND, vec![json!(goal)]).await? == Value::Bool(true) {
                self.click("[data-tool='whole']").await?;
            }
            self.click(&goal).await?;
        }
        Ok(())
    }

    /// Touches things one after another with the keyboard alone.
    ///
    /// # Errors
    /// If one cannot be reached.
    pub async fn touch_by_keys(&self, touches: &[Touch]) -> Result<(), Trouble> {
        for touch in touches {
            let goal = lit(*touch);
            self.wait_for(&goal).await?;
            match *touch {
                Touch::Spot(_) => {
                    self.tab_to(".board .sq[tabindex='0']").await?;
                    self.step_to(&goal).await?;
                    self.keys([char::from(Key::Enter)]).await?;
                }
                Touch::Verb(_) if self.focus_key(&goal).await?.is_some() => {
                    let digit = self.focus_key(&goal).await?.ok_or("its number went away")?;
                    self.keys([digit]).await?;
                }
                Touch::Card(_) | Touch::Verb(_) => {
                    self.tab_to(&goal).await?;
                    self.keys([char::from(Key::Enter)]).await?;
                }
            }
        }
        Ok(())
    }

    /// The digit that stands on a button, if there is one.
    async fn focus_key(&self, css: &str) -> Result<Option<char>, Trouble> {
        let script = "return document.querySelector(arguments[0])?.querySelector('.k')?.textContent ?? ''";
        let text = self.script_with(script, vec![json!(css)]).await?;
        Ok(text.as_str().and_then(|text| text.chars().next()))
    }

    /// Goes from lit place to lit place until the focus is on the wanted one.
    async fn step_to(&self, css: &str) -> Result<(), Trouble> {
        let there = "return document.activeElement.matches(arguments[0])";
        for _ in 0..200 {
            if self.script_with(there, vec![json!(css)]).await? == Value::Bool(true) {
                return Ok(());
            }
            self.keys(['n']).await?;
        }
        Err(format!("'n' never comes to {css}").into())
    }

    /// Presses Tab, or Shift and Tab, until the focus is on an element.
    ///
    /// # Errors
    /// If it cannot be reached.
    pub async fn tab_to(&self, css: &str) -> Result<(), Trouble> {
        for _ in 0..4 {
            let stops = self.script_with(STOPS, vec![json!(css)]).await?;
            let (here, goal) = (stops[0].as_i64().unwrap_or(-1), stops[1].as_i64().unwrap_or(-1));
            if goal < 0 {
                return Err(format!("the keyboard cannot reach {css}").into());
            }
            if here == goal {
                return Ok(());
            }
            let strokes = usize::try_from(goal.abs_diff(here))?;
            if goal > here {
                self.keys(std::iter::repeat_n(char::from(Key::Tab), strokes)).await?;
            } else {
                self.tab_back(strokes).await?;
            }
        }
        Err(format!("Tab does not come to {css}").into())
    }
}

//! Fingers: taps, and what a small screen must be like.

use crate::{Browser, Trouble};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use serde_json::Value;

/// Buttons and links that are shown, smaller than a finger wants in both directions.
const SMALL: &str = "
    return [...document.querySelectorAll('main button, main .btn, main .pill, main input:not([type=radio]):not([type=checkbox]):not(.vh)')]
        .filter(thing => thing.checkVisibility())
        .map(thing => [thing, thing.getBoundingClientRect()])
        .filter(([thing, box]) => box.width > 1 && box.height < 40 && box.width < 40)
        .map(([thing, box]) => `${thing.outerHTML.slice(0, 120)} is ${box.width} by ${box.height}`);";

/// What is wider than the screen, and what of it cannot be seen because it is cut off. What scrolls by itself may be wider.
const WIDE: &str = "
    const wide = document.scrollingElement.scrollWidth;
    const scrolls = thing => {
        for (let at = thing; at; at = at.parentElement)
            if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
        return false;
    };
    const cut = [...document.querySelectorAll('#app :is(a, button, p, h1, h2, label, input)')]
        .filter(thing => thing.checkVisibility() && !thing.closest('.vh, .skip') && !scrolls(thing))
        .map(thing => [thing, thing.getBoundingClientRect()])
        .filter(([thing, box]) => box.width > 1 && (box.right > innerWidth + 1 || box.left < -1))
        .map(([thing, box]) => `${thing.outerHTML.slice(0, 120)} goes from ${box.left} to ${box.right}`);
    return wide > innerWidth ? [`the page is ${wide} wide`, ...cut] : cut;";

impl Browser {
    /// Taps on an element, once it is there.
    ///
    /// # Errors
    /// If it does not come.
    pub async fn tap(&self, css: &str) -> Result<(), Trouble> {
        let element = self.wait_for(css).await?;
        self.script(&format!("document.querySelector(\"{css}\")?.scrollIntoView({{ block: 'center', behavior: 'instant' }})"))
            .await?;
        let finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.perform(finger).await
    }

    /// What of this page does not suit a small screen, in words: nothing is wider than it, and what is touched is large.
    ///
    /// # Errors
    /// If the browser does not say.
    pub async fn unhandy(&self) -> Result<Vec<String>, Trouble> {
        let mut found = Vec::new();
        for script in [WIDE, SMALL] {
            let Value::Array(lines) = self.script(script).await? else { return Err("this is no list".into()) };
            found.extend(lines.iter().filter_map(Value::as_str).map(str::to_owned));
        }
        Ok(found)
    }
}

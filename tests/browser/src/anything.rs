//! Playing by what is lit alone, where nobody but the server knows the table.

use crate::browser::PATIENCE;
use crate::saved::scattered;
use crate::{Browser, Trouble};
use serde_json::Value;
use std::time::{Duration, Instant};

/// Selectors of the things to touch next: places while a verb is pressed, else verbs, places, cards, and what ends a turn.
const NEXT: &str = "
    const all = css => [...document.querySelectorAll(css)];
    const spots = all('.sq.can').filter(spot => spot.getAttribute('aria-selected') !== 'true').map(spot => '#' + spot.id);
    const verbs = css => all(css + '[data-verb]:not([aria-disabled])').map(verb => `${css}[data-verb='${verb.dataset.verb}']`);
    const acts = [...verbs('.act'), ...verbs('.rcard')], pressed = all('.act[aria-pressed=true]').length > 0;
    const cards = all('.bcard.can[aria-pressed=false]').map(card => `.bcard[data-card='${card.dataset.card}']`);
    const held = all('.bcard[aria-pressed=true]').length > 0;
    const found = [(pressed || held) ? spots : [], acts, spots, cards, verbs('.tools .btn')].find(some => some.length > 0);
    return found ?? [];";

impl Browser {
    /// Takes any decision by mouse, the number says which. This browser must be the one that decides.
    ///
    /// # Errors
    /// If nothing can be done.
    pub async fn decide(&self, number: usize) -> Result<(), Trouble> {
        let before = self.decisions().await?;
        for touch in 0..12 {
            let Some(found) = self.next_or_decided(before).await? else { return Ok(()) };
            let css = found[scattered(number * 12 + touch) % found.len()].as_str().unwrap_or_default().to_owned();
            self.click(&css).await?;
            self.wait_until("return !document.querySelector('.prompt.wait.mine')").await?;
            if self.decisions().await? > before {
                return Ok(());
            }
        }
        Err("twelve touches are no decision".into())
    }

    /// What can be touched next, or nothing once there are more decisions than `before`. What was chosen is on its way for a
    /// moment, and what others may answer waits a little; then neither is so yet.
    async fn next_or_decided(&self, before: usize) -> Result<Option<Vec<Value>>, Trouble> {
        let started = Instant::now();
        loop {
            if self.decisions().await? > before {
                return Ok(None);
            }
            let Value::Array(found) = self.script(NEXT).await? else { return Err("this is no list".into()) };
            if !found.is_empty() {
                return Ok(Some(found));
            }
            if started.elapsed() > PATIENCE {
                return Err(format!("nothing is lit, with {before} decisions").into());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

//! Whose eyes are looked through: the figure that is pointed at, by mouse, finger or keyboard.

use super::Playing;
use crate::settings::settings;
use arcade::{LineOfSight, SpotId, Touch};
use leptos::prelude::*;
use std::sync::Arc;

impl Playing {
    /// A place is pointed at, or none.
    pub(crate) fn point(self, spot: Option<SpotId>) {
        self.pointed.set(spot.map(Touch::Spot));
        self.watched.set(spot);
    }

    /// What the figure that is pointed at sees.
    pub(crate) fn line_of_sight(self) -> Memo<Option<Arc<LineOfSight>>> {
        let lang = settings().lang;
        Memo::new(move |_| {
            let spot = self.watched.get()?;
            // Whoever is on the way is not looked at.
            if self.film.runs() || !self.queue.with(Vec::is_empty) {
                return None;
            }
            self.session.sight(self.at.get())?.line_of_sight(spot, lang.get()).map(Arc::new)
        })
    }
}

//! Trying actions in a position.

use crate::games::refused;
use crate::{Error, FullGame, NarratedEvent, table};
use std::sync::Arc;
use tabletop::{Game, Pick, Recording, Refusal, Scripted, Seed, Seeded, Viewer};
use texts::Lang;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Applied {
    /// What happened, as the judge saw it.
    pub events: Vec<NarratedEvent>,
    /// The luck that was consumed.
    pub luck: Vec<Pick>,
    /// The position after.
    pub position: String,
}

pub(crate) fn apply<G: FullGame>(
    game: &Arc<G>,
    position: &str,
    actions: &[String],
    luck: Vec<Pick>,
    seed: Seed,
    lang: Lang,
) -> Result<Applied, Error> {
    let mut state = game.read_position(position)?;
    let mut scripted = Scripted::then(luck, Seeded::new(seed));
    let mut recording = Recording::of(&mut scripted);
    let mut happenings = Vec::new();
    for text in actions {
        let wrong = |cause| Error::Action { action: text.clone(), cause: Box::new(cause) };
        let action = game.read_action(text).map_err(|misread| wrong(misread.into()))?;
        game.check(&state, action).map_err(|refusal: Refusal| wrong(refused(&**game, refusal)))?;
        let actor = Game::to_act(&**game, &state).map_or(Viewer::Bystander, Viewer::Seat);
        let mut events = Vec::new();
        game.play(&mut state, action, &mut recording, &mut events);
        happenings.extend(table::happenings(&**game, &state, &events, actor, lang));
    }
    let luck = recording.picks;
    scripted.finish()?;
    Ok(Applied { events: happenings, luck, position: game.write_position(&state) })
}

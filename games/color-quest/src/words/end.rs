//! How it ended.

use crate::{Camp, ColorQuest, Ending, Scenario, View};
use tabletop::{Lang, Outcome};

pub(super) fn say(rules: &ColorQuest, view: &View, outcome: &Outcome, lang: Lang) -> String {
    let state = &view.table;
    let won = Camp::ALL.into_iter().filter(|&of| outcome.winners.has(state.seat_of(of)));
    let won: Vec<Camp> = won.collect();
    let how = match (state.ending(), state.scenario(), lang) {
        (Some(Ending::Limit), _, Lang::En) => format!("{} rounds were played.", rules.constants().rounds),
        (Some(Ending::Limit), _, Lang::Fr) => format!("{} manches ont été jouées.", rules.constants().rounds),
        (_, Scenario::Supremacy | Scenario::SupremacyPlus, Lang::En) => "The other hero lies at a great one's feet.".to_owned(),
        (_, Scenario::Supremacy | Scenario::SupremacyPlus, Lang::Fr) => "L'autre héros gît aux pieds d'un plus grand.".to_owned(),
        (_, Scenario::Harvest, Lang::En) => "The harvest is in.".to_owned(),
        (_, Scenario::Harvest, Lang::Fr) => "La récolte est rentrée.".to_owned(),
        (_, Scenario::Escort, Lang::En) => "The hero has arrived.".to_owned(),
        (_, Scenario::Escort, Lang::Fr) => "Le héros est arrivé.".to_owned(),
    };
    match (&won[..], lang) {
        ([only], Lang::En) => format!("{} wins. {how}", (*only).name().en),
        ([only], Lang::Fr) => format!("{} gagne. {how}", (*only).name().fr),
        (_, Lang::En) => format!("The game is a draw. {how}"),
        (_, Lang::Fr) => format!("Partie nulle. {how}"),
    }
}

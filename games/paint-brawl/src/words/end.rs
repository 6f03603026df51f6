//! Goals, and how the game ended: who won, and by what.

use super::names::{fighters, puddles};
use super::voice::Voice;
use crate::{Ending, PaintBrawl, Scenario, View};
use tabletop::{Lang, Outcome, Seat};

/// What wins, in a few words to whoever plays.
pub(crate) fn goal(rules: &PaintBrawl, view: &View, lang: Lang) -> String {
    let two = view.seats.len() == 2;
    let walls = rules.constants.walls_needed;
    let text = match (view.scenario, two, lang) {
        (Scenario::Network, true, Lang::En) => "link your Chief to the enemy Chief by one of your networks",
        (Scenario::Network, true, Lang::Fr) => "relier votre Chef au Chef ennemi par un de vos réseaux de peinture",
        (Scenario::Network, false, Lang::En) => "link your Chief to the Quest square by one of your networks",
        (Scenario::Network, false, Lang::Fr) => "relier votre Chef à la case de Quête par un réseau de peinture",
        (Scenario::Capture, true, Lang::En) => "leave the enemy without a fighter",
        (Scenario::Capture, true, Lang::Fr) => "ne plus laisser aucun combattant à l'ennemi",
        (Scenario::Capture, false, Lang::En) => "end your turn with all three castes around the Quest square",
        (Scenario::Capture, false, Lang::Fr) => "finir votre tour avec les trois castes autour de la case de Quête",
        (Scenario::Encirclement, _, Lang::En) => "hold the nine squares of the centre",
        (Scenario::Encirclement, _, Lang::Fr) => "tenir les neuf cases du centre",
        (Scenario::Escort, _, Lang::En) => "bring your Chief onto the Quest square",
        (Scenario::Escort, _, Lang::Fr) => "amener votre Chef sur la case de Quête",
        (Scenario::Cat, _, Lang::En) => return format!("hold {walls} walls with your puddles, Hunters or Rangers"),
        (Scenario::Cat, _, Lang::Fr) => return format!("tenir {walls} murs avec vos flaques, Chasseurs ou Rangers"),
    };
    text.to_owned()
}

/// How a clan met the goal, as a half-sentence about it.
fn met(voice: &Voice<'_>, view: &View) -> String {
    let two = view.seats.len() == 2;
    let walls = voice.rules.constants.walls_needed;
    match (view.scenario, two) {
        (Scenario::Network, true) => voice.text(
            "one of its networks links its Chief to the enemy Chief",
            "un de ses réseaux de peinture relie son Chef au Chef ennemi",
        ),
        (Scenario::Network, false) => voice.text(
            "one of its networks links its Chief to the Quest square",
            "un de ses réseaux de peinture relie son Chef à la case de Quête",
        ),
        (Scenario::Capture, true) => voice.text("the other clan has no fighter left", "l'autre clan n'a plus de combattant"),
        (Scenario::Capture, false) => voice.text(
            "it has fighters of all three castes around the Quest square",
            "ses combattants des trois castes entourent la case de Quête",
        ),
        (Scenario::Encirclement, _) => {
            voice.text("it holds the nine squares of the centre", "les neuf cases du centre sont à lui")
        }
        (Scenario::Escort, _) => voice.text("its Chief stands on the Quest square", "son Chef est sur la case de Quête"),
        (Scenario::Cat, _) => voice.pick(format!("it holds {walls} walls"), format!("il tient {walls} murs")),
    }
}

/// Why it ended, as a half-sentence.
pub(super) fn reason(voice: &Voice<'_>, view: &View, ending: Ending) -> String {
    match ending {
        Ending::Goal(seat) => {
            let who = voice.clan(seat);
            voice.pick(format!("{who} has met the goal"), format!("{who} a atteint le but"))
        }
        Ending::Limit => {
            let rounds = view.round_limit;
            voice.pick(format!("the limit of {rounds} rounds is reached"), format!("la limite de {rounds} manches est atteinte"))
        }
    }
}

/// Who won, and by what, as one or two sentences.
pub(super) fn say(rules: &PaintBrawl, view: &View, outcome: &Outcome, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: None, lang };
    let winners: Vec<String> = outcome.winners.iter().map(|seat| voice.clan(seat)).collect();
    let who = lang.list(&winners);
    let (number, scenario) = (view.scenario.number(), view.scenario.name().to(lang));
    if outcome.reason == Ending::Limit.code() {
        return limit(&voice, view, outcome, &who);
    }
    let why = met(&voice, view);
    voice.pick(
        format!("{who} wins: {why} (scenario {number}, {scenario})."),
        format!("{who} gagne\u{a0}: {why} (scénario {number}, {scenario})."),
    )
}

/// PB-END-5: most fighters, then most puddles.
fn limit(voice: &Voice<'_>, view: &View, outcome: &Outcome, who: &str) -> String {
    let (rounds, lang) = (view.round_limit, voice.lang);
    let standing = |seat: Seat| {
        let (clan, seen) = (voice.clan(seat), view.seat(seat));
        let (fighters, puddles) = (fighters(seen.fighters, lang), puddles(seen.puddles, lang));
        voice.pick(format!("{clan} {fighters} and {puddles}"), format!("{clan} {fighters} et {puddles}"))
    };
    let all: Vec<String> = Seat::first(outcome.seats).map(standing).collect();
    let all = all.join(", ");
    if outcome.winners.count() > 1 {
        return voice.pick(
            format!("After {rounds} rounds {who} share the victory. On the board: {all}."),
            format!("Après {rounds} manches, {who} se partagent la victoire. Sur le plateau\u{a0}: {all}."),
        );
    }
    voice.pick(
        format!("{who} wins after {rounds} rounds. On the board: {all}."),
        format!("{who} gagne après {rounds} manches. Sur le plateau\u{a0}: {all}."),
    )
}

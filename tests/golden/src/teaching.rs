//! The pages that teach a game, as `web/content/README.md` describes them: read, drawn and played.

use crate::flaw;
use serde::Deserialize;
use stage::{Scene, Show, Touch};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Seat, Seed, Seeded, Viewer};
use texts::{Lang, Message};

/// More worlds than a lesson with some freedom has.
const MOST_WORLDS: usize = 2000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Learn {
    game: String,
    section: Vec<Section>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Section {
    key: String,
    diagram: Diagram,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Diagram {
    position: String,
    viewer: Option<u8>,
    #[serde(default)]
    mark: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    game: String,
    seat: u8,
    seed: u64,
    position: String,
    step: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    key: String,
    allow: Vec<String>,
    hint: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
}

/// All that is wrong with a page on how to play.
#[must_use]
pub fn learn_page<G: Notation + Show<S>, S>(game: &G, text: &str) -> Vec<String> {
    let page: Learn = match toml::from_str(text) {
        Ok(page) => page,
        Err(error) => return vec![error.to_string()],
    };
    let mut wrong = Vec::new();
    named::<G>(&page.game, &mut wrong);
    if !(6..=9).contains(&page.section.len()) {
        wrong.push(format!("there are {} sections, not 6 to 9", page.section.len()));
    }
    let mut keys = BTreeSet::new();
    for section in &page.section {
        let mut problems = Vec::new();
        if !keys.insert(&section.key) {
            problems.push("another section has the same key".to_owned());
        }
        let text = Message::named(G::NAME, "learn", &section.key);
        readable("title", &text.clone().form("title"), &mut problems);
        readable("text", &text, &mut problems);
        problems.extend(diagram(game, &section.diagram).err());
        wrong.extend(problems.into_iter().map(|problem| format!("section {}: {problem}", section.key)));
    }
    wrong
}

fn named<G: Game>(name: &str, wrong: &mut Vec<String>) {
    if name != G::NAME {
        wrong.push(format!("the file is about {name}, not {}", G::NAME));
    }
}

fn diagram<G: Notation + Show<S>, S>(game: &G, diagram: &Diagram) -> Result<(), String> {
    let state = game.read_position(&diagram.position).map_err(|misread| misread.to_string())?;
    let viewer = match diagram.viewer {
        Some(number) => Viewer::Seat(seat(number, game.seats(&state))?),
        None => Viewer::Bystander,
    };
    let scene = game.scene(&game.view(&state, viewer), Lang::En);
    diagram.mark.iter().try_for_each(|mark| find(game, &scene, mark).map(|_| ()))
}

fn seat(number: u8, seats: u8) -> Result<Seat, String> {
    Seat::first(seats).find(|seat| seat.number() == number).ok_or_else(|| format!("there is no seat {number}"))
}

/// What a touch is called in a file: `spot (1,0)`, `card 3`, `verb decline`.
fn find<G: Show<S>, S>(game: &G, scene: &Scene, text: &str) -> Result<Touch, String> {
    let (kind, name) = text.split_once(' ').unwrap_or((text, ""));
    let touch = match kind {
        "spot" => scene.spots.iter().find(|spot| spot.name == name).map(|spot| Touch::Spot(spot.id)),
        "card" => scene.hand.iter().find(|card| card.id.to_string() == name).map(|card| Touch::Card(card.id)),
        "verb" => Some(game.verb(name, Lang::En).key).filter(|&key| key == name && !name.is_empty()).map(Touch::Verb),
        _ => return Err(format!("'{text}' is no touch: write spot NAME, card NUMBER or verb WORD")),
    };
    touch.ok_or_else(|| format!("'{text}' is not there"))
}

/// Every language has it, and its spaces are right.
fn readable(what: &str, text: &Message, wrong: &mut Vec<String>) {
    let mut known = BTreeSet::new();
    for lang in Lang::ALL {
        let Some(words) = text.say_if_known(lang) else {
            wrong.push(format!("{what}: there is no text '{}'", text.key));
            continue;
        };
        let mut problem = |problem: &str| wrong.push(format!("{what} in {}: {problem}: '{words}'", lang.code()));
        if words.contains('\n') {
            problem("a line ends");
        }
        if let Some(flaw) = flaw(&words, lang) {
            problem(&flaw);
        }
        // What a language lacks is said in English.
        if !known.insert(words.clone()) {
            problem("another language has the same");
        }
    }
}

/// All that is wrong with a first game. Every accepted action is followed.
#[must_use]
pub fn lesson<G: Notation + Show<S>, S>(game: &G, text: &str) -> Vec<String> {
    let lesson: Lesson = match toml::from_str(text) {
        Ok(lesson) => lesson,
        Err(error) => return vec![error.to_string()],
    };
    let mut wrong = Vec::new();
    named::<G>(&lesson.game, &mut wrong);
    if !(6..=10).contains(&lesson.step.len()) {
        wrong.push(format!("there are {} steps, not 6 to 10", lesson.step.len()));
    }
    for what in ["title", "intro", "closing"] {
        readable(what, &Message::named(G::NAME, "lesson", what), &mut wrong);
    }
    let mut keys = BTreeSet::new();
    for step in &lesson.step {
        let what = format!("step {}", step.key);
        if !keys.insert(&step.key) {
            wrong.push(format!("{what}: another step has the same key"));
        }
        readable(&what, &Message::named(G::NAME, "lesson-step", &step.key), &mut wrong);
    }
    wrong.extend(play(game, &lesson).err());
    wrong
}

/// The ways in which a first game can end, as lines; a game that is not over has none.
///
/// # Panics
/// If it cannot be read or played.
#[must_use]
pub fn endings<G: Notation + Show<S>, S>(game: &G, text: &str) -> BTreeSet<Option<String>> {
    let lesson: Lesson = toml::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    let worlds = play(game, &lesson).unwrap_or_else(|problem| panic!("{problem}"));
    worlds.iter().map(|(state, _)| game.outcome(state).map(|outcome| outcome.line())).collect()
}

/// The worlds after the last step, one for each way to play.
fn play<G: Notation + Show<S>, S>(game: &G, lesson: &Lesson) -> Result<Vec<(G::State, Seeded)>, String> {
    let state = game.read_position(&lesson.position).map_err(|misread| misread.to_string())?;
    let learner = seat(lesson.seat, game.seats(&state))?;
    let mut worlds = vec![(state, Seeded::new(Seed::numbered(lesson.seed)))];
    for (index, step) in lesson.step.iter().enumerate() {
        let mut after = Vec::new();
        for world in &worlds {
            after.extend(take(game, learner, step, world).map_err(|problem| format!("step {}: {problem}", index + 1))?);
        }
        worlds = after;
        if worlds.len() > MOST_WORLDS {
            return Err(format!("step {}: too much is accepted to follow it all", index + 1));
        }
    }
    Ok(worlds)
}

/// The worlds after a step, one for each accepted action.
fn take<G: Notation + Show<S>, S>(
    game: &G,
    learner: Seat,
    step: &Step,
    (state, luck): &(G::State, Seeded),
) -> Result<Vec<(G::State, Seeded)>, String> {
    if game.to_act(state) != Some(learner) {
        return Err(format!("it is not seat {learner} that decides"));
    }
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let written = |action| game.write_action(action);
    for allow in &step.allow {
        if !legal.iter().any(|&action| written(action).starts_with(allow)) {
            return Err(format!("'{allow}' is not legal"));
        }
    }
    legal.retain(|&action| step.allow.iter().any(|allow| written(action).starts_with(allow)));
    let view = game.view(state, Viewer::Seat(learner));
    let scene = game.scene(&view, Lang::En);
    let hint = step.hint.iter().map(|hint| find(game, &scene, hint)).collect::<Result<Vec<_>, _>>()?;
    if hint.is_empty() || !legal.iter().any(|&action| game.touches(&view, action).starts_with(&hint)) {
        return Err("the hint is not the way to an action that is accepted".to_owned());
    }
    legal.into_iter().map(|action| follow(game, learner, action, step, state, luck)).collect()
}

fn follow<G: Notation>(
    game: &G,
    learner: Seat,
    action: G::Action,
    step: &Step,
    state: &G::State,
    luck: &Seeded,
) -> Result<(G::State, Seeded), String> {
    let (mut state, mut luck) = (state.clone(), luck.clone());
    game.play(&mut state, action, &mut luck, &mut ());
    for text in &step.then {
        let answer = game.read_action(text).map_err(|misread| format!("'{text}': {misread}"))?;
        if game.to_act(&state).is_none_or(|seat| seat == learner) {
            return Err(format!("'{text}' would be another's, but no other decides"));
        }
        game.check(&state, answer).map_err(|refusal| format!("'{text}' is {refusal}"))?;
        game.play(&mut state, answer, &mut luck, &mut ());
    }
    Ok((state, luck))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flaws_of_texts_are_found_in_each_language() {
        let english = "good = Fine!\nspaced = Fine: so\nlone = Only here\nlong = one\n    two";
        let french = "good = Bien\u{a0}!\nspaced = Bien : oui\nlong = un\n    deux";
        for lang in Lang::ALL {
            let source = match lang {
                Lang::En => english.to_owned(),
                Lang::Fr => french.to_owned(),
                // Nothing is wrong with the others.
                _ => ["good", "spaced", "lone", "long"].map(|key| format!("{key} = {key} ({})\n", lang.code())).concat(),
            };
            texts::load(lang, "flawed", vec![source]).expect("it is well formed");
        }
        let wrong = |key: &'static str| {
            let mut wrong = Vec::new();
            readable("it", &Message::new("flawed", key), &mut wrong);
            wrong.join(" | ")
        };
        assert_eq!(wrong("good"), "");
        assert_eq!(wrong("spaced"), "it in fr: a wrong space before ':': 'Bien : oui'");
        assert_eq!(wrong("lone"), "it in fr: another language has the same: 'Only here'");
        assert_eq!(wrong("long"), "it in en: a line ends: 'one\ntwo' | it in fr: a line ends: 'un\ndeux'");
        assert!(wrong("nowhere").starts_with("it: there is no text 'nowhere'"));
    }
}

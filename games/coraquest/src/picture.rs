//! The table as a picture for a terminal. It says everything in characters; inks only repeat it.

use crate::words::Speak;
use crate::{Square, Step};
use stage::{Ink, Picture, Words as _};

/// Draws what a viewer sees.
pub(crate) fn draw(speak: &Speak<'_>) -> Picture {
    let mut picture = Picture::default();
    header(speak, &mut picture);
    picture.line();
    board(speak, &mut picture);
    picture.line();
    heroes(speak, &mut picture);
    enemies(speak, &mut picture);
    picture.line().line().put(Ink::Bold, speak.rules.prompt(speak.view, speak.lang));
    picture
}

fn header(speak: &Speak<'_>, picture: &mut Picture) {
    let (state, quest) = (&speak.view.table, speak.look().quest());
    picture.line().put(Ink::Bold, quest.title.to(speak.lang)).put(Ink::Plain, format!(" - {}", speak.text(quest.goal)));
    let phase = match state.step() {
        Some(Step::Growl | Step::Bosses(_) | Step::Enemies) => msg!("picture-phase-enemies"),
        Some(Step::Countdown | Step::Dusk) => msg!("picture-phase-countdown"),
        Some(_) => msg!("picture-phase-heroes"),
        None => msg!("picture-phase-setup"),
    };
    let (round, threat, cards) = (state.round(), state.threat(), state.piles().count());
    let line = say!(speak.lang, "picture-round", round = round, phase = phase, threat = threat, cards = cards);
    picture.line().put(Ink::Plain, line);
    for (counter, value) in quest.counters.iter().zip(state.counters) {
        if let Some(label) = &counter.label {
            let label = label.to(speak.lang).to_owned();
            picture.line().put(Ink::Plain, say!(speak.lang, "picture-counter", label = label, value = value));
        }
    }
}

/// Two characters for each square: walls `##`, floor ` .`, a chest `[]`, heroes by the numbers of their slots (lower when
/// Stunned: `1_`), enemies by the first two letters of their name.
fn cell(speak: &Speak<'_>, at: Square) -> (String, Ink) {
    let state = &speak.view.table;
    if let Some(slot) = state.hero_at(at) {
        let lies = if state.hero(slot).stunned { '_' } else { '@' };
        return (format!("{}{lies}", slot.index() + 1), Ink::Blue);
    }
    if let Some(enemy) = state.enemy_at(at) {
        return (speak.enemy(enemy.kind).say(speak.lang).chars().take(2).collect(), Ink::Red);
    }
    match (state.chests().has(at), state.dungeon().floor().has(at)) {
        (true, _) => ("[]".to_owned(), Ink::Yellow),
        (_, true) => (" .".to_owned(), Ink::Faint),
        _ => ("##".to_owned(), Ink::Plain),
    }
}

fn board(speak: &Speak<'_>, picture: &mut Picture) {
    let dungeon = speak.view.table.dungeon();
    let places = || dungeon.laid().iter().map(|laid| (laid.x, laid.y));
    let (left, right) = (places().map(|at| at.0).min().unwrap_or(0), places().map(|at| at.0).max().unwrap_or(0));
    let (low, high) = (places().map(|at| at.1).min().unwrap_or(0), places().map(|at| at.1).max().unwrap_or(0));
    for y in (low..=high).rev() {
        picture.line();
        for x in left..=right {
            let name = dungeon.card_at(x, y).map(|card| card.code()).unwrap_or_default();
            picture.put(Ink::Faint, format!("{name:<10}"));
        }
        for row in (0..3).rev() {
            picture.line();
            for x in left..=right {
                for column in 0..3 {
                    let at = dungeon.square_at((3 * i32::from(x) + column, 3 * i32::from(y) + row));
                    let (text, ink) = at.map_or(("  ".to_owned(), Ink::Plain), |at| cell(speak, at));
                    picture.put(ink, format!("{text:<3}"));
                }
                picture.put(Ink::Plain, " ");
            }
        }
    }
}

fn heroes(speak: &Speak<'_>, picture: &mut Picture) {
    let state = &speak.view.table;
    for slot in state.slots() {
        let (hero, sheet) = (state.hero(slot), speak.look().sheet(slot));
        let at = hero.at.map(|at| at.to_string()).unwrap_or_default();
        let name = sheet.name.to(speak.lang);
        let line = format!("{} {name} ({}) {at} {}/{}", slot.index() + 1, hero.owner, hero.health, sheet.health);
        picture.line().put(Ink::Blue, line);
        let signs = [
            hero.stunned.then(|| msg!("picture-stunned")),
            hero.poisoned.then(|| msg!("picture-poisoned")),
            (hero.smell > 0).then(|| msg!("picture-stinky")),
            hero.determined.then(|| msg!("picture-determined")),
            hero.exhausted.then(|| msg!("picture-exhausted")),
        ];
        for sign in signs.into_iter().flatten() {
            picture.put(Ink::Orange, format!(" {}", sign.say(speak.lang)));
        }
        let token = if hero.token > 0 { format!(" [{}]", hero.token) } else { String::new() };
        picture.put(Ink::Plain, format!(" {}{token};", speak.ability(hero.id).say(speak.lang)));
        for (item, copies) in hero.bag.iter() {
            let worn = if hero.armour == Some(item) { "*" } else { "" };
            let times = if copies > 1 { format!(" x{copies}") } else { String::new() };
            picture.put(Ink::Plain, format!(" {}{worn}{times},", speak.item(item).say(speak.lang)));
        }
    }
}

fn enemies(speak: &Speak<'_>, picture: &mut Picture) {
    for enemy in speak.view.table.enemies() {
        let most = speak.look().side(enemy).health;
        let tough = if enemy.tough { "+" } else { "" };
        let name = speak.enemy(enemy.kind).say(speak.lang);
        picture.line().put(Ink::Red, format!("{name}{tough} {} {}/{most}", enemy.at, enemy.health));
    }
}

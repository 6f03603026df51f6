//! Writing positions.

use super::frame;
use crate::{CoraQuest, Enemy, Hero, Laid, Length, State, Tally, Turn};
use tabletop::Game as _;

/// The whole position; what goes without saying is left out.
pub(super) fn position(rules: &CoraQuest, state: &State) -> String {
    let mut text = String::new();
    let mut line = |words: String| {
        text.push_str(words.trim_end());
        text.push('\n');
    };
    let quest = rules.content.quest(state.quest);
    line(CoraQuest::NAME.to_owned());
    line(format!("quest {} {}", quest.id, if state.length == Length::Long { "long" } else { "normal" }));
    line(format!("seats {}{}", state.seats, if state.keeper { " keeper" } else { "" }));
    let numbers = |bits: u64| (0..64).filter(move |bit| bits >> bit & 1 == 1);
    let flags = [(state.second_wind, "second-wind"), (state.slow, "slow"), (state.due, "due")];
    flags.into_iter().filter(|(on, _)| *on).for_each(|(_, word)| line(word.to_owned()));
    if state.tough != 0 {
        line(numbers(state.tough.into()).fold("tough".to_owned(), |all, rank| {
            format!("{all} {}", quest.kinds.get(rank as usize).map_or("?", |kind| rules.kind_code(*kind)))
        }));
    }
    line(format!("round {}", state.round));
    line(format!("threat {}", state.threat));
    if let Some(seat) = state.marker {
        line(format!("marker {seat}"));
    }
    let piles = state.piles.basics.iter().zip(state.piles.story);
    line(piles.fold("piles".to_owned(), |all, (left, story)| format!("{all} {left}{}", if story { "s" } else { "" })));
    state.dungeon.laid().iter().for_each(|laid| line(card(state, laid)));
    if !state.chests.is_empty() {
        line(state.chests.iter().fold("chests".to_owned(), |all, at| format!("{all} {at}")));
    }
    state.heroes.iter().for_each(|figure| line(hero(rules, figure)));
    state.enemies.iter().for_each(|figure| line(enemy(rules, figure)));
    for (word, tally) in [("discard", &state.discard), ("given", &state.given), ("got", &state.got)] {
        if !tally.is_empty() {
            line(format!("{word}{}", items(rules, tally)));
        }
    }
    for (counter, value) in quest.counters.iter().zip(state.counters) {
        line(format!("counter {} {value}", counter.name));
    }
    for (kind, &count) in quest.kinds.iter().zip(&state.defeated).filter(|(_, count)| **count > 0) {
        line(format!("defeated {} {count}", rules.kind_code(*kind)));
    }
    for (word, bits) in [("ran", state.ran), ("taken", state.taken.into())] {
        if bits != 0 {
            line(numbers(bits).fold(word.to_owned(), |all, number| format!("{all} {number}")));
        }
    }
    if let Some(taken) = &state.turn {
        line(turn(rules, state, taken));
    }
    for cue in &state.cues {
        line(format!("cue {} {}", cue.rule, cue.actor.map_or("nobody", |slot| rules.slot_code(state, slot))));
    }
    state.business().iter().for_each(|waiting| line(format!("waits {}", frame::write(rules, state, *waiting))));
    if let Some(over) = state.over {
        line(format!("over {} {}", over.cause.code(), over.text.0));
    }
    text
}

/// A card with its place, its turns and its floor, row by row from the top.
fn card(state: &State, laid: &Laid) -> String {
    let floor = state.dungeon.floor().on(laid.card);
    let row = |row: u8| (0..3).map(|column| if floor >> (3 * row + column) & 1 == 1 { '.' } else { '#' }).collect::<String>();
    let Laid { card, x, y, rotation } = laid;
    format!("card {} {x} {y} turned {} {}/{}/{}", card.code(), rotation.number(), row(2), row(1), row(0))
}

fn items(rules: &CoraQuest, tally: &Tally) -> String {
    let copies = tally.iter().flat_map(|(item, copies)| std::iter::repeat_n(item, copies.into()));
    copies.map(|item| format!(" {}", rules.item_code(item))).collect()
}

fn hero(rules: &CoraQuest, hero: &Hero) -> String {
    let mut text = format!("hero {} seat {}", rules.hero_code(hero.id), hero.owner);
    if let Some(at) = hero.at {
        text += &format!(" at {at}");
    }
    text += &format!(" health {}", hero.health);
    for (number, word) in [(hero.smell, "smell"), (hero.token, "token")] {
        if number > 0 {
            text += &format!(" {word} {number}");
        }
    }
    let flags = [(hero.determined, "determined"), (hero.stunned, "stunned"), (hero.poisoned, "poisoned")];
    for (on, word) in flags.into_iter().chain([(hero.exhausted, "exhausted")]) {
        if on {
            text += &format!(" {word}");
        }
    }
    if let Some(armour) = hero.armour {
        text += &format!(" wears {}", rules.item_code(armour));
    }
    text + " bag" + &items(rules, &hero.bag)
}

fn enemy(rules: &CoraQuest, enemy: &Enemy) -> String {
    let tough = if enemy.tough { " tough" } else { "" };
    let acted = if enemy.acted { " acted" } else { "" };
    format!("enemy {} {} health {}{tough}{acted}", rules.kind_code(enemy.kind), enemy.at, enemy.health)
}

fn turn(rules: &CoraQuest, state: &State, turn: &Turn) -> String {
    let mut text = format!("turn {} actions {}", rules.slot_code(state, turn.hero), turn.actions);
    let &Turn { changes, refused, cancelled, sprint, .. } = turn;
    for (number, word) in [(changes, "changes"), (refused, "refused"), (cancelled, "cancelled"), (sprint, "sprint")] {
        if number > 0 {
            text += &format!(" {word} {number}");
        }
    }
    for (dice, word) in [(turn.next, "next"), (turn.all, "all")] {
        if dice != [0; 3] {
            text += &format!(" {word} {} {} {}", dice[0], dice[1], dice[2]);
        }
    }
    for (on, word) in [(turn.accurate, "accurate"), (turn.eagle, "eagle"), (turn.bane, "bane")] {
        if on {
            text += &format!(" {word}");
        }
    }
    text
}

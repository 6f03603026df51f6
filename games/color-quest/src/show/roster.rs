//! The army list of the side that builds its band (section 12), and bands as short texts: `kaos ronin ninja skelette skelette`.

use super::verbs::Button;
use super::{looks, side};
use crate::band::Shortage;
use crate::words::names::{entry, number, points, series, slots};
use crate::{Ability, Action, Band, Camp, ColorQuest, Entry, Slot, Stage, Tile, View, band};
use stage::{Counter, Facing, Gauge, Objection, Roster, RosterEntry, Way, Words, capital};
use tabletop::Refusal;
use texts::{Lang, Message};

/// The slots in the order of the list.
const SLOTS: [Slot; 3] = [Slot::Hero, Slot::Champion, Slot::Troop];

/// The list, for the seat that builds now.
pub(super) fn of(rules: &ColorQuest, view: &View, lang: Lang) -> Option<Roster> {
    let builds = view.table.stage() == Stage::Bands && view.viewer.is_some() && view.viewer == view.to_act;
    let whose = view.camp().filter(|_| builds)?;
    let mine = view.table.band(whose);
    let facing = (whose == Camp::Kaos).then(|| Facing {
        title: title(whose.other(), lang),
        counters: counters(view.table.band(whose.other()), whose.other(), lang),
    });
    Some(Roster {
        kind: whose.code(),
        title: title(whose, lang),
        tint: Some(side(whose)),
        gauges: gauges(rules, view, whose, lang),
        entries: Entry::ALL.into_iter().filter(|of| of.is_of(whose)).map(|of| line(rules, view, whose, of, lang)).collect(),
        note: note(rules, view, whose).say(lang),
        facing,
        text: text(mine, whose),
    })
}

fn title(whose: Camp, lang: Lang) -> String {
    say!(lang, "roster-title", who = whose.message())
}

fn class(slot: Slot) -> Message {
    match slot {
        Slot::Hero => msg!("class-hero"),
        Slot::Champion => msg!("class-champion"),
        Slot::Troop => msg!("class-troop"),
    }
}

/// Points, and the slots of each class (CQ-ARM-1).
fn gauges(rules: &ColorQuest, view: &View, whose: Camp, lang: Lang) -> Vec<Gauge> {
    let gauge = |name: Message, used: u8, of: u8| {
        let words = format!("{} / {}", number(used), number(of));
        Gauge { name: name.say(lang), used, of, words }
    };
    let spent = band::spent(rules, &view.table, whose);
    let points = gauge(msg!("roster-points"), spent, rules.constants.points);
    let slots = SLOTS.map(|slot| {
        let used = band::taken(rules, &view.table, whose, slot);
        gauge(class(slot), used, band::slots(rules, slot))
    });
    [points].into_iter().chain(slots).collect()
}

/// A line of the list.
fn line(rules: &ColorQuest, view: &View, whose: Camp, of: Entry, lang: Lang) -> RosterEntry {
    let way = |action: Action, button: Button| Way {
        verb: button.key().unwrap_or_default(),
        refusal: band::check(rules, &view.table, action).err().map(|refusal| objection(rules, refusal, lang)),
    };
    let lacking = |way: Way| {
        let words = band::shortage(rules, &view.table, whose, of).map(|short| lack(rules, whose, of, short).say(lang));
        let refusal = way.refusal.map(|refusal| match (refusal.rule, words) {
            ("CQ-ARM-1", Some(words)) => Objection { words, ..refusal },
            _ => refusal,
        });
        Way { refusal, ..way }
    };
    let (size, cost) = rules.price(of, whose);
    let (words, lines) = profile(rules, whose, of, lang);
    RosterEntry {
        key: of.code(),
        look: look(of),
        tint: Some(side(whose)),
        name: capital(&entry(of).say(lang)),
        class: class(of.slot()).say(lang),
        price: points(cost).say(lang),
        size: slots(size).say(lang),
        words,
        lines,
        count: view.table.band(whose)[of.index()],
        add: lacking(way(Action::Recruit { entry: of }, Button::Recruit(of))),
        remove: way(Action::Dismiss { entry: of }, Button::Dismiss(of)),
    }
}

fn look(of: Entry) -> &'static str {
    of.kind().map_or(looks::tile(Tile::Bones), looks::figure)
}

fn objection(rules: &ColorQuest, refusal: Refusal, lang: Lang) -> Objection {
    Objection { rule: refusal.rule.0, words: rules.rule_words(refusal.rule.0, lang).unwrap_or_default() }
}

/// Why it is too much: the slots or the points, and how many are left.
fn lack(rules: &ColorQuest, whose: Camp, of: Entry, short: Shortage) -> Message {
    let (size, cost) = rules.price(of, whose);
    match short {
        Shortage::Slots { left } => msg!("lack-slots", size = slots(size), left = number(left)),
        Shortage::Points { left, kept: 0 } => msg!("lack-points", cost = points(cost), left = number(left)),
        Shortage::Points { left, kept } => {
            msg!("lack-kept", cost = points(cost), left = number(left), kept = number(kept))
        }
    }
}

/// What a figure can do (table 22.4): the names in one line, and what each means.
fn profile(rules: &ColorQuest, whose: Camp, of: Entry, lang: Lang) -> (String, Vec<String>) {
    let Some(kind) = of.kind() else { return (say!(lang, "roster-bones"), Vec::new()) };
    let profile = &rules.profiles[kind.index()][whose.index()];
    let parts = [
        profile.moves.map(Ability::name),
        series(profile.attacks.iter().map(|ability| ability.name())),
        profile.special.map(|ability| msg!("roster-special", ability = ability.name())),
        profile.blast.map(|ability| msg!("roster-blast", ability = ability.name())),
    ];
    let words = parts.into_iter().flatten().reduce(|first, next| msg!("roster-next", first = first, next = next));
    let all = profile.moves.iter().chain(&profile.attacks).chain(&profile.special).chain(&profile.blast);
    let lines = all.map(|ability| say!(lang, "roster-ability", ability = ability.name())).collect();
    (words.map(|words| words.say(lang)).unwrap_or_default(), lines)
}

/// What is missing, or what the points that are left give (CQ-ARM-1, CQ-ARM-5).
fn note(rules: &ColorQuest, view: &View, whose: Camp) -> Message {
    if band::check(rules, &view.table, Action::Ready).is_err() {
        return msg!("roster-no-hero");
    }
    match rules.constants.points - band::spent(rules, &view.table, whose) {
        0 => msg!("roster-all-spent"),
        1 => msg!("roster-half-left"),
        _ => msg!("roster-some-left"),
    }
}

/// What is in a band.
fn counters(taken: &Band, whose: Camp, lang: Lang) -> Vec<Counter> {
    let present = Entry::ALL.into_iter().filter(|of| taken[of.index()] > 0);
    let counter = |of: Entry| {
        let (count, name) = (taken[of.index()], entry(of));
        let words = if count == 1 { name } else { msg!("roster-count", count = count, entry = name) };
        Counter { look: look(of), tint: Some(side(whose)), count: count.into(), words: capital(&words.say(lang)) }
    };
    present.map(counter).collect()
}

/// A band in one line: its side, and the words of its entries.
fn text(taken: &Band, whose: Camp) -> String {
    let words = Entry::ALL.into_iter().flat_map(|of| std::iter::repeat_n(of.code(), taken[of.index()].into()));
    [whose.code()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// The actions that make of the band what a text says: first what is given back, then what is taken, heroes first.
pub(super) fn import_roster(rules: &ColorQuest, view: &View, text: &str) -> Result<Vec<Action>, Message> {
    let state = &view.table;
    if state.stage() != Stage::Bands {
        return Err(msg!("muster-not-now", rule = rules.rule_says("CQ-SET-1")));
    }
    let whose = state.active();
    let text = text.to_lowercase();
    let mut words = text.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default();
    match Camp::coded(first) {
        None => {
            return Err(msg!("muster-no-side", word = first.to_owned()));
        }
        Some(other) if other != whose => {
            return Err(msg!("muster-other-side", who = other.message(), rule = rules.rule_says("CQ-ARM-3")));
        }
        Some(_) => {}
    }
    let mut wanted: Band = [0; Entry::COUNT];
    for word in words {
        let Some(of) = Entry::coded(word) else {
            return Err(msg!("muster-unknown", word = word.to_owned()));
        };
        wanted[of.index()] = wanted[of.index()].saturating_add(1);
    }
    let has = state.band(whose);
    let more = |one: &Band, other: &Band, of: Entry| usize::from(one[of.index()].saturating_sub(other[of.index()]));
    let repeat = |count: usize, action: Action| std::iter::repeat_n(action, count);
    let back = Entry::ALL.into_iter().flat_map(|of| repeat(more(has, &wanted, of), Action::Dismiss { entry: of }));
    let taken = Entry::ALL.into_iter().flat_map(|of| repeat(more(&wanted, has, of), Action::Recruit { entry: of }));
    Ok(back.chain(taken).collect())
}

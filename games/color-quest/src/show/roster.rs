//! The army list of the side that builds its band (section 12), and bands as short texts: `kaos ronin ninja skelette skelette`.

use super::verbs::Button;
use super::{looks, side};
use crate::band::Shortage;
use crate::words::names::entry;
use crate::words::{halves, number};
use crate::{Action, Band, Camp, ColorQuest, Entry, Slot, Stage, Tile, View, band};
use tabletop::{Counter, Facing, Gauge, Lang, Objection, Refusal, Roster, RosterEntry, Text, Way, Words, capital};

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
        note: note(rules, view, whose, lang),
        facing,
        text: text(mine, whose),
    })
}

fn title(whose: Camp, lang: Lang) -> String {
    let name = whose.name().to(lang);
    match lang {
        Lang::En => format!("{name}'s band"),
        Lang::Fr => format!("Bande de {name}"),
    }
}

const fn class(slot: Slot) -> Text {
    match slot {
        Slot::Hero => Text { en: "Hero", fr: "Héros" },
        Slot::Champion => Text { en: "Champions", fr: "Champions" },
        Slot::Troop => Text { en: "Troops", fr: "Troupes" },
    }
}

/// Points, and the slots of each class (CQ-ARM-1).
fn gauges(rules: &ColorQuest, view: &View, whose: Camp, lang: Lang) -> Vec<Gauge> {
    let gauge = |name: Text, used: u8, of: u8| {
        let words = format!("{} / {}", number(used), number(of));
        Gauge { name: name.to(lang).to_owned(), used, of, words }
    };
    let spent = band::spent(rules, &view.table, whose);
    let points = gauge(Text { en: "Points", fr: "Points" }, spent, rules.constants.points);
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
        let words = band::shortage(rules, &view.table, whose, of).map(|short| lack(rules, whose, of, short, lang));
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
        name: capital(&entry(of, lang)),
        class: class(of.slot()).to(lang).to_owned(),
        price: halves(cost, lang),
        size: room(size, lang),
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
    Objection { rule: refusal.rule.0, words: rules.rule_words(refusal.rule.0, lang).unwrap_or_default().to_owned() }
}

/// Why it is too much: the slots or the points, and how many are left.
fn lack(rules: &ColorQuest, whose: Camp, of: Entry, short: Shortage, lang: Lang) -> String {
    let (size, cost) = rules.price(of, whose);
    match (short, lang) {
        (Shortage::Slots { left }, Lang::En) => {
            format!("It takes {}, and {} of its class is left.", room(size, lang), number(left))
        }
        (Shortage::Slots { left }, Lang::Fr) => {
            format!("Il faut {}, et il en reste {} de sa classe.", room(size, lang), number(left))
        }
        (Shortage::Points { left, kept: 0 }, Lang::En) => {
            format!("It costs {}, and {} is left.", halves(cost, lang), number(left))
        }
        (Shortage::Points { left, kept: 0 }, Lang::Fr) => {
            format!("Il faut {}, et il en reste {}.", halves(cost, lang), number(left))
        }
        (Shortage::Points { left, kept }, Lang::En) => {
            format!("It costs {}, and of the {} left {} are kept for a hero.", halves(cost, lang), number(left), number(kept))
        }
        (Shortage::Points { left, kept }, Lang::Fr) => {
            format!(
                "Il faut {}, et des {} qui restent, {} sont gardés pour un héros.",
                halves(cost, lang),
                number(left),
                number(kept)
            )
        }
    }
}

/// Slots, counted in halves.
fn room(size: u8, lang: Lang) -> String {
    let one = if lang == Lang::En { size <= 2 } else { size < 4 };
    let word = if one { Text { en: "slot", fr: "place" } } else { Text { en: "slots", fr: "places" } };
    format!("{} {}", number(size), word.to(lang))
}

/// What a figure can do (table 22.4): the names in one line, and what each means.
fn profile(rules: &ColorQuest, whose: Camp, of: Entry, lang: Lang) -> (String, Vec<String>) {
    let Some(kind) = of.kind() else {
        let words = Text {
            en: "Kaos lays it anywhere; a Skelette can rise from it.",
            fr: "Kaos le pose où il veut\u{a0}; un Skelette peut en surgir.",
        };
        return (words.to(lang).to_owned(), Vec::new());
    };
    let profile = &rules.profiles[kind.index()][whose.index()];
    let attacks: Vec<&str> = profile.attacks.iter().map(|ability| ability.name().to(lang)).collect();
    let named = |label: Text, ability: Option<crate::Ability>| {
        let colon = if lang == Lang::En { ":" } else { "\u{a0}:" };
        ability.map(|ability| format!("{}{colon} {}", label.to(lang), ability.name().to(lang)))
    };
    let parts = [
        profile.moves.map(|ability| ability.name().to(lang).to_owned()),
        (!attacks.is_empty()).then(|| attacks.join(", ")),
        named(Text { en: "special", fr: "spécial" }, profile.special),
        named(Text { en: "Blast", fr: "Blast" }, profile.blast),
    ];
    let all = profile.moves.iter().chain(&profile.attacks).chain(&profile.special).chain(&profile.blast);
    let lines = all.map(|ability| format!("{} – {}", ability.name().to(lang), ability.does().to(lang))).collect();
    (parts.into_iter().flatten().collect::<Vec<_>>().join(" · "), lines)
}

/// What is missing, or what the points that are left give (CQ-ARM-1, CQ-ARM-5).
fn note(rules: &ColorQuest, view: &View, whose: Camp, lang: Lang) -> String {
    if band::check(rules, &view.table, Action::Ready).is_err() {
        return Text { en: "The band needs a hero.", fr: "Il faut un héros à la bande." }.to(lang).to_owned();
    }
    match rules.constants.points - band::spent(rules, &view.table, whose) {
        0 => Text { en: "All points are spent.", fr: "Tous les points sont dépensés." },
        1 => Text { en: "The half point left gives an item card.", fr: "Le demi-point qui reste donne une carte item." },
        _ => Text { en: "The points left give two item cards.", fr: "Les points qui restent donnent deux cartes item." },
    }
    .to(lang)
    .to_owned()
}

/// What is in a band.
fn counters(taken: &Band, whose: Camp, lang: Lang) -> Vec<Counter> {
    let present = Entry::ALL.into_iter().filter(|of| taken[of.index()] > 0);
    let counter = |of: Entry| {
        let count = taken[of.index()];
        let name = entry(of, lang);
        let words = if count == 1 { capital(&name) } else { format!("{count} × {name}") };
        Counter { look: look(of), tint: Some(side(whose)), count: count.into(), words }
    };
    present.map(counter).collect()
}

/// A band in one line: its side, and the words of its entries.
fn text(taken: &Band, whose: Camp) -> String {
    let words = Entry::ALL.into_iter().flat_map(|of| std::iter::repeat_n(of.code(), taken[of.index()].into()));
    [whose.code()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// The actions that make of the band what a text says: first what is given back, then what is taken, heroes first.
pub(super) fn muster(rules: &ColorQuest, view: &View, text: &str) -> Result<Vec<Action>, [String; 2]> {
    let state = &view.table;
    let both = |say: &dyn Fn(Lang) -> String| Lang::ALL.map(say);
    if state.stage() != Stage::Bands {
        let words = |lang| rules.rule_words("CQ-SET-1", lang).unwrap_or_default();
        return Err(both(&|lang| words(lang).to_owned()));
    }
    let whose = state.active();
    let text = text.to_lowercase();
    let mut words = text.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default();
    match Camp::coded(first) {
        None => {
            return Err(Lang::ALL.map(|lang| match lang {
                Lang::En => format!("A band begins with its side, gaia or kaos, not with '{first}'."),
                Lang::Fr => format!("Une bande commence par son camp, gaia ou kaos, et non par «\u{a0}{first}\u{a0}»."),
            }));
        }
        Some(other) if other != whose => {
            let rule = |lang| rules.rule_words("CQ-ARM-3", lang).unwrap_or_default();
            return Err(Lang::ALL.map(|lang| match lang {
                Lang::En => format!("This is a band of {}. CQ-ARM-3: {}", other.name().en, rule(lang)),
                Lang::Fr => format!("C'est une bande de {}. CQ-ARM-3\u{a0}: {}", other.name().fr, rule(lang)),
            }));
        }
        Some(_) => {}
    }
    let mut wanted: Band = [0; Entry::COUNT];
    for word in words {
        let Some(of) = Entry::coded(word) else {
            return Err(Lang::ALL.map(|lang| match lang {
                Lang::En => format!("No army list has '{word}'."),
                Lang::Fr => format!("Aucune liste n'a «\u{a0}{word}\u{a0}»."),
            }));
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

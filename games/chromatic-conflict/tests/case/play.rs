//! Playing a case, step by step.

use super::{Case, Patch, Step, show};
use chromatic_conflict::{Action, Asked, ChromaticConflict, Effect, Event, Kind, State, View};
use tabletop::{Game as _, Notation as _, Pick, Scripted, Seat, Seed, Seeded, Viewer, tell};

/// What a line of a case may start with; the pictures first, then the actions, then the expectations of one line.
pub(super) const KEYWORDS: [&str; 21] = [
    "given", "after", "board", "events", "told", "again", "play", "legal", "only", "refuse", "options", "asked", "turn",
    "points", "effects", "shield", "discard", "hand", "pile", "sees", "outcome",
];

/// Whether indented lines may follow.
pub(super) fn takes_block(keyword: &str) -> bool {
    KEYWORDS[..5].contains(&keyword)
}

/// Whether this step can fail because the rules are wrong.
pub(super) fn expects(keyword: &str) -> bool {
    KEYWORDS.contains(&keyword) && !["given", "again", "play"].contains(&keyword)
}

pub(super) fn run(game: &ChromaticConflict, case: &Case, patches: &mut Option<Vec<Patch>>) -> Result<(), String> {
    let mut playing = Playing { game, given: None, now: None, events: Vec::new(), patches };
    for step in &case.steps {
        playing.step(step).map_err(|message| format!("{}:{}: {message}", case.file, step.line))?;
    }
    Ok(())
}

struct Playing<'a> {
    game: &'a ChromaticConflict,
    given: Option<State>,
    now: Option<State>,
    /// What the last action led to.
    events: Vec<Event>,
    patches: &'a mut Option<Vec<Patch>>,
}

impl Playing<'_> {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        let rest = step.rest.as_str();
        match step.keyword.as_str() {
            "given" => {
                let state = self.position(step)?;
                self.given = Some(state.clone());
                self.now = Some(state);
                Ok(())
            }
            "again" => {
                self.now = self.given.clone();
                Ok(())
            }
            "play" => self.play(rest),
            "after" => self.after(step),
            "board" => {
                let actual = show::board(self.game, self.state()?);
                let same = show::cells(&step.block) == show::cells(&actual);
                self.picture(step, actual, same)
            }
            "events" => {
                let actual: Vec<String> = self.events.iter().map(show::event).collect();
                self.lines(step, actual)
            }
            "told" => {
                let viewer = viewer(rest)?;
                let told = self.events.iter().filter_map(|event| tell(self.game, event, viewer));
                let actual = told.map(|told| show::event(told.event())).collect();
                self.lines(step, actual)
            }
            "legal" => self.legal(rest),
            "only" => same(rest, &self.options()?.join("; ")),
            "options" => same(rest, &self.options()?.len().to_string()),
            "refuse" => self.refuse(rest),
            _ => self.particular(&step.keyword, rest),
        }
    }

    /// What a seat, or everybody, can see of the position.
    fn particular(&self, keyword: &str, rest: &str) -> Result<(), String> {
        let state = self.state()?;
        let table = self.game.view(state, Viewer::Bystander);
        let (number, wanted) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = || {
            let seat = number.parse().ok().and_then(Seat::numbered).filter(|seat| seat.number() <= self.game.seats(state));
            seat.ok_or_else(|| format!("'{number}' is not a seat here"))
        };
        let none = |words: Vec<&str>| if words.is_empty() { "none".to_owned() } else { words.join(" ") };
        match keyword {
            "asked" => same(rest, &asked(&table)),
            "turn" => match table.to_act {
                Some(seat) => same(rest, &format!("{} seat {seat} action {}", table.turn, table.action)),
                None => Err("the game is over".to_owned()),
            },
            "points" => same(rest, &table.seats.iter().map(|seat| seat.points.to_string()).collect::<Vec<_>>().join(" ")),
            "effects" => same(wanted, &none(table.seats[seat()?.index()].effects.iter().map(|effect| effect.code()).collect())),
            "shield" => {
                let at = table.seats[seat()?.index()].shield.map_or("supply".to_owned(), |at| at.to_string());
                same(wanted, &at)
            }
            "discard" => same(wanted, &none(table.seats[seat()?.index()].discards.cards().map(Kind::code).collect())),
            "pile" if number == "terrains" => same(wanted, &table.terrain_pile.to_string()),
            "pile" => same(wanted, &table.seats[seat()?.index()].pile.to_string()),
            "hand" => {
                let seat = seat()?;
                let own = self.game.view(state, Viewer::Seat(seat));
                let hand = own.seats[seat.index()].hand.as_ref().ok_or("a seat must see its own hand")?;
                let chromecas = hand.chromecas.cards().map(Kind::code).collect();
                let terrains = hand.terrains.iter().filter_map(|terrain| terrain.place).map(|place| place.name()).collect();
                same(wanted, &format!("{} | {}", none(chromecas), none(terrains)))
            }
            "sees" => self.sees(number, wanted),
            _ => same(rest, &self.game.outcome(state).map_or("none".to_owned(), |outcome| outcome.line())),
        }
    }

    fn state(&self) -> Result<&State, String> {
        self.now.as_ref().ok_or_else(|| "no position is given yet".to_owned())
    }

    fn position(&self, step: &Step) -> Result<State, String> {
        let (text, added) = show::whole(&step.block);
        self.game.read_position(&text).map_err(|misread| {
            let line = (step.line + misread.line).saturating_sub(added);
            format!("the position cannot be read: line {line}: {}", misread.message)
        })
    }

    fn action(&self, text: &str) -> Result<Action, String> {
        self.game.read_action(text.trim()).map_err(|misread| format!("'{}': {}", text.trim(), misread.message))
    }

    /// `play place 3 (1,0) | chromeca=crane`; all luck must be written, unless `any` stands for the rest of it.
    fn play(&mut self, rest: &str) -> Result<(), String> {
        let (action, luck) = rest.split_once('|').unwrap_or((rest, ""));
        let action = self.action(action)?;
        let any = luck.split_whitespace().any(|word| word == "any");
        let written = luck.split_whitespace().filter(|&word| word != "any").map(str::parse);
        let written = written.collect::<Result<Vec<Pick>, String>>()?;
        let mut chance = if any { Scripted::then(written, Seeded::new(Seed::numbered(1))) } else { Scripted::new(written) };
        let mut state = self.state()?.clone();
        self.game.check(&state, action).map_err(|refusal| format!("this action is {refusal}"))?;
        self.events.clear();
        self.game.play(&mut state, action, &mut chance, &mut self.events);
        chance.finish().map_err(|error| error.to_string())?;
        self.game.audit(&state)?;
        self.now = Some(state);
        Ok(())
    }

    fn after(&mut self, step: &Step) -> Result<(), String> {
        let actual = show::short(self.game, self.state()?);
        let wanted = match self.position(step) {
            Err(message) if self.patches.is_none() => return Err(message),
            wanted => wanted.ok(),
        };
        let same = wanted.as_ref() == self.now.as_ref();
        self.picture(step, actual, same)
    }

    fn lines(&mut self, step: &Step, actual: Vec<String>) -> Result<(), String> {
        let wanted: Vec<&str> = step.block.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
        let same = wanted == actual;
        self.picture(step, actual, same)
    }

    fn picture(&mut self, step: &Step, actual: Vec<String>, same: bool) -> Result<(), String> {
        match &mut self.patches {
            _ if same => Ok(()),
            Some(patches) => {
                patches.push(Patch { from: step.line, to: step.line + step.block.len(), lines: actual });
                Ok(())
            }
            None => Err(format!("it is\n    {}\nbut the case says\n{}", actual.join("\n    "), step.block.join("\n"))),
        }
    }

    fn options(&self) -> Result<Vec<String>, String> {
        let mut list = Vec::new();
        self.game.legal_actions(self.state()?, &mut list);
        Ok(list.into_iter().map(|action| self.game.write_action(action)).collect())
    }

    /// `legal place 4: (-1,0) (0,0)`: all the places for a 4; `legal place 4 (0,0)`: this is one option.
    fn legal(&self, rest: &str) -> Result<(), String> {
        let options = self.options()?;
        let Some((verb, wanted)) = rest.split_once(':') else {
            let action = self.action(rest)?;
            self.game.check(self.state()?, action).map_err(|refusal| format!("this is {refusal}"))?;
            return if options.contains(&self.game.write_action(action)) {
                Ok(())
            } else {
                Err(format!("this is not among the options: {}", options.join("; ")))
            };
        };
        let verb = format!("{verb} ");
        let positions: Vec<&str> = options.iter().filter_map(|option| option.strip_prefix(&verb)).collect();
        same(wanted.trim(), &if positions.is_empty() { "none".to_owned() } else { positions.join(" ") })
    }

    /// `refuse place 3 (2,0) by CC-CAP-3`.
    fn refuse(&self, rest: &str) -> Result<(), String> {
        let (action, rule) = rest.split_once(" by ").ok_or("'refuse <action> by <rule>' is expected")?;
        let action = self.action(action)?;
        if self.options()?.contains(&self.game.write_action(action)) {
            return Err("this is among the options".to_owned());
        }
        match self.game.check(self.state()?, action) {
            Ok(()) => Err("this is legal".to_owned()),
            Err(refusal) => same(rule.trim(), refusal.rule.0),
        }
    }

    /// `sees 2 (1,0): gems 2 zones ? strike ? ?`, by position or by tag, also for `everybody` and `nobody` (a bystander).
    fn sees(&self, who: &str, rest: &str) -> Result<(), String> {
        let (card, wanted) = rest.split_once(':').ok_or("'sees <seat> <card>: <what>' is expected")?;
        let state = self.state()?;
        let viewers = match who {
            "everybody" => Viewer::all(self.game.seats(state)).collect(),
            _ => vec![viewer(who)?],
        };
        for viewer in viewers {
            let view = self.game.view(state, viewer);
            let on_table = view.places.iter().map(|place| (place.at.to_string(), &place.card));
            let hands = view.seats.iter().filter_map(|seat| seat.hand.as_ref());
            let held = hands.flat_map(|hand| &hand.terrains).map(|terrain| (String::new(), terrain));
            let named = |terrain: &chromatic_conflict::Place| terrain.name() == card;
            let found = on_table.chain(held).find(|(at, terrain)| at == card || terrain.place.as_ref().is_some_and(named));
            let zone = |zone: &Option<Effect>| zone.map_or("?", Effect::code);
            let seen = found.map_or("nothing".to_owned(), |(_, terrain)| {
                format!("gems {} zones {}", terrain.gems, terrain.zones.iter().map(zone).collect::<Vec<_>>().join(" "))
            });
            same(wanted.trim(), &seen).map_err(|message| format!("for {viewer:?} {message}"))?;
        }
        Ok(())
    }
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "nobody" => Ok(Viewer::Bystander),
        _ => text.parse().ok().and_then(Seat::numbered).map(Viewer::Seat).ok_or_else(|| format!("'{text}' is not a viewer")),
    }
}

/// `2 shield`: who is asked, and what.
fn asked(view: &View) -> String {
    let what = match view.asked {
        Asked::Faction => "faction".to_owned(),
        Asked::Action => "action".to_owned(),
        Asked::Shield => "shield".to_owned(),
        Asked::Power { kind } => kind.code().to_owned(),
        Asked::Drop { terrain, from } => format!("drop {} from {from}", terrain.name()),
        Asked::Nothing { reason } => return format!("nobody {reason}"),
    };
    view.to_act.map_or("nobody".to_owned(), |seat| format!("{seat} {what}"))
}

fn same(wanted: &str, actual: &str) -> Result<(), String> {
    if wanted == actual { Ok(()) } else { Err(format!("it is '{actual}', but the case says '{wanted}'")) }
}

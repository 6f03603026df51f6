//! Setting up (section 13).

use crate::ability::{need, refuse};
use crate::movegen::MoveGen;
use crate::tx::{Tx, two};
use crate::{
    Action, Camp, ColorQuest, Entry, Event, Face, Figure, Frame, Placing, Potion, Setup, Shown, Spot, Stage, State, Tile, Tint,
};
use crate::{band, refill, version};
use paint::{Colour, Square, Squares};
use tabletop::{Chance, Deck, Log, Refusal};

/// The first position.
pub(crate) fn start<C: Chance + ?Sized>(rules: &ColorQuest, setup: &Setup, chance: &mut C) -> Result<State, Refusal> {
    let layout = setup.check(rules)?;
    let mut state = State::new();
    state.layout = layout;
    state.first = setup.first;
    state.scenario = setup.scenario;
    state.deck = Deck::shuffled([rules.constants.copies; Potion::COUNT]);
    if setup.placing == Placing::Players {
        state.stage = Stage::Bands;
        return Ok(state);
    }
    state.faced = 4;
    let quick = rules.quick(setup.scenario);
    let field = &mut state.field;
    for tile in Tile::ALL {
        quick.tiles[tile.index()].iter().for_each(|at| field.build(tile, at));
    }
    quick.puddles.iter().for_each(|&(at, tint)| field.lay(at, tint));
    quick.figures.iter().for_each(|&(at, figure)| field.put(at, figure));
    for &(at, colour) in &quick.dice {
        let fragment = rules.layouts[usize::from(layout)].fragment_of(at);
        field.dice[fragment] = Some(Shown { at, colour });
    }
    state.pools[Camp::Kaos.index()].put(Spot::Hero, quick.hero_die);
    Tx { rules, state: &mut state, chance, log: &mut () }.begin_turn(Camp::Gaia);
    Ok(state)
}

/// The tile that is laid next, and by whom (CQ-SET-3).
pub(crate) fn next_tile(rules: &ColorQuest, state: &State) -> Option<(Tile, Camp)> {
    let constants = &rules.constants;
    let laid = |tile: Tile| state.field.tiles(tile).count();
    let counts = [constants.bushes, constants.walls, constants.tunnels, constants.chests];
    let usual = Tile::ALL.into_iter().zip(counts).find(|&(tile, count)| laid(tile) < u32::from(count));
    let bones = state.bands[Camp::Kaos.index()][Entry::BonePile.index()] > 0;
    match usual {
        Some((tile @ (Tile::Bush | Tile::Wall), _)) => Some((tile, Camp::Gaia)),
        Some((tile, _)) => Some((tile, Camp::Kaos)),
        None => bones.then_some((Tile::Bones, Camp::Kaos)),
    }
}

/// The colour that is laid next (CQ-SET-6).
pub(crate) fn next_puddle(state: &State) -> Option<Colour> {
    Colour::WHEEL.get(state.field.puddles().all().count() as usize).copied()
}

/// The fragment whose face is chosen next, counted from 0 (CQ-SET-2).
pub(crate) fn next_face(movegen: &MoveGen<'_>) -> u8 {
    movegen.layout.shares.as_flattened()[usize::from(movegen.state.faced.min(3))]
}

/// Where the next tile or puddle may lie.
fn sites(movegen: &MoveGen<'_>) -> Squares {
    let bare = movegen.bare();
    let zones = movegen.layout.zones[0] | movegen.layout.zones[1];
    match (movegen.state.stage, next_tile(movegen.rules, movegen.state)) {
        (Stage::Tiles, Some((Tile::Bones, _))) => bare.iter().filter(|&at| leaves_room(movegen, at, false)).collect(),
        (Stage::Tiles, Some((tile, _))) => {
            let laid = movegen.field.tiles(tile);
            let taken = |all: Squares, fragment: &Squares| if fragment.meets(laid) { all | *fragment } else { all };
            bare - zones - movegen.layout.fragments.iter().fold(Squares::NONE, taken)
        }
        (Stage::Puddles, _) => bare.iter().filter(|&at| leaves_room(movegen, at, true)).collect(),
        _ => Squares::NONE,
    }
}

/// Figures that a side has still to deploy: paint invocations, and others.
fn to_deploy(state: &State, camp: Camp) -> (u32, u32) {
    let count = |paint: bool| {
        let fits = |entry: &Entry| entry.kind().is_some() && entry.is_paint() == paint;
        Entry::ALL.into_iter().filter(fits).map(|entry| u32::from(state.band(camp)[entry.index()])).sum()
    };
    (count(true), count(false))
}

/// Whether everybody can still be deployed if something is laid here (CQ-SET-6, CQ-SET-10).
fn leaves_room(movegen: &MoveGen<'_>, at: Square, puddle: bool) -> bool {
    Camp::ALL.into_iter().all(|camp| {
        let zone = movegen.layout.zone(camp);
        let here = u32::from(zone.has(at));
        let (paints, others) = to_deploy(movegen.state, camp);
        let wet = (zone & movegen.field.puddles().all()).count() + if puddle { here } else { 0 };
        let missing = paints.saturating_sub(wet);
        let left = 6 - movegen.field.puddles().all().count() - u32::from(puddle);
        let bare = (zone & movegen.bare()).count() - here;
        bare >= others + missing && missing <= left
    })
}

/// Whether everybody can be deployed as it is now.
pub(crate) fn has_room(movegen: &MoveGen<'_>) -> bool {
    let wet = movegen.field.puddles().all();
    let left = 6_u32.saturating_sub(wet.count());
    Camp::ALL.into_iter().all(|camp| {
        let zone = movegen.layout.zone(camp);
        let (paints, others) = to_deploy(movegen.state, camp);
        let missing = paints.saturating_sub((zone & wet).count());
        let more = if movegen.state.stage > Stage::Puddles { 0 } else { left };
        (zone & movegen.bare()).count() >= others + missing && missing <= more
    })
}

/// Where an entry may be deployed (CQ-SET-10).
fn posts(movegen: &MoveGen<'_>, entry: Entry) -> Squares {
    let zone = movegen.layout.zone(movegen.state.active);
    if entry.is_paint() { zone & movegen.field.coloured() } else { zone & movegen.bare() }
}

/// Where the first of two starting dice may lie (CQ-SET-7).
pub(crate) fn starting_crystals(movegen: &MoveGen<'_>, camp: Camp) -> Squares {
    let [one, other] = movegen.layout.shares[camp.index()].map(usize::from);
    movegen.free_crystals(one) | movegen.free_crystals(other)
}

/// Everything that may be chosen, when nothing waits.
pub(crate) fn list(movegen: &MoveGen<'_>, push: &mut impl FnMut(Action)) {
    match movegen.state.stage {
        Stage::Bands => band::list(movegen.rules, movegen.state, push),
        Stage::Faces => [Face::A, Face::B].into_iter().for_each(|face| push(Action::Face { face })),
        Stage::Tiles | Stage::Puddles => sites(movegen).iter().for_each(|at| push(Action::Lay { at: movegen.point(at) })),
        Stage::Deploy => {
            for entry in Entry::ALL.into_iter().filter(|entry| movegen.state.band(movegen.state.active)[entry.index()] > 0) {
                posts(movegen, entry).iter().for_each(|at| push(Action::Deploy { entry, at: movegen.point(at) }));
            }
        }
        Stage::Dice | Stage::Playing => {}
    }
}

/// Whether this may be chosen, when nothing waits.
pub(crate) fn check(movegen: &MoveGen<'_>, action: Action) -> Result<(), Refusal> {
    let state = movegen.state;
    match (state.stage, action) {
        (Stage::Bands, _) => band::check(movegen.rules, state, action),
        (Stage::Faces, Action::Face { .. }) => Ok(()),
        (Stage::Tiles, Action::Lay { at }) => {
            let Some(at) = movegen.layout.square(at) else { return refuse("CQ-GEN-10") };
            need(movegen.bare().has(at), "CQ-SET-5")?;
            match next_tile(movegen.rules, state) {
                Some((Tile::Bones, _)) | None => need(leaves_room(movegen, at, false), "CQ-SET-10"),
                Some((tile, _)) => {
                    need(!movegen.layout.zones.iter().any(|zone| zone.has(at)), "CQ-SET-5")?;
                    let fragment = movegen.layout.fragment(movegen.layout.fragment_of(at));
                    need(!fragment.meets(movegen.field.tiles(tile)), "CQ-SET-4")
                }
            }
        }
        (Stage::Puddles, Action::Lay { at }) => {
            let Some(at) = movegen.layout.square(at) else { return refuse("CQ-GEN-10") };
            need(movegen.bare().has(at), "CQ-SET-6")?;
            need(leaves_room(movegen, at, true), "CQ-SET-6")
        }
        (Stage::Deploy, Action::Deploy { entry, at }) => {
            need(state.band(state.active)[entry.index()] > 0, "CQ-SET-10")?;
            let Some(at) = movegen.layout.square(at) else { return refuse("CQ-GEN-10") };
            need(posts(movegen, entry).has(at), "CQ-SET-10")
        }
        _ => refuse("CQ-SET-1"),
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// Something is placed.
    pub(crate) fn place(&mut self, action: Action) {
        let movegen = self.movegen();
        match (self.state.stage, action) {
            (Stage::Faces, Action::Face { face }) => {
                let fragment = next_face(&movegen);
                self.state.faces[usize::from(fragment)] = face;
                self.state.faced += 1;
                self.tell(Event::Faced { fragment: fragment + 1, face });
            }
            (Stage::Tiles, Action::Lay { at }) => {
                let (Some(at), Some((tile, _))) = (movegen.layout.square(at), next_tile(self.rules, self.state)) else { return };
                if tile == Tile::Bones {
                    self.state.bands[Camp::Kaos.index()][Entry::BonePile.index()] -= 1;
                }
                self.state.field.build(tile, at);
                self.tell(Event::Laid { tile, at });
            }
            (Stage::Puddles, Action::Lay { at }) => {
                let (Some(at), Some(colour)) = (movegen.layout.square(at), next_puddle(self.state)) else { return };
                self.paint_ground(at, Tint::of(colour));
            }
            (Stage::Deploy, Action::Deploy { entry, at }) => self.deploy(entry, at),
            _ => self.build(action),
        }
    }

    fn deploy(&mut self, entry: Entry, at: crate::Point) {
        let camp = self.state.active;
        let movegen = self.movegen();
        let (Some(at), Some(kind)) = (movegen.layout.square(at), entry.kind()) else { return };
        let tint = self.state.field.wipe(at).unwrap_or(Entry::tint(camp));
        let figure = Figure::new(kind, tint);
        self.state.bands[camp.index()][entry.index()] -= 1;
        self.state.field.put(at, figure);
        self.tell(Event::Deployed { figure, at });
        if camp == Camp::Gaia && !entry.is_paint() {
            self.push(Frame::Colour { at });
        }
    }

    /// Goes on to the next stage when one is done; whether something happened by itself.
    pub(crate) fn set_up(&mut self) -> bool {
        let state = &mut *self.state;
        match state.stage {
            Stage::Bands | Stage::Playing => return false,
            Stage::Faces => {
                let camp = if state.faced < 2 { Camp::Gaia } else { Camp::Kaos };
                if state.faced < 4 {
                    state.active = camp;
                    return false;
                }
                state.stage = Stage::Tiles;
            }
            Stage::Tiles => match next_tile(self.rules, state) {
                Some((_, camp)) => {
                    state.active = camp;
                    return false;
                }
                None => state.stage = Stage::Puddles,
            },
            Stage::Puddles => {
                state.active = Camp::Gaia;
                if next_puddle(state).is_some() {
                    return false;
                }
                state.stage = Stage::Dice;
            }
            Stage::Dice => self.set_up_dice(),
            Stage::Deploy => {
                if to_deploy(state, state.active) != (0, 0) {
                    return false;
                }
                match state.active {
                    Camp::Gaia => state.active = Camp::Kaos,
                    Camp::Kaos => {
                        state.stage = Stage::Playing;
                        self.begin_turn(Camp::Gaia);
                    }
                }
            }
        }
        true
    }

    /// The first of two starting dice is put on a crystal; the other one goes to the other fragment.
    pub(crate) fn place_starting_dice(&mut self, camp: Camp, die: Colour, at: Square, next: Colour) {
        let layout = self.rules.layout(self.state);
        let fragment = layout.fragment_of(at) as u8;
        self.place_die(camp, fragment, die, at);
        if let Some(other) = layout.shares[camp.index()].into_iter().find(|&other| other != fragment) {
            self.offer(camp, other, next);
        }
    }

    /// CQ-SET-7 to CQ-SET-9.
    fn set_up_dice(&mut self) {
        for camp in Camp::ALL {
            let movegen = self.movegen();
            let own = movegen.layout.shares[camp.index()];
            match two(own.into_iter().filter(|&fragment| refill::takes_die(&movegen, fragment))) {
                (Some(_), Some(_)) if version::starting_dice_are_rolled_together(self.rules) => {
                    let (die, next) = (self.roll_for(camp), self.roll_for(camp));
                    return self.push(Frame::Starting { camp, die, next });
                }
                (Some(fragment), _) => return self.refill(camp, fragment),
                (None, _) => {}
            }
        }
        let die = self.roll_for(Camp::Kaos);
        self.state.pools[Camp::Kaos.index()].put(Spot::Hero, die);
        self.tell(Event::Stowed { camp: Camp::Kaos, die, spot: Spot::Hero });
        for camp in Camp::ALL {
            for _ in 0..std::mem::take(&mut self.state.dues[camp.index()]) {
                self.draw(camp);
            }
        }
        self.state.stage = Stage::Deploy;
        self.state.active = Camp::Gaia;
    }
}

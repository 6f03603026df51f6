//! The contract, fulfilled.

use crate::choice::{check, decider, options};
use crate::movegen::MoveGen;
use crate::play::{perform, settle};
use crate::tx::Tx;
use crate::{Action, Cause, CoraQuest, Event, Knowledge, Setup, Source, State, View, start};
use tabletop::{
    Chance, ContentError, ContentFile, Edition, FirstRelease, Game, Log, Outcome, PackFile, Refusal, Rng, Seat, Seats, Viewer,
};

impl Game for CoraQuest {
    const NAME: &'static str = "coraquest";
    const RULES_VERSION: u32 = 2;
    const FIRST_RELEASE: Option<FirstRelease> =
        Some(FirstRelease { written: "c0f9b41bc2828c7f", content: "cf8ced9ddf64779d253e6a5bee3e74a2" });

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;

    fn edition(&self) -> &Edition {
        self.content.edition()
    }

    fn edition_mut(&mut self) -> &mut Edition {
        &mut self.content.edition
    }

    /// CR-CUST-2.
    fn packs(&self) -> Vec<PackFile> {
        let file = |source: &Source| PackFile { name: source.name.to_string(), text: source.text.to_string() };
        self.content.sources().iter().map(file).collect()
    }

    /// CR-CUST-1.
    fn with_packs(&self, files: &[PackFile]) -> Result<CoraQuest, Vec<ContentError>> {
        let files: Vec<PackFile> = files.iter().map(|file| PackFile::new(&*file.name, &file.text)).collect();
        let files: Vec<ContentFile<'_>> = files.iter().map(|file| ContentFile { name: &file.name, text: &file.text }).collect();
        self.content.with_pack(&files).map(CoraQuest::with)
    }

    fn start<C: Chance + ?Sized>(&self, setup: &Setup, chance: &mut C) -> Result<State, Refusal> {
        let mut state = start::start(self, setup)?;
        let mut tx = Tx { rules: self, state: &mut state, chance, log: &mut (), cued: 0 };
        tx.quick(setup.party);
        settle(&mut tx);
        Ok(state)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats + u8::from(state.keeper)
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        if state.over.is_some() {
            return None;
        }
        state.business.top().map(|frame| decider(&MoveGen::of(self, state), frame))
    }

    fn legal_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        if state.over.is_none() {
            options(&MoveGen::of(self, state), &mut |action| list.push(action));
            list.sort_unstable();
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match state.over.map(|over| over.cause) {
            None => check(&MoveGen::of(self, state), action),
            Some(Cause::Won) => Err(Refusal::by("CR-END-3")),
            Some(Cause::Fallen) => Err(Refusal::by("CR-END-2")),
            Some(Cause::Stunned) => Err(Refusal::by("CR-STUN-6")),
            Some(Cause::Lost) => Err(Refusal::by("CR-END-4")),
            Some(Cause::Torches) => Err(Refusal::by("CR-END-6")),
        }
    }

    fn play<C: Chance + ?Sized, L: Log<Event>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        debug_assert_eq!(self.check(state, action), Ok(()));
        state.due = true;
        let mut tx = Tx { rules: self, state, chance, log, cued: 0 };
        perform(&mut tx, action);
        settle(&mut tx);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = state.over?;
        let won = over.cause == Cause::Won;
        let seats = self.seats(state);
        let keeper = |seat: Seat| seat.index() >= usize::from(state.seats);
        let winners: Seats = Seat::first(seats).filter(|&seat| keeper(seat) != won).collect();
        let mut ranks = [0; tabletop::MAX_SEATS];
        Seat::first(seats).for_each(|seat| ranks[seat.index()] = if winners.has(seat) || winners.is_empty() { 1 } else { 2 });
        Some(Outcome { seats, reason: over.cause.code(), winners, ranks, points: [0; tabletop::MAX_SEATS] })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn sides(&self, view: &View) -> Vec<&'static str> {
        let seats = view.table.seats + u8::from(view.table.keeper);
        let side = |seat: Seat| if seat.index() < usize::from(view.table.seats) { "heroes" } else { "keeper" };
        Seat::first(seats).map(side).collect()
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// A text of the quest is news to everybody (CR-INFO-1).
    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Text { .. } | Event::Over { .. })
    }

    fn knowledge(&self, state: &State, _: Viewer) -> Knowledge {
        Knowledge(state.clone())
    }

    fn resample(&self, knowledge: &Knowledge, _: &mut Rng) -> State {
        knowledge.0.clone()
    }

    /// A round has four turns of steps, free actions and trades, and three decisions for each enemy.
    fn max_decisions(&self) -> u32 {
        let rounds = self.content.quests().iter().flat_map(|quest| quest.round_limit).max().unwrap_or(99);
        64 + u32::from(rounds) * (4 * 200 + 64 * 12)
    }

    fn candidate_actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        crate::candidate_actions::candidate_actions(self, state, list);
    }

    fn validate(&self, state: &State) -> Result<(), String> {
        crate::validate::validate(self, state)
    }
}

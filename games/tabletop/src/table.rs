//! A game in progress: its position, its luck, its past, and what of it can be taken back.

use crate::transcript::check_after;
use crate::{
    Chance, Commitment, ContentError, FlawKind, Game, Notation, Pick, Recorded, Recording, Refusal, Seat, Seed, Seeded,
    Transcript, TranscriptError, Viewer,
};
use crate::{EventView, Line, tell};
use std::fmt;
use std::sync::Arc;

/// One decision that was taken.
pub struct Step<G: Game> {
    /// Who took it.
    pub seat: Seat,
    /// What was chosen.
    pub action: G::Action,
    /// The luck that it consumed.
    pub picks: Vec<Pick>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The position in which it was taken.
    pub before: G::State,
}

// Derived, these would ask the same of the rules, which no step holds.
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Step<G> {
        let Step { seat, action, picks, events, before } = self;
        Step { seat: *seat, action: *action, picks: picks.clone(), events: events.clone(), before: before.clone() }
    }
}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Step { seat, action, picks, events, before } = self;
        let mut step = f.debug_struct("Step");
        step.field("seat", seat).field("action", action).field("picks", picks).field("events", events);
        step.field("before", before).finish()
    }
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefusal {
    /// This seat has decided nothing yet.
    Nothing,
    /// Another seat has decided since.
    OtherSeat,
    /// A die was rolled or a card was drawn since.
    Luck,
    /// Something hidden was shown since.
    Shown,
}

impl fmt::Display for UndoRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefusal::Nothing => "there is nothing to take back",
            UndoRefusal::OtherSeat => "another seat has decided since",
            UndoRefusal::Luck => "a card was drawn or a die rolled since",
            UndoRefusal::Shown => "something hidden has been shown since",
        })
    }
}

impl std::error::Error for UndoRefusal {}

/// A game in progress.
pub struct Table<G: Game> {
    game: Arc<G>,
    setup: G::Setup,
    /// The setup as it was written first. Options that came later are not in it, and its check holds.
    written: String,
    seed: Option<Seed>,
    pledge: Option<Commitment>,
    luck: Box<dyn Chance + Send>,
    dealt: Vec<Pick>,
    opening: G::State,
    state: G::State,
    steps: Vec<Step<G>>,
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("state", &self.state).field("steps", &self.steps.len()).finish_non_exhaustive()
    }
}

impl<G: Game> Table<G> {
    /// A new game whose luck comes from `seed`.
    ///
    /// # Errors
    /// The rule that forbids this setup.
    pub fn open(game: Arc<G>, setup: G::Setup, seed: Seed) -> Result<Table<G>, Refusal> {
        let mut luck = Seeded::new(seed);
        let mut recording = Recording::of(&mut luck);
        let state = game.start(&setup, &mut recording)?;
        let dealt = recording.picks;
        Ok(Table {
            game,
            written: setup_text(&setup),
            setup,
            seed: Some(seed),
            pledge: None,
            luck: Box::new(luck),
            dealt,
            opening: state.clone(),
            state,
            steps: Vec::new(),
        })
    }

    /// A new game whose luck follows from what was pledged; its transcript tells it.
    ///
    /// # Errors
    /// The rule that forbids this setup.
    pub fn open_pledged(game: Arc<G>, setup: G::Setup, pledge: Commitment) -> Result<Table<G>, Refusal> {
        let seed = pledge.seed();
        Ok(Table { pledge: Some(pledge), ..Table::open(game, setup, seed)? })
    }

    /// A game that goes on from a position, with this luck. How it came there is not known, so its transcript would
    /// not tell the truth.
    pub fn resume(game: Arc<G>, state: G::State, luck: impl Chance + Send + 'static) -> Table<G> {
        let setup = G::Setup::default();
        Table {
            game,
            written: setup_text(&setup),
            setup,
            seed: None,
            pledge: None,
            luck: Box::new(luck),
            dealt: Vec::new(),
            opening: state.clone(),
            state,
            steps: Vec::new(),
        }
    }

    /// The rules that are played.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was chosen before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The whole truth: for storage and for judges, never to be sent.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The first position.
    pub fn opening(&self) -> &G::State {
        &self.opening
    }

    /// The luck of the start.
    pub fn dealt(&self) -> &[Pick] {
        &self.dealt
    }

    /// The decisions taken so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The seat that decides now.
    pub fn to_act(&self) -> Option<Seat> {
        self.game.to_act(&self.state)
    }

    /// Plays an action of the seat that decides.
    ///
    /// # Errors
    /// The rule that forbids it; the table is as it was.
    pub fn play(&mut self, action: G::Action) -> Result<&Step<G>, Refusal> {
        self.game.check(&self.state, action)?;
        let luck = std::mem::replace(&mut self.luck, Box::new(Recorded::new([])));
        let (luck, _) = self.play_with(action, luck);
        self.luck = luck;
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// Plays a legal action with luck that is given back.
    fn play_with<C: Chance>(&mut self, action: G::Action, mut luck: C) -> (C, &Step<G>) {
        let before = self.state.clone();
        let seat = self.game.to_act(&before).unwrap_or(Seat::at(0));
        let mut events = Vec::new();
        let mut recording = Recording::of(&mut luck);
        self.game.play(&mut self.state, action, &mut recording, &mut events);
        let picks = recording.picks;
        self.steps.push(Step { seat, action, picks, events, before });
        (luck, &self.steps[self.steps.len() - 1])
    }

    /// What `viewer` is told of a step.
    pub fn told(&self, step: &Step<G>, viewer: Viewer) -> Vec<EventView<G::Event>> {
        step.events.iter().filter_map(|event| tell(&*self.game, event, viewer)).collect()
    }

    /// Whether `seat` may take back its last decision.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        let last = self.steps.last().ok_or(UndoRefusal::Nothing)?;
        if last.seat != seat {
            let any = self.steps.iter().any(|step| step.seat == seat);
            return Err(if any { UndoRefusal::OtherSeat } else { UndoRefusal::Nothing });
        }
        if !last.picks.is_empty() {
            return Err(UndoRefusal::Luck);
        }
        if last.events.iter().any(|event| self.game.reveals(event)) {
            return Err(UndoRefusal::Shown);
        }
        Ok(())
    }

    /// Takes back the last decision of `seat`.
    ///
    /// # Errors
    /// Why it cannot; the table is as it was.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.can_undo(seat)?;
        if let Some(step) = self.steps.pop() {
            self.state = step.before;
        }
        Ok(())
    }
}

impl<G: Notation> Table<G> {
    fn check_start(&self) -> String {
        // Since version 2 the rules are part of what is checked: another version may play the same game by chance.
        let what = match self.game.rules_version() {
            1 => self.written.clone(),
            version => format!("rules {version} {}", self.written),
        };
        check_after(&what, &self.dealt, &self.game.write_position(&self.opening))
    }

    fn check_step(&self, index: usize, step: &Step<G>) -> String {
        let after = self.steps.get(index + 1).map_or(&self.state, |next| &next.before);
        let what = format!("{} {}", step.seat, self.game.write_action(step.action));
        check_after(&what, &step.picks, &self.game.write_position(after))
    }

    /// The record of the game so far.
    pub fn transcript(&self) -> Transcript {
        let lines = self.steps.iter().enumerate().map(|(index, step)| Line {
            seat: step.seat,
            action: self.game.write_action(step.action),
            picks: step.picks.clone(),
            check: self.check_step(index, step),
        });
        Transcript {
            game: G::NAME.to_owned(),
            rules: self.game.rules_version(),
            content: self.game.content().to_owned(),
            setup: self.written.clone(),
            seed: self.seed,
            pledge: self.pledge.clone(),
            files: self.game.edition().own_files().to_vec(),
            packs: self.game.packs(),
            dealt: self.dealt.clone(),
            opening: self.check_start(),
            lines: lines.collect(),
            outcome: self.game.outcome(&self.state).map(|outcome| outcome.line()),
        }
    }

    /// Plays a transcript again and compares everything that it says: the rules, what was pledged, the luck (with the seed as well),
    /// each action, each position and the outcome. The game can go on from there if the seed is known. The rules are those of the
    /// version that the transcript names; packs that it carries are laid over a game that has none.
    ///
    /// # Errors
    /// The first line that differs, and how.
    pub fn replay(game: Arc<G>, transcript: &Transcript) -> Result<Table<G>, TranscriptError> {
        transcript.expect_rules::<G>()?;
        transcript.expect_content(&*game)?;
        let game = if game.rules_version() == transcript.rules { game } else { Arc::new(game.at_rules(transcript.rules)) };
        let game = packed(game, transcript)?;
        transcript.expect_pledge()?;
        let setup: G::Setup =
            serde_json::from_str(&transcript.setup).map_err(|error| transcript.wrong_setup(error.to_string()))?;
        let mut luck = Recorded::new(transcript.dealt.iter().cloned());
        let state = game.start(&setup, &mut luck).map_err(|refusal| transcript.wrong_setup(refusal.to_string()))?;
        luck.finish().map_err(|error| transcript.wrong_start(error.to_string()))?;

        let luck = Recorded::new([]);
        let mut table = Table {
            game,
            setup,
            written: transcript.setup.clone(),
            seed: transcript.seed,
            pledge: transcript.pledge.clone(),
            luck: Box::new(luck),
            dealt: transcript.dealt.clone(),
            opening: state.clone(),
            state,
            steps: Vec::new(),
        };
        transcript.expect_opening(&table.check_start())?;
        for (index, line) in transcript.lines.iter().enumerate() {
            let wrong = |flaw: FlawKind, message: String| transcript.wrong_line(index, flaw, message);
            let over = || wrong(FlawKind::Order, "the game is over before this action".to_owned());
            let to_act = table.to_act().ok_or_else(over)?;
            if to_act != line.seat {
                return Err(wrong(FlawKind::Order, format!("seat {to_act} decides here, not seat {}", line.seat)));
            }
            let action = table
                .game
                .read_action(&line.action)
                .map_err(|misread| wrong(FlawKind::Action, format!("'{}': {}", line.action, misread.message)))?;
            let legal = table.game.check(&table.state, action);
            legal.map_err(|refusal| wrong(FlawKind::Action, format!("'{}' is {refusal}", line.action)))?;
            let (luck, _) = table.play_with(action, Recorded::new(line.picks.iter().cloned()));
            luck.finish().map_err(|error| wrong(FlawKind::Luck, error.to_string()))?;
            let check = table.check_step(index, &table.steps[index]);
            if check != line.check {
                let message =
                    format!("this action and the position after it have the check {check}, the file says {}", line.check);
                return Err(wrong(FlawKind::Check, message));
            }
        }
        transcript.expect_outcome(table.game.outcome(&table.state).map(|outcome| outcome.line()))?;
        if let Some(seed) = transcript.seed {
            table.luck = Box::new(table.verify_luck(transcript, seed)?);
        }
        Ok(table)
    }

    /// Plays once more from the seed; its luck must be what was recorded.
    fn verify_luck(&self, transcript: &Transcript, seed: Seed) -> Result<Seeded, TranscriptError> {
        let mut luck = Seeded::new(seed);
        let mut recording = Recording::of(&mut luck);
        let start = self.game.start(&self.setup, &mut recording);
        start.map_err(|refusal| transcript.wrong_setup(refusal.to_string()))?;
        if let Some(difference) = difference(&recording.picks, &self.dealt) {
            return Err(transcript.wrong_start(difference));
        }
        for (index, step) in self.steps.iter().enumerate() {
            let mut recording = Recording::of(&mut luck);
            self.game.play(&mut step.before.clone(), step.action, &mut recording, &mut ());
            if let Some(difference) = difference(&recording.picks, &step.picks) {
                return Err(transcript.wrong_line(index, FlawKind::Luck, difference));
            }
        }
        Ok(luck)
    }
}

fn setup_text<S: serde::Serialize>(setup: &S) -> String {
    serde_json::to_string(setup).unwrap_or_default()
}

/// The game with the packs of a transcript.
fn packed<G: Game>(game: Arc<G>, transcript: &Transcript) -> Result<Arc<G>, TranscriptError> {
    let packs = game.packs();
    if packs == transcript.packs || transcript.game != G::NAME {
        return Ok(game);
    }
    if !packs.is_empty() {
        return Err(transcript.wrong_pack("the file was played with other packs than this game has".to_owned()));
    }
    let refused = |errors: Vec<ContentError>| {
        let reasons: Vec<String> = errors.iter().map(ToString::to_string).collect();
        transcript.wrong_pack(format!("the pack is refused: {}", reasons.join("; ")))
    };
    game.with_packs(&transcript.packs).map(Arc::new).map_err(refused)
}

fn difference(seeded: &[Pick], written: &[Pick]) -> Option<String> {
    let pair = seeded.iter().zip(written).find(|(seeded, written)| seeded != written);
    pair.map(|(seeded, written)| format!("the file says {written}, the seed gives {seeded}"))
}

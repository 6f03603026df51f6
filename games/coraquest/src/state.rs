//! A position: plain data without a heap.

use crate::{CardId, Dungeon, Enemy, Frame, Hero, HeroId, Length, QuestId, Slot, Square, Squares, Step, Tally, TextId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Stack};

/// The most enemies that can be in play.
pub const MOST_ENEMIES: usize = 64;
/// The most triggers that can wait (CR-QL-10).
pub const MOST_CUES: usize = 100;
/// The most frames that can wait.
pub const MOST_FRAMES: usize = 32;

/// The Dungeon deck: what is left of the four piles. It keeps no order: a card is chosen when it is drawn (CR-INFO-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piles {
    /// Basic cards left in each pile; which of those that are not laid they are, nobody knows.
    pub basics: [u8; 4],
    /// Whether each pile has its story card yet.
    pub story: [bool; 4],
}

impl Piles {
    /// Cards left.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.basics.iter().sum::<u8>() + self.story.iter().map(|&story| u8::from(story)).sum::<u8>()
    }

    /// The pile that the next card comes from.
    #[must_use]
    pub fn top(&self) -> Option<usize> {
        (0..4).find(|&pile| self.basics[pile] > 0 || self.story[pile])
    }
}

/// What holds in a hero's turn only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub hero: Slot,
    /// Full actions left (CR-TURN-1).
    pub actions: u8,
    /// How often armour was changed (CR-TURN-8).
    pub changes: u8,
    /// Who refused to trade, a bit for each slot (CR-TURN-8).
    pub refused: u8,
    /// How often a trade was cancelled, since version 2 of the rules (CR-TURN-8).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cancelled: u8,
    /// More steps for the next Move.
    pub sprint: u8,
    /// The next attack rolls its blanks again (CR-ITEM-7).
    pub accurate: bool,
    /// White, blue and red dice for the next attack.
    pub next: [u8; 3],
    /// The same for every attack of this turn.
    pub all: [u8; 3],
    /// Figures do not block sight (CR-ABIL-6).
    pub eagle: bool,
    /// A die against a kind (CR-ABIL-6).
    pub bane: bool,
}

/// Whether there is nothing to be told, as in all positions of version 1.
fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Turn {
    pub(crate) fn of(hero: Slot, actions: u8) -> Turn {
        Turn {
            hero,
            actions,
            changes: 0,
            refused: 0,
            cancelled: 0,
            sprint: 0,
            accurate: false,
            next: [0; 3],
            all: [0; 3],
            eagle: false,
            bane: false,
        }
    }
}

/// A trigger that waits: one of the rules that it runs, and who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cue {
    /// The first rule with that trigger.
    pub rule: u8,
    /// Who acts.
    pub actor: Option<Slot>,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The quest is won (CR-END-3).
    Won,
    /// A hero was brought to 0 (CR-END-2).
    Fallen,
    /// All heroes are Stunned (CR-STUN-6).
    Stunned,
    /// The quest is lost (CR-END-4).
    Lost,
    /// The torches have burnt out (CR-END-6).
    Torches,
}

impl Cause {
    /// All causes.
    pub const ALL: [Cause; 5] = [Cause::Won, Cause::Fallen, Cause::Stunned, Cause::Lost, Cause::Torches];

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Cause::Won => "won",
            Cause::Fallen => "fallen",
            Cause::Stunned => "stunned",
            Cause::Lost => "lost",
            Cause::Torches => "torches",
        }
    }
}

/// How the game ended, and what is shown (CR-END-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Over {
    /// Why.
    pub cause: Cause,
    /// The quest's text.
    pub text: TextId,
}

/// The whole position. Nothing in it is hidden: luck that has not come is not there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) quest: QuestId,
    pub(crate) length: Length,
    /// Seats that have heroes.
    pub(crate) seats: u8,
    pub(crate) keeper: bool,
    /// Whether Second Wind is played, and not used yet (CR-OPT-1).
    pub(crate) second_wind: bool,
    /// Kinds on their Tough side, a bit for each of the quest's kinds.
    pub(crate) tough: u16,
    pub(crate) round: u8,
    pub(crate) dungeon: Dungeon,
    pub(crate) piles: Piles,
    pub(crate) chests: Squares,
    /// Who has the Exploration marker; nobody while it lies on the deck (CR-REVEAL-3).
    pub(crate) marker: Option<Seat>,
    pub(crate) threat: u8,
    pub(crate) heroes: ArrayVec<Hero, { Slot::COUNT }>,
    pub(crate) enemies: ArrayVec<Enemy, MOST_ENEMIES>,
    pub(crate) treasure: Tally,
    pub(crate) discard: Tally,
    pub(crate) special: Tally,
    pub(crate) counters: [i16; 16],
    /// Enemies defeated, by the quest's kinds.
    pub(crate) defeated: [u16; 16],
    /// Rules that ran and run only once, a bit for each.
    pub(crate) ran: u64,
    /// Quest actions that were taken and are there only once.
    pub(crate) taken: u32,
    /// Enemies have one action in the next Enemies phase.
    pub(crate) slow: bool,
    pub(crate) turn: Option<Turn>,
    /// What changes hands in a trade.
    pub(crate) given: Tally,
    pub(crate) got: Tally,
    pub(crate) cues: ArrayVec<Cue, MOST_CUES>,
    /// Whether `check` rules are to be looked at (CR-QL-11).
    pub(crate) due: bool,
    pub(crate) business: Stack<Frame, MOST_FRAMES>,
    pub(crate) over: Option<Over>,
}

impl State {
    /// The round, from 1; 0 while the game is set up.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The quest.
    #[must_use]
    pub fn quest(&self) -> QuestId {
        self.quest
    }

    /// The dungeon.
    #[must_use]
    pub fn dungeon(&self) -> &Dungeon {
        &self.dungeon
    }

    /// The heroes in the order of their slots.
    #[must_use]
    pub fn heroes(&self) -> &[Hero] {
        &self.heroes
    }

    /// The enemies in the order of their appearance.
    #[must_use]
    pub fn enemies(&self) -> &[Enemy] {
        &self.enemies
    }

    /// Chest tokens on the table.
    #[must_use]
    pub fn chests(&self) -> Squares {
        self.chests
    }

    /// The Dungeon deck.
    #[must_use]
    pub fn piles(&self) -> Piles {
        self.piles
    }

    /// The level of the Threat token.
    #[must_use]
    pub fn threat(&self) -> u8 {
        self.threat
    }

    /// Who has the Exploration marker.
    #[must_use]
    pub fn marker(&self) -> Option<Seat> {
        self.marker
    }

    /// The turn that is being taken.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// What waits, the top one last.
    #[must_use]
    pub fn business(&self) -> &[Frame] {
        self.business.frames()
    }

    /// How it ended.
    #[must_use]
    pub fn over(&self) -> Option<Over> {
        self.over
    }

    /// A hero of the party.
    #[inline]
    #[must_use]
    pub fn hero(&self, slot: Slot) -> &Hero {
        &self.heroes[slot.index()]
    }

    pub(crate) fn hero_mut(&mut self, slot: Slot) -> &mut Hero {
        &mut self.heroes[slot.index()]
    }

    /// The slot of a hero, if it is in the party.
    #[must_use]
    pub fn slot_of(&self, hero: HeroId) -> Option<Slot> {
        self.heroes.iter().position(|other| other.id == hero).map(Slot::at)
    }

    /// The slots that are filled.
    pub fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> + use<> {
        (0..self.heroes.len()).map(Slot::at)
    }

    /// The hero on a square.
    #[must_use]
    pub fn hero_at(&self, at: Square) -> Option<Slot> {
        self.heroes.iter().position(|hero| hero.at == Some(at)).map(Slot::at)
    }

    /// The enemy on a square.
    #[must_use]
    pub fn enemy_at(&self, at: Square) -> Option<&Enemy> {
        self.enemies.iter().find(|enemy| enemy.at == at)
    }

    /// CR-WORD-3.
    #[must_use]
    pub fn leader(&self) -> Seat {
        Seat::at(usize::from(self.round.saturating_sub(1) % self.seats))
    }

    /// Who decides for the enemies (CR-KEEP-1).
    #[must_use]
    pub fn dark_side(&self) -> Seat {
        if self.keeper { Seat::at(self.seats.into()) } else { self.leader() }
    }

    /// Where the round is.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        match self.business.frames().first() {
            Some(Frame::Round(step)) => Some(*step),
            _ => None,
        }
    }

    /// The whole length as an index.
    #[must_use]
    pub(crate) fn length_index(&self) -> usize {
        usize::from(self.length == Length::Long)
    }

    /// Basic cards that are neither laid nor drawn.
    pub(crate) fn hidden_basics(&self) -> impl Iterator<Item = CardId> {
        let last = if self.length == Length::Long { 17 } else { 13 };
        let drawn = self.business.frames().iter().find_map(|frame| match frame {
            Frame::Lay { card } => Some(*card),
            _ => None,
        });
        (1..last).map(CardId).filter(move |&card| !self.dungeon.has(card) && Some(card) != drawn)
    }
}

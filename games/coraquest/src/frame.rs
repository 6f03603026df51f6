//! Unfinished business: what is being decided, and what goes on afterwards.

use crate::{CardId, ItemId, Kind, Slot, Span, Square};
use serde::{Deserialize, Serialize};

/// Where a round is (CR-ROUND-1). It lies at the bottom of the stack all game long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The set-up is done (CR-SETUP-16).
    Opening,
    /// A round begins (CR-ROUND-2).
    Dawn,
    /// Heroes act (CR-ROUND-3).
    Heroes,
    /// The Enemies phase begins (CR-ENEMY-1).
    Growl,
    /// Big Bosses use their powers; those before this one, in order of appearance, have done so.
    Bosses(u8),
    /// Enemies act (CR-ENEMY-2).
    Enemies,
    /// The Countdown phase (CR-COUNT-1 to CR-COUNT-5).
    Countdown,
    /// Its end (CR-COUNT-7).
    Dusk,
}

/// What an attack roll has shown: successes so far, and blanks of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// Successes.
    pub hits: u8,
    /// White, blue and red dice that show 0.
    pub blanks: [u8; 3],
}

/// Whom a hero's attack is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Targets {
    /// One enemy.
    One(Square),
    /// Two (content A, `second_target`).
    Two(Square, Square),
    /// Every adjacent one (content A, `attack_all_adjacent`).
    Adjacent,
}

/// One piece of unfinished business. The top one alone decides who acts and what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A hero is picked (CR-SETUP-7).
    Pick,
    /// A hero is put on the Entrance (CR-SETUP-15).
    Put,
    /// The round.
    Round(Step),
    /// The turn menu (decision 6).
    Turn,
    /// A Move (decision 7).
    Move {
        /// Steps left.
        left: u8,
        /// Where the hero stands, unless something moved it (CR-MOVE-9).
        at: Square,
        /// Whether the smell is ignored (CR-STINK-4).
        ignore: bool,
    },
    /// A Move and an Attack (decision 13).
    Charge {
        /// The Move is done.
        moved: bool,
        /// The Attack is done.
        struck: bool,
    },
    /// A card was drawn (decision 8).
    Lay {
        /// Which.
        card: CardId,
    },
    /// A card was laid and is being resolved (CR-REVEAL-9).
    Reveal {
        /// Which.
        card: CardId,
        /// The spawn symbols that were resolved.
        done: u8,
    },
    /// The target of an item, or of the ability (decision 9).
    Aim {
        /// The item; none for the ability.
        item: Option<ItemId>,
    },
    /// A second target (decision 10).
    Second {
        /// The weapon; none for bare hands.
        weapon: Option<ItemId>,
        /// The first target.
        at: Square,
    },
    /// The weapon against all adjacent enemies (decision 10).
    Whirl,
    /// An attack that costs nothing (content A, `extra_attack`).
    Extra,
    /// After the roll (decision 11).
    Rolled {
        /// Against whom.
        targets: Targets,
        /// What came.
        roll: Roll,
    },
    /// A list is made (decision 12).
    Trade {
        /// With whom.
        with: Slot,
    },
    /// The partner answers.
    Answer {
        /// Who.
        with: Slot,
    },
    /// Spawn points when figures run short (decision 17).
    Points {
        /// The card.
        card: CardId,
        /// The kind.
        kind: Kind,
    },
    /// An enemy is placed here, or as near as can be (decision 18).
    Place {
        /// The kind.
        kind: Kind,
        /// Here.
        at: Square,
    },
    /// Several enemies are placed here.
    Spawn {
        /// The kind.
        kind: Kind,
        /// How many yet.
        left: u8,
        /// Here.
        at: Square,
    },
    /// Heroes are put here, or as near as can be.
    Shift {
        /// Who waits yet, a bit for each slot.
        who: u8,
        /// Here.
        at: Square,
    },
    /// Enemies come to webs (decision 23).
    Webs {
        /// The kind.
        kind: Kind,
        /// The cards, in the order in which they were laid, that had theirs or have none.
        done: u32,
        /// Whether spiders come by CR-SPIDER, or only enemies by a quest's `spawn`.
        spiders: bool,
    },
    /// An enemy acts (CR-ENEMY-3).
    Foe {
        /// Where it stands.
        at: Square,
        /// Its actions left.
        left: u8,
    },
    /// An enemy attacks; its target is chosen (decision 20).
    Target {
        /// Where it stands.
        at: Square,
    },
    /// An enemy moves; under a Keeper first the hero is chosen (decision 21).
    Hunt {
        /// Where it stands.
        at: Square,
        /// After whom.
        hero: Option<Slot>,
    },
    /// An enemy that cannot get there now stops on its way (CR-EMOVE-4).
    Stride {
        /// Where it stands.
        at: Square,
        /// The attack square that it heads for.
        goal: Square,
    },
    /// An enemy that can get nowhere closes in (CR-EMOVE-5).
    Prowl {
        /// Where it stands.
        at: Square,
    },
    /// Reactions to a blow (decision 22).
    Guard {
        /// Where the enemy stands.
        by: Square,
        /// The hero that is struck.
        hero: Slot,
        /// The damage.
        damage: u8,
        /// The slots below this one were asked.
        next: u8,
    },
    /// The rules of a trigger (CR-QL-10).
    Rules {
        /// A rule with that trigger.
        rule: u8,
        /// The rules below this one had their turn.
        next: u8,
        /// Who acts.
        actor: Option<Slot>,
    },
    /// Who is said to act (CR-QL-12).
    Actor {
        /// The rule that waits for it.
        rule: u8,
    },
    /// Effects that are left.
    Run {
        /// Which.
        effects: Span,
        /// Who acts.
        actor: Option<Slot>,
    },
    /// An effect that asks for a hero or for one of several enemies (decision 15).
    Ask {
        /// The effect, in the quest's table.
        effect: u16,
        /// Who acts.
        actor: Option<Slot>,
        /// The hero that was chosen.
        who: Option<Slot>,
        /// The enemy's square that was chosen.
        at: Option<Square>,
    },
    /// A choice of the quest (decision 14).
    Choice {
        /// The options, in the quest's table.
        options: Span,
        /// Who acts.
        actor: Option<Slot>,
    },
    /// Coins are paid (decision 16).
    Pay {
        /// So many yet.
        left: u8,
    },
}

impl Frame {
    /// Whether nothing is half done here: triggers that wait run, and the checks (CR-END-1, CR-QL-11).
    #[must_use]
    pub const fn rests(self) -> bool {
        matches!(self, Frame::Round(_) | Frame::Turn | Frame::Move { .. } | Frame::Charge { .. } | Frame::Foe { .. })
    }
}

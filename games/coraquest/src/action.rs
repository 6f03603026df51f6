//! What can be chosen.

use crate::{Edge, HeroId, ItemId, Rotation, Square};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One choice. `docs/notation/coraquest.md` says how each is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// `pick dwarf 2`: this hero plays, for this seat (CR-SETUP-7).
    Pick {
        /// Who.
        hero: HeroId,
        /// Whose.
        owner: Seat,
    },
    /// `hero dwarf`: this hero is next, or is meant.
    Hero {
        /// Who.
        hero: HeroId,
    },
    /// `at 1:b2`: this square, or the figure on it, is meant.
    At {
        /// Where.
        square: Square,
    },
    /// `move`: begins a Move.
    Move,
    /// `step 1:b3`: one step of it.
    Step {
        /// To where.
        to: Square,
    },
    /// `stop`: ends it; or the rest of an ability is skipped.
    Stop,
    /// `attack spear K:b2`: with a weapon, or with `hands`.
    Attack {
        /// The weapon; none for bare hands.
        weapon: Option<ItemId>,
        /// The enemy's square.
        at: Square,
    },
    /// `whirl broadsword`: against every adjacent enemy.
    Whirl {
        /// The weapon; none for bare hands.
        weapon: Option<ItemId>,
    },
    /// `search 5:b3`.
    Search {
        /// The chest.
        at: Square,
    },
    /// `trade halfling`: begins a list.
    Trade {
        /// With whom.
        with: HeroId,
    },
    /// `give chainmail`.
    Give {
        /// What.
        item: ItemId,
    },
    /// `take healing4`.
    Take {
        /// What.
        item: ItemId,
    },
    /// `done`: the list is complete.
    Done,
    /// `cancel`: nothing is traded.
    Cancel,
    /// `revive dwarf`.
    Revive {
        /// Whom.
        hero: HeroId,
    },
    /// `quest 2`: the quest action with this number, from 0 here and from 1 in notation.
    Quest {
        /// Which.
        number: u8,
    },
    /// `reveal`: draws a card.
    Reveal,
    /// `lay right 2`: beyond this edge, turned so often.
    Lay {
        /// The edge.
        edge: Edge,
        /// The quarter turns.
        rotation: Rotation,
    },
    /// `use healing4`.
    Use {
        /// What.
        item: ItemId,
    },
    /// `wear chainmail`, or `wear nothing`.
    Wear {
        /// What; none to take it off.
        armour: Option<ItemId>,
    },
    /// `ability`.
    Ability,
    /// `option 1`: this option of the quest, from 0 here and from 1 in notation.
    Option {
        /// Which.
        number: u8,
    },
    /// `pay dwarf shield`: with the coins of this hero's item.
    Pay {
        /// Whose.
        hero: HeroId,
        /// Which.
        item: ItemId,
    },
    /// `yes`.
    Yes,
    /// `no`.
    No,
    /// `end`: the turn is over.
    End,
}

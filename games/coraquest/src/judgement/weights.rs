//! What counts how much, in points of Health: a hero in good shape gives one point for one. Chosen by playing series of games.

pub(super) struct Weights {
    /// So many points away from even the share of the heroes is about 0.85.
    pub(super) scale: f32,
    /// What a card that is to come costs, as a part of what its enemies would cost if nobody was ready for them; and to lay it.
    pub(super) card: f32,
    pub(super) lay: f32,
    /// An action on the way to the victory.
    pub(super) work: f32,
    /// How much more the last points of Health are worth, and points that are not there.
    pub(super) low: f32,
    pub(super) faint: f32,
    /// What lies on a hero.
    pub(super) stunned: f32,
    pub(super) poisoned: f32,
    pub(super) stinky: f32,
    pub(super) determined: f32,
    /// An ability that is ready; how much of a point that could be healed counts, now and later, and less for each Move between.
    pub(super) ability: f32,
    pub(super) purr: f32,
    pub(super) purr_later: f32,
    pub(super) purr_way: f32,
    /// A success of the best weapon and a square of its range; a success of the armour that is worn; what is not in use.
    pub(super) weapon: f32,
    pub(super) reach: f32,
    pub(super) armour: f32,
    pub(super) spare: f32,
    /// A point of healing in a potion, any other potion, a magic item, and what keeps smells away from who must go near.
    pub(super) healing: f32,
    pub(super) potion: f32,
    pub(super) magic: f32,
    pub(super) peg: f32,
    /// A chest that somebody stands beside.
    pub(super) chest: f32,
    /// For each hero a Move to the nearest enemy that keeps its distance, and how much of that for one that comes.
    pub(super) engage: f32,
    pub(super) melee: f32,
    /// A Move between two heroes, beyond so many.
    pub(super) alone: f32,
    pub(super) together: f32,
    /// What enemies cost that are left: all of it, and what the weakest of them cost.
    pub(super) later: f32,
    pub(super) later_base: f32,
    /// What damage counts that does not defeat an enemy.
    pub(super) focus: f32,
    /// How bad it is to fall.
    pub(super) fall: f32,
    /// How much of what spiders cost together, as they come from everywhere.
    pub(super) spiders: f32,
    /// A round without a card for a party in the best shape, and for each round that it lags behind one that takes so many
    /// rounds for a card; whoever lags farther than its patience dares more with every round.
    pub(super) waste: f32,
    pub(super) late: f32,
    pub(super) pace: f32,
    pub(super) patience: f32,
    /// Second Wind.
    pub(super) wind: f32,
    /// To talk about a trade; to be in the middle of a Move, and each step of it.
    pub(super) talk: f32,
    pub(super) undecided: f32,
    pub(super) step: f32,
    /// What a card that could be drawn counts less than one that was.
    pub(super) hypo: f32,
    /// Rounds for each card that must be drawn.
    pub(super) rounds_card: f32,
    /// How far from the explorer those stand who come with a card.
    pub(super) guest_gap: f32,
}

pub(super) const W: Weights = Weights {
    scale: 80.0,
    card: 0.75,
    lay: 0.5,
    work: 1.0,
    low: 8.0,
    faint: 3.0,
    stunned: 5.0,
    poisoned: 2.0,
    stinky: 0.5,
    determined: 0.15,
    ability: 0.25,
    purr: 0.85,
    purr_later: 0.45,
    purr_way: 0.4,
    weapon: 3.0,
    reach: 0.3,
    armour: 3.5,
    spare: 0.2,
    healing: 0.7,
    potion: 0.8,
    magic: 1.2,
    peg: 3.0,
    chest: 1.2,
    engage: 0.15,
    melee: 0.2,
    alone: 0.12,
    together: 0.7,
    later: 1.0,
    later_base: 0.25,
    focus: 0.3,
    fall: 1.0,
    spiders: 0.6,
    waste: 2.0,
    late: 0.5,
    pace: 1.2,
    patience: 8.0,
    wind: 6.0,
    talk: 0.2,
    undecided: 0.01,
    step: 0.004,
    hypo: 0.1,
    rounds_card: 0.7,
    guest_gap: 1.5,
};

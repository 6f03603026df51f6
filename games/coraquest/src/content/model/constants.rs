//! The numbers of the rules that are not on any card.

/// The numbers of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constants {
    /// Chest tokens (CR-WORD-12).
    pub chests: u8,
    /// Full actions of a hero in its turn (CR-TURN-1).
    pub hero_actions: u8,
    /// Changes of armour in a turn (CR-TURN-8).
    pub armour_changes: u8,
    /// Full actions of an enemy (CR-ENEMY-3).
    pub enemy_actions: u8,
    /// Full actions of an enemy that is slowed down (content T).
    pub slow_actions: u8,
    /// The level that an ability's token goes on (CR-ABIL-2).
    pub ability_level: u8,
    /// What poison takes off in a round (CR-POIS-2).
    pub poison: u8,
    /// How long a hero smells (CR-STINK-6).
    pub smell: u8,
    /// Squares of a slide (CR-KNOCK-1).
    pub slide: u8,
    /// Damage of a bump into a wall (CR-KNOCK-3).
    pub wall_bump: u8,
    /// Damage of a bump into a figure, for both (CR-KNOCK-3).
    pub figure_bump: u8,
    /// Damage of a hero that is knocked back from its own square (CR-KNOCK-2).
    pub no_slide: u8,
    /// Health after Second Wind (CR-OPT-1).
    pub second_wind: u8,
    /// The round limit, Normal and Long, unless a quest has its own (CR-END-6).
    pub round_limit: [u8; 2],
    /// Triggers that may wait in one game step (CR-QL-10).
    pub queue: u8,
}

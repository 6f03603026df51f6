//! What the versions of the rules do differently, seen in one position.

#![allow(clippy::unwrap_used)]

use dark_threat::{DarkThreat, State};
use laws::Laws;
use std::sync::Arc;
use tabletop::{Game as _, Notation as _, Refusal};

/// A small Bane of the Wooden King's turn on h3, with a red puddle on h5.
const OVER_PAINT: &str = "dark-threat
seats 2
levels medium medium
layout 1
cycles 30
board
11 Ni  .   .   .   tr  .   .   .   .   .   .   .   tb  .   .   .   Mo
10 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
 9 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
 8 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
 7 to  .   .   .   .   .   .   .   .   .   .   .   Do  .   .   .   tp
 6 .   .   .   .   .   Wo  .   .   Oa  .   .   Fo  .   .   .   .   .
 5 .   .   .   .   .   .   .   r   .   .   .   .   .   .   .   .   tg
 4 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
 3 .   .   .   .   .   .   .   Bf  .   .   .   .   .   .   .   .   .
 2 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
 1 Ch  .   .   .   .   .   .   .   .   .   .   .   ty  .   .   .   Cl
   a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q
turn wooden-king cycle 3 moves 2 attacks 2
order oak
corrupted force
";

/// The squares of the Bane's column that it may shoot at.
fn shots(game: &DarkThreat, state: &State) -> Vec<String> {
    let mut list = Vec::new();
    game.legal_actions(state, &mut list);
    let written = list.into_iter().map(|action| game.write_action(action));
    written.filter_map(|text| text.strip_prefix("shot h3 ").map(str::to_owned)).filter(|at| at.starts_with('h')).collect()
}

#[test]
fn dt_line_3_a_bane_shoots_over_coloured_paint_since_version_2() {
    for (version, over, seen) in
        [(1, Err(Refusal::by("DT-LINE-3")), "h1 h2 h4 h5"), (2, Ok(()), "h1 h2 h4 h5 h6 h7 h8 h9 h10 h11")]
    {
        let game = Arc::new(DarkThreat::standard().at_rules(version));
        let state = game.read_position(OVER_PAINT).unwrap();
        assert_eq!(game.check(&state, game.read_action("shot h3 h6").unwrap()), over, "version {version}");
        assert_eq!(game.check(&state, game.read_action("shot h3 h5").unwrap()), Ok(()), "version {version}");
        assert_eq!(shots(&game, &state).join(" "), seen, "version {version}");
        Laws::of(&game, |rule| game.rule_texts().ids().any(|id| id == rule)).at(&state).unwrap();
    }
}

//! Writing positions.

use super::{cell, frame};
use crate::{Camp, DarkThreat, Ending, Piece, Stage, State, Temple};
use tabletop::Game as _;

/// The whole position; what goes without saying is left out.
pub(super) fn position(rules: &DarkThreat, state: &State) -> String {
    let mut text = String::new();
    let mut line = |words: &str| {
        text.push_str(words);
        text.push('\n');
    };
    let field = &state.field;
    let name = |piece: Piece| field.square(piece).map(|at| format!(" {}", rules.board.name(at))).unwrap_or_default();
    line(DarkThreat::NAME);
    line(&format!("seats {}{}", state.seats, if state.first == Camp::Kaos { " kaos first" } else { "" }));
    line(&format!("levels {} {}", state.level(Camp::Gaia).code(), state.level(Camp::Kaos).code()));
    line(&format!("layout {}", state.layout()));
    line(&format!("cycles {}", state.cycles));
    line("board");
    line(rules.board.draw(|at, text| cell::write(rules, state, at, text)).trim_end_matches('\n'));
    line(&course(state));
    if let Some(opening) = state.opening {
        line(&format!("order {}", opening.code()));
    }
    if state.buried > 0 {
        line(&format!("buried {}", state.buried));
    }
    let corrupted: String = state.corrupted.iter().map(|temple: Temple| format!(" {}", temple.code())).collect();
    if !corrupted.is_empty() {
        line(&format!("corrupted{corrupted}"));
    }
    let feats: String =
        Camp::ALL.into_iter().filter(|&camp| state.has_feat(camp)).map(|camp| format!(" {}", camp.code())).collect();
    if !feats.is_empty() {
        line(&format!("feats{feats}"));
    }
    if !state.felled.is_empty() {
        line(&format!("felled{}", state.felled.iter().map(|piece| format!(" {}", piece.code())).collect::<String>()));
    }
    for camp in Camp::ALL {
        if let Some(piece) = field.guarded_by(camp) {
            line(&format!("protected {}{}", camp.code(), name(piece)));
        }
    }
    if !field.fresh().is_empty() {
        line(&format!("fresh{}", field.fresh().iter().map(name).collect::<String>()));
    }
    for &waiting in state.business.frames() {
        line(&format!("waits {}", frame::write(rules, waiting)));
    }
    match state.over {
        Some(Ending::Goals(camp)) => line(&format!("over goals {}", camp.code())),
        Some(Ending::Limit) => line("over limit"),
        None => {}
    }
    text
}

/// Whose turn it is, or who sets up.
fn course(state: &State) -> String {
    match state.stage {
        Stage::Followers => "stage followers".to_owned(),
        Stage::Mandrake => "stage mandrake".to_owned(),
        Stage::Chief => "stage chief".to_owned(),
        Stage::Playing => {
            let State { cycle, moves, attacks, .. } = state;
            let called = if state.called { " called" } else { "" };
            let arrived = if state.arrived { " arrived" } else { "" };
            format!("turn {} cycle {cycle} moves {moves} attacks {attacks}{called}{arrived}", state.turn.code())
        }
    }
}

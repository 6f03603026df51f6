//! Trees of positions, counted: the number of ways to take so many decisions.
//!
//! A number that changes says that some rule lists, forbids or does something else than before. Two counters must agree:
//! one goes by [`Game::legal_actions`], the other by everything in [`Game::candidate_actions`] that passes [`Game::check`].

use tabletop::{Chance, Die, Game, Notation};

/// Luck that always shows the first face that can come, so that a tree has no other branches than the decisions.
#[derive(Clone, Copy, Debug, Default)]
pub struct FirstFace;

impl Chance for FirstFace {
    fn pick(&mut self, _: Die<'_>, weights: &[u8]) -> usize {
        weights.iter().position(|&weight| weight > 0).unwrap_or(0)
    }
}

/// The ways to take exactly `depth` decisions from here, by the legal lists. A game that ends sooner counts nothing.
///
/// ```
/// use tabletop::Game;
/// fn options<G: Game>(game: &G, state: &G::State) -> u64 {
///     laws::leaves(game, state, 1)
/// }
/// ```
pub fn leaves<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    count(game, state, depth, &|state, list| game.legal_actions(state, list))
}

/// The same by the slow second opinion: all that could be meant, filtered by `check`.
pub fn leaves_by_check<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    count(game, state, depth, &|state, list| {
        game.candidate_actions(state, list);
        list.retain(|&action| game.check(state, action).is_ok());
        list.sort_unstable();
        list.dedup();
    })
}

fn count<G: Game>(game: &G, state: &G::State, depth: u32, options: &impl Fn(&G::State, &mut Vec<G::Action>)) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = Vec::new();
    options(state, &mut list);
    let below = |action: G::Action| {
        let mut after = state.clone();
        game.play(&mut after, action, &mut FirstFace, &mut ());
        count(game, &after, depth - 1, options)
    };
    list.into_iter().map(below).sum()
}

/// Counts the tree of a file again, and answers the file as it should be.
///
/// ```text
/// # What is special about this position; as many lines as one likes.
/// leaves 15 132 1160
/// chromatic-conflict 1
/// seats blue green orange
/// ...
/// ```
/// The line `leaves` has one number for each depth from 1; whoever adds a position writes `leaves ? ? ?`.
///
/// # Errors
/// If the file cannot be read, or if the two counters do not agree.
pub fn recount<G: Notation>(game: &G, file: &str) -> Result<String, String> {
    let head: usize = file.split_inclusive('\n').take_while(|line| line.starts_with('#')).map(str::len).sum();
    let head = file[head..].starts_with("leaves ").then_some(head);
    let head = head.ok_or("comments behind '#' and then a line 'leaves' are expected")?;
    let (numbers, position) = file[head..].split_once('\n').ok_or("a position is expected below 'leaves'")?;
    let lines = file[..head].lines().count() + 1;
    let state = game.read_position(position).map_err(|misread| misread.below(lines).to_string())?;
    let mut fresh = format!("{}leaves", &file[..head]);
    for depth in 1..numbers.split_whitespace().count() as u32 {
        let (listed, checked) = (leaves(game, &state, depth), leaves_by_check(game, &state, depth));
        if listed != checked {
            return Err(format!("at depth {depth} the legal lists give {listed} leaves, 'check' gives {checked}"));
        }
        fresh += &format!(" {listed}");
    }
    Ok(format!("{fresh}\n{}", game.write_position(&state)))
}

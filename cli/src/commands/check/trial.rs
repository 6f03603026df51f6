//! What no check of words and numbers finds: whether somebody can win, and lose.

use crate::context::{Context, counted};
use crate::failure::Failure;
use arcade::{AnyGame, AnySetup, FullGame, Visitor};
use bots::{Player, Spec};
use lab::Series;
use std::sync::Arc;

/// Plays at one of the tables, and answers how many games their players won, if they win and lose together.
struct Trying<'a> {
    setup: &'a AnySetup,
    player: Player,
    games: u64,
}

impl Visitor for Trying<'_> {
    type Out = Result<u64, String>;

    fn visit<G: FullGame>(self, game: &Arc<G>) -> Self::Out {
        let setup = self.setup.read().map_err(|error| error.to_string())?;
        let series = Series { games: self.games, seed: 1, threads: 1, slips: 0 };
        let spec = Spec::usual(self.player);
        let report = lab::simulate(&**game, &setup, &[spec], (&series, false), || ()).map_err(|refusal| refusal.to_string())?;
        Ok(report.sides.first().map_or(0, |side| side.wins))
    }
}

/// Tables at which nobody ever wins, or nobody ever loses, in so many games of greedy and of random bots; only those that
/// are wanted.
pub(super) fn lost_causes(
    context: &Context,
    game: &AnyGame,
    games: u64,
    wanted: impl Fn(&AnySetup) -> bool,
) -> Result<Vec<String>, Failure> {
    let mut causes = Vec::new();
    for setup in game.trials().iter().filter(|setup| games > 0 && wanted(setup)) {
        let won = |player| game.visit(Trying { setup, player, games }).map_err(Failure::bad);
        let (greedy, random) = (won(Player::Greedy)?, won(Player::Random)?);
        let (table, count) = (setup.to_json().to_string(), counted(games));
        if greedy + random == 0 {
            causes.push(context.say(msg!("check-nobody-wins", games = count, table = table.clone())));
        }
        if greedy + random == 2 * games {
            causes.push(context.say(msg!("check-nobody-loses", games = count, table = table)));
        }
    }
    Ok(causes)
}

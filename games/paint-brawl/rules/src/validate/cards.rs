//! Whether all bonus cards are there, each where it can be.

use super::require;
use crate::{Card, Cards, PaintBrawl, Stage, State};

pub(super) fn validate(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    let lots = [&state.hands, &state.stocks, &state.spent];
    let common = [Cards::of_each(*state.pile.loose()), state.discard];
    let all = common.into_iter().chain(lots.into_iter().flatten().copied()).try_fold(Cards::default(), Cards::plus);
    let Some(all) = all else { return Err("there are not so many bonus cards (PB-CARD-1)".to_owned()) };
    let expected = if state.stage == Stage::Playing { rules.bonus } else { Cards::default() };
    require(all == expected, || format!("the bonus cards are {:?}, not {:?} (PB-CARD-1)", all.counts(), expected.counts()))?;
    let seats = usize::from(state.seats);
    let stray = lots.iter().any(|lot| lot[seats..].iter().any(|cards| !cards.is_empty()));
    require(!stray, || "cards of a seat that does not play".to_owned())?;
    for (seat, hand) in state.hands.iter().enumerate() {
        require(hand.total() <= rules.constants.hand_limit, || format!("seat {} holds too many cards (PB-CARD-2)", seat + 1))?;
    }
    let own = [&state.stocks, &state.spent].into_iter().flatten().any(|cards| !cards.is_empty());
    let mixed = if state.switches.tactical { common.iter().any(|cards| !cards.is_empty()) } else { own };
    require(!mixed, || "cards lie where this table has no pile (PB-TACT-1)".to_owned())?;
    if state.switches.tactical { shares(state, expected) } else { Ok(()) }
}

/// PB-TACT-1: every seat was dealt the same number of cards, and of each kind at least its equal share.
fn shares(state: &State, all: Cards) -> Result<(), String> {
    let seats = state.seats;
    for seat in 0..usize::from(seats) {
        let had = |card: Card| [&state.hands, &state.stocks, &state.spent].iter().map(|lot| lot[seat].of(card)).sum::<u8>();
        let enough = Card::ALL.into_iter().all(|card| had(card) >= all.of(card) / seats);
        let total = Card::ALL.into_iter().map(had).sum::<u8>();
        require(enough && total == all.total() / seats, || {
            format!("seat {} has cards that it was never dealt (PB-TACT-1)", seat + 1)
        })?;
    }
    Ok(())
}

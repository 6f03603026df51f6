//! What several tests need: tables of every quest with options in turn.

use coraquest::{CoraQuest, Length, Party, Setup, Tough};

/// Every quest with one to four heroes' seats, lengths, options and ways of setting up in turn.
pub(crate) fn setups(game: &CoraQuest) -> Vec<Setup> {
    let quests = game.pieces().quests();
    let mut setups = Vec::new();
    for (number, quest) in quests.iter().enumerate() {
        for keeper in [false, true] {
            let odd = setups.len() % 3 == 1;
            setups.push(Setup {
                seats: (number % 4) as u8 + 1 + u8::from(keeper),
                keeper,
                quest: quest.id.to_string(),
                length: if number % 3 == 2 { Length::Long } else { Length::Normal },
                second_wind: number % 2 == usize::from(keeper),
                tough: [Tough::None, Tough::Hard, Tough::None, Tough::All][number % 4],
                kinds: String::new(),
                party: if odd { Party::Players } else { Party::Quick },
            });
        }
    }
    setups
}

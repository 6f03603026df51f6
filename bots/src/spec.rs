//! How a bot is written: `hard`, `hard@100ms`, `uct@500it`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The kinds of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal action, each equally likely.
    Random,
    /// The action after which the position looks best.
    Greedy,
    /// A short search that often errs.
    Easy,
    /// A short search.
    Normal,
    /// A long search.
    Hard,
    /// UCT: tree search with random playouts and no judgement, as a yardstick.
    Uct,
}

impl Player {
    /// All of them.
    pub const ALL: [Player; 6] = [Player::Random, Player::Greedy, Player::Easy, Player::Normal, Player::Hard, Player::Uct];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Greedy => "greedy",
            Player::Easy => "easy",
            Player::Normal => "normal",
            Player::Hard => "hard",
            Player::Uct => "uct",
        }
    }

    /// How long it thinks about a decision if nothing else is said.
    fn budget(self) -> Option<Budget> {
        match self {
            Player::Random | Player::Greedy => None,
            Player::Easy => Some(Budget::Iterations(300)),
            Player::Normal => Some(Budget::Iterations(400)),
            Player::Hard => Some(Budget::Time(Duration::from_millis(400))),
            Player::Uct => Some(Budget::Time(Duration::from_millis(100))),
        }
    }
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So long.
    Time(Duration),
    /// So many iterations: the same choice on every machine.
    Iterations(u32),
}

impl Budget {
    /// What one of so many threads may use: all have the same time, but iterations are shared out.
    #[must_use]
    pub(crate) fn part(self, thread: usize, threads: usize) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time),
            Budget::Iterations(most) => {
                let (each, over) = (most / threads as u32, most % threads as u32);
                Budget::Iterations(each + u32::from((thread as u32) < over))
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(most) => write!(f, "{most}it"),
        }
    }
}

/// A bot as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// Which kind of player.
    pub player: Player,
    /// Its budget, where it is not the usual one.
    pub budget: Option<Budget>,
}

impl Spec {
    /// A player with its usual budget.
    #[must_use]
    pub fn usual(player: Player) -> Spec {
        Spec { player, budget: None }
    }

    /// The budget in force; random and greedy players need none.
    #[must_use]
    pub fn budget(self) -> Option<Budget> {
        self.budget.or(self.player.budget())
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.player.name())?;
        self.budget.map_or(Ok(()), |budget| write!(f, "@{budget}"))
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let player = Player::ALL.into_iter().find(|player| player.name() == name);
        let player = player.ok_or_else(|| {
            let names: Vec<&str> = Player::ALL.into_iter().map(Player::name).collect();
            format!("'{name}' is not a bot: write one of {}", names.join(", "))
        })?;
        let Some(written) = budget else { return Ok(Spec::usual(player)) };
        if player.budget().is_none() {
            return Err(format!("'{text}': {name} does not think, so it takes no budget"));
        }
        let wrong = || format!("'{written}' is not a budget: write 100ms or 500it, 1 to 600000");
        let (number, time) = match (written.strip_suffix("ms"), written.strip_suffix("it")) {
            (Some(number), _) => (number, true),
            (_, Some(number)) => (number, false),
            _ => return Err(wrong()),
        };
        let number: u32 = number.parse().map_err(|_| wrong())?;
        if !(1..=600_000).contains(&number) {
            return Err(wrong());
        }
        let budget = if time { Budget::Time(Duration::from_millis(number.into())) } else { Budget::Iterations(number) };
        Ok(Spec { player, budget: Some(budget) })
    }
}

//! A game as a browser remembers it, and games that are made for it to remember.

use crate::{Browser, Trouble};
use arcade::{AnyGame, AnySetup, AnyTable, Lang, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A game as a browser remembers it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The game's name.
    pub game: String,
    /// Who plays for each seat: `person`, `easy`, `normal` or `hard`, and a name.
    pub sitters: Vec<Sitter>,
    /// All that was decided.
    pub transcript: String,
}

/// Who plays for a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// `person`, `easy`, `normal` or `hard`.
    pub who: String,
    /// The name, if there is one.
    pub name: String,
}

impl Saved {
    /// Where a browser remembers it.
    pub const PLACE: &str = "khroma.table";

    /// A table with these sitters.
    ///
    /// # Errors
    /// If it was begun from a position, which no browser remembers.
    pub fn of(table: &dyn AnyTable, who: &[&str]) -> Result<Saved, Trouble> {
        let sitter = |who: &&str| Sitter { who: (*who).to_owned(), name: String::new() };
        Ok(Saved {
            game: table.game().name().to_owned(),
            sitters: who.iter().map(sitter).collect(),
            transcript: table.transcript()?,
        })
    }

    /// The table.
    ///
    /// # Errors
    /// If the transcript does not hold.
    pub fn table(&self) -> Result<Box<dyn AnyTable>, Trouble> {
        Ok(AnyGame::named(&self.game)?.replay(&self.transcript)?)
    }
}

impl Browser {
    /// Lets the browser remember a game, and goes to its table.
    ///
    /// # Errors
    /// If the page does not come.
    pub async fn sit_down(&self, saved: &Saved) -> Result<(), Trouble> {
        self.open("/").await?;
        self.wait_for("#app main").await?;
        let text = serde_json::to_string(saved)?;
        self.script_with("localStorage.setItem(arguments[0], arguments[1])", vec![json!(Saved::PLACE), json!(text)]).await?;
        self.open("/table/local").await?;
        self.wait_for(".board").await?;
        Ok(())
    }

    /// The same without loading the page anew: what it has in memory stays there. Nothing is waited for by an element, which
    /// the driver would hold on to, and with it all that is around it.
    ///
    /// # Errors
    /// If the table does not come.
    pub async fn sit_down_in_place(&self, saved: &Saved) -> Result<(), Trouble> {
        self.go("/").await?;
        self.wait_until("return !!document.querySelector('.games')").await?;
        let text = serde_json::to_string(saved)?;
        self.script_with("localStorage.setItem(arguments[0], arguments[1])", vec![json!(Saved::PLACE), json!(text)]).await?;
        self.go("/table/local").await?;
        self.wait_until("return !!document.querySelector('.board')").await
    }

    /// Goes to another page as links do, without loading anew.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn go(&self, address: &str) -> Result<(), Trouble> {
        let go = "history.pushState({}, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'));";
        self.script_with(go, vec![json!(address)]).await?;
        Ok(())
    }

    /// The game that the browser remembers.
    ///
    /// # Errors
    /// If there is none.
    pub async fn remembered(&self) -> Result<Saved, Trouble> {
        let text = self.script(&format!("return localStorage.getItem('{}')", Saved::PLACE)).await?;
        Ok(serde_json::from_str(text.as_str().ok_or("no game is remembered")?)?)
    }
}

/// A number for each number, without any order that would matter to a game.
#[must_use]
pub fn scattered(number: usize) -> usize {
    let mixed = (number as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    usize::try_from((mixed ^ (mixed >> 29)) >> 33).unwrap_or_default()
}

/// A whole game in which everybody does anything: its actions, and who did the last one.
///
/// # Errors
/// If a rule forbids the setup.
pub fn whole_game(game: &AnyGame, setup: &AnySetup, seed: u64) -> Result<(Vec<String>, Option<Seat>), Trouble> {
    let mut table = game.open(setup, Seed::numbered(seed))?;
    let (mut actions, mut last) = (Vec::new(), None);
    while let Some(seat) = table.to_act() {
        let mut offers = table.options(Lang::En);
        let offer = offers.swap_remove(scattered(actions.len() + usize::try_from(seed)?) % offers.len());
        table.play(&offer.action)?;
        actions.push(offer.action);
        last = Some(seat);
        if actions.len() > 5000 {
            return Err("this game does not end".into());
        }
    }
    Ok((actions, last))
}

/// A table after some actions.
///
/// # Errors
/// If one of them cannot be done.
pub fn after(game: &AnyGame, setup: &AnySetup, seed: u64, actions: &[String]) -> Result<Box<dyn AnyTable>, Trouble> {
    let mut table = game.open(setup, Seed::numbered(seed))?;
    for action in actions {
        table.play(action)?;
    }
    Ok(table)
}

/// A game that seat 1 will end with its next decision: where it stands, and that decision.
///
/// # Errors
/// If there is no such game among the first ones.
pub fn nearly_over(game: &AnyGame, setup: &AnySetup) -> Result<(Box<dyn AnyTable>, String), Trouble> {
    for seed in 0..40 {
        let Ok((mut actions, last)) = whole_game(game, setup, seed) else { continue };
        if last.map(Seat::number) == Some(1)
            && let Some(decision) = actions.pop()
        {
            println!("{} ends after {} decisions", game.name(), actions.len() + 1);
            return Ok((after(game, setup, seed, &actions)?, decision));
        }
    }
    Err("no such game".into())
}

/// What the seat that decides may do, with what is touched for it.
///
/// # Errors
/// If nobody decides.
pub fn choices(table: &dyn AnyTable) -> Result<Vec<arcade::Choice>, Trouble> {
    let viewer = Viewer::Seat(table.to_act().ok_or("nobody decides")?);
    Ok(table.game().sight(table.world(viewer).position(), viewer)?.choices(Lang::En))
}

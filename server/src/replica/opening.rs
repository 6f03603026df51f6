//! Opening a table.

use crate::entry::{Guest, LogEvent, Opened};
use crate::error::{ApiError, ErrorCode};
use crate::games::Games;
use crate::keys::{Digest, random, secret, table_id};
use arcade::{AnySetup, Commitment, Seat, Seed, hex};
use wire::{Chair, ClockRule, Held, MAX_NAME, MadeTable, MakeTable, TableId};

/// The longest pause that makes sense.
const LONGEST_PAUSE: u32 = 10_000;
/// The most bytes of the packs of a table: they are kept with it and sent to everybody who comes.
pub(crate) const LARGEST_PACK: usize = 64 * 1024;
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// A table that can be opened: its name, its first entry, and what the one who opens it is told.
pub(crate) struct Opening {
    pub(crate) id: TableId,
    pub(crate) event: LogEvent,
    pub(crate) made: MadeTable,
}

/// Looks whether such a table can be, and draws its secrets.
pub(crate) fn open(games: &Games, ask: &MakeTable, usual_pause: u32) -> Result<Opening, ApiError> {
    check_clock(ask.clock)?;
    let size: usize = ask.packs.iter().map(|file| file.name.len() + file.text.len()).sum();
    if size > LARGEST_PACK {
        return Err(ErrorCode::PackTooLarge.into());
    }
    let game = games.with_packs(&ask.game, &ask.packs)?;
    // What the client showed before must be what is played.
    let (rules, content) = (game.rules_version(), game.content());
    if ask.rules.is_some_and(|meant| meant != rules) || ask.content.as_deref().is_some_and(|meant| meant != content) {
        return Err(ErrorCode::OtherEdition.into());
    }
    let seats = game.setup([("seats", ask.chairs.len().to_string().as_str())])?;
    let setup = AnySetup::from_json(&serde_json::Value::Object(ask.setup.clone()).to_string())?;
    let setup = game.complete(&seats.overlaid(setup))?;
    // The rules say whether this setup can be played, and by how many.
    if usize::from(game.open(&setup, Seed::numbered(0))?.seats()) != ask.chairs.len() {
        return Err(ErrorCode::BadChairs.into());
    }
    let (luck, host) = (random::<32>()?, secret()?);
    let open = (0..).zip(&ask.chairs).filter(|(_, chair)| **chair == Chair::Open).map(|(index, _)| Seat::at(index));
    let mut invitations =
        open.map(|seat| Ok(Held { seat, secret: secret()? })).collect::<Result<Vec<Held>, getrandom::Error>>()?;
    let held = match &ask.name {
        Some(_) if invitations.is_empty() => return Err(ErrorCode::Full.into()),
        Some(_) => Some(invitations.remove(0)),
        None => None,
    };
    let guest = match (&held, &ask.name) {
        (Some(Held { seat, secret }), Some(name)) => {
            Some(Guest { seat: *seat, name: checked_name(name)?, secret: Digest::of(&secret.0), claim: None })
        }
        _ => None,
    };
    let invitation = |index: usize| {
        let held = invitations.iter().find(|held| held.seat.index() == index);
        held.map(|held| Digest::of(&held.secret.0))
    };
    let opened = Opened {
        game: ask.game.clone(),
        rules: game.rules_version(),
        content: game.content().to_owned(),
        files: game.edition().own_files().to_vec(),
        setup: setup.to_json(),
        packs: game.packs(),
        chairs: ask.chairs.clone(),
        clock: ask.clock,
        pause_ms: ask.pause_ms.unwrap_or(usual_pause).min(LONGEST_PAUSE),
        public: ask.public,
        luck: hex(&luck),
        host: Digest::of(&host.0),
        invitations: (0..ask.chairs.len()).map(invitation).collect(),
        guest,
    };
    let (id, commitment) = (table_id()?, Commitment::commitment_to(&luck));
    let made = MadeTable { table: id.clone(), host, held, invitations, commitment };
    Ok(Opening { id, event: LogEvent::Opened(Box::new(opened)), made })
}

fn check_clock(clock: ClockRule) -> Result<(), ApiError> {
    let sound = match clock {
        ClockRule::None => true,
        ClockRule::PerMove { seconds } => (1..=YEAR).contains(&seconds),
        ClockRule::Bank { seconds, increment } => (1..=YEAR).contains(&seconds) && increment <= YEAR,
        ClockRule::Days { days } => (1..=365).contains(&days),
    };
    if sound { Ok(()) } else { Err(ErrorCode::BadClock.into()) }
}

/// A name as it will be shown: one line, not too long, without anything that is not seen or turns other text around.
pub(crate) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    let unseen = |c: char| {
        c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    if (1..=MAX_NAME).contains(&name.chars().count()) && !name.chars().any(unseen) {
        Ok(name.to_owned())
    } else {
        Err(ErrorCode::BadName.into())
    }
}

#[cfg(test)]
mod tests {
    use super::checked_name;

    #[test]
    fn names_are_short_and_seen() {
        for good in ["Zoé", "  Bob ", "<script>alert(1)</script>", "李", &"x".repeat(40)] {
            assert!(checked_name(good).is_ok(), "{good}");
        }
        for bad in ["", "   ", "a\nb", "\u{202e}abc", "\u{7}", "\u{200b}", &"x".repeat(41)] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
    }
}

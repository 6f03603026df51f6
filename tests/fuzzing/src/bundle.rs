//! Content that travels: as a bundle, or inside a transcript.

use arcade::{AnyGame, Bundle, Transcript};

/// Reads bytes as a bundle or as a transcript with content of its own, and loads that content: what is understood can be
/// written and is the same when it is read again, and nothing is half loaded.
pub fn bundle(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    if Transcript::is_one(text) {
        let game = AnyGame::name_in(text).ok().and_then(|name| AnyGame::named(name).ok());
        return game.is_some_and(|game| game.replay_as_played(text, &()).is_ok());
    }
    let Ok(bundle) = text.parse::<Bundle>() else { return false };
    assert_eq!(bundle.to_string().parse(), Ok(bundle.clone()), "{text}");
    let Ok(game) = AnyGame::named(&bundle.game) else { return false };
    game.with_bundle(&bundle).is_ok_and(|loaded| loaded.content() == bundle.content)
}

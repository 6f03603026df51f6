//! What can be wrong with the toy.

use serde::Serializer;
use std::cell::Cell;

/// A fault that is planted in the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The toy is sound.
    None,
    /// The smallest table is refused.
    RefusesToStart,
    /// A card vanishes when a ward stops it.
    LosesCard,
    /// Seat 3 wins a game of two.
    GhostWinner,
    /// The winner has the last rank.
    WinnerRankedLast,
    /// At the limit nobody decides, but nothing is said about the end.
    EndsInSilence,
    /// The game tells a winner, but goes on.
    GoesOnAfterTheEnd,
    /// Nothing is listed for an empty hand.
    EmptyList,
    /// Something is listed after the end.
    ListsAfterTheEnd,
    /// The list is in reverse.
    Unsorted,
    /// The first action is listed twice.
    Duplicate,
    /// The list is not cleared.
    Appends,
    /// Drawing is listed for a full hand.
    ListsForbidden,
    /// Sinking the fifth card is not listed.
    OmitsLegal,
    /// The universe has no ward.
    SmallUniverse,
    /// One refusal names a rule that does not exist.
    UnknownRule,
    /// A ward against a star panics.
    PanicsInPlay,
    /// Looking into a hand that does not exist panics.
    PanicsInCheck,
    /// The game knows no limit.
    Endless,
    /// The notation forgets who saw which card.
    StateNotationForgets,
    /// The notation of a position cannot be read when something is pending.
    StateNotationUnreadable,
    /// The notation forgets whose hand is looked into.
    ActionNotationForgets,
    /// JSON forgets a field of the state.
    StateSerdeForgets,
    /// JSON forgets a field of an action.
    ActionSerdeForgets,
    /// An action is written with a character that transcripts use.
    ActionWithBar,
    /// The points of a roll depend on how many rolls other games have seen.
    RestlessRoll,
    /// The place of a sunk card depends on how many other games have seen.
    RestlessSink,
    /// Two faces of the die have the same name.
    SameFaces,
    /// The view shows all hands.
    ViewLeaks,
    /// Only a hand with a ward may be looked into.
    ListLeaks,
    /// A refusal depends on the next hand.
    RefusalLeaks,
    /// The knowledge counts the stars in the deck.
    KnowledgeLeaks,
    /// A resampled position has other cards in one's own hand.
    ResampleForgetsOwnHand,
    /// A resampled position has a moon for a sun.
    ResampleSwapsCard,
    /// Everybody is told what was drawn.
    EventLeaks,
    /// Everybody is shown from which place of a hand a card was taken.
    PlaceInHandShows,
    /// Looking into a hand does not count as disclosing.
    PeekDisclosesNothing,
    /// Two places on the page have the same number.
    TwinPlaces,
    /// A place lies outside of the board.
    PlaceOutside,
    /// A place has no words.
    SilentPlace,
    /// Something stands on a place that is not there.
    PieceNowhere,
    /// A seat is not shown.
    SeatUnseen,
    /// Two cards of the hand have the same number.
    TwinCards,
    /// Drawing cannot be pointed at.
    DrawUntouched,
    /// Playing and sinking a card are done by the same touches.
    SameTouches,
    /// Playing a card begins like sinking it, and ends there.
    TouchesCutShort,
    /// Looking into a hand is done by touching a place that is not there.
    TouchesNowhere,
    /// Playing a card needs a card that is not in the hand.
    TouchesNoCard,
    /// A button has no name.
    NamelessButton,
    /// What the others put together is shown to a bystander.
    RosterOfAnother,
    /// A roster refuses to draw.
    RosterRefusesLegal,
    /// A roster offers a ward where none is asked for.
    RosterOffersForbidden,
    /// A roster refuses without words.
    RosterSilent,
    /// More is spent than there is.
    RosterOverfull,
    /// The short text of a roster cannot be read.
    RosterUnreadable,
}

thread_local! {
    /// The fault of the toy that this thread plays: what is serialised does not know its game.
    static SERIALISED: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// From now on this thread serialises with this fault.
pub fn serialise_with(fault: Fault) {
    SERIALISED.set(fault);
}

pub(crate) fn taken<S: Serializer>(taken: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(if SERIALISED.get() == Fault::StateSerdeForgets { 0 } else { *taken })
}

pub(crate) fn slot<S: Serializer>(slot: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(if SERIALISED.get() == Fault::ActionSerdeForgets { 0 } else { *slot })
}

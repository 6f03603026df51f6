//! What a figure does.

use super::names::{figure, kind, or_nothing};
use crate::{Aim, Deed, Figure, Point};
use texts::{Arg, Message};

/// "the red Hunter on b2 runs to f2".
pub(super) fn deed(who: Figure, by: Point, deed: &Deed) -> Message {
    let aims = aims(deed.aims.list());
    let rest = aims.get(1..).unwrap_or_default();
    let says = deed.ability.says().with("who", figure(who)).with("by", by.to_string());
    let says = says.with("first", or_nothing(aims.first().cloned())).with("second", or_nothing(rest.first().cloned()));
    let says = says.with("last", or_nothing(aims.last().cloned())).with("more", rest.len()).with("rest", rest.to_vec());
    says.with("all", aims)
}

/// Aims without what is there, which may have changed; a colour goes with the square before it.
fn aims(aims: &[Aim]) -> Vec<Arg> {
    let mut words: Vec<Arg> = Vec::new();
    for &aim in aims {
        match aim {
            Aim::Alone => {}
            Aim::At(point) => words.push(point.to_string().into()),
            Aim::Towards(to) => words.push(to.message().into()),
            Aim::As(of) => words.push(kind(of).into()),
            Aim::In(colour) => {
                let square = or_nothing(words.pop());
                words.push(msg!("aim-coloured", square = square, colour = colour.message()).into());
            }
        }
    }
    words
}

//! Tables T6 and T7: bonus cards and blast cards.

use crate::{Card, Cards, Caste};
use paint::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::{ContentError, ContentFile, Exactly};
use toml::Spanned;

/// PB-CARD-1.
const BONUS_CARDS: u32 = 24;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    bonus: Spanned<BTreeMap<Card, u8>>,
    blasts: Spanned<BTreeMap<Colour, Exactly<Caste, 2>>>,
}

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<(Cards, [[u8; 3]; 6])> {
    let read: CardsFile = file.parse(errors)?;
    let start = read.bonus.span().start;
    let bonus = read.bonus.into_inner();
    for card in Card::ALL.into_iter().filter(|card| !bonus.contains_key(card)) {
        errors.push(file.wrong(start, format!("the card '{}' is missing (write 0 to leave it out)", card.code())));
    }
    let total: u32 = bonus.values().map(|&copies| u32::from(copies)).sum();
    if total != BONUS_CARDS {
        errors.push(
            file.wrong(start, format!("the copies add up to {total}, but there are {BONUS_CARDS} bonus cards (PB-CARD-1)")),
        );
    }
    let start = read.blasts.span().start;
    let mut blasts = [[0; 3]; 6];
    for colour in Colour::WHEEL {
        match read.blasts.get_ref().get(&colour) {
            Some(Exactly(castes)) => castes.iter().for_each(|caste| blasts[colour.index()][caste.index()] += 1),
            None => errors.push(file.wrong(start, format!("the blast cards of {} are missing (PB-BLAST-1)", colour.code()))),
        }
    }
    let copies = Card::ALL.map(|card| bonus.get(&card).copied().unwrap_or(0));
    Some((Cards::of_each(copies), blasts))
}

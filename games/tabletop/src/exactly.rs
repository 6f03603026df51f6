//! Lists of a fixed length in content.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A list with exactly so many entries; an array by itself would drop those that follow its last one.
#[derive(Clone, Copy, Debug)]
pub struct Exactly<T, const N: usize>(pub [T; N]);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Exactly<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::deserialize(from)?;
        let length = list.len();
        list.try_into().map(Exactly).map_err(|_: Vec<T>| D::Error::invalid_length(length, &format!("{N} entries").as_str()))
    }
}

//! Secrets, and what is kept of them.

use arcade::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use wire::{Secret, TableId};

/// What is kept of a secret: whoever reads the database cannot sit down with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Digest(String);

impl Digest {
    /// Secrets are long and random, so that one plain hash is enough. Two digests may be compared in any time: whoever
    /// tries cannot steer them.
    pub(crate) fn of(text: &str) -> Digest {
        Digest(hex(&Sha256::digest(text.as_bytes())))
    }
}

/// Bytes from the operating system.
///
/// # Errors
/// If it has none to give; then nothing can be kept secret, and nothing is begun.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A new secret of 160 bits.
pub(crate) fn secret() -> Result<Secret, getrandom::Error> {
    Ok(Secret(base32(&random::<20>()?)))
}

/// A new name for a table: 80 bits, so that tables that are not listed cannot be found by guessing.
pub(crate) fn table_id() -> Result<TableId, getrandom::Error> {
    Ok(TableId(base32(&random::<10>()?)))
}

/// As in names of tables: letters and digits that are not mistaken for each other when somebody reads them aloud.
fn base32(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let (mut text, mut bits, mut held) = (String::new(), 0_u32, 0_u32);
    for &byte in bytes {
        (bits, held) = (bits << 8 | u32::from(byte), held + 8);
        while held >= 5 {
            held -= 5;
            text.push(char::from(LETTERS[(bits >> held & 31) as usize]));
        }
        bits &= (1 << held) - 1;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{base32, secret, table_id};

    #[test]
    fn secrets_are_long_and_new_each_time() {
        let (one, other) = (secret().unwrap(), secret().unwrap());
        assert_eq!(one.0.len(), 32);
        assert_ne!(one, other);
        assert_eq!(table_id().unwrap().0.len(), 16);
        assert_eq!(format!("{one:?}"), "Secret(..)");
    }

    #[test]
    fn all_bits_are_in_the_text() {
        assert_eq!(base32(&[0xff; 5]), "zzzzzzzz");
        assert_eq!(base32(&[0, 0, 0, 0, 1]), "00000001");
        assert_eq!(base32(&[0x80, 0, 0, 0, 0]), "g0000000");
    }
}

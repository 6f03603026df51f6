//! Bytes as hexadecimal digits.

/// Bytes as hexadecimal digits, two for each.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(2 * bytes.len());
    let halves = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.extend(halves.filter_map(|half| char::from_digit(half.into(), 16)));
    digits
}

/// 64 hexadecimal digits as bytes.
#[must_use]
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let half = |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = half(pair[0])? << 4 | half(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{hex, unhex};

    #[test]
    fn hexadecimal_digits_read_back() {
        let bytes = std::array::from_fn(|index| (index * 37) as u8);
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert_eq!(hex(&[0, 9, 0xa0, 0xff]), "0009a0ff");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in
            ["", "00", &"é".repeat(32), &"g".repeat(64), &"0".repeat(63), &"0".repeat(65), &format!("+f{}", "0".repeat(62))]
        {
            assert_eq!(unhex(text), None, "{text}");
        }
    }
}

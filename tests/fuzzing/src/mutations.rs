//! Changes to texts that might be made by hand, by accident or by malice.

use tabletop::Rng;

/// An endless series of changed texts, the same for the same seed and corpus.
pub struct Mutations<'a> {
    corpus: &'a [Vec<u8>],
    words: Vec<&'a [u8]>,
    rng: Rng,
}

impl<'a> Mutations<'a> {
    /// Changes of these texts. Words that stand in any of them, and some that parsers fear, are put anywhere.
    ///
    /// # Panics
    /// If there is no text.
    #[must_use]
    pub fn of(corpus: &'a [Vec<u8>], seed: u64) -> Mutations<'a> {
        assert!(!corpus.is_empty(), "there is nothing to change");
        const FEARED: [&[u8]; 22] = [
            b"",
            b"-",
            b"-1",
            b"0",
            b"127",
            b"-128",
            b"128",
            b"255",
            b"256",
            b"99999999999999999999",
            b"#",
            b"|",
            b"=",
            b"\"",
            b"(",
            b")",
            b",",
            b"\n",
            b"\r\n",
            b"\0",
            b"\xc3\xa9",
            b"\xff",
        ];
        let split = |text: &'a Vec<u8>| text.split(|byte| byte.is_ascii_whitespace() || b"/:+|=,()\"".contains(byte));
        let mut words: Vec<&[u8]> = corpus.iter().flat_map(split).filter(|word| !word.is_empty()).collect();
        words.sort_unstable();
        words.dedup();
        words.extend(FEARED);
        Mutations { corpus, words, rng: Rng::stream(seed, 0xf022) }
    }

    fn any(&mut self) -> &'a [u8] {
        &self.corpus[self.rng.index(self.corpus.len())]
    }

    fn word(&mut self) -> &'a [u8] {
        self.words[self.rng.index(self.words.len())]
    }

    /// A part of a text: any, or, half of the time, whole lines.
    fn part(&mut self, text: &[u8]) -> std::ops::Range<usize> {
        let from = self.rng.index(text.len() + 1);
        if self.rng.below(2) == 0 {
            let most = (text.len() - from).min(40);
            return from..from + self.rng.index(most + 1);
        }
        let start = text[..from].iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let end = text[from..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |at| from + at + 1);
        start..end
    }

    /// The word at or after any point of a text.
    fn word_in(&mut self, text: &[u8]) -> std::ops::Range<usize> {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
        let from = self.rng.index(text.len() + 1);
        let start = text[from..].iter().position(is_word).map_or(text.len(), |at| from + at);
        let end = text[start..].iter().position(|byte| !is_word(byte)).map_or(text.len(), |at| start + at);
        start..end
    }

    /// Exchanges two words, if possible alike: what must be there once stays there once, so that much is still understood.
    fn swap_words(&mut self, text: &mut Vec<u8>) {
        let one = self.word_in(text);
        let mut other = self.word_in(text);
        let alike = |other: &std::ops::Range<usize>| {
            other.len() == one.len()
                && text.get(one.start).map(u8::is_ascii_digit) == text.get(other.start).map(u8::is_ascii_digit)
        };
        for _ in 0..16 {
            if !alike(&other) || other == one {
                other = self.word_in(text);
            }
        }
        let (first, last) = if one.start <= other.start { (one, other) } else { (other, one) };
        if first.end <= last.start {
            let words = [text[first.clone()].to_vec(), text[last.clone()].to_vec()];
            text.splice(last, words[0].iter().copied());
            text.splice(first, words[1].iter().copied());
        }
    }

    fn change(&mut self, text: &mut Vec<u8>) {
        match self.rng.below(12) {
            0 if !text.is_empty() => {
                let at = self.rng.index(text.len());
                text[at] ^= 1 << self.rng.below(8);
            }
            1 => {
                let part = self.part(text);
                text.drain(part);
            }
            2 => {
                let part = self.part(text);
                let copy = text[part.clone()].to_vec();
                text.splice(part.start..part.start, copy);
            }
            3 => {
                let other = self.any();
                let (here, there) = (self.part(text), self.part(other));
                text.splice(here, other[there].iter().copied());
            }
            4 => {
                let other = self.any();
                let (here, there) = (self.rng.index(text.len() + 1), self.rng.index(other.len() + 1));
                text.truncate(here);
                text.extend_from_slice(&other[there..]);
            }
            5 => {
                let at = self.rng.index(text.len() + 1);
                let word = self.word();
                text.splice(at..at, word.iter().copied());
            }
            6 | 7 => {
                let place = self.word_in(text);
                let word = self.word();
                text.splice(place, word.iter().copied());
            }
            8 => {
                let digits: Vec<usize> = (0..text.len()).filter(|&at| text[at].is_ascii_digit()).collect();
                if !digits.is_empty() {
                    text[digits[self.rng.index(digits.len())]] = b'0' + self.rng.below(10) as u8;
                }
            }
            _ => self.swap_words(text),
        }
    }
}

impl Iterator for Mutations<'_> {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let mut text = self.any().to_vec();
        for _ in 0..=self.rng.below(3) {
            self.change(&mut text);
        }
        Some(text)
    }
}

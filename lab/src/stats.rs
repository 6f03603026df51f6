//! Shares with their intervals.

/// A 95 % interval of a share (Wilson's score interval, which keeps its promise for few games too).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The share that was seen.
    pub share: f64,
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// The interval of `hits` in `tries`; hits may be fractions, where victories are shared.
    #[must_use]
    pub fn of(hits: f64, tries: u64) -> Interval {
        if tries == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        const Z: f64 = 1.959_963_984_540_054;
        let n = tries as f64;
        let share = hits / n;
        let spread = Z * Z / n;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half = Z * (share * (1.0 - share) / n + spread / (4.0 * n)).max(0.0).sqrt() / (1.0 + spread);
        Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// The difference in Elo points that this score against others stands for; nothing at 0 and 1, where it has no end.
#[must_use]
pub fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| 400.0 * (score / (1.0 - score)).log10())
}

//! Whether luck is as it should be: the chi-square test.

/// How far counts are from what was expected of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquare {
    /// The sum of (observed - expected)² / expected.
    pub statistic: f64,
    /// The degrees of freedom.
    pub freedom: u32,
}

/// Compares how often each face came with the weight that it has.
///
/// ```
/// use laws::chi_square;
/// assert!(chi_square(&[498, 502], &[1, 1]).is_plausible());
/// assert!(!chi_square(&[400, 600], &[1, 1]).is_plausible());
/// ```
///
/// # Panics
/// If there are not as many weights as faces.
#[must_use]
pub fn chi_square(observed: &[u64], weights: &[u64]) -> ChiSquare {
    assert_eq!(observed.len(), weights.len(), "each face has a weight");
    let total: u64 = observed.iter().sum();
    let weight: u64 = weights.iter().sum();
    let possible = weights.iter().filter(|&&weight| weight > 0).count() as u32;
    let term = |(&observed, &share): (&u64, &u64)| {
        if share == 0 {
            // What cannot come must not come at all.
            return if observed == 0 { 0.0 } else { f64::INFINITY };
        }
        let expected = total as f64 * share as f64 / weight as f64;
        (observed as f64 - expected).powi(2) / expected
    };
    ChiSquare { statistic: observed.iter().zip(weights).map(term).sum(), freedom: possible.saturating_sub(1) }
}

impl ChiSquare {
    /// What a fair source exceeds once in 1000 times (Wilson and Hilferty's approximation).
    #[must_use]
    pub fn critical(&self) -> f64 {
        /// The normal deviate that is exceeded once in 1000 times.
        const Z: f64 = 3.090_232_306_167_813;
        if self.freedom == 0 {
            return 0.0;
        }
        let freedom = f64::from(self.freedom);
        let spread = 2.0 / (9.0 * freedom);
        freedom * (1.0 - spread + Z * spread.sqrt()).powi(3)
    }

    /// Whether a fair source may well have given these counts.
    #[must_use]
    pub fn is_plausible(&self) -> bool {
        self.statistic <= self.critical()
    }
}

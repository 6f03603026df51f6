//! Shares drawn as bars, with their intervals and a mark for what would be fair.

use crate::context::Context;
use arcade::Ink;

/// How wide a bar is.
const WIDTH: usize = 36;

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// What was seen.
    pub(crate) share: f64,
    /// The lower end of the interval.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
}

/// A line of a chart.
pub(crate) struct Row {
    /// What stands in front of the bar.
    pub(crate) label: String,
    /// The share.
    pub(crate) share: Share,
    /// What stands behind the bar.
    pub(crate) note: String,
}

/// Bars on one scale.
pub(crate) struct Chart {
    /// What it shows.
    pub(crate) title: String,
    /// The share that would be fair.
    pub(crate) fair: Option<f64>,
    /// The lines.
    pub(crate) rows: Vec<Row>,
}

impl Chart {
    /// The chart as text.
    pub(crate) fn draw(&self, context: &Context) -> String {
        let most = self.rows.iter().map(|row| row.share.high).chain(self.fair).fold(0.0, f64::max);
        // The scale ends at a round share.
        let scale = ((most * 10.0).ceil() / 10.0).clamp(0.1, 1.0);
        let labels = self.rows.iter().map(|row| row.label.chars().count()).max().unwrap_or(0);
        let mut text = context.paint(Ink::Bold, &self.title) + "\n";
        for Row { label, share, note } in &self.rows {
            let Share { share: seen, low, high } = share;
            let bar = context.paint(Ink::Blue, &bar(*share, self.fair, scale));
            let [seen, low, high] = [seen, low, high].map(|share| decimal(context, share * 100.0, 1));
            let (seen, low, high) = (format!("{seen:>5}"), format!("{low:>4}"), format!("{high:>5}"));
            let shares = context.say(msg!("bars-share", share = seen, low = low, high = high));
            text += format!("  {label:labels$}  {bar}  {shares}  {note}").trim_end();
            text.push('\n');
        }
        let axis = format!("{:>1$}", format!("{:.0} %", scale * 100.0), WIDTH);
        text + &context.paint(Ink::Faint, &format!("  {:labels$}  0{}\n", "", &axis[1..]))
    }
}

/// `█` up to the interval, `▓` in it up to the share, `░` in it above the share, `│` at the fair share.
fn bar(Share { share, low, high }: Share, fair: Option<f64>, scale: f64) -> String {
    let fair = fair.map(|fair| ((fair / scale * WIDTH as f64) as usize).min(WIDTH - 1));
    let cell = |at: usize| {
        let middle = (at as f64 + 0.5) / WIDTH as f64 * scale;
        match middle {
            _ if fair == Some(at) => '│',
            _ if middle <= low => '█',
            _ if middle <= share => '▓',
            _ if middle <= high => '░',
            _ => ' ',
        }
    };
    (0..WIDTH).map(cell).collect()
}

/// What the signs in the bars mean.
pub(crate) fn legend(context: &Context, fair: bool) -> String {
    let signs = if fair { msg!("bars-legend-fair") } else { msg!("bars-legend") };
    context.paint(Ink::Faint, &context.say(signs)) + "\n"
}

/// A number with so many digits behind the point, or what the language has for it.
pub(crate) fn decimal(context: &Context, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &context.say(msg!("number-point")))
}

/// A number with its thousands apart.
pub(crate) fn grouped(context: &Context, number: f64) -> String {
    let digits = format!("{:.0}", number.max(0.0));
    let separator = context.say(msg!("number-group"));
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(&separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Share, bar};

    #[test]
    fn a_bar_shows_the_share_its_interval_and_what_is_fair() {
        let drawn = bar(Share { share: 0.5, low: 0.25, high: 0.75 }, Some(0.9), 1.0);
        assert_eq!(drawn, "█████████▓▓▓▓▓▓▓▓▓░░░░░░░░░     │   ");
    }

    #[test]
    fn a_bar_is_as_wide_as_all_others_whatever_it_shows() {
        for share in [0.0, 0.3, 1.0] {
            assert_eq!(bar(Share { share, low: 0.0, high: 1.0 }, Some(1.0), 1.0).chars().count(), super::WIDTH);
        }
    }
}

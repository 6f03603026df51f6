//! Multicolour Network (3) (CQ-MULT-1): up to 3 squares, each in any colour.

use super::network;
use super::prelude::*;

pub(crate) struct MulticolourNetwork3;

impl Unit for MulticolourNetwork3 {
    const CODE: &'static str = "multicolour-network-3";
    const NAME: Text = Text { en: "Multicolour Network (3)", fr: "Réseau multicolore (3)" };
    const DOES: Text = Text {
        en: "Paints up to three squares, each in a colour of its choice.",
        fr: "Peint jusqu'à trois cases, chacune de la couleur voulue.",
    };
    const SAYS: Text = Text { en: "spreads a Multicolour Network over {all}", fr: "tend un Réseau multicolore en {all}" };
    const RULE: &'static str = "CQ-MULT-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        match deed.len() % 2 {
            0 => Candidates::Squares(network::coloured_candidates(look, deed)),
            _ => Candidates::Colours,
        }
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        network::check_coloured(look, deed, aim)
    }

    fn more(look: &Look<'_>, deed: &Deed) -> More {
        network::more_coloured(look, deed, 3)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        network::paint_coloured(scene, deed);
    }
}

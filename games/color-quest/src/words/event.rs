//! What happened, as sentences.

use super::names::{die, draught, entry, instant, is_feminine, potion, puddle, sequence, source, spot, status, the};
use super::names::{tile, tint};
use super::tell::{self, list};
use crate::{Camp, ColorQuest, Ending, Event, Face, Figure, Tint, View};
use paint::Square;
use tabletop::{Lang, Text, capital};

pub(super) fn say(rules: &ColorQuest, view: &View, event: &Event, lang: Lang) -> String {
    let state = &view.table;
    let name = |at: Square| rules.layout(state).point(at);
    let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
    let who = |of: Camp| of.name().to(lang);
    let figure = |of: Figure| capital(&the(of, lang));
    let e = |of: Figure| if is_feminine(of.kind) { "e" } else { "" };
    match *event {
        Event::Recruited { camp: of, entry: new } => {
            let (side, new) = (who(of), entry(new, lang));
            pick(format!("{side} takes {new}."), format!("{side} prend {new}."))
        }
        Event::Dismissed { camp: of, entry: old } => {
            let (side, old) = (who(of), entry(old, lang));
            pick(format!("{side} gives {old} back."), format!("{side} rend {old}."))
        }
        Event::Built { camp: of } => pick(format!("{}'s band is ready.", who(of)), format!("La bande de {} est prête.", who(of))),
        Event::Faced { fragment, face } => {
            let face = if face == Face::A { "A" } else { "B" };
            pick(format!("Fragment {fragment} shows face {face}."), format!("Le fragment {fragment} montre sa face {face}."))
        }
        Event::Laid { tile: of, at } => {
            let (of, at) = (tile(of).to(lang), name(at));
            pick(format!("A {of} is laid on {at}."), format!("Un {of} est posé en {at}."))
        }
        Event::Deployed { figure: of, at } => pick(
            format!("{} is deployed on {}.", figure(of), name(at)),
            format!("{} est déployé{} en {}.", figure(of), e(of), name(at)),
        ),
        Event::Turn { camp: of, round } => {
            pick(format!("Round {round}: {}'s turn.", who(of)), format!("Manche {round}\u{a0}: tour de {}.", who(of)))
        }
        Event::Sequence { camp: of, sequence: next } => {
            let next = sequence(next).to(lang);
            pick(format!("{}: {next}.", who(of)), format!("{}\u{a0}: {next}.", who(of)))
        }
        Event::Declared { figure: of, deed, .. } => {
            let (of, by, does) = (figure(of), name(deed.by), tell::deed(&deed, lang));
            pick(format!("{of} on {by} {does}."), format!("{of} en {by} {does}."))
        }
        Event::Paid { camp: of, die: paid, .. } => {
            let paid = die(paid, lang);
            pick(format!("{} pays with {paid}.", who(of)), format!("{} paie avec {paid}.", who(of)))
        }
        Event::Passed { camp: of } => pick(format!("{} does not react.", who(of)), format!("{} ne réagit pas.", who(of))),
        Event::Cancelled { deed } => {
            let ability = deed.ability.name().to(lang);
            pick(
                format!("{ability} is cancelled: nothing happens."),
                format!("L'action {ability} est annulée\u{a0}: rien ne se passe."),
            )
        }
        Event::Lost { deed } => {
            let ability = deed.ability.name().to(lang);
            pick(
                format!("{ability} is lost, as its figure can no longer do it."),
                format!("L'action {ability} est perdue, car sa figurine ne peut plus la faire."),
            )
        }
        Event::Moved { figure: of, from, to } => pick(
            format!("{} goes from {} to {}.", figure(of), name(from), name(to)),
            format!("{} va de {} en {}.", figure(of), name(from), name(to)),
        ),
        Event::Swapped { first, from, second, to } => pick(
            format!("{} on {} and {} on {} change places.", figure(first), name(from), the(second, lang), name(to)),
            format!("{} en {} et {} en {} échangent leurs places.", figure(first), name(from), the(second, lang), name(to)),
        ),
        Event::Painted { tint, at, over } => {
            let (new, at) = (capital(&puddle(tint, lang)), name(at));
            match over {
                None => pick(format!("{new} spreads on {at}."), format!("{new} s'étale en {at}.")),
                Some(old) => {
                    let old = puddle(old, lang);
                    pick(format!("{new} covers {old} on {at}."), format!("{new} recouvre {old} en {at}."))
                }
            }
        }
        Event::Erased { tint, at } => {
            let (old, at) = (capital(&puddle(tint, lang)), name(at));
            pick(format!("{old} on {at} is gone."), format!("{old} en {at} disparaît."))
        }
        Event::Became { was, now, at } => {
            let (was, now, at) = (figure(was), the(now, lang), name(at));
            pick(format!("{was} on {at} becomes {now}."), format!("{was} en {at} devient {now}."))
        }
        Event::Stunned { figure: of, at } => pick(
            format!("{} on {} is stunned.", figure(of), name(at)),
            format!("{} en {} est assommé{}.", figure(of), name(at), e(of)),
        ),
        Event::StoodUp { figure: of, at } => {
            pick(format!("{} on {} stands up.", figure(of), name(at)), format!("{} en {} se relève.", figure(of), name(at)))
        }
        Event::Removed { figure: of, at } => {
            pick(format!("{} on {} is gone.", figure(of), name(at)), format!("{} en {} disparaît.", figure(of), name(at)))
        }
        Event::Appeared { figure: of, at } => {
            pick(format!("{} appears on {}.", figure(of), name(at)), format!("{} apparaît en {}.", figure(of), name(at)))
        }
        Event::Piled { at } => pick(format!("Bones lie on {}.", name(at)), format!("Des os gisent en {}.", name(at))),
        Event::Exploded { figure: of, at } => {
            pick(format!("{} on {} explodes.", figure(of), name(at)), format!("{} en {} explose.", figure(of), name(at)))
        }
        Event::Broken { at } => pick(format!("The wall on {} breaks.", name(at)), format!("Le mur en {} s'écroule.", name(at))),
        Event::Lifted { from, to } => pick(
            format!("The wall on {} floats to {}.", name(from), name(to)),
            format!("Le mur en {} flotte jusqu'en {}.", name(from), name(to)),
        ),
        Event::Parried { at } => pick(format!("The Rônin on {} parries.", name(at)), format!("Le Rônin en {} pare.", name(at))),
        Event::Blessed { figure: of, at, mark } => {
            let how = status(mark).to(lang);
            pick(format!("{} on {} is {how}.", figure(of), name(at)), format!("{} en {} est {how}.", figure(of), name(at)))
        }
        Event::Rolled { camp: of, die: rolled } => {
            let hue = tint(Tint::of(rolled), false).to(lang);
            pick(format!("{} rolls a die: {hue}.", who(of)), format!("{} lance un dé\u{a0}: {hue}.", who(of)))
        }
        Event::Placed { camp: of, die: placed, at } => {
            let placed = die(placed, lang);
            pick(format!("{} puts {placed} on {}.", who(of), name(at)), format!("{} pose {placed} en {}.", who(of), name(at)))
        }
        Event::Collected { camp: of, die: taken, at } => {
            let taken = die(taken, lang);
            pick(
                format!("{} collects {taken} on {}.", who(of), name(at)),
                format!("{} récolte {taken} en {}.", who(of), name(at)),
            )
        }
        Event::Stowed { camp: of, die: kept, spot: to } => {
            let (kept, to) = (die(kept, lang), spot(to).to(lang));
            pick(format!("{} puts {kept} in the {to}.", who(of)), format!("{} met {kept} dans {to}.", who(of)))
        }
        Event::Played { camp: of, die: played, chosen } => {
            let effect = instant(rules.recipes().instant(played)).to(lang);
            let squares: Vec<String> = chosen.iter().map(|at| name(at).to_string()).collect();
            let aims = if squares.is_empty() { String::new() } else { format!(" {} {}", pick_on(lang), list(&squares, lang)) };
            pick(format!("{} plays {effect}{aims}.", who(of)), format!("{} joue {effect}{aims}.", who(of)))
        }
        Event::Warded { camp: of, die: played } => {
            let effect = instant(rules.recipes().instant(played)).to(lang);
            pick(
                format!("Immunity cancels the {effect} that {} played.", who(of)),
                format!("Immunité annule l'effet {effect} joué par {}.", who(of)),
            )
        }
        Event::Drank { camp: of, potion: used, source: from, at } => {
            let (used, from) = (draught(used, lang), source(from, lang));
            let aims = at.map(|at| format!(" {} {}", pick_on(lang), name(at))).unwrap_or_default();
            pick(format!("{} uses the {used}{aims} ({from}).", who(of)), format!("{} emploie la {used}{aims} ({from}).", who(of)))
        }
        Event::Drew { camp: of, card: Some(card), .. } => {
            let card = potion(card).to(lang);
            pick(format!("{} draws {card}.", who(of)), format!("{} pioche {card}.", who(of)))
        }
        Event::Drew { camp: of, card: None, .. } => {
            pick(format!("{} draws an item card.", who(of)), format!("{} pioche une carte item.", who(of)))
        }
        Event::Discarded { camp: of, card } => {
            let card = potion(card).to(lang);
            pick(format!("{} discards {card}.", who(of)), format!("{} défausse {card}.", who(of)))
        }
        Event::TurnEnded { camp: of, .. } => pick(format!("{} ends the turn.", who(of)), format!("{} finit son tour.", who(of))),
        Event::Ended { ending: Ending::Goal(of) } => pick(format!("{} wins.", who(of)), format!("{} gagne.", who(of))),
        Event::Ended { ending: Ending::Limit } => {
            Text { en: "The last round is over.", fr: "La dernière manche est finie." }.to(lang).to_owned()
        }
    }
}

/// What a square follows.
const fn pick_on(lang: Lang) -> &'static str {
    Text { en: "on", fr: "en" }.to(lang)
}

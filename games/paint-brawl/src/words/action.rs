//! What an action does, said to the seat that may do it.

use super::names::{compass, payment};
use super::outlook;
use super::prompt::{next_fighter, next_square};
use super::voice::{Voice, one};
use crate::{Ability, Action, Aim, Card, Chosen, Deed, Frame, Kind, PaintBrawl, Payment, Play, Purpose, Stage, View};
use paint::{Direction, Square};
use tabletop::{Lang, Seat, Text};

/// The sentence for an action, legal or not.
pub(super) fn say(rules: &PaintBrawl, view: &View, action: Action, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: view.to_act.or(view.viewer), lang };
    match action {
        Action::Woman { man } => woman(&voice, man),
        Action::Wall { at } => on(&voice, at, "Build a wall on", "Construire un mur en"),
        Action::Place { kind } => place(&voice, view, kind),
        Action::PlaceAt { at } => place_at(&voice, view, at),
        Action::Infiltrate { at } => infiltrate(&voice, view, at),
        Action::Take { card } => {
            let card = card.name().to(lang);
            voice.pick(format!("Take {card} from your pile"), format!("Prendre {card} dans votre pioche"))
        }
        Action::Use { ability, by, aim } => {
            let deed = using(&voice, ability, by, aim);
            outlook::of_use(&voice, view, ability, by, aim).map_or(deed.clone(), |more| format!("{deed} ({more})"))
        }
        Action::TakeBack { pay } => take_back(&voice, pay),
        Action::Kadamas => {
            let most = voice.rules.constants.kadamas;
            voice.pick(
                format!("Play Kadamas: remove up to {most} puddles of any colour"),
                format!("Jouer Kadamas\u{a0}: effacer jusqu'à {most} flaques de n'importe quelle couleur"),
            )
        }
        Action::Explosion { at } => explosion(&voice, at),
        Action::Summoning { at } => summoning(&voice, view, at),
        Action::Exchange => exchange(&voice, view),
        Action::End => voice.text("End the turn", "Finir le tour"),
        Action::Source { at } => on(&voice, at, "Give up your puddle on", "Rendre votre flaque en"),
        Action::Puddle { at } => puddle(&voice, view, at),
        Action::Enough => enough(&voice, view),
        Action::Recoil { to } => recoil(&voice, view, to),
        Action::Target { at } => target(&voice, view, at),
        Action::Stop => voice.text("Stop shooting", "Ne plus tirer"),
        Action::Pass => pass(&voice, view),
        Action::Fatigue => cancel(&voice, view, Card::Fatigue),
        Action::Missed => cancel(&voice, view, Card::Missed),
        Action::Immunity => immunity(&voice, view),
    }
}

/// A verb and a square.
fn on(voice: &Voice<'_>, at: Square, en: &str, fr: &str) -> String {
    let at = voice.square(at);
    voice.pick(format!("{en} {at}"), format!("{fr} {at}"))
}

fn woman(voice: &Voice<'_>, man: Option<Kind>) -> String {
    match man.map(|man| (man, man.woman())) {
        None => voice.text("Have no woman fighter", "N'avoir aucune combattante"),
        Some((man, woman)) => {
            let (en, fr) = (one(man, Lang::En), one(man, Lang::Fr));
            match woman {
                Some(woman) => voice.pick(
                    format!("Replace {en} by {}", one(woman, Lang::En)),
                    format!("Remplacer {fr} par {}", one(woman, Lang::Fr)),
                ),
                None => voice.pick(format!("Replace {en} by a woman"), format!("Remplacer {fr} par une combattante")),
            }
        }
    }
}

fn place(voice: &Voice<'_>, view: &View, kind: Kind) -> String {
    let who = one(kind, voice.lang);
    match next_square(voice.rules, view) {
        Some(at) => {
            let at = voice.square(at);
            voice.pick(format!("Place {who} on {at}"), format!("Placer {who} en {at}"))
        }
        None => voice.pick(format!("Place {who}"), format!("Placer {who}")),
    }
}

fn place_at(voice: &Voice<'_>, view: &View, at: Square) -> String {
    let fighter = Text { en: "a fighter", fr: "un combattant" }.to(voice.lang).to_owned();
    let who = next_fighter(view).map_or(fighter, |kind| one(kind, voice.lang));
    let at = voice.square(at);
    voice.pick(format!("Place {who} on {at}"), format!("Placer {who} en {at}"))
}

fn infiltrate(voice: &Voice<'_>, view: &View, at: Option<Square>) -> String {
    let (en, fr) = match view.stage {
        Stage::Infiltrating(from) => {
            let from = voice.square(from);
            (format!("the Hunter on {from}"), format!("le Chasseur en {from}"))
        }
        _ => ("a Hunter".to_owned(), "un Chasseur".to_owned()),
    };
    match at.map(|at| voice.square(at)) {
        Some(at) => voice.pick(
            format!("Infiltration: put {en} on the wall on {at}"),
            format!("Infiltration\u{a0}: placer {fr} sur le mur de {at}"),
        ),
        None => voice.pick(format!("Leave {en} where it is"), format!("Laisser {fr} où il est")),
    }
}

/// What a figure does, without what comes of it.
fn using(voice: &Voice<'_>, ability: Ability, by: Square, aim: Aim) -> String {
    let figure = voice.named_at(by).unwrap_or_else(|| user(voice, ability));
    sentence(voice, &figure, ability, by, aim)
}

/// The ability's own sentence with its holes filled.
fn sentence(voice: &Voice<'_>, figure: &str, ability: Ability, by: Square, aim: Aim) -> String {
    let lang = voice.lang;
    let off = Text { en: "off the board", fr: "hors du plateau" }.to(lang).to_owned();
    let (mut at, mut second, mut to, mut pay) = (off.clone(), off, "", "");
    match aim {
        Aim::Alone => {}
        Aim::At(square) => at = voice.square(square),
        Aim::Pair(one, other) => {
            at = voice.square(one);
            second = other.map_or(second, |other| voice.square(other));
        }
        Aim::Towards(direction) => to = compass(direction, lang),
        Aim::Paid(direction, payment_) => (to, pay) = (compass(direction, lang), payment(payment_, lang)),
    }
    let says = ability.says().to(lang);
    let by = voice.square(by);
    [("{figure}", figure), ("{by}", &by), ("{at}", &at), ("{second}", &second), ("{to}", to), ("{pay}", pay)]
        .into_iter()
        .fold(says.to_owned(), |text, (hole, word)| text.replace(hole, word))
}

/// Who has an ability, where the figure itself is not seen.
fn user(voice: &Voice<'_>, ability: Ability) -> String {
    match (ability.kinds(), voice.actor) {
        ([only], Some(seat)) => voice.figure(*only, seat),
        ([Kind::Mini, Kind::Maxi], _) => voice.text("the Golem", "le Golem"),
        _ => voice.text("the figure", "le personnage"),
    }
}

/// Who did what the acting seat declared. Where nobody could react it is done already, and the figure stands where it
/// went to; a Golem may have become another on its way, and is not looked for.
fn doer(voice: &Voice<'_>, ability: Ability, by: Square, aim: Aim) -> String {
    let there = match (ability, aim) {
        (Ability::Walk | Ability::Run, Aim::At(to)) => Some(to),
        _ => None,
    };
    let could = |at: Square| voice.figure_at(at).filter(|figure| ability.kinds().contains(&figure.kind));
    let own = [Some(by), there].into_iter().flatten().filter_map(could).find(|figure| voice.actor == Some(figure.seat));
    own.map_or_else(|| user(voice, ability), |figure| voice.figure(figure.kind, figure.seat))
}

/// What the acting seat declared, with the squares that were chosen for it: "Run: the Warrior runs from a3 to e3".
pub(super) fn deed(voice: &Voice<'_>, deed: Deed) -> String {
    match deed.action {
        Action::Use { ability, by, aim } => {
            let text = sentence(voice, &doer(voice, ability, by, aim), ability, by, aim);
            match deed.squares.is_empty() {
                true => text,
                false => {
                    let source = voice.squares(deed.squares);
                    voice.pick(format!("{text}, given up: {source}"), format!("{text}, flaque rendue\u{a0}: {source}"))
                }
            }
        }
        Action::TakeBack { pay } => {
            let (squares, pay) = (voice.squares(deed.squares), payment(pay, voice.lang));
            voice.pick(format!("a take-back of {squares} for {pay}"), format!("une reprise de flaques ({squares}) pour {pay}"))
        }
        // Nothing else is ever declared (PB-REACT-1).
        _ => voice.text("an action", "une action"),
    }
}

/// A card with what it was played on: "Golem Explosion on c6".
pub(super) fn play(voice: &Voice<'_>, play: Play) -> String {
    let squares = match play {
        Play::Fatigue | Play::Missed => Chosen::default(),
        Play::Kadamas(squares) => squares,
        Play::Explosion(at) | Play::Summoning(at) => Chosen::one(at),
    };
    let card = play.card().name().to(voice.lang);
    match squares.is_empty() {
        true => card.to_owned(),
        false => {
            let squares = voice.squares(squares);
            voice.pick(format!("{card} on {squares}"), format!("{card} sur {squares}"))
        }
    }
}

fn take_back(voice: &Voice<'_>, pay: Payment) -> String {
    let (most, pay) = (voice.rules.constants.take_back, payment(pay, voice.lang));
    voice.pick(
        format!("Take-back: take up to {most} of your puddles back, for {pay}"),
        format!("Reprise de flaques\u{a0}: reprendre jusqu'à {most} de vos flaques, pour {pay}"),
    )
}

fn explosion(voice: &Voice<'_>, at: Square) -> String {
    let invocation = voice.named_at(at).unwrap_or_else(|| voice.text("the invocation", "l'invocation"));
    let at = voice.square(at);
    voice.pick(
        format!("Play Golem Explosion: {invocation} on {at} explodes"),
        format!("Jouer Explosion de Golem\u{a0}: {invocation} en {at} explose"),
    )
}

fn summoning(voice: &Voice<'_>, view: &View, at: Square) -> String {
    let more = if outlook::is_wall(view, at) { format!(" ({})", outlook::explodes(voice)) } else { String::new() };
    let at = voice.square(at);
    voice.pick(
        format!("Play Golem Summoning: turn your puddle on {at} into a mini Golem{more}"),
        format!("Jouer Invocation de Golem\u{a0}: transformer votre flaque de {at} en mini Golem{more}"),
    )
}

fn exchange(voice: &Voice<'_>, view: &View) -> String {
    let hand = voice.actor.and_then(|seat| view.seats.get(seat.index())).and_then(|seat| seat.hand);
    let cards = hand.filter(|hand| !hand.is_empty()).map_or(String::new(), |hand| format!(" ({})", voice.cards(hand.iter())));
    match view.switches.tactical {
        false => voice.pick(
            format!("Exchange your two cards{cards} for one of the draw pile"),
            format!("Échanger vos deux cartes{cards} contre une de la pioche"),
        ),
        true => voice.pick(
            format!("Exchange your two cards{cards} for one of your pile"),
            format!("Échanger vos deux cartes{cards} contre une de votre pioche"),
        ),
    }
}

fn puddle(voice: &Voice<'_>, view: &View, at: Square) -> String {
    let owner = view.at(at).and_then(|square| square.puddle);
    let puddle = owner.map_or_else(|| voice.text("the puddle", "la flaque"), |owner| voice.puddle(owner));
    let at = voice.square(at);
    match view.business.last() {
        Some(Frame::Collect { purpose: Purpose::TakeBack(_), .. }) => {
            voice.pick(format!("Take back {puddle} on {at}"), format!("Reprendre {puddle} en {at}"))
        }
        _ => voice.pick(format!("Remove {puddle} on {at}"), format!("Effacer {puddle} en {at}")),
    }
}

fn enough(voice: &Voice<'_>, view: &View) -> String {
    match view.business.last() {
        Some(Frame::Collect { chosen, .. }) if !chosen.is_empty() => {
            let squares = voice.squares(*chosen);
            voice.pick(format!("That is enough: only {squares}"), format!("Cela suffit\u{a0}: seulement {squares}"))
        }
        _ => voice.text("That is enough", "Cela suffit"),
    }
}

fn recoil(voice: &Voice<'_>, view: &View, to: Direction) -> String {
    let (en, fr) = (compass(to, Lang::En), compass(to, Lang::Fr));
    let hit = match view.business.last() {
        Some(Frame::Recoil { chiefs }) => chiefs.first(),
        _ => None,
    };
    let Some(seat) = hit else {
        return voice.pick(format!("Make the Chief recoil {en}"), format!("Faire reculer le Chef vers {fr}"));
    };
    let who = voice.figure(Kind::Chief, seat);
    let end = view.chief(seat).and_then(|from| voice.rules.board.step(from, to)).map(|end| voice.square(end));
    match end {
        Some(end) => voice.pick(format!("Make {who} recoil {en}, to {end}"), format!("Faire reculer {who} vers {fr}, en {end}")),
        None => voice.pick(format!("Make {who} recoil {en}"), format!("Faire reculer {who} vers {fr}")),
    }
}

fn target(voice: &Voice<'_>, view: &View, at: Square) -> String {
    let text = on(voice, at, "Shoot at", "Tirer sur");
    let more = match view.business.last() {
        Some(Frame::Shots { by, .. }) => outlook::of_shot(voice, view, *by, at),
        _ => None,
    };
    more.map_or(text.clone(), |more| format!("{text} ({more})"))
}

fn pass(voice: &Voice<'_>, view: &View) -> String {
    match view.business.last() {
        Some(Frame::LastCall { .. }) => voice.text("Let the turn end", "Laisser le tour finir"),
        _ => voice.text("Let it happen", "Laisser faire"),
    }
}

fn cancel(voice: &Voice<'_>, view: &View, card: Card) -> String {
    let card = card.name().to(voice.lang);
    let ability = match view.business.last() {
        Some(Frame::Declared { deed: Deed { action: Action::Use { ability, .. }, .. }, .. }) => Some(*ability),
        _ => None,
    };
    match ability {
        Some(ability) => voice.pick(
            format!("Play {card} to cancel what was declared ({})", ability.name().en),
            format!("Jouer {card} pour annuler ce qui est annoncé ({})", ability.name().fr),
        ),
        None => voice.pick(format!("Play {card}"), format!("Jouer {card}")),
    }
}

/// The card that an Immunity would cancel, and whose it is: in a chain, the last Immunity (PB-REACT-4).
pub(super) fn answered(frame: &Frame) -> Option<(Card, Seat)> {
    match *frame {
        Frame::Played { play, by, immunities: 0, .. } => Some((play.card(), by)),
        Frame::Played { by, rival, immunities, .. } => {
            Some((Card::Immunity, if immunities % 2 == 1 { rival.unwrap_or(by) } else { by }))
        }
        _ => None,
    }
}

fn immunity(voice: &Voice<'_>, view: &View) -> String {
    match view.business.last().and_then(answered) {
        Some((card, seat)) => {
            let whose = voice.of(card.name().to(voice.lang), seat);
            voice.pick(format!("Play Immunity to cancel {whose}"), format!("Jouer Immunité pour annuler la carte {whose}"))
        }
        None => voice.text("Play Immunity", "Jouer Immunité"),
    }
}

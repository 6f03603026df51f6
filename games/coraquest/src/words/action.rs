//! What an action does, as a sentence.

use super::{Speak, say};
use crate::{Action, Frame, HeroId, Square, Step};

pub(super) fn words(speak: &Speak<'_>, action: Action) -> String {
    let frame = speak.view.table.business().last().copied();
    let item = |item| speak.item(item);
    match action {
        Action::Pick { hero, owner } => {
            let hero = speak.hero(hero);
            say!(
                speak,
                "{hero} joins the party and belongs to seat {owner}",
                "{hero} rejoint l'équipe et appartient au joueur {owner}"
            )
        }
        Action::Hero { hero } => hero_words(speak, frame, hero),
        Action::At { square } => square_words(speak, frame, square),
        Action::Move => say!(speak, "Move", "Se déplacer"),
        Action::Step { to } => say!(speak, "Step to {to}", "Aller en {to}"),
        Action::Stop => say!(speak, "Stop here", "S'arrêter là"),
        Action::Attack { weapon, at } => {
            let (weapon, enemy) = (speak.weapon(weapon), enemy_at(speak, at));
            say!(speak, "Attack {enemy} on {at} ({weapon})", "Attaquer {enemy} en {at} ({weapon})")
        }
        Action::Whirl { weapon } => {
            let weapon = speak.weapon(weapon);
            say!(speak, "Attack every adjacent enemy ({weapon})", "Attaquer tous les ennemis adjacents ({weapon})")
        }
        Action::Search { at } => say!(speak, "Search the chest on {at}", "Fouiller le coffre en {at}"),
        Action::Trade { with } => {
            let with = speak.hero(with);
            say!(speak, "Trade with {with}", "Échanger avec {with}")
        }
        Action::Give { item: given } => {
            let item = item(given);
            say!(speak, "Give {item}", "Donner {item}")
        }
        Action::Take { item: taken } => {
            let item = item(taken);
            say!(speak, "Take {item}", "Prendre {item}")
        }
        Action::Done => say!(speak, "Propose this trade", "Proposer cet échange"),
        Action::Cancel => say!(speak, "Trade nothing", "Ne rien échanger"),
        Action::Revive { hero } => {
            let hero = speak.hero(hero);
            say!(speak, "Revive {hero}", "Raviver {hero}")
        }
        Action::Quest { number } => {
            let action = speak.look().quest().actions.get(usize::from(number));
            action.map_or(String::new(), |action| action.label.to(speak.lang).to_owned())
        }
        Action::Reveal => say!(speak, "Reveal the dungeon", "Révéler le donjon"),
        Action::Lay { edge, rotation } => {
            let (edge, quarters) = (super::event::edge(edge).to(speak.lang), rotation.number());
            say!(speak, "Lay the card {edge}, turned {quarters} times", "Poser la carte {edge}, pivotée {quarters} fois")
        }
        Action::Use { item: used } => {
            let item = item(used);
            say!(speak, "Use {item}", "Utiliser {item}")
        }
        Action::Wear { armour: Some(armour) } => {
            let item = item(armour);
            say!(speak, "Put on {item}", "Enfiler {item}")
        }
        Action::Wear { armour: None } => say!(speak, "Take the armour off", "Retirer l'armure"),
        Action::Ability => {
            let hero = speak.view.table.turn().map(|turn| speak.view.table.hero(turn.hero).id);
            let name = hero.map_or("", |hero| speak.ability(hero));
            say!(speak, "Use {name}", "Utiliser {name}")
        }
        Action::Option { number } => match frame {
            Some(Frame::Choice { options, .. }) => {
                let option = options.of(&speak.look().quest().options).get(usize::from(number));
                option.map_or(String::new(), |option| speak.text(option.label).to_owned())
            }
            _ => say!(speak, "Option {number}", "Choix {number}"),
        },
        Action::Pay { hero, item: paid } => {
            let (hero, item) = (speak.hero(hero), item(paid));
            say!(speak, "Pay with {item} of {hero}", "Payer avec {item} de {hero}")
        }
        Action::Yes => match frame {
            Some(Frame::Answer { .. }) => say!(speak, "Accept", "Accepter"),
            _ => say!(speak, "Use the ability", "Utiliser la capacité"),
        },
        Action::No => match frame {
            Some(Frame::Answer { .. }) => say!(speak, "Refuse", "Refuser"),
            _ => say!(speak, "Do not use the ability", "Ne pas utiliser la capacité"),
        },
        Action::End => say!(speak, "End the turn", "Finir le tour"),
    }
}

/// The name of the enemy on a square.
fn enemy_at<'a>(speak: &Speak<'a>, at: Square) -> &'a str {
    speak.view.table.enemy_at(at).map_or("?", |enemy| speak.enemy(enemy.kind))
}

fn hero_words(speak: &Speak<'_>, frame: Option<Frame>, hero: HeroId) -> String {
    let hero = speak.hero(hero);
    match frame {
        Some(Frame::Round(Step::Heroes)) => say!(speak, "{hero} takes its turn", "{hero} joue son tour"),
        Some(Frame::Target { .. }) => say!(speak, "Attack {hero}", "Attaquer {hero}"),
        Some(Frame::Hunt { .. }) => say!(speak, "Go for {hero}", "Se diriger vers {hero}"),
        _ => say!(speak, "Choose {hero}", "Choisir {hero}"),
    }
}

fn square_words(speak: &Speak<'_>, frame: Option<Frame>, at: Square) -> String {
    match frame {
        Some(Frame::Round(_)) => {
            let enemy = enemy_at(speak, at);
            say!(speak, "{enemy} on {at} acts", "{enemy} en {at} agit")
        }
        Some(Frame::Second { .. }) => {
            let enemy = enemy_at(speak, at);
            say!(speak, "Strike {enemy} on {at} too", "Frapper aussi {enemy} en {at}")
        }
        Some(Frame::Hunt { .. } | Frame::Stride { .. } | Frame::Prowl { .. }) => say!(speak, "Walk to {at}", "Aller en {at}"),
        Some(Frame::Put | Frame::Place { .. } | Frame::Points { .. } | Frame::Webs { .. } | Frame::Shift { .. }) => {
            say!(speak, "Place it on {at}", "Placer en {at}")
        }
        _ => say!(speak, "Choose {at}", "Choisir {at}"),
    }
}

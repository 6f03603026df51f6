//! What an action does, as a sentence.

use super::{Speak, names};
use crate::{Action, Frame, HeroId, Square, Step};
use texts::{Arg, Message};

pub(crate) fn words(speak: &Speak<'_>, action: Action) -> String {
    let frame = speak.view.table.business().last().copied();
    let message = match (action, frame) {
        (Action::Quest { number }, _) => {
            let action = speak.look().quest().actions.get(usize::from(number));
            return action.map_or(String::new(), |action| action.label.to(speak.lang).to_owned());
        }
        (Action::Option { number }, Some(Frame::Choice { options, .. })) => {
            let option = options.of(&speak.look().quest().options).get(usize::from(number));
            return option.map_or(String::new(), |option| speak.text(option.label));
        }
        (Action::Option { number }, _) => msg!("action-option", number = number),
        (Action::Pick { hero, owner }, _) => msg!("action-pick", hero = speak.hero(hero), owner = owner.number()),
        (Action::Hero { hero }, _) => hero_message(speak, frame, hero),
        (Action::At { square }, _) => square_message(speak, frame, square),
        (Action::Move, _) => msg!("action-move"),
        (Action::Step { to }, _) => msg!("action-step", to = to.to_string()),
        (Action::Stop, _) => msg!("action-stop"),
        (Action::Attack { weapon, at }, _) => {
            msg!("action-attack", enemy = enemy_at(speak, at), at = at.to_string(), weapon = speak.weapon(weapon))
        }
        (Action::Whirl { weapon }, _) => msg!("action-whirl", weapon = speak.weapon(weapon)),
        (Action::Search { at }, _) => msg!("action-search", at = at.to_string()),
        (Action::Trade { with }, _) => msg!("action-trade", hero = speak.hero(with)),
        (Action::Give { item }, _) => msg!("action-give", item = speak.item(item)),
        (Action::Take { item }, _) => msg!("action-take", item = speak.item(item)),
        (Action::Done, _) => msg!("action-done"),
        (Action::Cancel, _) => msg!("action-cancel"),
        (Action::Revive { hero }, _) => msg!("action-revive", hero = speak.hero(hero)),
        (Action::Reveal, _) => msg!("action-reveal"),
        (Action::Lay { edge, rotation }, _) => msg!("action-lay", edge = names::edge(edge), turns = rotation.number()),
        (Action::Use { item }, _) => msg!("action-use", item = speak.item(item)),
        (Action::Wear { armour: Some(item) }, _) => msg!("action-wear", item = speak.item(item)),
        (Action::Wear { armour: None }, _) => msg!("action-unwear"),
        (Action::Ability, _) => {
            let hero = speak.view.table.turn().map(|turn| speak.view.table.hero(turn.hero).id);
            msg!("action-ability", ability = hero.map_or_else(|| "".into(), |hero| speak.ability(hero)))
        }
        (Action::Pay { hero, item }, _) => msg!("action-pay", item = speak.item(item), hero = speak.hero(hero)),
        (Action::Yes, Some(Frame::Answer { .. })) => msg!("action-accept"),
        (Action::Yes, _) => msg!("action-use-ability"),
        (Action::No, Some(Frame::Answer { .. })) => msg!("action-refuse"),
        (Action::No, _) => msg!("action-spare-ability"),
        (Action::End, _) => msg!("action-end"),
    };
    message.say(speak.lang)
}

/// The name of the enemy on a square.
fn enemy_at(speak: &Speak<'_>, at: Square) -> Arg {
    speak.view.table.enemy_at(at).map_or_else(|| "?".into(), |enemy| speak.enemy(enemy.kind))
}

fn hero_message(speak: &Speak<'_>, frame: Option<Frame>, hero: HeroId) -> Message {
    let hero = speak.hero(hero);
    match frame {
        Some(Frame::Round(Step::Heroes)) => msg!("action-hero-turn", hero = hero),
        Some(Frame::Target { .. }) => msg!("action-hero-attack", hero = hero),
        Some(Frame::Hunt { .. }) => msg!("action-hero-hunt", hero = hero),
        _ => msg!("action-hero", hero = hero),
    }
}

fn square_message(speak: &Speak<'_>, frame: Option<Frame>, square: Square) -> Message {
    let at = square.to_string();
    match frame {
        Some(Frame::Round(_)) => msg!("action-enemy-acts", enemy = enemy_at(speak, square), at = at),
        Some(Frame::Second { .. }) => msg!("action-second", enemy = enemy_at(speak, square), at = at),
        Some(Frame::Hunt { .. } | Frame::Stride { .. } | Frame::Prowl { .. }) => msg!("action-walk", at = at),
        Some(Frame::Put | Frame::Place { .. } | Frame::Points { .. } | Frame::Webs { .. } | Frame::Shift { .. }) => {
            msg!("action-place", at = at)
        }
        _ => msg!("action-square", at = at),
    }
}

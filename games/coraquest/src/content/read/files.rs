//! The files of the house, and what sort of thing a file holds by its name.

use crate::content::Content;
use tabletop::ContentFile;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Constants,
    Dice,
    Abilities,
    Rules,
    Enemy,
    Items,
    Cards,
    Hero,
    Quest,
    /// Several things in one file of a user.
    Pack,
}

impl Sort {
    /// What is said of users' files.
    pub(super) const ENDINGS: [(&'static str, Sort); 6] = [
        (".hero.toml", Sort::Hero),
        (".enemy.toml", Sort::Enemy),
        (".items.toml", Sort::Items),
        (".cards.toml", Sort::Cards),
        (".quest.toml", Sort::Quest),
        (".pack.toml", Sort::Pack),
    ];

    /// By the name of a file.
    pub(crate) fn of(name: &str) -> Option<Sort> {
        let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
        match base {
            "constants.toml" => Some(Sort::Constants),
            "dice.toml" => Some(Sort::Dice),
            "abilities.toml" => Some(Sort::Abilities),
            "rules.toml" => Some(Sort::Rules),
            _ => Sort::ENDINGS.into_iter().find(|(ending, _)| base.ends_with(ending)).map(|(_, sort)| sort),
        }
    }

    /// What a file of this sort is called where its own name does not matter; [`Sort::of`] knows it by that.
    pub(super) fn heading(self) -> &'static str {
        match self {
            Sort::Constants => "constants.toml",
            Sort::Dice => "dice.toml",
            Sort::Abilities => "abilities.toml",
            Sort::Rules => "rules.toml",
            Sort::Enemy => ".enemy.toml",
            Sort::Items => ".items.toml",
            Sort::Cards => ".cards.toml",
            Sort::Hero => ".hero.toml",
            Sort::Quest => ".quest.toml",
            Sort::Pack => ".pack.toml",
        }
    }

    /// The code of a file that cannot be read.
    pub(super) fn unreadable(self) -> &'static str {
        match self {
            Sort::Enemy => "E01",
            Sort::Items => "I01",
            Sort::Cards => "C01",
            Sort::Hero => "H01",
            Sort::Quest => "Q01",
            Sort::Pack => "P01",
            _ => "",
        }
    }
}

impl Content {
    /// Whether the value of a key in a file is only read by players: names, stories, pictures, and the texts of quests. The
    /// effects of a quest name its texts by plain strings, which do matter.
    #[must_use]
    pub fn is_text(heading: &str, key: &str, plain: bool) -> bool {
        match Sort::of(heading) {
            Some(Sort::Rules) => true,
            Some(Sort::Hero | Sort::Enemy) => matches!(key, "name" | "story" | "picture"),
            Some(Sort::Items | Sort::Cards | Sort::Abilities) => matches!(key, "name" | "text"),
            Some(Sort::Quest) => matches!(key, "title" | "labels" | "name") || (key == "text" && !plain),
            _ => false,
        }
    }

    /// Whether a file with this path may lie beside those of the house: another hero, enemy, quest, or file of items or cards,
    /// and its own words for rules.
    #[must_use]
    pub fn may_have(path: &str) -> bool {
        Sort::of(path).is_some_and(|sort| {
            sort == Sort::Rules || (sort != Sort::Pack && Sort::ENDINGS.iter().any(|(_, other)| *other == sort))
        })
    }
}

macro_rules! shipped {
    ($count:literal: $($name:literal,)+) => {
        impl Content {
            /// The names of the files of the house.
            pub const FILES: [&'static str; $count] = [$($name,)+];

            /// The files that the house ships, in the same order.
            pub const STANDARD: [ContentFile<'static>; $count] = [
                $(ContentFile { name: $name, text: include_str!(concat!("../../../../../content/coraquest/", $name)) },)+
            ];
        }
    };
}

shipped! { 42:
    "constants.toml",
    "dice.toml",
    "abilities.toml",
    "enemies/goblin.enemy.toml",
    "enemies/ratfolk.enemy.toml",
    "enemies/gremlin.enemy.toml",
    "enemies/orc.enemy.toml",
    "enemies/skeleton.enemy.toml",
    "enemies/toad.enemy.toml",
    "enemies/troll.enemy.toml",
    "enemies/ogre.enemy.toml",
    "enemies/spider.enemy.toml",
    "enemies/giant_snake.enemy.toml",
    "enemies/ogre_cook.enemy.toml",
    "enemies/spider_queen.enemy.toml",
    "enemies/swamp_beast.enemy.toml",
    "enemies/bone_king.enemy.toml",
    "enemies/troll_king.enemy.toml",
    "enemies/dragon.enemy.toml",
    "items/starting.items.toml",
    "items/treasure.items.toml",
    "items/special.items.toml",
    "cards/basic.cards.toml",
    "cards/story.cards.toml",
    "heroes/spear_woman.hero.toml",
    "heroes/halfling.hero.toml",
    "heroes/wizard_woman.hero.toml",
    "heroes/healer_cat.hero.toml",
    "heroes/sword_girl.hero.toml",
    "heroes/dwarf.hero.toml",
    "heroes/robo_kettle.hero.toml",
    "heroes/crossbow_dude.hero.toml",
    "quests/lamps.quest.toml",
    "quests/flan.quest.toml",
    "quests/eggs.quest.toml",
    "quests/snake.quest.toml",
    "quests/drain.quest.toml",
    "quests/bell.quest.toml",
    "quests/toll.quest.toml",
    "quests/king.quest.toml",
    "quests/queen.quest.toml",
    "quests/dragon.quest.toml",
}

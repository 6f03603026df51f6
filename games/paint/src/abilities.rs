//! What the abilities of a game share: one unit each, and a table that names them.

/// Names the abilities of a game: an enum `Ability` with a line for each unit, in the order of the legal list. The caller has
/// `Unit` (with `CODE` and `RULE`) in scope, and the traits of serde.
#[macro_export]
macro_rules! name_abilities {
    ($($(#[$attribute:meta])* $name:ident: $unit:path,)+) => {
        /// The abilities, in the order of the legal list.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Ability {
            $(
                #[doc = concat!("See the unit `", stringify!($unit), "`.")]
                $(#[$attribute])*
                $name,
            )+
        }

        impl Ability {
            /// All of them.
            pub const ALL: &'static [Ability] = &[$(Ability::$name),+];

            /// The ability with this word.
            #[must_use]
            pub fn coded(code: &str) -> Option<Ability> {
                Ability::ALL.iter().copied().find(|ability| ability.code() == code)
            }

            /// The word that notation uses.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Ability::$name => <$unit as Unit>::CODE,)+ }
            }

            /// The rule that defines it.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self { $(Ability::$name => <$unit as Unit>::RULE,)+ }
            }
        }
    };
}

/// For a game whose kinds of figures say what they can do: who has an ability. The caller has named
/// its abilities; its `Unit` has `KINDS` too, and `Kind` is in scope.
#[macro_export]
macro_rules! own_abilities {
    ($($name:ident: $unit:path,)+) => {
        impl Ability {
            /// The figures that have it.
            #[must_use]
            pub const fn kinds(self) -> &'static [Kind] {
                match self { $(Ability::$name => <$unit as Unit>::KINDS,)+ }
            }
        }
    };
}

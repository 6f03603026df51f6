//! Setups as text.

use crate::{AnyGame, Error};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A setup: a table of keys and values. Keys that are not there have their defaults.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnySetup(pub(crate) Map<String, Value>);

impl AnySetup {
    /// Reads a setup from JSON.
    ///
    /// # Errors
    /// If it is not a table of keys and values.
    pub fn from_json(text: &str) -> Result<AnySetup, Error> {
        serde_json::from_str(text).map(AnySetup).map_err(|error| Error::Setup(format!("the setup is not a JSON object: {error}")))
    }

    /// Reads a setup from TOML.
    ///
    /// # Errors
    /// If it is not well-formed.
    pub fn from_toml(text: &str) -> Result<AnySetup, Error> {
        toml::from_str(text).map(AnySetup).map_err(|error| Error::Setup(format!("the setup is not TOML: {error}")))
    }

    /// A setup of a game's own type.
    pub(crate) fn of(setup: &impl Serialize) -> Option<AnySetup> {
        match serde_json::to_value(setup) {
            Ok(Value::Object(table)) => Some(AnySetup(table)),
            _ => None,
        }
    }

    /// The number of seats that it asks for, if it does.
    #[must_use]
    pub fn seats(&self) -> Option<u64> {
        self.0.get("seats").and_then(Value::as_u64)
    }

    /// The setup as JSON.
    #[must_use]
    pub fn to_json(&self) -> Value {
        Value::Object(self.0.clone())
    }

    /// With all that is usual for a new game filled in. What a saved setup does not say has the meaning that it had when it was
    /// saved, which [`AnySetup::read`] gives it.
    pub(crate) fn complete<S: DeserializeOwned + Serialize + Default>(&self) -> Result<AnySetup, Error> {
        let usual = AnySetup::of(&S::default()).unwrap_or_default();
        // Alone first, so that a wrong key is named as it was written.
        self.read::<S>()?;
        match serde_json::to_value(usual.overlaid(self.clone()).read::<S>()?) {
            Ok(Value::Object(table)) => Ok(AnySetup(table)),
            _ => Err(Error::Setup("a setup is a table of keys and values".to_owned())),
        }
    }

    /// The same with the keys of `over` put in place of its own.
    #[must_use]
    pub fn overlaid(mut self, over: AnySetup) -> AnySetup {
        self.0.extend(over.0);
        self
    }

    /// In the game's own type, for whoever visits the game.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read<S: DeserializeOwned>(&self) -> Result<S, Error> {
        serde_json::from_value(self.to_json()).map_err(|error| {
            let key = self.wrong_key::<S>().map_or(String::new(), |key| format!("{key}: "));
            Error::Setup(format!("this setup cannot be: {key}{error}"))
        })
    }

    /// The key that cannot be read whatever the others are; serde's errors do not name it.
    fn wrong_key<S: DeserializeOwned>(&self) -> Option<&str> {
        let alone = |(key, value): &(&String, &Value)| Map::from_iter([((*key).clone(), (*value).clone())]);
        let wrong = |entry: &(&String, &Value)| serde_json::from_value::<S>(Value::Object(alone(entry))).is_err();
        self.0.iter().find(wrong).map(|(key, _)| key.as_str())
    }
}

impl AnyGame {
    /// A setup from `key=value` pairs; whole numbers and true/false are read as such.
    ///
    /// # Errors
    /// If the game has no such option, or it is given twice.
    pub fn setup<'a>(&self, pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<AnySetup, Error> {
        let mut setup = AnySetup::default();
        for (key, value) in pairs {
            if !self.options().iter().any(|option| option.key == key) {
                let keys: Vec<&str> = self.options().iter().map(|option| option.key).collect();
                return Err(Error::Setup(format!("{} has no option '{key}'; its options are: {}", self.name(), keys.join(", "))));
            }
            let value = match serde_json::from_str(value) {
                Ok(plain @ (Value::Number(_) | Value::Bool(_))) => plain,
                _ => Value::String(value.to_owned()),
            };
            if setup.0.insert(key.to_owned(), value).is_some() {
                return Err(Error::Setup(format!("the option '{key}' is given twice")));
            }
        }
        Ok(setup)
    }

    /// The setup that goes by this word.
    ///
    /// # Errors
    /// If the game has no such quick start.
    pub fn quick_start(&self, word: &str) -> Result<AnySetup, Error> {
        match self.quick_starts().iter().find(|start| start.word == word) {
            Some(start) => self.setup(start.options.iter().copied()),
            None => Err(Error::UnknownStart {
                game: self.name(),
                word: word.to_owned(),
                known: self.quick_starts().iter().map(|start| start.word).collect(),
            }),
        }
    }
}

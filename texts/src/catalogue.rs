//! The texts of a language that are loaded, and how a message is said with them.

use crate::references::{Reference, references};
use crate::{Arg, COMMON, Fault, Lang, Message};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

/// The files of a domain.
type Files = Vec<Arc<FluentResource>>;

/// The texts that are loaded, by language and domain. What is shipped in the program is loaded when it is first asked for.
static SOURCES: RwLock<BTreeMap<(Lang, String), Files>> = RwLock::new(BTreeMap::new());
/// Raised whenever texts are loaded, so that every thread looks again.
static LOADED: AtomicU64 = AtomicU64::new(0);
/// How often a text was missing.
static MISSING: AtomicU64 = AtomicU64::new(0);

/// How often a text, a form of it or an argument was missing since the program began: English or the key was said instead.
#[must_use]
pub fn missing() -> u64 {
    MISSING.load(Ordering::Relaxed)
}

/// Loads the texts of a domain in a language, in place of those that it had.
///
/// # Errors
/// What cannot be read, with its lines; the rest is loaded all the same.
pub fn load(lang: Lang, domain: &str, sources: Vec<String>) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let resources = sources.into_iter().map(|source| parsed(source, domain, &mut faults)).collect();
    SOURCES.write().unwrap_or_else(PoisonError::into_inner).insert((lang, domain.to_owned()), resources);
    LOADED.fetch_add(1, Ordering::Release);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn parsed(source: String, domain: &str, faults: &mut Vec<Fault>) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| Fault::of_syntax(domain, resource.source(), error)));
        resource
    }))
}

/// The loaded texts of a domain, without those of `common`.
fn resources(lang: Lang, domain: &str) -> Option<Files> {
    let known = SOURCES.read().unwrap_or_else(PoisonError::into_inner).get(&(lang, domain.to_owned())).cloned();
    #[cfg(any(feature = "shipped", feature = "disk"))]
    let known = known.or_else(|| {
        let shipped = crate::shipped::sources(lang, domain)?;
        let resources: Vec<_> = shipped.into_iter().map(|source| parsed(source, domain, &mut Vec::new())).collect();
        // Another thread may have been quicker; its texts are the same.
        let mut sources = SOURCES.write().unwrap_or_else(PoisonError::into_inner);
        Some(sources.entry((lang, domain.to_owned())).or_insert(resources).clone())
    });
    known
}

/// The texts that one thread says messages with.
#[derive(Default)]
struct Known {
    loaded: u64,
    catalogues: Vec<(Lang, String, Option<Rc<Catalogue>>)>,
}

thread_local! {
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// The texts of a domain and of `common`; nothing if none are loaded.
fn catalogue(lang: Lang, domain: &str) -> Option<Rc<Catalogue>> {
    KNOWN.with_borrow_mut(|known| {
        let loaded = LOADED.load(Ordering::Acquire);
        if known.loaded != loaded {
            *known = Known { loaded, catalogues: Vec::new() };
        }
        let found = known.catalogues.iter().find(|(of, name, _)| *of == lang && name == domain);
        if let Some((_, _, catalogue)) = found {
            return catalogue.clone();
        }
        let catalogue = Catalogue::of(lang, domain).map(Rc::new);
        known.catalogues.push((lang, domain.to_owned(), catalogue.clone()));
        catalogue
    })
}

/// The texts of a domain in one language, ready to be said.
struct Catalogue {
    bundle: FluentBundle<Arc<FluentResource>>,
    variables: HashMap<String, Variables>,
}

/// Names of variables.
type Names = Box<[Box<str>]>;

/// The variables that are needed to say a text: those in it and in the messages that it refers to.
#[derive(Default)]
struct Variables {
    value: Names,
    attributes: Vec<(Box<str>, Names)>,
}

impl Catalogue {
    fn of(lang: Lang, domain: &str) -> Option<Catalogue> {
        let common = if domain == COMMON { None } else { resources(lang, COMMON) };
        let own = resources(lang, domain);
        if common.is_none() && own.is_none() {
            return None;
        }
        // A code that is no language has no plurals of its own.
        let locale = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        let all: Vec<Arc<FluentResource>> = common.into_iter().chain(own).flatten().collect();
        for resource in &all {
            // A key that is there twice is said as it was written last; the check of files finds it.
            bundle.add_resource_overriding(resource.clone());
        }
        let variables = variables(&all);
        Some(Catalogue { bundle, variables })
    }

    /// The text of a key or of its attribute, if there is one.
    fn say(&self, message: &Message, key: &str, attribute: Option<&str>, lang: Lang) -> Option<String> {
        let found = self.bundle.get_message(key)?;
        let known = self.variables.get(key)?;
        let (pattern, variables) = match attribute {
            None => (found.value()?, &known.value),
            Some(name) => {
                let (_, variables) = known.attributes.iter().find(|(attribute, _)| **attribute == *name)?;
                (found.get_attribute(name)?.value(), variables)
            }
        };
        let mut args = FluentArgs::with_capacity(variables.len());
        for variable in variables {
            match value(message, variable, lang) {
                Some(value) => args.set(&**variable, value),
                None => count_missing(),
            }
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        Some(text)
    }
}

/// What stands for a variable: the argument of its name, or the form `form` of an argument, written `$argument-form`.
fn value<'a>(message: &'a Message, variable: &str, lang: Lang) -> Option<FluentValue<'a>> {
    let (name, form) = match variable.split_once('-') {
        Some((name, form)) => (name, Some(form)),
        None => (variable, None),
    };
    let (_, arg) = message.args.iter().find(|(known, _)| known == name)?;
    Some(match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
        Arg::Message(_) | Arg::List(_) | Arg::Written(_) => FluentValue::String(Cow::Owned(said(arg, form, lang))),
    })
}

/// An argument as it stands in a text, in one of its forms where it has that.
pub(crate) fn said(arg: &Arg, form: Option<&str>, lang: Lang) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone().into_owned(),
        Arg::Message(message) => match form {
            None => say(message, lang),
            Some(form) => in_form(message, form, lang).unwrap_or_else(|| say(message, lang)),
        },
        Arg::Written(texts) => {
            let text = texts.get(lang.code()).or_else(|| texts.get(Lang::En.code())).or_else(|| texts.values().next());
            text.cloned().unwrap_or_default()
        }
        Arg::List(items) => {
            let items: Vec<String> = items.iter().map(|item| said(item, form, lang)).collect();
            list(items, lang)
        }
    }
}

fn in_form(message: &Message, form: &str, lang: Lang) -> Option<String> {
    let (key, attribute) = split(&message.key);
    if attribute.is_some() {
        return None;
    }
    catalogue(lang, &message.domain)?.say(message, key, Some(form), lang)
}

/// "a", "a and b", "a, b and c", as the language has it: `list-pair` joins the last one, `list-next` those before it.
fn list(mut items: Vec<String>, lang: Lang) -> String {
    let join = |key: &'static str, first: String, next: String| {
        say(&Message::new(COMMON, key).with("first", first).with("next", next), lang)
    };
    let Some(last) = items.pop() else { return String::new() };
    let Some(most) = items.into_iter().reduce(|first, next| join("list-next", first, next)) else { return last };
    join("list-pair", most, last)
}

pub(crate) fn say(message: &Message, lang: Lang) -> String {
    let (key, attribute) = split(&message.key);
    if let Some(text) = catalogue(lang, &message.domain).and_then(|texts| texts.say(message, key, attribute, lang)) {
        return text;
    }
    count_missing();
    let english = catalogue(Lang::En, &message.domain).and_then(|texts| texts.say(message, key, attribute, Lang::En));
    english.unwrap_or_else(|| message.key.clone().into_owned())
}

/// The keys of a domain's own texts, as they stand in its files, one file after another: of the first language that is there.
#[must_use]
pub fn keys(domain: &str) -> Vec<String> {
    let found = Lang::ALL.into_iter().find_map(|lang| resources(lang, domain)).unwrap_or_default();
    let key = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    found.iter().flat_map(|resource| resource.entries().filter_map(key).collect::<Vec<_>>()).collect()
}

pub(crate) fn say_if_known(message: &Message, lang: Lang) -> Option<String> {
    let (key, attribute) = split(&message.key);
    let said = |lang| catalogue(lang, &message.domain)?.say(message, key, attribute, lang);
    said(lang).or_else(|| said(Lang::En))
}

fn split(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(key, attribute)| (key, Some(attribute)))
}

fn count_missing() {
    MISSING.fetch_add(1, Ordering::Relaxed);
}

/// The variables of every text, those of the messages that it refers to among them.
fn variables(resources: &[Arc<FluentResource>]) -> HashMap<String, Variables> {
    let mut patterns: HashMap<(&str, Option<&str>), &Pattern<&str>> = HashMap::new();
    let mut keys: Vec<(&str, Vec<&str>)> = Vec::new();
    for entry in resources.iter().flat_map(|resource| resource.entries()) {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            patterns.insert((message.id.name, None), value);
        }
        for attribute in &message.attributes {
            patterns.insert((message.id.name, Some(attribute.id.name)), &attribute.value);
        }
        keys.push((message.id.name, message.attributes.iter().map(|attribute| attribute.id.name).collect()));
    }
    let needed = |key, attribute| {
        let mut found = Vec::new();
        collect(&patterns, (key, attribute), &mut Vec::new(), &mut found);
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(Box::from).collect::<Names>()
    };
    keys.into_iter()
        .map(|(key, attributes)| {
            let attributes = attributes.into_iter().map(|name| (Box::from(name), needed(key, Some(name)))).collect();
            (key.to_owned(), Variables { value: needed(key, None), attributes })
        })
        .collect()
}

fn collect<'a>(
    patterns: &HashMap<(&'a str, Option<&'a str>), &'a Pattern<&'a str>>,
    from: (&'a str, Option<&'a str>),
    seen: &mut Vec<(&'a str, Option<&'a str>)>,
    found: &mut Vec<&'a str>,
) {
    if seen.contains(&from) {
        return;
    }
    seen.push(from);
    let Some(pattern) = patterns.get(&from) else { return };
    for reference in references(pattern) {
        match reference {
            Reference::Variable(name) => found.push(name),
            Reference::Message(key, attribute) => collect(patterns, (key, attribute), seen, found),
            Reference::Term(..) | Reference::Function(_) => {}
        }
    }
}

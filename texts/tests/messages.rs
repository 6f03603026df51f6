//! How messages are said.

use std::collections::BTreeMap;
use texts::{Arg, Lang, Message, SHIPPED, TextFile, check, load, missing, pseudo};

const FRUIT_EN: &str = "
kind-pear = pear
    .one = a pear
kind-apple = apple
    .one = an apple
got = You got { $kind-one }.
counted = { $number ->
    [one] { $number } gem
   *[other] { $number } gems
}
several = You have { $kinds-one }.
of-somebody = { $who }'s { $kind }
dropped = { of-somebody } falls.
only-english = Only here
";
const FRUIT_FR: &str = "
kind-pear = poire
    .one = une poire
    .gender = feminine
kind-apple = abricot
    .one = un abricot
    .gender = masculine
got = Vous avez { $kind-gender ->
    [feminine] reçue
   *[other] reçu
} { $kind-one }.
counted = { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
}
several = Vous avez { $kinds-one }.
of-somebody = { $kind-one } de { $who }
dropped = { of-somebody } tombe.
";

fn fruit() {
    load(Lang::En, "fruit", vec![FRUIT_EN.to_owned()]).expect("it is well formed");
    load(Lang::Fr, "fruit", vec![FRUIT_FR.to_owned()]).expect("it is well formed");
}

fn message(key: &'static str) -> Message {
    Message::new("fruit", key)
}

fn kind(code: &str) -> Message {
    Message::named("fruit", "kind", code)
}

#[track_caller]
fn says(message: &Message, en: &str, fr: &str) {
    assert_eq!(message.say(Lang::En), en);
    assert_eq!(message.say(Lang::Fr), fr);
}

#[test]
fn a_text_picks_the_form_of_the_name_that_stands_in_it() {
    fruit();
    says(&message("got").with("kind", kind("pear")), "You got a pear.", "Vous avez reçue une poire.");
    says(&message("got").with("kind", kind("apple")), "You got an apple.", "Vous avez reçu un abricot.");
    says(&kind("pear").form("one"), "a pear", "une poire");
    says(&message("got").with("kind", "Pat"), "You got Pat.", "Vous avez reçu Pat.");
}

#[test]
fn each_language_counts_in_its_own_way() {
    fruit();
    let counted = |number: i32| message("counted").with("number", number);
    says(&counted(0), "0 gems", "0 gemme");
    says(&counted(1), "1 gem", "1 gemme");
    says(&counted(2), "2 gems", "2 gemmes");
    says(&counted(-1), "-1 gem", "-1 gemme");
}

#[test]
fn lists_are_said_as_the_language_says_them_and_their_items_in_the_form_that_is_asked_for() {
    fruit();
    let several = |codes: &[&str]| message("several").with("kinds", Arg::list(codes.iter().map(|code| kind(code))));
    says(&several(&["pear"]), "You have a pear.", "Vous avez une poire.");
    says(&several(&["pear", "apple"]), "You have a pear and an apple.", "Vous avez une poire et un abricot.");
    says(
        &several(&["pear", "apple", "pear"]),
        "You have a pear, an apple and a pear.",
        "Vous avez une poire, un abricot et une poire.",
    );
}

#[test]
fn a_text_that_refers_to_another_hands_its_arguments_on() {
    fruit();
    let dropped = message("dropped").with("who", "Pat").with("kind", kind("pear"));
    says(&dropped, "Pat's pear falls.", "une poire de Pat tombe.");
}

#[test]
fn what_is_missing_is_said_in_english_or_by_its_key_and_counted() {
    fruit();
    let before = missing();
    assert_eq!(message("only-english").say(Lang::Fr), "Only here");
    assert_eq!(message("nowhere").say(Lang::Fr), "nowhere");
    assert_eq!(Message::new("no-such-domain", "nothing").say(Lang::En), "nothing");
    assert!(message("got").say(Lang::En).starts_with("You got"), "an argument that is missing spoils nothing else");
    assert!(missing() >= before + 4);
    assert_eq!(message("nowhere").say_if_known(Lang::Fr), None);
}

#[test]
fn what_somebody_wrote_is_said_in_the_language_of_the_reader_if_it_is_there() {
    fruit();
    let written = |texts: &[(&str, &str)]| {
        let texts: BTreeMap<String, String> = texts.iter().map(|&(lang, text)| (lang.to_owned(), text.to_owned())).collect();
        message("got").with("kind", texts)
    };
    says(&written(&[("en", "Bob"), ("fr", "Robert")]), "You got Bob.", "Vous avez reçu Robert.");
    says(&written(&[("en", "Bob"), ("xx", "B")]), "You got Bob.", "Vous avez reçu Bob.");
    says(&written(&[("xx", "B")]), "You got B.", "Vous avez reçu B.");
    let text = serde_json::to_string(&written(&[("en", "Bob")])).expect("it can be written");
    assert_eq!(serde_json::from_str::<Message>(&text).expect("it can be read"), written(&[("en", "Bob")]));
}

#[test]
fn a_message_survives_being_sent() {
    fruit();
    let sent = message("several").with("kinds", vec![Arg::from(kind("pear")), Arg::from("Pat"), Arg::from(3u8)]);
    let text = serde_json::to_string(&sent).expect("it can be written");
    let received: Message = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(received, sent);
    assert_eq!(received.say(Lang::En), "You have a pear, Pat and 3.");
}

#[test]
fn languages_go_by_the_names_of_their_folders() {
    assert_eq!(Lang::ALL[0], Lang::En);
    assert_eq!((Lang::En.name(), Lang::Fr.name()), ("English", "Français"));
    Lang::ALL.into_iter().for_each(|lang| assert_eq!(lang.code().parse(), Ok(lang)));
    let unknown = "xx".parse::<Lang>().unwrap_err().to_string();
    assert!(unknown.starts_with("'xx' is not a language: en, "), "{unknown}");
    assert_eq!(serde_json::to_string(&Lang::Fr).expect("it can be written"), "\"fr\"");
}

fn faults(files: &[(&'static str, &str)]) -> Vec<String> {
    let file = |&(lang, source)| TextFile { name: lang, lang, domain: "common", source };
    check(&files.iter().map(file).collect::<Vec<_>>()).iter().map(ToString::to_string).collect()
}

#[test]
fn faults_of_files_are_told_with_file_line_and_reason() {
    assert_eq!(faults(&[("en", "a = A { $x }\nb = B"), ("fr", "b = B\na = { $x } A")]), [""; 0]);
    assert_eq!(faults(&[("en", "a = A\n= B\n")])[0].split(": ").next(), Some("en:2"));
    assert_eq!(faults(&[("en", "a = A\na = B")]), ["en:1: the text 'a' is there twice"]);
    assert_eq!(faults(&[("en", "a = A { b }")]), ["en:1: 'a' refers to 'b', which is not there"]);
    assert_eq!(faults(&[("en", "a = A { -b }")]), ["en:1: 'a' refers to '-b', which is not there"]);
    assert_eq!(faults(&[("en", "a = A\nb = B"), ("fr", "a = A")]), ["fr:0: the text 'b' is missing"]);
    assert_eq!(faults(&[("en", "a = A"), ("fr", "a = A\nb = B")]), ["fr:2: English has no text 'b'"]);
    assert_eq!(
        faults(&[("en", "a = A { $x }"), ("fr", "a = A { $y }")]),
        [
            "fr:1: 'a' has the argument $y, which is not there in English",
            "fr:1: 'a' leaves out the argument $x; if that is meant, say 'without $x' in a comment above it"
        ]
    );
    assert_eq!(faults(&[("en", "a = A { $x-the }"), ("fr", "# without $x\na = A")]), [""; 0]);
    assert_eq!(faults(&[("en", "# without $x\na = A"), ("fr", "a = A { $x }")]), [""; 0]);
    assert_eq!(faults(&[("en", "a = A\n    .the = the A"), ("fr", "a = A")]), ["fr:0: the text 'a.the' is missing"]);
    assert_eq!(faults(&[("en", "a = A"), ("fr", "a = A\n    .gender = f")]), [""; 0]);
}

#[test]
fn the_pseudo_language_says_the_same_in_strange_letters() {
    let source =
        pseudo("got = You got { $kind } { $n ->\n    [one] once\n   *[other] { $n } times\n}!\n    .the = the { \"x\" }\n");
    load(Lang::En, "strange", vec![source]).expect("it is well formed");
    let got = Message::new("strange", "got").with("kind", "Pat").with("n", 2);
    assert_eq!(got.say(Lang::En), "Ýóú ĝóţ Pat 2 ţíɱéš!");
    assert_eq!(got.form("the").say(Lang::En), "ţĥé ẋ");
}

#[test]
fn the_shipped_files_have_no_fault() {
    let file =
        |file: &texts::ShippedFile| TextFile { name: file.name, lang: file.lang, domain: file.domain, source: file.source };
    let faults: Vec<String> = check(&SHIPPED.iter().map(file).collect::<Vec<_>>()).iter().map(ToString::to_string).collect();
    assert_eq!(faults, [""; 0]);
    assert!(SHIPPED.len() >= 2);
}

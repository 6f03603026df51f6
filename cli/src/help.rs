//! What `--help` says: the arguments are declared where they are used, their texts are in the files of texts.
//!
//! A command's text is `help-COMMAND`, with what stands at the end of its help as `.after`. An argument's is
//! `help-COMMAND--ARGUMENT`, with what stands for its value as `.value`, or `help--ARGUMENT` where several commands share it.

use crate::Cli;
use crate::context::lang_of_environment;
use arcade::Lang;
use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, Command, CommandFactory as _};
use std::ffi::OsString;
use texts::Message;

/// Behind all other options, where clap puts its own.
const LAST: usize = 999;

/// The language of whoever gives these arguments, before they are read: they may ask for help, or be wrong.
pub(crate) fn lang_of(arguments: impl IntoIterator<Item = OsString>) -> Lang {
    let mut arguments = arguments.into_iter().take_while(|argument| argument != "--");
    let mut said = None;
    while let (None, Some(argument)) = (said, arguments.next()) {
        let argument = argument.to_string_lossy();
        let code = match argument.strip_prefix("--lang=") {
            Some(code) => Some(code.to_owned()),
            None if argument == "--lang" => arguments.next().map(|code| code.to_string_lossy().into_owned()),
            None => None,
        };
        said = code.and_then(|code| code.parse().ok());
    }
    said.unwrap_or_else(lang_of_environment)
}

/// The command with its texts in a language.
pub(crate) fn command(lang: Lang) -> Command {
    Speaker { lang }.command(Cli::command(), "")
}

/// The same for reading arguments: its help tells as well what clap would tell in English.
pub(crate) fn parser(lang: Lang) -> Command {
    let speaker = Speaker { lang };
    with_help_command(with_notes(command(lang), &speaker), &speaker)
}

/// The text of a command; `path` is its name behind those of the commands it belongs to, each with a dash in front.
fn text_of(path: &str) -> Message {
    if path.is_empty() { msg!("help") } else { msg!("help" / &path[1..]) }
}

/// The text of an argument: that of its command, or else of a command before it, or else of all commands.
fn text_of_argument(path: &str, argument: &str) -> Option<Message> {
    let mut path = path;
    loop {
        let text = text_of(&format!("{path}--{argument}")).with("langs", langs());
        if text.say_if_known(Lang::default()).is_some() {
            return Some(text);
        }
        path = &path[..path.rfind('-')?];
    }
}

/// What an argument is called in the files.
fn name_of(argument: &Arg) -> &str {
    argument.get_long().unwrap_or(argument.get_id().as_str())
}

/// The codes of all languages.
fn langs() -> Message {
    let [most @ .., last] = &Lang::ALL.map(Lang::code);
    msg!("either-lang", first = most.join(", "), last = *last)
}

struct Speaker {
    lang: Lang,
}

impl Speaker {
    fn say(&self, message: &Message) -> String {
        message.say(self.lang)
    }

    /// A heading without its colon, which clap writes.
    fn heading(&self, message: &Message) -> String {
        let heading = self.say(message);
        heading.strip_suffix(':').map(str::to_owned).unwrap_or(heading)
    }

    fn command(&self, command: Command, path: &str) -> Command {
        let command = command
            .disable_help_flag(true)
            .disable_version_flag(true)
            .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(LAST))
            .arg(Arg::new("version").short('V').long("version").action(ArgAction::Version).display_order(LAST));
        // Headings come in the order of their arguments; that of the options of every command is the last one.
        let everywhere = command.get_arguments().filter(|argument| argument.is_global_set());
        let everywhere: Vec<String> = everywhere.map(|argument| argument.get_id().to_string()).collect();
        let command = everywhere.into_iter().fold(command, |command, id| command.mut_arg(id, |argument| argument));
        self.worded(command, path).mut_subcommands(|command| {
            let path = format!("{path}-{}", command.get_name());
            self.command(command, &path)
        })
    }

    /// A command and its arguments with their texts.
    fn worded(&self, command: Command, path: &str) -> Command {
        let (style, usage) = (command.get_styles().get_usage(), self.say(&msg!("heading-usage")));
        let template =
            format!("{{before-help}}{{about-with-newline}}\n{style}{usage}{style:#} {{usage}}\n\n{{all-args}}{{after-help}}");
        let text = text_of(path);
        let command = command
            .help_template(template)
            .about(self.say(&text))
            .subcommand_help_heading(self.heading(&msg!("heading-commands")))
            .subcommand_value_name(self.say(&msg!("value-command")));
        let command = match text.form("after").say_if_known(self.lang) {
            Some(after) => command.after_help(after),
            None => command,
        };
        let mut position = 0;
        command.mut_args(|argument| {
            position += 1;
            self.argument(argument, path, position)
        })
    }

    fn argument(&self, argument: Arg, path: &str, position: usize) -> Arg {
        let heading = if argument.is_global_set() {
            msg!("heading-everywhere")
        } else if argument.is_positional() {
            msg!("heading-arguments")
        } else {
            msg!("heading-options")
        };
        let argument = argument.help_heading(self.heading(&heading));
        // Under a heading of our own clap would sort arguments by their names.
        let argument = if argument.is_positional() { argument.display_order(position) } else { argument };
        let Some(text) = text_of_argument(path, name_of(&argument)) else { return argument };
        let argument = argument.help(self.say(&text));
        if argument.get_action().takes_values() { argument.value_name(self.say(&text.form("value"))) } else { argument }
    }

    /// What clap would tell of an argument in English, behind what it means.
    fn notes(&self, argument: Arg) -> Arg {
        if !argument.get_action().takes_values() {
            return argument;
        }
        let mut notes: Vec<String> = argument.get_help().map(ToString::to_string).into_iter().collect();
        if let Some(name) = argument.get_env() {
            notes.push(self.say(&msg!("note-environment", name = name.to_string_lossy().into_owned())));
        }
        let defaults: Vec<String> =
            argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
        if !defaults.is_empty() {
            notes.push(self.say(&msg!("note-default", value = defaults.join(" "))));
        }
        let values: Vec<PossibleValue> = argument.get_possible_values();
        if !values.is_empty() && !argument.is_hide_possible_values_set() {
            let values: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
            notes.push(self.say(&msg!("note-values", values = values.join(", "))));
        }
        argument.help(notes.join(" ")).hide_env(true).hide_default_value(true).hide_possible_values(true)
    }
}

fn with_notes(command: Command, speaker: &Speaker) -> Command {
    let command = command.mut_args(|argument| speaker.notes(argument));
    command.mut_subcommands(|command| with_notes(command, speaker))
}

/// The command `help` is clap's own.
fn with_help_command(mut command: Command, speaker: &Speaker) -> Command {
    if command.has_subcommands() {
        // It is there only when clap has made a command ready, as it does to show its help.
        let _ = command.render_help();
    }
    command.mut_subcommands(|command| match command.get_name() {
        "help" => speaker.worded(command, "-help"),
        _ => with_help_command(command, speaker),
    })
}

#[cfg(test)]
mod tests {
    use super::{command, lang_of, lang_of_environment, name_of, parser, text_of, text_of_argument};
    use arcade::Lang;
    use clap::Command;
    use std::collections::BTreeSet;
    use std::ffi::OsString;

    #[test]
    fn the_arguments_agree_with_each_other() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
            parser(lang).debug_assert();
        }
    }

    /// The keys of all texts of a command.
    fn keys(command: &Command, path: &str, found: &mut BTreeSet<String>) {
        let text = text_of(path);
        assert!(text.say_if_known(Lang::En).is_some(), "there is no text '{}'", text.key);
        found.insert(text.key.into_owned());
        for argument in command.get_arguments() {
            let text = text_of_argument(path, name_of(argument));
            let text = text.unwrap_or_else(|| panic!("{argument} of '{path}' has no text"));
            let value = text.clone().form("value").say_if_known(Lang::En);
            assert_eq!(value.is_some(), argument.get_action().takes_values(), "what stands for the value of '{}'", text.key);
            found.insert(text.key.into_owned());
        }
        for command in command.get_subcommands() {
            keys(command, &format!("{path}-{}", command.get_name()), found);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_text_and_every_text_is_used() {
        let mut found = BTreeSet::new();
        keys(&command(Lang::En), "", &mut found);
        let parser = parser(Lang::En);
        keys(parser.find_subcommand("help").unwrap(), "-help", &mut found);
        let is_help = |key: &String| key == "help" || key.starts_with("help-");
        let there: BTreeSet<String> = texts::keys("terminal").into_iter().filter(is_help).collect();
        assert_eq!(found, there);
    }

    #[test]
    fn help_is_in_the_language_that_is_asked_for_before_arguments_are_read() {
        let lang = |arguments: &[&str]| lang_of(arguments.iter().map(OsString::from));
        for asked in Lang::ALL {
            let code = asked.code();
            assert_eq!(lang(&["play", "--lang", code, "--help"]), asked);
            assert_eq!(lang(&[&format!("--lang={code}"), "help"]), asked);
        }
        for arguments in [&["play"][..], &["--lang"], &["--lang", "xx"], &["--", "--lang", "fr"]] {
            assert_eq!(lang(arguments), lang_of_environment());
        }
    }
}

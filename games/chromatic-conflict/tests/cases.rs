//! Every case of `tests/cases` is a test of its own. `BLESS=1` rewrites their pictures instead.

mod case;

use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    let game = case::game();
    let mut trials = Vec::new();
    for path in case::files() {
        let file = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let mut text = std::fs::read_to_string(&path).expect("a case file can be read");
        if std::env::var_os("BLESS").is_some() {
            match case::bless(&game, &file, &text) {
                Ok(blessed) => {
                    std::fs::write(&path, &blessed).expect("a case file can be written");
                    text = blessed;
                }
                Err(message) => eprintln!("not blessed: {message}"),
            }
        }
        match case::read(&file, &text) {
            Ok(cases) => trials.extend(cases.into_iter().map(|case| {
                let game = game.clone();
                Trial::test(case.name.clone(), move || case::run(&game, &case).map_err(Failed::from))
            })),
            Err(message) => trials.push(Trial::test(file, move || Err(Failed::from(message)))),
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

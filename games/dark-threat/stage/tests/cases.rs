//! Every case of `tests/cases` is a test of its own. `BLESS=1` rewrites their pictures instead.

mod case;

fn main() -> std::process::ExitCode {
    casebook::main(case::Book::new(), &case::folder())
}

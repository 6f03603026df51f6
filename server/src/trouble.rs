//! What goes wrong: a code and a sentence for the client, a cause for the log.

use arcade::{Error, Lang, Text};
use axum::http::StatusCode;
use std::fmt;
use wire::Fault;

/// Why something is not done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// One of the cases that need no details.
    Plain(Case),
    /// The games say no.
    Game(Error),
    /// A pack is refused; everything that is wrong with it is told, in both languages.
    Pack([Vec<String>; 2]),
    /// What was sent cannot be read; the reason is told.
    Unreadable(String),
    /// The store does not answer; the reason is for the log.
    Store(String),
    /// The table's log cannot be played by these rules; the reason is for the log.
    Log(String),
    /// The table can be looked at up to an entry, and not gone on with; what everybody is told.
    Stopped(Box<Fault>),
}

impl From<Case> for Trouble {
    fn from(case: Case) -> Trouble {
        Trouble::Plain(case)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        Trouble::Game(error)
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        Trouble::Store(format!("the operating system gives no random bytes: {error}"))
    }
}

macro_rules! cases {
    ($($(#[$note:meta])* $case:ident, $code:literal, $status:ident, $en:literal, $fr:literal;)+) => {
        /// What can be wrong without needing details.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Case {
            $($(#[$note])* $case,)+
        }

        impl Case {
            /// All of them, for tests of their texts.
            #[cfg(test)]
            const ALL: &'static [Case] = &[$(Case::$case),+];

            pub(crate) fn code(self) -> &'static str {
                match self { $(Case::$case => $code,)+ }
            }

            fn status(self) -> StatusCode {
                match self { $(Case::$case => StatusCode::$status,)+ }
            }

            fn text(self) -> Text {
                match self { $(Case::$case => Text { en: $en, fr: $fr },)+ }
            }
        }
    };
}

cases! {
    /// No table has this name.
    UnknownTable, "unknown-table", NOT_FOUND, "There is no such table.", "Cette table n'existe pas.";
    /// No content has this digest.
    UnknownContent, "unknown-content", NOT_FOUND, "This server does not know this content.", "Ce serveur ne connaît pas ce contenu.";
    /// Nothing is here.
    UnknownPath, "unknown-path", NOT_FOUND, "There is nothing here.", "Il n'y a rien ici.";
    /// A secret that holds nothing at this table.
    WrongSecret, "wrong-secret", FORBIDDEN, "This link does not hold a seat at this table.", "Ce lien ne donne pas de place à cette table.";
    /// Bystanders may only look.
    OnlyLooking, "only-looking", FORBIDDEN, "You are only watching this table.", "Vous ne faites que regarder cette table.";
    /// Another seat decides.
    NotYourTurn, "not-your-turn", CONFLICT, "It is not your turn.", "Ce n'est pas votre tour.";
    /// The position has changed since the client looked.
    Stale, "stale", CONFLICT, "The table has changed meanwhile.", "La table a changé entre-temps.";
    /// The client means other rules or other content than the house plays by.
    OtherEdition, "other-edition", CONFLICT, "This server plays by other rules or other numbers than this page: load the page anew.", "Ce serveur joue selon d'autres règles ou d'autres nombres que cette page : rechargez la page.";
    /// The game has not begun.
    NotStarted, "not-started", CONFLICT, "The game has not begun yet.", "La partie n'a pas encore commencé.";
    /// The game has begun.
    Started, "started", CONFLICT, "The game has begun already.", "La partie a déjà commencé.";
    /// The game is over.
    Over, "over", CONFLICT, "The game is over.", "La partie est finie.";
    /// The game is not over.
    NotOver, "not-over", CONFLICT, "The transcript is shown when the game is over.", "La transcription est donnée quand la partie est finie.";
    /// Somebody sits there.
    SeatTaken, "seat-taken", CONFLICT, "This seat is taken.", "Cette place est prise.";
    /// All seats are taken.
    Full, "full", CONFLICT, "All seats are taken.", "Toutes les places sont prises.";
    /// The table is not public.
    NeedsInvitation, "needs-invitation", FORBIDDEN, "This table is by invitation only.", "Cette table est sur invitation.";
    /// Nobody sits on some seats.
    OpenSeats, "open-seats", CONFLICT, "Some seats are still open.", "Il reste des places libres.";
    /// The clock has run out.
    OutOfTime, "out-of-time", CONFLICT, "Your time has run out.", "Votre temps est écoulé.";
    /// A bot plays for the seat.
    Away, "away", CONFLICT, "A bot plays for you: take your seat back first.", "Un robot joue pour vous : reprenez d'abord votre place.";
    /// No bot plays for the seat.
    NotAway, "not-away", CONFLICT, "You are at the table already.", "Vous êtes déjà à la table.";
    /// The seat was asked only just now.
    TooSoon, "too-soon", CONFLICT, "This player still has time to decide.", "Ce joueur a encore le temps de décider.";
    /// There were not so many decisions.
    NoSuchMoment, "no-such-moment", NOT_FOUND, "The game has not come that far.", "La partie n'est pas allée jusque-là.";
    /// A name that cannot be shown.
    BadName, "bad-name", BAD_REQUEST, "A name has 1 to 40 characters on one line.", "Un nom a de 1 à 40 caractères, sur une ligne.";
    /// A word that cannot be written down.
    BadWord, "bad-word", BAD_REQUEST, "A word has 1 to 64 characters on one line.", "Un mot a de 1 à 64 caractères, sur une ligne.";
    /// An id that cannot be kept.
    BadId, "bad-id", BAD_REQUEST, "An id has 1 to 64 letters, digits or dashes.", "Un identifiant a de 1 à 64 lettres, chiffres ou tirets.";
    /// A clock that makes no sense.
    BadClock, "bad-clock", BAD_REQUEST, "A clock counts at least a second and at most a year.", "Une pendule compte au moins une seconde et au plus un an.";
    /// More or fewer chairs than seats.
    BadChairs, "bad-chairs", BAD_REQUEST, "The number of chairs is not the number of seats of this setup.", "Le nombre de chaises n'est pas celui des joueurs choisi.";
    /// Another website asks.
    Origin, "origin", FORBIDDEN, "This request comes from another site.", "Cette demande vient d'un autre site.";
    /// More than is read.
    TooLarge, "too-large", PAYLOAD_TOO_LARGE, "This message is too large.", "Ce message est trop grand.";
    /// A pack that is larger than tables over the network may have.
    PackTooLarge, "pack-too-large", PAYLOAD_TOO_LARGE, "A pack for a table over the network has at most 64 KiB.", "Un paquet pour une table en ligne a au plus 64 Kio.";
    /// Messages come too fast.
    TooFast, "too-fast", TOO_MANY_REQUESTS, "Not so fast: try again in a moment.", "Pas si vite : réessayez dans un instant.";
    /// One address has opened many tables.
    TooManyTables, "too-many-tables", TOO_MANY_REQUESTS, "Too many tables were opened from here: try again later.", "Trop de tables ont été ouvertes d'ici : réessayez plus tard.";
    /// One address has many connections.
    TooManySockets, "too-many-sockets", TOO_MANY_REQUESTS, "Too many connections are open from here.", "Trop de connexions sont ouvertes d'ici.";
    /// The house is full.
    HouseFull, "house-full", SERVICE_UNAVAILABLE, "All tables of this server are in use: try again later.", "Toutes les tables de ce serveur sont occupées : réessayez plus tard.";
    /// The client did not read what it was sent.
    TooSlow, "too-slow", REQUEST_TIMEOUT, "The connection is too slow.", "La connexion est trop lente.";
    /// Nothing was heard for long.
    Idle, "idle", REQUEST_TIMEOUT, "Nothing was heard from you for a while.", "Vous n'avez plus donné signe de vie.";
    /// The server ends.
    Closing, "closing", SERVICE_UNAVAILABLE, "The server is being restarted: it will be back in a moment.", "Le serveur redémarre : il revient dans un instant.";
}

impl Trouble {
    /// A stable word for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Trouble::Plain(case) => case.code(),
            Trouble::Game(error) => error.code(),
            Trouble::Pack(_) => "bad-pack",
            Trouble::Unreadable(_) => "unreadable",
            Trouble::Store(_) => "unavailable",
            Trouble::Log(_) | Trouble::Stopped(_) => "broken-table",
        }
    }

    /// The status over HTTP.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::Plain(case) => case.status(),
            Trouble::Game(Error::Refused { .. } | Error::Undo(_)) => StatusCode::CONFLICT,
            Trouble::Game(_) | Trouble::Pack(_) | Trouble::Unreadable(_) => StatusCode::BAD_REQUEST,
            Trouble::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Log(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Trouble::Stopped(_) => StatusCode::CONFLICT,
        }
    }

    /// What the client is told. Causes inside the house are not.
    pub(crate) fn fault(&self) -> Fault {
        let [en, fr] = match self {
            Trouble::Stopped(fault) => return (**fault).clone(),
            Trouble::Plain(case) => Lang::ALL.map(|lang| case.text().to(lang).to_owned()),
            Trouble::Game(error) => [error.words(Lang::En), french(error)],
            Trouble::Pack([en, fr]) => [
                format!("This pack is refused. {}", told(en, "And more: ")),
                format!("Ce paquet est refusé. {}", told(fr, "Et encore : ")),
            ],
            Trouble::Unreadable(reason) => {
                [format!("This cannot be read: {reason}."), format!("Ceci ne peut pas être lu (en anglais : {reason}).")]
            }
            Trouble::Store(_) => [
                "The server cannot save anything just now: nothing is lost, try again in a moment.".to_owned(),
                "Le serveur ne peut rien enregistrer en ce moment : rien n'est perdu, réessayez dans un instant.".to_owned(),
            ],
            Trouble::Log(_) => [
                "This table cannot be opened by this version of the game.".to_owned(),
                "Cette table ne peut pas être ouverte par cette version du jeu.".to_owned(),
            ],
        };
        let rule = match self {
            Trouble::Game(error) => error.rule().map(str::to_owned),
            _ => None,
        };
        Fault { code: self.code().to_owned(), en, fr, rule }
    }

    /// What only the log is told.
    pub(crate) fn cause(&self) -> Option<&str> {
        match self {
            Trouble::Store(cause) | Trouble::Log(cause) => Some(cause),
            _ => None,
        }
    }
}

/// The first reasons, and how many more there are.
fn told(reasons: &[String], more: &str) -> String {
    const TOLD: usize = 20;
    let mut text = reasons.iter().take(TOLD).map(String::as_str).collect::<Vec<_>>().join(" ");
    if reasons.len() > TOLD {
        text.push_str(&format!(" {more}{}.", reasons.len() - TOLD));
    }
    text
}

/// What the games tell in English only is told behind a French sentence.
fn french(error: &Error) -> String {
    let words = error.words(Lang::Fr);
    match error {
        Error::Setup(_) => format!("Ces options ne vont pas (en anglais : {words})."),
        Error::Misread(_) => format!("Ceci ne peut pas être lu (en anglais : {words})."),
        _ => words,
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Game(error) => write!(f, "{error}"),
            Trouble::Unreadable(reason) => f.write_str(reason),
            _ => f.write_str(self.cause().unwrap_or(self.code())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Case;
    use std::collections::HashSet;

    #[test]
    fn every_case_has_its_own_code_and_texts() {
        let codes: HashSet<&str> = Case::ALL.iter().map(|case| case.code()).collect();
        assert_eq!(codes.len(), Case::ALL.len());
        assert!(Case::ALL.iter().all(|case| case.text().en != case.text().fr && !case.status().is_success()));
    }
}

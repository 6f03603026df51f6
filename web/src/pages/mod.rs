//! What is shown at each address, one file each.

mod home;
mod kept_games;
mod learn;
mod lesson;
mod local_table;
mod lost;
mod online;
mod own_packs;
mod pictures;
mod play;
mod remote_table;
mod replay;
mod rules;
mod setup;
mod terms;

pub(crate) use home::Home;
pub(crate) use learn::Learn;
pub(crate) use lesson::Lesson;
pub(crate) use local_table::LocalTable;
pub(crate) use lost::Lost;
pub(crate) use online::Online;
pub(crate) use play::Play;
pub(crate) use remote_table::RemoteTable;
pub(crate) use replay::Replay;
pub(crate) use rules::Rules;
pub(crate) use setup::Setup;

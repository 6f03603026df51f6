//! Parts that several pages share.

mod qr;
mod sorry;
mod top;

pub(crate) use qr::Qr;
pub(crate) use sorry::Sorry;
pub(crate) use top::Top;

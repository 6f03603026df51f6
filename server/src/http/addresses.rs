//! What one address may do.

use crate::error::{ApiError, ErrorCode};
use crate::time::Millis;
use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

const HOUR: Millis = 3_600_000;
/// The most addresses whose tables are remembered; they are forgotten together, which is kind to them.
const REMEMBERED: usize = 100_000;

/// What addresses do.
#[derive(Debug, Default)]
pub(crate) struct Addresses(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    opened: HashMap<IpAddr, VecDeque<Millis>>,
    sockets: HashMap<IpAddr, u32>,
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    known: Arc<Mutex<Known>>,
    address: IpAddr,
}

fn lock(known: &Mutex<Known>) -> MutexGuard<'_, Known> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One customer of a provider has a whole network of the new kind.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

impl Addresses {
    /// Whether this address may open one more table.
    pub(crate) fn may_open(&self, address: IpAddr, now: Millis, most: u32) -> Result<(), ApiError> {
        let mut known = lock(&self.0);
        if known.opened.len() > REMEMBERED {
            known.opened.clear();
        }
        let opened = known.opened.entry(network(address)).or_default();
        while opened.front().is_some_and(|&at| at + HOUR <= now) {
            opened.pop_front();
        }
        if opened.len() >= most as usize {
            return Err(ErrorCode::TooManyTables.into());
        }
        opened.push_back(now);
        Ok(())
    }

    /// One more connection of this address.
    pub(crate) fn connect(&self, address: IpAddr, most: u32) -> Result<Counted, ApiError> {
        let address = network(address);
        let mut known = lock(&self.0);
        let sockets = known.sockets.entry(address).or_default();
        if *sockets >= most {
            return Err(ErrorCode::TooManySockets.into());
        }
        *sockets += 1;
        Ok(Counted { known: self.0.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut known = lock(&self.known);
        if let Some(sockets) = known.sockets.get_mut(&self.address) {
            *sockets -= 1;
            if *sockets == 0 {
                known.sockets.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Addresses, HOUR};
    use std::net::IpAddr;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_opens_so_many_tables_in_an_hour() {
        let (addresses, one) = (Addresses::default(), address("10.0.0.1"));
        assert!(addresses.may_open(one, 0, 2).is_ok());
        assert!(addresses.may_open(one, 10, 2).is_ok());
        assert!(addresses.may_open(one, 20, 2).is_err());
        assert!(addresses.may_open(address("10.0.0.2"), 20, 2).is_ok());
        assert!(addresses.may_open(one, HOUR, 2).is_ok());
        assert!(addresses.may_open(one, HOUR + 9, 2).is_err());
    }

    #[test]
    fn connections_count_until_they_end() {
        let addresses = Addresses::default();
        let one = addresses.connect(address("2001:db8::1"), 2).unwrap();
        let two = addresses.connect(address("2001:db8::2"), 2).unwrap();
        assert!(addresses.connect(address("2001:db8::3"), 2).is_err(), "they are of one network");
        assert!(addresses.connect(address("2001:db8:0:1::3"), 2).is_ok());
        drop((one, two));
        assert!(addresses.connect(address("2001:db8::3"), 1).is_ok());
    }
}

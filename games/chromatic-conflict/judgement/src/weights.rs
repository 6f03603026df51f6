//! What each count weighs, late in the game and, times what is left of it, more early in it.
//!
//! Made by the method of `lab/examples/fit.rs`, a conditional logit on the winners of 16,000 games of greedy self-play, with
//! an earlier draft of that program: running it again gives weights of the same kind, not the same digits.

use super::FEATURES;

#[rustfmt::skip]
pub(super) const WEIGHTS: [[f32; 2]; FEATURES] = [
    [0.0531, -0.0284],    // points
    [0.0247, 0.0114],     // exposed
    [0.0432, -0.0289],    // exposed + 1
    [0.0592, -0.0288],    // exposed + 2
    [0.0464, -0.0130],    // exposed + 3
    [0.0593, -0.0315],    // exposed + 4
    [0.0529, 0.0031],     // exposed + 5
    [0.0000, 0.0000],     // calm
    [0.0428, -0.0629],    // calm + 1
    [0.0700, -0.0760],    // calm + 2
    [0.0559, -0.0435],    // calm + 3
    [0.0533, 0.0063],     // calm + 4
    [0.0628, -0.0282],    // calm + 5
    [0.0755, -0.0225],    // shielded
    [0.0191, 0.1454],     // stronghold
    [0.1310, -0.0920],    // safe stronghold
    [0.0861, 0.0439],     // offensive
    [0.0130, -0.0182],    // strike
    [0.0271, -0.1384],    // shield
    [0.0486, -0.0654],    // cards
    [0.1238, -0.1901],    // cards + 1
    [-0.1230, 0.0520],    // cards + 2
    [-0.0828, 0.0344],    // cards + 3
    [-0.0267, 0.0761],    // cards + 4
    [0.0267, 0.0997],     // cards + 5
    [0.0986, 0.1722],     // cards + 6
    [0.0401, 0.0443],     // best card
    [0.0631, -0.0600],    // best capture
    [-0.0228, -0.0023],   // captures
    [0.0313, -0.0404],    // terrain gems
    [0.1292, -0.1763],    // terrain stronghold
    [-0.0287, 0.0507],    // terrain force
    [-0.1774, 0.1791],    // wait
    [0.1035, -0.0740],    // actions
    [-0.4279, 0.2941],    // power
    [-0.4022, 0.1438],    // power + 1
    [-0.5421, 0.4549],    // power + 2
    [-0.0638, 0.1652],    // left
    [-0.7198, 0.0962],    // race
    [0.0033, 0.0004],     // vacant
    [-0.0374, 0.0111],    // lead
    [0.1305, -0.1807],    // lead late
    [0.1521, -0.0405],    // places
    [-0.0013, -0.0831],   // hand vehicles
    [-0.0579, 0.0270],    // threat
    [-0.0316, 0.0401],    // worst threat
    [-0.0110, -0.0411],   // threat later
    [-0.0198, -0.0965],   // stronghold threat
];

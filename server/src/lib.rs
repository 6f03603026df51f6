//! Tables over the network, kept as append-only logs.

# The two commands that a newcomer needs are `make run` and `make test`; the rest is for those who work on it.

CARGO ?= cargo

.PHONY: help run serve test lint unit wasm soak bench load bless fuzz toolchain postgres

help:
	@echo "make run    choose a game and play it in the terminal"
	@echo "make test   format check, clippy, all tests, rule coverage, the rules for WebAssembly"
	@echo "make soak   the laws on many more games (GAMES=200000)"
	@echo "make serve  tables over the network, at http://127.0.0.1:8080"
	@echo "make load   many tables at once on a server, beside a bare echo (TABLES=1000 SECONDS=30)"
	@echo "make bench  decisions, playouts and bot iterations per second"
	@echo "make bless  rewrite pictures, playthroughs and tree counts after a wanted change"
	@echo "make fuzz   fuzz the parsers (needs a nightly toolchain and cargo-fuzz; SECONDS=60 each)"

run: toolchain
	$(CARGO) run --release --locked -p khroma -- play

serve: toolchain
	$(CARGO) run --release --locked -p khroma -- serve

test: toolchain postgres lint unit wasm

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

unit:
	$(CARGO) test --workspace --locked

# The rules and the bots must compile for the browser.
wasm:
	$(CARGO) build --locked --target wasm32-unknown-unknown -p tabletop -p paint -p chromatic-conflict -p paint-brawl -p arcade -p bots -p wire

# A game of Paint Brawl has ten times as many decisions as one of Chromatic Conflict.
GAMES ?= 200000
BRAWLS ?= $(shell expr $(GAMES) / 10)
soak: toolchain
	LAWS_GAMES=$(GAMES) $(CARGO) test --release --locked -p chromatic-conflict --test laws -- --nocapture
	LAWS_GAMES=$(BRAWLS) $(CARGO) test --release --locked -p paint-brawl --test laws -- --nocapture

bench: toolchain
	$(CARGO) bench --locked -p benches

TABLES ?= 1000
load: toolchain
	$(CARGO) run --release --locked -p load -- $(TABLES) $(SECONDS)

bless:
	BLESS=1 $(CARGO) test --workspace --locked

fuzz: SECONDS ?= 60
fuzz:
	cd fuzz && for target in $$(cargo +nightly fuzz list); do \
		mkdir -p artifacts/found/$$target; \
		cargo +nightly fuzz run $$target artifacts/found/$$target corpus/$$target -- -max_total_time=$(SECONDS) || exit 1; \
	done

# rustup installs the pinned toolchain by itself on most machines; where it does not, this does. A missing target would
# otherwise only show as a confusing compiler error.
toolchain:
	@command -v $(CARGO) >/dev/null || { echo "Rust is needed: install it with rustup, then run this again."; exit 1; }
	@if command -v rustup >/dev/null; then \
		rustup target list --installed | grep -q '^wasm32-unknown-unknown$$' || rustup target add wasm32-unknown-unknown; \
	fi

# The tests of the server start a cluster of their own, for which they need the server's programs.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || \
		{ echo "PostgreSQL is needed for the tests of the server: install its server programs, then run this again."; exit 1; }

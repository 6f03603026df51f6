# The two commands that a newcomer needs are `make run` and `make test`; the rest is for those who work on it.

CARGO ?= cargo
# A first build is quicker, and half as large, without what only a second one could use.
export CARGO_INCREMENTAL ?= 0

.PHONY: help run play ready ready-here ready-page dev test quick lint lint-here lint-page unit long page release soak bench instructions load bless fuzz toolchain chromium postgres

help:
	@echo "make run    serve the page and its tables on this machine, and say where"
	@echo "make play   choose a game and play it in the terminal"
	@echo "make test   format check, clippy, all tests, rule coverage, the page in a browser"
	@echo "make dev    serve the page from its files on disk, and compile what changes (ADDRESS=127.0.0.1:8080)"
	@echo "make quick GAME=paint-brawl  format check, clippy and tests of one game"
	@echo "make long   tests that take minutes each: whole games of the longer games in a browser"
	@echo "make page   build the page for browsers, and show what each of its files weighs"
	@echo "make release  put the content that is shipped now into the archive, after a wanted change of its numbers"
	@echo "make soak   the laws on many more games (GAMES=200000)"
	@echo "make load   many tables at once on a server, beside a bare echo (TABLES=1000 SECONDS=30)"
	@echo "make bench  decisions, playouts and bot iterations per second"
	@echo "make instructions  instructions for each decision of random play, counted by valgrind"
	@echo "make bless  rewrite pictures, playthroughs and tree counts after a wanted change"
	@echo "make fuzz   fuzz the parsers (needs a nightly toolchain and cargo-fuzz; SECONDS=60 each)"

run: toolchain ready
	$(CARGO) run --release --locked -p khroma -- serve

play: toolchain ready
	$(CARGO) run --release --locked -p khroma -- play

# Everything that is shipped. The page would be built at the end, where much of it is one long step of one thread; begun at once,
# it is there when the build of `page` asks for it.
ready: toolchain
	$(MAKE) -j2 ready-here ready-page

ready-here:
	$(CARGO) build --release --locked -p khroma

ready-page:
	$(CARGO) build --locked --target $(BROWSER) $(PAGE) -p web

# Styles, drawings and texts are seen when the page is loaded again; what is written in Rust is compiled first, in seconds.
# The list of languages says that texts are read at run time: without it, every text that changes would compile everything.
dev: ADDRESS ?= 127.0.0.1:8080
dev: export CARGO_INCREMENTAL = 1
dev: export KHROMA_LANGUAGES = $(sort $(notdir $(wildcard texts/??)))
dev: toolchain
	$(CARGO) run --locked --profile page-dev -p dev -- $(ADDRESS)

test: toolchain chromium postgres lint unit

# The page is for browsers only: what it is made of is not compiled for this machine.
HERE = --workspace --exclude web
BROWSER = wasm32-unknown-unknown
# Where the page was built already, and what it was built with: most of it need not be done again.
PAGE = --profile page --target-dir $${CARGO_TARGET_DIR:-target}/page

# Both have target folders of their own, so neither waits for the other.
lint:
	$(CARGO) fmt --all --check
	$(MAKE) -j2 lint-here lint-page

lint-here:
	KHROMA_SKIP_PAGE=1 $(CARGO) clippy $(HERE) --all-targets --locked -- -D warnings

lint-page:
	$(CARGO) clippy --locked --target $(BROWSER) $(PAGE) -p web -- -D warnings

unit:
	$(CARGO) test $(HERE) --locked

# What is built stays built from one time to the next: a small change is compiled in seconds.
quick: GAME ?= paint-brawl
quick: PARTS = -p $(GAME) $(if $(wildcard games/$(GAME)/rules),-p $(GAME)-stage -p $(GAME)-judgement)
quick: export CARGO_INCREMENTAL = 1
quick:
	$(CARGO) fmt $(PARTS) --check
	$(CARGO) clippy --locked $(PARTS) --all-targets -- -D warnings
	$(CARGO) test --locked $(PARTS)

long: toolchain chromium
	$(CARGO) test $(HERE) --locked -p browser --test all -- --ignored --nocapture

# Set KHROMA_SKIP_PAGE=1 for an editor, or a `cargo check` that should not wait for the page.
page: toolchain
	$(CARGO) run --release --locked -p page --example sizes

# Games that are begun with this content can be read by every later release. It only ever adds files.
release: toolchain
	$(CARGO) run --locked -p archive --example release

# A game of Chromatic Conflict has a tenth of the decisions that one of the others has.
GAMES ?= 200000
LONG_GAMES ?= $(shell expr $(GAMES) / 10)
soak: toolchain
	LAWS_GAMES=$(GAMES) $(CARGO) test --release --locked -p chromatic-conflict --test all laws:: -- --nocapture
	for game in paint-brawl dark-threat color-quest coraquest; do \
		LAWS_GAMES=$(LONG_GAMES) $(CARGO) test --release --locked -p $$game --test all laws:: -- --nocapture || exit 1; \
	done

bench: toolchain
	$(CARGO) bench --locked -p benches

instructions: toolchain
	$(CARGO) run --release --locked -p benches --example instructions

TABLES ?= 1000
load: toolchain
	$(CARGO) run --release --locked -p load -- $(TABLES) $(SECONDS)

bless:
	BLESS=1 $(CARGO) test $(HERE) --locked

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

# The browser of the tests, and the program that steers it: Debian's, which fit each other. Elsewhere, whoever works on it
# installs chromium and its chromedriver.
chromium:
	@if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then \
		command -v apt-get >/dev/null || { echo "The tests need chromium and chromedriver: install them, then run this again."; exit 1; }; \
		if [ "$$(id -u)" = 0 ]; then as=; else as=sudo; fi; \
		get="$$as env DEBIAN_FRONTEND=noninteractive apt-get"; \
		$$get install -y --no-install-recommends chromium chromium-driver || \
			{ $$get update && $$get install -y --no-install-recommends chromium chromium-driver; }; \
	fi

# The tests of the server start a cluster of their own, for which they need the server's programs.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || \
		{ echo "PostgreSQL is needed for the tests of the server: install its server programs, then run this again."; exit 1; }

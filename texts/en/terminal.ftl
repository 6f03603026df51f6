### What the command says in the terminal.

## Everywhere

# In front of what is wrong.
error = error:
# Behind what is wrong: a name that looks like what was written.
did-you-mean = { $sentence }; did you mean '{ $name }'?
game-players = { $title }, { $players } players

## What is told in English only, by those who write files

problem-setup = { $reason }
problem-misread = { $reason }
problem-transcript = { $reason }
problem-transcript-line = { $reason }
problem-chance = { $reason }
problem-action = column { $column }: { $reason }

## Files

file-stdin = standard input
file-missing = the file is missing
file-unread = this cannot be read: { $error }
file-too-large = this is larger than { $most } MiB, which cannot be meant
file-not-utf8 = this is not text in UTF-8
file-not-transcript = this is not a transcript: it does not begin with 'khroma transcript'
file-is-folder = { $file } is a folder, not a file
file-unwritten = { $file } cannot be written: { $error }
folder-missing = { $file }: the folder { $folder } does not exist
folder-unread = { $folder }: this folder cannot be read: { $error }

## Content

content-no-folder = the content folder { $folder } does not exist
# $lines: what is wrong, each on a line of its own.
content-unusable = the content of { $game } in { $folder } cannot be used:{ $lines }
pack-refused = the pack is refused:{ $lines }
pack-whose = { $file }: for which game is this pack? Say it with --game
pack-too-large = { $file }: a pack for tables over the network has at most { $most } bytes

## Setups and seats

setup-seats = { $game } is played with { $players } seats, not { $count }
setup-bots = { $count } bots are named for { $seats } seats: name one for all seats, or { $seats }
no-such-seat = there is no seat { $seat }: { $seats } seats play
action-refused = '{ $action }' is not legal. { $reason }

## Numbers

number-point = .
number-group = ,
# A share and the interval around it.
bars-share = { $share } %  [{ $low }, { $high }]
bars-legend = ▓░ 95 % interval around the share
bars-legend-fair = ▓░ 95 % interval around the share, │ fair share

## What a transcript was made with

# $whose: whose content it is.
edition = made with { $rules }, content { $content } ({ $whose }){ $packs ->
    [0] {""}
    [one] , { $packs } pack file
   *[other] , { $packs } pack files
}
edition-rules = rules { $rules } of { $game }
edition-rules-older = rules { $rules } of { $game } (the newest are { $newest })
edition-shipped = shipped with this program
edition-archived = of an earlier release
edition-named = of the folder that was named
edition-carried = its own, which the file carries

## khroma apply

apply-luck = luck: { $luck }

## khroma check

check-fine = { $folder }: { $what }, { $files ->
    [one] { $files } file is fine
   *[other] { $files } files are fine
}
check-texts = texts
# $table: the setup, as JSON.
check-nobody-wins = nobody wins in { $games } games of greedy bots at { $table }
check-nobody-loses = nobody loses in { $games } games, not even of random bots, at { $table }

## khroma content

# Behind a content that this program plays with.
content-shipped-now = shipped now
content-exported = { $folder }: { $files } files
content-folder-exists = { $folder } is there already: name a new folder
content-two-games = { $one } is content of { $first }, { $other } of { $second }
content-unknown = '{ $what }' is no folder, no file, and not the beginning of one digest ('khroma content list' tells them)
content-whose = { $what }: whose content is this? Say it with --game
# What is compared. $digest: its digest, or that it is a part.
content-named = { $name }: { $game } { $digest }
content-part = a part of a content
# A place in a list.
content-place = no. { $place }
# $path: what differs. $change: how.
content-change = { $path }: { $change }
content-becomes = { $before } becomes { $after }
content-gone = { $before } is gone
content-new = { $after } is new
content-differs = { $values ->
    [0] The same game: no value differs
    [one] { $values } value differs
   *[other] { $values } values differ
}{ $texts ->
    [0] .
    [one] , and { $texts } text that only people read.
   *[other] , and { $texts } texts that only people read.
}

## khroma explain

explain-legal = { $verdict }: { $words }
    .verdict = legal
explain-forbidden = { $verdict }: { $rule } { $words }
    .verdict = not legal

## khroma games

games-starts = quick starts, as in '{ $example }':
games-option = { $values }; default { $default }

## khroma match

match-bots = a match of { $seats } seats is played by 2 to { $seats } bots, not { $count }
match-swap = --swap plays every start with { $count } seatings: let --games be a multiple of { $count }, such as { $games }
# $games, $starts: how many, as they are written; $count, $begun: the same numbers, to choose by.
match-head = { $games } { $count ->
    [one] game
   *[other] games
} of { $game } at { $seats } seats, { $starts } { $begun ->
    [one] start
   *[other] starts
}, seed { $seed }{ $slips ->
    [0] {""}
   *[other] , { $slips } % slips
}
match-by-bot = every start with every bot, which plays all seats of a side, { $seconds } s
match-by-seating = every start with every seating, { $seconds } s
match-one-seating = one seating only: seats may favour a bot (see --swap), { $seconds } s
match-wins = wins
match-draws = draws
match-losses = losses
match-elo = Elo
match-share = Share of the games

## khroma play

play-which = Which game?
play-begin = How shall { $game } begin?
play-own-setup = set everything up yourselves
play-number = number>
play-number-again = Type a number from 1 to { $count }, or 'quit'.
# What can be answered when an option is asked for.
play-option = { $values }; Enter for { $default }
# $lines: commands, each on a line of its own.
play-unasked =
    which game? Standard input is no terminal, so nobody can be asked: write one of{ $lines }
    'khroma games' lists all ways to begin.
play-resume-file = standard input is the keyboard here: name a file to resume
play-resume-other = this is a game of { $other }, not of { $game }
play-resume-seed = the seed is not told, so there is no luck to go on with
play-people = { $people } people do not fit on { $seats } seats
play-no-bots = people play all seats: there is none left for a bot
play-bot-idle = the bot on seat { $seat } has nothing to do
# $seats: who sits where.
play-welcome = { $title }, seats: { $seats }; type 'help' for what can be typed
play-you = you
play-person = a person
play-prompt = seat { $seat }>
play-undone = Taken back.
play-no-option = there is no option { $number }: they go from 1 to { $count }
play-see-help = Type 'help' for what can be typed.
play-rules-of = Write the ID of a rule or of a chapter behind it, as in: rules { $chapter }
play-save-as = Write the name of a file behind it, as in: save game.txt
play-hide = Press Enter to hide your hand.
play-pass = Pass the keyboard to seat { $seat }, who presses Enter.
play-saved = Saved in { $file }
play-save-ask = Save the game? Write the name of a file, or press Enter for no:
play-not-saved-game = { $file } exists and is not a saved game: choose another name
play-seed = The seed was { $seed }: '--seed { $seed }' with the same options has the same luck in it.
play-unread = standard input cannot be read: { $error }
# Behind a list of options that is not complete. $number: an option that has more to it.
play-notes = (the beginning of an option, or a word in it such as a square, lists it; 'options all' lists everything)
play-notes-marked = (the beginning of an option, or a word in it such as a square, lists it; 'options all' lists everything; ! has more to it: 'why { $number }')
# Options that are not listed one by one. $shared: how their sentences begin.
play-folded = { $count } options: { $shared } …
play-help =
    Type the number of an option, or an action in notation. The beginning of actions, or a word in them
    (such as a square), lists what they do. Besides:

## What can be typed while playing: a word (the words of all languages are understood), how it is used, what it does;
## .also: another word that is understood

request-options = options
    .usage = options
    .meaning = what you may do ('options all': in full)
request-why = why
    .usage = why <action>
    .meaning = whether an action is legal, and if not, why
request-rules = rules
    .usage = rules <ID>
    .meaning = what a rule says
request-board = board
    .usage = board
    .meaning = draw the table again
request-log = log
    .usage = log
    .meaning = what has happened so far
request-undo = undo
    .usage = undo
    .meaning = take back your last decision
request-save = save
    .usage = save <file>
    .meaning = save the game
request-help = help
    .usage = help
    .meaning = this list
request-quit = quit
    .usage = quit
    .meaning = leave

## khroma replay

replay-step = [Enter: next, q: quit]
replay-decision = seat { $seat }: { $what }
replay-secret = (a secret choice)
replay-not-over = The game is not over.
# $commitment: how the commitment begins. $words: how many words of players went into the seed.
replay-verified-pledge = verified: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, luck agrees with the seed; the seed follows from the secret behind commitment { $commitment }... and { $words ->
    [one] { $words } word
   *[other] { $words } words
} of the players
replay-verified-seed = verified: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, luck agrees with the seed
replay-verified = verified: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}; the seed is not told, so luck was possible but cannot be traced to it

## khroma rules

rules-unknown = { $game } has no rule '{ $id }'
rules-unknown-near = { $game } has no rule '{ $id }'; did you mean { $near }?

## khroma serve

serve-failed = the server cannot run: { $reason }
serve-ready = Khroma is at http://{ $address } (Ctrl-C ends it)

## khroma show

show-no-past = { $file } is a position, which has no past: --at is for transcripts
show-too-late = { $file } has { $decisions } decisions, so there is nothing after { $at }
show-bystander = As a bystander sees it
show-decider = As seat { $seat } sees it, who decides now
show-seat = As seat { $seat } sees it
# $who: one of the above.
show-past = { $who }, after { $at } of { $all } decisions

## khroma simulate

# $games: how many, as it is written; $count: the same number, to choose by.
simulate-head = { $games } { $count ->
    [one] game
   *[other] games
} of { $game }, seed { $seed }{ $slips ->
    [0] {""}
   *[other] , { $slips } % slips
}
simulate-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s
simulate-length = { $mean } decisions per game ({ $least } to { $most })
simulate-won = { $wins } won{ $shared ->
    [0] {""}
   *[other] , { $shared } shared
}
# $won: simulate-won.
simulate-of-seat = { $won }, { $points } points
simulate-of-side = { $won } of { $games }
simulate-together = Games won
simulate-sides = Wins by side
simulate-seats = Wins by seat
simulate-endings = Ended by
simulate-actions = Actions in a game

## What 'khroma --help' says around what follows. Headings end with a colon

heading-usage = Usage:
heading-commands = Commands:
heading-arguments = Arguments:
heading-options = Options:
# The options that all commands have.
heading-everywhere = Options of every command:
# What stands for a command.
value-command = COMMAND
# Behind what an argument means.
note-default = [default: { $value }]
note-environment = [env: { $name }]
note-values = [possible values: { $values }]
# $first: all codes of languages but the last one.
either-lang = { $first } or { $last }

## The help of every command: help-COMMAND, .after: what stands at its end; help-COMMAND--ARGUMENT, .value: what stands for
## its value. help--ARGUMENT holds for all commands that have no text of their own for an argument of that name

help = Tabletop games at the command line: play them, look at positions, replay and verify games, and let bots play thousands of them
    .after =
        Examples:
          khroma games                                     the games and their options
          khroma play chromatic-conflict                   play against three bots
          khroma play paint-brawl normal-2                 a quick start of another game
          khroma new chromatic-conflict --seats 3 > start.txt
          khroma legal start.txt --words                   what may be done, in words
          khroma apply start.txt 'faction blue' | khroma show -
          khroma simulate chromatic-conflict --games 1000 --bots greedy

        Positions and transcripts are text files; '-' is standard input.
        Exit codes: 0 all went well, 1 'explain' says no, 2 what was given cannot be used.
# $langs: the codes of all languages.
help--lang = The language: { $langs } [default: from the environment]
    .value = LANG
help--color = When to use colours; auto: in a terminal, unless NO_COLOR is set
    .value = WHEN
help--content = Take the content of games from this folder, or from its subfolder named after the game, instead of what is shipped
    .value = FOLDER
help--pack = Lay a pack over the content: a file such as bees.pack.toml, or a folder of such files; may be given several times
    .value = PACK
help--help = Print help
help--version = Print version
help-help = Print this message or the help of the given subcommand(s)
help-help--subcommand = Print help for the subcommand(s)
    .value = COMMAND

help--game = The game
    .value = GAME
help--start = A quick start of the game, such as normal-2; 'khroma games' lists them. Other options go before it
    .value = START
help--seats = How many seats play [default: the game's own]
    .value = N
help--set = An option of the game, such as factions=blue,green,orange; 'khroma games' lists them
    .value = KEY=VALUE
help--setup = A file with the options of the game (.toml or .json); --seats and --set go before it
    .value = FILE
help--file = A file with a position (or a transcript, for its end), or - for standard input
    .value = POSITION
help--json = Print JSON
help--games = How many games
    .value = N
help--seed = Where luck comes from: a whole number
    .value = SEED
help--slips = Let so many of a hundred decisions be made at random, whoever sits there: bots that always begin alike show one way that a game can go, a few slips show many
    .value = N
help--threads = On how many threads [default: as many as there are cores]
    .value = T
help--out = Write the report as JSON to this file as well
    .value = FILE

help-games = List the games, with their quick starts, options and numbers of players
    .after =
        Examples:
          khroma games
          khroma games --lang fr
          khroma games --json

help-new = Print a starting position
    .after =
        Examples:
          khroma new chromatic-conflict > start.txt
          khroma new chromatic-conflict --seats 3 --set factions=blue,green,orange --seed 7
          khroma new paint-brawl normal-2 --set scenario=3
          khroma new chromatic-conflict --setup evening.toml | khroma show -
          khroma new chromatic-conflict --json

        A setup file holds one option per line, such as: seats = 3
help-new--seed = Where luck comes from: a whole number, or 64 hexadecimal digits
    .value = SEED
help-new--json = Print JSON: game, setup, seed and position

help-show = Draw a position or a moment of a transcript, as one seat sees it
    .after =
        Examples:
          khroma show position.txt                 as the seat that decides sees it
          khroma show position.txt --seat 2        as seat 2 sees it
          khroma show game.txt --at 12             after 12 decisions, as a bystander sees it
          khroma new chromatic-conflict | khroma show -
          khroma show position.txt --json          what that seat may see, for programs
help-show--file = A file with a position or a transcript, or - for standard input
    .value = POSITION|TRANSCRIPT
help-show--seat = Whose eyes: a seat [default: the seat that decides in a position, a bystander of a transcript]
    .value = N
help-show--at = After how many decisions of a transcript [default: after the last one]
    .value = K
help-show--json = Print the view as JSON

help-legal = List all that the seat that decides may do, one action per line
    .after =
        Examples:
          khroma legal position.txt
          khroma legal position.txt --words        with a sentence behind each action
          khroma legal position.txt | wc -l

        When the game is over nothing is listed.
help-legal--words = Write what each action does behind it

help-explain = Say whether an action is legal, and if not, which rule forbids it
    .after =
        Examples:
          khroma explain position.txt 'place 3 (1,0)'
          khroma explain position.txt 'lay T05 (9,9)' --json
          khroma explain position.txt 'decline' && echo legal

        Exit codes: 0 the action is legal, 1 it is not, 2 something cannot be read.
help-explain--action = The action in notation, as one argument
    .value = ACTION

help-apply = Play actions in a position and print the position after them
    .after =
        Examples:
          khroma apply position.txt 'place 3 (1,0)' > after.txt
          khroma apply position.txt 'faction blue' 'faction green' 'faction violet' | khroma show -
          khroma apply position.txt 'decline' --seed 9 --json
          khroma apply position.txt 'place 4 (0,0)' 'lay T06 (1,0)' --chance chromeca=crane

        What happened stands in front as comments (#), so that the output is a position file itself.
        What was drawn stands there too, as in '# luck: tag=T07,chromeca=crane'. --chance says what shall be
        drawn, in the same words; what it does not say comes from the seed. It is refused if the actions do
        not draw it: a Chromeca, for one, is drawn when a turn ends in which one was placed.
help-apply--actions = The actions in notation, each as one argument
    .value = ACTION
help-apply--chance = What luck shall bring: label=value, with commas
    .value = LABEL=VALUE
help-apply--seed = Where other luck comes from: a whole number, or 64 hexadecimal digits
    .value = SEED
help-apply--json = Print JSON: events, luck and position

help-play = Play in the terminal, against bots or around one keyboard
    .after =
        Examples:
          khroma play                                              choose a game and how it begins
          khroma play chromatic-conflict                           you on seat 1, three bots
          khroma play chromatic-conflict --seats 3 --bots hard     against two strong bots
          khroma play paint-brawl normal-2                         a quick start: Normal level, you and a bot
          khroma play paint-brawl advanced-3 --set scenario=3      the same with another scenario
          khroma play chromatic-conflict --hot-seat                everybody at one keyboard
          khroma play chromatic-conflict --humans 2 --bots easy    two people, the other seats easy bots
          khroma play --resume game.txt                            go on with a saved game
          khroma play chromatic-conflict --humans 0 --save game.txt    watch bots, and keep the game

        While playing: a number or an action in notation does it; 'why' says why an action is not legal;
        'undo', 'save game.txt', 'log', 'board', 'rules CC-CAP-3', 'help', 'quit'.
help-play--game = The game; without one you are asked
    .value = GAME
help-play--seed = Where luck comes from: a whole number, or 64 hexadecimal digits [default: random, told at the end]
    .value = SEED
help-play--bots = Who plays the seats that people do not: one bot for all, or one for each
    .value = BOT,...
help-play--threads = On how many threads a bot thinks [default: all cores for 'hard' by the clock, 1 for others]
    .value = T
help-play--humans = How many people play, on the first seats
    .value = N
help-play--hot-seat = People play all seats and pass the keyboard around
help-play--resume = Go on with a game that was saved
    .value = TRANSCRIPT
help-play--save = Save the game in this file when it ends or you leave
    .value = FILE

help-serve = Serve tables over the network, and the page on which they are played
    .after =
        Examples:
          khroma serve                                          on this machine, at http://127.0.0.1:8080
          khroma serve --listen 0.0.0.0:8080 --database /var/lib/khroma/khroma.db
          khroma serve --database postgres://khroma@localhost/khroma --origin https://play.example --behind-proxy
          khroma serve --pack bees.pack.toml                    and offer a pack to whoever opens a table

        Everything is kept in one SQLite file, or in PostgreSQL if several servers share their tables. Health is told at
        /healthz, figures for Prometheus at /metrics. SIGTERM and Ctrl-C end it when all that was accepted is written.
help-serve--listen = Where to listen
    .value = ADDRESS
help-serve--database = A file for SQLite, or an address that begins with postgres://
    .value = DATABASE
help-serve--origin = The origin under which browsers know the server, such as https://play.example [default: the host of each request]
    .value = ORIGIN
help-serve--behind-proxy = Clients' addresses are told by a proxy before it (X-Forwarded-For)
help-serve--bot-threads = How many threads think for bots [default: one less than the machine has]
    .value = N
help-serve--max-tables = How many tables may be open
    .value = N
help-serve--tables-per-hour = How many tables one address may open in an hour
    .value = N
help-serve--max-sockets = How many connections one address may have
    .value = N
help-serve--rate = How many messages a second one connection may send
    .value = N
help-serve--silence = How long a connection may be silent, in seconds
    .value = SECONDS
help-serve--log = How much to log on standard error: error, warn, info, debug or trace
    .value = LEVEL

help-simulate = Let bots play many games and show who wins, how long it takes and how it ends
    .after =
        Examples:
          khroma simulate chromatic-conflict --games 1000 --bots random
          khroma simulate chromatic-conflict --games 200 --bots greedy,greedy,random --seed 7
          khroma simulate chromatic-conflict --games 100 --bots normal --set factions=blue,green,orange,violet
          khroma simulate paint-brawl normal-2 --games 100 --bots greedy,random
          khroma simulate color-quest quick --games 100 --bots greedy --actions
          khroma simulate color-quest quick --games 400 --bots hard@100it --slips 5
          khroma simulate chromatic-conflict --games 10000 --bots random --json --out report.json

        Bots: random, greedy, easy, normal, hard, uct; with a budget per decision: hard@100ms, uct@500it.
        One name fills all seats. The same seed gives the same games on any number of threads, unless a bot
        thinks by the clock (hard, uct, ...ms).
help-simulate--bots = The bots, seat by seat, or one for all seats
    .value = BOT,...
help-simulate--actions = Count what each side does, by kinds of actions

help-match = Let bots play a match against each other and show who is stronger
    .after =
        Examples:
          khroma match chromatic-conflict --games 400 --bots greedy,random --swap
          khroma match chromatic-conflict --games 200 --bots hard@50ms,normal --swap --seats 4 --json
          khroma match paint-brawl advanced-2 --games 100 --bots greedy,random --swap

        The bots sit in turn around the table. With --swap every start is played once with every seating, so
        that neither luck nor seats favour anybody.
help-match--bots = The bots that play against each other: two or more
    .value = BOT,BOT,...
help-match--swap = Play every start with every seating

help-replay = Play a transcript again, decision by decision, and verify it
    .after =
        Examples:
          khroma replay game.txt                   every decision in words
          khroma replay game.txt --seat 2          as seat 2 was told
          khroma replay game.txt --step            with a picture after each decision; Enter goes on, q ends
          khroma replay game.txt --verify          only verify

        Verifying plays all again: each action, its luck (against the seed as well, where it is told), each
        position and the outcome. Where a server committed to its luck, that is checked too: compare the commitment
        with the one that it showed when the table opened. The first line that differs is told, with exit code 2.
help-replay--file = A file with a transcript, or - for standard input
    .value = TRANSCRIPT
help-replay--seat = Whose eyes: a seat [default: a bystander]
    .value = N
help-replay--verify = Only verify, say so, and tell which rules and content it was made with (or in JSON)
help-replay--step = Draw the table after each decision, and wait for Enter in a terminal

help-rules = Print a rule of a game, or all of them
    .after =
        Examples:
          khroma rules chromatic-conflict                  all rules, one per line
          khroma rules chromatic-conflict CC-CAP-3         one rule
          khroma rules chromatic-conflict CC-CAP           one chapter
          khroma rules chromatic-conflict --lang fr | grep bouclier
          khroma rules chromatic-conflict --json           for programs
help-rules--id = The ID of a rule, such as CC-CAP-3, or of a chapter, such as CC-CAP
    .value = ID
help-rules--json = Print JSON: each rule in every language

help-check = Check the content files of one game or of all games, a pack, or files of texts
    .after =
        Examples:
          khroma check content                             all games: one folder per game
          khroma check content/chromatic-conflict          one game
          khroma check my-variant --game chromatic-conflict
          khroma check content/coraquest --play 20         and see whether each quest can be won and lost
          khroma check bees.pack.toml --play 20            a pack that somebody made, and its quests
          khroma check texts                               texts: one folder per language
          khroma --content my-variant play chromatic-conflict

        Each thing that is wrong is one line: file:line: reason. Exit codes: 0 all is fine, 2 something is wrong.
help-check--folder = The folder of a game, a folder with one folder per game, the file of a pack, or a folder with one folder of texts per language
    .value = FOLDER
help-check--game = Whose content it is, where the names of the folder and of its files do not tell
    .value = GAME
help-check--play = Let bots play so many games of each quest, and tell where nobody wins or nobody loses
    .value = N

help-content = Compare, list and take out the content that games are or were played with
    .after =
        Examples:
          khroma content list                                     every content that was released
          khroma content diff shipped my-variant --game color-quest
          khroma content diff content/color-quest my-variant      two folders
          khroma content diff 51be2b65 game.txt                   a released content, and the one of a transcript
          khroma content export 51be2b65 old-numbers              the files of a released content, to change them

        A content is named by the beginning of its digest, by a folder, by a transcript that was played with it, by one file of
        it, or by the word 'shipped'.
help-content--game = Whose content it is, where nothing else tells
    .value = GAME
help-content-diff = Tell in words what differs between two contents
help-content-diff--one = The one
    .value = A
help-content-diff--other = The other
    .value = B
help-content-list = List every content that was released, by game
help-content-export = Write the files of a content into a new folder
help-content-export--which = Which
    .value = CONTENT
help-content-export--folder = Where to
    .value = FOLDER

help-completions = Print a script that lets a shell complete khroma's arguments
    .after =
        Examples:
          khroma completions bash > ~/.local/share/bash-completion/completions/khroma
          khroma completions zsh  > ~/.zfunc/_khroma
          khroma completions fish > ~/.config/fish/completions/khroma.fish
help-completions--shell = The shell
    .value = SHELL

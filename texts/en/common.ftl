### What all games and programs say.

# What those who speak it call this language.
language-name = English

## Lists

# "a, b": all but the last one.
list-next = { $first }, { $next }
# "a and b", "a, b and c".
list-pair = { $first } and { $next }
# "2 or 4".
list-or = { $first } or { $next }

## Colours of paint, beside a noun

colour-red = red
    .a = a red
colour-orange = orange
    .a = an orange
colour-yellow = yellow
    .a = a yellow
colour-green = green
    .a = a green
colour-blue = blue
    .a = a blue
colour-purple = purple
    .a = a purple

## Colours as names: of a seat, a clan, a faction

tint-red = Red
tint-blue = Blue
tint-yellow = Yellow
tint-green = Green
tint-orange = Orange
tint-purple = Purple
tint-violet = Violet
tint-black = Black
tint-gold = Gold
tint-neutral = neutral

## Directions, as a goal: "to the north"

direction-n = north
direction-e = east
direction-s = south
direction-w = west
direction-ne = north-east
direction-se = south-east
direction-sw = south-west
direction-nw = north-west

## Camps

camp-gaia = Gaia
camp-kaos = Kaos

## Games, as they are called on the box

game-chromatic-conflict = Chromatic Conflict
    .summary = Factions of robots fight over a map that grows during the game: lay terrains, place your Chromecas, discover hidden effects, and hold the most gems at the end.
game-paint-brawl = Paint Brawl
    .summary = Clans of little creatures fight with paint on a board of 11 by 11 squares: spread your puddles, win fighters over with your colour, steer your Golems, and be the first to meet the goal of the scenario.
game-dark-threat = Dark Threat
    .summary = Gaia lights the prisms of three Temples with colours to make the Chosen One bright; Kaos spreads black paint, corrupts the Temples and merges Banes into the Ultimate Bane. Each camp has its own goals.
game-color-quest = Color Quest
    .summary = Two bands meet in the Forbidden Forest. Gaia's figures throw colours, the Rônin's throw black, and paint turns friends into foes. Kadamas dice pay for powers; whoever raises the own hero and fells the other's wins.
game-coraquest = CoraQuest
    .summary = Four heroes explore a dungeon that is laid out card by card, fight with dice, help each other and finish a quest together. The party loses when one hero falls.

## Errors that players, or those who write files, are told

error-refused = { $rule }: { $says }
error-action = '{ $action }': { $cause }
error-unknown-game = there is no game '{ $name }'; the games are: { $known }
# $count: how many quick starts the game has
error-unknown-start = { $count ->
    [0] { $game } has no quick starts, so '{ $word }' means nothing here
   *[other] { $game } has no quick start '{ $word }'; its quick starts are: { $known }
}
# $details: in English, for those who write files
error-setup = { $details }
error-misread = line { $line }, column { $column }: { $details }
# without $flaw: the details say more
error-transcript = line { $line }: { $details }
error-not-asked = another seat decides now
error-no-beginning = a game that began in the middle has no transcript
error-newer-rules = this was played by version { $version } of the rules of { $game }, and the newest that is known here is { $newest }: update the program, or load the page anew
error-unknown-content = this was played with the content { $content } of { $game }, which is not known here: a newer program may know it, or whoever made it has its files (--content FOLDER)
error-wrong-content = it claims the content { $claimed } of { $game }, but the content that comes with it is { $found }
error-bad-content = the content of { $game } is refused: { $first }
error-damaged-content = the content { $content } of { $game } is damaged in the archive: { $reason }
roster-none = There is nothing to put together here.

chance-missing = the game draws '{ $label }' here, and nothing is written for it
chance-other = the game draws '{ $asked }' here, not '{ $written }'
chance-impossible = '{ $written }' cannot come now; possible: { $possible }
chance-unused = '{ $written }' is written, but the game does not draw it here

undo-nothing = There is nothing to take back.
undo-other-seat = Another seat has decided since: it is too late to take this back.
undo-luck = A card was drawn or a die rolled: luck is not taken back.
undo-shown = Something hidden has come to light: that is not taken back.

## What is wrong with a transcript

flaw-cut-off = the file is cut off
flaw-form = it is not written as it should be
flaw-newer = it was made by a newer version than this one: update the program, or load the page anew
flaw-content = the content that it was played with is not known here, or is not what it claims to be
flaw-game = it is of another game
flaw-pack = the pack that it was played with is refused
flaw-setup = the rules refuse this setup
flaw-order = it is not this seat's decision
flaw-action = this action is not possible here
flaw-luck = this luck is not what came in the game
flaw-check = it does not fit its check: something was changed
flaw-pledge = what was promised about the seed was not kept
flaw-outcome = the game ended otherwise

## What a server refuses

fault-unknown-table = There is no such table.
fault-unknown-content = This server does not know this content.
fault-unknown-path = There is nothing here.
fault-wrong-secret = This link does not hold a seat at this table.
fault-only-looking = You are only watching this table.
fault-not-your-turn = It is not your turn.
fault-stale = The table has changed meanwhile.
fault-other-edition = This server plays by other rules or other numbers than this page: load the page anew.
fault-not-started = The game has not begun yet.
fault-started = The game has begun already.
fault-over = The game is over.
fault-not-over = The transcript is shown when the game is over.
fault-seat-taken = This seat is taken.
fault-full = All seats are taken.
fault-needs-invitation = This table is by invitation only.
fault-open-seats = Some seats are still open.
fault-out-of-time = Your time has run out.
fault-away = A bot plays for you: take your seat back first.
fault-not-away = You are at the table already.
fault-too-soon = This player still has time to decide.
fault-no-such-moment = The game has not come that far.
fault-bad-name = A name has 1 to 40 characters on one line.
fault-bad-word = A word has 1 to 64 characters on one line.
fault-bad-id = An id has 1 to 64 letters, digits or dashes.
fault-bad-clock = A clock counts at least a second and at most a year.
fault-bad-chairs = The number of chairs is not the number of seats of this setup.
fault-origin = This request comes from another site.
fault-too-large = This message is too large.
fault-pack-too-large = A pack for a table over the network has at most 64 KiB.
fault-too-fast = Not so fast: try again in a moment.
fault-too-many-tables = Too many tables were opened from here: try again later.
fault-too-many-sockets = Too many connections are open from here.
fault-house-full = All tables of this server are in use: try again later.
fault-too-slow = The connection is too slow.
fault-idle = Nothing was heard from you for a while.
fault-closing = The server is being restarted: it will be back in a moment.
fault-unreadable = This cannot be read: { $reason }.
fault-unavailable = The server cannot save anything just now: nothing is lost, try again in a moment.
fault-broken-table = This table cannot be opened by this version of the game.
# $reasons: sentences, one after another; $more: how many were left out
fault-bad-pack = { $more ->
    [0] This pack is refused. { $reasons }
   *[other] This pack is refused. { $reasons } And more: { $more }.
}
fault-stopped = This table cannot be gone on with here: { $why }
fault-next = { $first } { $next }
fault-reason = { $file }:{ $line }: { $code } { $words }
fault-said = { $text }

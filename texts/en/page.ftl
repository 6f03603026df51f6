### What the page itself says. What a game says is in the files of the game.

## The first page

tagline = Small creatures, big splashes
intro = Games of paint and courage. Alone against bots, around one screen, or with a friend and a link.
online = Online
replays = Replays
play-now = Play now
set-up = Set up a table
how-to-play = How to play
continue = Continue
go-on = Go on
forget-it = Forget it
minutes = { $minutes } min

## The line at the top of every page

language = Language
# $language: the name of the language that was chosen, as it calls itself.
language-not-fetched = { $language } could not be loaded. Is there a connection?
colours-system = Colours: as the system says
colours-light = Colours: light
colours-dark = Colours: dark
sound-on = Sound on
sound-off = Sound off
home = Home
skip = Skip to the content

## Seats

you = You
your-turn = Your turn
turn = Turn
bot-number = Bot { $seat }
# $side: what the seat plays; $level: how strong the bot is.
side-bot = { $side }, bot { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
player = Player
player-number = Player { $seat }

## The table

goal = Goal
your-hand = Your hand
only-you = Only you see it
heroes = Figures
the-story = The story
go-on-reading = Go on
rolled = Rolled

## The log and its time line

log = Log
log-now = Now · { $count }
log-start = Start
step-first = To the start
step-previous = One step back
step-next = One step on
step-last = To now
play = Play
pause = Pause

## What can be done

undo = Undo
hint = Hint
hint-is = A good idea
back = Back
why = why?
# $about: the name of a place, a button or a card.
why-not = Why not { $about }?
rule-link = The rule · { $rule }
others-answer = The others may answer…
close = Close
keys = Keys
# $action: what would be done; $odds: how likely it succeeds.
action-odds = { $action }: { $odds }
action-luck = { $action } (luck decides what comes)
card-words = { $title }: { $words }
choose-target = choose a target
choose-action = choose an action
# $spot: what stands on a square, read aloud.
spot-can-touch = { $spot }, can be chosen
spot-chosen = { $spot }, chosen

## The board

board = Board
zoom = Size of the board
zoom-in = Closer
zoom-out = Farther
zoom-whole = The whole board
track = Turns of a cycle
track-now = (now)
done = done
task-done = (done)
task-not-done = (not done yet)
slot-empty = (empty)
board-keys = Arrows move, Enter chooses, Escape steps back, n and p go to the next and previous target.

## The past, and passing the device

past = You are looking at the past.
to-now = Back to now
pass-device = Pass the device
# The name of a player follows.
pass-to = It is the turn of
ready = I am here: show my hand
nobody-looks = Hands stay hidden until then.

## The end, and records of games

game-over = The game is over
play-again = Play again
watch-again = Watch it again
download = Download the transcript
open-file = Open a transcript
verified = Verified: every action, every draw and every position is what the rules and the seed give.
verified-no-seed = Verified: every action and every position follows the rules. The file has no seed, so its luck was not checked.
# $why: a sentence.
not-verified = This transcript does not hold: { $why }
replay-intro = Open the record of a game. It is played again by the rules, line by line, before you see it.
seen-by = Seen by
everybody = a bystander

## Setting up a table

seats = Seats
who-sits = Who sits here?
sitter-person = A person here
sitter-easy = Bot, easy
sitter-normal = Bot, normal
sitter-hard = Bot, hard
begin = Begin
quick = Quick starts
no-such-page = There is nothing at this address.

## Learning

first-game = Your first game
first-game-words = A short game that shows you what to do, step by step.
try-it = Try it
lesson-done = That is all you need. Now play a whole game!
lesson-other = That can be done, but let us stay with the lesson.
lesson-step = { $title } · Step { $step } / { $total }
room = nobody yet
something-wrong = Something went wrong

## Keys

key-arrows = Move over the board
key-enter = Choose what is under the focus
key-esc = One step back
key-np = Next and previous thing that can be chosen
key-digits = An action by its number
key-u = Undo
key-h = Hint
key-b = To the board
key-zoom = Closer, farther, the whole board
key-help = These keys

## What went wrong, rules

file-too-long = The file is too long to be the record of a game.
file-unreadable = The file cannot be read as text.
rules = Rules
rules-intro = Every rule that the program applies, in short. A refusal names its rule.
no-network = The server cannot be reached. Tables in this browser still work.
no-undo = The last decision cannot be taken back any more.

## Tables over the network

no-tables = No table waits for a player now. Make one, and send its links.
make-table = Make a table
waiting-tables = Tables that wait
your-name = Your name
guest = Guest
join = Join
watch = Watch
invited = You are invited to a table
sit-down = Sit down
only-watch = Only watch
connecting = Going to the table…
reconnecting = The connection is lost. Trying again…
new-version = There is a new version of this page.
reload = Load it

## Games that are fetched, variants, games of earlier versions

fetching-game = Getting the game out of its box…
game-not-fetched = The game could not be loaded. Is there a connection?
variant = Variant
# The name of the content follows.
variant-words = This server plays this game with its own numbers, not the usual ones:
variant-learn = This server plays a variant with its own numbers. What follows teaches the usual edition.
edition-rules = rules { $version }
# $made: the name of a game, the number of its rules and of its content.
made-with = Rules and content: { $made }
a-game = A game
save-unread = This game cannot be gone on with here
save-damaged = What this browser remembers of the game is damaged.
put-aside = It was played by other rules or other numbers, and another game was begun.
kept = Games that were put aside
kept-words = Nothing of them is lost: they can be tried again after an update, or saved as a file.
download-save = Save as a file
server-older = This server is older than this page. Whoever runs it must update it; games in this browser can be played meanwhile.
stopped-log = Who decided, in this order. What was decided can be told only by a version that knows this game's rules and content.
try-again = Try again

## At a table over the network

bot-plays = A bot plays for you.
come-back = Play myself again
luck = Luck that can be checked
luck-words = The server has already chosen its part of the luck; this is its seal. Each player may add a word. When the game is over, anyone can check that nothing was changed.
your-word = Your word
# $word: what a player wrote.
chair-word = “{ $word }”
add-word = Add it
begin-with-bots = Begin, with bots on the free seats
link-for = Link for this seat
copy = Copy
copied = Copied
open-online = Open it online
public = Listed for everybody
public-words = Anybody can take a free seat. Otherwise only those who have a link.
clock = Clock
clock-runs = This clock is running
clock-rests = This clock is stopped
time-days = { $days } d { $hours } h
# $name: what is counted, such as moves.
pips = { $name }: { $left } / { $of }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bot-died = The bot does not answer. Load the page again: the game is kept.
bot-lost = The bot does not know what to do here. ({ $reason })
not-a-record = It is not the record of a game of this house.
with-a-friend = Play with a friend
with-a-friend-words = Open a table and send its link.
all-tables = All tables
clock-rule-none = None
clock-rule-move = 1 minute per decision
clock-rule-bank = 15 minutes + 10 seconds
clock-rule-days = 2 days per decision
clock-words = When the time of a seat runs out, a bot plays for it until its player comes back.

## Putting a list together

list = What can be taken
taken = Taken
take-out = Take out
# $name: a die.
take-out-named = Take out: { $name }
nothing-taken = Nothing yet: press what you want to take, or drag it here.
kept-lists = Keep, load and share
list-name = Name of this list
keep-list = Keep
load-list = Load
delete-list = Delete
delete-named = Delete { $name }
no-lists = No list is kept in this browser yet.
list-text = This list as text
list-from-text = A list that you were sent

## The workshop

workshop = Workshop
workshop-words = Make heroes, enemies, items, rooms and quests of your own, draw them, and play with them at once. Everything stays in this browser until you hand it out.
packs = My packs
my-pack = My pack
new-pack = New pack
pack-name = Name of the pack
import = Open a file
export = Save as a file
print = Print cards and figures
delete-pack = Delete this pack
really-delete = Yes, delete it for ever
no = No
first-thing = What would you like to make first?
refused-pack = This pack is refused
what-is-wrong = What is still wrong
pack-is-fine = Everything is right: you can play with it.
try-quest = Try it now
play-with-it = Play with this pack
with-packs = With packs
with-packs-words = What you made in the workshop, or what is offered here, joins the box: its heroes can be picked, its quests chosen.
drawing = Drawing
drawing-stays = Draw with a finger or the mouse. It stays on this device; what you draw goes along when you save the pack as a file, pictures do not.
paints = Colours
brushes = Brushes
fill = Fill
wipe = Clear
from-device = Picture from this device
ready-drawings = Choose a ready drawing
no-room = This browser has no room left: what you make now lasts as long as this page.
take-back = Take back what was removed
no-picture = This picture cannot be read.
story-map = Map of the story
cut-and-fold = Cut along the edges, fold along the dotted lines, glue the feet together.
add = Add
remove = Remove
earlier = Earlier
less = One less
more-of-it = One more
name-of-new = A short name
not-with-these = Not with the other options – { $why }
paint-ink = Ink
paint-white = White
paint-red = Red
paint-orange = Orange
paint-yellow = Yellow
paint-green = Green
paint-blue = Blue
paint-purple = Purple
paint-brown = Brown
paint-pink = Pink
brush-thin = Thin
brush-medium = Medium
brush-thick = Thick
# $square: a square of a room; $sign: what is on it.
square-sign = { $square }: { $sign }

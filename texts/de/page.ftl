### Was die Seite selbst sagt. Was ein Spiel sagt, steht in den Dateien des Spiels.

## Die erste Seite

tagline = Kleine Wesen, große Kleckse
intro = Spiele um Farbe und Mut. Allein gegen Bots, gemeinsam an einem Bildschirm oder mit Freunden und einem Link.
online = Online
replays = Aufzeichnungen
play-now = Jetzt spielen
set-up = Einen Tisch aufbauen
how-to-play = So wird gespielt
continue = Weiterspielen
go-on = Weiter
forget-it = Vergessen
minutes = { $minutes } Min.

## Die Zeile oben auf jeder Seite

language = Sprache
# $language: der Name der gewählten Sprache, wie sie sich selbst nennt.
language-not-fetched = „{ $language }“ konnte nicht geladen werden. Besteht eine Verbindung?
colours-system = Farben: wie das System
colours-light = Farben: hell
colours-dark = Farben: dunkel
sound-on = Ton an
sound-off = Ton aus
home = Startseite
skip = Zum Inhalt springen

## Plätze

you = Du
your-turn = Du bist am Zug
turn = Am Zug
bot-number = Bot { $seat }
# $side: was der Platz spielt; $level: wie stark der Bot ist.
side-bot = { $side }, Bot ({ $level ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
})
player = Spieler
player-number = Spieler { $seat }

## Der Tisch

goal = Ziel
your-hand = Deine Hand
only-you = Nur für dich sichtbar
heroes = Figuren
the-story = Die Geschichte
go-on-reading = Weiter
rolled = Gewürfelt

## Der Verlauf und seine Zeitleiste

log = Verlauf
log-now = Jetzt · { $count }
log-start = Anfang
step-first = Zum Anfang
step-previous = Einen Schritt zurück
step-next = Einen Schritt weiter
step-last = Zum Jetzt
play = Abspielen
pause = Pause

## Was man tun kann

undo = Zurücknehmen
hint = Tipp
hint-is = Eine gute Idee
back = Zurück
why = warum?
# $about: der Name eines Orts, eines Knopfs oder einer Karte.
why-not = { $about }: warum nicht?
rule-link = Die Regel · { $rule }
others-answer = Die anderen dürfen antworten…
close = Schließen
keys = Tasten
# $action: was getan würde; $odds: wie wahrscheinlich es gelingt.
action-odds = { $action }: { $odds }
action-luck = { $action } (was dann kommt, entscheidet das Glück)
card-words = { $title }: { $words }
choose-target = ein Ziel wählen
choose-action = eine Aktion wählen
# $spot: was auf einem Feld steht, vorgelesen.
spot-can-touch = { $spot }, wählbar
spot-chosen = { $spot }, gewählt

## Das Spielfeld

board = Spielfeld
zoom = Größe des Spielfelds
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Das ganze Spielfeld
track = Züge einer Runde
track-now = (jetzt)
done = fertig
task-done = (geschafft)
task-not-done = (noch nicht geschafft)
slot-empty = (leer)
board-keys = Pfeiltasten bewegen, Eingabe wählt, Esc geht einen Schritt zurück, n und p gehen zum nächsten und vorigen Ziel.

## Die Vergangenheit, und das Weiterreichen des Geräts

past = Du blickst in die Vergangenheit.
to-now = Zurück zum Jetzt
pass-device = Das Gerät weitergeben
# Es folgt der Name eines Spielers.
pass-to = Am Zug ist
ready = Ich bin da: meine Hand zeigen
nobody-looks = Bis dahin bleiben alle Hände verdeckt.

## Das Ende, und Aufzeichnungen von Partien

game-over = Die Partie ist zu Ende
play-again = Noch einmal spielen
watch-again = Noch einmal ansehen
download = Mitschrift herunterladen
open-file = Eine Mitschrift öffnen
verified = Geprüft: Jede Aktion, jedes Ziehen und jede Stellung ist so, wie Regeln und Startwert sie ergeben.
verified-no-seed = Geprüft: Jede Aktion und jede Stellung folgt den Regeln. Die Datei hat keinen Startwert, darum wurde ihr Glück nicht geprüft.
# $why: ein Satz.
not-verified = Diese Mitschrift stimmt nicht: { $why }
replay-intro = Öffne die Aufzeichnung einer Partie. Sie wird nach den Regeln Zeile für Zeile nachgespielt, bevor du sie siehst.
seen-by = Blickwinkel
everybody = Zuschauer

## Einen Tisch aufbauen

seats = Plätze
who-sits = Wer sitzt hier?
sitter-person = Jemand an diesem Gerät
sitter-easy = Bot, leicht
sitter-normal = Bot, normal
sitter-hard = Bot, schwer
begin = Beginnen
quick = Schnellstarts
no-such-page = Unter dieser Adresse gibt es nichts.

## Lernen

first-game = Deine erste Partie
first-game-words = Eine kurze Partie, die Schritt für Schritt zeigt, was zu tun ist.
try-it = Ausprobieren
lesson-done = Mehr musst du nicht wissen. Auf zu einer ganzen Partie!
lesson-other = Das geht auch, aber bleiben wir bei der Lektion.
lesson-step = { $title } · Schritt { $step } / { $total }
room = noch niemand
something-wrong = Etwas ist schiefgegangen

## Tasten

key-arrows = Über das Spielfeld bewegen
key-enter = Das Angesteuerte wählen
key-esc = Einen Schritt zurück
key-np = Zum nächsten und vorigen Wählbaren
key-digits = Eine Aktion nach ihrer Nummer
key-u = Zurücknehmen
key-h = Tipp
key-b = Zum Spielfeld
key-zoom = Näher, weiter weg, das ganze Spielfeld
key-help = Diese Tasten

## Was schiefging, Regeln

file-too-long = Die Datei ist zu lang für die Aufzeichnung einer Partie.
file-unreadable = Die Datei lässt sich nicht als Text lesen.
rules = Regeln
rules-intro = Jede Regel, die das Programm anwendet, in Kürze. Wird etwas abgelehnt, steht die Regel dabei.
no-network = Der Server ist nicht erreichbar. Tische in diesem Browser gehen trotzdem.
no-undo = Die letzte Entscheidung lässt sich nicht mehr zurücknehmen.

## Tische im Netz

no-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und verschick seine Links.
make-table = Einen Tisch eröffnen
waiting-tables = Tische, die warten
your-name = Dein Name
guest = Gast
join = Mitspielen
watch = Zuschauen
invited = Du bist an einen Tisch eingeladen
sit-down = Platz nehmen
only-watch = Nur zuschauen
connecting = Auf dem Weg zum Tisch…
reconnecting = Die Verbindung ist weg. Neuer Versuch…
new-version = Es gibt eine neue Version dieser Seite.
reload = Neu laden

## Spiele, die geladen werden, Varianten, Partien früherer Versionen

fetching-game = Das Spiel wird aus der Schachtel geholt…
game-not-fetched = Das Spiel konnte nicht geladen werden. Besteht eine Verbindung?
variant = Variante
# Es folgt der Name des Inhalts.
variant-words = Dieser Server spielt dieses Spiel mit eigenen Zahlen, nicht mit den üblichen:
variant-learn = Dieser Server spielt eine Variante mit eigenen Zahlen. Was folgt, erklärt die übliche Ausgabe.
edition-rules = Regeln { $version }
# $made: der Name eines Spiels, die Nummer seiner Regeln und seines Inhalts.
made-with = Regeln und Inhalt: { $made }
a-game = Eine Partie
save-unread = Diese Partie kann hier nicht weitergespielt werden
save-damaged = Was dieser Browser sich von der Partie gemerkt hat, ist beschädigt.
put-aside = Sie wurde nach anderen Regeln oder mit anderen Zahlen gespielt, und eine andere Partie wurde begonnen.
kept = Beiseitegelegte Partien
kept-words = Von ihnen ist nichts verloren: Nach einer Aktualisierung kannst du es noch einmal mit ihnen versuchen, oder du speicherst sie als Datei.
download-save = Als Datei speichern
server-older = Dieser Server ist älter als diese Seite. Wer ihn betreibt, muss ihn aktualisieren; Partien in diesem Browser gehen inzwischen weiter.
stopped-log = Wer entschieden hat, in dieser Reihenfolge. Was entschieden wurde, kann nur eine Version sagen, die Regeln und Inhalt dieser Partie kennt.
try-again = Noch einmal versuchen

## An einem Tisch im Netz

bot-plays = Ein Bot spielt für dich.
come-back = Wieder selbst spielen
luck = Glück, das man prüfen kann
luck-words = Der Server hat seinen Teil des Glücks schon gewählt; dies ist sein Siegel. Jeder Spieler darf ein Wort dazugeben. Wenn die Partie zu Ende ist, können alle prüfen, dass nichts verändert wurde.
your-word = Dein Wort
# $word: was ein Spieler geschrieben hat.
chair-word = „{ $word }“
add-word = Dazugeben
begin-with-bots = Beginnen, mit Bots auf den freien Plätzen
link-for = Link für diesen Platz
copy = Kopieren
copied = Kopiert
open-online = Im Netz eröffnen
public = Für alle sichtbar
public-words = Wer will, kann einen freien Platz nehmen. Sonst nur, wer einen Link hat.
clock = Uhr
clock-runs = Diese Uhr läuft
clock-rests = Diese Uhr steht
time-days = { $days } T. { $hours } Std.
# $name: was gezählt wird, etwa Bewegungen.
pips = { $name }: { $left } / { $of }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bot-died = Der Bot antwortet nicht. Lade die Seite neu: Die Partie bleibt erhalten.
bot-lost = Der Bot weiß hier nicht weiter. ({ $reason })
not-a-record = Das ist keine Aufzeichnung einer Partie aus diesem Haus.
with-a-friend = Mit Freunden spielen
with-a-friend-words = Eröffne einen Tisch und verschick seinen Link.
all-tables = Alle Tische
clock-rule-none = Keine
clock-rule-move = 1 Minute pro Entscheidung
clock-rule-bank = 15 Minuten + 10 Sekunden
clock-rule-days = 2 Tage pro Entscheidung
clock-words = Ist die Zeit eines Platzes abgelaufen, spielt ein Bot für ihn, bis sein Spieler zurückkommt.

## Eine Liste zusammenstellen

list = Was du nehmen kannst
taken = Genommen
take-out = Herausnehmen
# $name: ein Würfel.
take-out-named = Herausnehmen: { $name }
nothing-taken = Noch nichts: Tippe an, was du nehmen möchtest, oder zieh es hierher.
kept-lists = Behalten, laden und teilen
list-name = Name dieser Liste
keep-list = Behalten
load-list = Laden
delete-list = Löschen
delete-named = { $name } löschen
no-lists = In diesem Browser ist noch keine Liste gespeichert.
list-text = Diese Liste als Text
list-from-text = Eine Liste, die dir jemand geschickt hat

## Die Werkstatt

workshop = Werkstatt
workshop-words = Erfinde eigene Helden, Gegner, Gegenstände, Räume und Abenteuer, zeichne sie, und spiel gleich damit. Alles bleibt in diesem Browser, bis du es weitergibst.
packs = Meine Pakete
my-pack = Mein Paket
new-pack = Neues Paket
pack-name = Name des Pakets
import = Eine Datei öffnen
export = Als Datei speichern
print = Karten und Figuren drucken
delete-pack = Dieses Paket löschen
really-delete = Ja, für immer löschen
no = Nein
first-thing = Was möchtest du zuerst machen?
refused-pack = Dieses Paket wird abgelehnt
what-is-wrong = Was noch nicht stimmt
pack-is-fine = Alles stimmt: Du kannst damit spielen.
try-quest = Jetzt ausprobieren
play-with-it = Mit diesem Paket spielen
with-packs = Mit Paketen
with-packs-words = Was in der Werkstatt entstanden ist oder hier angeboten wird, kommt mit in die Schachtel: Seine Helden und Abenteuer lassen sich wählen.
drawing = Zeichnung
drawing-stays = Zeichne mit dem Finger oder der Maus. Es bleibt auf diesem Gerät; was du zeichnest, kommt mit, wenn du das Paket als Datei speicherst, Bilder nicht.
paints = Farben
brushes = Pinsel
fill = Füllen
wipe = Leeren
from-device = Bild von diesem Gerät
ready-drawings = Eine fertige Zeichnung wählen
no-room = In diesem Browser ist kein Platz mehr: Was du jetzt machst, hält nur so lange wie diese Seite.
take-back = Entferntes zurückholen
no-picture = Dieses Bild lässt sich nicht lesen.
story-map = Karte der Geschichte
cut-and-fold = An den Rändern ausschneiden, an den gepunkteten Linien falten, die Füße zusammenkleben.
add = Hinzufügen
remove = Entfernen
earlier = Weiter nach vorn
less = Eins weniger
more-of-it = Eins mehr
name-of-new = Ein kurzer Name
not-with-these = Nicht mit den anderen Optionen – { $why }
paint-ink = Tinte
paint-white = Weiß
paint-red = Rot
paint-orange = Orange
paint-yellow = Gelb
paint-green = Grün
paint-blue = Blau
paint-purple = Violett
paint-brown = Braun
paint-pink = Rosa
brush-thin = Dünn
brush-medium = Mittel
brush-thick = Dick
# $square: ein Feld eines Raums; $sign: was darauf ist.
square-sign = { $square }: { $sign }

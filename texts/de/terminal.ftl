### Was der Befehl im Terminal sagt.

## Überall

# Vor dem, was nicht stimmt.
error = Fehler:
# Hinter dem, was nicht stimmt: ein Name, der dem Geschriebenen ähnelt.
did-you-mean = { $sentence }; meintest du „{ $name }“?
game-players = { $title }, { $players } Spieler

## Was nur auf Englisch gesagt wird, für die, die Dateien schreiben

problem-setup = dieser Aufbau geht nicht (auf Englisch: { $reason })
problem-misread = das lässt sich nicht lesen (auf Englisch: { $reason })
problem-transcript = diese Mitschrift lässt sich nicht prüfen (auf Englisch: { $reason })
problem-transcript-line = ab dieser Zeile stimmt die Mitschrift nicht mehr (auf Englisch: { $reason })
problem-chance = dieses Glück kann hier nicht kommen (auf Englisch: { $reason })
problem-action = Spalte { $column }: ab hier ist die Aktion nicht zu verstehen (auf Englisch: { $reason })

## Dateien

file-stdin = Standardeingabe
file-missing = die Datei fehlt
file-unread = das lässt sich nicht lesen: { $error }
file-too-large = das ist größer als { $most } MiB, so kann es nicht gemeint sein
file-not-utf8 = das ist kein Text in UTF-8
file-not-transcript = das ist keine Mitschrift: Die Datei beginnt nicht mit „khroma transcript“
file-is-folder = { $file } ist ein Ordner, keine Datei
file-unwritten = { $file } lässt sich nicht schreiben: { $error }
folder-missing = { $file }: den Ordner { $folder } gibt es nicht
folder-unread = { $folder }: dieser Ordner lässt sich nicht lesen: { $error }

## Inhalt

content-no-folder = den Inhaltsordner { $folder } gibt es nicht
# $lines: was nicht stimmt, jedes in einer eigenen Zeile.
content-unusable = der Inhalt von { $game } in { $folder } ist nicht zu gebrauchen:{ $lines }
pack-refused = das Paket wird abgelehnt:{ $lines }
pack-whose = { $file }: zu welchem Spiel gehört dieses Paket? Gib es mit --game an
pack-too-large = { $file }: ein Paket für Tische im Netz hat höchstens { $most } Bytes

## Aufbau und Plätze

setup-seats = { $game } wird mit { $players } Plätzen gespielt, nicht mit { $count }
setup-bots = { $seats ->
    [one] für { $seats } Platz sind { $count } Bots genannt: Nenne nur einen
   *[other] für { $seats } Plätze sind { $count } Bots genannt: Nenne einen für alle Plätze oder { $seats }
}
no-such-seat = einen Platz { $seat } gibt es nicht: Es { $seats ->
    [one] spielt nur { $seats } Platz
   *[other] spielen { $seats } Plätze
}
action-refused = „{ $action }“ ist nicht erlaubt. { $reason }

## Zahlen

number-point = ,
number-group = { "." }
# Ein Anteil und das Intervall um ihn. Das Komma in einer Zahl kann nicht auch zwei Zahlen trennen.
bars-share = { $share } %  [{ $low }; { $high }]
bars-legend = ▓░ 95-%-Intervall um den Anteil
bars-legend-fair = ▓░ 95-%-Intervall um den Anteil, │ gerechter Anteil

## Womit eine Mitschrift gemacht wurde

# $whose: wessen Inhalt es ist.
edition = gemacht mit { $rules }, Inhalt { $content } ({ $whose }){ $packs ->
    [0] {""}
    [one] , { $packs } Paketdatei
   *[other] , { $packs } Paketdateien
}
edition-rules = Regeln { $rules } von { $game }
edition-rules-older = Regeln { $rules } von { $game } (die neuesten sind { $newest })
edition-shipped = bei diesem Programm dabei
edition-archived = aus einer früheren Version
edition-named = aus dem angegebenen Ordner
edition-carried = ein eigener, der in der Datei steht

## khroma apply

apply-luck = Glück: { $luck }

## khroma check

check-fine = { $folder }: { $what }, { $files ->
    [one] { $files } Datei ist in Ordnung
   *[other] { $files } Dateien sind in Ordnung
}
check-texts = Texte
# $table: der Aufbau, als JSON.
check-nobody-wins = in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gieriger Bots gewinnt niemand bei { $table }
check-nobody-loses = in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, selbst von Zufallsbots, verliert niemand bei { $table }

## khroma content

# Hinter einem Inhalt, mit dem dieses Programm spielt.
content-shipped-now = jetzt dabei
content-exported = { $folder }: { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}
content-folder-exists = { $folder } gibt es schon: Nenne einen neuen Ordner
content-two-games = { $one } ist Inhalt von { $first }, { $other } von { $second }
content-unknown = „{ $what }“ ist weder ein Ordner noch eine Datei noch der Anfang genau einer Prüfsumme („khroma content list“ nennt sie)
content-whose = { $what }: zu welchem Spiel gehört dieser Inhalt? Gib es mit --game an
# Was verglichen wird. $digest: seine Prüfsumme, oder dass es ein Teil ist.
content-named = { $name }: { $game } { $digest }
content-part = Teil eines Inhalts
# Eine Stelle in einer Liste.
content-place = Nr. { $place }
# $path: was sich unterscheidet. $change: wie.
content-change = { $path }: { $change }
content-becomes = aus { $before } wird { $after }
content-gone = { $before } fällt weg
content-new = { $after } ist neu
content-differs = { $values ->
    [0] Dasselbe Spiel: Kein Wert ist anders
    [one] { $values } Wert ist anders
   *[other] { $values } Werte sind anders
}{ $texts ->
    [0] .
    [one] , dazu { $texts } Text, den nur Menschen lesen.
   *[other] , dazu { $texts } Texte, die nur Menschen lesen.
}

## khroma explain

explain-legal = { $verdict }: { $words }
    .verdict = erlaubt
explain-forbidden = { $verdict }: { $rule } { $words }
    .verdict = nicht erlaubt

## khroma games

games-starts = Schnellstarts, wie in „{ $example }“:
games-option = { $values }; Standard { $default }

## khroma match

match-bots = einen Wettkampf auf { $seats } Plätzen spielen 2 bis { $seats } Bots, nicht { $count }
match-swap = --swap spielt jede Ausgangslage mit { $count } Sitzordnungen: Gib --games ein Vielfaches von { $count }, zum Beispiel { $games }
# $games, $starts: wie viele, so wie man es schreibt; $count, $begun: dieselben Zahlen, zum Auswählen.
match-head = { $games } { $count ->
    [one] Partie
   *[other] Partien
} { $game } auf { $seats } Plätzen, { $starts } { $begun ->
    [one] Ausgangslage
   *[other] Ausgangslagen
}, Startwert { $seed }{ $slips ->
    [0] {""}
   *[other] , { $slips } % Ausrutscher
}
match-by-bot = jede Ausgangslage mit jedem Bot, der alle Plätze einer Seite spielt, { $seconds } s
match-by-seating = jede Ausgangslage mit jeder Sitzordnung, { $seconds } s
match-one-seating = nur eine Sitzordnung: Die Plätze können einen Bot begünstigen (siehe --swap), { $seconds } s
match-wins = gewonnen
match-draws = remis
match-losses = verloren
match-elo = Elo
match-share = Anteil an den Partien

## khroma play

play-which = Welches Spiel?
play-begin = Wie soll { $game } beginnen?
play-own-setup = alles selbst einstellen
play-number = Nummer>
play-number-again = Tippe eine Nummer von 1 bis { $count } oder „verlassen“.
# Was man antworten kann, wenn nach einer Option gefragt wird.
play-option = { $values }; Eingabetaste für { $default }
# $lines: Befehle, jeder in einer eigenen Zeile.
play-unasked =
    welches Spiel? Die Standardeingabe ist kein Terminal, also kann niemand gefragt werden: Schreib zum Beispiel{ $lines }
    „khroma games“ nennt alle Arten zu beginnen.
play-resume-file = die Standardeingabe ist hier die Tastatur: Nenne eine Datei, aus der es weitergeht
play-resume-other = das ist eine Partie { $other }, nicht { $game }
play-resume-seed = der Startwert ist nicht angegeben, also gibt es kein Glück, mit dem es weitergehen könnte
play-people = { $people } Personen passen nicht auf { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
play-no-bots = auf allen Plätzen spielen Menschen: Für einen Bot ist keiner mehr frei
play-bot-idle = der Bot auf Platz { $seat } hat nichts zu tun
# $seats: wer wo sitzt.
play-welcome = { $title }, Plätze: { $seats }; „hilfe“ zeigt, was du tippen kannst
play-you = du
play-person = ein Mensch
play-prompt = Platz { $seat }>
play-undone = Zurückgenommen.
play-no-option = eine Option { $number } gibt es nicht: Die Optionen gehen von 1 bis { $count }
play-see-help = „hilfe“ zeigt, was du tippen kannst.
play-rules-of = Schreib die Kennung einer Regel oder eines Kapitels dahinter, zum Beispiel: regeln { $chapter }
play-save-as = Schreib einen Dateinamen dahinter, zum Beispiel: speichern partie.txt
play-hide = Drück die Eingabetaste, um deine Hand zu verbergen.
play-pass = Gib die Tastatur an Platz { $seat } weiter; dort wird die Eingabetaste gedrückt.
play-saved = Gespeichert in { $file }
play-save-ask = Partie speichern? Schreib einen Dateinamen, oder drück nur die Eingabetaste für Nein:
play-not-saved-game = { $file } ist schon da und keine gespeicherte Partie: Wähle einen anderen Namen
play-seed = Der Startwert war { $seed }: „--seed { $seed }“ mit denselben Optionen bringt dasselbe Glück.
play-unread = die Standardeingabe lässt sich nicht lesen: { $error }
# Hinter einer Liste von Optionen, die nicht vollständig ist. $number: eine Option, zu der es mehr zu sagen gibt.
play-notes = (der Anfang einer Option oder ein Wort darin, etwa ein Feld, zeigt sie; „optionen all“ zeigt alles)
play-notes-marked = (der Anfang einer Option oder ein Wort darin, etwa ein Feld, zeigt sie; „optionen all“ zeigt alles; bei „!“ gibt es mehr zu wissen: „warum { $number }“)
# Optionen, die nicht einzeln aufgeführt sind. $shared: wie ihre Sätze beginnen.
play-folded = { $count } Optionen: { $shared } …
play-help =
    Tippe die Nummer einer Option oder eine Aktion in Notation. Der Anfang von Aktionen oder ein Wort darin
    (etwa ein Feld) zeigt, was sie tun. Außerdem:

## Was man beim Spielen tippen kann: ein Wort (die Wörter aller Sprachen werden verstanden), wie man es gebraucht, was es tut;
## .also: ein anderes Wort, das verstanden wird. Alle diese Wörter sind kleingeschrieben

request-options = optionen
    .usage = optionen
    .meaning = was du tun darfst („optionen all“: ausführlich)
request-why = warum
    .usage = warum <Aktion>
    .meaning = ob eine Aktion erlaubt ist, und wenn nicht, warum
request-rules = regeln
    .usage = regeln <Kennung>
    .meaning = was eine Regel sagt
    .also = regel
request-board = spielfeld
    .usage = spielfeld
    .meaning = den Tisch neu zeichnen
    .also = brett
request-log = verlauf
    .usage = verlauf
    .meaning = was bisher geschehen ist
request-undo = zurücknehmen
    .usage = zurücknehmen
    .meaning = deine letzte Entscheidung zurücknehmen
    .also = rückgängig
request-save = speichern
    .usage = speichern <Datei>
    .meaning = die Partie speichern
request-help = hilfe
    .usage = hilfe
    .meaning = diese Liste
request-quit = verlassen
    .usage = verlassen
    .meaning = die Partie verlassen

## khroma replay

replay-step = { "[" }Eingabetaste: weiter, q: beenden]
replay-decision = Platz { $seat }: { $what }
replay-secret = (eine geheime Wahl)
replay-not-over = Die Partie ist nicht zu Ende.
# $commitment: wie das Versprechen beginnt. $words: wie viele Wörter von Spielern in den Startwert eingegangen sind.
replay-verified-pledge = geprüft: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, das Glück passt zum Startwert; der Startwert folgt aus dem Geheimnis hinter dem Versprechen { $commitment }… und aus { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörtern
} der Spieler
replay-verified-seed = geprüft: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, das Glück passt zum Startwert
replay-verified = geprüft: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}; der Startwert ist nicht angegeben: Das Glück war möglich, lässt sich aber nicht auf ihn zurückführen

## khroma rules

rules-unknown = { $game } hat keine Regel „{ $id }“
rules-unknown-near = { $game } hat keine Regel „{ $id }“; meintest du { $near }?

## khroma serve

serve-failed = der Server kann nicht laufen (auf Englisch: { $reason })
serve-ready = Khroma ist unter http://{ $address } erreichbar (Strg-C beendet es)

## khroma show

show-no-past = { $file } ist eine Stellung und hat keine Vergangenheit: --at ist für Mitschriften
show-too-late = { $file } hat { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, nach { $at } kommt also nichts
show-bystander = Aus der Sicht eines Zuschauers
show-decider = Aus der Sicht von Platz { $seat }, der jetzt entscheidet
show-seat = Aus der Sicht von Platz { $seat }
# $who: eines der vorigen.
show-past = { $who }, nach { $at } von { $all ->
    [one] { $all } Entscheidung
   *[other] { $all } Entscheidungen
}

## khroma simulate

# $games: wie viele, so wie man es schreibt; $count: dieselbe Zahl, zum Auswählen.
simulate-head = { $games } { $count ->
    [one] Partie
   *[other] Partien
} { $game }, Startwert { $seed }{ $slips ->
    [0] {""}
   *[other] , { $slips } % Ausrutscher
}
simulate-speed = { $seconds } s: { $games } Partien/s, { $decisions } Entscheidungen/s
simulate-length = { $mean } Entscheidungen pro Partie ({ $least } bis { $most })
simulate-won = { $wins } gewonnen{ $shared ->
    [0] {""}
   *[other] , { $shared } geteilt
}
# $won: simulate-won.
simulate-of-seat = { $won }, { $points } Punkte
simulate-of-side = { $won } von { $games }
simulate-together = Gewonnene Partien
simulate-sides = Siege nach Seite
simulate-seats = Siege nach Platz
simulate-endings = Beendet durch
simulate-actions = Aktionen pro Partie

## Was „khroma --help“ um das Folgende herum sagt. Überschriften enden mit einem Doppelpunkt

heading-usage = Aufruf:
heading-commands = Befehle:
heading-arguments = Argumente:
heading-options = Optionen:
# Die Optionen, die alle Befehle haben.
heading-everywhere = Optionen aller Befehle:
# Was für einen Befehl steht.
value-command = BEFEHL
# Hinter dem, was ein Argument bedeutet.
note-default = { "[" }Standard: { $value }]
note-environment = { "[" }Umgebung: { $name }]
note-values = { "[" }mögliche Werte: { $values }]
# $first: die Kürzel aller Sprachen bis auf die letzte.
either-lang = { $first } oder { $last }

## Die Hilfe zu jedem Befehl: help-BEFEHL, .after: was an ihrem Ende steht; help-BEFEHL--ARGUMENT, .value: was für seinen
## Wert steht. help--ARGUMENT gilt für alle Befehle, die für ein Argument dieses Namens keinen eigenen Text haben

help = Brettspiele auf der Befehlszeile: spielen, Stellungen ansehen, Partien nachspielen und prüfen und Bots Tausende davon spielen lassen
    .after =
        Beispiele:
          khroma games                                     die Spiele und ihre Optionen
          khroma play chromatic-conflict                   gegen drei Bots spielen
          khroma play paint-brawl normal-2                 ein Schnellstart eines anderen Spiels
          khroma new chromatic-conflict --seats 3 > start.txt
          khroma legal start.txt --words                   was erlaubt ist, in Worten
          khroma apply start.txt 'faction blue' | khroma show -
          khroma simulate chromatic-conflict --games 1000 --bots greedy

        Stellungen und Mitschriften sind Textdateien; „-“ ist die Standardeingabe.
        Rückgabewerte: 0 alles ging gut, 1 „explain“ sagt nein, 2 was angegeben wurde, ist nicht zu gebrauchen.
# $langs: die Kürzel aller Sprachen.
help--lang = Die Sprache: { $langs } [Standard: aus der Umgebung]
    .value = SPRACHE
help--color = Wann Farben verwendet werden; auto: in einem Terminal, außer wenn NO_COLOR gesetzt ist
    .value = WANN
help--content = Nimmt den Inhalt der Spiele aus diesem Ordner oder aus seinem Unterordner mit dem Namen des Spiels statt des mitgelieferten
    .value = ORDNER
help--pack = Legt ein Paket über den Inhalt: eine Datei wie bienen.pack.toml oder ein Ordner mit solchen Dateien; mehrfach möglich
    .value = PAKET
help--help = Zeigt die Hilfe
help--version = Zeigt die Version
help-help = Zeigt diese Übersicht oder die Hilfe zu einem Unterbefehl
help-help--subcommand = Zeigt die Hilfe zu diesem Unterbefehl
    .value = BEFEHL

help--game = Das Spiel
    .value = SPIEL
help--start = Ein Schnellstart des Spiels, etwa normal-2; „khroma games“ nennt sie. Andere Optionen haben Vorrang
    .value = START
help--seats = Wie viele Plätze mitspielen [Standard: was das Spiel vorsieht]
    .value = N
help--set = Eine Option des Spiels, etwa factions=blue,green,orange; „khroma games“ nennt sie
    .value = SCHLÜSSEL=WERT
help--setup = Eine Datei mit den Optionen des Spiels (.toml oder .json); --seats und --set haben Vorrang
    .value = DATEI
help--file = Eine Datei mit einer Stellung (oder einer Mitschrift, dann gilt ihr Ende) oder - für die Standardeingabe
    .value = STELLUNG
help--json = Gibt JSON aus
help--games = Wie viele Partien
    .value = N
help--seed = Woher das Glück kommt: eine ganze Zahl
    .value = STARTWERT
help--slips = Lässt so viele von hundert Entscheidungen zufällig fallen, wer auch immer dort sitzt: Bots, die immer gleich beginnen, zeigen nur einen Verlauf einer Partie, ein paar Ausrutscher zeigen viele
    .value = N
help--threads = Auf wie vielen Threads [Standard: so viele, wie es Kerne gibt]
    .value = T
help--out = Schreibt den Bericht zusätzlich als JSON in diese Datei
    .value = DATEI

help-games = Zeigt die Spiele mit ihren Schnellstarts, Optionen und Spielerzahlen
    .after =
        Beispiele:
          khroma games
          khroma games --lang en
          khroma games --json

help-new = Gibt eine Anfangsstellung aus
    .after =
        Beispiele:
          khroma new chromatic-conflict > start.txt
          khroma new chromatic-conflict --seats 3 --set factions=blue,green,orange --seed 7
          khroma new paint-brawl normal-2 --set scenario=3
          khroma new chromatic-conflict --setup abend.toml | khroma show -
          khroma new chromatic-conflict --json

        Eine Datei mit einem Aufbau enthält eine Option pro Zeile, zum Beispiel: seats = 3
help-new--seed = Woher das Glück kommt: eine ganze Zahl oder 64 hexadezimale Ziffern
    .value = STARTWERT
help-new--json = Gibt JSON aus: Spiel, Aufbau, Startwert und Stellung

help-show = Zeichnet eine Stellung oder einen Moment einer Mitschrift, wie ein Platz sie sieht
    .after =
        Beispiele:
          khroma show stellung.txt                 aus der Sicht des Platzes, der entscheidet
          khroma show stellung.txt --seat 2        aus der Sicht von Platz 2
          khroma show partie.txt --at 12           nach 12 Entscheidungen, aus der Sicht eines Zuschauers
          khroma new chromatic-conflict | khroma show -
          khroma show stellung.txt --json          was dieser Platz sehen darf, für Programme
help-show--file = Eine Datei mit einer Stellung oder einer Mitschrift oder - für die Standardeingabe
    .value = STELLUNG|MITSCHRIFT
help-show--seat = Aus wessen Sicht: ein Platz [Standard: bei einer Stellung der Platz, der entscheidet, bei einer Mitschrift ein Zuschauer]
    .value = N
help-show--at = Nach wie vielen Entscheidungen einer Mitschrift [Standard: nach der letzten]
    .value = K
help-show--json = Gibt die Ansicht als JSON aus

help-legal = Zeigt alles, was der Platz tun darf, der entscheidet, eine Aktion pro Zeile
    .after =
        Beispiele:
          khroma legal stellung.txt
          khroma legal stellung.txt --words        mit einem Satz hinter jeder Aktion
          khroma legal stellung.txt | wc -l

        Ist die Partie zu Ende, bleibt die Liste leer.
help-legal--words = Schreibt hinter jede Aktion, was sie tut

help-explain = Sagt, ob eine Aktion erlaubt ist, und wenn nicht, welche Regel sie verbietet
    .after =
        Beispiele:
          khroma explain stellung.txt 'place 3 (1,0)'
          khroma explain stellung.txt 'lay T05 (9,9)' --json
          khroma explain stellung.txt 'decline' && echo erlaubt

        Rückgabewerte: 0 die Aktion ist erlaubt, 1 sie ist es nicht, 2 etwas lässt sich nicht lesen.
help-explain--action = Die Aktion in Notation, als ein Argument
    .value = AKTION

help-apply = Spielt Aktionen in einer Stellung und gibt die Stellung danach aus
    .after =
        Beispiele:
          khroma apply stellung.txt 'place 3 (1,0)' > danach.txt
          khroma apply stellung.txt 'faction blue' 'faction green' 'faction violet' | khroma show -
          khroma apply stellung.txt 'decline' --seed 9 --json
          khroma apply stellung.txt 'place 4 (0,0)' 'lay T06 (1,0)' --chance chromeca=crane

        Was geschehen ist, steht als Kommentar (#) davor; die Ausgabe ist also selbst eine Datei mit einer
        Stellung. Auch was gezogen wurde, steht dort, etwa „# Glück: tag=T07,chromeca=crane“. --chance sagt mit
        denselben Worten, was gezogen werden soll; was es nicht sagt, kommt aus dem Startwert. Es wird abgelehnt,
        wenn die Aktionen das nicht ziehen: Ein Chromeca zum Beispiel wird am Ende eines Zugs gezogen, in dem
        einer gesetzt wurde.
help-apply--actions = Die Aktionen in Notation, jede als ein Argument
    .value = AKTION
help-apply--chance = Was das Glück bringen soll: Name=Wert, durch Kommas getrennt
    .value = NAME=WERT
help-apply--seed = Woher das übrige Glück kommt: eine ganze Zahl oder 64 hexadezimale Ziffern
    .value = STARTWERT
help-apply--json = Gibt JSON aus: Ereignisse, Glück und Stellung

help-play = Spielt im Terminal, gegen Bots oder gemeinsam an einer Tastatur
    .after =
        Beispiele:
          khroma play                                              ein Spiel wählen und wie es beginnt
          khroma play chromatic-conflict                           du auf Platz 1, drei Bots
          khroma play chromatic-conflict --seats 3 --bots hard     gegen zwei starke Bots
          khroma play paint-brawl normal-2                         ein Schnellstart: Stufe Normal, du und ein Bot
          khroma play paint-brawl advanced-3 --set scenario=3      ein Schnellstart mit einem anderen Szenario
          khroma play chromatic-conflict --hot-seat                alle an einer Tastatur
          khroma play chromatic-conflict --humans 2 --bots easy    zwei Personen, sonst leichte Bots
          khroma play --resume partie.txt                          eine gespeicherte Partie fortsetzen
          khroma play chromatic-conflict --humans 0 --save partie.txt    Bots zusehen und die Partie behalten

        Beim Spielen: Eine Nummer oder eine Aktion in Notation führt sie aus; „warum“ sagt, warum eine Aktion nicht
        erlaubt ist; „zurücknehmen“, „speichern partie.txt“, „verlauf“, „spielfeld“, „regeln CC-CAP-3“, „hilfe“,
        „verlassen“.
help-play--game = Das Spiel; ohne Angabe wirst du gefragt
    .value = SPIEL
help-play--seed = Woher das Glück kommt: eine ganze Zahl oder 64 hexadezimale Ziffern [Standard: zufällig, am Ende genannt]
    .value = STARTWERT
help-play--bots = Wer die Plätze spielt, auf denen kein Mensch sitzt: ein Bot für alle oder einer für jeden
    .value = BOT,...
help-play--threads = Auf wie vielen Threads ein Bot nachdenkt [Standard: alle Kerne für „hard“ nach der Uhr, 1 für andere]
    .value = T
help-play--humans = Wie viele Menschen spielen, auf den ersten Plätzen
    .value = N
help-play--hot-seat = Menschen spielen alle Plätze und reichen die Tastatur herum
help-play--resume = Setzt eine gespeicherte Partie fort
    .value = MITSCHRIFT
help-play--save = Speichert die Partie in dieser Datei, wenn sie endet oder du sie verlässt
    .value = DATEI

help-serve = Bietet Tische im Netz an und die Seite, auf der dort gespielt wird
    .after =
        Beispiele:
          khroma serve                                          auf diesem Rechner, unter http://127.0.0.1:8080
          khroma serve --listen 0.0.0.0:8080 --database /var/lib/khroma/khroma.db
          khroma serve --database postgres://khroma@localhost/khroma --origin https://play.example --behind-proxy
          khroma serve --pack bienen.pack.toml                  und ein Paket anbieten, wenn jemand einen Tisch eröffnet

        Alles liegt in einer SQLite-Datei oder in PostgreSQL, wenn mehrere Server sich ihre Tische teilen. Wie es dem
        Server geht, steht unter /healthz, Zahlen für Prometheus unter /metrics. SIGTERM und Strg-C beenden ihn, sobald
        alles geschrieben ist, was angenommen wurde.
help-serve--listen = Wo der Server lauscht
    .value = ADRESSE
help-serve--database = Eine Datei für SQLite oder eine Adresse, die mit postgres:// beginnt
    .value = DATENBANK
help-serve--origin = Der Ursprung (Origin), unter dem Browser den Server kennen, etwa https://play.example [Standard: der Host jeder Anfrage]
    .value = URSPRUNG
help-serve--behind-proxy = Die Adressen der Clients nennt ein vorgeschalteter Proxy (X-Forwarded-For)
help-serve--bot-threads = Wie viele Threads für Bots nachdenken [Standard: einer weniger, als der Rechner hat]
    .value = N
help-serve--max-tables = Wie viele Tische offen sein dürfen
    .value = N
help-serve--tables-per-hour = Wie viele Tische eine Adresse pro Stunde eröffnen darf
    .value = N
help-serve--max-sockets = Wie viele Verbindungen eine Adresse haben darf
    .value = N
help-serve--rate = Wie viele Nachrichten pro Sekunde eine Verbindung senden darf
    .value = N
help-serve--silence = Wie lange eine Verbindung schweigen darf, in Sekunden
    .value = SEKUNDEN
help-serve--log = Wie viel auf der Fehlerausgabe protokolliert wird: error, warn, info, debug oder trace
    .value = STUFE

help-simulate = Lässt Bots viele Partien spielen und zeigt, wer gewinnt, wie lange es dauert und wie es endet
    .after =
        Beispiele:
          khroma simulate chromatic-conflict --games 1000 --bots random
          khroma simulate chromatic-conflict --games 200 --bots greedy,greedy,random --seed 7
          khroma simulate chromatic-conflict --games 100 --bots normal --set factions=blue,green,orange,violet
          khroma simulate paint-brawl normal-2 --games 100 --bots greedy,random
          khroma simulate color-quest quick --games 100 --bots greedy --actions
          khroma simulate color-quest quick --games 400 --bots hard@100it --slips 5
          khroma simulate chromatic-conflict --games 10000 --bots random --json --out bericht.json

        Bots: random, greedy, easy, normal, hard, uct; mit einem Budget pro Entscheidung: hard@100ms, uct@500it.
        Ein einziger Name gilt für alle Plätze. Derselbe Startwert ergibt auf jeder Zahl von Threads dieselben
        Partien, außer wenn ein Bot nach der Uhr denkt (hard, uct, ...ms).
help-simulate--bots = Die Bots, Platz für Platz, oder einer für alle Plätze
    .value = BOT,...
help-simulate--actions = Zählt, was jede Seite tut, nach Arten von Aktionen

help-match = Lässt Bots in einem Wettkampf gegeneinander spielen und zeigt, wer stärker ist
    .after =
        Beispiele:
          khroma match chromatic-conflict --games 400 --bots greedy,random --swap
          khroma match chromatic-conflict --games 200 --bots hard@50ms,normal --swap --seats 4 --json
          khroma match paint-brawl advanced-2 --games 100 --bots greedy,random --swap

        Die Bots sitzen abwechselnd um den Tisch. Mit --swap wird jede Ausgangslage einmal mit jeder Sitzordnung
        gespielt; so begünstigen weder Glück noch Plätze jemanden.
help-match--bots = Die Bots, die gegeneinander spielen: zwei oder mehr
    .value = BOT,BOT,...
help-match--swap = Spielt jede Ausgangslage mit jeder Sitzordnung

help-replay = Spielt eine Mitschrift nach, Entscheidung für Entscheidung, und prüft sie
    .after =
        Beispiele:
          khroma replay partie.txt                 jede Entscheidung in Worten
          khroma replay partie.txt --seat 2        so, wie Platz 2 es erfuhr
          khroma replay partie.txt --step          mit einem Bild nach jeder Entscheidung; Eingabetaste: weiter, q: Ende
          khroma replay partie.txt --verify        nur prüfen

        Beim Prüfen wird alles nachgespielt: jede Aktion, ihr Glück (auch gegen den Startwert, wo er angegeben ist),
        jede Stellung und der Ausgang. Hat ein Server sein Glück im Voraus versprochen, wird auch das geprüft:
        Vergleiche das Versprechen mit dem, das er beim Eröffnen des Tisches gezeigt hat. Die erste Zeile, die
        abweicht, wird genannt, mit dem Rückgabewert 2.
help-replay--file = Eine Datei mit einer Mitschrift oder - für die Standardeingabe
    .value = MITSCHRIFT
help-replay--seat = Aus wessen Sicht: ein Platz [Standard: ein Zuschauer]
    .value = N
help-replay--verify = Prüft nur, meldet das Ergebnis und nennt die Regeln und den Inhalt, mit denen sie gemacht wurde (oder als JSON)
help-replay--step = Zeichnet nach jeder Entscheidung den Tisch und wartet in einem Terminal auf die Eingabetaste

help-rules = Zeigt eine Regel eines Spiels oder alle
    .after =
        Beispiele:
          khroma rules chromatic-conflict                  alle Regeln, eine pro Zeile
          khroma rules chromatic-conflict CC-CAP-3         eine Regel
          khroma rules chromatic-conflict CC-CAP           ein Kapitel
          khroma rules chromatic-conflict --lang de | grep Schild
          khroma rules chromatic-conflict --json           für Programme
help-rules--id = Die Kennung einer Regel, etwa CC-CAP-3, oder eines Kapitels, etwa CC-CAP
    .value = KENNUNG
help-rules--json = Gibt JSON aus: jede Regel in allen Sprachen

help-check = Prüft die Inhaltsdateien eines Spiels oder aller Spiele, ein Paket oder Dateien mit Texten
    .after =
        Beispiele:
          khroma check content                             alle Spiele: ein Ordner pro Spiel
          khroma check content/chromatic-conflict          ein Spiel
          khroma check meine-variante --game chromatic-conflict
          khroma check content/coraquest --play 20         auch, ob jedes Abenteuer zu gewinnen und zu verlieren ist
          khroma check bienen.pack.toml --play 20          ein Paket, das jemand gemacht hat, und seine Abenteuer
          khroma check texts                               Texte: ein Ordner pro Sprache
          khroma --content meine-variante play chromatic-conflict

        Alles, was nicht stimmt, steht in je einer Zeile: Datei:Zeile: Grund. Rückgabewerte: 0 alles ist in Ordnung,
        2 etwas stimmt nicht.
help-check--folder = Der Ordner eines Spiels, ein Ordner mit einem Ordner pro Spiel, die Datei eines Pakets oder ein Ordner mit einem Ordner voller Texte pro Sprache
    .value = ORDNER
help-check--game = Zu welchem Spiel der Inhalt gehört, wenn die Namen des Ordners und seiner Dateien es nicht sagen
    .value = SPIEL
help-check--play = Lässt Bots so viele Partien jedes Abenteuers spielen und meldet, wo niemand gewinnt oder niemand verliert
    .value = N

help-content = Vergleicht, zeigt und entnimmt den Inhalt, mit dem gespielt wird oder wurde
    .after =
        Beispiele:
          khroma content list                                     alle veröffentlichten Inhalte
          khroma content diff shipped meine-variante --game color-quest
          khroma content diff content/color-quest meine-variante  zwei Ordner
          khroma content diff 51be2b65 partie.txt                 ein veröffentlichter Inhalt und der einer Mitschrift
          khroma content export 51be2b65 alte-zahlen              die Dateien eines veröffentlichten Inhalts, zum Ändern

        Einen Inhalt benennt der Anfang seiner Prüfsumme, ein Ordner, eine Mitschrift, die mit ihm gespielt wurde, eine
        seiner Dateien oder das Wort „shipped“ (der mitgelieferte).
help-content--game = Zu welchem Spiel der Inhalt gehört, wenn sonst nichts es sagt
    .value = SPIEL
help-content-diff = Sagt in Worten, worin sich zwei Inhalte unterscheiden
help-content-diff--one = Der eine
    .value = A
help-content-diff--other = Der andere
    .value = B
help-content-list = Zeigt alle veröffentlichten Inhalte, nach Spielen
help-content-export = Schreibt die Dateien eines Inhalts in einen neuen Ordner
help-content-export--which = Welcher Inhalt
    .value = INHALT
help-content-export--folder = Wohin
    .value = ORDNER

help-completions = Gibt ein Skript aus, mit dem eine Shell die Argumente von khroma ergänzt
    .after =
        Beispiele:
          khroma completions bash > ~/.local/share/bash-completion/completions/khroma
          khroma completions zsh  > ~/.zfunc/_khroma
          khroma completions fish > ~/.config/fish/completions/khroma.fish
help-completions--shell = Die Shell
    .value = SHELL

### Was alle Spiele und Programme sagen.

# Wie diese Sprache bei denen heißt, die sie sprechen.
language-name = Deutsch

## Aufzählungen

# „a, b“: alle bis auf das letzte.
list-next = { $first }, { $next }
# „a und b“, „a, b und c“.
list-pair = { $first } und { $next }
# „2 oder 4“.
list-or = { $first } oder { $next }

## Farben, neben einem Hauptwort
## Das Wort selbst steht allein („die Pfütze ist rot“); die Formen stehen vor dem Hauptwort:
## .weak nach „der, die, das“ im Nominativ, .weak-obl in allen anderen Fällen und in der Mehrzahl,
## .masculine, .feminine, .neuter nach „ein, eine, ein“ im Nominativ.

colour-red = rot
    .a = rot
    .weak = rote
    .weak-obl = roten
    .masculine = roter
    .feminine = rote
    .neuter = rotes
colour-orange = orange
    .a = orange
    .weak = orangefarbene
    .weak-obl = orangefarbenen
    .masculine = orangefarbener
    .feminine = orangefarbene
    .neuter = orangefarbenes
colour-yellow = gelb
    .a = gelb
    .weak = gelbe
    .weak-obl = gelben
    .masculine = gelber
    .feminine = gelbe
    .neuter = gelbes
colour-green = grün
    .a = grün
    .weak = grüne
    .weak-obl = grünen
    .masculine = grüner
    .feminine = grüne
    .neuter = grünes
colour-blue = blau
    .a = blau
    .weak = blaue
    .weak-obl = blauen
    .masculine = blauer
    .feminine = blaue
    .neuter = blaues
colour-purple = violett
    .a = violett
    .weak = violette
    .weak-obl = violetten
    .masculine = violetter
    .feminine = violette
    .neuter = violettes

## Farben als Namen: eines Platzes, eines Clans, einer Fraktion

tint-red = Rot
tint-blue = Blau
tint-yellow = Gelb
tint-green = Grün
tint-orange = Orange
tint-purple = Violett
tint-violet = Violett
tint-black = Schwarz
tint-gold = Gold
tint-neutral = neutral

## Richtungen, als Ziel: „nach Norden“

direction-n = Norden
direction-e = Osten
direction-s = Süden
direction-w = Westen
direction-ne = Nordosten
direction-se = Südosten
direction-sw = Südwesten
direction-nw = Nordwesten

## Lager

camp-gaia = Gaia
camp-kaos = Kaos

## Die Spiele, wie sie auf der Schachtel heißen

game-chromatic-conflict = Chromatic Conflict
    .summary = Fraktionen von Robotern kämpfen um eine Karte, die während des Spiels wächst: Legt Gelände, setzt eure Chromecas, entdeckt verborgene Effekte und haltet am Ende die meisten Edelsteine.
game-paint-brawl = Paint Brawl
    .summary = Clans kleiner Wesen kämpfen mit Farbe auf einem Brett von 11 mal 11 Feldern: Breitet eure Pfützen aus, gewinnt Kämpfer für eure Farbe, lenkt eure Golems und erreicht als Erste das Ziel des Szenarios.
game-dark-threat = Dark Threat
    .summary = Gaia erhellt die Prismen dreier Tempel mit Farben, damit der Auserwählte strahlt; Kaos verbreitet schwarze Farbe, verdirbt die Tempel und verschmilzt Plagen zur Ultimativen Plage. Jedes Lager hat seine eigenen Ziele.
game-color-quest = Color Quest
    .summary = Zwei Banden treffen im Verbotenen Wald aufeinander. Gaias Figuren werfen Farben, die des Rônin werfen Schwarz, und Farbe macht Freunde zu Feinden. Kadamas-Würfel bezahlen die Kräfte; wer den eigenen Helden erhebt und den anderen zu Fall bringt, gewinnt.
game-coraquest = CoraQuest
    .summary = Vier Helden erkunden ein Verlies, das Karte für Karte ausgelegt wird, kämpfen mit Würfeln, helfen einander und bestehen gemeinsam ein Abenteuer. Die Gruppe verliert, sobald ein Held fällt.

## Fehler, die man Spielern sagt oder denen, die Dateien schreiben

error-refused = { $rule }: { $says }
error-action = „{ $action }“: { $cause }
error-unknown-game = es gibt kein Spiel „{ $name }“; die Spiele sind: { $known }
# $count: wie viele Schnellstarts das Spiel hat
error-unknown-start = { $count ->
    [0] { $game } hat keine Schnellstarts, „{ $word }“ bedeutet hier also nichts
   *[other] { $game } hat keinen Schnellstart „{ $word }“; seine Schnellstarts sind: { $known }
}
# $details: auf Englisch, für die, die Dateien schreiben
error-setup = dieser Aufbau geht nicht ({ $details })
error-misread = Zeile { $line }, Spalte { $column }: das lässt sich nicht lesen ({ $details })
# without $details
error-transcript = Zeile { $line }: { $flaw }
error-not-asked = jetzt entscheidet ein anderer Platz
error-no-beginning = eine Partie, die in der Mitte begann, hat keine Mitschrift
error-newer-rules = gespielt wurde nach Version { $version } der Regeln von { $game }, und die neueste, die man hier kennt, ist { $newest }: Aktualisiere das Programm, oder lade die Seite neu
error-unknown-content = gespielt wurde mit dem Inhalt { $content } von { $game }, den man hier nicht kennt: Ein neueres Programm kennt ihn vielleicht, oder wer ihn gemacht hat, hat seine Dateien (--content ORDNER)
error-wrong-content = angegeben ist der Inhalt { $claimed } von { $game }, beigelegt ist aber { $found }
error-bad-content = der Inhalt von { $game } wird abgelehnt: { $first }
error-damaged-content = der Inhalt { $content } von { $game } ist im Archiv beschädigt: { $reason }
roster-none = Hier gibt es nichts zusammenzustellen.

chance-missing = das Spiel zieht hier „{ $label }“, und dafür steht nichts geschrieben
chance-other = das Spiel zieht hier „{ $asked }“ und nicht „{ $written }“
chance-impossible = „{ $written }“ kann jetzt nicht kommen; möglich sind: { $possible }
chance-unused = „{ $written }“ steht geschrieben, aber das Spiel zieht es hier nicht

undo-nothing = Es gibt nichts zurückzunehmen.
undo-other-seat = Seitdem hat jemand anderes entschieden: Zum Zurücknehmen ist es zu spät.
undo-luck = Eine Karte wurde gezogen oder ein Würfel geworfen: Glück wird nicht zurückgenommen.
undo-shown = Etwas Verborgenes ist ans Licht gekommen: Das wird nicht zurückgenommen.

## Was mit einer Mitschrift nicht stimmt

flaw-cut-off = die Datei bricht mittendrin ab
flaw-form = sie ist nicht so geschrieben, wie sie sein sollte
flaw-newer = sie stammt von einer neueren Version als dieser: Aktualisiere das Programm, oder lade die Seite neu
flaw-content = der Inhalt, mit dem gespielt wurde, ist hier nicht bekannt oder ist nicht, was er zu sein vorgibt
flaw-game = sie gehört zu einem anderen Spiel
flaw-pack = das Paket, mit dem gespielt wurde, wird abgelehnt
flaw-setup = die Regeln lehnen diesen Aufbau ab
flaw-order = dieser Platz ist nicht am Zug
flaw-action = diese Aktion ist hier nicht möglich
flaw-luck = in der Partie fiel das Glück anders aus
flaw-check = sie passt nicht zu ihrer Prüfsumme: Etwas wurde geändert
flaw-pledge = was über den Startwert versprochen war, wurde nicht gehalten
flaw-outcome = die Partie ging anders aus

## Was ein Server ablehnt

fault-unknown-table = Diesen Tisch gibt es nicht.
fault-unknown-content = Dieser Server kennt diesen Inhalt nicht.
fault-unknown-path = Hier ist nichts.
fault-wrong-secret = Dieser Link gibt keinen Platz an diesem Tisch.
fault-only-looking = Du schaust an diesem Tisch nur zu.
fault-not-your-turn = Du bist nicht am Zug.
fault-stale = Der Tisch hat sich inzwischen verändert.
fault-other-edition = Dieser Server spielt nach anderen Regeln oder Zahlen als diese Seite: Lade die Seite neu.
fault-not-started = Die Partie hat noch nicht begonnen.
fault-started = Die Partie hat schon begonnen.
fault-over = Die Partie ist zu Ende.
fault-not-over = Die Mitschrift gibt es, wenn die Partie zu Ende ist.
fault-seat-taken = Dieser Platz ist besetzt.
fault-full = Alle Plätze sind besetzt.
fault-needs-invitation = An diesen Tisch kommt man nur auf Einladung.
fault-open-seats = Es sind noch Plätze frei.
fault-out-of-time = Deine Zeit ist abgelaufen.
fault-away = Ein Bot spielt für dich: Nimm erst deinen Platz wieder ein.
fault-not-away = Du sitzt schon am Tisch.
fault-too-soon = Dieser Spieler hat noch Zeit, sich zu entscheiden.
fault-no-such-moment = So weit ist die Partie nicht gekommen.
fault-bad-name = Ein Name hat 1 bis 40 Zeichen in einer Zeile.
fault-bad-word = Ein Wort hat 1 bis 64 Zeichen in einer Zeile.
fault-bad-id = Eine Kennung hat 1 bis 64 Buchstaben, Ziffern oder Striche.
fault-bad-clock = Eine Uhr zählt mindestens eine Sekunde und höchstens ein Jahr.
fault-bad-chairs = Die Zahl der Stühle ist nicht die Zahl der Plätze dieses Aufbaus.
fault-origin = Diese Anfrage kommt von einer anderen Website.
fault-too-large = Diese Nachricht ist zu groß.
fault-pack-too-large = Ein Paket für einen Tisch im Netz hat höchstens 64 KiB.
fault-too-fast = Nicht so schnell: Versuch es gleich noch einmal.
fault-too-many-tables = Von hier aus wurden zu viele Tische eröffnet: Versuch es später noch einmal.
fault-too-many-sockets = Von hier aus sind zu viele Verbindungen offen.
fault-house-full = Alle Tische dieses Servers sind belegt: Versuch es später noch einmal.
fault-too-slow = Die Verbindung ist zu langsam.
fault-idle = Von dir war eine Weile nichts zu hören.
fault-closing = Der Server wird neu gestartet: Er ist gleich wieder da.
fault-unreadable = Das lässt sich nicht lesen (auf Englisch: { $reason }).
fault-unavailable = Der Server kann gerade nichts speichern: Verloren ist nichts, versuch es gleich noch einmal.
fault-broken-table = Dieser Tisch lässt sich mit dieser Version des Spiels nicht öffnen.
# $reasons: Sätze hintereinander; $more: wie viele weggelassen wurden
fault-bad-pack = { $more ->
    [0] Dieses Paket wird abgelehnt. { $reasons }
   *[other] Dieses Paket wird abgelehnt. { $reasons } Und noch mehr: { $more }.
}
fault-stopped = Dieser Tisch kann hier nicht weitergespielt werden: { $why }
fault-next = { $first } { $next }
fault-reason = { $file }:{ $line }: { $code } { $words }
fault-said = { $text }

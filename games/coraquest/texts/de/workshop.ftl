### Die Werkstatt: was man liest, wenn man Helden, Gegner, Gegenstände, Karten und Abenteuer macht.

## Was man machen kann: eins, mehrere (.many), und wozu es da ist (.does)

craft-hero = Held
    .many = Helden
    .does = Wer ins Verlies hinabsteigt.
craft-enemy = Gegner
    .many = Gegner
    .does = Wer dort wartet.
craft-item = Gegenstand
    .many = Gegenstände
    .does = Was in Truhen liegt oder was ein Abenteuer vergibt.
craft-card = Verlieskarte
    .many = Verlieskarten
    .does = Ein Raum, neu gezeichnet anstelle eines Raums aus der Schachtel.
craft-quest = Abenteuer
    .many = Abenteuer
    .does = Eine Geschichte: was wann geschieht und wie man gewinnt.

## Titel für das, was noch keinen Namen hat

unnamed-hero = Ein Held ohne Namen
unnamed-enemy = Ein Gegner ohne Namen
unnamed-item = Ein Gegenstand ohne Namen
unnamed-card = Eine Karte ohne Namen
unnamed-quest = Ein Abenteuer ohne Titel

## Texte, die ein neues Abenteuer hat

new-quest-win = Ihr habt es geschafft!
new-quest-lose = Diesmal nicht.
new-quest-action = Hinter die Tür schauen

## Was in einem Feld stehen darf

hint-range = { $least } bis { $most }
# $usual: die Zahl, die gilt, wenn keine dasteht
hint-range-usual = { $least } bis { $most }; leer: { $usual }
hint-id = 2 bis 24 Zeichen von a-z, 0-9 und _; Zeichnungen gehören zu diesem Namen
hint-squares = Tippe auf ein Feld, um es zu ändern.
hint-condition = ein Wert, ein Vergleich, ein Wert

## Felder, die mehrere Sorten haben

field-id = Name in Dateien
field-name = Name
field-health = Leben
field-move = Bewegung
field-range = Reichweite
field-dice = Würfel
field-coins = Münzen
field-cost = Kostet
choice-nobody = Niemand
choice-free = Freie Aktion
choice-full = Volle Aktion

## Würfel: eine Farbe, so viele davon in Kürze (.counted) und im Satz (.dice)

made-die-W = Weiß
    .counted = { $count ->
        [one] { $count } weißer
       *[other] { $count } weiße
    }
    .dice = { $count ->
        [one] { $count } weißer Würfel
       *[other] { $count } weiße Würfel
    }
made-die-B = Blau
    .counted = { $count ->
        [one] { $count } blauer
       *[other] { $count } blaue
    }
    .dice = { $count ->
        [one] { $count } blauer Würfel
       *[other] { $count } blaue Würfel
    }
made-die-R = Rot
    .counted = { $count ->
        [one] { $count } roter
       *[other] { $count } rote
    }
    .dice = { $count ->
        [one] { $count } roter Würfel
       *[other] { $count } rote Würfel
    }

## Helden

field-type = Typ
type-standard = Normal
type-fast = Schnell
type-tough = Zäh
field-own-die = Eigener Würfel
field-weapon = Startwaffe
field-ability = Fähigkeit
field-bane = Erzfeind
field-story = Geschichte
line-die = Würfel
line-weapon = Reichweite { $range } · { $dice }
tally-points = Punkte

## Gegner

field-size = Größe
size-small = Klein
size-medium = Mittel
size-large = Groß
size-boss = Oberboss
field-figures = Figuren
group-standard = Normale Seite
group-tough = Zähe Seite
field-stinky = Stinkt von Natur aus
field-on-hit = Wenn er trifft
blow-nothing = Nichts
blow-poisoned = Vergiftet
blow-stunned = Betäubt
blow-stinky = Bringt zum Stinken
blow-knock = Stößt zurück
field-calls = Ruft jede Runde herbei
line-standard = Normal
line-tough = Zäh
line-side = Leben { $health } · Bewegung { $movement } · Reichweite { $range } · { $dice }
line-stinky = Stinkt von Natur aus.
tally-standard = Punkte, normale Seite
tally-tough = Punkte, zähe Seite

## Verlieskarten

field-card = Anstelle von
field-squares = Felder
sign-floor = Boden
sign-wall = Mauer
sign-small = Kleiner Gegnerpunkt
sign-medium = Mittlerer Gegnerpunkt
sign-large = Großer Gegnerpunkt
sign-chest = Truhe
sign-spot = Stelle der Geschichte
field-web = Ein Netz: Aus seiner Mitte kommen Spinnen

## Gegenstände

field-stock = Stapel
stock-treasure = Schatz: in Truhen
stock-special = Spezial: von Abenteuern vergeben
field-kind = Art
item-kind-quest = Für das Abenteuer
item-kind-weapon = Waffe
item-kind-armour = Rüstung
item-kind-potion = Einmal zu benutzen
item-kind-magic = Wirkt immer
item-kind-trap = Falle
field-effect = Was er tut
field-effect-of = Tut dasselbe wie
choice-same-as = Wie: { $item }
choice-quest-only = Nur, was das Abenteuer sagt
field-own-words = In deinen Worten (leer: wie oben)
field-copies = Anzahl

## Wirkungen von Gegenständen: wie sie heißen, und was Spieler darüber lesen (.told)

# $number: wie stark die Wirkung ist
item-effect-heal = Heilt
    .told = Heilt { $number } Leben, und du bist nicht mehr vergiftet.
item-effect-antidote = Beendet Vergiftung
    .told = Du bist nicht mehr vergiftet.
# $number: wie stark die Wirkung ist
item-effect-wash = Wäscht
    .told = { $number ->
        [0] Du stinkst nicht mehr.
        [one] Du oder ein Held, der höchstens { $number } Feld entfernt ist, stinkt nicht mehr.
       *[other] Du oder ein Held, der höchstens { $number } Felder entfernt ist, stinkt nicht mehr.
    }
# $dice: die Würfel, wie „1 roter Würfel und 2 blaue Würfel“
item-effect-next_attack = Würfel beim nächsten Angriff
    .told = { $dice } mehr bei deinem nächsten Angriff in diesem Zug.
# $dice: die Würfel, wie „1 roter Würfel und 2 blaue Würfel“
item-effect-this_turn = Würfel bei allen Angriffen des Zugs
    .told = { $dice } mehr bei jedem deiner Angriffe in diesem Zug.
item-effect-reroll = Leere Würfel werden neu geworfen
    .told = Bei deinem nächsten Angriff in diesem Zug wird jeder Würfel ohne Erfolg noch einmal geworfen.
# $number: wie stark die Wirkung ist
item-effect-teleport = Teleportiert, so weit
    .told = { $number ->
        [one] Du erscheinst auf einem freien Feld, das höchstens { $number } Feld entfernt ist und wo dich kein Gestank stört. Eine angefangene Bewegung endet.
       *[other] Du erscheinst auf einem freien Feld, das höchstens { $number } Felder entfernt ist und wo dich kein Gestank stört. Eine angefangene Bewegung endet.
    }
item-effect-teleport-any = Teleportiert irgendwohin
    .told = Du erscheinst auf irgendeinem freien Feld, wo dich kein Gestank stört. Eine angefangene Bewegung endet.
item-effect-slow = Bremst die Gegner
    .told = In der nächsten Gegnerphase hat jeder Gegner nur eine Aktion.
item-effect-quest = Nur, was ein Abenteuer sagt
    .told = Etwas geschieht, wenn man diesen Gegenstand im richtigen Augenblick benutzt.
# $number: wie stark die Wirkung ist
item-effect-steps = Mehr Schritte
    .told = { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } mehr bei jeder deiner Bewegungen.
item-effect-nimble = Geht durch Gegner hindurch
    .told = Du darfst durch Gegner hindurchgehen, aber nicht auf ihren Feldern anhalten.
item-effect-see_through = Sieht an Figuren vorbei
    .told = Du siehst an Figuren vorbei; Mauern verdecken weiterhin, was dahinter ist.
item-effect-no_smell = Wird nie von Gestank gestört
    .told = Gestank stört dich nie.
# $dice: die Würfel, $kind: die Gegnerart
item-effect-against = Würfel gegen eine Gegnerart
    .told = { $dice } mehr bei Angriffen mit diesem ersten Ziel: { $kind }.
item-effect-trap-knock = Stößt zurück
    .told = Sie stößt dich von der Truhe zurück.
item-effect-trap-poison = Vergiftet
    .told = Du bist vergiftet.
item-effect-trap-stink = Bringt zum Stinken
    .told = Du stinkst.
field-steps = Schritte
field-distance = Entfernung
field-against = Gegen

## Abenteuer

field-title = Titel
field-difficulty = Schwierigkeit
group-story = Geschichtenkarten
field-pile = Stapel { $number }
# $code: die Nummer oder der Buchstabe einer Karte, $name: ihr Name
card-coded = { $code } · { $name }
card-coded-top = { $code } · { $name }, obenauf
card-coded-bottom = { $code } · { $name }, ganz unten
group-enemies = Gegner
field-symbol-small = An kleinen Gegnerpunkten
field-symbol-medium = An mittleren Gegnerpunkten
field-symbol-large = An großen Gegnerpunkten
field-also = Andere, die Regeln aufstellen dürfen
group-hard = Wie schwer es ist
field-force-tough = Immer zäh, was die Spieler auch wählen
field-countdown = Stufen der Countdown-Leiste
field-threat-start = Stufe des Gefahrenmarkers am Anfang
field-threat-reset = Stufe, auf die der Gefahrenmarker zurückkehrt
field-limit-normal = Letzte Runde, normale Partie
field-limit-long = Letzte Runde, lange Partie
listed-texts = Texte
text-intro = Einleitung
text-goal = Ziel, die ganze Partie über zu sehen
text-win = Wenn gewonnen ist
text-lose = Wenn verloren ist
field-read = Was man liest
field-text = Text
line-goal = Ziel
listed-counters = Zähler
field-counter = Zähler
field-at-first = Am Anfang
field-at-first-normal = Am Anfang, normale Partie
field-at-first-long = Am Anfang, lange Partie
field-label = Gezeigt als (leer: verborgen)
listed-items = Gegenstände dieses Abenteuers
field-item = Gegenstand
listed-rules = Was geschieht
more-rule = Regel
field-when = Wann
listed-if = Nur wenn
listed-all = All das gilt
listed-any = Eins davon gilt
field-condition = Bedingung
listed-then = Dann
listed-else = Sonst
field-once = Nur einmal pro Partie
listed-actions = Was Helden tun können
more-action = Aktion
field-done = Was getan wird
field-where = Wo
listed-win = Gewonnen, wenn
listed-lose = Verloren, wenn
more-ending = Ende
choice-usual-text = Der übliche

## Zeitpunkte von Regeln

moment-start = Am Anfang
moment-round_start = Am Anfang jeder Runde
moment-enemy_phase = Bevor die Gegner handeln
moment-round_end = Am Ende jeder Runde
moment-reveal-any = Irgendeine Karte wird aufgedeckt
moment-reveal = Karte { $card } wird aufgedeckt
moment-enter-entrance = Ein Held betritt den Eingang
moment-enter = Ein Held betritt Karte { $card }
moment-search = Eine Truhe wird durchsucht
moment-defeat-any = Irgendein Gegner wird besiegt
moment-defeat = Besiegt: { $kind }
moment-spiders = Spinnen kommen
moment-check = Sobald die Bedingungen gelten
moment-use = Benutzt: { $item }
moment-gain = Bekommen: { $item }

## Orte und Personen

place-spot = An der Stelle von Karte { $card }
place-enemy = Neben: { $kind }
place-centre = In der Mitte von Karte { $card }
place-hero = Wo der handelnde Held ist
place-webs = An jedem Netz
persons-acting = Der handelnde Held
persons-all = Alle Helden
persons-others = Alle außer dem handelnden Helden
persons-choose = Ein Held, den die Spieler wählen
persons-on = Helden auf Karte { $card }
persons-near = Helden in der Nähe: { $place }

## Wirkungen von Regeln

# $effect: wie die Wirkung heißt, $what: worauf, oder wie viel
effect-of = { $effect }: { $what }
rule-effect-text = Einen Text vorlesen
rule-effect-spawn = Gegner aufstellen
rule-effect-remove = Gegner verschwinden
rule-effect-hurt_enemy = Gegner verletzen
rule-effect-heal_enemy = Gegner heilen
rule-effect-tough = Neue Gegner sind zäh
rule-effect-give = Einen Gegenstand geben
rule-effect-take = Einen Gegenstand wegnehmen
rule-effect-pay = Münzen bezahlen
rule-effect-treasure = Schätze ziehen
rule-effect-damage = Helden verletzen
rule-effect-heal = Helden heilen
rule-effect-status = Gift, Gestank oder Betäubung
rule-effect-cure = Kurieren
rule-effect-knock = Helden zurückstoßen
rule-effect-move_to = Helden versetzen
rule-effect-chest = Eine Truhe hinstellen
rule-effect-threat = Den Gefahrenmarker versetzen
rule-effect-spiders = Spinnen kommen
rule-effect-count = Zählen
rule-effect-test = Würfeln
rule-effect-choice = Die Spieler wählen lassen
rule-effect-if = Nur wenn …
rule-effect-win = Gewinnen
rule-effect-lose = Verlieren
rule-effect-unknown = { "?" }
field-which = Welche
field-who = Wer
field-to-whom = Wem
field-how-many = Wie viele
field-how-much = Wie viel
field-cards = Karten
field-what = Was
status-poisoned = Vergiftet
status-stinky = Stinkend
status-stunned = Betäubt
status-all = Alles davon
field-level = Stufe
field-becomes = Neuer Wert
field-plus = Plus
field-successes = Nötige Erfolge
listed-pass = Wenn es klappt
listed-fail = Wenn nicht
listed-choices = Möglichkeiten
more-choice = Möglichkeit

## Ein Abenteuer als Kästen und Pfeile

chart-card = Karte { $card }
chart-win = Gewonnen
chart-lose = Verloren

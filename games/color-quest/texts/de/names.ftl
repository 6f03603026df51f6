### Wie die Dinge heißen. `.the` ist der Name mit seinem Artikel im Nominativ, `.acc` im Akkusativ, `.dat` im Dativ;
### `.into` steht nach „wird“ („zum Krieger“).

## Szenarien

scenario-supremacy = Vorherrschaft
scenario-supremacy-3 = Große Vorherrschaft
scenario-harvest = Ernte
scenario-escort = Geleit

## Phasen eines Zugs

sequence-powers = Kräfte
sequence-moves = Bewegungen
sequence-attacks = Angriffe
sequence-tidying = Aufräumen

## Farben neben einem Hauptwort, außer denen des Farbkreises; die Formen wie in `common.ftl`

colour-black = schwarz
    .weak = schwarze
    .weak-obl = schwarzen
    .masculine = schwarzer
    .feminine = schwarze
    .neuter = schwarzes
colour-gold = golden
    .weak = goldene
    .weak-obl = goldenen
    .masculine = goldener
    .feminine = goldene
    .neuter = goldenes

## Dinge von einer Farbe

die = { $colour-masculine } Würfel
    .the = der { $colour-weak } Würfel
    .acc = den { $colour-weak-obl } Würfel
    .dat = dem { $colour-weak-obl } Würfel
puddle = { $colour-feminine } Pfütze
    .the = die { $colour-weak } Pfütze
    .acc = die { $colour-weak } Pfütze
    .a = eine { $colour-feminine } Pfütze

## Arten von Figuren, ohne Lager, Farbe und Stufe. `.one-acc` steht im Akkusativ, wo man irgendeine davon nimmt;
## wen es nur einmal gibt, der hat dort den bestimmten Artikel. `.obl`: das Wort allein nach „den“, „zum“ oder „zur“.

kind-oak = Oak
    .the = Oak
    .acc = Oak
    .into = zu Oak
    .one-acc = Oak
    .gender = masculine
kind-chosen-one = Auserwählter
    .the = der Auserwählte
    .acc = den Auserwählten
    .into = zum Auserwählten
    .one-acc = den Auserwählten
    .obl = Auserwählten
    .gender = masculine
kind-ronin = Rônin
    .the = der Rônin
    .acc = den Rônin
    .into = zum Rônin
    .one-acc = den Rônin
    .obl = Rônin
    .gender = masculine
kind-chief = Häuptling
    .the = der Häuptling
    .acc = den Häuptling
    .into = zum Häuptling
    .one-acc = den Häuptling
    .obl = Häuptling
    .gender = masculine
kind-matriarch = Matriarchin
    .the = die Matriarchin
    .acc = die Matriarchin
    .into = zur Matriarchin
    .one-acc = die Matriarchin
    .obl = Matriarchin
    .gender = feminine
kind-ninja = Ninja
    .the = der Ninja
    .acc = den Ninja
    .into = zum Ninja
    .one-acc = den Ninja
    .obl = Ninja
    .gender = masculine
kind-monk = Mönch
    .the = der Mönch
    .acc = den Mönch
    .into = zum Mönch
    .one-acc = den Mönch
    .obl = Mönch
    .gender = masculine
kind-cleric = Kleriker
    .the = der Kleriker
    .acc = den Kleriker
    .into = zum Kleriker
    .one-acc = den Kleriker
    .obl = Kleriker
    .gender = masculine
kind-koloss = Koloss
    .the = der Koloss
    .acc = den Koloss
    .into = zum Koloss
    .one-acc = den Koloss
    .obl = Koloss
    .gender = masculine
kind-warrior = Krieger
    .the = der Krieger
    .acc = den Krieger
    .into = zum Krieger
    .one-acc = einen Krieger
    .obl = Krieger
    .gender = masculine
kind-basher = Schlägerin
    .the = die Schlägerin
    .acc = die Schlägerin
    .into = zur Schlägerin
    .one-acc = eine Schlägerin
    .obl = Schlägerin
    .gender = feminine
kind-paladin = Paladinin
    .the = die Paladinin
    .acc = die Paladinin
    .into = zur Paladinin
    .one-acc = eine Paladinin
    .obl = Paladinin
    .gender = feminine
kind-hunter = Jäger
    .the = der Jäger
    .acc = den Jäger
    .into = zum Jäger
    .one-acc = einen Jäger
    .obl = Jäger
    .gender = masculine
kind-ranger = Waldläuferin
    .the = die Waldläuferin
    .acc = die Waldläuferin
    .into = zur Waldläuferin
    .one-acc = eine Waldläuferin
    .obl = Waldläuferin
    .gender = feminine
kind-bomber = Bomber
    .the = der Bomber
    .acc = den Bomber
    .into = zum Bomber
    .one-acc = einen Bomber
    .obl = Bomber
    .gender = masculine
kind-shaman = Schamane
    .the = der Schamane
    .acc = den Schamanen
    .into = zum Schamanen
    .one-acc = einen Schamanen
    .obl = Schamanen
    .gender = masculine
kind-mystic = Mystikerin
    .the = die Mystikerin
    .acc = die Mystikerin
    .into = zur Mystikerin
    .one-acc = eine Mystikerin
    .obl = Mystikerin
    .gender = feminine
kind-djinn = Dschinn
    .the = der Dschinn
    .acc = den Dschinn
    .into = zum Dschinn
    .one-acc = einen Dschinn
    .obl = Dschinn
    .gender = masculine
kind-mini-golem = Mini-Golem
    .the = der Mini-Golem
    .acc = den Mini-Golem
    .into = zum Mini-Golem
    .one-acc = einen Mini-Golem
    .obl = Mini-Golem
    .gender = masculine
kind-golem = Golem
    .the = der Golem
    .acc = den Golem
    .into = zum Golem
    .one-acc = einen Golem
    .obl = Golem
    .gender = masculine
kind-clone = Klon
    .the = der Klon
    .acc = den Klon
    .into = zum Klon
    .one-acc = einen Klon
    .obl = Klon
    .gender = masculine
kind-spirit-ninja = Geist des Ninja
    .the = der Geist des Ninja
    .acc = den Geist des Ninja
    .into = zum Geist des Ninja
    .one-acc = den Geist des Ninja
    .obl = Geist des Ninja
    .gender = masculine
kind-spirit-monk = Geist des Mönchs
    .the = der Geist des Mönchs
    .acc = den Geist des Mönchs
    .into = zum Geist des Mönchs
    .one-acc = den Geist des Mönchs
    .obl = Geist des Mönchs
    .gender = masculine
kind-spirit-cleric = Geist des Klerikers
    .the = der Geist des Klerikers
    .acc = den Geist des Klerikers
    .into = zum Geist des Klerikers
    .one-acc = den Geist des Klerikers
    .obl = Geist des Klerikers
    .gender = masculine
kind-skelette = Skelett
    .the = das Skelett
    .acc = das Skelett
    .into = zum Skelett
    .one-acc = ein Skelett
    .obl = Skelett
    .gender = neuter
# Ein Khromaz, dessen Kaste noch zu wählen ist.
kind-newcomer = Khromaz
    .the = der Khromaz
    .acc = den Khromaz
    .into = zum Khromaz
    .one-acc = einen Khromaz
    .obl = Khromaz
    .gender = masculine

## Figuren auf dem Brett. $kind: eine der Arten oben

# Ein Held von beliebiger Farbe.
figure-hero = { $kind } ({ $colour }, Stufe { $level })
    .the = { $kind-the } ({ $colour }, Stufe { $level })
    .acc = { $kind-acc } ({ $colour }, Stufe { $level })
    .into = { $kind-into } ({ $colour }, Stufe { $level })
    .gender = { $kind-gender }
# Ein Held, dessen Farbe sich von selbst versteht.
figure-level = { $kind } (Stufe { $level })
    .the = { $kind-the } (Stufe { $level })
    .acc = { $kind-acc } (Stufe { $level })
    .into = { $kind-into } (Stufe { $level })
    .gender = { $kind-gender }
# Eine Figur, deren Farbe sich von selbst versteht.
figure-plain = { $kind }
    .the = { $kind-the }
    .acc = { $kind-acc }
    .into = { $kind-into }
    .gender = { $kind-gender }
# Ein Champion von Kaos.
figure-possessed = { $kind-gender ->
    [feminine] besessene
    [neuter] besessenes
   *[other] besessener
} { $kind }
    .the = { $kind-gender ->
        [feminine] die
        [neuter] das
       *[other] der
    } besessene { $kind }
    .acc = { $kind-gender ->
        [feminine] die besessene
        [neuter] das besessene
       *[other] den besessenen
    } { $kind-obl }
    .into = { $kind-gender ->
        [feminine] zur
       *[other] zum
    } besessenen { $kind-obl }
    .gender = { $kind-gender }
# Der Koloss von Kaos.
figure-wild = { $kind-gender ->
    [feminine] wilde
    [neuter] wildes
   *[other] wilder
} { $kind }
    .the = { $kind-gender ->
        [feminine] die
        [neuter] das
       *[other] der
    } wilde { $kind }
    .acc = { $kind-gender ->
        [feminine] die wilde
        [neuter] das wilde
       *[other] den wilden
    } { $kind-obl }
    .into = { $kind-gender ->
        [feminine] zur
       *[other] zum
    } wilden { $kind-obl }
    .gender = { $kind-gender }
figure-coloured = { $kind-gender ->
    [feminine] { $colour-feminine }
    [neuter] { $colour-neuter }
   *[other] { $colour-masculine }
} { $kind }
    .the = { $kind-gender ->
        [feminine] die
        [neuter] das
       *[other] der
    } { $colour-weak } { $kind }
    .acc = { $kind-gender ->
        [feminine] die { $colour-weak }
        [neuter] das { $colour-weak }
       *[other] den { $colour-weak-obl }
    } { $kind-obl }
    .into = { $kind-gender ->
        [feminine] zur
       *[other] zum
    } { $colour-weak-obl } { $kind-obl }
    .gender = { $kind-gender }

## Plättchen

tile-bush = Busch
    .a = ein Busch
    .one-acc = einen Busch
tile-wall = Mauer
    .a = eine Mauer
    .one-acc = eine Mauer
tile-tunnel = Tunnel
    .a = ein Tunnel
    .one-acc = einen Tunnel
tile-chest = Truhe
    .a = eine Truhe
    .one-acc = eine Truhe
tile-bones = Knochenhaufen
    .a = ein Knochenhaufen
    .one-acc = einen Knochenhaufen

## Tränke: was sie bewirken (.does), und wann man sie benutzen darf (.when); .of: „Trank der Stärke“

potion-strength = Stärke
    .of = der Stärke
    .does = Eine deiner Figuren darf in diesem Zug zweimal angreifen.
    .when = In deinem Zug
potion-celerity = Windeseile
    .of = der Windeseile
    .does = Eine deiner Figuren darf sich in diesem Zug zweimal bewegen.
    .when = In deinem Zug
potion-dexterity = Geschick
    .of = des Geschicks
    .does = Hebt eine offensive Aktion auf, die der Gegner gerade angekündigt hat.
    .when = Als Antwort
potion-invisibility = Unsichtbarkeit
    .of = der Unsichtbarkeit
    .does = Auf eine deiner Figuren kann bis zu deinem nächsten Zug niemand zielen.
    .when = In deinem Zug
potion-mana = Mana
    .of = des Manas
    .does = Gaia: Eine Pfütze, ein Mini-Golem oder ein Golem wächst um eine Größe. Kaos: Ein Knochenhaufen wird zum Skelett.
    .when = In deinem Zug
potion-polymorph = Gestaltwandel
    .of = des Gestaltwandels
    .does = Ein Khromaz aus einem beliebigen Lager wechselt seine Kaste.
    .when = Jederzeit

# $potion: einer von den obigen
draught = Trank { $potion-of }
    .the = der Trank { $potion-of }
    .acc = den Trank { $potion-of }

# Woher ein Trank kommt.
source-card = Karte
# $first, $second: wo die beiden Würfel lagen
source-dice = Würfel: { $first } und { $second }

## Sofortwürfel

instant-fatigue = Erschöpfung
    .does = Hebt eine Bewegung auf, die der Gegner gerade angekündigt hat.
instant-miss = Fehlschlag
    .does = Hebt einen Angriff auf, den der Gegner gerade angekündigt hat.
instant-cleaning = Reinigung
    .does = Entfernt bis zu drei Pfützen oder betäubt eine Beschwörung.
instant-explosion = Explosion
    .does = Lässt irgendwo eine Beschwörung explodieren.
instant-invocation = Beschwörung
    .does = Gaia: Ein Mini-Golem steigt aus einer Pfütze. Kaos: Ein Skelett erhebt sich aus einem Knochenhaufen.
instant-immunity = Immunität
    .does = Hebt einen Sofortwürfel auf, der gerade gegen dich gespielt wurde.

## Wo ein Würfel liegt. `.into`: wohin man ihn legt; `.from`: woher man ihn nimmt; `.many`: wo mehrere liegen

spot-instant = Sofortplatz
    .into = auf den Sofortplatz
    .from = vom Sofortplatz
    .many = Sofortplätze
spot-gauge = Kraftleiste
    .into = in die Kraftleiste
    .from = aus der Kraftleiste
    .many = Kraftleiste
spot-hero = Heldenplatz
    .into = auf den Heldenplatz
    .from = vom Heldenplatz
    .many = Heldenplatz
spot-reserve = Reserve
    .into = in die Reserve
    .from = aus der Reserve
    .many = Reserve

## Zustände von Figuren

status-immune = immun
status-invisible = unsichtbar
status-strong = bereit für zwei Angriffe
status-swift = bereit für zwei Bewegungen
status-concentrated = konzentriert

## Worauf etwas zielt

# $there: die Figur oder die Pfütze auf dem Feld
aim-there = { $square } ({ $there-the })
# Ein Feld mit der Farbe, die dafür gewählt ist.
aim-coloured = { $square } ({ $colour })

## Mengen, in Hälften gezählt. $number: wie man sie schreibt; $halves: wie viele Hälften es sind

points = { $number } { $halves ->
    [1] Punkt
    [2] Punkt
   *[other] Punkte
}
slots = { $number } { $halves ->
    [1] Platz
    [2] Platz
   *[other] Plätze
}

### Die Namen aus dem Glossar.
### `.a`: mit „ein“ im Nominativ, `.a-acc` im Akkusativ; `.the`: mit „der“ im Nominativ, `.start` dasselbe am Satzanfang,
### `.acc` im Akkusativ, `.dat` im Dativ; `.obl`: das Wort allein in diesen Fällen („Schamanen“).

## Figuren

kind-chief = Häuptling
    .a = ein Häuptling
    .a-acc = einen Häuptling
    .the = der Häuptling
    .start = Der Häuptling
    .acc = den Häuptling
    .dat = dem Häuptling
    .obl = Häuptling
    .gender = masculine
# Ein Häuptling, der so aussieht.
kind-matriarch = Matriarchin
    .a = eine Matriarchin
    .a-acc = eine Matriarchin
    .the = die Matriarchin
    .start = Die Matriarchin
    .acc = die Matriarchin
    .dat = der Matriarchin
    .obl = Matriarchin
    .gender = feminine
kind-warrior = Krieger
    .a = ein Krieger
    .a-acc = einen Krieger
    .the = der Krieger
    .start = Der Krieger
    .acc = den Krieger
    .dat = dem Krieger
    .obl = Krieger
    .gender = masculine
kind-basher = Schlägerin
    .a = eine Schlägerin
    .a-acc = eine Schlägerin
    .the = die Schlägerin
    .start = Die Schlägerin
    .acc = die Schlägerin
    .dat = der Schlägerin
    .obl = Schlägerin
    .gender = feminine
kind-hunter = Jäger
    .a = ein Jäger
    .a-acc = einen Jäger
    .the = der Jäger
    .start = Der Jäger
    .acc = den Jäger
    .dat = dem Jäger
    .obl = Jäger
    .gender = masculine
kind-ranger = Waldläuferin
    .a = eine Waldläuferin
    .a-acc = eine Waldläuferin
    .the = die Waldläuferin
    .start = Die Waldläuferin
    .acc = die Waldläuferin
    .dat = der Waldläuferin
    .obl = Waldläuferin
    .gender = feminine
kind-shaman = Schamane
    .a = ein Schamane
    .a-acc = einen Schamanen
    .the = der Schamane
    .start = Der Schamane
    .acc = den Schamanen
    .dat = dem Schamanen
    .obl = Schamanen
    .gender = masculine
kind-mystic = Mystikerin
    .a = eine Mystikerin
    .a-acc = eine Mystikerin
    .the = die Mystikerin
    .start = Die Mystikerin
    .acc = die Mystikerin
    .dat = der Mystikerin
    .obl = Mystikerin
    .gender = feminine
kind-mini = Mini-Golem
    .a = ein Mini-Golem
    .a-acc = einen Mini-Golem
    .the = der Mini-Golem
    .start = Der Mini-Golem
    .acc = den Mini-Golem
    .dat = dem Mini-Golem
    .obl = Mini-Golem
    .gender = masculine
kind-maxi = Maxi-Golem
    .a = ein Maxi-Golem
    .a-acc = einen Maxi-Golem
    .the = der Maxi-Golem
    .start = Der Maxi-Golem
    .acc = den Maxi-Golem
    .dat = dem Maxi-Golem
    .obl = Maxi-Golem
    .gender = masculine
kind-clone = Klon
    .a = ein Klon
    .a-acc = einen Klon
    .the = der Klon
    .start = Der Klon
    .acc = den Klon
    .dat = dem Klon
    .obl = Klon
    .gender = masculine

## Figuren, von denen man weniger weiß

kind-fighter = Kämpfer
    .a = ein Kämpfer
    .a-acc = einen Kämpfer
    .gender = masculine
kind-woman = Kämpferin
    .a = eine Kämpferin
    .a-acc = eine Kämpferin
    .gender = feminine
kind-golem = Golem
    .the = der Golem
    .start = Der Golem
    .acc = den Golem
    .gender = masculine
kind-invocation = Beschwörung
    .the = die Beschwörung
    .start = Die Beschwörung
    .acc = die Beschwörung
    .gender = feminine
kind-figure = Figur
    .the = die Figur
    .start = Die Figur
    .acc = die Figur
    .gender = feminine

## Figuren mit ihrer Farbe

figure-coloured = { $kind-gender ->
    [feminine] { $colour-feminine }
   *[other] { $colour-masculine }
} { $kind }
    .a = { $kind-gender ->
        [feminine] eine { $colour-feminine }
       *[other] ein { $colour-masculine }
    } { $kind }
    .a-acc = { $kind-gender ->
        [feminine] eine { $colour-feminine }
       *[other] einen { $colour-weak-obl }
    } { $kind-obl }
    .the = { $kind-gender ->
        [feminine] die
       *[other] der
    } { $colour-weak } { $kind }
    .start = { $kind-gender ->
        [feminine] Die
       *[other] Der
    } { $colour-weak } { $kind }
    .acc = { $kind-gender ->
        [feminine] die { $colour-weak }
       *[other] den { $colour-weak-obl }
    } { $kind-obl }
    .dat = { $kind-gender ->
        [feminine] der
       *[other] dem
    } { $colour-weak-obl } { $kind-obl }
    .gender = { $kind-gender }

## Pfützen; im Nominativ und im Akkusativ gleich

# Dessen, der spielt.
puddle-own = deine Pfütze
puddle-coloured = die { $colour-weak } Pfütze
puddle-any = die Pfütze

## Clans heißen nach ihrer Farbe; .masculine und .feminine stehen vor einem Hauptwort

clan-red = Rot
    .masculine = { colour-red.masculine }
    .feminine = { colour-red.feminine }
clan-orange = Orange
    .masculine = { colour-orange.masculine }
    .feminine = { colour-orange.feminine }
clan-yellow = Gelb
    .masculine = { colour-yellow.masculine }
    .feminine = { colour-yellow.feminine }
clan-green = Grün
    .masculine = { colour-green.masculine }
    .feminine = { colour-green.feminine }
clan-blue = Blau
    .masculine = { colour-blue.masculine }
    .feminine = { colour-blue.feminine }
clan-purple = Violett
    .masculine = { colour-purple.masculine }
    .feminine = { colour-purple.feminine }

## Woraus ein Zug besteht

payment-move = Bewegung
    .a = eine Bewegung
    .a-acc = eine Bewegung
payment-attack = Angriff
    .a = ein Angriff
    .a-acc = einen Angriff
blast = Blast

## Stufen und Szenarien

level-initiation = Einstieg
level-normal = Normal
level-advanced = Fortgeschritten
scenario-network = Farbnetz
scenario-capture = Einfangen
scenario-encirclement = Umzingelung
scenario-escort = Geleit für den Häuptling
scenario-cat = Katze auf der Mauer

## Anzahlen

count-moves = { $moves ->
    [one] { $moves } Bewegung
   *[other] { $moves } Bewegungen
}
count-attacks = { $attacks ->
    [one] { $attacks } Angriff
   *[other] { $attacks } Angriffe
}
count-fighters = { $fighters } Kämpfer
count-puddles = { $puddles ->
    [one] { $puddles } Pfütze
   *[other] { $puddles } Pfützen
}
count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
count-blasts = { $blasts ->
    [one] { $blasts } Blast
   *[other] { $blasts } Blasts
}

## Felder

# An der Stelle eines Feldes.
off-board = außerhalb des Bretts

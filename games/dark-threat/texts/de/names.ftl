### Wie die Dinge heißen. `.the` ist der Name mit seinem Artikel im Nominativ, `.start` dasselbe am Satzanfang,
### `.acc` der Akkusativ, `.gen` der Genitiv, `.into` steht nach „wird“ oder „schrumpft“ („zum Holzkönig“).
### Wer keinen Artikel braucht, hat diese Formen nicht.

## Arten von Figuren

kind-oak = Oak
    .gender = masculine
kind-chosen-one = Auserwählter
    .the = der Auserwählte
    .start = Der Auserwählte
    .acc = den Auserwählten
    .gender = masculine
kind-bright-chosen-one = strahlender Auserwählter
    .the = der strahlende Auserwählte
    .start = Der strahlende Auserwählte
    .acc = den strahlenden Auserwählten
    .into = zum strahlenden Auserwählten
    .gender = masculine
kind-ninja = Ninja
    .the = der Ninja
    .start = Der Ninja
    .acc = den Ninja
    .gender = masculine
kind-monk = Mönch
    .the = der Mönch
    .start = Der Mönch
    .acc = den Mönch
    .gender = masculine
kind-cleric = Kleriker
    .the = der Kleriker
    .start = Der Kleriker
    .acc = den Kleriker
    .gender = masculine
kind-avatar = Avatar
    .the = der Avatar
    .start = Der Avatar
    .acc = den Avatar
    .into = zum Avatar
    .gender = masculine
kind-totem = Totem
    .the = das Totem
    .start = Das Totem
    .acc = das Totem
    .into = zum Totem
    .gender = neuter
kind-mushroom = Pilz
    .the = der Pilz
    .start = Der Pilz
    .acc = den Pilz
    .into = zum Pilz
    .gender = masculine
kind-wooden-king = Holzkönig
    .the = der Holzkönig
    .start = Der Holzkönig
    .acc = den Holzkönig
    .into = zum Holzkönig
    .gender = masculine
kind-fongia = Fongia
    .gender = feminine
kind-doomed-chief = Besessener Häuptling
    .the = der Besessene Häuptling
    .start = Der Besessene Häuptling
    .acc = den Besessenen Häuptling
    .gender = masculine
kind-mandrake = Alraune
    .the = die Alraune
    .start = Die Alraune
    .acc = die Alraune
    .gender = feminine
kind-spore = Spore
    .the = die Spore
    .start = Die Spore
    .acc = die Spore
    .gender = feminine
kind-small-bane = kleine Plage
    .the = die kleine Plage
    .start = Die kleine Plage
    .acc = die kleine Plage
    .into = zur kleinen Plage
    .gender = feminine
kind-half-bane = halbe Plage
    .the = die halbe Plage
    .start = Die halbe Plage
    .acc = die halbe Plage
    .into = zur halben Plage
    .gender = feminine
kind-ultimate-bane = Ultimative Plage
    .the = die Ultimative Plage
    .start = Die Ultimative Plage
    .acc = die Ultimative Plage
    .into = zur Ultimativen Plage
    .gender = feminine
# Eine Plage beliebiger Größe.
kind-bane = Plage
    .the = die Plage
    .start = Die Plage
    .acc = die Plage
    .into = zur Plage
    .gender = feminine

## Figuren: eine Art und was diese von anderen ihrer Art unterscheidet

# Ein Avatar, ein Totem oder ein Pilz: männlich oder sächlich.
figure-coloured = { $kind-gender ->
    [neuter] { $colour-neuter }
   *[other] { $colour-masculine }
} { $kind }
    .the = { $kind-gender ->
        [neuter] das
       *[other] der
    } { $colour-weak } { $kind }
    .start = { $kind-gender ->
        [neuter] Das
       *[other] Der
    } { $colour-weak } { $kind }
    .acc = { $kind-gender ->
        [neuter] das { $colour-weak }
       *[other] den { $colour-weak-obl }
    } { $kind }
    .into = zum { $colour-weak-obl } { $kind }
    .gender = { $kind-gender }
# Eine kleine Plage.
figure-of-temple = { $kind } { $temple-virtue-gen }
    .the = { $kind-the } { $temple-virtue-gen }
    .start = { $kind-start } { $temple-virtue-gen }
    .acc = { $kind-acc } { $temple-virtue-gen }
    .into = { $kind-into } { $temple-virtue-gen }
    .gender = { $kind-gender }
# Ein Jünger, der Kaos dient: Ninja, Mönch oder Kleriker, alle männlich.
figure-doomed = besessener { $kind }
    .the = der besessene { $kind }
    .start = Der besessene { $kind }
    .acc = den besessenen { $kind }
    .gender = { $kind-gender }
# Auf einem Feld, auf dem niemand steht.
figure-unknown = eine Figur
    .start = Eine Figur

## Was auf einem Feld liegt

puddle-black = schwarze Pfütze
    .the = die schwarze Pfütze
    .a = eine schwarze Pfütze
    .acc = die schwarze Pfütze
puddle-coloured = { $colour-feminine } Pfütze
    .the = die { $colour-weak } Pfütze
    .a = eine { $colour-feminine } Pfütze
    .acc = die { $colour-weak } Pfütze
thing-lit-prism = leuchtendes Prisma
    .the = das leuchtende Prisma
    .acc = das leuchtende Prisma
# Auf einem leeren Feld; sein Name folgt.
thing-unknown = etwas

## Züge einer Runde

turn-oak = Oaks Zug
    .the = Oaks Zug
turn-chosen-one = Zug des Auserwählten
    .the = der Zug des Auserwählten
    .start = Der Zug des Auserwählten
    .acc = den Zug des Auserwählten
turn-wooden-king = Zug des Holzkönigs
    .the = der Zug des Holzkönigs
    .start = Der Zug des Holzkönigs
    .acc = den Zug des Holzkönigs
turn-fongia = Fongias Zug
    .the = Fongias Zug
# Ein Zug von Gaia, von dem noch niemand weiß, ob es Oaks Zug oder der des Auserwählten ist.
turn-gaia = Gaia-Zug

## Stufen

level-easy = leicht
level-medium = mittel
level-hard = schwer

## Tempel. `.virtue`: was in einem Tempel verehrt wird, `.virtue-gen` im Genitiv

temple-force = Tempel der Kraft
    .the = der Tempel der Kraft
    .gen = des Tempels der Kraft
    .virtue = Kraft
    .virtue-gen = der Kraft
temple-wisdom = Tempel der Weisheit
    .the = der Tempel der Weisheit
    .gen = des Tempels der Weisheit
    .virtue = Weisheit
    .virtue-gen = der Weisheit
temple-spirit = Tempel des Geistes
    .the = der Tempel des Geistes
    .gen = des Tempels des Geistes
    .virtue = Geist
    .virtue-gen = des Geistes

## Gegenstände, jeder nach seinem Tempel

item-force = Hammer des Lichts
    .the = der Hammer des Lichts
    .acc = den Hammer des Lichts
item-wisdom = Mana-Schwingen
    .the = die Mana-Schwingen
    .acc = die Mana-Schwingen
item-spirit = Stirnband der Voraussicht
    .the = das Stirnband der Voraussicht
    .acc = das Stirnband der Voraussicht

## Göttliche Ereignisse

divine-avatar-invocation = Avatar-Beschwörung
divine-white-kadamas = Weiße Kadamas
divine-white-lotus = Weißer Lotus
divine-mushrooms-attack = Angriff der Pilze
divine-mind-control = Gedankenkontrolle
divine-contamination = Verseuchung

## Ecken: „die Ecke im Nordosten“

corner-ne = Nordosten
corner-se = Südosten
corner-sw = Südwesten
corner-nw = Nordwesten

## Teile

# Was man von einer Sache sagt, Teil für Teil: „d4, Sumpf, rote Pfütze“.
joined = { $first }, { $next }
# Ein Jünger und sein Feld, beim Aufbau; immer im Akkusativ: „Stelle den Ninja auf a11“.
follower-at = { $who-acc } auf { $at }

### Was eine Aktion tut, dem Platz gesagt, der sie ausführen darf.
### $who: ein Chromeca und wem er gehört; $card: eine Karte auf dem Tisch; $kind: eine Art von Chromeca

action-faction = Spiele die Fraktion { $faction }

# $card: der Kern oder ein Gelände von der eigenen Hand
action-lay = Lege { $card-acc } auf { $at }
action-lay-worth = Lege { $card-acc } ({ $worth }) auf { $at }

# Was eine Karte für den wert ist, der liest; $effect: was seine eigene Zone zeigt
worth-zone = { gems }, deine Zone: { $effect }
worth-effect = { gems }, { $effect }
worth-unknown = { gems }, Effekt unbekannt
worth-shielded = { $worth }, { $shield }

action-place-nowhere = Setze { $kind-one-acc } auf { $at }, wo keine Karte liegt
action-place-own = Setze { $kind-one-acc } auf { $card-acc }, wo { $who } steht
action-place-core = Setze { $kind-one-acc } auf den unbesetzten Kern: { $worth }
action-place-terrain = Setze { $kind-one-acc } auf das unbesetzte Gelände { $card }: { $worth }
action-capture = Schlage { $who-acc } auf { $card-dat } mit { $kind-gender ->
    [feminine] deiner
   *[other] deinem
} { $kind } ({ $worth })
# $action: eine von denen oben, wenn sie die Partie beendet
action-last = { $action }; es ist dein letzter Chromeca und beendet die Partie

action-shield = Stelle deinen Schild auf { $card-acc }, wo { $who } steht
action-destroy = Zerstöre { $card-acc }, wo { $who } steht
action-empty = Räume { $card-acc }; { $who } kommt auf den Ablagestapel
action-lift = Hebe { $card-acc } samt { $who-dat } hoch

action-free-shield = Stelle deinen Schild auf { $card-acc }, wo niemand steht
action-free-destroy = Zerstöre { $card-acc }, wo niemand steht
action-free-empty = Räume { $card-acc }, wo niemand steht
action-free-lift = Hebe { $card-acc } hoch, wo niemand steht

action-nowhere-shield = Stelle deinen Schild auf { $at }, wo keine Karte liegt
action-nowhere-destroy = Zerstöre { $at }, wo keine Karte liegt
action-nowhere-empty = Räume { $at }, wo keine Karte liegt
action-nowhere-lift = Hebe { $at } hoch, wo keine Karte liegt

action-drop = Setze { $terrain } auf { $at } ab
action-drop-lifted = Setze das hochgehobene Gelände auf { $at } ab

action-decline = Nutze die Fähigkeit { $kind-gen } nicht
action-decline-any = Nutze die Fähigkeit des Fahrzeugs nicht

## Knöpfe

verb-decline = Verzichten
    .does = { action-decline-any }.
verb-faction-blue = Fraktion Blau
    .does = Spiele die Fraktion Blau: Ihre Roboter sind rund und elegant.
verb-faction-green = Fraktion Grün
    .does = Spiele die Fraktion Grün: Ihre Roboter sind eckig und robust.
verb-faction-orange = Fraktion Orange
    .does = Spiele die Fraktion Orange: Ihre Roboter sind rautenförmig und gefährlich.
verb-faction-violet = Fraktion Violett
    .does = Spiele die Fraktion Violett: Ihre Roboter sind dreieckig und flink.

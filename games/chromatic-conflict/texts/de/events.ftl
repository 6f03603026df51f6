### Was geschehen ist, als Satz für alle, die es erfahren.
### $who: eine Fraktion oder ein Spieler; $spot: „auf dem Kern“, „auf (0,1)“

event-chose = Spieler { $seat } nimmt die Fraktion { $faction }.
event-first = Das Los entscheidet: { $who } beginnt.
event-drew-chromecas = { $who } zieht { $count ->
    [one] { $count } Chromeca
   *[other] { $count } Chromecas
}.
# $kinds: die Karten mit Namen
event-drew-chromecas-named = { $who } zieht { $count ->
    [one] { $count } Chromeca
   *[other] { $count } Chromecas
} ({ $kinds-one-acc }).
event-drew-terrains = { $who } zieht { $count } Gelände.
event-drew-terrains-named = { $who } zieht { $count } Gelände ({ $terrains }).
event-laid = { $who } legt Gelände { $terrain } ({ gems }) auf { $at }.
event-placed = { $who } setzt { $kind-one-acc } { $spot-to }.
event-left-captured = { $kind-the } von { $who } { $spot } wird geschlagen und kommt auf den eigenen Ablagestapel.
event-left-emptied = { $kind-the } von { $who } { $spot } wird von der Kanone vertrieben und kommt auf den eigenen Ablagestapel.
event-left-destroyed = { $kind-the } von { $who } { $spot } wird mit dem Gelände zerstört und kommt auf den eigenen Ablagestapel.
event-revealed = { $who } deckt { $spot } { $effect-a } auf: { $effect-its }.
event-deployed = { $who } stellt seinen Schild { $spot-to }.
event-withdrawn = Der Schild von { $who } { $spot } kommt zurück in den Vorrat.
event-no-place-for-shield = Kein Feld kann den Schild von { $who } tragen: Er bleibt im Vorrat.
event-terrain-destroyed = Gelände { $terrain } auf { $at } wird zerstört und kommt unter den Geländestapel.
event-moved = Gelände { $terrain } wird von { $from } nach { $to } versetzt.
event-declined = { $who } nutzt die Fähigkeit { $kind-gen } nicht.
event-no-target-ship = { $who } kann die Fähigkeit { $kind-gen } nicht nutzen: Es gibt nichts zu zerstören.
event-no-target-cannon = { $who } kann die Fähigkeit { $kind-gen } nicht nutzen: Es gibt nichts zu räumen.
event-no-target-crane = { $who } kann die Fähigkeit { $kind-gen } nicht nutzen: Es gibt nichts zu versetzen.
event-no-target-number = { $who } kann die Fähigkeit { $kind-gen } nicht nutzen: Es gibt nichts zu tun.
event-skipped = Für { $who } ist nichts möglich: Der Rest des Zugs entfällt.
event-turn = Zug { $turn }: { $who } ist dran.
event-ended = Ende der Partie: { $reason }.

## Wie die Partie ausging

# $winners: wer gewonnen hat, als Satz; $reason: einer von denen unten
end-outcome = { $winners } Ende der Partie: { $reason }.
end-nobody = Niemand gewinnt.
end-shared = Geteilter Sieg: { $who } mit je { points.dat } und { places.dat }.
end-level = { $who } gewinnt mit { points.dat }: gleichauf mit { $others }, aber mit mehr Feldern ({ $places }).
end-won = { $who } gewinnt mit { points.dat }.

## Warum, als halber Satz

end-last-chromeca = { $who } hat seinen letzten Chromeca gesetzt
end-last-chromeca-somebody = ein Spieler hat seinen letzten Chromeca gesetzt
end-stuck = niemand konnte mehr etwas tun
end-limit = die Grenze von { $limit } Zügen ist erreicht
end-other = die Partie ist vorbei

### Namen und kleine Teile, die mehrere Texte gemeinsam haben.

# Womit jemand angreift, der keine Waffe hat.
bare-hands = bloße Hände

## Wo eine Karte liegt, von der Karte des Entdeckers aus gesehen

edge-left = links
edge-right = rechts
edge-top = oben
edge-bottom = unten

## Würfel; $count: so viele davon

die-white = weißer Würfel
    .count = { $count ->
        [one] { $count } weißer Würfel
       *[other] { $count } weiße Würfel
    }
die-blue = blauer Würfel
    .count = { $count ->
        [one] { $count } blauer Würfel
       *[other] { $count } blaue Würfel
    }
die-red = roter Würfel
    .count = { $count ->
        [one] { $count } roter Würfel
       *[other] { $count } rote Würfel
    }

## Zahlen

damage = { $count } Schaden
successes = { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
}
# Eine Zahl mit einer Stelle nach dem Komma. $tenths: die Ziffer nach dem Komma
decimal = { $whole },{ $tenths }

## Was aufeinander folgt

# Was man von etwas wissen soll: „Goblin, Leben 2 von 2, zäh“
notes = { $first }, { $next }
# Was eine Karte sagt: „Reichweite 2, 1 weißer Würfel. Leere Würfel werden noch einmal geworfen. 2 Münzen“
statements = { $first }. { $next }

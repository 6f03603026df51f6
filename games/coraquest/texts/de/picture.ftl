### Was im Bild für ein Terminal zu lesen ist.

# $phase: eine von denen unten; $threat: eine Stufe; $cards: eine Zahl
picture-round = { $cards ->
    [one] Runde { $round }, { $phase }; Gefahr { $threat }; noch { $cards } Karte
   *[other] Runde { $round }, { $phase }; Gefahr { $threat }; noch { $cards } Karten
}
picture-phase-heroes = Heldenphase
picture-phase-enemies = Gegnerphase
picture-phase-countdown = Countdown-Phase
picture-phase-setup = Aufbau
# $label: wie ein Zähler des Abenteuers heißt
picture-counter = { $label }: { $value }

## Wie es einem Helden geht

picture-stunned = betäubt
picture-poisoned = vergiftet
picture-stinky = stinkt
picture-determined = entschlossen
picture-exhausted = erschöpft

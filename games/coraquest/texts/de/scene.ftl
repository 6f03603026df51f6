### Was auf der Seite neben den Zeichnungen zu lesen ist.
### Namen und Texte von Helden, Gegnern, Gegenständen, Fähigkeiten und Abenteuern kommen so, wie der Inhalt sie nennt.

## Felder

scene-dark = das Dunkel
    .words = das Dunkel: Hier kann eine Karte hin
scene-wall = Mauer
scene-chest = Truhe
scene-spot = Stelle
scene-web = Netz

## Helden und Gegner

scene-ability = { $name }: { $text }
scene-steps = { $steps ->
    [one] { $steps } Schritt pro Bewegung
   *[other] { $steps } Schritte pro Bewegung
}
# $die: der Name eines Würfels
scene-dice = { $count } × { $die }
scene-ability-ready = Fähigkeit bereit
scene-ability-back = { $rounds ->
    [one] Fähigkeit in { $rounds } Runde zurück
   *[other] Fähigkeit in { $rounds } Runden zurück
}
scene-stunned = betäubt
scene-poisoned = vergiftet: 1 Schaden pro Runde
scene-stinky = { $rounds ->
    [one] stinkt noch { $rounds } Runde
   *[other] stinkt noch { $rounds } Runden
}
scene-determined = entschlossen: ein weißer Würfel mehr
scene-exhausted = erschöpft
scene-hero = { $hero }, Leben { $health } von { $most }
# $dice: was geworfen wird, „2 weiße Würfel, 1 roter Würfel“
scene-enemy = { $enemy }, Leben { $health } von { $most }, Bewegung { $steps }, Reichweite { $range }, { $dice }
scene-tough = zäh
scene-smells = stinkt
scene-hits-poisoned = Treffer vergiften
scene-hits-stunned = Treffer betäuben
scene-hits-stinky = wer getroffen wird, stinkt
scene-hits-knock = Treffer stoßen zurück

## Gegenstände; $does: was ein Gegenstand tut

scene-item = { $name }: { $does }
scene-item-worn = { $name } (angelegt): { $does }
# $dice: was geworfen wird
scene-does-weapon = Reichweite { $range }, { $dice }
scene-does-armour = Rüstung, { $dice }
scene-does-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
scene-does-quest = für das Abenteuer

## Karten unter dem Spielfeld

hand-heroes = Helden
hand-pay = Bezahlen mit
hand-items = Gegenstände von { $hero }
# $dice: was geworfen wird; $name, $text: die Fähigkeit
hand-hero = Leben { $health }, Bewegung { $steps }, { $dice }, { $weapon }. { $name }: { $text }
hand-give = geben
hand-worn = angelegt
hand-take = von { $hero } nehmen

## Geworfene Würfel

dice-blank = { $die }: leer
dice-successes = { $hits ->
    [one] { $hits } Erfolg
   *[other] { $hits } Erfolge
}

## Was jemand sieht

gaze-sees = { $count ->
    [one] { $who } sieht { $count } Feld.
   *[other] { $who } sieht { $count } Felder.
}
# $names: Helden und Gegner, „Ada, Goblin“
gaze-sight = In Sicht: { $names }.
gaze-attack = Angriff möglich auf: { $names }.
gaze-prey = Angriff möglich nach einer Bewegung auf: { $names }.
gaze-several = { $enemy } × { $count }

## Wie die Würfel wohl fallen; $hit, $falls: Prozent; $mean: der Text decimal

odds-attack = { $hit } % Trefferchance, im Schnitt { $mean } Schaden, besiegt mit { $falls } %
odds-whirl = { $hit } % Trefferchance, im Schnitt { $mean } Schaden für jeden
odds-blow = verletzt mit { $hit } %, im Schnitt { $mean } Schaden, der Held fällt mit { $falls } %

## Das Abenteuer und die Runde

scene-setup = Aufbau
scene-round = Runde { $round } von { $limit }
# $label: wie ein Zähler des Abenteuers heißt
scene-counter = { $label }: { $value }
phase-heroes = Helden
phase-enemies = Gegner
phase-countdown = Countdown

## Die Spieler, und was neben dem Spielfeld liegt

seat-keeper = Kerkermeister
seat-actions = volle Aktionen
seat-marker = hat den Entdeckermarker
seat-leader = führt diese Runde an
store-threat = Gefahrenmarker auf Stufe { $level }
store-cards = { $count ->
    [one] noch { $count } Verlieskarte
   *[other] noch { $count } Verlieskarten
}
store-treasures = { $count ->
    [one] noch { $count } Schatz zu ziehen
   *[other] noch { $count } Schätze zu ziehen
}
store-unexplored = in dieser Runde hat noch niemand eine Karte aufgedeckt
store-second-wind = Zweite Luft: Ein Held, der fällt, steht wieder auf

### Was auf einer Seite neben den Dingen steht.

## Ein Feld. $card: der Kern oder ein Gelände; $facts: einer der nächsten Texte; $zones: einer von denen danach

place-words = { $at }, { $card }: { $facts }. { $zones }
place-held = { gems }, darauf { $who }
place-free = { gems }, unbesetzt
place-shielded = { $facts }, { $shield }
place-lifted = { $facts }, vom Kran hochgehoben
zones-core = Alle seine Zonen sind leer.
zones-none = Keine Zone ist bekannt.
zones-known = Zonen: { $zones }.
zone = { $effect } ({ $faction })
zone-active = { $effect } ({ $faction }, aktiv)
zone-secret = { $effect } ({ $faction }, nur dir bekannt)
# Eine Stelle, an der keine Karte liegt
gap = { $at }, freie Stelle

## Karten einer Hand. $use: was die Karte kann

hand-number = Chromeca { $kind }
hand-chromeca = Stärke { $power }. { $use }
# $attack: seine Stärke beim Erobern
hand-chromeca-raised = Stärke { $power }, beim Erobern { $attack }. { $use }
use-ship = Gleich nach dem Setzen darfst du ein Gelände zerstören.
use-cannon = Gleich nach dem Setzen darfst du ein besetztes Feld räumen.
use-crane = Gleich nach dem Setzen darfst du ein Gelände versetzen.
use-number = Nimmt jedes unbesetzte Feld ein oder schlägt einen schwächeren Gegner neben einem deiner Chromecas.
hand-terrain = Gelände { $terrain }
hand-terrain-gems = { gems }.
hand-terrain-zone = { gems }. Deine Zone: { $effect }, { $effect-your }.

## Plätze

seat-no-faction = noch keine Fraktion
seat-action = Aktion
seat-points = { points }, { places }
seat-hand = { $count ->
    [one] { $count } Chromeca auf der Hand
   *[other] { $count } Chromecas auf der Hand
}
seat-hand-named = { seat-hand }: { $kinds-one }
seat-terrains = { $count } Gelände auf der Hand
seat-pile = { $count ->
    [one] { $count } Chromeca im Nachziehstapel
   *[other] { $count } Chromecas im Nachziehstapel
}
seat-pile-named = { seat-pile }: { $kinds-one }
# $pile: der Nachziehstapel; $kinds: die abgelegten Karten
seat-discards = { $pile }; abgelegt: { $kinds-one }
# $places: auf wie vielen Feldern er aufgedeckt ist
seat-effect = { $effect }: { $effect-its }, aufgedeckt auf { places.dat }

## Der Tisch

terrain-pile = { $count } Gelände im Stapel
heading-factions = Wahl der Fraktionen
heading-turn = Zug { $turn }
heading-action = Aktion { $action } von { $actions }
heading-end = Ende der Partie

## Das Ziel

goal-title = Die meisten Edelsteine halten
goal-words = Die Partie endet sofort, wenn jemand seinen letzten Chromeca setzt. Wer die meisten Siegpunkte hat, gewinnt: Es zählen die Edelsteine der Felder, die man hält, und { $stronghold } für eine Festung.
goal-nobody = Noch hat niemand einen Siegpunkt.
goal-you = Du führst mit { points.dat }.
goal-you-share = Du liegst mit { points.dat } gemeinsam vorn.
# $who: wer vorn liegt; $count: wie viele es sind
goal-others = { $who } { $count ->
    [one] führt
   *[other] führen
} mit { points.dat }.
# $own: die Punkte dessen, der liest
goal-others-you = { goal-others } Du hast { $own }.

### Knöpfe: ihre Namen, und was sie tun (.does). Die von Fähigkeiten, Karten und Figuren heißen wie diese.

verb-pay = { $pay }
    .does = Das kostet { $pay-a-acc }.
verb-woman = { $woman }
    .does = Sie ersetzt { $man-a-acc }.
verb-woman-none = Keine Frau
    .does = Lass die Männer, wie sie sind.
verb-place = { $who }
    .does = Stelle { $who-a-acc } auf.
verb-off = Außerhalb des Bretts
    .does = Das zweite Feld liegt außerhalb des Bretts.
verb-stay = Bleiben
    .does = Lass den Jäger, wo er ist.
verb-take-back = Einsammeln
    .does = Nimm eigene Pfützen in den Vorrat zurück, für eine Bewegung oder einen Angriff.
verb-exchange = Tauschen
    .does = Gib deine zwei Karten für eine neue her.
verb-end = Zug beenden
    .does = Der Nächste ist am Zug.
verb-enough = Das reicht
    .does = Wähle keine Pfützen mehr.
verb-stop = Aufhören
    .does = Schieße nicht mehr.
verb-pass = Geschehen lassen
    .does = Spiele jetzt keine Karte.

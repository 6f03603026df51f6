### Knöpfe: der Name, und `.does` als eine Zeile; die der Fähigkeiten stehen in `abilities.ftl`. Der Anfang eines Namens wird großgeschrieben.

# $first, $second, $third: wer auf den drei Feldern steht; $places: dieselben mit ihren Feldern, eine Aufzählung.
verb-followers = { $first }, { $second }, { $third }
    .does = Stelle { $places }.
verb-order = { $turn }
    .does = Gaia spielt in jeder Runde zuerst { $turn-acc }.
verb-colour = { $colour }
    .does = Färbe das Feld { $colour }.
verb-taint = { $colour }
    .does = Alle { $colour-weak-obl } Pfützen werden schwarz, nur leuchtende Prismen nicht.
verb-sacrifice = Opfern
    .does = Gib sie her und würfle für ein Kaos-Ereignis: einmal pro Zug, und es kostet keine Aktion.
verb-end = Zug beenden
    .does = Der nächste Zug der Runde beginnt.
verb-stop = Hier anhalten
    .does = Mache keinen zweiten Schritt.
verb-decline = Verzichten
    .does = Haue niemanden um.

## Woraus ein Zug besteht, und was Knöpfe kosten

pip-move = Bewegung
pip-attack = Angriff
# Wie viele Aktionen beider Arten zusammen, wo es weniger sind als ihre Summe.
pip-any = Insgesamt

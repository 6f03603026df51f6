### Was Spielern zu jedem Code gesagt wird, unter dem etwas abgelehnt wird.

## Helden

fault-H01 = Dieser Held lässt sich nicht lesen oder hat etwas, das Helden nicht haben.
fault-H02 = Sein Name in Dateien ist vergeben oder besteht nicht aus 2 bis 24 Zeichen von a-z, 0-9 und _.
fault-H03 = Ein Held braucht einen Namen mit höchstens 24 Buchstaben.
fault-H04 = Wähle einen Typ: normal, schnell oder zäh.
fault-H05 = So viel oder so wenig Leben hat ein Held dieses Typs nicht.
fault-H06 = Diese Bewegung hat ein Held dieses Typs nicht.
fault-H07 = Der eigene Würfel eines Helden ist weiß oder blau.
fault-H08 = Dieser Held ist zu stark: Er hat zu viele Punkte.
fault-H09 = Wähle eine der zwölf Startwaffen.
fault-H10 = Wähle eine der vierzehn Fähigkeiten.
fault-H11 = Ein Erzfeind ist eine einzige gewöhnliche Gegnerart: Wähle, welche.
fault-H12 = Diese Geschichte ist zu lang oder sagt nichts.

## Gegner

fault-E01 = Dieser Gegner lässt sich nicht lesen oder hat etwas, das Gegner nicht haben.
fault-E02 = Sein Name in Dateien ist vergeben oder besteht nicht aus 2 bis 24 Zeichen von a-z, 0-9 und _.
fault-E03 = Ein Gegner braucht einen Namen mit höchstens 24 Buchstaben.
fault-E04 = Wähle eine Größe: klein, mittel, groß oder Oberboss.
fault-E05 = So viel oder so wenig Leben haben Gegner dieser Größe nicht; mehr als 5 haben nur Bosse.
fault-E06 = Diese Bewegung haben Gegner dieser Größe nicht.
fault-E07 = So weit reichen Gegner dieser Größe nicht.
fault-E08 = Diese Würfel sind nichts für Gegner dieser Größe.
fault-E09 = Gegner dieser Größe haben eine andere Zahl von Figuren.
fault-E10 = Dieser Gegner hat zu viele Punkte, oder er ist ein Boss mit weniger als 30.
fault-E11 = Die zähe Seite darf in nichts schwächer sein und muss mehr Punkte haben als die normale.
fault-E12 = Diese Kraft gibt es nicht, oder nur Bosse haben sie.

## Gegenstände

fault-I01 = Dieser Gegenstand lässt sich nicht lesen oder hat etwas, das Gegenstände nicht haben.
fault-I02 = Sein Name in Dateien ist vergeben oder besteht nicht aus 2 bis 24 Zeichen von a-z, 0-9 und _.
fault-I03 = Diesem Gegenstand fehlt etwas: sein Name, seine Wirkung oder was die Spieler darüber lesen.
fault-I04 = Gegenstände dieser Art gehören nicht in diesen Stapel.
fault-I05 = Eine Zahl dieses Gegenstands ist zu groß oder zu klein.
fault-I06 = Ein Gegenstand hat 1 bis 6 Würfel.
fault-I07 = Diese Wirkung passt nicht zu dieser Art von Gegenstand.
fault-I08 = Die Wirkung nennt einen Gegenstand oder einen Gegner, den es nicht gibt.

## Verlieskarten

fault-C01 = Diese Karte lässt sich nicht lesen oder hat etwas, das Karten nicht haben.
fault-C02 = Diese Karte gibt es nicht, oder sie ist zweimal gezeichnet.
fault-C03 = Eine Karte braucht einen Namen mit höchstens 24 Buchstaben.
fault-C04 = Eine Karte hat drei Reihen mit je drei Feldern und höchstens eine Stelle.
fault-C05 = Alle Bodenfelder müssen zusammenhängen.
fault-C06 = Mindestens drei Seiten müssen Boden haben.
fault-C07 = Die Mitte von mindestens einer Seite muss Boden sein.
fault-C08 = Eine Karte mit Netz hat in der Mitte Boden.
fault-C09 = Geschichtenkarten haben eine Stelle, andere Karten nicht.
fault-C10 = Der Eingang hat ein Netz, keinen Gegnerpunkt und Platz für vier Helden.

## Abenteuer

fault-Q01 = Dieses Abenteuer lässt sich nicht lesen oder ist größer als 64 KiB.
fault-Q02 = Hier steht etwas, das nicht zu einem Abenteuer gehört.
fault-Q03 = Es fehlt etwas: ein Titel, ein Text, eine Bedingung oder eine der Sprachen.
fault-Q04 = Dieser Name in Dateien ist vergeben oder besteht nicht aus 2 bis 24 Zeichen von a-z, 0-9 und _.
fault-Q05 = Ein Abenteuer hat vier verschiedene Geschichtenkarten.
fault-Q06 = Ein Gegnersymbol steht für eine gewöhnliche Gegnerart.
fault-Q07 = Dieser Gegner spielt nicht mit: Wähle ihn für ein Symbol oder unter den anderen.
fault-Q08 = Diesen Spezialgegenstand gibt es nicht.
fault-Q09 = Diesen Zeitpunkt gibt es für Regeln nicht.
fault-Q10 = Eine Bedingung hat drei Wörter: einen Wert, einen Vergleich, einen Wert.
fault-Q11 = Dieser Wirkung fehlt etwas, oder etwas passt nicht.
fault-Q12 = Einen Text mit diesem Namen gibt es nicht.
fault-Q13 = Nur der Eingang und die vier Geschichtenkarten können genannt werden.
fault-Q14 = Zu diesem Zeitpunkt handelt niemand: Den handelnden Helden kann man also nicht meinen.
fault-Q15 = Man kann nicht gewinnen.
fault-Q16 = Eine Zahl ist zu groß oder zu klein.
fault-Q17 = Die Wirkungen stecken zu tief ineinander.
fault-Q18 = Dieser Zähler ist nicht angelegt oder hat einen Namen, den er nicht haben darf.
fault-Q19 = Davon gibt es zu viele.
fault-Q20 = Zwei davon haben denselben Namen.
fault-Q21 = Das kann niemals eintreten.
fault-Q22 = Das könnte ewig so weitergehen.

## Pakete

fault-P01 = Dieses Paket lässt sich nicht lesen oder hat etwas, das Pakete nicht haben.
fault-P02 = Diese Datei gehört in kein Paket.
fault-P03 = Das Paket ist leer, zu groß oder hat zwei Dateien mit demselben Namen.
fault-P04 = Es gibt zu viele Helden, Gegner, Gegenstände oder Abenteuer.

## Zeichnungen

fault-D01 = Diese Zeichnung lässt sich nicht lesen oder hat etwas, das Zeichnungen nicht haben.
fault-D02 = Eine Zeichnung zeigt einen Helden oder Gegner ihrer Datei, und jeder hat höchstens eine Zeichnung.
fault-D03 = Eine Zeichnung besteht aus Strichen auf dem Papier und ist nicht zu groß.

## Was keinen eigenen Code hat

fault-other = Das wird abgelehnt.

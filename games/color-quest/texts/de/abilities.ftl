### Fähigkeiten: der Name, `.does` als eine Zeile auf einem Knopf und `.says` von einer Figur, die es tut.
###
### In .says: $who ist die Figur, $by ihr Feld; $first, $second und $last sind, worauf sie zielt (ein Feld, eine Richtung,
### ein Geist), $all sind alle davon, $rest die nach dem ersten, $more ist deren Zahl. Der Anfang wird großgeschrieben.

ability-run = Lauf
    .does = Beliebig viele Felder in gerader Linie.
    .says = { $who-the } auf { $by } läuft nach { $first }.

ability-celerity = Windeseile
    .does = Beliebig viele Felder in einer der acht Richtungen.
    .says = { $who-the } auf { $by } eilt nach { $first }.

ability-walk = Schritt
    .does = Ein Feld in beliebiger Richtung.
    .says = { $who-the } auf { $by } geht nach { $first }.

ability-forced-march = Eilmarsch
    .does = Ein oder zwei Felder; dazwischen darf sich die Richtung ändern.
    .says = { $who-the } auf { $by } marschiert nach { $last }.

ability-slow = Langsamer Schritt
    .does = Ein Feld nach oben, unten, links oder rechts.
    .says = { $who-the } auf { $by } geht langsam nach { $first }.

ability-trample = Trampeln
    .does = Ein Feld in beliebiger Richtung; Farbe dort wird weggetrampelt.
    .says = { $who-the } auf { $by } trampelt nach { $first }.

ability-slug = Schneckengang
    .does = Ein Feld in beliebiger Richtung, mit einer Farbspur; kann umfärben, verschmelzen oder explodieren.
    .says = { $who-the } auf { $by } kriecht nach { $first }.

ability-aura = Aura des Lichts
    .does = Löscht ringsum Pfützen anderer Farben und drängt dann Gegner um ein Feld zurück.
    .says = { $who-the } auf { $by } erstrahlt in einer Aura des Lichts.

ability-slap = Ohrfeige
    .does = Färbt ein benachbartes Feld und betäubt dann, wer dort steht.
    .says = { $who-the } auf { $by } verteilt eine Ohrfeige auf { $first }.

ability-contamination = Verseuchung
    .does = Bunte Farbe ringsum wird schwarz; Gaias Figuren dort werden betäubt.
    .says = { $who-the } auf { $by } verbreitet ringsum Verseuchung.

ability-big-wooden-weapon = Große Holzwaffe
    .does = Betäubt alle Figuren ringsum, auch eigene.
    .says = { $who-the } auf { $by } schwingt die Große Holzwaffe im Kreis.

ability-small-wooden-weapon = Kleine Holzwaffe
    .does = Betäubt eine benachbarte Figur.
    .says = { $who-the } auf { $by } schlägt mit der Kleinen Holzwaffe auf { $first } zu.

ability-basic-kung-fu = Einfaches Kung-Fu
    .does = Betäubt eine benachbarte Figur; ist sie gegnerisch, verliert der Gegner eine Gegenstandskarte.
    .says = { $who-the } auf { $by } schlägt mit Einfachem Kung-Fu auf { $first } zu.

ability-advanced-kung-fu = Meister-Kung-Fu
    .does = Betäubt alle Figuren ringsum; ist eine davon gegnerisch, verliert der Gegner zwei Gegenstandskarten.
    .says = { $who-the } auf { $by } schlägt mit Meister-Kung-Fu ringsum zu.

ability-melee = Rauferei
    .does = Färbt eine Ecke von drei benachbarten Feldern.
    .says = { $who-the } auf { $by } stürzt sich nach { $first } in eine Rauferei.

ability-double-melee = Doppelrauferei
    .does = Färbt zwei Ecken von je drei Feldern, eine nach der anderen.
    .says = { $who-the } auf { $by } stürzt sich in eine Doppelrauferei, erst nach { $first }, dann nach { $second }.

ability-water-bomb = Wasserbombe
    .does = Löscht die Farbe auf fünf Feldern im Kreuz; Farbbeschwörungen dort schrumpfen.
    .says = { $who-the } auf { $by } wirft eine Wasserbombe auf { $first }.

ability-shuriken = Shuriken
    .does = Betäubt die erste Figur in einer Linie; Farbe hält ihn nicht auf.
    .says = { $who-the } auf { $by } wirft einen Shuriken auf { $first }.

ability-direct-shot = Direktschuss
    .does = Färbt ein Feld in einer Linie.
    .says = { $who-the } auf { $by } schießt auf { $first }.

ability-paint-bomb = Farbbombe
    .does = Färbt, wo sie fällt, und zwei Felder ringsum, die der Gegner wählt.
    .says = { $more ->
        [0] { $who-the } auf { $by } wirft eine Farbbombe auf { $first }.
       *[other] { $who-the } auf { $by } wirft eine Farbbombe auf { $first } und wählt die Spritzer auf { $rest }.
    }

ability-chromamorphosis = Chromamorphose
    .does = Eine benachbarte Pfütze wird verbraucht; eine andere, wo auch immer, nimmt ihre Farbe an.
    .says = { $who-the } auf { $by } verbraucht die Pfütze auf { $first } und färbt die auf { $second } um.

ability-paint-network = Farbnetz
    .does = Färbt bis zu zwei Felder, von der Figur oder ihrem Netz aus.
    .says = { $who-the } auf { $by } spannt ein Farbnetz über { $all }.

ability-extended-network = Erweitertes Netz
    .does = Färbt bis zu drei Felder, von der Figur oder ihrem Netz aus.
    .says = { $who-the } auf { $by } spannt ein Erweitertes Netz über { $all }.

ability-multicolour-network = Vielfarbnetz
    .does = Färbt bis zu zwei Felder, jedes in einer Farbe nach Wahl.
    .says = { $who-the } auf { $by } spannt ein Vielfarbnetz über { $all }.

ability-multicolour-network-3 = Vielfarbnetz (3)
    .does = Färbt bis zu drei Felder, jedes in einer Farbe nach Wahl.
    .says = { $who-the } auf { $by } spannt ein Vielfarbnetz über { $all }.

ability-telekinesis = Telekinese
    .does = Trägt die erste Beschwörung in einer Linie um ein Feld in beliebiger Richtung.
    .says = { $who-the } auf { $by } trägt durch Telekinese die Beschwörung auf { $first } nach { $second }.

ability-death-touch = Todesgriff
    .does = Versetzt eine benachbarte Figur um ein Feld in beliebiger Richtung.
    .says = { $who-the } auf { $by } versetzt mit einem Todesgriff die Figur auf { $first } nach { $second }.

ability-transformation = Verwandlung
    .does = Wird zum Golem der eigenen Farbe.
    .says = { $who-the } auf { $by } verwandelt sich in einen Golem.

ability-sporific-bomb = Sporenbombe
    .does = Betäubt alle Figuren auf fünf Feldern im Kreuz.
    .says = { $who-the } auf { $by } wirft eine Sporenbombe auf { $first }.

ability-concentration = Konzentration
    .does = Wählt in diesem Zug die Spritzer der eigenen Farbbomben selbst.
    .says = { $who-the } auf { $by } konzentriert sich auf die nächste Farbbombe.

ability-unsummon = Bann
    .does = Löst ringsum alle Beschwörungen anderer Farben auf.
    .says = { $who-the } auf { $by } löst ringsum die Beschwörungen anderer Farben auf.

ability-climb = Klettern
    .does = Klettert auf eine benachbarte freie Mauer.
    .says = { $who-the } auf { $by } klettert auf die Mauer auf { $first }.

ability-explosion = Explosion
    .does = Lässt irgendwo eine Beschwörung explodieren.
    .says = { $who-the } auf { $by } lässt die Beschwörung auf { $first } explodieren.

ability-summon = Beschwörung
    .does = Macht irgendwo aus einer Pfütze der eigenen Farbe einen Mini-Golem.
    .says = { $who-the } auf { $by } ruft eine Beschwörung nach { $first }.

ability-summon-golem = Golem-Beschwörung
    .does = Macht irgendwo aus einer Pfütze der eigenen Farbe einen Golem.
    .says = { $who-the } auf { $by } ruft einen Golem nach { $first }.

ability-summon-spirit = Geister-Beschwörung
    .does = Gibt einen Würfel vom Brett zurück und stellt einen Geist des Lichts auf dessen Kristall.
    .says = { $who-the } auf { $by } ruft { $second-acc } nach { $first }.

ability-jump = Sprung
    .does = Springt auf ein beliebiges freies Feld, auch auf eine Mauer.
    .says = { $who-the } auf { $by } springt nach { $first }.

ability-levitation = Levitation
    .does = Versetzt eine freie Mauer aus der Linie auf ein beliebiges leeres Feld; Figuren daneben werden betäubt.
    .says = { $who-the } auf { $by } hebt die Mauer auf { $first } an und setzt sie auf { $second } ab.

ability-prayer = Gebet
    .does = Eine eigene Figur in der Linie ist bis zum nächsten Zug ihres Lagers immun.
    .says = { $who-the } auf { $by } betet für die Figur auf { $first }.

ability-strike = Strike
    .does = Schleudert eine benachbarte Figur weg und betäubt sie; eine Beschwörung explodiert.
    .says = { $who-the } auf { $by } schleudert die Figur auf { $first } weg.

ability-teleport = Teleport
    .does = Auf eine beliebige Pfütze der eigenen Farbe.
    .says = { $who-the } auf { $by } teleportiert sich nach { $first }.

ability-immunity-totem = Immunitätstotem
    .does = Ist bis zum nächsten Zug des eigenen Lagers immun.
    .says = { $who-the } auf { $by } errichtet ein Immunitätstotem.

ability-shield = Schild
    .does = Ist bis zum nächsten Zug des eigenen Lagers immun.
    .says = { $who-the } auf { $by } hebt den Schild.

ability-k-bomb = K-Bombe
    .does = Färbt fünf Felder im Kreuz; ein Würfel der eigenen Farbe färbt auch die Ecken.
    .says = { $who-the } auf { $by } wirft eine K-Bombe auf { $first }.

ability-charge = Ansturm
    .does = Stürmt geradeaus bis zum nächsten Hindernis und betäubt eine Figur dort.
    .says = { $who-the } auf { $by } stürmt nach { $first }.

ability-cloning = Klonen
    .does = Macht irgendwo aus einer Pfütze der eigenen Farbe einen Klon.
    .says = { $who-the } auf { $by } erschafft einen Klon auf { $first }.

ability-evolution = Evolution
    .does = Wird zum Klon der eigenen Farbe.
    .says = { $who-the } auf { $by } verwandelt sich in einen Klon.

ability-rift = Riss
    .does = Entlang einer Linie bis zum Rand: Farbe und Beschwörungen verschwinden, andere Figuren werden betäubt.
    .says = { $who-the } auf { $by } öffnet einen Riss nach { $first }.

ability-double-rift = Doppelriss
    .does = Ein Riss entlang zweier Linien zugleich.
    .says = { $who-the } auf { $by } öffnet einen Doppelriss, nach { $first } und nach { $second }.

ability-mutation = Mutation
    .does = Die erste Figur in einer Linie und eine beliebige andere tauschen die Plätze.
    .says = { $who-the } auf { $by } lässt die Figuren auf { $first } und { $second } die Plätze tauschen.

ability-barrage = Wurfhagel
    .does = Entfernt alle Farbe und alle Farbbeschwörungen von neun Feldern.
    .says = { $who-the } auf { $by } lässt einen Wurfhagel auf { $first } niedergehen.

ability-multiple-shot = Mehrfachschuss
    .does = Schießt bis zu dreimal, jedes Mal auf ein beliebiges Ziel.
    .says = { $who-the } auf { $by } schießt mit einem Mehrfachschuss auf { $first }.

ability-whirlwind = Wirbelwind
    .does = Färbt die acht Felder ringsum.
    .says = { $who-the } auf { $by } wirbelt herum und bespritzt alles ringsum.

ability-rise = Verwandlung
    .does = Der Held steigt um eine Stufe auf.
    .says = { $who-the } auf { $by } steigt um eine Stufe auf.

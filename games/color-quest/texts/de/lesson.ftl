### Die erste Partie: was der Lehrer davor, bei jeder Entscheidung und danach sagt.

lesson-title = Zwei Sterne gegen zwei
lesson-intro = Du führst Gaia in einer Partie Vorherrschaft: Dein Held muss auf Stufe 2 sein, während der Rônin betäubt am Boden liegt. Das gelingt noch in diesem Zug, mit Würfeln, einer Mauer und einem Freund, der noch keiner ist.
lesson-closing = Der Rônin liegt am Boden, und Oak steht auf Stufe 2 über ihm: Gaia gewinnt sofort! Du hast Kräfte bezahlt, einen Würfel eingesammelt, eine Mauer erklettert, einen Champion befreit und zweimal zugeschlagen. In einer ganzen Partie tut Kaos dasselbe mit schwarzer Farbe: Halte deine Champions aus seinen Linien heraus, und behalte einen oder zwei Würfel für eine Reaktion.
lesson-step-rise = Dein Zug beginnt mit Kräften, und die kosten Würfel. Vier liegen in deiner Kraftleiste. Oak muss auf Stufe 2 sein, damit du gewinnst: Tippe ihn auf j2 an und drücke Verwandlung; das kostet drei Würfel.
lesson-step-climb = Zwei Sterne: Oak ist gewachsen. Der letzte Würfel bezahlt eine Sonderfähigkeit: Lass den grünen Jäger auf die Mauer auf f4 klettern.
lesson-step-end-powers = Keine Würfel mehr, keine Kräfte mehr. Geh weiter zu den Bewegungen; die Leiste über dem Brett zeigt, wo du bist.
lesson-step-run = Ein gelber Würfel liegt auf dem Kristall h3. Der Krieger läuft geradeaus, so weit du willst: Schicke ihn von h1 dorthin, damit er den Würfel einsammelt.
lesson-step-stow = Wohin soll der Würfel? In der Kraftleiste bezahlt er Kräfte späterer Züge; auf seinem eigenen Platz ist er Erschöpfung und kann eine gegnerische Bewegung stoppen. Wähle; dann legt Kaos einen neuen Würfel auf einen Kristall.
lesson-step-celerity = Oak ist in allen acht Richtungen flink. Schicke ihn in seiner Spalte von j2 hinauf nach j6, direkt neben den Rônin.
lesson-step-end-moves = Das war es mit den Bewegungen. Weiter zu den Angriffen.
lesson-step-shot = Von seiner Mauer aus sieht der Jäger die ganze Spalte. Der Ninja auf f7 ist besessen, wie das gehörnte Auge zeigt: Ein Direktschuss mit grüner Farbe befreit ihn, und er schließt sich dir an.
lesson-step-kung-fu = Der Rônin ist auf Stufe 2: Ein Schlag nimmt ihm eine Stufe, und erst der nächste bringt ihn zu Fall. Oaks Meister-Kung-Fu trifft alle rings um ihn.
lesson-step-shuriken = Ein Stern bleibt dem Rônin. Dein neuer Ninja darf sofort handeln: Sein Shuriken fliegt die Reihe 7 entlang und betäubt die erste Figur auf seinem Weg.

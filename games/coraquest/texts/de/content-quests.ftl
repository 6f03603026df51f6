### Abenteuer: der Titel, was gezählt wird (label), was vorgelesen wird (text), was man tun kann (action)
### Die Texte sprechen die ganze Gruppe an: ihr.

## Lampen in den Unterhallen

quest-lamps = Lampen in den Unterhallen
quest-lamps-label-lamps = Brennende Lampen
quest-lamps-text-intro = Jeden Winter zündet das Dorf Pfützendocht unter dem Hügel vier alte Lampen an, damit verirrte Bergleute nach Hause finden. Dieses Jahr hat sich der Lampenwärter beide Knöchel verstaucht. Vier Lampen, vier Helden: Was soll da schon schiefgehen?
quest-lamps-text-goal = Zündet die vier Lampen an.
quest-lamps-text-win = In der Ferne jubelt ein Bergmann. Der Heimweg glänzt wie eine Perlenkette.
quest-lamps-text-lose = Das Dunkel schlägt über euch zusammen. Jetzt muss jemand kommen und die Lampen für EUCH anzünden.
quest-lamps-text-a = Hier hängt eine Messinglampe, kalt und staubig.
quest-lamps-text-b = Neben der zweiten Lampe steht eine Flasche mit der Aufschrift ÖL? Da war sich wohl noch jemand nicht sicher.
quest-lamps-text-b_ask = Probieren?
quest-lamps-text-b_yes = Einen Schluck nehmen
quest-lamps-text-b_no = Lieber stehen lassen
quest-lamps-text-b_good = Honigsirup! Ihr lasst die Flasche herumgehen.
quest-lamps-text-b_bad = Es ist Goblin-Rasierwasser.
quest-lamps-text-c = Die dritte Lampe. Darunter liegt eine Brotdose, vor langer Zeit vergessen.
quest-lamps-text-d = Die letzte Lampe! Leider benutzen Goblins sie als Hutständer, und zwei Orks behalten ihre Helme lieber auf.
quest-lamps-text-lit = Der Docht fängt Feuer. Eine Lampe mehr brennt.
quest-lamps-action-light_a = Die Lampe anzünden
quest-lamps-action-light_b = Die Lampe anzünden
quest-lamps-action-light_c = Die Lampe anzünden
quest-lamps-action-light_d = Die Lampe anzünden

## Die Käsekuchen-Affäre

quest-flan = Die Käsekuchen-Affäre
quest-flan-text-intro = Tante Brombeeres Käsekuchen kühlte auf der Fensterbank ab. Jetzt ist nur noch die Fensterbank da. Große, fettige Fußspuren führen hinab in die Unterhallen, und das ganze Gasthaus hat Hunger.
quest-flan-text-goal = Findet den Käsekuchen und bringt ihn zurück auf die Eingangskarte.
quest-flan-text-win = Tante Brombeere schneidet den Kuchen in winzig kleine Stücke. Alle bekommen eins. Ihr bekommt zwei.
quest-flan-text-lose = Irgendwo da unten rülpst jemand. Es riecht nach Käse.
quest-flan-text-e = Krümel! Und ein Korb, den der Dieb in der Eile fallen ließ.
quest-flan-text-f = Über einem kleinen Feuer blubbert ein Topf mit grüner Suppe. Niemand passt darauf auf.
quest-flan-text-f_ask = Suppe?
quest-flan-text-f_yes = Einen Löffel kosten
quest-flan-text-f_no = Nein danke
quest-flan-text-f_good = Erbsensuppe. Sogar richtig gute Erbsensuppe!
quest-flan-text-f_bad = Es war das Spülwasser.
quest-flan-text-b = Zwei Goblin-Küchenjungen streiten, wer die Form auslecken darf.
quest-flan-text-g = Ein Oger mit Schürze dreht sich um, einen Käsekuchen in der einen Hand und eine Kelle in der anderen. „MEINS“, sagt der Ogerkoch.
quest-flan-text-got = Ihr fangt den Käsekuchen, bevor er auf den Boden klatscht. Sein Duft zieht durch alle Gänge, und kleine Krallen beginnen zu trippeln. Schnell nach Hause!

## Botengang auf acht Beinen

quest-eggs = Botengang auf acht Beinen
quest-eggs-label-nest_h = Eier im Hängenden Nest
quest-eggs-label-nest_i = Eier in der Seidengalerie
quest-eggs-label-nest_j = Eier im Eierkeller
quest-eggs-text-intro = Halb Pfützendocht hat den lila Schnupfen. Das Heilmittel kennt jedes Kind: vier frische Eier von Riesenspinnen, gekocht im alten Kessel unter dem Hügel. Spinnen geben ihre Eier nicht gern her. Bitte seid höflich.
quest-eggs-text-goal = Sammelt vier Spinneneier und braut am Kessel den Trank.
quest-eggs-text-win = Der Kessel macht PLOPP und leuchtet in gesundem Gold. Am Abend niest niemand mehr.
quest-eggs-text-lose = Ha-ha-ha-TSCHI! macht das ganze Dorf, und kein Heilmittel kommt.
quest-eggs-text-h = Ein Nest! Daneben liegt ein Paar sehr großer Stiefel mit flachen Sohlen.
quest-eggs-text-i = Ein zweites Nest, und die ganze Familie ist zu Hause.
quest-eggs-text-j = Überall zittern Seidenfäden. Das dritte Nest war eine Türklingel.
quest-eggs-text-k = Der alte Kessel steht auf seinen drei Beinen, bereit für Suppe, Tee oder Medizin.
quest-eggs-text-egg = Warm und klebrig: ein Ei fürs Körbchen.
quest-eggs-text-oops = Das Nest faucht zurück.
quest-eggs-action-egg_h = Ein Ei nehmen
quest-eggs-action-egg_i = Ein Ei nehmen
quest-eggs-action-egg_j = Ein Ei nehmen
quest-eggs-action-brew = Den Trank brauen

## Etwas Schuppiges

quest-snake = Etwas Schuppiges
quest-snake-text-intro = Erst verschwand eine Gans, dann eine Ziege, dann der Karren der Ziege. Unter der Mühle ist etwas Langes eingezogen. Wer es dazu bringt, wieder auszuziehen, bekommt vom Müller einen Monat lang Brot umsonst.
quest-snake-text-goal = Besiegt die Riesenschlange.
quest-snake-text-win = Die Schlange gleitet davon in die tiefste Spalte und lässt den Karren zurück. Die Ziege ist ziemlich sauer, aber heil.
quest-snake-text-lose = Ein zufriedenes Zischen rollt durch das Dunkel. Brot wird dieses Jahr teuer.
quest-snake-text-l = Eine alte Haut, zehn Schritte lang. Eine Kräuterfrau hat ihre Tasche daneben liegen lassen: Drei grüne Fläschchen sind noch heil.
quest-snake-text-m = Ein Musikzimmer. Auf einem Notenständer liegt eine Flöte, um die sich eine geschnitzte Schlange windet.
quest-snake-text-m_take = Ihr wickelt die Flöte in eine Socke. Sie summt leise.
quest-snake-text-n = Unter euren Füßen winden sich Wurzeln. Moment: Sind das überhaupt Wurzeln?
quest-snake-text-n_ok = Ihr schleicht auf Zehenspitzen hinüber. Es waren Wurzeln.
quest-snake-text-n_bad = Waren es nicht. Eine davon beißt.
quest-snake-text-o = Die Grube ist voller Windungen. Ganz oben auf den Windungen gehen zwei gelbe Augen auf.
quest-snake-text-flute = Die Melodie lässt den großen Kopf hin und her schaukeln, bis er gegen die Wand stößt.
quest-snake-action-take_flute = Die Flöte nehmen

## Der große Abfluss

quest-drain = Der große Abfluss
quest-drain-text-intro = Seit drei Tagen riecht Pfützendocht wie ein Stiefel von innen. Der große Abfluss unter dem Hügel ist verstopft, und was ihn verstopft, das knurrt. Nehmt die Lavendelschals mit: Ihr werdet sie brauchen.
quest-drain-text-goal = Besiegt die Sumpfbestie und macht dann mit dem Pümpel den Abfluss frei.
quest-drain-text-win = GLUPP. Das Wasser läuft, die Luft wird klar, und das ganze Dorf reißt die Fenster auf.
quest-drain-text-lose = Ihr rennt an die frische Luft und haltet erst im nächsten Dorf wieder an.
quest-drain-text-l = Die Werkzeugkiste eines Klempners! Das meiste ist Rost, aber der Pümpel ist so gut wie neu.
quest-drain-text-p = Die Pumpe geht noch. Sauberes, kaltes Wasser platscht heraus.
quest-drain-text-p_ask = Was macht ihr mit dem Wasser?
quest-drain-text-p_wash = Alle waschen
quest-drain-text-p_drink = Sich satt trinken
quest-drain-text-n = Der Schlamm ist hier tief, warm und viel zu neugierig auf eure Stiefel.
quest-drain-text-n_bad = Ihr fallt hinein. Mit Haut und Haaren.
quest-drain-text-o = Der Schlammpfropfen öffnet ein Auge, dann noch fünf. Die Sumpfbestie ist wach.
quest-drain-text-clear = Die Bestie sickert durch die Ritzen davon. Jetzt fehlt nur noch der Abfluss.
quest-drain-action-unblock = Den Abfluss frei machen

## Vor dem letzten Glockenschlag

quest-bell = Vor dem letzten Glockenschlag
quest-bell-label-deadline = Letzte Runde
quest-bell-text-intro = Einmal im Jahr muss die Glocke des versunkenen Turms läuten, sonst vergisst der Hügel stillzustehen. Gremlins haben die Glocke zerlegt und die Teile versteckt. Das Jahr endet heute Nacht.
quest-bell-text-goal = Findet den Klöppel, das Seil und das Rad und läutet die Glocke, bevor die letzte Runde vorbei ist.
quest-bell-text-win = DONG. Der Hügel setzt sich seufzend hin, und ihr auch.
quest-bell-text-lose = Zu spät. Der Hügel steht auf, streckt sich und geht spazieren.
quest-bell-text-m = Zwischen zwei Harfen hängt der Klöppel einer Glocke, mit Schleifenband verschnürt.
quest-bell-text-f = Am Glockenseil trocknen Socken.
quest-bell-text-j = Das Rad klebt in alten Spinnweben am Boden fest.
quest-bell-text-j_stuck = Es rührt sich nicht. Zieht fester!
quest-bell-text-r = Die Glocke! Ihr fehlt nichts als die Teile in euren Taschen.
quest-bell-text-got = Schon wieder ein Teil mehr.
quest-bell-action-take_clapper = Den Klöppel nehmen
quest-bell-action-take_rope = Das Seil nehmen
quest-bell-action-take_wheel = Das Rad losreißen
quest-bell-action-ring = Die Glocke läuten

## Der Trollzoll

quest-toll = Der Trollzoll
quest-toll-text-intro = Der einzige Weg zum Sommermarkt führt über die Steinbrücke, und der Trollkönig hat einen Stuhl daraufgestellt. „Sechzehn Münzen oder eine Prügelei“, steht auf dem Schild. Der Markt kann nicht warten.
quest-toll-text-goal = Zahlt dem Trollkönig 16 Münzen oder besiegt ihn.
quest-toll-text-win = Der König steigt brummelnd von seinem Stuhl. Die Brücke ist frei, und eure Münzen habt ihr noch.
quest-toll-text-win_paid = Er zählt die Münzen zweimal, verbeugt sich und hebt die Schranke. „War mir ein Vergnügen“, sagt der Trollkönig.
quest-toll-text-lose = Dieses Jahr kein Markt. Die Trolle sitzen auf eurem Karren und essen eure Kohlköpfe.
quest-toll-text-d = Ein Gremlin im gestreiften Mantel schiebt drei Becher hin und her. „Wer die Bohne findet, gewinnt den Sack!“
quest-toll-text-d_ask = Spielt ihr mit?
quest-toll-text-d_yes = Auf einen Becher zeigen
quest-toll-text-d_no = Weitergehen
quest-toll-text-d_good = Da ist sie! Er zahlt und schmollt.
quest-toll-text-d_bad = Keine Bohne. Die Becher fliegen euch um die Ohren.
quest-toll-text-l = Hinter einem losen Stein hat jemand ein Bündel versteckt.
quest-toll-text-k = Mitten in der Halle liegt ein Goldsack. Er sieht haargenau aus wie ein Köder.
quest-toll-text-q = Der Trollkönig lehnt sich auf seinem Stuhl zurück. „Münzen“, sagt er, „oder Fäuste?“
quest-toll-action-take_bag = Den Goldsack nehmen
quest-toll-action-pay = Den Zoll bezahlen

## Schlafende Könige weckt man nicht

quest-king = Schlafende Könige weckt man nicht
quest-king-label-noise = Lärm
quest-king-label-too_loud = Der König erwacht bei
quest-king-text-intro = Der Knochenkönig ist eingeschlafen, auf dem Kopf die Krone vom Ururgroßvater des Bürgermeisters. Der Bürgermeister hätte sie gern für den Festumzug zurück. Der König hat einen leichten Schlaf, also psst.
quest-king-text-goal = Nehmt die Knochenkrone und bringt sie und alle vier Helden zurück auf die Eingangskarte, oder nehmt sie und besiegt den Knochenkönig.
quest-king-text-win = Der Festumzug ist prächtig. Über die Bissspuren an der Krone verliert niemand ein Wort.
quest-king-text-lose = Der Bürgermeister zieht mit einem Papierhut vorbei. Euch winkt er nicht zu.
quest-king-text-c = Ein Schild: RUHE BITTE. Jemand hat hineingebissen.
quest-king-text-n = Eine Feder schwebt herab und landet auf eurem Ärmel. Sie fühlt sich nach Glück an.
quest-king-text-i = Ein Schnarchen wie eine Säge rollt durch die Seide. Ihr seid nah dran.
quest-king-text-k = Der König schläft im Sitzen. Die Krone ist ihm über eine Augenhöhle gerutscht.
quest-king-text-wake = Das Schnarchen hört auf.
quest-king-text-took = Ihr hebt die Krone hoch. Eine Knochenhand greift dorthin, wo sie eben noch war.
quest-king-action-take_crown = Die Krone nehmen

## Die Königin der Fäden

quest-queen = Die Königin der Fäden
quest-queen-text-intro = Die Weber von Pfützendocht sind eingewickelt in ihre eigenen Stoffe aufgewacht. Da unten wohnt eine Königin, und sie glaubt, alle Fäden der Welt gehören ihr. Geht hin und erklärt es ihr.
quest-queen-text-goal = Besiegt die Spinnenkönigin.
quest-queen-text-win = Die Netze fallen wie Regen. Die Weber haben Seide für hundert Jahre.
quest-queen-text-lose = Ihr seid sehr gut eingewickelt. Im Frühling wickelt euch bestimmt jemand aus.
quest-queen-text-h = An einem Faden hängen Stiefel mit flachen Sohlen. Wem sie gehörten, der muss gerannt sein.
quest-queen-text-j = Ihr tretet auf einen Faden, so dünn wie ein Hauch. Weit weg antwortet etwas.
quest-queen-text-n = Ein Kokon zappelt und sagt: „Verzeihung, ich habe hier drin ein sehr gutes Schwert.“
quest-queen-text-n_ok = Ein dankbarer Ritter rollt heraus. „Ich leihe es euch. Ich gehe nach Hause.“
quest-queen-text-n_bad = Der Faden singt, und eine Spinne kommt nachsehen, wer da spielt.
quest-queen-text-i = Die Decke klappt acht Beine aus. „Meine Fäden“, sagt die Spinnenkönigin, „alle meine.“
quest-queen-action-free_knight = Den Kokon aufschneiden

## Der Drache hat Schluckauf

quest-dragon = Der Drache hat Schluckauf
quest-dragon-label-fed = Gefütterte Heilmittel
quest-dragon-text-intro = Jedes Mal, wenn der Drache unter dem Hügel hickst, fällt ein Schornstein um. Neun stehen noch. Honig, Höhlenminze und blaue Distel würden helfen, sagt das Buch. Ein Schwert vielleicht auch, sagt der Schmied.
quest-dragon-text-goal = Füttert den Drachen mit Honig, Höhlenminze und blauer Distel oder besiegt ihn.
quest-dragon-text-win = Der Drache fliegt beleidigt davon, um woanders zu hicksen. Die Schornsteine stehen.
quest-dragon-text-win_fed = Der Drache schluckt, wartet, lächelt. Stille! Er rollt sich um euch zusammen wie eine Katze.
quest-dragon-text-lose = HICKS. Das war der letzte Schornstein.
quest-dragon-text-f = Im Spülbecken wohnen Bienen. Der Honig gehört euch, wenn die Bienen einverstanden sind.
quest-dragon-text-f_bees = Die Bienen sind nicht einverstanden.
quest-dragon-text-m = Aus einem alten Klavier wächst Höhlenminze.
quest-dragon-text-p = Neben der Pumpe steht eine blaue Distel, größer als der Halbling.
quest-dragon-text-o = HICKS! Eine Stichflamme erhellt die Grube. Der Drache sieht euch an, verlegen und gefährlich.
quest-dragon-text-got = Ab in die Tasche damit.
quest-dragon-text-feed = Schluck. Der Drache leckt sich das Maul und hickst ein bisschen weniger.
quest-dragon-text-hic = HICKS!
quest-dragon-action-take_honey = Den Honig nehmen
quest-dragon-action-take_mint = Die Höhlenminze pflücken
quest-dragon-action-take_thistle = Die blaue Distel abschneiden
quest-dragon-action-feed_honey = Den Honig verfüttern
quest-dragon-action-feed_mint = Die Höhlenminze verfüttern
quest-dragon-action-feed_thistle = Die blaue Distel verfüttern

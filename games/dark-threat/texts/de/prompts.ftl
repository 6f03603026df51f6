### Wer was tun muss.

prompt-over = Die Partie ist zu Ende.
# $who: einer der beiden nächsten Texte oder der Name eines Lagers; $task: einer der Texte darunter.
prompt = { $who }: { $task }.
prompt-you = Du bist dran
# Einer von zwei Partnern: $leader ist die Figur, nach der der Zug heißt.
prompt-mate = { $camp } ({ $leader })

prompt-followers = die drei Jünger aufstellen
prompt-mandrake = die Alraune neben den Holzkönig stellen
prompt-chief = den Besessenen Häuptling neben Fongia stellen
prompt-order = wählen, welchen Zug Gaia in jeder Runde zuerst spielt
prompt-emerge = wählen, wo die eingegrabene Alraune herauskommt
prompt-step = mit dem Avatar einen zweiten Schritt machen oder anhalten
prompt-colour = eine Farbe wählen
prompt-push = wählen, wohin die Telekinese sie verschiebt
prompt-drop = wählen, wo das Totem abgesetzt wird
prompt-blows = weiterspielen
prompt-flee = wählen, wohin { $bane-the } flieht
prompt-awaken = das Totem wählen, das zu seinem Avatar wird
prompt-clear = eine schwarze Pfütze wählen, die entfernt wird (bis zu { $left })
prompt-lotus = ein Feld für eine neue Pfütze wählen (bis zu { $left })
prompt-sprout = ein Totem wählen, das zum Pilz wird
prompt-doom = den Jünger wählen, der besessen wird
prompt-taint = die Farbe wählen, die schwarz wird
prompt-strike = Oak oder den Auserwählten umhauen oder verzichten
prompt-turn = { $turn }, Bewegungen { $moves }, Angriffe { $attacks }
# In den ersten Zügen darf man weniger Aktionen spielen, als es Bewegungen und Angriffe zusammen sind.
prompt-turn-in-all = { $turn }, Bewegungen { $moves }, Angriffe { $attacks }, insgesamt { $all }

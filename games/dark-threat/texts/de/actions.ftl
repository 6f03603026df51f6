### Was man tun darf. $at ist ein Feld; $what ist, was dort steht oder liegt.

# $places: die drei Jünger mit ihren Feldern, eine Aufzählung.
action-followers = Stelle { $places }
action-place = Stelle { $who-acc } auf { $at }
action-order = Spiele in jeder Runde zuerst { $turn-acc }
action-emerge = Lass die eingegrabene Alraune auf { $at } herauskommen
# $deed: was `.says` einer Fähigkeit sagt; $target: wem oder was sie gilt.
action-use = { $deed } ({ $target })
action-sacrifice = Opfere { $what-acc } auf { $at } und würfle für ein Kaos-Ereignis
action-end = Beende den Zug
action-step = Mache einen zweiten Schritt nach { $at }
action-stop = Mache keinen zweiten Schritt
action-colour = Färbe das Feld { $colour }
action-colour-kept = Lass { $puddle-acc } auf { $at }, wie sie ist
action-colour-at = Färbe { $at } { $colour }
# Telekinese: eine Pfütze oder eine kleine Plage.
action-push = Verschiebe sie nach { $at }
action-push-onto = Verschiebe sie nach { $at }, auf { $what-acc }
action-drop = Setze das Totem auf { $at } ab
action-flee = Lass { $bane-acc } nach { $at } fliehen
action-awaken = Erwecke { $what-acc } auf { $at } zum Avatar
action-clear = Entferne { $what-acc } auf { $at }
action-lotus = Lege eine neue Pfütze auf { $at }
action-sprout = Verwandle { $what-acc } auf { $at } in einen Pilz
action-doom = Mache { $what-acc } auf { $at } besessen
action-taint = Färbe alle { $colour-weak-obl } Pfützen schwarz
action-strike = Haue { $what-acc } auf { $at } um
action-decline = Lass Gaia in Ruhe

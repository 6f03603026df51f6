### Wer jetzt was tun muss, in einer Zeile.

# $what: eine der Fragen unten
prompt-to-you = Du bist dran: { $what }
prompt-to-other = { $who } ist dran: { $what }
prompt-over = Die Partie ist zu Ende.
# $reason: warum sie endete, als halber Satz
prompt-over-because = Die Partie ist zu Ende: { $reason }.

## Fragen

prompt-faction = eine Fraktion wählen
prompt-action = eine Aktion wählen ({ $action } von { $actions })
prompt-shield = ein Feld für den eigenen Schild wählen
prompt-power-ship = ein Gelände zum Zerstören wählen oder verzichten
prompt-power-cannon = ein Feld zum Räumen wählen oder verzichten
prompt-power-crane = ein Gelände zum Versetzen wählen oder verzichten
prompt-power-number = die Fähigkeit { $kind-gen } nutzen oder verzichten
prompt-drop = die neue Stelle für { $terrain } wählen
prompt-nothing = nichts zu wählen

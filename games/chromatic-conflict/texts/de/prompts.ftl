### Wer jetzt was tun muss, in einer Zeile.

# $what: eine der Fragen unten
prompt-to-you = Du bist am Zug: { $what }
prompt-to-other = { $who }: { $what }
prompt-over = Die Partie ist zu Ende.
# $reason: warum sie endete, als halber Satz
prompt-over-because = Die Partie ist zu Ende: { $reason }.

## Fragen

prompt-faction = wähle deine Fraktion
prompt-action = wähle eine Aktion ({ $action } von { $actions })
prompt-shield = wähle ein Feld für deinen Schild
prompt-power-ship = wähle ein Gelände zum Zerstören oder verzichte
prompt-power-cannon = wähle ein Feld zum Räumen oder verzichte
prompt-power-crane = wähle ein Gelände zum Versetzen oder verzichte
prompt-power-number = nutze die Fähigkeit { $kind-gen } oder verzichte
prompt-drop = wähle die neue Stelle für { $terrain }
prompt-nothing = nichts zu wählen

### Wer jetzt was tun muss.
### Eine Aufgabe ist ein Satz, der allein steht und dann groß beginnt, oder nach „Spieler 2:“.

# Gesagt zu dem, der es tun muss. $task: eine der Aufgaben unten
prompt-own = { $task }
# Gesagt zu den anderen. $seat: eine Zahl
prompt-seat = Spieler { $seat }: { $task }

## Aufgaben

prompt-pick = wähle einen Helden und sag, wem er gehört.
prompt-put = stell { $hero } auf den Eingang.
prompt-enemy = wähle den nächsten Gegner.
prompt-hero = wähle den nächsten Helden.
# $left: volle Aktionen
prompt-turn = { $left ->
    [one] { $hero } handelt, noch { $left } volle Aktion.
   *[other] { $hero } handelt, noch { $left } volle Aktionen.
}
# $left: Schritte
prompt-move = { $left ->
    [one] { $hero } geht, noch { $left } Schritt.
   *[other] { $hero } geht, noch { $left } Schritte.
}
prompt-charge = { $hero } geht und greift an.
# $card: die Nummer, die darauf steht
prompt-lay = leg Karte { $card } an.
prompt-target = wähle ein Ziel.
prompt-attack = { $hero } greift an.
# $hits: der Text successes
prompt-rolled = { $hits }: die Fähigkeit einsetzen?
prompt-trade = wähle, was getauscht wird.
prompt-answer = nimmst du den Tausch an?
prompt-enemy-target = wähle das Ziel des Gegners.
prompt-attacked = wähle, wer angegriffen wird.
prompt-enemy-way = wähle, wohin der Gegner geht.
# $damage: der Text damage
prompt-guard = den Schlag mit { $damage } abwehren?
prompt-place = wähle, wo die Figur hinkommt.
prompt-pay = { $coins ->
    [one] bezahle { $coins } Münze.
   *[other] bezahle { $coins } Münzen.
}
prompt-story = wähle, wie die Geschichte weitergeht.
# $question: was das Abenteuer fragt, ohne Zeichen am Ende
prompt-asked = { $question }.
prompt-who = wähle, um wen es geht.

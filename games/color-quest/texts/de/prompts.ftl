### Wer jetzt was tun muss. $who: der Text prompt-you oder ein Lager.

prompt-over = Die Partie ist zu Ende.
prompt-you = Du bist dran

## Was mitten in etwas gefragt wird

prompt-choosing = { $who }: ein Ziel für { $ability } wählen.
# $left: wie viele noch
prompt-paying = { $who }: einen Würfel zum Bezahlen wählen (noch { $left }).
# $figure steht auf $by
prompt-declared = { $who }: auf { $ability } reagieren ({ $figure-the } auf { $by }) oder es geschehen lassen.
prompt-last-call = { $who }: letzte Reaktionen in diesem Zug, oder es dabei belassen.
prompt-shots = { $who }: noch einmal schießen (bis zu { $left }-mal).
prompt-cleaning = { $who }: noch eine Pfütze wählen, oder genug.
prompt-caste = { $who }: eine Kaste wählen.
prompt-played = { $who }: auf { $instant } mit Immunität antworten oder es geschehen lassen.
prompt-splash = { $who }: einen Spritzer rings um { $at } wählen.
prompt-push = { $who }: wählen, wen das Licht zurückdrängt und wohin.
prompt-stow = { $who }: wählen, wohin { $die-the } kommt.
prompt-refill = { $who }: { $die-acc } auf einen Kristall von Fragment { $fragment } legen.
# $first, $second: die beiden Fragmente des Lagers
prompt-starting = { $who }: { $die-acc } auf einen Kristall von Fragment { $first } oder { $second } legen; { $next-the } kommt auf das andere Fragment.
prompt-levels = { $who }: das Fragment wählen, das als Nächstes aufgefüllt wird.
prompt-colour = { $who }: die Sockelfarbe für { $figure-acc } auf { $at } wählen.
prompt-tunnel = { $who }: wählen, wo es aus dem Tunnel wieder herausgeht.
prompt-discard = { $who }: eine Karte zum Ablegen wählen (noch { $left }).
prompt-other = { $who }: weiterspielen.

## Abschnitte des Aufbaus

# $left: die Punkte, die übrig sind
prompt-bands = { $who }: die Bande zusammenstellen (noch { $left }).
prompt-faces = { $who }: die Seite von Fragment { $fragment } wählen.
prompt-tiles = { $who }: ein Plättchen legen: { $tile }.
prompt-puddles = { $who }: { $puddle-acc } legen.
prompt-dice = { $who }: die Würfel legen.
prompt-deploy = { $who }: die Bande aufstellen.

## Phasen eines Zugs

prompt-powers = { $who }: Kräfte einsetzen oder zu den Bewegungen übergehen (Runde { $round }).
prompt-moves = { $who }: Figuren bewegen oder zu den Angriffen übergehen (Runde { $round }).
prompt-attacks = { $who }: mit Figuren angreifen oder den Zug beenden (Runde { $round }).

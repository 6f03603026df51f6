### Was man tun darf, gesagt zu dem, der es tun darf.

# $entry: eine Zeile der Armeeliste; $cost: ihre Punkte
action-recruit = Nimm { $entry-one-acc } ({ $cost })
action-dismiss = Gib { $entry-one-acc } zurück
action-ready = Die Bande ist bereit
action-face = Fragment { $number }: Seite { $face }
action-lay-tile = Lege { $tile-one-acc } auf { $at }
action-lay-puddle = Lege { $puddle-acc } auf { $at }
action-deploy = Stelle { $entry-one-acc } auf { $at }
# $who: die Figur; $by: ihr Feld; $target: ein Feld, eine Richtung, eine Farbe oder ein Geist
action-use = { $ability }: { $who-the } auf { $by }
action-use-at = { $ability }: { $who-the } auf { $by } → { $target }
action-instant = { $instant } ({ $die-the })
action-instant-at = { $instant } ({ $die-the }): { $target }
# $source: woher der Trank kommt
action-potion = { $draught } ({ $source })
action-potion-at = { $draught } ({ $source }): { $target }
action-exchange = Lege beide Karten ab und ziehe eine neue
action-to-moves = Weiter zu den Bewegungen
action-to-attacks = Weiter zu den Angriffen
action-end = Beende den Zug
action-pick = { $ability } → { $target }
action-pick-shot = Schieße auf { $target }
action-pick-more = Auch { $target }
action-enough = Genug
# $spot: wo der Würfel liegt
action-pay = Bezahle mit { $die-dat } ({ $spot })
action-stow = Lege den Würfel { $spot-into }
action-fragment = Fülle Fragment { $number } auf
action-crystal = Lege den Würfel auf { $at }
action-colour = Sockel: { $colour }
action-exit = Komm auf { $at } heraus
action-discard = Lege eine Karte ab: { $potion }
action-push = Dränge { $who-acc } von { $at } nach { $to }
action-splash = Bespritze { $at }
action-caste = Die Figur wird { $kind-into }
action-pass = Lass es geschehen

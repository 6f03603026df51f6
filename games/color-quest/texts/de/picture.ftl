### Der Tisch als Bild für ein Terminal.

# $who: das Lager, das am Zug ist
picture-round = Runde { $round }, { $who }, { $sequence }
picture-legend = ^ Mauer  % Busch  @ Tunnel  $ Truhe  & Knochen  * Kristall  *Y Würfel  r Pfütze  rWa Figur, ' ihre Zeichen (! betäubt)

# Vor dem, was ein Lager hat.
picture-side = { $who }:
# Was ein Lager hat, eins nach dem anderen.
picture-next = { $first }; { $next }
# Die Würfel, die an einer Stelle der Kadamas-Tafel liegen.
picture-dice = { $spot-many } ({ $dice })
# Die Tränke auf den Karten, die man selbst hält.
picture-hand = { $potions }
picture-cards = Karten { $count }
picture-marks = Ernte { $done }/{ $of }
# Was noch aufzustellen ist.
picture-band = { $entries }
picture-entry = { $count } { $entry }
picture-nothing = nichts

### Was man tun darf, dem gesagt, der es tun darf.

# $outlook: was dabei herauskommt, siehe outlook.ftl.
action-outlook = { $action } ({ $outlook })

## Aufbau

action-woman = Ersetze { $man-a-acc } durch { $woman-a-acc }
action-woman-none = Spiele ohne Kämpferin
action-wall = Baue eine Mauer auf { $at }
action-place = Stelle { $who-a-acc } auf
action-place-at = Stelle { $who-a-acc } auf { $at }
# $from: wo der Jäger ist. $at: eine Mauer.
action-infiltrate = Infiltration: Stelle den Jäger von { $from } auf die Mauer auf { $at }
action-infiltrate-any = Infiltration: Stelle einen Jäger auf die Mauer auf { $at }
action-stay = Lass den Jäger auf { $from }, wo er ist
action-stay-any = Lass einen Jäger, wo er ist

## Ein Zug

action-take = Nimm { $card } von deinem Stapel
# $pay: die Aktion, die es kostet.
action-take-back = Einsammeln: Nimm bis zu { $most } deiner Pfützen zurück, für { $pay-a-acc }
# $pile: own (der eigene) oder common (der von allen).
action-exchange = Tausche deine zwei Karten gegen eine { $pile ->
    [own] von deinem Stapel
   *[common] vom Nachziehstapel
}
action-exchange-known = Tausche deine zwei Karten ({ $cards }) gegen eine { $pile ->
    [own] von deinem Stapel
   *[common] vom Nachziehstapel
}
action-end = Beende den Zug
action-source = Gib deine Pfütze auf { $at } her
action-puddle-take-back = Nimm { $puddle } auf { $at } zurück
action-puddle-remove = Entferne { $puddle } auf { $at }
action-enough = Das reicht
# $squares: die Pfützen, die schon gewählt sind.
action-enough-only = Das reicht: nur { $squares }
action-recoil = Lass { $who-acc } nach { $to } zurückweichen
# $to: eine Richtung. $end: das Feld dort.
action-recoil-onto = Lass { $who-acc } nach { $to } zurückweichen, auf { $end }
action-target = Schieße auf { $at }
action-stop = Schieße nicht mehr

## Bonuskarten

action-kadamas = Spiele { card-kadamas }: Entferne bis zu { $most } Pfützen beliebiger Farbe
action-explosion = Spiele { card-explosion }: { $who-start } auf { $at } explodiert
action-summoning = Spiele { card-summoning }: Mache aus deiner Pfütze auf { $at } einen Mini-Golem
action-card = Spiele { $card }
# $ability: was angekündigt wurde.
action-cancel = Spiele { $card } und hebe auf, was angekündigt ist ({ $ability })
# $card von $clan ist das, worauf geantwortet wird.
action-immunity = Spiele { card-immunity } und hebe { $card } von { $clan } auf
action-pass = Lass es geschehen
action-pass-turn = Lass den Zug enden

## Was angekündigt wurde, in „Rot kündigt an: …“

# $deed: eine Fähigkeit, wie sie erzählt wird. $squares: die Pfütze, die die Mystikerin hergibt.
deed-given-up = { $deed }, hergegeben: { $squares }
deed-take-back = Einsammeln: { $squares }, für { $pay-a-acc }
deed-any = eine Aktion

## Eine Karte mit dem, worauf sie gespielt wurde, in „Rot spielt …“

play-on = { $card } auf { $squares }

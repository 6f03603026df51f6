### Die Armeeliste.

# $who: ein Lager
roster-title = Bande von { $who }
roster-points = Punkte

class-hero = Held
class-champion = Champions
class-troop = Truppen

## Was eine Figur kann

# Teile eines Profils, einer nach dem anderen.
roster-next = { $first } · { $next }
roster-special = Sonderfähigkeit: { $ability }
roster-blast = Blast: { $ability }
# Eine Fähigkeit und was sie bewirkt.
roster-ability = { $ability } – { $ability-does }
roster-bones = Kaos legt ihn, wohin es will; ein Skelett kann sich daraus erheben.
roster-count = { $count } × { $entry }

## Warum es zu viel ist. $left: wie viel noch übrig ist

# $size: Plätze
lack-slots = Nötig: { $size }; für diese Klasse noch frei: { $left }.
# $cost: Punkte
lack-points = Preis: { $cost }; noch übrig: { $left }.
lack-kept = Preis: { $cost }; noch übrig: { $left }, davon { $kept } für einen Helden zurückgelegt.

## Was fehlt, oder was die übrigen Punkte bringen

roster-no-hero = Die Bande braucht einen Helden.
roster-all-spent = Alle Punkte sind ausgegeben.
roster-half-left = Der übrige halbe Punkt bringt eine Gegenstandskarte.
roster-some-left = Die übrigen Punkte bringen zwei Gegenstandskarten.

## Was an einer Bande nicht stimmt, die jemand geschrieben hat

muster-not-now = { $rule }
muster-no-side = Eine Bande beginnt mit ihrem Lager, gaia oder kaos, und nicht mit „{ $word }“.
# $rule: was die Regel sagt
muster-other-side = Das ist eine Bande von { $who }. CQ-ARM-3: { $rule }
muster-unknown = Keine Armeeliste kennt „{ $word }“.

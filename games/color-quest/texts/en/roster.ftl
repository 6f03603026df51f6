### The army list.

# $who: a side
roster-title = { $who }'s band
roster-points = Points

class-hero = Hero
class-champion = Champions
class-troop = Troops

## What a figure can do

# Parts of a profile, one after another.
roster-next = { $first } · { $next }
roster-special = special: { $ability }
roster-blast = Blast: { $ability }
# An ability and what it does.
roster-ability = { $ability } – { $ability-does }
roster-bones = Kaos lays it anywhere; a Skelette can rise from it.
roster-count = { $count } × { $entry }

## Why it is too much. $left: how many are left

# $size: slots
lack-slots = It takes { $size }, and { $left } of its class is left.
# $cost: points
lack-points = It costs { $cost }, and { $left } is left.
lack-kept = It costs { $cost }, and of the { $left } left { $kept } are kept for a hero.

## What is missing, or what the points that are left give

roster-no-hero = The band needs a hero.
roster-all-spent = All points are spent.
roster-half-left = The half point left gives an item card.
roster-some-left = The points left give two item cards.

## What is wrong in a band that somebody wrote

muster-not-now = { $rule }
muster-no-side = A band begins with its side, gaia or kaos, not with '{ $word }'.
# $rule: what the rule says
muster-other-side = This is a band of { $who }. CQ-ARM-3: { $rule }
muster-unknown = No army list has '{ $word }'.

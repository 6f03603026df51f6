### What an action does, said to the seat that may do it.
### $who: a Chromeca with its owner; $card: a card on the table; $kind: a kind of Chromeca

action-faction = Play the { $faction } faction

# $card: the Core, or a terrain of the own hand
action-lay = Lay { $card } at { $at }
action-lay-worth = Lay { $card } ({ $worth }) at { $at }

# What a card is worth to the reader; $effect: what its own zone shows
worth-zone = { gems }, your zone: { $effect }
worth-effect = { gems }, { $effect }
worth-unknown = { gems }, effect unknown
worth-shielded = { $worth }, { $shield }

action-place-nowhere = Place { $kind-one } at { $at }, where no card lies
action-place-own = Place { $kind-one } on { $card }, where { $who } stands
action-place-core = Place { $kind-one } on the unoccupied Core: { $worth }
action-place-terrain = Place { $kind-one } on the unoccupied terrain { $card }: { $worth }
action-capture = Capture { $who } on { $card } with your { $kind } ({ $worth })
# $action: one of those above, when it ends the game
action-last = { $action }; it is your last Chromeca and ends the game

action-shield = Deploy your shield on { $card }, where { $who } stands
action-destroy = Destroy { $card }, where { $who } stands
action-empty = Empty { $card }: { $who } goes to the discard pile
action-lift = Lift { $card }, with { $who } on it

action-free-shield = Deploy your shield on { $card }, which is unoccupied
action-free-destroy = Destroy { $card }, which is unoccupied
action-free-empty = Empty { $card }, which is unoccupied
action-free-lift = Lift { $card }, which is unoccupied

action-nowhere-shield = Deploy your shield on { $at }, where no card lies
action-nowhere-destroy = Destroy { $at }, where no card lies
action-nowhere-empty = Empty { $at }, where no card lies
action-nowhere-lift = Lift { $at }, where no card lies

action-drop = Put { $terrain } down at { $at }
action-drop-lifted = Put the lifted terrain down at { $at }

action-decline = Do not use the { $kind }'s power
action-decline-any = Do not use the vehicle's power

## Buttons

verb-decline = Decline
    .does = { action-decline-any }.
verb-faction-blue = Blue faction
    .does = Play the Blue faction: its robots are round and elegant.
verb-faction-green = Green faction
    .does = Play the Green faction: its robots are square and robust.
verb-faction-orange = Orange faction
    .does = Play the Orange faction: its robots are diamond-shaped and dangerous.
verb-faction-violet = Violet faction
    .does = Play the Violet faction: its robots are triangular and lively.

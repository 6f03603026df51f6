### Goals, how far one is, and how the game ended.

## What wins; "two" with two players, "more" with three or four

goal-network-two = link your Chief to the enemy Chief by one of your networks
goal-network-more = link your Chief to the Quest square by one of your networks
goal-capture-two = leave the enemy without a fighter
goal-capture-more = end your turn with all three castes around the Quest square
goal-encirclement = hold the nine squares of the centre
goal-escort = bring your Chief onto the Quest square
goal-cat = hold { $walls } walls with your puddles, Hunters or Rangers
# One of the above as a sentence; it gets a capital letter.
goal-sentence = { $goal }.

## How far the player is

# $linked of $of squares of the chain are there. $missing: how many are not, $squares: which.
far-chain = Your chain: { $linked } of { $of }.
far-chain-squares = Your chain: { $linked } of { $of }, { $missing ->
    [one] { $squares } is missing
   *[other] { $squares } are missing
}.
far-chain-missing = Your chain: { $linked } of { $of }, { $missing } squares are missing.
far-hunt = { $enemies ->
    [one] { $enemies } enemy fighter is left
   *[other] { $enemies } enemy fighters are left
}.
far-gathered = All three castes are there.
# $castes: the castes by their men.
far-gather = Still missing there: { $castes }.
far-encircle = You hold { $held } of { $of } squares.
# $leader: Chief or Matriarch. $steps: from the Quest square.
far-escort-may = Your { $leader } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away and may move: the marker is yours.
far-escort-not = Your { $leader } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away and may not move: the marker is not yours.
far-walls = You hold { $held } of { $of } walls.

## How the winner met the goal

met-network-two = one of its networks links its Chief to the enemy Chief
met-network-more = one of its networks links its Chief to the Quest square
met-capture-two = the other clan has no fighter left
met-capture-more = it has fighters of all three castes around the Quest square
met-encirclement = it holds the nine squares of the centre
met-escort = its Chief stands on the Quest square
met-cat = it holds { $walls } walls

## How it ended

# $why: one of the above.
end-goal = { $clans } wins: { $why } (scenario { $number }, { $scenario }).
# $standings: what every clan has on the board.
end-limit = { $clans } wins after { $rounds } rounds. On the board: { $standings }.
end-limit-shared = After { $rounds } rounds { $clans } share the victory. On the board: { $standings }.
end-standing = { $clan } { count-fighters } and { count-puddles }

### Abilities: their names, what they do as one line on a button (.does), and what is told when a figure does it (.says).
###
### In .says: $who is the figure, $by its square; $first, $second and $last are what it is aimed at (a square, a direction,
### a spirit), $all are all of them, $rest those after the first one, of which there are $more.

ability-run = Run
    .does = Moves any number of squares in a straight line.
    .says = { $who-the } on { $by } runs to { $first }.

ability-celerity = Celerity
    .does = Moves any number of squares in one of the eight directions.
    .says = { $who-the } on { $by } dashes to { $first }.

ability-walk = Walk
    .does = Moves one square in any direction.
    .says = { $who-the } on { $by } walks to { $first }.

ability-forced-march = Forced March
    .does = Moves one or two squares and may turn in between.
    .says = { $who-the } on { $by } marches to { $last }.

ability-slow = Slow
    .does = Moves one square up, down, left or right.
    .says = { $who-the } on { $by } moves slowly to { $first }.

ability-trample = Trample
    .does = Moves one square in any direction; paint there is trodden away.
    .says = { $who-the } on { $by } tramples its way to { $first }.

ability-slug = Slug
    .does = Moves one square in any direction and leaves paint behind; may repaint, fuse or explode.
    .says = { $who-the } on { $by } crawls to { $first }.

ability-aura = Aura of Light
    .does = Erases paint of other colours around, then pushes enemies one square back.
    .says = { $who-the } on { $by } shines with an Aura of Light.

ability-slap = Slap
    .does = Paints one square in contact, then stuns whoever is there.
    .says = { $who-the } on { $by } gives a Slap on { $first }.

ability-contamination = Contamination
    .does = Coloured paint around turns black; figures of Gaia there are stunned.
    .says = { $who-the } on { $by } spreads Contamination all around.

ability-big-wooden-weapon = Big Wooden Weapon
    .does = Stuns every figure around, friends included.
    .says = { $who-the } on { $by } swings the Big Wooden Weapon all around.

ability-small-wooden-weapon = Small Wooden Weapon
    .does = Stuns one figure in contact.
    .says = { $who-the } on { $by } strikes with the Small Wooden Weapon on { $first }.

ability-basic-kung-fu = Basic Kung Fu
    .does = Stuns one figure in contact; if it is an enemy, the opponent loses an item card.
    .says = { $who-the } on { $by } strikes with Basic Kung Fu on { $first }.

ability-advanced-kung-fu = Advanced Kung Fu
    .does = Stuns every figure around; if one is an enemy, the opponent loses two item cards.
    .says = { $who-the } on { $by } strikes all around with Advanced Kung Fu.

ability-melee = Melee
    .does = Paints a corner of three squares in contact.
    .says = { $who-the } on { $by } fights in a Melee to the { $first }.

ability-double-melee = Double Melee
    .does = Paints two corners of three squares, one after the other.
    .says = { $who-the } on { $by } fights in a Double Melee, to the { $first } and then to the { $second }.

ability-water-bomb = Water Bomb
    .does = Erases the paint of five squares in a cross; paint invocations there shrink.
    .says = { $who-the } on { $by } throws a Water Bomb at { $first }.

ability-shuriken = Shuriken
    .does = Stuns the first figure in a line; paint is no obstacle.
    .says = { $who-the } on { $by } throws a Shuriken at { $first }.

ability-direct-shot = Direct Shot
    .does = Paints one square in a line.
    .says = { $who-the } on { $by } shoots at { $first }.

ability-paint-bomb = Paint Bomb
    .does = Paints where it falls and two squares around, chosen by the opponent.
    .says = { $more ->
        [0] { $who-the } on { $by } throws a Paint Bomb at { $first }.
       *[other] { $who-the } on { $by } throws a Paint Bomb at { $first } and chooses the splashes on { $rest }.
    }

ability-chromamorphosis = Chromamorphosis
    .does = A puddle in contact is used up; another puddle anywhere takes its colour.
    .says = { $who-the } on { $by } uses up the puddle on { $first } and recolours the one on { $second }.

ability-paint-network = Paint Network
    .does = Paints up to two squares from itself or from its network.
    .says = { $who-the } on { $by } spreads a Paint Network over { $all }.

ability-extended-network = Extended Network
    .does = Paints up to three squares from itself or from its network.
    .says = { $who-the } on { $by } spreads an Extended Network over { $all }.

ability-multicolour-network = Multicolour Network
    .does = Paints up to two squares, each in a colour of its choice.
    .says = { $who-the } on { $by } spreads a Multicolour Network over { $all }.

ability-multicolour-network-3 = Multicolour Network (3)
    .does = Paints up to three squares, each in a colour of its choice.
    .says = { $who-the } on { $by } spreads a Multicolour Network over { $all }.

ability-telekinesis = Telekinesis
    .does = Carries the first invocation in a line one square in any direction.
    .says = { $who-the } on { $by } carries the invocation on { $first } to { $second } by Telekinesis.

ability-death-touch = Death Touch
    .does = Moves a figure in contact one square in any direction.
    .says = { $who-the } on { $by } moves the figure on { $first } to { $second } by a Death Touch.

ability-transformation = Transformation
    .does = Becomes a Golem of its colour.
    .says = { $who-the } on { $by } turns into a Golem.

ability-sporific-bomb = Sporific Bomb
    .does = Stuns every figure on five squares in a cross.
    .says = { $who-the } on { $by } throws a Sporific Bomb at { $first }.

ability-concentration = Concentration
    .does = Chooses the splashes of its own Paint Bombs this turn.
    .says = { $who-the } on { $by } concentrates on the next Paint Bomb.

ability-unsummon = Unsummon
    .does = Removes every invocation of another colour around.
    .says = { $who-the } on { $by } sends away the invocations of other colours all around.

ability-climb = Climb
    .does = Climbs onto a free wall in contact.
    .says = { $who-the } on { $by } climbs onto the wall on { $first }.

ability-explosion = Explosion
    .does = Makes an invocation anywhere explode.
    .says = { $who-the } on { $by } makes the invocation on { $first } explode.

ability-summon = Summon
    .does = Turns a puddle of its colour anywhere into a mini Golem.
    .says = { $who-the } on { $by } calls an invocation to { $first }.

ability-summon-golem = Summon Golem
    .does = Turns a puddle of his colour anywhere into a Golem.
    .says = { $who-the } on { $by } calls a Golem to { $first }.

ability-summon-spirit = Summon Spirit
    .does = Gives a die of the board back and puts a spirit of light on its crystal.
    .says = { $who-the } on { $by } calls { $second-the } to { $first }.

ability-jump = Jump
    .does = Jumps to any free square, walls included.
    .says = { $who-the } on { $by } jumps to { $first }.

ability-levitation = Levitation
    .does = Moves a free wall in line to any bare square; figures beside it are stunned.
    .says = { $who-the } on { $by } lifts the wall on { $first } and sets it down on { $second }.

ability-prayer = Prayer
    .does = A friend in line is immune until its owner's next turn.
    .says = { $who-the } on { $by } prays for the figure on { $first }.

ability-strike = Strike
    .does = Sends a figure in contact flying and stuns it; an invocation explodes.
    .says = { $who-the } on { $by } sends the figure on { $first } flying.

ability-teleport = Teleport
    .does = Goes to any puddle of its colour.
    .says = { $who-the } on { $by } teleports to { $first }.

ability-immunity-totem = Immunity Totem
    .does = Is immune until its owner's next turn.
    .says = { $who-the } on { $by } raises an Immunity Totem.

ability-shield = Shield
    .does = Is immune until its owner's next turn.
    .says = { $who-the } on { $by } raises a Shield.

ability-k-bomb = K-Bomb
    .does = Paints five squares in a cross; a die of its colour paints the corners too.
    .says = { $who-the } on { $by } throws a K-Bomb at { $first }.

ability-charge = Charge
    .does = Rushes straight on to the next obstacle and stuns a figure there.
    .says = { $who-the } on { $by } charges to the { $first }.

ability-cloning = Cloning
    .does = Turns a puddle of its colour anywhere into a Clone.
    .says = { $who-the } on { $by } makes a Clone on { $first }.

ability-evolution = Evolution
    .does = Becomes a Clone of its colour.
    .says = { $who-the } on { $by } turns into a Clone.

ability-rift = Rift
    .does = Along a line to the edge: paint and invocations go, other figures are stunned.
    .says = { $who-the } on { $by } opens a Rift to the { $first }.

ability-double-rift = Double Rift
    .does = A Rift along two lines at once.
    .says = { $who-the } on { $by } opens a Double Rift, to the { $first } and to the { $second }.

ability-mutation = Mutation
    .does = The first figure in a line and any other figure change places.
    .says = { $who-the } on { $by } makes the figures on { $first } and { $second } change places.

ability-barrage = Barrage
    .does = Removes all paint and paint invocations from nine squares.
    .says = { $who-the } on { $by } fires a Barrage at { $first }.

ability-multiple-shot = Multiple Shot
    .does = Shoots up to three times, each time where it likes.
    .says = { $who-the } on { $by } fires a Multiple Shot at { $first }.

ability-whirlwind = Whirlwind
    .does = Paints the eight squares around.
    .says = { $who-the } on { $by } whirls and splashes all around.

ability-rise = Transformation
    .does = The hero goes up one level.
    .says = { $who-the } on { $by } rises by one level.

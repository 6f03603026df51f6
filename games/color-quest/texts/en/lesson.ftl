### The first game: what the teacher says before it, at each decision, and after it.

lesson-title = Two stars against two
lesson-intro = You lead Gaia in a game of Supremacy: your hero must be of level 2 while the Rônin lies stunned. It can be done in this very turn, with dice, a wall, and a friend who is not yet one.
lesson-closing = The Rônin lies, and Oak stands above him at level 2: Gaia wins at once! You have paid for powers, collected a die, climbed, freed a champion and struck twice. In a whole game Kaos does the same with black paint: keep your champions out of its lines, and a die or two for a reaction.
lesson-step-rise = Your turn begins with powers, which cost dice. Four lie in your gauge. Oak must be of level 2 to win: touch him on j2 and press Transformation; three dice go.
lesson-step-climb = Two stars: Oak has grown. The last die pays a special ability: let the green Hunter climb onto the wall on f4.
lesson-step-end-powers = No more dice, no more powers. Go on to the moves; the row above the board shows where you are.
lesson-step-run = A yellow die lies on the crystal h3. The Warrior runs straight as far as you like: send him there from h1 to collect it.
lesson-step-stow = Where shall the die go? In the gauge it pays for powers of later turns; in its own slot it is Fatigue and can stop an enemy Move. Choose; then Kaos puts a new die on a crystal.
lesson-step-celerity = Oak is swift in all eight directions. Send him up the column from j2 to j6, right beside the Rônin.
lesson-step-end-moves = That is all for the moves. On to the attacks.
lesson-step-shot = From his wall the Hunter sees the whole column. The Ninja on f7 is possessed, as the horned eye says: a direct shot of green paint frees him, and he joins you.
lesson-step-kung-fu = The Rônin is of level 2: a blow takes a level from him, and only the next one fells him. Oak's Advanced Kung Fu strikes everybody around him.
lesson-step-shuriken = One star is left to the Rônin. Your new Ninja may act at once: his Shuriken flies along row 7 and stuns the first figure in its way.

### The first game: what the teacher says before it, at each decision, and after it.

lesson-title = Your first conflict
lesson-intro = You lead the Blue faction against Green and Orange. To keep this first game short, eight of your fourteen Chromecas are out of it already: six are left, and when you place the last one, the game is over.
lesson-closing = The game stops here: 10 victory points for you, 4 for Green, 4 for Orange. You have laid, occupied, captured, shielded and fired, and you chose the moment of the end. In a whole game you have all fourteen Chromecas, with a Ship and a Crane as well, and nobody tells you where to go.
lesson-step-lay = Only the Core lies on the table. Terrain T04 in your hand has just 1 gem, but its blue zone is a Stronghold: 3 victory points while you hold it. Lay it to the right of the Core.
lesson-step-settle = That was your first action. A terrain belongs to nobody until somebody stands on it, so use your second action now: send your 2 there.
lesson-step-core = 4 points already, and everybody now knows your Stronghold. Green has put a 2 on the Core, right beside you. Your 3 is stronger, and your own 2 next door gives it support: capture the Core.
lesson-step-bastion = Green's 2 is gone for good. Orange has laid T06 and left it empty: 2 gems, and nobody has shown you what your zone there hides. An empty place needs neither power nor support. Go and see with your other 2.
lesson-step-shield = A Bastion! Your shield must go somewhere at once, but not onto the Bastion itself. Your Stronghold is worth the most: put the shield there, and nobody can take it from you while the Bastion holds.
lesson-step-cannon = Orange has captured the Core with a 5, and nothing in your hand beats a 5. But your Cannon needs no strength. Place it on the empty terrain T15.
lesson-step-fire = It reveals an Offensive force on its way: 1 more power in all your captures. Now the Cannon may fire, anywhere on the table and free of charge. Drive the 5 off the Core.
lesson-step-core-again = The Core is empty, and you have an action left. Take it back with your 5, which is hard to move: only another 5 with an Offensive force could capture it.
lesson-step-last-terrain = Orange has captured your Cannon, and your Offensive force went with it. You have a single Chromeca left and none to draw: placing it ends the game, so make it count. First lay T09 with its 3 gems beside your places.
lesson-step-last-chromeca = You have 7 points, the others 4 each, and nobody can answer any more. Place your last Chromeca, the 4, on those 3 gems.

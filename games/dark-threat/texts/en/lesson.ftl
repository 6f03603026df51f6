### The first game: what the teacher says before it, at each decision, and after it.

lesson-title = The last prism
lesson-intro = You lead Gaia on the easy level: all you need is the bright Chosen One. Two Temples are active, but one of them is blocked, and the third still sleeps in the south-east. Two turns are enough.
lesson-closing = Light pours out of three Temples, and the Chosen One is bright: Gaia wins at once! You have used Oak, a Follower, white light and a network of colours. In a whole game Kaos hits back: keep your Followers awake, your Totems near, and the centres of the Temples free of black.
lesson-step-celerity = It is the Oak turn, with two moves and two attacks. A small Bane sits on the centre of the Force Temple and blocks the Hammer. Oak is quick: send him straight up the column from d6 to d8, next to it.
lesson-step-kung-fu = The old wise knows Kung Fu, and no small Bane survives that. Hit the one on c9: the item on the centre can be used again.
lesson-step-run = Black paint on l3 and m3 bars the Chosen One's way to the Spirit Temple. Run your Cleric along the row from h2 to l2, right below it.
lesson-step-aura = His Aura is white light: it wipes away all black paint around him. That is your last action, so the turn ends by itself and Fongia plays.
lesson-step-walk = The row above the board has moved on: it is the Chosen One's turn. Nothing black lies on l3 any more, so let him walk there.
lesson-step-network = He paints two squares in a line, each in a colour that you choose. Use his Network and touch m3, the first square of the line to the east.
lesson-step-any-colour = m3 is an ordinary square: any colour will do, it is only there to link the next one.
lesson-step-green = n3 is a green prism. Green lights it, and it stays lit for ever.
lesson-step-second-network = The Temple still needs yellow. Everything that hangs together is his network: l3, m3, the lit prism, and your old puddle on n4. Use the Network again and touch o4: the line sets out from n4, and the Spore on p4 gets splashed too.
lesson-step-yellow = Yellow for the yellow prism, and all three Temples are active.

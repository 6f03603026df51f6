### The first game: what the teacher says before it, at each decision, and after it.

lesson-title = Your first brawl
lesson-intro = You lead the Red clan against Blue, and the brawl is already in full swing. The scenario is Paint Network: link your Chief on c4 to Blue's Chief on h8 with a chain of red puddles, side by side, and you win.
lesson-closing = Eight links from Chief to Chief: you win at once, whatever is left of your turn! You have run, fought, shot, moved a Golem, played a card and used the Network. In a whole game both Chiefs begin in their corners, and nobody tells you where to paint.
lesson-step-run = Blue's Hunter on h6 stands right where your chain has to pass. Run your Warrior along the row from b5 to g5: he goes as far as he likes, as long as the way is straight and clear.
lesson-step-melee = Now attack: Melee paints the corner h6 and the two squares on the way to it. You will get two puddles, and a Hunter!
lesson-step-shot = The Hunter is red now, and he may act for you at once. Blue's marker lies on the Quest square, and as long as it does, Blue's Chief may walk away. Shoot at f6, over your own puddle: with your marker there, he has to stay.
lesson-step-golem = You have one Move left. Golems are links of a chain, just like puddles: send yours from g3 to h4, below your new puddle on h5. It leaves a puddle behind.
lesson-step-end = Two Moves and two Attacks: that is a whole turn. End it, and see what Blue does.
lesson-step-pass = Blue's Shaman wants to paint f3 and f4. You hold the card Missed, which would stop him, and so you are asked. But it is only paint, and you can paint over it: let it happen, and keep your card for something worse.
lesson-step-missed = Here it is: Blue's Chief aims at h6, he wants his Hunter back! Play Missed, and the shot does nothing.
lesson-step-walk = It is your turn again. Figures other than Golems are no links of a chain, so your Hunter on h6 is in the way now. Walk him to a free square beside the column: g7, i5, i6 or i7.
lesson-step-network = Your Shaman on d3 touches your puddle on d4, so his Network may start from any puddle linked to it. Start beside e4 and paint f4 and g4: your paint covers Blue's puddle, and the two halves of your chain are one.
lesson-step-second-network = Now the network that he touches reaches as far as h5. He need not move at all: paint h6 and h7, right up to Blue's Chief, and the chain is complete.

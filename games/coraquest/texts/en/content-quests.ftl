### Quests: the title, what is counted (label), what is read (text), what can be done (action)

## Lamps in the Underhalls

quest-lamps = Lamps in the Underhalls
quest-lamps-label-lamps = Lamps lit
quest-lamps-text-intro = Every winter the village of Puddlewick lights four old lamps under the hill, so that lost miners can find their way. This year the lamp keeper has sprained both ankles. Four lamps, four heroes: what could go wrong?
quest-lamps-text-goal = Light the four lamps.
quest-lamps-text-win = Far away a miner shouts for joy. The way home shines like a string of beads.
quest-lamps-text-lose = The dark closes over you. Somebody will have to come and light the lamps for YOU.
quest-lamps-text-a = A brass lamp hangs here, cold and dusty.
quest-lamps-text-b = Next to the second lamp stands a bottle marked OIL? Somebody was not sure either.
quest-lamps-text-b_ask = Taste it?
quest-lamps-text-b_yes = Take a sip
quest-lamps-text-b_no = Leave it alone
quest-lamps-text-b_good = Honey cordial! You pass the bottle round.
quest-lamps-text-b_bad = It is goblin aftershave.
quest-lamps-text-c = The third lamp. A lunch box lies below it, forgotten long ago.
quest-lamps-text-d = The last lamp! But goblins are using it as a hat stand, and two orcs keep their helmets on.
quest-lamps-text-lit = The wick catches. One more lamp is burning.
quest-lamps-action-light_a = Light the lamp
quest-lamps-action-light_b = Light the lamp
quest-lamps-action-light_c = Light the lamp
quest-lamps-action-light_d = Light the lamp

## The Flan Affair

quest-flan = The Flan Affair
quest-flan-text-intro = Aunt Bramble's cheese flan was cooling on the windowsill. Now there is only the windowsill. Big greasy footprints lead down into the Underhalls, and the whole inn is hungry.
quest-flan-text-goal = Find the cheese flan and carry it back to the entrance card.
quest-flan-text-win = Aunt Bramble cuts the flan into tiny, tiny slices. Everybody gets one. You get two.
quest-flan-text-lose = Somewhere below, somebody burps. It smells of cheese.
quest-flan-text-e = Crumbs! And a basket the thief dropped in a hurry.
quest-flan-text-f = A pot of green soup bubbles over a small fire. Nobody is watching it.
quest-flan-text-f_ask = Soup?
quest-flan-text-f_yes = Try a spoonful
quest-flan-text-f_no = No, thank you
quest-flan-text-f_good = Pea soup. Rather good pea soup!
quest-flan-text-f_bad = It was the washing-up water.
quest-flan-text-b = Two goblin kitchen boys are arguing about who may lick the dish.
quest-flan-text-g = An ogre in an apron turns round, a flan in one hand and a ladle in the other. 'MINE,' says the Ogre Cook.
quest-flan-text-got = You catch the flan before it hits the floor. Its smell fills every corridor, and small claws begin to patter. Home, quickly!

## Eight-Legged Errand

quest-eggs = Eight-Legged Errand
quest-eggs-label-nest_h = Eggs in the Hanging Nest
quest-eggs-label-nest_i = Eggs in the Silk Gallery
quest-eggs-label-nest_j = Eggs in the Egg Cellar
quest-eggs-text-intro = Half of Puddlewick has the purple sneezes. The cure is well known: four fresh giant spider eggs, boiled in the old cauldron under the hill. Spiders do not share their eggs. Please be polite.
quest-eggs-text-goal = Gather four spider eggs and brew the potion at the cauldron.
quest-eggs-text-win = The cauldron goes PLOP and turns a healthy gold. By evening nobody sneezes any more.
quest-eggs-text-lose = A-a-a-TCHOO! goes the whole village, and no cure comes.
quest-eggs-text-h = A nest! Beside it lies a pair of very large boots with flat soles.
quest-eggs-text-i = A second nest, and the whole family is at home.
quest-eggs-text-j = Silk threads tremble everywhere. The third nest was a doorbell.
quest-eggs-text-k = The old cauldron stands on its three feet, ready for soup, tea or medicine.
quest-eggs-text-egg = Warm and sticky: one egg for the basket.
quest-eggs-text-oops = The nest hisses back.
quest-eggs-action-egg_h = Take an egg
quest-eggs-action-egg_i = Take an egg
quest-eggs-action-egg_j = Take an egg
quest-eggs-action-brew = Brew the potion

## Something Scaly

quest-snake = Something Scaly
quest-snake-text-intro = First a goose went missing, then a goat, then the goat's cart. Something long has moved in below the mill. The miller offers a month of free bread to whoever moves it out again.
quest-snake-text-goal = Defeat the Giant Snake.
quest-snake-text-win = The snake slides away into the deepest crack and leaves the cart behind. The goat is rather cross, but whole.
quest-snake-text-lose = A satisfied hiss rolls through the dark. Bread will be expensive this year.
quest-snake-text-l = An old skin, ten paces long. A herb woman has left her bag beside it: three little green bottles are whole.
quest-snake-text-m = A music room. On a stand lies a flute with a snake carved round it.
quest-snake-text-m_take = You wrap the flute in a sock. It hums quietly.
quest-snake-text-n = Roots wriggle under your feet. Wait: are those roots?
quest-snake-text-n_ok = You tiptoe across. They were roots.
quest-snake-text-n_bad = They were not. One of them bites.
quest-snake-text-o = The pit is full of coils. At the top of the coils, two yellow eyes open.
quest-snake-text-flute = The tune makes the great head sway and knock against the wall.
quest-snake-action-take_flute = Take the flute

## The Great Drain

quest-drain = The Great Drain
quest-drain-text-intro = For three days Puddlewick has smelt like the inside of a boot. The great drain below the hill is blocked, and whatever blocks it is growling. Take the lavender scarves: you will need them.
quest-drain-text-goal = Defeat the Swamp Beast, then unblock the drain with the plunger.
quest-drain-text-win = GLOP. The water runs, the air clears and the whole village opens its windows.
quest-drain-text-lose = You run for fresh air and do not stop before the next village.
quest-drain-text-l = A plumber's toolbox! Most of it is rust, but the plunger is as good as new.
quest-drain-text-p = The pump still works. Clean, cold water splashes out.
quest-drain-text-p_ask = What do you do with the water?
quest-drain-text-p_wash = Wash everybody
quest-drain-text-p_drink = Drink your fill
quest-drain-text-n = The mud here is deep, warm and much too interested in your boots.
quest-drain-text-n_bad = You fall in. All of you.
quest-drain-text-o = The plug of mud opens one eye, then five more. The Swamp Beast is awake.
quest-drain-text-clear = The beast oozes away through the cracks. Only the drain is left.
quest-drain-action-unblock = Unblock the drain

## Before the Last Bell

quest-bell = Before the Last Bell
quest-bell-label-deadline = Last round
quest-bell-text-intro = The bell of the sunken tower must ring once a year, or the hill forgets to stand still. Gremlins have taken the bell to pieces and hidden the pieces. The year ends tonight.
quest-bell-text-goal = Find the clapper, the rope and the wheel, and ring the bell before the deadline round is over.
quest-bell-text-win = DONG. The hill settles down with a sigh, and so do you.
quest-bell-text-lose = Too late. The hill gets up, stretches, and goes for a walk.
quest-bell-text-m = Between two harps hangs the clapper of a bell, tied up with ribbon.
quest-bell-text-f = The bell rope is being used to dry socks.
quest-bell-text-j = The wheel is glued to the floor with old web.
quest-bell-text-j_stuck = It does not budge. Pull harder!
quest-bell-text-r = The bell! It has everything except the parts in your bags.
quest-bell-text-got = That makes one part more.
quest-bell-action-take_clapper = Take the clapper
quest-bell-action-take_rope = Take the rope
quest-bell-action-take_wheel = Pull the wheel free
quest-bell-action-ring = Ring the bell

## The Troll Toll

quest-toll = The Troll Toll
quest-toll-text-intro = The only road to the summer market runs over the stone bridge, and the Troll King has put a chair on it. 'Sixteen coins or a fight,' says the sign. The market cannot wait.
quest-toll-text-goal = Pay the Troll King 16 coins, or defeat him.
quest-toll-text-win = The king gets off his chair, grumbling. The bridge is free, and you kept your coins.
quest-toll-text-win_paid = He counts the coins twice, bows and lifts the barrier. 'A pleasure,' says the Troll King.
quest-toll-text-lose = No market this year. The trolls sit on your cart and eat your cabbages.
quest-toll-text-d = A gremlin in a striped coat shuffles three cups. 'Find the bean, win the bag!'
quest-toll-text-d_ask = Do you play?
quest-toll-text-d_yes = Point at a cup
quest-toll-text-d_no = Walk on
quest-toll-text-d_good = There it is! He pays, sulking.
quest-toll-text-d_bad = No bean. The cups fly at your head.
quest-toll-text-l = Somebody has hidden a bundle behind a loose stone.
quest-toll-text-k = A bag of gold lies in the middle of the hall. It looks exactly like bait.
quest-toll-text-q = The Troll King leans back on his chair. 'Coins,' he says, 'or knuckles?'
quest-toll-action-take_bag = Take the bag of gold
quest-toll-action-pay = Pay the toll

## Let Sleeping Kings Lie

quest-king = Let Sleeping Kings Lie
quest-king-label-noise = Noise
quest-king-label-too_loud = The king wakes at
quest-king-text-intro = The Bone King fell asleep with the mayor's ancestor's crown on his head. The mayor would like it back for the parade. The king is a light sleeper, so hush.
quest-king-text-goal = Take the Bone Crown and bring it and all four heroes back to the entrance card, or take it and defeat the Bone King.
quest-king-text-win = The parade is splendid. Nobody mentions the toothmarks on the crown.
quest-king-text-lose = The mayor parades in a paper hat. He does not wave at you.
quest-king-text-c = A sign: QUIET, PLEASE. Somebody has bitten it.
quest-king-text-n = A feather drifts down and settles on your sleeve. It feels lucky.
quest-king-text-i = A snore like a saw rolls through the silk. You are close.
quest-king-text-k = The king sleeps sitting up. The crown has slipped over one eye socket.
quest-king-text-wake = The snoring stops.
quest-king-text-took = You lift the crown. A bony hand closes on the place where it was.
quest-king-action-take_crown = Take the crown

## The Queen of Threads

quest-queen = The Queen of Threads
quest-queen-text-intro = The weavers of Puddlewick woke up wrapped in their own cloth. A queen lives below, and she thinks all thread in the world is hers. Go and explain.
quest-queen-text-goal = Defeat the Spider Queen.
quest-queen-text-win = The webs fall like rain. The weavers have enough silk for a hundred years.
quest-queen-text-lose = You are very well wrapped. Somebody will unwrap you in the spring.
quest-queen-text-h = Flat-soled boots hang from a thread. Their last owner must have run.
quest-queen-text-j = You step on a thread as thin as breath. Far away something answers.
quest-queen-text-n = A cocoon wriggles and says: 'Excuse me, I have a very good sword in here.'
quest-queen-text-n_ok = A grateful knight rolls out. 'Borrow it. I am going home.'
quest-queen-text-n_bad = The thread sings, and a spider comes to see who is playing.
quest-queen-text-i = The ceiling unfolds eight legs. 'My thread,' says the Spider Queen, 'all of it.'
quest-queen-action-free_knight = Cut the cocoon open

## The Dragon's Hiccups

quest-dragon = The Dragon's Hiccups
quest-dragon-label-fed = Remedies given
quest-dragon-text-intro = Every time the dragon under the hill hiccups, a chimney falls down. There are nine chimneys left. Honey, cave mint and blue thistle would cure it, says the book. A sword might too, says the blacksmith.
quest-dragon-text-goal = Feed the dragon honey, cave mint and blue thistle, or defeat it.
quest-dragon-text-win = The dragon flies off in a huff to hiccup elsewhere. The chimneys stand.
quest-dragon-text-win_fed = The dragon swallows, waits, smiles. Silence! It curls round you like a cat.
quest-dragon-text-lose = HIC. That was the last chimney.
quest-dragon-text-f = Bees have nested in the sink. The honey is yours, if the bees agree.
quest-dragon-text-f_bees = The bees do not agree.
quest-dragon-text-m = Cave mint grows out of an old piano.
quest-dragon-text-p = One blue thistle stands beside the pump, taller than the Halfling.
quest-dragon-text-o = HIC! A burst of flame lights up the pit. The dragon looks at you, embarrassed and dangerous.
quest-dragon-text-got = Into the bag with it.
quest-dragon-text-feed = Gulp. The dragon licks its lips and hiccups a little less.
quest-dragon-text-hic = HIC!
quest-dragon-action-take_honey = Take the honey
quest-dragon-action-take_mint = Pick the cave mint
quest-dragon-action-take_thistle = Cut the blue thistle
quest-dragon-action-feed_honey = Feed the honey
quest-dragon-action-feed_mint = Feed the cave mint
quest-dragon-action-feed_thistle = Feed the blue thistle

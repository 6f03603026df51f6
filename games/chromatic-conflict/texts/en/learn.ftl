### How the game is played, section by section, as the page shows it beside its pictures.

learn-aim = Robots called Chromecas fight for a land that you all build together, one terrain after another, around the Core. A place pays its gems to whoever stands on it: 1 to 3 for a terrain, 1 for the Core. Only the last moment counts: when the game stops, add up the gems under your own robots, and the highest total wins. Here Blue has 5 victory points, Orange 4 and Green 2.
    .title = What it is about
learn-turn = You hold three Chromecas and three terrains. On your turn you do two things, one after the other: lay a terrain or place a Chromeca, in any mix. Choose a card of your hand, then the spot where it goes. There is no passing while something can be done. Afterwards you draw back up to three of each, as long as the piles last.
    .title = Two actions a turn
learn-lay = A new terrain must share a side with a card that lies there already; touching by a corner does not do. Who stands next door is of no importance, and the land may grow in any direction. Everybody sees the gems, but they belong to nobody until a robot arrives. So lay a terrain you like with your first action and step on it with your second, before others do.
    .title = Laying a terrain
learn-place = A place where nobody stands is open to any of your robots, near or far. To capture an enemy you need more power than it has, and another of your robots on a place that shares a side with it. Here you play Violet and hold a 3: it may go to the two empty places, and your 2 backs an attack on the Core or on the orange 2. Orange's 3 is just as strong, and the blue 2 touches yours only by a corner: both are safe. A captured Chromeca is gone for good.
    .title = Placing and capturing
learn-vehicles = Your robots of power 1 are weak, but each can do one thing right after it is placed, anywhere on the table. The Ship destroys a terrain and whoever is on it, provided that no other terrain loses its link to the Core. The Cannon drives one robot off, as here, where it may even hit the 5 on the Core. The Crane moves a terrain with its passenger. You may always decline, and the Core itself never moves nor breaks.
    .title = Three vehicles
learn-effects = Every terrain hides one zone for each faction, and a robot reads only the zone of its own colour. Its effect lasts as long as that robot stays. Offensive force adds 1 to your power when you capture, Strike force lets support come from a corner, Stronghold is worth 3 victory points, Bastion gives you a shield; some zones are empty. Having the same effect twice changes nothing. Hints: 1 gem never hides an empty zone, and 3 gems never hide a Stronghold or a Bastion.
    .title = What the filters reveal
learn-shield = When you reveal a Bastion, your shield goes onto a place of your choice at once, though never onto a Bastion in use. A place under a shield cannot be captured, emptied, destroyed or moved by anybody, not even by you. But if nobody stands there, anybody may walk in. Lose your last Bastion, and the shield comes back to you.
    .title = Shields
learn-hidden = You see your own zone on the terrains in your hand, and the page goes on showing it to you once they lie on the table. Here you alone know that a Stronghold waits for you on T13. Of other terrains you see the gems and whatever a robot has already shown to all. The only way to learn the rest is to go there.
    .title = What you know and others do not
learn-end = The game stops at once when a player places the last Chromeca of their hand and has none left to draw. That placing is still carried out, then nobody plays any more. Count the gems of the places you hold, and 3 more if a Stronghold is yours. If two players are level, the one on more places wins. In this game Blue ends it with its last 4 and wins by 10 to 4 and 4.
    .title = How it ends

### Buttons: their names, and what they do (.does). Those of abilities, cards and figures are called what these are called.

verb-pay = { $pay }
    .does = It costs { $pay-a }.
verb-woman = { $woman }
    .does = She replaces { $man-a }.
verb-woman-none = No woman
    .does = Keep the men as they are.
verb-place = { $who }
    .does = Place { $who-a }.
verb-off = Off the board
    .does = The second square lies off the board.
verb-stay = Stay
    .does = Leave the Hunter where it is.
verb-take-back = Take-back
    .does = Take puddles of yours back into the supply, for a Move or an Attack.
verb-exchange = Exchange
    .does = Give up your two cards for a new one.
verb-end = End turn
    .does = The next player's turn begins.
verb-enough = Enough
    .does = Choose no more puddles.
verb-stop = Stop
    .does = Shoot no more.
verb-pass = Let it happen
    .does = Play no card now.

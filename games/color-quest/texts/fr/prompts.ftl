### Qui doit faire quoi. $who : le texte prompt-you, ou un camp.

prompt-over = La partie est finie.
prompt-you = Vous

## Ce qui est demandé au milieu d'une action

prompt-choosing = { $who } : { $ability } : choisissez sa cible.
# $left : combien encore
prompt-paying = { $who } : choisissez un dé pour payer ({ $left }).
# $figure est en $by
prompt-declared = { $who } : { $figure-the } en { $by } annonce { $ability } ; réagissez ou laissez faire.
prompt-last-call = { $who } : dernières réactions du tour, ou laissez faire.
prompt-shots = { $who } : tirez encore (jusqu'à { $left }).
prompt-cleaning = { $who } : choisissez une autre flaque, ou cela suffit.
prompt-caste = { $who } : choisissez une caste.
prompt-played = { $who } : répondez à { $instant } par Immunité, ou laissez faire.
prompt-splash = { $who } : choisissez une éclaboussure autour de { $at }.
prompt-push = { $who } : choisissez qui la lumière repousse, et où.
prompt-stow = { $who } : choisissez où va { $die-the }.
prompt-refill = { $who } : posez { $die-the } sur un cristal du fragment { $fragment }.
# $first, $second : les deux fragments du camp
prompt-starting = { $who } : posez { $die-the } sur un cristal du fragment { $first } ou { $second } ; { $next-the } ira sur l'autre fragment.
prompt-levels = { $who } : choisissez le prochain fragment à recharger.
prompt-colour = { $who } : choisissez la couleur de ce socle : { $figure-the } en { $at }.
prompt-tunnel = { $who } : choisissez la sortie du tunnel.
prompt-discard = { $who } : choisissez une carte à défausser ({ $left }).
prompt-other = { $who } : continuez.

## Étapes de la mise en place

# $left : les points qui restent
prompt-bands = { $who } : constituez la bande (reste { $left }).
prompt-faces = { $who } : choisissez la face du fragment { $fragment }.
prompt-tiles = { $who } : placez une tuile : { $tile }.
prompt-puddles = { $who } : placez { $puddle-the }.
prompt-dice = { $who } : placez les dés.
prompt-deploy = { $who } : déployez la bande.

## Séquences d'un tour

prompt-powers = { $who } : utilisez des pouvoirs, ou passez aux déplacements (manche { $round }).
prompt-moves = { $who } : déplacez des figurines, ou passez aux attaques (manche { $round }).
prompt-attacks = { $who } : attaquez avec des figurines, ou finissez le tour (manche { $round }).

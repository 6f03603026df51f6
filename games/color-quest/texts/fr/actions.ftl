### Ce qu'on peut faire, dit à qui peut le faire.

# $entry : une ligne de la liste d'armée ; $cost : ses points
action-recruit = Prendre { $entry } ({ $cost })
action-dismiss = Rendre { $entry }
action-ready = La bande est prête
action-face = Fragment { $number } : face { $face }
action-lay-tile = Poser en { $at } : { $tile }
action-lay-puddle = Poser en { $at } : { $puddle-the }
action-deploy = Déployer { $entry } en { $at }
# $who : la figurine ; $by : sa case ; $target : une case, une direction, une couleur ou un esprit
action-use = { $ability } : { $who-the } en { $by }
action-use-at = { $ability } : { $who-the } en { $by } → { $target }
action-instant = { $instant } ({ $die-the })
action-instant-at = { $instant } ({ $die-the }) : { $target }
# $source : d'où vient la potion
action-potion = { $draught } ({ $source })
action-potion-at = { $draught } ({ $source }) : { $target }
action-exchange = Défausser les deux cartes et en piocher une
action-to-moves = Passer aux déplacements
action-to-attacks = Passer aux attaques
action-end = Finir le tour
action-pick = { $ability } → { $target }
action-pick-shot = Tirer sur { $target }
action-pick-more = Aussi { $target }
action-enough = Cela suffit
# $spot : où se trouve le dé
action-pay = Payer avec { $die-the } ({ $spot })
action-stow = Mettre le dé dans { $spot }
action-fragment = Recharger le fragment { $number }
action-crystal = Poser le dé en { $at }
action-colour = Socle : { $colour }
action-exit = Ressortir en { $at }
action-discard = Défausser { $potion }
action-push = Repousser { $who-the } de { $at } en { $to }
action-splash = Éclabousser { $at }
action-caste = Devient { $kind-gender ->
    [feminine] une
   *[other] un
} { $kind }
action-pass = Laisser faire

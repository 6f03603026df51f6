### Qui doit faire quoi maintenant, en une ligne.

# $what : une des questions plus bas
prompt-to-you = À vous : { $what }
prompt-to-other = { $who-full } : { $what }
prompt-over = La partie est finie.
# $reason : pourquoi elle a fini, en une moitié de phrase
prompt-over-because = La partie est finie : { $reason }.

## Questions

prompt-faction = choisissez votre faction
prompt-action = choisissez une action ({ $action } sur { $actions })
prompt-shield = choisissez où déployer votre bouclier
prompt-power-ship = choisissez un terrain à détruire, ou renoncez
prompt-power-cannon = choisissez un emplacement à vider, ou renoncez
prompt-power-crane = choisissez un terrain à déplacer, ou renoncez
prompt-power-number = utilisez le pouvoir { $kind-of }, ou renoncez
prompt-drop = choisissez la nouvelle case de { $terrain }
prompt-nothing = rien à choisir

### Helden: der Name und die Geschichte

hero-spear_woman = Speerkämpferin
    .story = Sie misst jedes Problem in Speerlängen. Die meisten sind genau zwei lang.
hero-halfling = Halbling
    .story = Klein, flink und immer hungrig. Was er auch braucht, irgendwo in seinen Taschen steckt es.
hero-wizard_woman = Zauberin
    .story = Ihre Zaubersprüche sind kurz, ihre Fußnoten lang, und ihre Augenbrauen wachsen schnell nach.
hero-healer_cat = Heilkatze
    .story = Sie schnurrt, und Kratzer heilen. Um die, von denen die Kratzer sind, kümmert sich ihre Leibwächterin, auch eine Katze.
hero-sword_girl = Schwertmädchen
    .story = Das Schwert gehörte ihrer Großmutter. Großmutter will es bis zum Abendessen zurück, und zwar sauber.
hero-dwarf = Zwerg
    .story = Er geht langsam und kommt plötzlich an. Türen haben gelernt, von selbst aufzugehen.
hero-robo_kettle = Robo-Teekessel
    .story = Gebaut, um Tee zu bringen, und umgebaut, um Gerechtigkeit zu bringen. Pfeift, sobald eins von beiden fertig ist.
hero-crossbow_dude = Armbrust-Typ
    .story = Er hat es nie eilig, macht sich nie Sorgen und schießt so gut wie nie daneben.

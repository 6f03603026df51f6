### Wie es ausging.

# $how: einer der Sätze unten
end-won = { $who } gewinnt. { $how }
end-draw = Unentschieden. { $how }

end-limit = { $rounds ->
    [one] { $rounds } Runde ist gespielt.
   *[other] { $rounds } Runden sind gespielt.
}
end-supremacy = Der andere Held liegt einem Größeren zu Füßen.
end-harvest = Die Ernte ist eingebracht.
end-escort = Der Held ist angekommen.

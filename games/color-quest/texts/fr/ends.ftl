### Comment la partie a fini.

# $how : une des phrases ci-dessous
end-won = { $who } gagne. { $how }
end-draw = Partie nulle. { $how }

end-limit = { $rounds } manches ont été jouées.
end-supremacy = L'autre héros gît aux pieds d'un plus grand.
end-harvest = La récolte est rentrée.
end-escort = Le héros est arrivé.

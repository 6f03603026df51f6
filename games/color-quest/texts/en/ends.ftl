### How it ended.

# $how: one of the sentences below
end-won = { $who } wins. { $how }
end-draw = The game is a draw. { $how }

end-limit = { $rounds } rounds were played.
end-supremacy = The other hero lies at a great one's feet.
end-harvest = The harvest is in.
end-escort = The hero has arrived.

### What is said to players of each code under which something is refused.

## Heroes

fault-H01 = This hero cannot be read, or has something that heroes do not have.
fault-H02 = Its name in files is taken, or is not made of 2 to 24 of a-z, 0-9 and _.
fault-H03 = A hero needs a name of at most 24 letters.
fault-H04 = Choose a type: standard, fast or tough.
fault-H05 = This type of hero does not have that much or that little Health.
fault-H06 = This type of hero does not have that Movement.
fault-H07 = A hero's own die is white or blue.
fault-H08 = This hero is too strong: it has too many points.
fault-H09 = Choose one of the twelve starting weapons.
fault-H10 = Choose one of the fourteen abilities.
fault-H11 = A Bane is against one ordinary kind of enemy: choose which.
fault-H12 = This story is too long, or says nothing.

## Enemies

fault-E01 = This enemy cannot be read, or has something that enemies do not have.
fault-E02 = Its name in files is taken, or is not made of 2 to 24 of a-z, 0-9 and _.
fault-E03 = An enemy needs a name of at most 24 letters.
fault-E04 = Choose a size: small, medium, large or boss.
fault-E05 = This size does not have that Health; more than 5 is for bosses.
fault-E06 = This size does not have that Movement.
fault-E07 = This size does not reach that far.
fault-E08 = These dice are not for this size.
fault-E09 = This size has another number of figures.
fault-E10 = This enemy has too many points, or is a boss with fewer than 30.
fault-E11 = The Tough side must be weaker in nothing and have more points than the Standard one.
fault-E12 = This power does not exist, or is for bosses only.

## Items

fault-I01 = This item cannot be read, or has something that items do not have.
fault-I02 = Its name in files is taken, or is not made of 2 to 24 of a-z, 0-9 and _.
fault-I03 = Something of this item is missing: its name, its effect or what players are told.
fault-I04 = This kind of item does not belong to that deck.
fault-I05 = A number of this item is too large or too small.
fault-I06 = An item has 1 to 6 dice.
fault-I07 = This effect is not one of this kind of item.
fault-I08 = The effect names an item or an enemy that there is not.

## Dungeon cards

fault-C01 = This card cannot be read, or has something that cards do not have.
fault-C02 = There is no such card, or it is drawn twice.
fault-C03 = A card needs a name of at most 24 letters.
fault-C04 = A card has three rows of three squares and one spot at most.
fault-C05 = All floor squares must be connected.
fault-C06 = At least three sides must have floor.
fault-C07 = The middle of at least one side must be floor.
fault-C08 = A card with a web has floor in its middle.
fault-C09 = Story cards have a spot, other cards have none.
fault-C10 = The Entrance has a web, no spawn point, and room for four heroes.

## Quests

fault-Q01 = This quest cannot be read, or is larger than 64 KiB.
fault-Q02 = Something here is not part of a quest.
fault-Q03 = Something is missing: a title, a text, a condition, or one of the languages.
fault-Q04 = This name in files is taken, or is not made of 2 to 24 of a-z, 0-9 and _.
fault-Q05 = A quest has four different story cards.
fault-Q06 = A spawn symbol stands for an ordinary kind of enemy.
fault-Q07 = This enemy is not in play: choose it for a symbol or among the others.
fault-Q08 = There is no such special item.
fault-Q09 = There is no such moment for a rule.
fault-Q10 = A condition has three words: a value, a comparison, a value.
fault-Q11 = This effect lacks something, or something does not fit.
fault-Q12 = There is no text with this name.
fault-Q13 = Only the Entrance and the four story cards can be named.
fault-Q14 = Nobody acts at this moment, so that the acting hero cannot be meant.
fault-Q15 = There is no way to win.
fault-Q16 = A number is too large or too small.
fault-Q17 = Effects lie too deep in one another.
fault-Q18 = This counter is not declared, or has a name that it cannot have.
fault-Q19 = There are too many of these.
fault-Q20 = Two of these have the same name.
fault-Q21 = This can never come true.
fault-Q22 = This might go on for ever.

## Packs

fault-P01 = This pack cannot be read, or has something that packs do not have.
fault-P02 = This file is not for packs.
fault-P03 = The pack is empty, too large, or has two files of one name.
fault-P04 = There are too many heroes, enemies, items or quests.

## Drawings

fault-D01 = This drawing cannot be read, or has something that drawings do not have.
fault-D02 = A drawing shows one hero or enemy of its file, and each has one drawing at most.
fault-D03 = A drawing is made of strokes on the paper, and is not too large.

## Whatever has no code of its own

fault-other = This is refused.

### The Monsters of the three boxes. Other sentences say { monster-name } and are given $monster.

# $monster: as records write it
monster-name =
    { $monster ->
        [gigazaur] Gigazaur
        [the_king] The King
        [meka_dragon] Meka Dragon
        [alienoid] Alienoid
        [kraken] Kraken
        [cyber_bunny] Cyber Bunny
        [cyber_kitty] Cyber Kitty
        [space_penguin] Space Penguin
       *[other] { $monster }
    }

### Noms imprimés ; « Cyber Kitty » et « Space Penguin » ne sont pas dans le livret : noms d’origine.

monster-name =
    { $monster ->
        [gigazaur] Gigazaur
        [the_king] The King
        [meka_dragon] Meka Dragon
        [alienoid] Alienoïd
        [kraken] Kraken
        [cyber_bunny] Cyber Bunny
        [cyber_kitty] Cyber Kitty
        [space_penguin] Space Penguin
       *[other] { $monster }
    }

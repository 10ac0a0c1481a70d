### Nombres impresos; «Alienoid», «Cyber Bunny» y «Kraken» no están en el reglamento: nombres originales.

monster-name =
    { $monster ->
        [gigazaur] Gigazaur
        [the_king] The King
        [meka_dragon] MecaDragon
        [alienoid] Alienoid
        [kraken] Kraken
        [cyber_bunny] Cyber Bunny
        [cyber_kitty] CyberKitty
        [space_penguin] Space Penguin
       *[other] { $monster }
    }

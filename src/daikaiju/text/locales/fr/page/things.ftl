# things that every part of the page names

monster-gigazaur = Gigazaur
monster-the_king = The King
monster-meka_dragon = Meka Dragon
monster-alienoid = Alienoïd
monster-kraken = Kraken
monster-cyber_bunny = Cyber Bunny
monster-cyber_kitty = Cyber Kitty
monster-space_penguin = Space Penguin
edition-first = Première édition
edition-second = Deuxième édition
edition-dark = Dark Edition
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-master = maître
level-legend = légende

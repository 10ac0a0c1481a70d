# things that every part of the page names

monster-gigazaur = Gigazaur
monster-the_king = The King
monster-meka_dragon = Meka Dragon
monster-alienoid = Alienoid
monster-kraken = Kraken
monster-cyber_bunny = Cyber Bunny
monster-cyber_kitty = Cyber Kitty
monster-space_penguin = Space Penguin
edition-first = First edition
edition-second = Second edition
edition-dark = Dark Edition
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
level-legend = legend

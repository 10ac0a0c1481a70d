# things that every part of the page names

monster-gigazaur = Gigazaur
monster-the_king = The King
monster-meka_dragon = MecaDragon
monster-alienoid = Alienoid
monster-kraken = Kraken
monster-cyber_bunny = Cyber Bunny
monster-cyber_kitty = CyberKitty
monster-space_penguin = Space Penguin
edition-first = Primera edición
edition-second = Segunda edición
edition-dark = Dark Edition
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
level-master = maestro
level-legend = leyenda

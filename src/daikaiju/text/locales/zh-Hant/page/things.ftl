# things that every part of the page names

monster-gigazaur = 吉加龍
monster-the_king = 巨猿王
monster-meka_dragon = 機械龍
monster-alienoid = 外星怪
monster-kraken = 克拉肯
monster-cyber_bunny = 機甲兔
monster-cyber_kitty = 機甲貓
monster-space_penguin = 太空企鵝
edition-first = 第一版
edition-second = 第二版
edition-dark = 黑暗版
level-easy = 簡單
level-medium = 普通
level-hard = 困難
level-expert = 專家
level-master = 大師
level-legend = 傳奇

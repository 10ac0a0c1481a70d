# things that every part of the page names

monster-gigazaur = Гигазавр
monster-the_king = Кинг
monster-meka_dragon = Мехадракон
monster-alienoid = Чужоид
monster-kraken = Кракен
monster-cyber_bunny = Киберкролик
monster-cyber_kitty = Кибер Киса
# ours
monster-space_penguin = Космический Пингвин
edition-first = Первое издание
edition-second = Второе издание
edition-dark = Тёмное издание
level-easy = лёгкий
level-medium = средний
level-hard = сложный
level-expert = эксперт
level-master = мастер
level-legend = легенда

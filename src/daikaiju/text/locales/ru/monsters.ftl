### Имена из правил; Чужоид и Кибер Киса — из описания второго издания; Космический Пингвин — наш перевод.

monster-name =
    { $monster ->
        [gigazaur] Гигазавр
        [the_king] Кинг
        [meka_dragon] Мехадракон
        [alienoid] Чужоид
        [kraken] Кракен
        [cyber_bunny] Киберкролик
        [cyber_kitty] Кибер Киса
        [space_penguin] Космический Пингвин
       *[other] { $monster }
    }

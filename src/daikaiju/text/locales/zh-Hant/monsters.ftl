### 規則書沒有怪獸的名字，以下皆為我們的翻譯。

monster-name =
    { $monster ->
        [gigazaur] 吉加龍
        [the_king] 巨猿王
        [meka_dragon] 機械龍
        [alienoid] 外星怪
        [kraken] 克拉肯
        [cyber_bunny] 機甲兔
        [cyber_kitty] 機甲貓
        [space_penguin] 太空企鵝
       *[other] { $monster }
    }

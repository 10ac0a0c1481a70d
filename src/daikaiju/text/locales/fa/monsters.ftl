### نام هیولاها در دفترچه‌ی قوانین نیامده است؛ این نام‌ها ترجمه‌ی ماست.

monster-name =
    { $monster ->
        [gigazaur] گیگازور
        [the_king] کینگ
        [meka_dragon] اژدهای مکانیکی
        [alienoid] موجود فضایی
        [kraken] کراکن
        [cyber_bunny] خرگوش سایبری
        [cyber_kitty] گربه‌ی سایبری
        [space_penguin] پنگوئن فضایی
       *[other] { $monster }
    }

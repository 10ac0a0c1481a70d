# games-: the player's games, statistics and records; award-, share-: the end of a game
# $n: a number; $names: opponents; $host: the address of the server

games-all = همه‌ی بازی‌ها و آمار
games-none = هنوز بازی نکرده‌اید.
# $edition, $date, $code: of a game
games-about = { $edition } · { $date } · { $code }
games-with = با { $names }
games-won = برد
games-place = رتبه { $n }
games-statistics = آمار
games-summary = { $games } بازی تمام‌شده، { $wins } برد
games-luck = { $games ->
    [one] در یک بازی تحلیل‌شده
   *[other] در { $games } بازی تحلیل‌شده
}: نتیجه { $result }، شانس { $luck }، نتیجه بدون شانس { $adjusted }
games-by-level = در برابر ربات‌ها، بر اساس سطح
games-by-edition = بر اساس ویرایش
games-by-monster = بر اساس هیولا
games-played = بازی‌ها
games-wins = بردها
games-mean = میانگین رتبه
games-upload = تماشای بازی ضبط‌شده
games-upload-hint = فایلی را انتخاب کنید که در پایان بازی ذخیره شده یا خط فرمان نوشته است. این فایل روی سرور نگهداری نمی‌شود.
games-upload-choose = انتخاب فایل
games-upload-failed = این بازی ضبط‌شده را نمی‌توان نشان داد

award-title = جایزه‌ها
award-claws = بیشترین حمله
award-claws-amount = { $n } جان گرفته
award-tokyo = طولانی‌ترین حضور در توکیو
award-tokyo-amount = { $n } نوبت
award-luck = خوش‌شانس‌ترین تاس‌ها
award-luck-amount = { $n } روی یکسان
award-spender = بهترین خریدار
award-spender-amount = { $n } انرژی خرج کرده
award-healer = بیشترین درمان
award-healer-amount = { $n } جان به دست آورده
share-button = اشتراک‌گذاری نتیجه
share-sums = ★ { $stars } · ♥ { $hearts }
share-foot = { $host } — Daikaiju

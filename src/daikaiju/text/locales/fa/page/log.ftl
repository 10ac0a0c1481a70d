# log-: what happened
# $monster, $other, $by: a monster, by its id or by its name; $card, $title, $copied: a card as it is printed;
# $cause: why, `card` means $title; $why: `orders` if standing orders decided

log-monster = { $monster ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $monster }
}
log-other-monster = { $other ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $other }
}
log-claws-by = { $by ->
    [none] حمله
    [gigazaur] حمله‌ی { monster-gigazaur }
    [the_king] حمله‌ی { monster-the_king }
    [meka_dragon] حمله‌ی { monster-meka_dragon }
    [alienoid] حمله‌ی { monster-alienoid }
    [kraken] حمله‌ی { monster-kraken }
    [cyber_bunny] حمله‌ی { monster-cyber_bunny }
    [cyber_kitty] حمله‌ی { monster-cyber_kitty }
    [space_penguin] حمله‌ی { monster-space_penguin }
   *[other] حمله‌ی { $by }
}
log-face = { $face ->
    [1] تاس ۱
    [2] تاس ۲
    [3] تاس ۳
    [E] تاس انرژی
    [C] تاس حمله
    [H] تاس جان
   *[other] { $face }
}
log-face-turned = { $turned ->
    [1] ۱
    [2] ۲
    [3] ۳
    [E] انرژی
    [C] حمله
    [H] جان
   *[other] { $turned }
}
log-faces = { $face ->
    [1] تاس‌های ۱
    [2] تاس‌های ۲
    [3] تاس‌های ۳
    [E] تاس‌های انرژی
    [C] تاس‌های حمله
    [H] تاس‌های جان
   *[other] { $face }
}
log-cause = { $cause ->
    [card] { $title }
    [face-1] تاس‌های ۱
    [face-2] تاس‌های ۲
    [face-3] تاس‌های ۳
    [face-E] تاس‌های انرژی
    [face-C] تاس‌های حمله
    [face-H] تاس‌های جان
    [claws] { log-claws-by }
    [entering] برای ورود به توکیو
    [starting] برای در دست داشتن توکیو
    [poison] سم
    [sale] برای فروش
    [sweep] برای کارت‌های تازه
    [yielding] تسلیم
    [bay] هیولاهای باقی‌مانده برای خلیج توکیو کم‌اند
    [knockout] ناک‌اوت
   *[other] { $cause }
}
log-because = { $cause ->
    [none] { "" }
   *[other] { " " }({ log-cause })
}
log-by-orders = { $why ->
    [orders] { " (دستور همیشگی)" }
   *[other] { "" }
}
log-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
    [master] { level-master }
    [legend] { level-legend }
   *[other] { $level }
}

log-started = بازی شروع می‌شود
log-first-throw = همه برای نوبت اول تاس می‌ریزند
log-turn = نوبت { log-monster }
log-roll = { log-monster } تاس می‌ریزد
log-roll-card = تاس برای یک کارت
log-keep = { log-monster } این‌ها را نگه می‌دارد{ log-by-orders }
log-keep-none = { log-monster } همه‌ی تاس‌ها را دوباره می‌ریزد{ log-by-orders }
log-stop = { log-monster } همه‌ی تاس‌ها را نگه می‌دارد{ log-by-orders }
log-heal = { log-monster } خودش را درمان می‌کند{ log-by-orders }
log-heal-other = { log-monster }، { log-other-monster } را درمان می‌کند{ log-by-orders }
log-cure-poison = { log-monster } یک نشانگر سم را برمی‌دارد{ log-by-orders }
log-cure-shrink = { log-monster } یک نشانگر کوچک شدن را برمی‌دارد{ log-by-orders }
log-yield = { log-monster } توکیو را تسلیم می‌کند{ log-by-orders }
log-stay = { log-monster } در توکیو می‌ماند{ log-by-orders }
log-sweep = { log-monster } کارت‌های بازار را عوض می‌کند{ log-by-orders }
log-resolve = { log-monster } سراغ { log-faces } می‌رود{ log-by-orders }
log-use = { log-monster } از «{ $card }» استفاده می‌کند{ log-by-orders }
log-use-die = { log-monster } از «{ $card }» برای { log-face } استفاده می‌کند{ log-by-orders }
log-use-turn = { log-monster } از «{ $card }» استفاده می‌کند: { log-face } روی { log-face-turned } برمی‌گردد{ log-by-orders }
log-buy = { log-monster } «{ $card }» را می‌خرد{ log-by-orders }
log-sell = { log-monster } «{ $card }» را می‌فروشد{ log-by-orders }
log-copy = { log-monster } «{ $card }» را کپی می‌کند{ log-by-orders }
log-take = { log-monster } «{ $card }» را برمی‌دارد{ log-by-orders }
log-swap = { log-monster } در عوض «{ $card }» را می‌گیرد{ log-by-orders }
log-swap-of = { log-monster } در عوض «{ $card }» را از { log-other-monster } می‌گیرد{ log-by-orders }
log-store = { $amount ->
    [0] { log-monster } انرژی روی کارت نمی‌گذارد{ log-by-orders }
   *[other] { log-monster } { $amount } انرژی روی کارت می‌گذارد{ log-by-orders }
}
log-looked = کسی به کارت بالای دسته کارت نگاه می‌کند.
log-looked-at = بالای دسته کارت: «{ $card }»
log-other = { log-monster }: { $action }

log-stars = { log-monster } { $amount } امتیاز می‌گیرد{ log-because }
log-stars-lost = { log-monster } { $amount } امتیاز از دست می‌دهد{ log-because }
log-energy = { log-monster } { $amount } انرژی می‌گیرد{ log-because }
log-energy-lost = { $cause ->
    [sweep] { log-monster } { $amount } انرژی می‌دهد{ log-because }
   *[other] { log-monster } { $amount } انرژی از دست می‌دهد{ log-because }
}
log-health = { log-monster } { $amount } جان می‌گیرد{ log-because }
log-health-lost = { log-monster } { $amount } جان از دست می‌دهد{ log-because }
log-wickedness = { log-monster } { $amount } شرارت می‌گیرد{ log-because }
log-wickedness-lost = { log-monster } { $amount } شرارت از دست می‌دهد{ log-because }
log-poison = { $amount ->
    [one] { log-monster } یک نشانگر سم می‌گیرد{ log-because }
   *[other] { log-monster } { $amount } نشانگر سم می‌گیرد{ log-because }
}
log-poison-lost = { $amount ->
    [one] { log-monster } یک نشانگر سم از دست می‌دهد{ log-because }
   *[other] { log-monster } { $amount } نشانگر سم از دست می‌دهد{ log-because }
}
log-shrink = { $amount ->
    [one] { log-monster } یک نشانگر کوچک شدن می‌گیرد{ log-because }
   *[other] { log-monster } { $amount } نشانگر کوچک شدن می‌گیرد{ log-because }
}
log-shrink-lost = { $amount ->
    [one] { log-monster } یک نشانگر کوچک شدن از دست می‌دهد{ log-because }
   *[other] { log-monster } { $amount } نشانگر کوچک شدن از دست می‌دهد{ log-because }
}
log-moved-outside = { $cause ->
    [card] { log-monster } توکیو را ترک می‌کند ({ $title })
   *[other] { log-monster } توکیو را ترک می‌کند
}
log-moved-city = { $cause ->
    [card] { log-monster } وارد شهر توکیو می‌شود ({ $title })
    [bay] { log-monster } به شهر توکیو می‌رود ({ log-cause })
   *[other] { log-monster } وارد شهر توکیو می‌شود
}
log-moved-bay = { $cause ->
    [card] { log-monster } وارد خلیج توکیو می‌شود ({ $title })
   *[other] { log-monster } وارد خلیج توکیو می‌شود
}
log-bought = { $amount ->
    [0] { log-monster } «{ $card }» را مجانی می‌گیرد
   *[other] { log-monster } «{ $card }» را با { $amount } انرژی می‌خرد
}
log-lost_card = { log-monster } «{ $card }» را از دست می‌دهد
log-took = { log-monster } کاشی «{ $card }» را برمی‌دارد
log-copied = { log-monster }: «{ $card }» حالا مثل «{ $copied }» کار می‌کند
log-revealed = کارت تازه‌ی بازار: «{ $card }»
log-swept = { log-monster } کارت‌های بازار را عوض می‌کند
log-reshuffled = کارت‌های سوخته را بر می‌زنند و دسته کارت تازه‌ای می‌سازند.
log-extra_turn = { log-monster } یک نوبت اضافه بازی می‌کند{ log-because }
log-eliminated = { log-monster } از بازی خارج می‌شود{ log-because }
log-won = { log-monster } با بیست امتیاز برنده می‌شود!
log-won-survivor = { log-monster } برنده می‌شود: تنها هیولای باقی مانده!
log-nobody-won = هیچ هیولایی نمانده است: کسی برنده نمی‌شود.
log-standstill = دیگر هیچ هیولایی نمی‌تواند کاری کند: بازی بدون برنده تمام می‌شود.

log-sat = { $name } روی صندلی { $n } می‌نشیند.
log-sat-playing = از حالا { $name } با { log-monster } بازی می‌کند.
log-manned = یک ربات ({ log-level }) روی صندلی { $n } می‌نشیند.
log-manned-playing = از حالا یک ربات ({ log-level }) با { log-monster } بازی می‌کند.
log-freed = صندلی { $n } خالی است.
log-freed-playing = یک ربات با { log-monster } ادامه می‌دهد.
log-away = { $name } نیست؛ فعلاً یک ربات با { log-monster } بازی می‌کند.
log-back = { $name } برگشته و دوباره با { log-monster } بازی می‌کند.
log-hurried = ربات‌ها بازی را بی‌مکث تمام می‌کنند.
log-restored = سرور از نسخه‌ی پشتیبان بازیابی شد. تاس‌های بعدی از رازی تازه به دست می‌آیند.
log-resized = { $n ->
    [one] میز حالا یک صندلی دارد.
   *[other] میز حالا { $n } صندلی دارد.
}
log-undone = { log-monster } آخرین تصمیم را پس می‌گیرد.
log-hinted = { log-monster } از قهرمان راهنمایی گرفت.
log-dealt = میز دیگری توزیع این بازی را بازی می‌کند.
log-followed = یک دست دیگر هم بازی می‌شود.
log-said = { $name }: { $text }
log-reason = { log-monster } توضیح می‌دهد: «{ $reason }»
# recap-: what happened since the own last turn

recap-since = از نوبت قبلی شما:
recap-share = { $cause } { $n }
recap-health = جان
recap-stars = امتیاز
recap-energy = انرژی
recap-more = و { $n } مورد دیگر
log-steps = نمایش هر پرتاب

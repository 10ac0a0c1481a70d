# act-: what a button does

act-stop = نگه داشتن همه
act-heal = درمان خودتان
act-heal-other = درمان { log-monster }
act-cure-poison = برداشتن یک نشانگر سم
act-cure-shrink = برداشتن یک نشانگر کوچک شدن
act-yield = ترک توکیو
act-stay = ماندن در توکیو
act-sweep = عوض کردن کارت‌های بازار
act-done = پایان نوبت
act-pass = نه، ممنون
act-undo = پس گرفتن
act-resolve = حالا { log-faces }
act-use = استفاده از «{ $card }»
act-use-die = استفاده از «{ $card }» برای { log-face }
act-use-turn = «{ $card }»: تبدیل { log-face } به { log-face-turned }
act-buy = خرید «{ $card }» با { $price } انرژی
act-buy-of = خرید «{ $card }» از { log-monster }
act-buy-top = خرید «{ $card }» از روی دسته کارت
act-sell = فروش «{ $card }»
act-copy = کپی کردن «{ $card }»
act-copy-of = کپی کردن «{ $card }» از { log-monster }
act-swap = عوض کردن با «{ $card }»
act-swap-of = عوض کردن با «{ $card }» از { log-monster }
act-take = برداشتن «{ $card }»
act-store = { $amount ->
    [0] نگذاشتن انرژی روی آن
   *[other] گذاشتن { $amount } انرژی روی آن
}
act-other = { $action }

# ask-: what is asked, as the server names it
# $n: throws that are left; $monster: whose turn it is

ask-keep = { $n ->
    [one] روی تاس‌هایی که نگه می‌دارید بزنید و بقیه را بریزید. یک بار دیگر مانده است.
   *[other] روی تاس‌هایی که نگه می‌دارید بزنید و بقیه را بریزید. { $n } بار دیگر مانده است.
}
ask-keep-none = پرتابی نمانده است. از کارتی استفاده کنید یا همه‌ی تاس‌ها را نگه دارید.
ask-probe = می‌توانید یکی از تاس‌های { log-monster } را دوباره بریزید.
ask-change = می‌توانید پیش از حساب شدن تاس‌هایتان آن‌ها را تغییر بدهید.
ask-aside = برای یک کارت تاس ریخته شد. یکی از آن‌ها را دوباره می‌ریزید؟
ask-order = حالا کدام حساب شود؟
ask-use_heart = از این تاس جان برای چه استفاده می‌کنید؟
ask-protect = دارید جان از دست می‌دهید. از خودتان محافظت می‌کنید؟
ask-yield = داخل توکیو آسیب دیدید. شهر را ترک می‌کنید یا می‌مانید؟
ask-swap = می‌خواهید کارتی را عوض کنید؟
ask-buy = انرژی‌تان را خرج کارت‌ها کنید یا نوبتتان را تمام کنید.
ask-opportunity = کارت تازه‌ای رو شده و شما می‌توانید پیش از همه آن را بخرید.
ask-store = چقدر انرژی روی کارت می‌گذارید؟
ask-sell = می‌خواهید کارت بفروشید؟
ask-copy = کدام کارت کپی شود؟
ask-move_copy = از حالا کارت دیگری کپی شود؟
ask-take = یک کاشی شرارت مال شماست: انتخابش کنید.
ask-go_on = می‌خواهید یک نوبت دیگر هم بازی کنید؟

# cue-: what is written over the table while something happens
# $name: the monster

cue-turn = نوبت { $name }
cue-turn-mine = نوبت شماست!
cue-extra-turn = یک نوبت دیگر!
cue-moved-city = ورود به توکیو!
cue-moved-bay = ورود به خلیج!
cue-moved-outside = فرار!
cue-eliminated = { $name } از بازی خارج شد
cue-eliminated-mine = از بازی خارج شدید
cue-won = { $name } پادشاه توکیو شد!
cue-won-mine = توکیو مال شماست!
cue-won-nobody = هیچ‌کس نماند

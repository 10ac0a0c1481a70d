# table-: the table while the game is played, and its end

table-bot = ربات ({ $level })
table-free-seat = هیچ‌کس
table-who = { $monster } ({ $who })
table-panel = { $monster }، بازیکن: { $who }
table-you = شما
table-away = نیست: ربات بازی می‌کند
table-offline = وصل نیست
table-turn = صاحب نوبت
table-place-tokyo = داخل توکیو
table-place-city = در شهر
table-place-bay = در خلیج
table-place-outside = خارج از توکیو
table-place-out = از بازی خارج
table-tokyo = توکیو
table-tokyo-empty = توکیو خالی است
table-tokyo-holds = توکیو در دست { $monster } است
table-place-empty = خالی
table-city = شهر
table-bay = خلیج
table-counter-health = { $n } جان: چرا؟
table-counter-stars = { $n } امتیاز: چرا؟
table-counter-energy = { $n } انرژی: چرا؟
table-counter-wickedness = { $n } شرارت: چرا؟
table-poison = سم { $n }
table-shrink = کوچک شدن { $n }
table-zombie = زامبی
table-card-copies = { $card }، مثل «{ $copied }» کار می‌کند
table-card-counter = { $card } ({ $n })
table-seat-menu = صندلی { $monster }
table-face-1 = ۱
table-face-2 = ۲
table-face-3 = ۳
table-face-E = انرژی
table-face-C = حمله
table-face-H = جان

table-dice = تاس‌ها
table-dice-keep = نگه داشتن
table-dice-again = ریختن
table-dice-aside = برای یک کارت ریخته شده
table-dice-not-so = فقط این‌ها را نمی‌توانید نگه دارید. تاس‌های دیگری انتخاب کنید.
table-dice-all-kept = همه را نگه داشته‌اید: «کافی است» را بزنید یا یکی را رها کنید.
table-die = تاس { $n }: { $face }
table-throw = { $all ->
    [yes] { $n ->
        [one] دوباره ریختن آن
       *[other] دوباره ریختن هر { $n } تاس
    }
   *[no] { $n ->
        [0] تاسی برای ریختن نیست
        [one] ریختن آن یکی
       *[other] ریختن { $n } تاس دیگر
    }
}
table-stop = کافی است

table-ask-you = { $monster }، تصمیم با شماست!
table-ask-you-as = { $name }، تصمیم { $monster } با شماست!
table-ask-hand-over = دستگاه را به { $name } بدهید: { $monster } تصمیم می‌گیرد
table-ask-waiting = در انتظار { $who }
table-ask-moment = یک لحظه…
table-ask-nobody = تاس‌ها دارند می‌چرخند…
table-ask-away = کسی اینجا نیست: میز صبر می‌کند تا دوباره کسی بازی کند.
table-ask-plain = چه کار می‌کنید؟
table-skip = رد شدن
table-out-title = از بازی خارج شدید
table-out-finish = پایان فوری
table-out-again = بازی تازه
table-out-take = ادامه با { $monster }
table-out-other = بازی با هیولای دیگر
table-poster-stay = شهر را نگه دارید. هیولای حمله‌کننده بیرون می‌ماند.
table-poster-yield = بی‌سروصدا بروید. هیولای حمله‌کننده باید وارد شود.
table-clock = وقت باقی‌مانده
table-clock-bot = هر لحظه ممکن است ربات ادامه بدهد
table-clock-reserve = ذخیره

table-market = بازار
table-deck = { $n } کارت در دسته کارت
table-top-card = فقط شما می‌دانید: کارت بعدی «{ $card }» است.
table-slot-empty = خالی
table-buy = خرید
table-buy-card = خرید «{ $card }» با { $price } انرژی

table-log = چه گذشت
table-watching = شما تماشاگر هستید.
table-why = چرا؟
table-turn-of = نوبتی شروع می‌شود
table-why-health = جان { $monster }
table-why-stars = امتیاز { $monster }
table-why-energy = انرژی { $monster }
table-why-wickedness = شرارت { $monster }
table-about-health = هیولایی که جانی نداشته باشد از بازی خارج می‌شود. آنچه آن را تغییر داده، از تازه‌ترین:
table-about-stars = با بیست امتیاز بازی را می‌برید. آنچه آن را تغییر داده، از تازه‌ترین:
table-about-energy = با انرژی کارت می‌خرید. آنچه آن را تغییر داده، از تازه‌ترین:
table-about-wickedness = در ۳، ۶ و ۱۰ می‌شود یک کاشی برداشت. تغییرهای شرارت، از تازه‌ترین:
table-why-unchanged = هنوز چیزی آن را تغییر نداده است.
table-cause-face = روی تاس‌ها: { $face }.
table-rule = قانون { $id }
table-branch = باز کردن میز تازه از همین‌جا

table-cries = فریادها
table-cry-roar = غرررررش!
table-cry-ouch = آخ!
table-cry-haha = ها ها!
table-cry-please = من نه!
table-cry-well = آفرین
table-cry-thanks = ممنون
table-say = چیزی به همه بگویید
table-say-go = گفتن

table-seat-leave = ربات به جای من بازی کند
table-seat-return = خودم دوباره بازی می‌کنم
table-seat-away = یک ربات به جای شما بازی می‌کند.
table-seat-gone = همه منتظر کسی هستند که وصل نیست. بعد از یک دقیقه، یک ربات می‌تواند جایش بازی کند.
table-seat-stand-in = ربات جایش بازی کند
table-seat-give-up = واگذاری این صندلی
table-seat-sure = این هیولا برای همیشه به یک ربات می‌رسد. واقعاً واگذارش می‌کنید؟
table-seat-give-up-go = بله، واگذار می‌کنم
table-seat-name = نام شما
table-seat-take = بازی با این هیولا
table-orders = دستورهای همیشگی
table-orders-lead = آنچه میز بدون پرسیدن برایتان تصمیم می‌گیرد.
table-orders-tokyo = آسیب دیدن داخل توکیو
table-orders-tokyo-ask = از من بپرس
table-orders-tokyo-stay = همیشه ماندن
table-orders-tokyo-yield = همیشه ترک کردن
table-orders-tokyo-hearts = ترک کردن با جان کم
table-orders-tokyo-danger = ترک کردن هنگام خطر
table-orders-hearts = جان کم: این تعداد یا کمتر
table-orders-danger = در خطر: احتمال خروج زودهنگام از بازی، به درصد
table-orders-buy = با انرژی کمتر از این، درباره‌ی خرید نپرس
table-orders-card = «{ $card }»، وقتی ممکن باشد
table-orders-card-ask = از من بپرس
table-orders-card-use = همیشه استفاده کردن
table-orders-card-never = هیچ‌وقت استفاده نکردن
table-orders-save = ذخیره‌ی دستورها
table-orders-saved = ذخیره شد

table-help = راهنمای بازی و کلیدها
table-crib = راهنمای بازی
table-crib-numbers = سه تای یکسان به اندازه‌ی عددشان امتیاز می‌آورند و هر تاس بیشتر، یک امتیاز دیگر.
table-crib-energy = با انرژی، بعد از انجام کارهای تاس‌ها، کارت می‌خرید.
table-crib-claws = حمله آسیب می‌زند: از داخل توکیو به همه‌ی هیولاهای خارج، و از خارج به هیولاهای داخل توکیو.
table-crib-hearts = جان درمان می‌کند، ولی نه داخل توکیو.
table-crib-tokyo = ورود به توکیو یک امتیاز می‌آورد و شروع نوبت در آنجا دو امتیاز. هیولایی که داخل توکیو از حمله جان از دست بدهد می‌تواند آن را ترک کند.
table-crib-wicked = سه تاس ۱ یا سه تاس ۲ شرورترتان هم می‌کند؛ در ۳، ۶ و ۱۰ یک کاشی برمی‌دارید.
table-crib-goal = با ۲۰ امتیاز برنده شوید، یا تنها هیولای باقی مانده باشید.
table-first = اولین تاس ریختن شما
table-first-keep = روی تاس‌هایی که دوست دارید بزنید: بالا می‌روند و می‌مانند.
table-first-throw = بقیه را دوباره بریزید، حداکثر دو بار، یا هر وقت راضی بودید دست نگه دارید.
table-welcome = به توکیو خوش آمدید
table-welcome-lead = نوبتتان به‌زودی می‌رسد. تاس‌ها این‌ها را می‌آورند:
table-first-go = فهمیدم
table-keys = کلیدها
table-key-digit = نگه داشتن یا رها کردن یک تاس؛ خرید یک کارت از بازار
table-key-all = نگه داشتن همه‌ی تاس‌ها، یا هیچ‌کدام
table-key-throw = ریختن تاس‌های دیگر
table-key-stop = دست نگه داشتن؛ ماندن در توکیو
table-key-yield = ترک توکیو
table-key-done = پایان نوبت
table-key-pass = نه، ممنون
table-key-sweep = عوض کردن کارت‌های بازار
table-key-undo = پس گرفتن آخرین تصمیم
table-key-skip = رد شدن از آنچه نمایش داده می‌شود
table-key-odds = نشان دادن یا پنهان کردن احتمال‌ها
table-key-hint = نمایش یا پنهان کردن راهنمایی قهرمان
table-key-chat = گفتن چیزی به همه
table-key-help = نشان دادن این کلیدها

table-over-wins = { $n ->
    [one] { $who } پادشاه توکیو است!
   *[other] { $who } با هم بر تخت می‌نشینند!
}
table-over-nobody = هیچ‌کس زنده نمانده است.
table-over-standstill = دیگر هیچ هیولایی نمی‌تواند کاری کند: بازی بدون برنده تمام می‌شود.
table-over-stars = { $who } { $stars } امتیاز دارد.
table-over-survivor = { $who } تنها هیولای باقی مانده است.
table-over-you-won = شما بردید!
table-over-you = جایگاه شما: { $n }
table-over-rematch = یک دست دیگر
table-over-harder = یک سطح سخت‌تر: { $level }
table-over-to-rematch = به دست بعدی
table-over-replay = تماشای بازپخش
table-over-look = نگاه به میز
table-over-back = بازگشت به نتیجه
table-plain = این وضعیت را نمی‌توان نشان داد. بازی ادامه دارد؛ این وضعیت به صورت متن است.
table-over-record = دریافت بازی ثبت‌شده
table-over-verify = بررسی تاس‌ها
table-over-branch = بازی دوباره‌ی آخرین نوبت
table-over-home = صفحه‌ی اصلی
table-fair-working = همه‌ی قرعه‌ها دوباره حساب می‌شوند…
table-fair-good = { $n ->
    [one] قرعه از راز به دست می‌آید و راز با تعهد مطابقت دارد.
   *[other] همه‌ی { $n } قرعه از راز به دست می‌آیند و راز با تعهد مطابقت دارد.
}
table-fair-deal = این توزیع قبلاً بازی شده است: شاید تاس‌هایش را می‌دانسته‌اند.
table-fair-own = داده‌ی تصادفی این مرورگر به کار رفته است.
table-fair-compared = بازی ثبت‌شده همه‌ی حرکت‌هایی را که این صفحه نشان داده ({ $n })، بازیکنان و نتیجه را دارد.
table-fair-restored = پیش از قرعه‌ی { $number } سرور از نسخه‌ی پشتیبان بازیابی شده است: از آن‌جا به بعد تاس‌ها از رازی تازه به دست می‌آیند.
table-fair-bad-commitment = راز با تعهدی که پیش از بازی منتشر شده بود جور نیست.
table-fair-changed-commitment = این تعهد همان نیست که این مرورگر پیش از بازی دیده بود.
table-fair-bad-entropy = داده‌ی تصادفی شما روی صندلی { $n } به کار نرفته است.
table-fair-bad-count = { $n ->
    [one] یک قرعه با آنچه راز می‌گوید فرق دارد.
   *[other] { $n } قرعه با آنچه راز می‌گوید فرق دارند.
}
table-fair-bad-draw = قرعه‌ی { $number }، یعنی { $brought }، باید { $derived } می‌شد.
table-fair-bad-hash = بازی ثبت‌شده با چکیده‌اش جور نیست: تغییر کرده است.
table-fair-bad-missing = اثبات کامل نیست: همه‌ی قرعه‌های بازی را ندارد.
table-fair-bad-game = بازیکنان یا نتیجه‌ی ثبت‌شده مال این بازی نیستند.
table-fair-bad-shown = حرکت { $number } در بازی ثبت‌شده همان نیست که این صفحه نشان داده است.

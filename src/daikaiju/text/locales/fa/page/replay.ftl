# Replay: a game from its beginning

replay-title = بازپخش
replay-loading = { $n ->
    [0] بازی دارد بارگذاری می‌شود …
   *[other] بازی دارد بارگذاری می‌شود … { $n } گام
}
replay-empty = هنوز چیزی برای تماشا نیست
replay-empty-lead = بازی سر این میز شروع نشده است.
replay-running = این بازی هنوز ادامه دارد: این همه‌ی چیزهایی است که تا حالا پیش آمده.
replay-follow = تماشای زنده
replay-live = زنده: حرکت‌های تازه همان وقت که بازی می‌شوند نشان داده می‌شوند.
replay-turn = نوبت { $n }: { $monster }
replay-where = نوبت { $n }: { $monster }، حرکت { $ply }
replay-controls = پخش
replay-slider = جای شما در بازی
replay-first = به اول بازی
replay-back = یک گام به عقب
replay-play = پخش
replay-pause = مکث
replay-forward = یک گام به جلو
replay-last = به آخر بازی
replay-speed = سرعت
replay-times = { $speed } برابر
replay-jump-turn = نوبت
replay-jump-tokyo = توکیو
replay-jump-out = خروج‌ها
replay-before-turn = نوبت قبلی
replay-after-turn = نوبت بعدی
replay-before-tokyo = تغییر قبلی در توکیو
replay-after-tokyo = تغییر بعدی در توکیو
replay-before-out = خروج قبلی از بازی
replay-after-out = خروج بعدی از بازی
replay-branch = ادامه از اینجا
replay-copy = کپی پیوند همین لحظه
replay-copied = پیوند کپی شد.
replay-link = پیوند همین لحظه
replay-to-table = به میز
replay-course = بازی چطور گذشت
replay-key-turn = یک نوبت
replay-key-tokyo = داخل توکیو
replay-hearts = جان
replay-stars = امتیاز
replay-plot-health = جان همه‌ی هیولاها در طول بازی. عددها در جدول پایین آمده است.
replay-plot-stars = امتیاز همه‌ی هیولاها در طول بازی. عددها در جدول پایین آمده است.
replay-numbers = عددها در یک جدول
replay-cell = { $hearts } جان، { $stars } امتیاز
replay-luck = شانس تاس‌ها
replay-luck-lead = هر نشان در نوبت‌های خود هر هیولا چند بار آمده است. خط سفید تعدادی است که انتظار می‌رفت؛ نواری که از آن بگذرد یعنی آن نشان بیشتر از انتظار آمده است.
replay-luck-who = هیولا
replay-luck-dice = { $n } تاس، یعنی از هر نشان { $each }
replay-keys = کلیدها: ← و → یک گام، Home و End اول و آخر بازی، فاصله پخش و مکث.

### Puzzles: the page and `daikaiju puzzle`. A point is one per cent of win chance.

puzzle-lead = یک کار آشکارا از همه‌ی کارهای دیگر بهتر است. آن را پیدا کنید.
# $id: 4 letters and digits
puzzle-name = معمای { $id }
puzzle-daily = معمای روز
# $rating: 600 to 2400
puzzle-difficulty = دشواری { NUMBER($rating, useGrouping: 0) }
# $who: a monster
puzzle-question = { $who } چه کار باید بکند؟
puzzle-right = درست است! این بهترین کار است.
# $cost: win chance, in points
puzzle-wrong = این کار { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد از شانس برد کم می‌کند.
# $cost: as above
puzzle-wrong-more = این کار دست‌کم { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد از شانس برد کم می‌کند.
# The action follows
puzzle-best = بهترین:
# $chance: in per cent
puzzle-chance = شانس برد { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
puzzle-others = کارهای دیگر
# $cost: win chance, in points
puzzle-less = −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد
# The action follows. The sentences after it call it “the choice made”
puzzle-beginner = انتخاب انجام‌شده‌ی یک تازه‌کار:
# $easy, $medium, $hard, $expert, $master: in per cent
puzzle-levels = سطح آسان در { NUMBER($easy) }٪، متوسط { NUMBER($medium) }٪، سخت { NUMBER($hard) }٪، حرفه‌ای { NUMBER($expert) }٪ و استاد { NUMBER($master) }٪ موارد آن را پیدا می‌کند.
# $rating: 600 to 2400
puzzle-rating = رتبه‌ی شما: { NUMBER($rating, useGrouping: 0) }
# $solved: puzzles solved at the first try; $tried: all
puzzle-solved = حل‌شده: { NUMBER($solved) } از { NUMBER($tried) }
puzzle-next = معمای بعدی
puzzle-answer = نشان دادن پاسخ
puzzle-play = ادامه‌ی بازی
puzzle-missing = چنین معمایی وجود ندارد
puzzle-missing-lead = شاید پیوند نادرست باشد یا معما در نسخه‌ی تازه عوض شده باشد.
puzzle-heading-id = معما
puzzle-heading-monsters = هیولاها
puzzle-heading-rating = دشواری
puzzle-heading-themes = موضوع‌ها
# $days: how many days in a row the puzzle of the day was solved
puzzle-streak = { $days ->
    [one] { NUMBER($days) } روز پیاپی
   *[other] { NUMBER($days) } روز پیاپی
}
# $theme: as in the list below
puzzle-theme =
    { $theme ->
        [dice] تاس
        [power] قدرت کارت
        [buy] خرید کارت
        [save] نگه داشتن انرژی
        [sweep] کارت‌های تازه
        [tile] کاشی شرارت
        [leave] ترک توکیو
        [stay] ماندن در توکیو
        [win] برد فوری
        [eliminate] حذف هیولا
        [survive] زنده ماندن
        [stars] امتیاز
        [heal] جان
        [energy] انرژی
       *[later] نوبت‌های بعد
    }

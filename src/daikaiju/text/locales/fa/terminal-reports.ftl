### What the commands that play many games report: arena, ladder, study, solve, fuzz; and docs.
### `$bot` is what one types for a bot: greedy, search:50ms. An interval is one of 95 %.

## While games are played

cli-playing = در حال بازی
# $row: the name of a row of the ladder
cli-replaying = بازپخش { $row }
# $name: a function; $number: which one; $total: of how many
cli-compile-begins = کامپایل { $name } ({ NUMBER($number) } از { NUMBER($total) })، یک بار برای این نسخه …
# $name: a function; $number: which one; $total: of how many
cli-compile-waits = در انتظار پردازهٔ دیگری که { $name } را کامپایل می‌کند ({ NUMBER($number) } از { NUMBER($total) }) …
# $name: a function
cli-compile-again = کد ماشین ذخیره‌شدهٔ { $name } خراب است و دوباره کامپایل می‌شود
# $folder: the folder; $reason: what the system says; $replacement: another folder
cli-compile-unwritable = در پوشهٔ نهان‌گاه { $folder } نمی‌شود نوشت ({ $reason }): کد ماشین تا پایان این پردازه در { $replacement } می‌ماند؛ با DAIKAIJU_CACHE می‌توان پوشهٔ دیگری تعیین کرد
# $name: a function; $number: how many are done; $total: of how many
cli-compile-done = { $name } کامپایل شد ({ NUMBER($number) } از { NUMBER($total) })
# $compiled: how many functions; $total: of how many; $time: seconds; $folder: where the code is
cli-compile-end = { NUMBER($compiled) } تابع از { NUMBER($total) } تابع در { NUMBER($time) } ثانیه کامپایل شد؛ کد ماشین در { $folder } است.
# $games: so far
cli-games = { NUMBER($games) } بازی
# $rate: games in a second
cli-rate = { NUMBER($rate) } بازی در ثانیه
# $rate: games in a second, few
cli-slow-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } در ثانیه
cli-nothing-to-report = پیش از پایان اولین بازی‌ها متوقف شد: چیزی برای گزارش نیست.
# $games: played; $asked: how many should have been
cli-stopped = پس از { NUMBER($games) } بازی از { NUMBER($asked) } بازی متوقف شد.
# $games: played; $asked: the limit
cli-stopped-sure = پس از { NUMBER($games) } بازی نتیجه قطعی بود و مسابقه متوقف شد؛ سقف { NUMBER($asked) } بازی بود.
# $games; $time: seconds; $rate: games in a second. A command follows that plays the same again.
cli-played-rate = { NUMBER($games) } بازی در { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ثانیه: هر ثانیه { NUMBER($rate) } بازی. برای تکرار:
# $games; $time: seconds. A command follows that plays the same again.
cli-played = { NUMBER($games) } بازی در { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ثانیه. برای تکرار:
# $file
cli-written = نوشته شد: { $file }

## The arena

# $bot; $games: how many
cli-arena-alone = در { NUMBER($games) } بازی، { $bot } روی همه‌ی صندلی‌ها نشست.
# $bot; $percent: what it won, with the interval from $low to $high; $games: how many it played; $par: what
# each seat would win if all were equal
cli-arena-best = { $bot } از { NUMBER($games) } بازی { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ را برد ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪)؛ با قدرت برابر { NUMBER($par, maximumFractionDigits: 1) }٪ می‌شد.
# The same for a bot that has several seats at a table: $seats. $bot; $percent; $low; $high; $games; $par
cli-arena-best-seats = هر یک از { NUMBER($seats) } صندلی { $bot } از { NUMBER($games) } بازی { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ را برد ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪)؛ با قدرت برابر { NUMBER($par, maximumFractionDigits: 1) }٪ می‌شد.
cli-arena-no-other = ربات دیگری برای مقایسه نیست.
# $bot: the second best; $percent, $low, $high: what it won; $best: the best bot; $difference, $lowest,
# $highest: how much more it won, in percentage points; $many: comparisons
cli-arena-sure =
    { $many ->
        [1] بعد از آن { $bot } است با { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪): { $best } به اندازهٔ { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد درصد بهتر است (اختلاف جفتی: { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). نرخ خطای این گزاره حداکثر ۵٪ است.
       *[other] بعد از آن { $bot } است با { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪): { $best } به اندازهٔ { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد درصد بهتر است (اختلاف جفتی: { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). نرخ خطای چنین گزاره‌هایی در همهٔ { NUMBER($many) } مقایسه حداکثر ۵٪ است.
    }
# $bot: the second best; $percent, $low, $high: what it won; $difference, $lowest, $highest: how much less
# than the best, in percentage points
cli-arena-unsure = بعد از آن { $bot } است با { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪): اختلاف { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد درصد است (اختلاف جفتی: { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) })، پس از این بازی‌ها معلوم نمی‌شود کدام بهتر است.
# $bot: the second best; $percent, $low, $high: what it won
cli-arena-not-met = بعد از آن { $bot } است با { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪)؛ این دو در هیچ بازی‌ای روبه‌رو نشده‌اند.
# $median, $tenth, $ninetieth, $mean: turns
cli-lengths = نیمی از بازی‌ها حداکثر { NUMBER($median) } نوبت طول کشید (با شمردن نوبت همه‌ی هیولاها) و چهار بازی از هر پنج بازی بین { NUMBER($tenth) } تا { NUMBER($ninetieth) } نوبت؛ میانگین { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } است.
# $endings: some of the following, with commas between them
cli-endings = پایان بازی‌ها: { $endings }.
# $share: 61.0 %
cli-ending-stars = { $share } با ۲۰ امتیاز
# $share: 61.0 %
cli-ending-survival = { $share } با یک هیولای باقی مانده
# $share: 61.0 %
cli-ending-nobody = { $share } بدون هیچ بازمانده‌ای
# $share: 61.0 %
cli-ending-standstill = { $share } با بن‌بست
# $percent: less than this, 0.1
cli-little = کمتر از { NUMBER($percent, minimumFractionDigits: 1) }٪
cli-bot = ربات
cli-won = برد
cli-interval = بازه‌ی ۹۵٪
cli-by-stars = با امتیاز
cli-by-survival = با زنده ماندن
cli-average-place = رتبه
cli-rating = ریتینگ
# $points; $around: how sure they are
cli-rating-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($around, useGrouping: 0) }
cli-in-a-game = در هر بازی
cli-damage = آسیب
cli-cards-bought = کارت
cli-spec = شناسه
cli-what-it-does = چه می‌کند
cli-after-colon = آنچه می‌تواند بعد از دونقطه بیاید
# $bot: what the level (easy, medium, hard, expert, master, legend) is made of
cli-level-is = سطحی برای بازی با آدم‌ها: { $bot }.

## The benchmark

cli-benchmark-task = آزمون
cli-benchmark-table = میز
cli-benchmark-opponents = حریف‌ها
cli-benchmark-games = بازی‌ها
cli-benchmark-measure = امتیاز
cli-benchmark-no-cards = بدون کارت
cli-benchmark-wins = نرخ برد
# The win chance that a bot gives away by its mistakes
cli-benchmark-regret = زیان
# $edition: first, second or dark; $seats
cli-benchmark-seats =
    { $edition ->
        [first] ویرایش اول، { NUMBER($seats) } صندلی
        [dark] ویرایش تاریک، { NUMBER($seats) } صندلی
       *[other] ویرایش دوم، { NUMBER($seats) } صندلی
    }
# $bot; $task: its name; $score, $low and $high: 51.8 %; $games
cli-benchmark-won = { $bot } در آزمون { $task } برنده‌ی { $score } از { NUMBER($games) } بازی شد (بازه‌ی ۹۵ درصد: { $low } تا { $high }).
# $bot; $task: its name; $score, $low and $high: 0.0312; $games
cli-benchmark-lost = { $bot } در آزمون { $task } در هر بازی { $score } برد از دست داد (بازه‌ی ۹۵ درصد: { $low } تا { $high }، { NUMBER($games) } بازی).
# $file; $games: replayed; $total: all
cli-benchmark-holds = { $file } درست است: امتیاز با بازی‌ها می‌خواند و { NUMBER($games) } بازی از { NUMBER($total) } بازی با همان تصمیم‌ها تکرار شد.
# $file; $problem: one of the following
cli-benchmark-fails = { $file } درست نیست: { $problem }.
# $bot
cli-benchmark-other-file = { $bot } از فایلی غیر از فایل ربات سنجیده‌شده بار می‌شود
# $number: of the game; $claimed and $played: a value and a checksum
cli-benchmark-game-differs = بازی { NUMBER($number) } در فایل { $claimed } است، ولی در تکرار { $played }
# $games; $needed
cli-benchmark-too-few = { NUMBER($games) } بازی دارد، ولی آزمون { NUMBER($needed) } بازی دارد
# $name: score, interval or measure (English); $claimed and $found: its values
cli-benchmark-score = مقدار { $name } در آن { $claimed } است، ولی بازی‌ها { $found } می‌دهند
# $made: 0.2.0
cli-benchmark-other-version = نسخه‌ی دیگری ({ $made }) آن را ساخته است؛ شاید قوانین یا ربات‌ها عوض شده باشند.

## The ladder

# $played of $rows: how many
cli-ladder-stopped = متوقف شد: { NUMBER($played) } سطر از { NUMBER($rows) } سطر بازی و نگه داشته شد.
# $row: its name; $percent: what was won, with the interval from $low to $high; $games; $time: seconds
cli-ladder-row = { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪)، { NUMBER($games) } بازی در { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ثانیه
cli-ladder-true = تا جایی که یک نمونه نشان می‌دهد، جدول رده‌بندی درست است.
# $file
cli-ladder-stale = { $file } به‌روز نیست: `daikaiju ladder --page` را اجرا کنید

## The study of cards. Points are those of win rate, and come with their sign: +12.3 ± 0.4

# $card; $bot; $with and $without: win rates in per cent
cli-study-one = «{ $card }»: ربات { $bot } با آن { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ و بدون آن { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ از بازی‌هایش را می‌برد.
# $card; $bot; $with and $without: win rates in per cent
cli-study-most = «{ $card }» بیش از همه کمک می‌کند: ربات { $bot } با آن { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ و بدون آن { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪ از بازی‌هایش را می‌برد.
# $points: +12.3 ± 0.4
cli-study-adds = یعنی { $points } واحد درصد بیشتر (بازه‌ی ۹۵٪).
# $gifts: how many cards, of which $good help, $bad harm and $others do neither; $card: the least; $points: what it adds
cli-study-least = از { NUMBER($gifts) } هدیه، { NUMBER($good) } تا آشکارا کمک می‌کند، { NUMBER($bad) } تا آشکارا ضرر دارد و { NUMBER($others) } تا فرقی با نبودنش ندارد؛ «{ $card }» کمتر از همه کمک می‌کند: { $points } واحد درصد.
# $bot
cli-study-caution = این فایده‌ی کارت است وقتی { $bot } بازی می‌کند و کارت را پیش از اولین تاس ریختن هدیه می‌گیرد. کسی که آن را می‌خرد بهایش را می‌دهد و دیرتر به دستش می‌آورد؛ کارتی هم که ربات بلد نیست از آن استفاده کند اینجا بی‌ارزش به نظر می‌رسد.
# $cards: how many; $correlation: 0.51; $points: +1.2
cli-study-prices = برای { NUMBER($cards) } کارت، ضریب همبستگی قیمت و ارزش { $correlation } است؛ هر یک انرژی قیمت بیشتر، با { $points } واحد درصد نرخ برد همراه است.
# $bot; $more and $less: lists of cards
cli-study-both = در مقایسه با کارت‌های هم‌قیمت و با بازی { $bot }، این‌ها آشکارا بیشتر کمک می‌کنند: { $more }؛ و این‌ها آشکارا کمتر: { $less }.
# $bot; $more: a list of cards
cli-study-more = در مقایسه با کارت‌های هم‌قیمت و با بازی { $bot }، این‌ها آشکارا بیشتر کمک می‌کنند: { $more }.
# $bot; $less: a list of cards
cli-study-less = در مقایسه با کارت‌های هم‌قیمت و با بازی { $bot }، این‌ها آشکارا کمتر کمک می‌کنند: { $less }.
# $cards: a list
cli-study-left-out = بررسی نشد: { $cards }. اگر پیش از اولین تاس ریختن هدیه شوند، کاری نمی‌کنند یا برای همه‌ی هیولاها یک کار می‌کنند.
# $mark: the sign beside the card's name in the table; $card; $why: one of the following
cli-study-note = { $mark } { $card }: { $why }.
cli-less-death_from_above = توکیو را زمانی می‌گیرد که هنوز کسی نمی‌توانسته در آن باشد
cli-less-final_push = هنوز جانی از دست نرفته که ۲ جانش به کار بیاید
cli-less-fluxling = هنوز چیزی برای کپی کردن نیست و در شروع یکی از نوبت‌های بعد انتخاب می‌شود
cli-less-full_regeneration = فقط ۲ جان تا سقف جان کم است
cli-less-have_it_all = هنوز کارت ماندگاری برای شمردن نیست
cli-less-mimic = هنوز چیزی برای کپی کردن نیست و در یکی از نوبت‌های بعد، با ۱ انرژی، انتخاب می‌شود
cli-less-natural_selection = هنوز جانی از دست نرفته که ۴ جانش به کار بیاید
cli-less-nuclear_power_plant = هنوز جانی از دست نرفته که ۳ جانش به کار بیاید
cli-less-vast_storm = هنوز کسی انرژی ندارد که از دست بدهد
cli-study-unit = واحد درصد نرخ برد، با بازه‌های ۹۵٪
cli-keep-card = کارت ماندگار
cli-discard-card = کارت یک‌بارمصرف
cli-wicked-tile = کاشی شرارت
cli-card = کارت
cli-price-heading = قیمت
cli-points-added = واحد درصد
cli-per-energy = برای هر انرژی

## The lab

# $edition; $seats: how many
cli-lab-headline =
    { $edition ->
        [first] گزارش تعادل: ویرایش اول، { NUMBER($seats) } صندلی.
        [second] گزارش تعادل: ویرایش دوم، { NUMBER($seats) } صندلی.
       *[dark] گزارش تعادل: ویرایش تاریک، { NUMBER($seats) } صندلی.
    }
# $games; $time: seconds. A table follows.
cli-lab-first-look = نگاه نخست: { NUMBER($games) } بازی در { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ثانیه، با احتساب کامپایل. بازی‌های بیشتر و سپس گزارش کامل در پی می‌آید.
# $cards: a list
cli-lab-cheap = با هر رباتی بیش از حد ارزان: { $cards }.
# $cards: a list
cli-lab-expensive = با هر رباتی بیش از حد گران: { $cards }.
# $cards: a list
cli-lab-fair = نه آشکارا ارزان و نه آشکارا گران: { $cards }.
cli-lab-fair-price = قیمت منصفانه
# heading of the three following texts
cli-lab-verdict = قیمت
cli-lab-is-cheap = خیلی کم
cli-lab-is-fair = منصفانه
cli-lab-is-expensive = خیلی زیاد
# $price: energy
cli-lab-price-over = بیش از { NUMBER($price) } ⚡
# $low: energy, 3.1
cli-lab-price-from = { $low } ⚡ یا بیشتر
# $low, $high: energy, 3.1
cli-lab-price-range = { $low }–{ $high } ⚡
# $seats: 2 to 6
cli-lab-at-seats = { NUMBER($seats) } صندلی
# $card; $partners: cards with points, Wings (+3.1 ± 0.4)
cli-lab-best = { $card } همراه با این‌ها بیشتر می‌افزاید: { $partners }.
# $card; $partners: cards with points, Wings (−3.1 ± 0.4)
cli-lab-worst = { $card } همراه با این‌ها کمتر می‌افزاید: { $partners }.
# $card; $turns: +1.4 ± 0.2; $stars: −2.1
cli-lab-ends = با { $card } طول بازی { $turns } نوبت تغییر می‌کند؛ سهم پایان با ستاره { $stars } واحد درصد تغییر می‌کند.
# $cards: a list
cli-lab-elsewhere = فقط در ویرایش‌های دیگر: { $cards }.
cli-lab-caution = «امتیاز افزوده» واحد درصدِ نرخ برد است. یک هیولا در آغاز نوبت خود، در دور دوم تا چهارم، کارت را رایگان می‌گیرد؛ همان بازی بدون این هدیه نیز انجام می‌شود. قیمت منصفانه مقدار انرژی‌ای است که اگر هدیه شود همان‌قدر می‌افزاید. همراهان: امتیازی بیش از مجموع دو کارت. بازه‌ها ۹۵ درصدی‌اند؛ میان همراهان بسیار، از هر بیست مورد یکی اتفاقی است. کارتی که ربات بد به کار می‌برد اینجا ضعیف به نظر می‌رسد.
cli-lab-usual = قانون‌های معمول
# $after, $before: options such as bay=false, or the text above
cli-lab-options-headline = { $after } در مقایسه با { $before }.
cli-lab-first-player = برد بازیکن نخست
cli-lab-strong-wins = برد ربات قوی
cli-lab-turns = نوبت‌ها
cli-lab-seats-heading = صندلی
# $bot, $strong: names of bots
cli-lab-options-caution = { $bot } در همهٔ صندلی‌ها بازی می‌کند؛ «برد ربات قوی» نرخ برد یک { $strong } میان { $bot } است. پررنگ: تفاوت از بازهٔ ۹۵ درصدی خود بیشتر است. «=»: این گزینه در این میز چیزی را تغییر نمی‌دهد.
cli-edition-heading = ویرایش

## The solved game

cli-solving = در حال حل کردن
# $time: seconds
cli-solved-in = در { NUMBER($time) } ثانیه حل و ذخیره شد.
# $chance: 0.543406363
cli-first-turn = هیولایی که نوبت اول را دارد با احتمال { $chance } برنده می‌شود.
# $action: an action, as it is typed
cli-solve-best = بهترین کنش: { $action }.
cli-known = این همان نتیجه‌ی شناخته‌شده است.
# $chance: 0.543406363
cli-not-known = باید { $chance } باشد.
# $place: outside or tokyo, where the monster that throws is; $measure: what the table goes by, hearts or stars
cli-sample =
    { $measure ->
        [hearts] { $place ->
            [outside] ریختن خارج از توکیو، هر کدام با ۱۰ امتیاز، بر حسب جان
           *[tokyo] ریختن داخل توکیو، هر کدام با ۱۰ امتیاز، بر حسب جان
        }
       *[stars] { $place ->
            [outside] ریختن خارج از توکیو، هر کدام با ۱۰ جان، بر حسب امتیاز
           *[tokyo] ریختن داخل توکیو، هر کدام با ۱۰ جان، بر حسب امتیاز
        }
    }
cli-own-other = خود / دیگری

## For those who work on the game

# $games; $decisions: how many
cli-fuzzed = { NUMBER($games) } بازی، { NUMBER($decisions) } تصمیم
# What is wrong follows, in English
cli-fault = خطا:
# $effect: the name of a card's function
cli-silent = هرگز کاری نکرد: { $effect }
# $faults; $silent: how many
cli-faults = { NUMBER($faults) } خطا، { NUMBER($silent) } تاثیر که هرگز کاری نکرد
# $file
cli-doc-stale = { $file } کهنه شده است: `daikaiju docs` را اجرا کنید
# $file
cli-doc-made = { $file } دوباره ساخته شد

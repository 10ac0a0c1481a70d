### What the command line shows to those who play: the game in the terminal, odds, cards, records,
### and the server's greeting. `$who` is always the name of a monster, `$card` that of a card or tile.
### What people type (keep 11C, buy jets, card ids) is the same in every language and comes as a word.
### The terminal shows text only: no sentence may hold a line break.

## Small words

# Between the parts of a list
cli-comma = { "، " }
# Between addresses, any of which may be opened
cli-or = { " یا " }
# Between actions that follow each other: keep CC, then stop
cli-then = { "، سپس " }
# $problem: a sentence without a full stop. daikaiju is the command, and stays.
cli-error = daikaiju: { $problem }
# $problem: the error of Python (English). daikaiju is the command, and stays.
cli-fault-of-program = daikaiju: این خطای برنامه است، نه خطای ورودی شما ({ $problem }). همین فرمان را با ‎--debug‎ اجرا کنید و خروجی آن را به‌عنوان یک مسئله به پروژه گزارش دهید.
# $file: a file of the package. daikaiju is the command, and stays.
cli-installation-damaged = daikaiju: نصب خراب است: { $file } خوانده نمی‌شود. Daikaiju را دوباره نصب کنید.
# $number: how many of something, alone in a table
cli-count = { NUMBER($number) }
# $number
cli-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number
cli-decimal-3 = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
# $number
cli-decimal-4 = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
# $number
cli-decimal-9 = { NUMBER($number, minimumFractionDigits: 9, maximumFractionDigits: 9) }
# $percent: 0 or 100
cli-percent = { NUMBER($percent) }٪
# $percent: 51.8
cli-percent-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
# $percent: less than this, 0.1
cli-under-percent = <{ NUMBER($percent, minimumFractionDigits: 1) }٪
# $percent: more than this, 99.9
cli-over-percent = >{ NUMBER($percent, minimumFractionDigits: 1) }٪
# $low and $high: an interval, in per cent
cli-percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } تا { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
# $name: a monster; $number: its chance, 51.8 %
cli-name-and-number = { $name } { $number }

## What can be typed in a game

cli-type = کاری را که می‌خواهید بکنید، مثل این نمونه‌ها بنویسید. نشان‌ها: 1 2 3، ‎E یعنی انرژی، ‎C یعنی حمله، ‎H یعنی جان.
cli-type-keep = دو تاس ۱ و یک تاس حمله را نگه می‌دارد و بقیه را می‌ریزد
cli-type-keep-none = همه‌ی تاس‌ها را دوباره می‌ریزد
cli-type-stop = به تاس ریختن پایان می‌دهد
cli-type-odds = احتمال‌های دقیق تاس‌هایتان
cli-type-hint = کاری که یک بازیکن خوب می‌کرد
cli-type-card = یک کارت را توضیح می‌دهد
cli-type-table = میز را نشان می‌دهد
cli-type-help = همه‌ی کارهایی را که می‌توانید بکنید نشان می‌دهد
cli-type-quit = از بازی بیرون می‌رود

## Beginning and end of a game

# $who: the monster of the person; a list of opponents follows
cli-you-are = شما { $who } هستید. رقیب‌های شما:
# $who: a monster; $bot: the bot that plays it
cli-opponent = { $who } ({ $bot })
# $bot: what a bot is called; $parameter: 200ms, 60
cli-bot-with = { $bot } { $parameter }
cli-nobody-won = توکیو خالی است: همه بازنده‌اند.
cli-standstill = دیگر هیچ هیولایی نمی‌تواند کاری کند: بازی بدون برنده تمام می‌شود.
# $who: the winner, or several with commas between them
cli-won-by-stars = پادشاه توکیو با ۲۰ امتیاز: { $who }!
# $who: the winner, or several with commas between them
cli-won-by-survival = پادشاه توکیو، تنها هیولای باقی مانده: { $who }!
cli-left = بازی همین‌جا رها شد.
# $file: where it is
cli-record-written = بازی در { $file } ثبت شد.

## Questions to the person

# The dice follow as letters
cli-your-dice = تاس‌های شما:
# $throws: how many are left
cli-throws-left = { NUMBER($throws) } بار دیگر مانده است
# What can be typed follows
cli-you-may = می‌توانید:
# $who: a monster; $action: what it does, as it is typed
cli-does = { $who }: { $action }
# $comment: of a move, such as the reason that its player stated
cli-comment = «{ $comment }»
# $who: the monster whose throw for the first turn follows, as letters
cli-who-starts = چه کسی شروع می‌کند؟ { $who }:
# $doing: a sentence that says who is doing what
cli-wait = { $doing } …
# $who: a monster or a bot
cli-thinking = { $who } فکر می‌کند
cli-counting = در حال حساب کردن
# $problem: what a program of somebody else did wrong (English)
cli-trouble = { $problem }.

## What happened

# $who; $health, $stars and $energy: what it has as its turn begins
cli-turn = { $who } – { NUMBER($health) } ♥ { NUMBER($stars) } ★ { NUMBER($energy) } ⚡
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-gained =
    { $what ->
        [stars] { $who } { NUMBER($amount) } امتیاز می‌گیرد
        [energy] { $who } { NUMBER($amount) } انرژی می‌گیرد
        [health] { $who } { NUMBER($amount) } جان می‌گیرد
       *[wickedness] { $who } { NUMBER($amount) } شرارت می‌گیرد
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-gained-from =
    { $what ->
        [stars] { $who } { NUMBER($amount) } امتیاز می‌گیرد ({ $source })
        [energy] { $who } { NUMBER($amount) } انرژی می‌گیرد ({ $source })
        [health] { $who } { NUMBER($amount) } جان می‌گیرد ({ $source })
       *[wickedness] { $who } { NUMBER($amount) } شرارت می‌گیرد ({ $source })
    }
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-lost =
    { $what ->
        [stars] { $who } { NUMBER($amount) } امتیاز از دست می‌دهد
        [energy] { $who } { NUMBER($amount) } انرژی از دست می‌دهد
        [health] { $who } { NUMBER($amount) } جان از دست می‌دهد
       *[wickedness] { $who } { NUMBER($amount) } شرارت از دست می‌دهد
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-lost-from =
    { $what ->
        [stars] { $who } { NUMBER($amount) } امتیاز از دست می‌دهد ({ $source })
        [energy] { $who } { NUMBER($amount) } انرژی از دست می‌دهد ({ $source })
        [health] { $who } { NUMBER($amount) } جان از دست می‌دهد ({ $source })
       *[wickedness] { $who } { NUMBER($amount) } شرارت از دست می‌دهد ({ $source })
    }
cli-from-claws = حمله
cli-from-entering = ورود به توکیو
cli-from-holding = در دست داشتن توکیو
cli-from-poison = سم
cli-from-sweep = عوض کردن کارت‌های بازار
cli-from-sale = فروش
cli-from-knockout = ناک‌اوت
# $face: the letter of a face, 1 2 3 E C H
cli-from-dice =
    { $face ->
        [E] تاس‌های انرژی
        [C] تاس‌های حمله
        [H] تاس‌های جان
       *[other] تاس‌های { $face }
    }
# $who; $card: what gives the token
cli-gets-poison = { $who } یک نشانگر سم می‌گیرد ({ $card })
# $who; $card: what takes the token
cli-loses-poison = { $who } یک نشانگر سم از دست می‌دهد ({ $card })
# $who; $card: what gives the token
cli-gets-shrink = { $who } یک نشانگر کوچک شدن می‌گیرد ({ $card })
# $who; $card: what takes the token
cli-loses-shrink = { $who } یک نشانگر کوچک شدن از دست می‌دهد ({ $card })
# $who
cli-enters-city = { $who } وارد شهر توکیو می‌شود
# $who
cli-enters-bay = { $who } وارد خلیج توکیو می‌شود
# $who
cli-leaves = { $who } توکیو را ترک می‌کند
# $who: the owner; $copier: its card that works as a copy; $card: the card that is copied
cli-copies = { $who }: «{ $copier }» حالا «{ $card }» را کپی می‌کند
# $who; $card; $price
cli-buys = { $who } «{ $card }» را با { NUMBER($price) } ⚡ می‌خرد
# $who; $card
cli-gives-up = { $who } «{ $card }» را از دست می‌دهد
# $who; $card
cli-takes-tile = { $who } کاشی «{ $card }» را برمی‌دارد
# $who; $card: what brings it
cli-extra-turn = { $who } یک نوبت اضافه بازی می‌کند ({ $card })
# $who
cli-is-out = { $who } از بازی خارج می‌شود
# $who: the monster
cli-is-down = { $who } ناک‌اوت می‌شود و نوبت بعدی‌اش را از دست می‌دهد
# $who: the monster
cli-gets-up = { $who } دوباره برمی‌خیزد
# $who: the monster of an eliminated player; $other: the monster that should win
cli-predicts = { $who } پیش‌بینی می‌کند که { $other } برنده شود
# $who, $other: as above; $points
cli-prediction-points =
  { $points ->
    [0] { $who } برد { $other } را پیش‌بینی کرده بود: بدون امتیاز
   *[other] { $who } برد { $other } را پیش‌بینی کرده بود: { $points } امتیاز
  }
# $who
cli-sweeps = { $who } کارت‌های بازار را عوض می‌کند
# $who
cli-wins = { $who } برنده می‌شود!
cli-reshuffled = کارت‌های سوخته بر می‌خورند و دسته کارت تازه‌ای می‌سازند

## The table

cli-place = جا
cli-has = دارایی
cli-wicked = شرارت
cli-place-outside = خارج از توکیو
cli-place-city = شهر توکیو
cli-place-bay = خلیج توکیو
cli-place-out = از بازی خارج
cli-place-down = ناک‌اوت
# $who: the monster of the person
cli-name-you = { $who } (شما)
cli-no-dice = بدون تاس
# $tokens
cli-has-poison = سم { NUMBER($tokens) }
# $tokens
cli-has-shrink = کوچک شدن { NUMBER($tokens) }
# $card; $counters: how many lie on it
cli-card-with-counters = { $card } ({ NUMBER($counters) })
# The cards on offer follow
cli-market = بازار:
# $edition: first, second or dark
cli-market-empty =
    { $edition ->
        [first] بازار: خالی (ویرایش اول)
        [second] بازار: خالی (ویرایش دوم)
       *[dark] بازار: خالی (ویرایش تاریک)
    }
# $card; $label: what one types to buy it; $price
cli-offer = { $card } ({ $label }) { NUMBER($price) }⚡
# A card that acts once and is discarded. $card; $label; $price
cli-offer-once = { $card } ({ $label }، یک‌بارمصرف) { NUMBER($price) }⚡

## Advice and odds

cli-stars = امتیاز
cli-energy = انرژی
cli-hearts = جان
cli-claws = حمله
cli-ones = تاس ۱
cli-twos = تاس ۲
cli-threes = تاس ۳
cli-going-for = هدف
cli-best-is = بهترین کار
cli-on-average = به طور میانگین
# Monsters and their chances follow
cli-may-die = هیولاهایی که ممکن است پیش از نوبت بعدی‌شان از بازی خارج شوند، اگر همه‌ی دیگران برای حمله تاس بریزند:
cli-nobody = هیچ‌کس
cli-you = شما
# $bot: greedy, odds …; $action: what it would do, as it is typed
cli-hint = پیشنهاد { $bot }: { $action }
# $dice: how many
cli-dice-to-throw = { NUMBER($dice) } تاس برای ریختن
# $energy: how much there is to pay with
cli-energy-to-pay = { NUMBER($energy) } انرژی
cli-best-choices = بهترین انتخاب‌ها
# The only thing to be done: throwing all dice
cli-throw = ریختن
# $who: the monster to be killed
cli-chance-to-kill = احتمال از پا انداختن { $who }
cli-chance-to-win = احتمال برد همین حالا
# $measure: stars, claws …; $many: at least so many
cli-chance-of = احتمال { $measure } ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-average-of = میانگین { $measure }
# $actions: keep CC, then stop. A table of what the dice show then follows.
cli-after = پس از { $actions }، در پایان:
# A table of what the dice show follows
cli-in-the-end = در پایان:
# $number
cli-energy-spent = انرژی‌ای که به طور میانگین خرج آن می‌شود: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-mean = میانگین
# $many: at least so many
cli-at-least = ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-mean-of = { $measure }، میانگین
# $measure: stars, claws …; $many: at least so many
cli-at-least-of = { $measure } ≥ { NUMBER($many) }
# Heading of a column with fractions
cli-exactly = دقیق
cli-who-may-die = چه کسی در خطر است
cli-killed-now = همین حالا
cli-before-next-turn = پیش از نوبت بعدی‌اش
cli-assumption = همین حالا: با تاس‌های روی میز، اگر فقط برای همین ریخته شوند. پیش از نوبت بعدی‌اش: اگر همه‌ی کسانی که می‌توانند آسیب بزنند فقط برای حمله تاس بریزند و هیچ‌کس درمان نشود، تسلیم نشود و چیزی نخرد.
# $chances: each monster with its chance
cli-solved = این بازی حل شده است. اگر هر دو طرف بی‌نقص بازی کنند: { $chances }.

## Cards

cli-name = نام
cli-kind = نوع
cli-effect = تاثیر
# $edition: first, second or dark; heading of a column
cli-edition-name =
    { $edition ->
        [first] اول
        [second] دوم
       *[dark] تاریک
    }
cli-kind-keep = ماندگار
cli-kind-discard = یک‌بارمصرف
cli-kind-tile = کاشی
# $price
cli-price = { NUMBER($price) } ⚡
# $price; $copies: how many of it are in the deck
cli-price-copies = { NUMBER($price) } ⚡ ×{ NUMBER($copies) }
# $level: of a Wickedness tile, 3, 6 or 10
cli-level = سطح { NUMBER($level) }
# $level: 3, 6 or 10; $side: green or red
cli-tile-level =
    { $side ->
        [green] سطح { NUMBER($level) }، سبز
       *[red] سطح { NUMBER($level) }، قرمز
    }
# $level: 3, 6 or 10; $side: green or red
cli-tile-of =
    { $side ->
        [green] سطح { NUMBER($level) }، روی سبز (ویرایش تاریک).
       *[red] سطح { NUMBER($level) }، روی قرمز (ویرایش تاریک).
    }
# $card; $kind: keep, discard or tile; $label: what one types for it
cli-card-heading = { $card } ({ $kind }، { $label })
# $edition: first, second or dark; $price: 5 ⚡
cli-printed =
    { $edition ->
        [first] ویرایش اول: { $price }.
        [second] ویرایش دوم: { $price }.
       *[dark] ویرایش تاریک: { $price }.
    }
# $edition; $price; $card: the name that this edition prints
cli-printed-title =
    { $edition ->
        [first] ویرایش اول: { $price }، با نام «{ $card }».
        [second] ویرایش دوم: { $price }، با نام «{ $card }».
       *[dark] ویرایش تاریک: { $price }، با نام «{ $card }».
    }
# $edition; $price; $card: the name that this edition prints; $effect: what it does there
cli-printed-effect =
    { $edition ->
        [first] ویرایش اول: { $price }. «{ $card }»: { $effect }
        [second] ویرایش دوم: { $price }. «{ $card }»: { $effect }
       *[dark] ویرایش تاریک: { $price }. «{ $card }»: { $effect }
    }
# $ruling: how we rule a card, a sentence or more
cli-ruling = • { $ruling }

## The rulebook

# $title: of the rulebook or of a section; $edition: first, second or dark
cli-rules-heading =
    { $edition ->
        [first] { $title } – ویرایش اول
        [second] { $title } – ویرایش دوم
       *[dark] { $title } – ویرایش تاریک
    }
# $many: how many scenarios prove a rule
cli-rules-proved =
    { $many ->
        [0] بدون سناریو
       *[other] { NUMBER($many) } سناریو
    }
# $id: EX-4; $title: what happens in it
cli-rules-example = مثال { $id }: { $title }
# $editions: a list
cli-rules-holds = در این ویرایش‌ها: { $editions }.
# Heads a column: what the editions are compared in
cli-rules-matter = موضوع
cli-rules-same = ویرایش‌ها در این مورد تفاوتی ندارند.

## Records and scenarios

# $result: as records write it, kraken by stars
cli-result = نتیجه: { $result }
cli-no-result = نتیجه: بازی ادامه دارد
# $passed and $failed: how many scenarios hold, and how many do not
cli-proved = { NUMBER($passed) } درست، { NUMBER($failed) } نادرست
# $pack: its name; $many: how many; $languages: their codes
cli-untranslated = { $pack }: { NUMBER($many) } متن هنوز ترجمه نشده است ({ $languages })
# $moment: what was typed. The list of all moments follows
cli-card-no-moment = لحظه‌ی «{ $moment }» نداریم؛ لحظه‌ها این‌ها هستند:
# $file
cli-card-wrote = { $file } نوشته شد
cli-card-next = گام‌های بعدی:
cli-card-next-check = اجرای سناریوی آن
cli-card-next-play = بازی کردن با آن
cli-card-next-study = سنجیدن ارزش آن
# $code, $text: files
cli-card-next-edit = اثر را در { $code } و متنش را در { $text } عوض کنید
# $mark: a comment in the files; $folder: where they are
cli-card-next-translate = متن‌هایی را که نشان «{ $mark }» دارند در { $folder } ترجمه کنید
# $folder: where emblems are
cli-card-next-emblem = اگر خواستید، یک نشان در { $folder } بکشید
cli-card-next-docs = مرتب کردن کد و ساختن دوباره‌ی فایل‌های تولیدشده
cli-card-next-test = اجرای همه‌ی آزمون‌ها
# $file; $verdict: one of the following, without a full stop
cli-verdict = { $file }: { $verdict }.
# $draws: how many; $commitment: 64 digits
cli-draws-fit = { NUMBER($draws) } قرعه دوباره از راز به دست آمد و همه مثل بازی ثبت‌شده است؛ راز با تعهد { $commitment } جور است
# $line: the number of a line; $recorded: what the file has there; $number: of the draw; $derived: what
# the secret gives; $different: how many differ; $draws: of how many
cli-draws-differ = در سطر { NUMBER($line, useGrouping: 0) } نوشته شده `{ $recorded }`، ولی قرعه‌ی { NUMBER($number) } برابر است با `{ $derived }`: از { NUMBER($draws) } قرعه، { NUMBER($different) } قرعه با آنچه راز می‌گوید فرق دارد
# The same in a record that was never a file. $move: the number of a move; $recorded; $number; $derived;
# $different; $draws
cli-draws-differ-move = در حرکت { NUMBER($move) } نوشته شده `{ $recorded }`، ولی قرعه‌ی { NUMBER($number) } برابر است با `{ $derived }`: از { NUMBER($draws) } قرعه، { NUMBER($different) } قرعه با آنچه راز می‌گوید فرق دارد
cli-no-commitment = این بازی ثبت‌شده تعهد ندارد: پیش از بازی قولی داده نشده، پس چیزی برای بررسی نیست
cli-no-secret-yet = این بازی ثبت‌شده هنوز راز ندارد: بازی تمام نشده است
cli-no-secret = با اینکه بازی تمام شده، این بازی ثبت‌شده راز ندارد: آن را از میزبان بخواهید
# $recorded and $fitting: 64 digits each
cli-other-commitment = راز با تعهد جور نیست: در بازی ثبت‌شده { $recorded } آمده، ولی تعهد این راز { $fitting } است
# $made: the version that made the record; $ours: the one that reads it
cli-other-rules = این بازی با قوانین { $made } ثبت شده و قوانین اینجا { $ours } است: اگر دسته کارت‌ها فرق داشته باشند، کارت‌ها هم فرق دارند.
# $moves: how many there are
cli-game-cut = بازی ثبت‌شده پس از { NUMBER($moves) } حرکت و پیش از پایان بازی تمام می‌شود
# $recorded: the result in the file; $actual: the result of its moves
cli-other-result = در بازی ثبت‌شده `{ $recorded }` آمده، اما حرکت‌هایش به `{ $actual }` می‌رسد
# $players: how many are named; $seats: how many there are
cli-other-players = بازی ثبت‌شده برای { NUMBER($seats) } جا { NUMBER($players) } بازیکن را نام می‌برد
# $recorded, $actual: hashes of 64 digits
cli-other-chain = بازیکنان، تنظیمات یا حرکت‌ها عوض شده‌اند: در بازی ثبت‌شده چکیده‌ی { $recorded } آمده، اما محتوای آن { $actual } را می‌دهد
# $chain: a hash of 64 digits
cli-chain = چکیده‌ی کل بازی: { $chain }. آن را با بازی ثبت‌شده‌ی بازیکنان دیگر مقایسه کنید.
cli-no-chain = ثابت نشده: بازیکنان و تصمیم‌ها، چون بازی ثبت‌شده چکیده ندارد.
# $given: what was entered instead of a hash
cli-verify-digits = باید ۶۴ رقم شانزده‌شانزدهی باشد، نه «{ $given }»
# $known, $actual: hashes of 64 digits
cli-other-known-hash = این بازی دیگری است: چکیده‌ی { $known } را داده‌اید، اما محتوای بازی ثبت‌شده { $actual } را می‌دهد
# $known, $recorded: commitments of 64 digits
cli-other-known-commitment = این بازی دیگری است: تعهد { $known } را داده‌اید، اما در بازی ثبت‌شده { $recorded } آمده
cli-chain-removed = بازی ثبت‌شده چکیده (`chain:`) ندارد: هر بازی تمام‌شده‌ای که قرعه‌هایش نام دارند چکیده دارد، پس حذف شده است
cli-deal-again = این توزیع قبلاً بازی شده است: شاید تاس‌ها و کارت‌هایش را می‌دانسته‌اند.
cli-no-entropy = ثابت نشده: این که میزبان راز را انتخاب نکرده است، چون هیچ بازیکنی متنی اضافه نکرده است.
cli-restored-dice = توجه: پیش از قرعه‌ی { NUMBER($draw) } سرور از نسخه‌ی پشتیبان بازیابی شده است. از آن‌جا به بعد تاس‌ها از رازی تازه به دست می‌آیند.
cli-other-restored = رازی که از قرعه‌ی { NUMBER($draw) } به بعد به کار رفته با تعهدش جور نیست.

## The server

# $server: its name; $addresses: one or more addresses
cli-serving = { $server }: نشانی { $addresses } را در مرورگر باز کنید (با ‎Ctrl-C سرور خاموش می‌شود).
# $store: a file, or where a database is
cli-kept-in = بازی‌ها اینجا نگه داشته می‌شوند: { $store }.
cli-serve-packs = بازی‌ها کارت‌های این بسته‌ها را دارند: { $packs }.
cli-scan = این را با گوشی‌ای که در همین شبکه است اسکن کنید.
# $url: an address
cli-serving-already = یک سرور هم‌اکنون در نشانی { $url } کار می‌کند: همان را در مرورگر باز کنید.
# $port: a number
cli-port-taken = برنامه‌ی دیگری از درگاه { $port } استفاده می‌کند: به جای آن درگاهی آزاد برداشته می‌شود.
# $file; $tables, $entries (in their logs), $players: how many it holds
cli-backed-up = همه چیز در { $file } است: { NUMBER($tables) } میز، { NUMBER($entries) } رویداد، { NUMBER($players) } بازیکن.
# $file; $tables, $entries (in their logs), $players: how many it held
cli-restored = همه‌ی محتوای { $file } برگشت: { NUMBER($tables) } میز، { NUMBER($entries) } رویداد، { NUMBER($players) } بازیکن.

## Bots. `.does`: what it does; `.after`: what may follow its colon

cli-bot-random = تصادفی
    .does = هر کاری که قوانین اجازه بدهند می‌کند.
cli-bot-greedy = حریص
    .does = تازه‌کاری عاقل: هر چه الان خوب به نظر برسد نگه می‌دارد، گران می‌خرد و وقتی ضعیف شد فرار می‌کند.
    .after = اینکه از هر صد تصمیم چند تا از خودش باشد (بقیه تصادفی است)، مثل greedy:70
cli-bot-odds = حسابگر
    .does = احتمال‌های دقیق تاس‌هایش را می‌داند و با چند قاعده می‌سنجد که به کجا می‌رسند.
cli-bot-search = دوراندیش
    .does = با در نظر گرفتن شانس هر بار تاس ریختن، بازی را جلوتر می‌بیند و با تجربه‌ی بازی‌های زیاد قضاوت می‌کند.
    .after = زمان یا تعداد شبیه‌سازی برای هر تصمیم، مثل search:50ms یا search:400
cli-bot-champion = قهرمان
    .does = با شبکه‌ای عصبی بازی می‌کند که از میلیون‌ها بازی با خودش یاد گرفته است.
    .after = زمان یا تعداد موقعیت‌های جست‌وجو برای هر تصمیم، مثل champion:50ms یا champion:40؛ یا میزان مهارت، مثل champion:60%
cli-bot-perfect = بی‌نقص
    .does = بهتر از این نمی‌شود بازی کرد: فقط برای دو هیولا و بدون کارت، که بازی‌اش حل شده است.
cli-bot-cmd = مهمان
    .does = برنامه‌ای از خودتان که با پروتکل موتور بازی کار می‌کند.
    .after = دستوری که آن را اجرا می‌کند، مثل ‎'cmd:python my_bot.py'‎
cli-bot-net = شبکه‌ی عصبی
    .does = با شبکه‌ای عصبی بازی می‌کند که آموزش دیده و در فایلی ذخیره شده است.
    .after = فایل، مثل ‎net:my_network.npz‎
cli-bot-py = کلاس پایتون
    .does = کلاسی از خودتان در یک فایل یا ماژول پایتون.
    .after = فایل یا ماژول و سپس کلاس، مثل ‎py:my_bot.py:Stubborn‎

### What somebody did wrong who uses the command line, or who gives us a record, a position or a bot. Each
### sentence says what would be right; it begins with a small letter and has no full stop, because it is put
### after `daikaiju:`, a file or a line. What was typed stands between quotation marks.

# $code: what was typed; $known: en, fr, es, ru, zh-Hant, fa
mistake-language = زبان «{ $code }» نداریم؛ یکی از این‌ها را انتخاب کنید: { $known }

## Tables

# $edition: what was given; $known: those that there are
mistake-edition = ویرایش «{ $edition }» نداریم؛ ویرایش‌ها این‌ها هستند: { $known }
# $seconds: what was given
mistake-time-budget = زمان هر تصمیم { NUMBER($seconds) } ثانیه است، اما باید بیشتر از ۰ باشد
# $many: how many were given; $most: 6
mistake-seats = با { NUMBER($many) } هیولا نمی‌شود بازی کرد: باید ۲ تا { NUMBER($most) } هیولا باشند
# $monster: what was given; $known: those that there are
mistake-monster = هیولای «{ $monster }» نداریم؛ هیولاها این‌ها هستند: { $known }
# $monster: as records write it
mistake-twice = { $monster } دو بار سر میز نشسته است: هر هیولا فقط یک بار می‌تواند بازی کند
# $monster: what was given; $here: the monsters of this table
mistake-not-seated = «{ $monster }» سر این میز ننشسته است؛ این‌ها نشسته‌اند: { $here }
# $option: what was given; $known: those that there are
mistake-option = گزینه‌ی «{ $option }» نداریم؛ گزینه‌ها این‌ها هستند: { $known }
# $option: its name; $given: its value; $known: values that it may have
mistake-option-value = گزینه‌ی { $option } نمی‌تواند «{ $given }» باشد، فقط یکی از این‌ها: { $known }
# $given: what was typed
mistake-option-form = گزینه به شکل NAME=VALUE نوشته می‌شود، نه «{ $given }»
# $way: what was given; $known: interpreted, compiled, auto
mistake-way = قوانین را نمی‌شود به روش «{ $way }» اجرا کرد؛ یکی از این‌ها را انتخاب کنید: { $known }

## Actions

# $card: what was given
mistake-card = کارت یا کاشی «{ $card }» نداریم
# $card: what was given; $near: cards with similar names
mistake-card-near = کارت یا کاشی «{ $card }» نداریم؛ منظورتان { $near } است؟
# $given: what was given; $known: all sections
mistake-rule = در قوانین «{ $given }» نیست: قانونی مثل CLAW-3، مثالی مثل EX-4 یا یکی از این بخش‌ها را بنویسید: { $known }
# $name: a section or rule; $editions: a list
mistake-rule-edition = { $name } در این ویرایش نیست، فقط در این ویرایش‌ها هست: { $editions }
# $face: what was given; $known: 1 2 3 E C H
mistake-face = «{ $face }» نشان تاس نیست؛ نشان‌ها این‌ها هستند: { $known }
mistake-many-dice = این همه تاس نداریم
# $monster; $card: as they were typed
mistake-owner = { $monster } کارت { $card } را ندارد
# $action: what was typed; $examples: what could be
mistake-action = «{ $action }» حرکت نیست؛ حرکت‌ها مثل این‌ها هستند: { $examples }
# $monster: as it was typed; $actor: who must act
mistake-actor = الان { $actor } باید تصمیم بگیرد، نه { $monster }
# $action: what was typed
mistake-over = «{ $action }» ممکن نیست: بازی تمام شده است
# $action: what was typed; $actor: who must act; $examples: what could be done
mistake-now = «{ $action }» الان ممکن نیست؛ { $actor } می‌تواند یکی از این‌ها را انتخاب کند: { $examples }
# $actions: some, with commas between them; $more: how many there are beside them
mistake-examples = { $actions } و { NUMBER($more) } حرکت دیگر
mistake-examples-chance = آنچه تاس‌ها یا دسته کارت می‌آورند (roll FACES، reveal CARD، starts MONSTER، lay TILE)

## Records

# $file; $reason: what the system says
mistake-file = { $file }: خوانده نشد: { $reason }
mistake-file-no-such-file = چنین فایل یا پوشه‌ای نیست
mistake-file-denied = اجازه‌ی دسترسی نیست
mistake-file-is-folder = این یک پوشه است
mistake-file-no-folder = بخشی از مسیر پوشه نیست
mistake-file-full = دیسک جا ندارد
mistake-file-read-only = دیسک فقط خواندنی است
# $file
mistake-encoding = { $file }: متن UTF-8 نیست
# $file; $reason: what the system says
mistake-not-written = { $file } نوشته نشد: { $reason }
# $file; $reason: what the system says
mistake-file-use = { $file } قابل استفاده نیست: { $reason }
# $given: the argument, with escapes such as '\udcff'
mistake-argument = آرگومان { $given } متن UTF-8 نیست
# $reason: what the system says
mistake-output = خروجی نوشته نمی‌شود: { $reason }
# $file
mistake-target = { $file }: آنجا نمی‌شود فایلی نوشت
# $file
mistake-not-folder = { $file } پوشه نیست: نام یک پوشه را بدهید، که می‌تواند تازه باشد
# $path: a file or a folder
mistake-no-path = { $path }: چنین فایل یا پوشه‌ای نیست
# $folder: what was given; $file: what is missing there
mistake-no-sources = کد منبع Daikaiju در { $folder } نیست ({ $file } پیدا نشد): این فرمان را در مخزن اجرا کنید یا مخزن را با ‎--root‎ نشان دهید
# $where: file and line; $problem: any of these sentences
mistake-at = { $where }: { $problem }
# $where: file and line; $line: what must stand there
mistake-first-line = { $where }: بازی ثبت‌شده با سطر «{ $line }» شروع می‌شود
# $where: file and line
mistake-header-line = { $where }: سطرهای سرآغاز مثل `edition: second` هستند
# $name: what was given
mistake-header-name = سرآغاز چیزی به نام «{ $name }» ندارد
# $name: what is missing
mistake-header-lacks = سرآغاز این را کم دارد: ‎`{ $name }:`‎
# $given: what stands there
mistake-entropy = مقدار ‎`entropy:`‎ فهرستی از متن‌ها با نویسه‌های چاپی ASCII است، مثل ‎["blue", ""]‎، نه { $given }
# $texts: how many are given; $seats: how many seats there are
mistake-entropy-count = در ‎`entropy:`‎ برای { NUMBER($seats) } صندلی { NUMBER($texts) } متن آمده است
mistake-restored = مقدار ‎`restored:`‎ فهرستی است مثل ‎[[12, "commitment", "secret", "text"]]‎، نه { $given }
mistake-deal = «{ $given }» نوعی توزیع نیست: new یا again بنویسید
mistake-no-deal = { $file } توزیعی ندارد: سند یک بازی تمام‌شده را بدهید که در سربرگش `deal:` و `secret:` باشد
# $given: what stands there
mistake-secret = مقدار ‎`secret:`‎ باید ۶۴ رقم در مبنای ۱۶ باشد، نه «{ $given }»
# $given: what stands there
mistake-pair = «{ $given }» به شکل name=value نیست
# $file; $claimed: what it says; $result: what happened
mistake-result = { $file }: در بازی ثبت‌شده نتیجه «{ $claimed }» آمده، ولی حرکت‌هایش به «{ $result }» می‌رسند
# $file; $claimed: what it says
mistake-result-open = { $file }: در بازی ثبت‌شده نتیجه «{ $claimed }» آمده، ولی پس از حرکت‌هایش بازی هنوز ادامه دارد
# $file: the record
mistake-review-open = بازی { $file } تمام نشده است: یک بازی تمام‌شده را تحلیل کنید
# $moves: how many there are; $most: how many are allowed
mistake-record-long = بازی ثبت‌شده { NUMBER($moves) } حرکت دارد: میز حداکثر { NUMBER($most) } حرکت را می‌پذیرد
mistake-record-position = position: میز فقط بازی‌هایی را ادامه می‌دهد که از اول شروع شده باشند
# $moves: how many there are; $move: the one asked for
mistake-no-move = بازی ثبت‌شده { NUMBER($moves) } حرکت دارد: حرکت { NUMBER($move, useGrouping: 0) } در آن نیست
mistake-no-proof = تا راز معلوم نشود، اثباتی در کار نیست

## Positions

mistake-position-start = وضعیت با ویرایش و هیولاها شروع می‌شود: ‎second a,b …‎
# $problems: what is wrong with it (English)
mistake-position = چنین وضعیتی ممکن نیست: { $problems }
# $slots: 3
mistake-market = بازار { NUMBER($slots) } جا دارد: برای هر کدام نام یک کارت یا علامت - را بنویسید
# $card: what was given
mistake-copier = { $card } چیزی را کپی نمی‌کند
# $name: of a row of numbers; $seats: how many seats there are; $many: how many numbers were given
mistake-row = { $name } به { NUMBER($seats) } عدد نیاز دارد، برای هر صندلی یکی، نه { NUMBER($many) } عدد
# $most: how many it can hold; $many: how many were given
mistake-agenda = در agenda { NUMBER($most) } مورد جا می‌شود، نه { NUMBER($many) } مورد
# $given: what was given
mistake-frame = «{ $given }» در agenda معنایی ندارد
# $given: what was given; $known: what it could be
mistake-word = «{ $given }» هیچ‌کدام از این‌ها نیست: { $known }
# $given: what was given
mistake-number = «{ $given }» عدد صحیح نیست
# $number: what was given
mistake-range = عدد { NUMBER($number, useGrouping: 0) } بیرون از محدوده‌ی مجاز است

## Odds

mistake-no-dice = فقط به یک روش بگویید چه تاس‌هایی هست: FACES، ‎--dice N یا ‎--position LINE
mistake-position-and-more = وضعیت خودش همان چیزهایی را می‌گوید که ‎--throws، ‎--with و ‎--energy می‌گفتند
# $dice: how many were given; $most: 10
mistake-dice = { NUMBER($dice) } تاس را نمی‌شود ریخت: باید ۱ تا { NUMBER($most) } تاس باشد
# $throws: how many were given; $most: 30
mistake-throws = { NUMBER($throws) } بار تاس ریختن ممکن نیست: باید ۰ تا { NUMBER($most) } بار باشد
mistake-no-throw = تاس‌هایی که هنوز روی میز نیستند باید یک بار ریخته شوند
# $energy: a number below 0
mistake-energy = هیچ‌کس { NUMBER($energy) } انرژی ندارد
# $action: what was typed; $possible: what could be
mistake-use = «{ $action }» با این تاس‌ها ممکن نیست؛ این‌ها ممکن‌اند: { $possible }
mistake-keep-now = برای نگه داشتن چند تاس، باید تاسی روی میز باشد و یک بار دیگر هم مانده باشد
# $kept: what was typed; $dice: those that there are
mistake-keep = { $kept } را نمی‌شود از { $dice } نگه داشت
mistake-keep-all = کسی که همه‌ی تاس‌ها را نگه دارد دیگر تاسی نمی‌ریزد: این همان `stop` است
# $card: what was given; $known: cards that do
mistake-help = { $card } اثری روی تاس‌ها ندارد؛ این‌ها دارند: { $known }
mistake-no-dice-thrown = در این وضعیت کسی تاس نمی‌ریزد
# $goal: what was given
mistake-goal-at-table = هدف «{ $goal }» به میز بستگی دارد: یک وضعیت لازم است
# $goal: what was given; $known: those that there are
mistake-goal = «{ $goal }» هدف نیست؛ هدف‌ها این‌ها هستند: { $known }، هر کدام به شکل claws>=3 هم ممکن است، و در یک وضعیت kill:MONSTER و win
# $goal: what was given; $most: the highest number
mistake-goal-minimum = هیچ تاسی به «{ $goal }» نمی‌رسد: بیشترین مقدار { NUMBER($most) } است
# $monster: as it was typed
mistake-kill = { $monster } را نمی‌شود از پا انداخت: یا از بازی خارج شده، یا خودش تاس می‌ریزد
mistake-threats = پیش از شروع نوبت اول کسی در خطر نیست
# $edition: first, second or dark
mistake-not-solved =
    { $edition ->
        [first] ویرایش اول حل نشده است: شرارت بازی را بیش از اندازه بزرگ می‌کند
        [second] ویرایش دوم حل نشده است: شرارت بازی را بیش از اندازه بزرگ می‌کند
       *[dark] ویرایش تاریک حل نشده است: شرارت بازی را بیش از اندازه بزرگ می‌کند
    }
mistake-only-core = فقط بازی دو هیولا بدون کارت حل شده است
mistake-nobody-in-turn = هنوز معلوم نیست نوبت اول مال کیست: الان نوبت هیچ‌کس نیست

## Bots

# $spec: what was given; $known: those that there are
mistake-bot = ربات «{ $spec }» نداریم؛ ربات‌ها این‌ها هستند: { $known }
# $spec: what was given; $level: easy, medium, hard, expert, master or legend
mistake-bot-level = «{ $spec }» ربات نیست: بعد از سطح { $level } چیزی نمی‌آید
# $spec: what was given; $bot: what stands before the colon; $after: what may follow it (cli-bot-….after)
mistake-bot-parameter = «{ $spec }» ربات نیست: بعد از { $bot } و دونقطه این می‌آید: { $after }
# $spec: what was given; $bot: what stands before the colon
mistake-bot-takes-nothing = «{ $spec }» ربات نیست: بعد از { $bot } چیزی نمی‌آید
mistake-perfect = ربات perfect فقط بازی دو هیولا بدون کارت را بلد است: دو صندلی، گزینه‌ی deck: none و بدون شرارت
# $bot: a spec, cmd:python my_bot.py; $problem: what it did, after its name (English)
mistake-bot-program = { $bot } نمی‌تواند بازی کند ({ $problem })
# $file: a path
mistake-net-missing = فایل «{ $file }» وجود ندارد: فایل شبکه‌ی ذخیره‌شده را بدهید، مثل ‎net:my_network.npz‎
# $file: a path
mistake-net = { $file } شبکه‌ی Daikaiju نیست یا خراب شده است: فایلی بدهید که ‎examples/ppo.py‎ یا write_network ذخیره کرده است
# $file: a path; $name: of a cell or an action, cards.owned.0.jets; $many: such names
mistake-net-names = شبکه‌ی { $file } از «{ $name }» استفاده می‌کند (نام‌های ناشناخته: { NUMBER($many) }): بسته‌هایی را که با آن‌ها آموزش دیده بار کنید یا دوباره آموزشش دهید
# $file: a path; $given and $own: versions, "observations 2, actions 2"
mistake-net-version = شبکه‌ی { $file } برای فضاهای دیگری ساخته شده است ({ $given }؛ این‌جا: { $own }): دوباره آموزشش دهید
# $bot: a spec, py:my_bot.py:Stubborn; $file: the file or module in it
mistake-bot-file = رباتی به نام «{ $bot }» نیست: فایل یا ماژول «{ $file }» وجود ندارد
# $file: a file or module; $name: the class that was given; $known: its bots
mistake-bot-class = { $file } کلاس «{ $name }» را ندارد: ربات‌های آن { $known } است
# $bot: a spec, py:my_bot.py:Stubborn; $name: what the spec names
mistake-bot-not-bot = «{ $bot }» ربات نیست: { $name } باید زیرکلاس daikaiju.bots.bot.Bot باشد
# $bots: how many were named; $seats: how many opponents there are
mistake-opponents = در ‎--against برای { NUMBER($seats) } صندلی { NUMBER($bots) } ربات آمده است: یکی برای همه یا برای هر کدام یکی بنویسید
# $bot: a program that played
mistake-program-in-record = در این بازی ثبت‌شده «{ $bot }» بازی کرده است: با ‎--against دوباره اجرایش کنید

## Many games

mistake-nobody-plays = کسی بازی نمی‌کند: دست‌کم یک ربات را نام ببرید، مثل odds
# $games: how many were asked for
mistake-games = { NUMBER($games) } بازی را نمی‌شود بازی کرد: باید دست‌کم ۱ بازی باشد
# $given: what was given; $most: 1024
mistake-workers = مقدار ‎--workers نمی‌تواند «{ $given }» باشد: عددی از ۱ تا { NUMBER($most) }، threads یا ray بنویسید
# $many: how many were asked for; $most: 1024
mistake-worker-count = با { NUMBER($many) } رشته نمی‌شود بازی کرد: باید ۱ تا { NUMBER($most) } رشته باشد
# $seed: what was given; $digits: 18
mistake-seed = { $seed } برای ‎--seed‎ مناسب نیست: عددی صحیح با حداکثر { NUMBER($digits) } رقم بنویسید
mistake-no-ray = بسته‌ی Ray نصب نیست: ‎pip install 'daikaiju[ray]'‎ را اجرا کنید یا ‎--workers را ننویسید
mistake-files-on-ray = ‎--records‎ و ‎--decisions‎ با نخ‌ها کار می‌کنند: ‎--workers ray‎ را حذف کنید
mistake-nothing-played = هیچ بازی‌ای تمام نشد، پس چیزی برای گزارش نیست
# $games: how many were asked for; $seats: seats at the table; $fewest: how many there must be
mistake-few-games = { NUMBER($games) } بازی آن‌قدر کم است که چیزی نشان نمی‌دهد: سر میزی با { NUMBER($seats) } صندلی باید دست‌کم { NUMBER($fewest) } بازی باشد
# $bot: what was given
mistake-study-bot = با { $bot } نمی‌شود کارت‌ها را بررسی کرد: رباتی لازم است که همراه بازی کامپایل شود، مثل random، greedy یا odds
mistake-lab-both = کارت‌ها یا گزینه‌های میز را بدهید، نه هر دو را
mistake-lab-empty = یک بسته مانند my_cards.py یا کارت‌ها را نام ببرید
# $effort: a number
mistake-effort = تلاش { $effort } ممکن نیست: باید بیشتر از ۰ و حداکثر ۱۰۰۰ باشد
mistake-same-options = دو مجموعهٔ گزینه‌ها یکسان‌اند: با --option NAME=VALUE یکی را تغییر دهید
# $card: its name; $edition: first, second or dark
mistake-not-in-edition =
    { $edition ->
        [first] «{ $card }» در ویرایش اول نیست
        [second] «{ $card }» در ویرایش دوم نیست
       *[dark] «{ $card }» در ویرایش تاریک نیست
    }
# $card: its name
mistake-no-difference = «{ $card }» را نمی‌شود بررسی کرد: اگر پیش از اولین تاس ریختن هدیه شود، کاری نمی‌کند یا برای همه‌ی هیولاها یک کار می‌کند
# $task: what was typed; $known: names
mistake-benchmark-task = آزمونی به نام «{ $task }» نیست: آزمون‌ها { $known } هستند
# $bot: a spec, search:50ms
mistake-benchmark-timed = { $bot } محدودیت زمانی دارد و همان بازی را تکرار نمی‌کند: شمار شبیه‌سازی‌ها را بدهید، مثل ‎search:25‎
# $bot: a spec, cmd:COMMAND
mistake-benchmark-program = «{ $bot }» یک برنامه است: برای اجرای دوباره، آن را با ‎--bot نام ببرید
# $file: a path
mistake-benchmark-file = { $file } نتیجه‌ی ‎`daikaiju benchmark run`‎ نیست
# $folder: a path
mistake-benchmark-none = در { $folder } نتیجه‌ای نیست: با ‎`daikaiju benchmark run`‎ یکی بنویسید
# $file: a path; $given and $own: versions
mistake-benchmark-version = { $file } نتیجه‌ی نسخه‌ی { $given } سنجه است و این نسخه‌ی { $own } است
# $row: what was given
mistake-ladder-row = جدول رده‌بندی سطر «{ $row }» ندارد: همه‌ی نام‌ها در docs/reference/ladder.md آمده است
# $file; $reason: what is wrong with it (English)
mistake-ladder = { $file } جدول رده‌بندی نیست: { $reason }
# $file; $lacking: names of figures
mistake-ladder-lacks = { $file } جدول رده‌بندی نیست: یکی از سطرها این را کم دارد: { $lacking }
# $scale: what was given
mistake-scale = تعداد بازی‌ها را نمی‌شود { $scale } برابر کرد: ‎--scale باید بزرگ‌تر از ۰ باشد

## The server

# $pair: what was typed
mistake-set = ‎--set { $pair } به شکل NAME=VALUE نیست، مثل tables=500
mistake-lan-and-host = ‎--lan روی همه‌ی نشانی‌ها گوش می‌دهد: یا ‎--host را بردارید یا ‎--lan را
# $given: what was typed; $known: easy, medium, hard, expert, master, legend
mistake-level = «{ $given }» ربات یک سطح را تعیین نمی‌کند: بنویسید LEVEL=SPEC، مثل hard=greedy؛ سطح‌ها: { $known }
# $package: what is missing; $extra: server, ray
mistake-not-installed = برای این کار { $package } لازم است که نصب نیست: ‎`pip install 'daikaiju[{ $extra }]'`‎ را اجرا کنید
# $where: --set, or a file; $setting: what was typed; $near: a setting with a similar name
mistake-setting-near = { $where }: تنظیم «{ $setting }» نداریم؛ منظورتان «{ $near }» است؟
# $where: --set, or a file; $setting: what was typed; $known: all settings
mistake-setting = { $where }: تنظیم «{ $setting }» نداریم؛ تنظیم‌ها این‌ها هستند: { $known }
# $variable: of the environment; $near: one with a similar name
mistake-setting-variable = تنظیم { $variable } نداریم؛ منظورتان { $near } است؟
# $file; $reason: what the system says
mistake-settings-file = تنظیمات { $file } خوانده نشد: { $reason }
# $file
mistake-settings-encoding = تنظیمات { $file } متن UTF-8 نیست
# $file; $reason: where and what (English)
mistake-settings-form = { $file } فایل TOML نیست که سطرهایش مثل `port = 8000` باشد: { $reason }
# $where: --port, or where else the setting stands; $given: what it is, with quotation marks if it is a text;
# $right: one of mistake-right-…
mistake-setting-value = { $where } برابر { $given } است، ولی باید این باشد: { $right }
# $least and $most: numbers
mistake-right-number = عددی صحیح از { $least } تا { $most }
# $known: what there is to choose from
mistake-right-choice = یکی از این‌ها: { $known }
mistake-right-texts = چند متن: در فایل به شکل ‎["a", "b"]‎ و جاهای دیگر به شکل a,b
mistake-right-text = یک متن
mistake-right-host = نشانی یا نام این دستگاه، مثل 127.0.0.1 یا 0.0.0.0
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-database = { $database }، که در گذرواژه‌اش به جای / یا @ باید ‎%2F یا ‎%40‎ بیاید
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-store = یک فایل، مثل games.db، یا { $database }
# $most: how many signs
mistake-right-name = نامی با ۱ تا { NUMBER($most) } نویسه‌ی چاپی
mistake-right-site = سایتی بدون مسیر، مثل https://games.example.org
mistake-right-invitation = پیوند یک میز، یا کد آن همراه با --server
mistake-right-proxies = نشانی‌ها یا شبکه‌ها، مثل 127.0.0.1 یا 10.0.0.0/8، یا علامت *
mistake-right-server = نام یک سرور، مانند mail.example.org
mistake-right-email = یک نشانی ایمیل، مانند games@example.org
# $missing: the name of a setting
mistake-smtp-needs = smtp_host تنظیم شده، اما { $missing } نه: ایمیل به هر دو نیاز دارد
mistake-smtp-plain = smtp_tls برابر none است و گذرواژه بدون رمزنگاری فرستاده می‌شود: آن را starttls یا tls کنید
# $host: what was given
mistake-host = { $host } نام دستگاهی نیست: یکی از نشانی‌هایش را با ‎--host بنویسید
# $host: what was given
mistake-address = { $host } نشانی این دستگاه نیست: نشانی دیگری با ‎--host بنویسید
mistake-processes = این سیستم فقط یک پردازه را پشتیبانی می‌کند: از ‎--processes 1 استفاده کنید
mistake-process-start = یکی از پردازه‌های سرور پیش از آغاز کار پایان یافت: دلیل آن در خط‌های بالا آمده است
# $host; $port: what was given
mistake-port-used = درگاه { $port } روی { $host } در حال استفاده است: برنامه‌ای را که از آن استفاده می‌کند ببندید یا درگاه دیگری با ‎--port بنویسید
# $port: what was given
mistake-port-reserved = درگاه { $port } مخصوص سیستم است: با ‎--port درگاهی از 1024 به بالا بنویسید
# $host; $port: what was given; $reason: what the system says
mistake-port = کسی نمی‌تواند به درگاه { $port } روی { $host } وصل شود: { $reason }

## Where games are kept, and backups. `$store` is a file, or says where a database is

# $problem: any of the following sentences
mistake-store = { $problem }
# $kind: what was given, mysql
mistake-store-kind = میزها را نمی‌شود در «{ $kind }» نگه داشت: یک فایل، sqlite:///FILE یا postgresql://USER:PASSWORD@HOST/DATABASE بنویسید
# $url: what was given
mistake-store-file = «{ $url }» فایلی برای نگه داشتن میزها نام نمی‌برد: بنویسید sqlite:///FILE
mistake-no-asyncpg = برای PostgreSQL بسته‌ی asyncpg لازم است که نصب نیست: ‎`pip install 'daikaiju[postgres]'`‎ را اجرا کنید یا یک فایل را نام ببرید
mistake-log-file = پرونده‌ی گزارش { $file } را نمی‌توان نوشت: { $reason }
# $file; $reason: what the system says
mistake-store-denied = { $file } نوشته نشد: { $reason }
# $file: the file of the store
mistake-store-names = { $file } نام دومی (پیوند سخت) دارد که سرور دیگری می‌تواند با آن از فایل استفاده کند: پیوند را حذف کنید یا فایل را رونوشت بگیرید
# $file; $process: its number, or ?
mistake-store-used = سروری که در حال کار است از { $file } استفاده می‌کند (پردازه‌ی { $process }): آن را متوقف کنید یا فایل دیگری را نام ببرید
# $file
mistake-no-store = { $file } وجود ندارد: چیزی برای ذخیره کردن نیست
# $store
mistake-not-ours = { $store } جدول‌های ما را ندارد: این daikaiju را یک بار اجرا کنید تا ساخته شوند
# $store; $found: its schema, a number; $newest: the one that is needed
mistake-old-schema = نسخه‌ی ساختار { $store } برابر { $found } است: این daikaiju را یک بار اجرا کنید تا به نسخه‌ی { $newest } برسد
# $store; $found: its schema, a number; $newest: the newest that we know
mistake-new-schema = { $store } را daikaiju تازه‌تری ساخته است: نسخه‌ی ساختارش { $found } است و اینجا فقط { $newest } و قدیمی‌تر شناخته می‌شود؛ daikaiju را به‌روز کنید
# $store; $found: its schema, a number; $file: the backup; $schema: that of the backup
mistake-other-schema = نسخه‌ی ساختار { $store } برابر { $found } است و نسخه‌ی { $file } برابر { $schema }: در یک پایگاه داده‌ی تازه برگردانید
# $store; $has: how much of what (English)
mistake-not-empty = { $store } خالی نیست و این‌ها را دارد: { $has }؛ در یک پایگاه داده‌ی تازه برگردانید
# $file; $reason: what the system says
mistake-backup-unreadable = { $file } خوانده نشد: { $reason }
# $file; $problem: one of the following
mistake-backup = { $file } را نمی‌شود برگرداند: { $problem }؛ چیزی تغییر نکرد
mistake-backup-more = بیش از آنچه سطر اولش می‌گوید در آن است
mistake-backup-table = ساختارش چنین جدول‌هایی ندارد
mistake-backup-cut = زودتر از موعد تمام می‌شود
mistake-backup-bits = فایل دیگری است یا خراب شده
mistake-backup-other = فایل دیگری است
mistake-backup-newer = با daikaiju تازه‌تری ساخته شده است
mistake-backup-broken = خراب شده است

## Packs

mistake-pack-name = «{ $pack }» نمی‌تواند نام یک بسته باشد: حروف کوچک لاتین، رقم و _ به کار ببرید
mistake-pack-twice = دو بسته نام { $pack } دارند: نام یکی از پرونده‌ها را عوض کنید
mistake-pack-missing = بستهٔ { $pack } لازم است: دوباره با --pack { $pack }.py آغاز کنید
mistake-pack-changed = بستهٔ { $pack } تغییر کرده است: چکیدهٔ آن { $have } است، ولی { $need } لازم است
mistake-pack-file = پروندهٔ { $file } نیست: --pack یک پروندهٔ پایتون یا نام یک بستهٔ نصب‌شده می‌خواهد
mistake-pack-unknown = بستهٔ { $pack } نیست: یک پروندهٔ پایتون یا بستهٔ نصب‌شده بدهید ({ $known })
mistake-pack-broken = بستهٔ { $pack } بارگذاری نمی‌شود: { $problem }
mistake-pack-empty = بستهٔ { $pack } هیچ کارتی ندارد
mistake-pack-path = مسیر { $file } نشانهٔ { $sign } را دارد که بسته‌ها را از هم جدا می‌کند: بسته را به پوشهٔ دیگری ببرید
mistake-pack-text = متن { $message } از بستهٔ { $pack } قابل استفاده نیست: { $problem }
# $card: what was given
mistake-card-name = «{ $card }» نمی‌تواند نام کارت باشد: باید با حرف لاتین آغاز شود و آکولاد نداشته باشد
# $most: 32
mistake-card-long = نام کارت حداکثر { NUMBER($most) } نویسه دارد
# $card: what was given; $taken: the card that has this name
mistake-card-taken = «{ $card }» از پیش نام { $taken } است: نام دیگری برگزینید
# $cost: what was given; $most: 20
mistake-card-cost = قیمت کارت نمی‌تواند { NUMBER($cost) } باشد: از ۰ تا { NUMBER($most) } برگزینید
# $kind: keep, discard or tile; $moment: its name
mistake-card-moment = کارت از نوع { $kind } هرگز در لحظه‌ی { $moment } عمل نمی‌کند: نوع یا لحظه‌ی دیگری برگزینید
# $file: what was given
mistake-card-to = { $file } نمی‌تواند فایل یک بسته باشد: یک فایل پایتون در پوشه‌ای موجود بنویسید
# $file: a scenario
mistake-card-file = { $file } از پیش هست: برای کارت نام دیگری برگزینید
# $file: of texts; $card: its id
mistake-card-text = { $file } از پیش متنی برای { $card } دارد: آن را پاک کنید یا نام دیگری برگزینید
mistake-no-clone = ‎--game یک نسخه‌ی مخزن می‌خواهد، ولی این یک بسته‌ی نصب‌شده است
mistake-no-scenarios = چیزی برای بررسی نیست: فایل یا پوشه‌ی سناریوها، یا بسته‌ای را که سناریو دارد، نام ببرید
# $id: what was given
mistake-puzzle = معمای «{ $id }» وجود ندارد: `daikaiju puzzle --list` همه را نشان می‌دهد
mistake-puzzle-none = هیچ معمایی این موضوع، ویرایش و تعداد هیولا را ندارد: یکی از گزینه‌ها را حذف کنید
# $given: what was given
mistake-puzzle-day = «{ $given }» تاریخ نیست: آن را مثل 2026-12-24 بنویسید

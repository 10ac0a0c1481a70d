### The help of the command line. Options (--seats), words in capitals (NAME) and commands are typed and
### stay as they are. Help is short, begins with a small letter and has no full stop.

## What argparse, the reader of arguments, says

cli-usage = طرز استفاده:
cli-heading-arguments = آرگومان‌ها
cli-heading-options = گزینه‌ها
cli-heading-commands = دستورها
cli-heading-subjects = موضوع‌ها
# $program: daikaiju play; $problem: one of the following
cli-arguments-error = { $program }: خطا: { $problem }
# $argument: --seats; $problem: one of the following
cli-arguments-of = آرگومان { $argument }: { $problem }
# $arguments: their names
cli-arguments-missing = این آرگومان‌ها لازم‌اند: { $arguments }
# $arguments: what was typed
cli-arguments-unknown = این آرگومان‌ها شناخته نشدند: { $arguments }
# $other: another argument
cli-arguments-together = همراه با { $other } به کار نمی‌رود
cli-arguments-one = یک مقدار لازم است
cli-arguments-some = دست‌کم یک مقدار لازم است
# $value: what was typed
cli-arguments-none = مقداری نمی‌خواهد، ولی { $value } داده شده است
# $option: what was typed; $matches: what it could mean
cli-arguments-ambiguous = { $option } می‌تواند هر کدام از این‌ها باشد: { $matches }
# $value: what was typed; $choices: what could be
cli-arguments-choice = { $value } اینجا پذیرفته نیست؛ یکی از این‌ها را انتخاب کنید: { $choices }
# $value: what was typed
cli-arguments-value = { $value } عدد نیست

## The command itself

cli-daikaiju = پادشاه توکیو، درست مطابق قوانین.
cli-help = نشان دادن این راهنما
cli-version = نشان دادن نسخه
cli-lang = زبان: en، fr، es، ru، zh-Hant یا fa (پیش‌فرض: DAIKAIJU_LANG، وگرنه زبان سیستم)
cli-debug = نشان دادن ردپای خطا
cli-compile = کامپایل همه‌چیز از پیش
# $known: names of groups
cli-compile-groups = چه چیزی کامپایل شود: { $known } (پیش‌فرض: همه)
cli-compile-workers = شمار پردازه‌های کامپایل (پیش‌فرض: یکی برای هر هسته)
cli-pack = کارت‌های این بسته را بیفزا: یک پروندهٔ پایتون یا یک بستهٔ نصب‌شده (تکرارپذیر)

## Options that several commands have

# $default: first, second or dark
cli-edition = ویرایش (پیش‌فرض { $default })
# $default: a number
cli-seats = تعداد هیولاهای سر میز، ۲ تا ۶ (پیش‌فرض { NUMBER($default) })
# $default: a number
cli-seed = عدد یکسان شانس یکسان می‌آورد (پیش‌فرض { NUMBER($default) })
cli-workers = چه چیزی بازی‌ها را اجرا کند: threads (همه‌ی رشته‌ها)، N رشته یا ray
cli-json = نوشتن همه‌ی عددها در این فایل
cli-html = نوشتن گزارش در این فایل (به انگلیسی)
cli-two-player = توکیو به جای امتیاز، انرژی می‌دهد
cli-root = پوشه‌ی پروژه

## daikaiju play

cli-play = بازی در ترمینال با ربات‌ها
cli-play-monster = هیولایی که با آن بازی می‌کنید
cli-play-against = easy، medium (پیش‌فرض)، hard، expert، master، legend یا هر SPEC از `daikaiju arena --list`: یکی برای همه‌ی رقیب‌ها، یا برای هر کدام یکی، با ویرگول لاتین میانشان
cli-play-deal = بازی یک توزیع: تاس‌ها و کارت‌ها برای هر صندلی و هر نوبت ثابت‌اند؛ یک کد (هر متنی) یا سند یک بازی تمام‌شده
cli-play-seed = برای تاس‌ها و رقیب‌هایی که بشود تکرارشان کرد
cli-play-record = ثبت بازی در این فایل
cli-play-resume = ادامه‌ی یک بازی ثبت‌شده
cli-play-watch = فقط ربات‌ها بازی می‌کنند

## daikaiju serve, backup, restore

cli-serve = باز کردن میز برای آدم‌ها و ربات‌ها
cli-serve-host = نشانی‌ای که سرور روی آن گوش می‌دهد (127.0.0.1)
cli-serve-port = درگاهی که سرور روی آن گوش می‌دهد (8000)
cli-serve-lan = همه‌ی کسانی که در این شبکه‌اند می‌توانند وارد شوند
cli-serve-open = نمایش صفحه در مرورگر؛ اگر این درگاه در حال استفاده باشد، روی درگاهی دیگر
cli-serve-store = جای نگه داشتن بازی‌ها: یک فایل یا postgresql://…‎
cli-serve-name = نام سرور (Daikaiju)
cli-serve-url = نشانی‌ای که بازیکن‌ها با آن وصل می‌شوند، اگر پروکسی جلوی سرور باشد
cli-serve-processes = تعداد پردازه‌هایی که درگاه را مشترک دارند؛ 0: یکی برای هر هسته
cli-serve-logs = text برای آدم‌ها، json برای ماشین‌ها
cli-serve-settings = یک فایل TOML با تنظیمات
cli-serve-set = هر تنظیم دیگر؛ فهرست کامل در docs/hosting.md است
cli-serve-bot = ربات یک سطح در این سرور، مثل ‎hard=py:my_bot.py:Stubborn‎ (تکرارپذیر)
cli-backup = ذخیره‌ی همه‌ی میزهای یک سرور
cli-backup-file = فایلی که نوشته می‌شود
cli-restore = برگرداندن میزهای ذخیره‌شده
cli-restore-file = فایلی که `daikaiju backup` نوشته است
cli-keep-store = جای نگه داشتن بازی‌ها، مثل `daikaiju serve`
cli-keep-settings = تنظیمات سرور

## daikaiju check, replay, review, puzzle, verify, cards, card, rules

cli-check = اثبات سناریوها
cli-check-paths = فایل‌ها یا پوشه‌ها (پیش‌فرض: سناریوهای بسته‌ها)
cli-replay = بازپخش یک بازی ثبت‌شده
cli-replay-file = بازی ثبت‌شده
cli-replay-position = فقط نشان دادن آخرین وضعیت
cli-review = تحلیل یک بازی تمام‌شده: تصمیم‌های پرهزینه، شانس و مهارت
cli-review-file = بازی ثبت‌شده؛ با چند بازی: نتیجه‌ی همه بدون شانس
cli-review-quick = فقط نتیجه‌ی سریع
cli-review-all = نشان دادن تصمیم‌های درست هم
cli-review-json = چاپ تحلیل به صورت JSON
cli-puzzle = حل معما: پیدا کردن کاری که آشکارا بهترین است
cli-puzzle-id = معما، مثل k7qd (پیش‌فرض: یکی به قید قرعه)
cli-puzzle-daily = معمای روز، یا معمای تاریخی مثل 2026-12-24
cli-puzzle-theme = فقط معماهای این موضوع
cli-puzzle-edition = فقط معماهای این ویرایش
cli-puzzle-seats = فقط معماهایی با این تعداد هیولا
cli-puzzle-list = فهرست معماها
cli-puzzle-answer = داوری این کار، مثل 'keep 33'، بدون پرسش
cli-puzzle-solution = نشان دادن پاسخ، بدون پرسش
cli-puzzle-json = چاپ معما یا فهرست به صورت JSON؛ پاسخ فقط با --answer یا --solution
cli-puzzle-play = ادامه‌ی بازی پس از بهترین کار، در برابر این ربات‌ها
cli-verify = بررسی تاس‌ها و کارت‌های یک بازی ثبت‌شده
cli-verify-file = بازی ثبت‌شده
cli-verify-hash = چکیده‌ی بازی که بازیکن دیگر یا صفحه نشان می‌دهد
cli-verify-commitment = تعهدی که پیش از بازی یادداشت کرده‌اید
cli-verify-strict = اگر چیزی ثابت نشده باشد نیز با کد ۱ پایان یابد
cli-cards = نشان دادن کارت‌ها و کاشی‌ها، ویرایش‌ها کنار هم
cli-cards-name = یک کارت یا کاشی
cli-cards-edition = فقط آن‌هایی که در این ویرایش‌اند
cli-card-command = نوشتن طرح اولیه‌ی یک کارت تازه
cli-card-new = نوشتن یک کارت تازه: کد، متن به شش زبان و یک سناریو
cli-card-moments = فهرست لحظه‌هایی که یک کارت می‌تواند در آن‌ها عمل کند
cli-card-name = نام کارت، مثل "Second Wind"
# $default: my_cards.py
cli-card-to = فایل بسته‌ای که ساخته یا کامل می‌شود (پیش‌فرض { $default })
cli-card-game = افزودن کارت به خود بازی، در یک نسخه‌ی مخزن
# $default: keep
cli-card-kind = نوع کارت (پیش‌فرض { $default })
# $default: a number
cli-card-cost = قیمت به انرژی، ۰ تا ۲۰ (پیش‌فرض { NUMBER($default) })
# $default: a number
cli-card-level = سطح یک کاشی شرارت (پیش‌فرض { NUMBER($default) })
cli-card-moment = کارت کی عمل می‌کند؛ `daikaiju card moments` همه‌ی لحظه‌ها را فهرست می‌کند
cli-rules = خواندن قوانین، و اینکه هر قانون را چند سناریو ثابت می‌کند
cli-rules-what = بخش‌ها (claws)، قانون‌ها (CLAW-3) یا مثال‌ها (EX-4)؛ پیش‌فرض: همه
# $default: an edition, second
cli-rules-edition = طبق این ویرایش (پیش‌فرض: { $default })
cli-rules-compare = فقط تفاوت‌ها، ویرایش‌ها کنار هم

## daikaiju odds

cli-odds = احتمال‌های دقیق تاس‌ها
cli-odds-faces = تاس‌های روی میز، مثل 113ECH
cli-odds-dice = هنوز تاسی ریخته نشده: N تاس برای ریختن
cli-odds-throws = چند بار دیگر مانده است
cli-odds-with = کارت‌هایی که روی تاس‌ها اثر دارند
cli-odds-energy = انرژی برای استفاده از آن‌ها
cli-odds-position = یک وضعیت، به جای همه‌ی این‌ها
cli-odds-goal = stars (پیش‌فرض)، energy، hearts، claws، ‎1s، claws>=3 و …؛ kill:MONSTER، win
cli-odds-keep = نشان دادن نتیجه‌ی نگه داشتن این‌ها، نه بهترین انتخاب
cli-odds-exact = کسرها
cli-odds-json = همه چیز، برای ماشین‌ها
# Examples of commands follow, one a line
cli-examples = مثال‌ها:

## daikaiju engine, arena, ladder, study, solve, fuzz, docs

cli-engine = یک ربات با پروتکل موتور بازی کار می‌کند
cli-engine-spec = رباتی که جواب می‌دهد، مثل greedy
cli-mcp = دادن یک جای بازی به یک مدل زبانی، به شکل سرور MCP روی ورودی و خروجی استاندارد
cli-mcp-against = ربات‌های بازی‌های تازه: easy، medium، hard، expert یا هر SPEC از `daikaiju arena --list`: یکی برای همه‌ی رقیب‌ها، یا برای هر کدام یکی، با ویرگول لاتین میانشان؛ وگرنه مدل انتخاب می‌کند
cli-mcp-seats = شمار هیولاهای یک بازی تازه، با هیولای مدل؛ وگرنه مدل انتخاب می‌کند
cli-mcp-edition = ویرایش بازی‌های تازه؛ وگرنه مدل انتخاب می‌کند
cli-mcp-monster = هیولای مدل؛ وگرنه مدل انتخاب می‌کند
cli-mcp-table = دعوت به میزی که مدل می‌تواند سر آن بنشیند؛ وگرنه مدل آن را می‌دهد
cli-mcp-server = تنها سروری که مدل می‌تواند سر میزهایش بنشیند
cli-mcp-name = نام مدل در بازی‌های ثبت‌شده و سر میزها
cli-mcp-seed = هسته‌ی عددهای تصادفی، برای بازی‌های تکرارپذیر
cli-mcp-time-budget = زمان هر تصمیم در برابر ربات‌ها؛ پس از آن جانشین تصمیم می‌گیرد
cli-mcp-stand-in = رباتی که پس از پایان زمان تصمیم می‌گیرد (medium)
cli-mcp-records = نوشتن همه‌ی بازی‌های ثبت‌شده در این پوشه
cli-arena = بازی ربات‌ها با هم، همراه با آمار
cli-arena-specs = ربات‌ها؛ آخری بقیه‌ی صندلی‌ها را پر می‌کند
cli-arena-list = فقط نام بردن ربات‌هایی که هستند
cli-arena-seats = تعداد هیولاهای سر میز، ۲ تا ۶ (پیش‌فرض: برای هر ربات یکی)
# $default: a number
cli-arena-games = تعداد بازی‌ها (پیش‌فرض { NUMBER($default) })
cli-arena-until-sure = به محض آنکه یک ربات از همهٔ ربات‌های دیگر بهتر باشد بایست؛ در این حالت ‎--games‎ سقف است
cli-arena-records = نوشتن ثبت هر بازی در این پوشه
cli-arena-decisions = نوشتن یک سطر برای هر تصمیم در این فایل Parquet
cli-arena-option = یکی از گزینه‌های میز
cli-benchmark = اجرای آزمون‌های سنجه
cli-benchmark-list = فهرست آزمون‌ها
cli-benchmark-run = ربات آزمونی را بازی می‌کند و نتیجه نوشته می‌شود
cli-benchmark-verify = بررسی نتیجه‌ها: محاسبه‌ی دوباره‌ی امتیازها و تکرار بازی‌ها
cli-benchmark-page = ساختن صفحه‌ای با جدول و نمودار از نتیجه‌ها
cli-benchmark-which = یک آزمون از فهرست ‎`daikaiju benchmark list`‎
cli-benchmark-bot = یک ربات، مانند میدان مسابقه
cli-benchmark-json = نوشتن نتیجه در این فایل (پیش‌فرض: به نام آزمون و ربات)
cli-benchmark-files = نتیجه‌هایی که ‎`daikaiju benchmark run`‎ نوشته است
cli-benchmark-all = تکرار همه‌ی بازی‌ها به‌جای نمونه‌ی تصادفی
cli-benchmark-moved = ربات، اگر فایلش اکنون جای دیگری است
# $default: a folder
cli-benchmark-folder = پوشه‌ی نتیجه‌ها (پیش‌فرض { $default })
# $default: a file
cli-benchmark-to = صفحه (پیش‌فرض { $default })؛ نمودارها کنار آن نوشته می‌شوند
cli-ladder = اندازه‌گیری دوباره‌ی قدرت همه‌ی ربات‌ها
cli-ladder-rows = فقط این‌ها؛ علامت * یعنی هر چیزی
cli-ladder-scale = چند برابر کردن تعداد بازی‌ها
cli-ladder-check = فقط بازپخش یک نمونه و مقایسه
cli-ladder-page = فقط نوشتن دوباره‌ی صفحه
cli-study = هر کارت چقدر به نرخ برد اضافه می‌کند
cli-study-names = کارت‌ها و کاشی‌ها (پیش‌فرض: همه)
# $default: greedy
cli-study-bot = رباتی که روی همه‌ی صندلی‌ها بازی می‌کند (پیش‌فرض { $default })
cli-study-games = تعداد بازی‌ها با هر کارت (پیش‌فرض: بسته به ربات)
cli-study-workers = رشته‌ها (پیش‌فرض: برای هر هسته یکی)
cli-lab = اندازه‌گیری تعادل کارت‌ها یا قانون‌های خانگی
cli-lab-what = یک بسته (پرونده یا نام) و کارت‌ها (پیش‌فرض: همهٔ کارت‌های بسته)
cli-lab-option = قانون‌های معمول با این گزینهٔ میز مقایسه شود (تکرارپذیر)
cli-lab-against = به جای قانون‌های معمول با این گزینه مقایسه شود (تکرارپذیر)
cli-lab-edition = ویرایش میز اصلی (پیش‌فرض: ویرایشی که کارت‌ها را دارد)؛ با گزینه‌ها: فقط این ویرایش
cli-lab-seats = صندلی‌های میز اصلی (پیش‌فرض ۴)؛ با گزینه‌ها: فقط میزهایی با این اندازه
# $default: a bot
cli-lab-bot = ربات سریع که بیشتر بازی‌ها را انجام می‌دهد (پیش‌فرض { $default })
# $default: a bot
cli-lab-strong-bot = ربات قوی، برای مقایسه (پیش‌فرض { $default })
cli-lab-effort = چند برابر تعداد معمول بازی‌ها (پیش‌فرض ۱: حدود نیم دقیقه)
cli-solve = حل کردن بازی دونفره بدون کارت
cli-solve-check = مقایسه با نتیجه‌ی شناخته‌شده
cli-solve-again = حل دوباره، حتی اگر نتیجه ذخیره شده باشد
cli-solve-position = احتمال برد و بهترین کنش در این موقعیت
cli-solve-json = چاپ JSON
cli-fuzz = بازی‌های تصادفی و بررسی همه‌ی وضعیت‌ها
# $default: a number
cli-fuzz-seconds = چند ثانیه (پیش‌فرض { NUMBER($default) })
cli-docs = ساختن دوباره‌ی سندهای خودکار
cli-docs-check = فقط گفتن اینکه کهنه شده‌اند یا نه

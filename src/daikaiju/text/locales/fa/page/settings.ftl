# set-: settings

set-title = تنظیمات
set-lead = در همین مرورگر نگه داشته می‌شوند.
set-name = نام شما
set-sound = صدا
set-sound-on = روشن
set-sound-off = خاموش
set-volume = بلندی صدا
set-speed = سرعت نمایش
set-speed-slow = آهسته
set-speed-normal = معمولی
set-speed-fast = تند
set-speed-none = فوری، بدون حرکت
set-speed-hint = با یک کلید یا کلیک از روی آنچه هنوز نمایش داده نشده می‌گذرید. اگر دستگاهتان حرکت کمتری بخواهد، در هر حال چیزها کم حرکت می‌کنند.
set-language = زبان
set-save = ذخیره
set-saved = ذخیره شد.
set-forget = مرا فراموش کن
set-forget-hint = این مرورگر فراموش می‌کند شما که هستید. صندلی‌هایتان مال شما می‌ماند، ولی دیگر کسی نمی‌تواند این را ثابت کند.
set-forget-sure = واقعاً فراموشتان کنیم؟ دیگر نمی‌توانید با صندلی‌هایی که دارید ادامه بدهید.
set-forget-go = بله، فراموشم کن
set-forget-not = نه، یادت بماند
set-forgotten = این مرورگر دیگر شما را نمی‌شناسد.
set-install = نصب بازی
set-install-hint = بازی میان برنامه‌هایتان جا می‌گیرد و پنجره‌ی خودش را پیدا می‌کند. برای این کار چیز دیگری دریافت نمی‌شود.

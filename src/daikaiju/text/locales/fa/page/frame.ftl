# frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju، رفتن به صفحه‌ی اصلی
frame-skip = رفتن به محتوا
frame-loading = یک لحظه…
frame-close = بستن
frame-back = به صفحه‌ی اصلی
frame-title = نبرد هیولاهای غول‌پیکر بر سر توکیو – Daikaiju
frame-title-screen = { $screen } – Daikaiju
frame-title-table = میز { $code } – Daikaiju
frame-title-turn = ● نوبت شماست – Daikaiju
frame-title-over = پایان بازی – میز { $code } – Daikaiju
frame-nav = صفحه‌ها
frame-cards = کارت‌ها
frame-settings = تنظیمات
frame-sound-on = صدا روشن است: خاموشش کنید
frame-sound-off = صدا خاموش است: روشنش کنید
frame-notes = پیام‌ها
frame-dismiss = بستن این پیام
frame-unreachable = سرور در دسترس نیست. آیا کار می‌کند و شما به اینترنت وصل هستید؟ کمی بعد دوباره امتحان کنید.
frame-odd-answer = سرور جوابی داد که این صفحه نمی‌فهمد (وضعیت { $status }): صفحه را دوباره بارگذاری کنید.
frame-old-page = این صفحه از سرور قدیمی‌تر است: دوباره بارگذاری‌اش کنید.
frame-reload = بارگذاری دوباره
frame-wire-lost = اتصال قطع شد. خودبه‌خود برمی‌گردد.
frame-wire-retry = امتحان دوباره
frame-wire-trying = در حال اتصال دوباره…
frame-wire-back = دوباره وصل شدید.
frame-wire-resent = { $n ->
    [one] دوباره وصل شدید؛ کاری که در این فاصله کردید فرستاده شد.
   *[other] دوباره وصل شدید؛ { $n } کاری که در این فاصله کردید فرستاده شد.
}
frame-wire-unsent = اتصال برقرار نیست: همین که برگردد، کاری که کردید فرستاده می‌شود.
frame-wire-gone = این پنجره دیگر میز را دنبال نمی‌کند.
frame-missing = اینجا جز آوار چیزی نیست
frame-missing-lead = در این نشانی صفحه‌ای نیست: پیوند را بررسی کنید یا از صفحه‌ی اصلی شروع کنید.
frame-missing-table = این میز را نمی‌شود نشان داد
frame-crashed = جایی از این صفحه خراب شد: دوباره بارگذاری‌اش کنید. بازی شما روی سرور محفوظ است.
frame-version-newer = نسخه‌ی تازه‌ای آمده است.
frame-version-unfit = این صفحه از سرور قدیمی‌تر است: برای ادامه‌ی بازی، نسخه‌ی تازه را بارگذاری کنید. بازی شما محفوظ است.
frame-version-alone = سرور در دسترس نیست. کارت‌ها و درس‌ها با این حال اینجا هستند.
frame-version-load = بارگذاری
frame-version-later = بعداً

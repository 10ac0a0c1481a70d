# card-: cards and tiles, wherever they are shown
# $card: a title as it is printed; $price, $usual: energy

card-kind-keep = ماندگار
card-kind-discard = یک‌بارمصرف
card-kind-tile = کاشی
card-about-keep = ماندگار: جلوی صاحبش می‌ماند و از آن به بعد کار می‌کند.
card-of-pack = از بستهٔ «{ $pack }».
card-about-discard = یک‌بارمصرف: یک بار، همان لحظه، کار می‌کند و کنار می‌رود.
card-about-tile = کاشی شرارت سطح { $level }، { $side ->
    [green] روی سبز
   *[red] روی قرمز
}. هزینه‌ای ندارد: هر کس به اندازه‌ی کافی شرور شود یکی از کاشی‌های این سطح را انتخاب می‌کند.
card-level = سطح { $n }
card-price = { $price } انرژی
card-price-changed = { $price } انرژی به جای { $usual }
card-too-dear = انرژی کافی نیست
card-counter = { $n } تا روی آن مانده
card-works-as = مثل «{ $card }» کار می‌کند
card-choose = انتخاب
card-editions = در ویرایش‌ها
card-edition = ویرایش
card-title-there = نام
card-price-there = قیمت
card-copies-there = تعداد
card-not-there = در این ویرایش نیست
card-rulings = توضیح بیشتر
card-rulings-none = این یکی توضیح بیشتری نمی‌خواهد.
card-rulings-loading = یک لحظه…
card-rulings-lost = توضیح‌ها بارگذاری نشدند. به اینترنت وصل هستید؟
card-ruling-only = فقط در { $edition ->
    [first] ویرایش اول
    [second] ویرایش دوم
   *[dark] ویرایش تاریک
}
card-unknown = این صفحه از سرور قدیمی‌تر است و این کارت را نمی‌شناسد. صفحه را دوباره بارگذاری کنید.

card-all = کارت‌ها و کاشی‌ها
card-all-lead = هر کارت چه می‌کند، قیمتش چقدر است و سه ویرایش چه فرقی با هم دارند.
card-search = جست‌وجو
card-search-hint = نام کارت، یا کلمه‌هایی از تاثیر آن
card-filter-edition = ویرایش
card-filter-kind = نوع
card-filter-price = قیمت
card-filter-when = زمان اثر
card-filter-pack = از کجا
card-any-edition = همه‌ی ویرایش‌ها
card-any-kind = کارت‌ها و کاشی‌ها
card-any-pack = بازی و بسته‌ها
card-no-pack = خود بازی
card-any-price = هر قیمتی
card-any-when = همه‌ی زمان‌ها
card-when-once = بلافاصله بعد از گرفتن
card-when-start = شروع نوبتتان
card-when-throwing = هنگام ریختن تاس‌ها
card-when-dice = هنگام انجام کارهای مربوط به تاس‌ها و گرفتن چیزی
card-when-attacking = وقتی حمله می‌کنید
card-when-hurt = وقتی جانی از دست می‌رود
card-when-tokyo = درباره‌ی توکیو
card-when-buying = هنگام خرید کارت
card-when-end = پایان نوبتتان
card-when-any = هر وقت از نوبتتان
card-found = { $n ->
    [0] چیزی پیدا نشد. شرط‌ها را کم کنید.
    [one] یک کارت یا کاشی
   *[other] { $n } کارت و کاشی
}
card-reset = نمایش دوباره‌ی همه

card-track = شرارت
card-track-at = { $monster }: { $n } شرارت
card-track-gate = سطح { $n }: یک کاشی

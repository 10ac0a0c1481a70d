# book-: the page of the rulebook; its rules are in rules.ftl
# $id: of a rule or an example, CLAW-3; $n: how many; $editions: a list of names

book-title = دفترچه‌ی قوانین
book-nav = قوانین
book-start-hint = همه‌ی قوانین سه ویرایش، همراه با مثال‌هایی که می‌شود بازی کرد.
book-note = بازی دقیقاً از همین قوانین پیروی می‌کند. زیر هر قانون، آزمون‌هایی آمده که آن را ثابت می‌کنند.
book-editions = ویرایش
book-compare = مقایسه‌ی ویرایش‌ها
book-compare-lead = تفاوت‌ها، ویرایش‌ها کنار هم. هر خانه به قانون‌های مربوط پیوند دارد.
book-contents = فهرست
book-search = جست‌وجو در قوانین
book-search-hint = یک کلمه، یا شماره‌ای مثل CLAW-3
book-found = { $n ->
    [0] هیچ قانونی این را نمی‌گوید. با کلمه‌های کمتری امتحان کنید.
   *[other] { $n } بند یا مثال
}
book-reset = نمایش همه
book-print = چاپ
book-link = کپی پیوند { $id }
book-link-copied = پیوند { $id } کپی شد.
book-only = فقط در: { $editions }
book-proved = { $n } سناریو این را ثابت می‌کند
book-proved-none = هیچ بازی‌ای نمی‌تواند این را نشان دهد، پس سناریویی هم ندارد.
book-proofs-loading = یک لحظه…
book-proofs-lost = سناریوها دریافت نشدند. به اینترنت وصل هستید؟
book-example = مثال
book-play = بازی کردن از همین‌جا
book-playing = میز دارد چیده می‌شود…
book-matter = موضوع
book-same-too = نمایش آنچه در همه‌ی ویرایش‌ها یکی است
book-open = باز کردن در راهنمای بازی
book-open-hint = کنار بازی باز می‌شود: اینجا چیزی از دست نمی‌رود.
book-lesson = خواندن قوانین

# rating-: ratings of people who take part, and their ranking

rating-title = امتیاز رتبه‌بندی
rating-hint = اگر شرکت کنید، بازی با کسانی که شرکت می‌کنند حساب می‌شود. نام و امتیاز شما در این سرور برای همه دیده می‌شود.
rating-join = شرکت می‌کنم
rating-leave = خروج و پاک کردن امتیاز من
# $points: 1512; $range: half width of the 95 % interval
rating-mine = { $points } ± { $range }
rating-label = امتیاز { $points }، عدم قطعیت { $range }
# $n: number of games
rating-games = { $n ->
    [0] هنوز هیچ بازی‌ای حساب نشده است.
   *[other] { $n } بازی حساب شده است.
}
rating-ranking = جدول رتبه‌بندی
# $n: number of games
rating-lead = شرکت‌کنندگان این سرور با دست‌کم { $n } بازی. ترتیب بر پایه‌ی پایین هر بازه است: بازی کمتر یعنی بازه‌ی پهن‌تر.
rating-none = هنوز کسی به اندازه‌ی کافی بازی نکرده است.
rating-place = رتبه
rating-name = نام
rating-points = امتیاز
rating-count = بازی‌ها

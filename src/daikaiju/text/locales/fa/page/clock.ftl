# clock-: time limits of players

clock-preset-none = بدون ساعت
clock-preset-fast = سریع
clock-preset-live = آرام
clock-preset-bank = بانک زمان
clock-preset-day = بازی چندروزه
clock-preset-slow = بازی آهسته
clock-preset-custom = دلخواه
# $move, $reserve: lengths of time, such as 5 minutes
clock-about-none = هیچ‌کس عجله ندارد
clock-about-move = { $move } برای هر تصمیم
clock-about-both = { $move } برای هر تصمیم، و { $reserve } دیگر برای کل بازی
clock-about-reserve = { $reserve } برای همه‌ی تصمیم‌هایتان
clock-move = وقت هر تصمیم
clock-reserve = بانک زمان برای کل بازی
clock-unit = واحد
clock-unit-1 = ثانیه
clock-unit-60 = دقیقه
clock-unit-3600 = ساعت
clock-unit-86400 = روز
clock-hint = وقتی زمان تمام شود، ربات بازی می‌کند تا بازیکن برگردد.
clock-longest = حداکثر ۳۰ روز.
# $time: as a clock shows it, 4:30
clock-seat = بانک زمان: { $time }
clock-stand-in-wait = { $time } دیگر ربات می‌تواند جایش بازی کند.

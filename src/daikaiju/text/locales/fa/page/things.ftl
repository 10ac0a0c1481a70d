# things that every part of the page names

monster-gigazaur = گیگازور
monster-the_king = کینگ
monster-meka_dragon = اژدهای مکانیکی
monster-alienoid = موجود فضایی
monster-kraken = کراکن
monster-cyber_bunny = خرگوش سایبری
monster-cyber_kitty = گربه‌ی سایبری
monster-space_penguin = پنگوئن فضایی
edition-first = ویرایش اول
edition-second = ویرایش دوم
edition-dark = ویرایش تاریک
level-easy = آسان
level-medium = متوسط
level-hard = سخت
level-expert = حرفه‌ای
level-master = استاد
level-legend = افسانه‌ای

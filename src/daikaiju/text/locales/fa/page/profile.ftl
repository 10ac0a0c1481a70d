# profile-: the profile of a person without an account

profile-title = نمایه
profile-lead = بدون حساب: نمایه‌ی شما متعلق به این مرورگر است. می‌توانید آن را در دستگاه‌های دیگر هم به کار ببرید.
profile-hint = هیولای محبوب، حریف‌ها و دستگاه‌های دیگرتان.
profile-monster = هیولای محبوب
profile-monster-hint = هر وقت آزاد باشد به شما می‌رسد.
profile-monster-none = فرقی نمی‌کند
profile-move = استفاده از این نمایه در دستگاه دیگر
profile-move-hint = کد فقط یک بار و تا ده دقیقه کار می‌کند. هر کس آن را داشته باشد به جای شما بازی می‌کند: به دیگران نشانش ندهید.
profile-move-go = نشان دادن کد
profile-move-code = کد
profile-move-qr = کد QR برای انتقال این نمایه
profile-move-scan = با دستگاه دیگر اسکنش کنید، یا کد را آنجا در بخش نمایه بنویسید.
profile-use = از دستگاه دیگر کد دارم
profile-use-hint = از آن پس این مرورگر با آن نمایه بازی می‌کند. بازی‌های فعلی‌اش برای نمایه‌ی فعلی می‌مانند.
profile-use-go = استفاده از این نمایه
profile-used = این مرورگر حالا با نام { $name } بازی می‌کند.
profile-devices = { $n } مرورگر از نمایه‌ی شما استفاده می‌کند.
profile-devices-forget = خروج از همه‌ی مرورگرهای دیگر
profile-devices-forgotten = حالا فقط این مرورگر از نمایه‌ی شما استفاده می‌کند.
profile-opponents = حریف‌های اخیر
profile-opponents-none = هنوز هیچ بازی‌ای را با دیگران تمام نکرده‌اید.
profile-games = { $n } بازی با هم، { $wins } برد او
profile-rematch = بازی دوباره
profile-rematch-with = بازی دوباره با افراد آخرین بازی با { $name }
profile-summary = { $wins } برد در { $n } بازی با دیگران.

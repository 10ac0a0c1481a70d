# odds-: the exact odds beside the dice
# $n: a number; $monster: its name in the code; $faces: dice to keep, read out

odds-title = احتمال‌ها
odds-lead = آنچه این تاس‌ها می‌توانند بیاورند، اگر فقط برای همان بریزید.
odds-lead-other = آنچه این تاس‌ها می‌توانند برای { log-monster } بیاورند، اگر فقط برای همان بریزد.
odds-working = در حال حساب کردن…
odds-not-whole = حساب کردن بعضی از آن‌ها خیلی طول می‌کشید و کنار گذاشته شد.

odds-chance = { $n }٪
odds-chance-below = <{ $n }٪
odds-chance-above = >{ $n }٪
odds-average = { NUMBER($n, minimumFractionDigits: 1) }

odds-goal-win = برد همین حالا
odds-goal-kill = خارج کردن { log-monster } از بازی
odds-goal-stars = امتیاز
odds-goal-claws = حمله
odds-goal-hearts = جان
odds-goal-energy = انرژی
odds-goal-numbers = تاس { $number }
odds-goal-stars-least = دست‌کم { $n } امتیاز
odds-goal-claws-least = دست‌کم { $n } نشان حمله
odds-goal-hearts-least = دست‌کم { $n } جان
odds-goal-energy-least = دست‌کم { $n } انرژی
odds-goal-numbers-least = { $n ->
    [3] سه تاس { $number }
   *[other] دست‌کم { $n } تاس { $number }
}

odds-keep = نگه داشتن { $faces }
odds-keep-none = ریختن همه
odds-keep-all = دست نگه داشتن
odds-first = اول: { $action }
# What a row says to those who do not see it. $goal: see above; $value, $now: numbers; $what: one of those above
odds-row-chance = { $goal }: احتمال { $value }، و اگر همین حالا دست نگه دارید { $now }. راهش: { $what }.
odds-row-average = { $goal }: به طور میانگین { $value }، و اگر همین حالا دست نگه دارید { $now }. راهش: { $what }.
odds-chosen = علامت خورد: { $what }.

odds-danger-lead = احتمال خروج از بازی تا نوبت بعدی
odds-danger-of = { log-monster }: { $chance } احتمال خارج شدن از بازی پیش از نوبت بعدی‌اش
odds-danger-how = اگر همه‌ی کسانی که می‌توانند آسیب بزنند فقط برای حمله تاس بریزند و هیچ‌کس درمان نشود، توکیو را ترک نکند و چیزی نخرد.
odds-answers = خطری که تا نوبت بعدی‌تان دارید
odds-answer = { $answer }: { $chance } احتمال خارج شدن از بازی پیش از نوبت بعدی‌تان
odds-safest = امن‌ترین

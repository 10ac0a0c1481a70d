### مربی: `daikaiju review` و تحلیل در صفحه‌ی بازپخش.

# $label: fine, inaccuracy, mistake or blunder
coach-label =
    { $label ->
        [fine] درست
        [inaccuracy] کم‌دقتی
        [mistake] اشتباه
       *[blunder] اشتباه بزرگ
    }
# $points: a change of the win chance, in points
coach-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $points: as above, without the sign
coach-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $number: of the move; $who: a monster; $action and $best: as typed, keep 11C; $label: mistake; $cost and
# $uncertainty: in points
coach-decision = حرکت { NUMBER($number) }، { $who }: { $action } – { $label }، −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد (± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }). بهتر: { $best }.
# $number: of the move; $who: a monster; $action: as typed, keep 11C
coach-fine = حرکت { NUMBER($number) }، { $who }: { $action } – درست.
# $best and $taken: chances in per cent, after the better choice and after the choice made
coach-wins = انتخاب بهتر با احتمال { NUMBER($best) }٪ همان دم برنده می‌شود، انتخاب انجام‌شده با { NUMBER($taken) }٪.
# $best and $taken: as above
coach-wins-less = در عوض کمتر همان دم برنده می‌شود: { NUMBER($best) }٪ به جای { NUMBER($taken) }٪.
# $who: a monster; $best and $taken: as above
coach-kills = با انتخاب بهتر، { $who } در این نوبت با احتمال { NUMBER($best) }٪ از بازی خارج می‌شود، با انتخاب انجام‌شده { NUMBER($taken) }٪.
# $who: a monster; $best and $taken: as above
coach-kills-less = در عوض { $who } در این نوبت کمتر از بازی خارج می‌شود: { NUMBER($best) }٪ به جای { NUMBER($taken) }٪.
# $best and $taken: as above
coach-dies = انتخاب بهتر خطر خروج از بازی در این نوبت را از { NUMBER($taken) }٪ به { NUMBER($best) }٪ می‌رساند.
# $best and $taken: as above
coach-dies-more = در عوض خطر خروج از بازی در این نوبت از { NUMBER($taken) }٪ به { NUMBER($best) }٪ می‌رسد.
# $best and $taken: as above
coach-danger = انتخاب بهتر خطر خروج از بازی تا پایان نوبت بعد را از { NUMBER($taken) }٪ به { NUMBER($best) }٪ می‌رساند.
# $best and $taken: as above
coach-danger-more = در عوض خطر خروج از بازی تا پایان نوبت بعد از { NUMBER($taken) }٪ به { NUMBER($best) }٪ می‌رسد.
# $more: 1.6
coach-stars = انتخاب بهتر تا آغاز نوبت بعد به طور میانگین { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } امتیاز بیشتر می‌آورد.
# $less: 1.6
coach-stars-less = در عوض تا آغاز نوبت بعد به طور میانگین { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } امتیاز کمتر می‌آورد.
# $more: 1.6
coach-hearts = انتخاب بهتر در آغاز نوبت بعد به طور میانگین { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } جان بیشتر باقی می‌گذارد.
# $less: 1.6
coach-hearts-less = در عوض در آغاز نوبت بعد به طور میانگین { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } جان کمتر باقی می‌گذارد.
# $more: 1.6
coach-energy = انتخاب بهتر در آغاز نوبت بعد به طور میانگین { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } انرژی بیشتر باقی می‌گذارد.
# $less: 1.6
coach-energy-less = در عوض در آغاز نوبت بعد به طور میانگین { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } انرژی کمتر باقی می‌گذارد.
# $card: the card that the better choice buys
coach-card-worth = { $card } در اینجا از آنچه انتخاب شد باارزش‌تر است.
# $card: the card that was bought
coach-card-waste = { $card } در اینجا به انرژی‌ای که هزینه دارد نمی‌ارزد.
coach-later = برتری آن در نوبت‌های بعد دیده می‌شود.
# $file: the record
coach-heading = تحلیل { $file }: شانس برد به درصد
coach-start = آغاز
coach-own-dice = تاس‌های خود
coach-others-dice = تاس‌های دیگران
coach-cards = کارت‌ها
coach-own-decisions = تصمیم‌های خود
coach-others-decisions = تصمیم‌های دیگران
coach-result = نتیجه
coach-mistakes = تصمیم‌هایی که بیش از خطای برآورد هزینه داشتند
coach-no-mistakes = هیچ تصمیمی بیش از خطای برآورد هزینه نداشت.
# $inaccuracy, $mistake, $blunder: points
coach-legend = کم‌دقتی از { NUMBER($inaccuracy, minimumFractionDigits: 1, maximumFractionDigits: 1) } واحد، اشتباه از { NUMBER($mistake, minimumFractionDigits: 1, maximumFractionDigits: 1) }، اشتباه بزرگ از { NUMBER($blunder, minimumFractionDigits: 1, maximumFractionDigits: 1) }. هزینه‌ها را شبکه‌ی قهرمان و محاسبه‌ی دقیق تاس‌ها برآورد می‌کنند؛ هزینه‌ای که در محدوده‌ی خطا (±) است حساب نمی‌شود.
coach-quick = نتیجه‌ی نخست؛ اکنون تصمیم‌های پرهزینه دقیق‌تر بررسی می‌شوند.
coach-working = در حال تحلیل
# $file: the file with the review
coach-stored = تحلیل در { $file } ذخیره شد.
# $file: the file with the review
coach-stopped = متوقف شد. همان فرمان از { $file } ادامه می‌دهد.
coach-hint-wins = انتخاب بهتر با احتمال { NUMBER($best) }٪ همان دم برنده می‌شود، انتخاب دیگر با { NUMBER($taken) }٪.
coach-hint-kills = با انتخاب بهتر، { $who } در این نوبت با احتمال { NUMBER($best) }٪ از بازی خارج می‌شود، با انتخاب دیگر { NUMBER($taken) }٪.
coach-hint-card = { $card } در اینجا از انتخاب دیگر باارزش‌تر است.
coach-many = شانس و مهارت در { NUMBER($games) } بازی، میانگین هر بازی
coach-player = بازیکن
coach-games = بازی‌ها
coach-luck = شانس
coach-without-luck = نتیجه بدون شانس
coach-plus-minus = { $mean } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-many-legend = شانس یعنی تاس‌ها و کارت‌ها، به درصد شانس برد. نتیجه بدون شانس یعنی نتیجه منهای شانس، ± خطای معیار آن؛ با بازی‌های کم ممکن است بیرون از ۰ تا ۱۰۰ درصد باشد.

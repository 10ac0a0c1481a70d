# hint-: hints of the champion at the table

hint-title = راهنمایی
hint-working = قهرمان فکر می‌کند…
hint-would = قهرمان این را انتخاب می‌کرد:
hint-chance = شانس برد پس از آن: { $chance }
hint-against = در مقایسه با:
hint-costs = این انتخاب { NUMBER($cost, maximumFractionDigits: 1) } واحد از شانس برد کم می‌کند (± { NUMBER($around, maximumFractionDigits: 1) }).
hint-equal = هیچ انتخاب خوب دیگری آشکارا بدتر نیست: تفاوت در محدوده‌ی خطای برآورد است.
hint-others = انتخاب‌های خوب دیگر:
hint-logged = همه در گزارش بازی می‌بینند که راهنمایی گرفته‌اید.
hint-close = بستن راهنمایی
hint-option = می‌شود از قهرمان راهنمایی خواست
hint-option-bots = فقط در برابر ربات‌ها
hint-option-all = همیشه
hint-option-none = هرگز
hint-allowed = با راهنمایی قهرمان

# email-: messages to players when a game waits, and the links in them

email-title = ایمیل
email-hint = وقتی بازی‌ای منتظر شماست و اینجا نیستید پیامی می‌گیرید؛ حداکثر هر ده دقیقه. کس دیگری نشانی را نمی‌بیند.
email-address = نشانی ایمیل
email-add = پیوند را برایم بفرست
# $address: where it was sent
email-sent = پیامی به { $address } فرستاده شد. پیوند درون آن را تا یک روز باز کنید.
# $address: the own one
email-on = پیام‌ها به { $address } می‌رود.
email-remove = حذف نشانی
email-confirm-title = تأیید نشانی ایمیل
email-confirm-hint = از آن پس وقتی بازی‌ای منتظر شماست پیامی می‌گیرید. هر پیام پیوندی برای پایان دادن دارد.
email-confirm-go = تأیید
email-confirmed = نشانی شما تأیید شد.
email-stop-title = دیگر ایمیلی نمی‌آید
email-stopping = یک لحظه…
email-stopped = دیگر پیامی نمی‌گیرید. نشانی شما پاک شد.
email-stop-again = دوباره امتحان کن

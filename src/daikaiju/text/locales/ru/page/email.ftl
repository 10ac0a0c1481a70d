# email-: messages to players when a game waits, and the links in them

email-title = Электронная почта
email-hint = Вы получите письмо, когда партия ждёт вас, а вас здесь нет; не чаще раза в десять минут. Никто другой адрес не видит.
email-address = Адрес электронной почты
email-add = Прислать ссылку
# $address: where it was sent
email-sent = Письмо отправлено на { $address }. Откройте ссылку в нём в течение суток.
# $address: the own one
email-on = Письма приходят на { $address }.
email-remove = Удалить адрес
email-confirm-title = Подтверждение адреса почты
email-confirm-hint = После этого вы будете получать письмо, когда партия ждёт вас. В каждом письме есть ссылка для отказа.
email-confirm-go = Подтвердить
email-confirmed = Адрес подтверждён.
email-stop-title = Больше никаких писем
email-stopping = Минутку…
email-stopped = Писем больше не будет. Ваш адрес удалён.
email-stop-again = Попробовать ещё раз

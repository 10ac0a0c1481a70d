# frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju, на главную страницу
frame-skip = К содержимому
frame-loading = Минутку…
frame-close = Закрыть
frame-back = На главную страницу
frame-title = Daikaiju: гигантские монстры сражаются за Токио
frame-title-screen = { $screen } — Daikaiju
frame-title-table = Стол { $code } — Daikaiju
frame-title-turn = ● Ваш ход — Daikaiju
frame-title-over = Игра окончена — Стол { $code } — Daikaiju
frame-nav = Страницы
frame-cards = Карты
frame-settings = Настройки
frame-sound-on = Звук включён: выключить
frame-sound-off = Звук выключен: включить
frame-notes = Сообщения
frame-dismiss = Закрыть это сообщение
frame-unreachable = Сервер не отвечает. Он запущен? А вы в сети? Попробуйте ещё раз чуть позже.
frame-odd-answer = Эта страница не понимает ответа сервера (код { $status }): загрузите её снова.
frame-old-page = Страница устарела: обновите её.
frame-reload = Загрузить снова
frame-wire-lost = Связь потеряна. Она восстановится сама.
frame-wire-retry = Повторить
frame-wire-trying = Восстанавливаем связь…
frame-wire-back = Связь восстановлена.
frame-wire-resent = { $n ->
    [one] Связь восстановлена; то, что вы сделали за это время, отправлено.
    [few] Связь восстановлена; отправлены { $n } действия, сделанные вами за это время.
    [many] Связь восстановлена; отправлено { $n } действий, сделанных вами за это время.
   *[other] Связь восстановлена; отправлено всё, что вы сделали за это время: { $n }.
}
frame-wire-unsent = Связи нет: ваше действие отправится, как только она восстановится.
frame-wire-gone = Это окно больше не следит за столом.
frame-missing = Здесь одни развалины
frame-missing-lead = По этому адресу страницы нет: проверьте ссылку или начните с главной страницы.
frame-missing-table = Этот стол показать нельзя
frame-crashed = На этой странице произошла ошибка: обновите её. Ваша игра сохранена на сервере.
frame-version-newer = Доступна новая версия.
frame-version-unfit = Эта страница старее сервера: загрузите новую, чтобы играть дальше. Ваша игра сохранена.
frame-version-alone = Сервер не отвечает. Но карты и уроки всё равно доступны.
frame-version-load = Загрузить
frame-version-later = Позже

# clock-: time limits of players

clock-preset-none = Без часов
clock-preset-fast = Быстро
clock-preset-live = Спокойно
clock-preset-bank = Банк времени
clock-preset-day = На несколько дней
clock-preset-slow = Медленная игра
clock-preset-custom = Своё время
# $move, $reserve: lengths of time, such as 5 minutes
clock-about-none = Можно не спешить
clock-about-move = { $move } на каждое решение
clock-about-both = { $move } на каждое решение и ещё { $reserve } на всю игру
clock-about-reserve = { $reserve } на все ваши решения
clock-move = Время на решение
clock-reserve = Банк времени на всю игру
clock-unit = Единица
clock-unit-1 = секунды
clock-unit-60 = минуты
clock-unit-3600 = часы
clock-unit-86400 = дни
clock-hint = Когда время истекло, за игрока играет бот, пока тот не вернётся.
clock-longest = Не больше 30 дней.
# $time: as a clock shows it, 4:30
clock-seat = Банк времени: { $time }
clock-stand-in-wait = Бот сможет сыграть за игрока через { $time }.

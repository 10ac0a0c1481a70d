# clock-: time limits of players

clock-preset-none = Sin reloj
clock-preset-fast = Rápido
clock-preset-live = Tranquilo
clock-preset-bank = Banco de tiempo
clock-preset-day = En varios días
clock-preset-slow = Partida lenta
clock-preset-custom = A medida
# $move, $reserve: lengths of time, such as 5 minutes
clock-about-none = No hay apuro
clock-about-move = { $move } por decisión
clock-about-both = { $move } por decisión, y { $reserve } más para toda la partida
clock-about-reserve = { $reserve } para todas tus decisiones
clock-move = Tiempo por decisión
clock-reserve = Banco de tiempo para toda la partida
clock-unit = Unidad
clock-unit-1 = segundos
clock-unit-60 = minutos
clock-unit-3600 = horas
clock-unit-86400 = días
clock-hint = Si se acaba el tiempo, un bot juega hasta que la persona vuelva.
clock-longest = 30 días como máximo.
# $time: as a clock shows it, 4:30
clock-seat = Banco de tiempo: { $time }
clock-stand-in-wait = Un bot puede tomar el lugar en { $time }.

# rating-: ratings of people who take part, and their ranking

rating-title = Puntuación
rating-hint = Si participás, cuentan las partidas con otras personas que participan. Tu nombre y tu puntuación son entonces públicos en este servidor.
rating-join = Participar
rating-leave = Salir y borrar mi puntuación
# $points: 1512; $range: half width of the 95 % interval
rating-mine = { $points } ± { $range }
rating-label = Puntuación { $points }, incertidumbre { $range }
# $n: number of games
rating-games = { $n ->
    [0] Todavía no contó ninguna partida.
    [one] Contó una partida.
   *[other] Contaron { $n } partidas.
}
rating-ranking = Clasificación
# $n: number of games
rating-lead = Personas de este servidor que participan, con al menos { $n } partidas. El orden sigue el extremo inferior de cada intervalo: con pocas partidas, el intervalo es amplio.
rating-none = Nadie tiene todavía suficientes partidas.
rating-place = Puesto
rating-name = Nombre
rating-points = Puntos
rating-count = Partidas

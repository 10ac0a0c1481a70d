# games-: the player's games, statistics and records; award-, share-: the end of a game
# $n: a number; $names: opponents; $host: the address of the server

games-all = Todas las partidas y estadísticas
games-none = Todavía no hay partidas tuyas.
# $edition, $date, $code: of a game
games-about = { $edition } · { $date } · { $code }
games-with = con { $names }
games-won = ganada
games-place = { $n }.º
games-statistics = Estadísticas
games-summary = { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
}, { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
games-luck = { $games ->
    [one] En 1 partida analizada
   *[other] En { $games } partidas analizadas
}: resultado { $result }, suerte { $luck } puntos, resultado sin suerte { $adjusted }
games-by-level = Contra bots, por nivel
games-by-edition = Por edición
games-by-monster = Por Monstruo
games-played = partidas
games-wins = ganadas
games-mean = puesto medio
games-upload = Ver una partida guardada
games-upload-hint = Elegí un registro guardado al final de una partida o escrito por la línea de comandos. No se guarda en el servidor.
games-upload-choose = Elegir un archivo
games-upload-failed = No se puede mostrar este registro

award-title = Premios
award-claws = Más ataques
award-claws-amount = { $n ->
    [one] 1 Punto de Vida quitado
   *[other] { $n } Puntos de Vida quitados
}
award-tokyo = Más tiempo en Tokyo
award-tokyo-amount = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
award-luck = Los dados con más suerte
award-luck-amount = { $n } caras iguales
award-spender = Mejor cliente
award-spender-amount = Energía gastada: { $n }
award-healer = Más curación
award-healer-amount = { $n ->
    [one] 1 Punto de Vida recuperado
   *[other] { $n } Puntos de Vida recuperados
}
share-button = Compartir el resultado
share-sums = ★ { $stars } · ♥ { $hearts }
share-foot = { $host } — Daikaiju

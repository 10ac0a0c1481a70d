# Replay: a game from its beginning

replay-title = Repetición
replay-loading = { $n ->
    [0] Cargando la partida…
    [one] Cargando la partida… 1 paso
   *[other] Cargando la partida… { $n } pasos
}
replay-empty = Todavía no hay nada para ver
replay-empty-lead = La partida de esta mesa no empezó.
replay-running = Esta partida sigue en curso: acá está todo lo que pasó hasta ahora.
replay-follow = Seguirla en vivo
replay-live = En vivo: las jugadas nuevas se muestran a medida que se juegan.
replay-turn = Turno { $n }: { $monster }
replay-where = Turno { $n }: { $monster }, jugada { $ply }
replay-controls = Reproductor
replay-slider = Posición en la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-forward = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-times = { $speed }×
replay-jump-turn = Turno
replay-jump-tokyo = Tokyo
replay-jump-out = Eliminado
replay-before-turn = Turno anterior
replay-after-turn = Turno siguiente
replay-before-tokyo = Cambio anterior en Tokyo
replay-after-tokyo = Cambio siguiente en Tokyo
replay-before-out = Eliminación anterior
replay-after-out = Eliminación siguiente
replay-branch = Continuar desde acá
replay-copy = Copiar un enlace a esta posición
replay-copied = Se copió el enlace.
replay-link = Enlace a esta posición
replay-to-table = A la mesa
replay-course = Cómo fue la partida
replay-key-turn = un turno
replay-key-tokyo = en Tokyo
replay-hearts = Puntos de Vida
replay-stars = Puntos de Victoria
replay-plot-health = Puntos de Vida de cada Monstruo a lo largo de la partida. La tabla de abajo tiene los números.
replay-plot-stars = Puntos de Victoria de cada Monstruo a lo largo de la partida. La tabla de abajo tiene los números.
replay-numbers = Los números en una tabla
replay-cell = { $hearts ->
    [one] 1 Punto de Vida
   *[other] { $hearts } Puntos de Vida
}, { $stars ->
    [one] 1 Punto de Victoria
   *[other] { $stars } Puntos de Victoria
}
replay-luck = La suerte de los dados
replay-luck-lead = Cuántas veces salió cada símbolo en los turnos de cada Monstruo. La marca blanca es lo que se podía esperar; si la barra la pasa, salió más seguido.
replay-luck-who = Monstruo
replay-luck-dice = { $n ->
    [one] 1 dado, o sea { $each } por símbolo
   *[other] { $n } dados, o sea { $each } por símbolo
}
replay-review = Entrenador
replay-review-lead = El entrenador examina cada decisión de esta partida: lo que costó y lo que fue suerte.
replay-review-start = Analizar esta partida
replay-review-working = Analizando…
replay-review-progress = Decisiones costosas examinadas a fondo: { $done } de { $total }
replay-review-plot = Probabilidad de ganar de cada Monstruo durante la partida, con marcas en las decisiones costosas. Las listas de abajo tienen los números.
replay-review-terms = Suerte y acierto: lo que cambió la probabilidad de ganar, en puntos porcentuales
replay-review-sum = { $start } % al inicio, { $result } % al final
replay-term-own_dice = dados propios
replay-term-others_dice = dados ajenos
replay-term-cards = cartas
replay-term-own_decisions = decisiones propias
replay-term-others_decisions = decisiones ajenas
replay-review-costly = Decisiones costosas
replay-review-none = Ninguna decisión costó más que la incertidumbre de la estimación.
replay-label-inaccuracy = Imprecisión
replay-label-mistake = Error
replay-label-blunder = Error grave
replay-review-cost = −{ $cost } puntos (± { $around })
replay-review-show = Ver la jugada { $ply }
replay-review-try = Intentar de nuevo
replay-review-answer = Ver la respuesta
replay-review-question = ¿Qué harías?
replay-review-right = ¡Bien! Es la mejor opción.
replay-review-wrong = No es la mejor opción.
replay-review-played = Jugado:
replay-review-better = Mejor:
replay-review-keep = conservar
replay-review-reroll = volver a lanzar todos los dados
replay-review-legend = Imprecisión desde 1 punto de probabilidad de ganar, error desde 3, error grave desde 8. La red del campeón y unos dados exactos estiman los costos; un costo dentro de su incertidumbre (±) no cuenta.
replay-keys = Teclas: ← y → un paso, Inicio y Fin a cada extremo, la barra espaciadora reproduce y pausa.

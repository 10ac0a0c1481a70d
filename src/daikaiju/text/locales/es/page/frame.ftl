# frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju, a la página principal
frame-skip = Ir al contenido
frame-loading = Un momento…
frame-close = Cerrar
frame-back = A la página principal
frame-title = Daikaiju: Monstruos gigantes pelean por Tokyo
frame-title-screen = { $screen } – Daikaiju
frame-title-table = Mesa { $code } – Daikaiju
frame-title-turn = ● Tu turno – Daikaiju
frame-title-over = Final de la partida – Mesa { $code } – Daikaiju
frame-nav = Páginas
frame-cards = Cartas
frame-settings = Ajustes
frame-sound-on = El sonido está activado: desactivarlo
frame-sound-off = El sonido está desactivado: activarlo
frame-notes = Avisos
frame-dismiss = Cerrar este aviso
frame-unreachable = No se puede llegar al servidor. ¿Está funcionando? ¿Tenés conexión? Probá de nuevo en un momento.
frame-odd-answer = El servidor respondió algo que esta página no entiende (estado { $status }): volvé a cargarla.
frame-old-page = Esta página es más vieja que el servidor: volvé a cargarla.
frame-reload = Volver a cargar
frame-wire-lost = Se cortó la conexión. Va a volver sola.
frame-wire-retry = Probar ahora
frame-wire-trying = Conectando de nuevo…
frame-wire-back = Volvió la conexión.
frame-wire-resent = { $n ->
    [one] Volvió la conexión y se envió lo que hiciste mientras tanto.
   *[other] Volvió la conexión y se enviaron las { $n } cosas que hiciste mientras tanto.
}
frame-wire-unsent = Sin conexión: lo que hiciste se envía apenas vuelva.
frame-wire-gone = Esta ventana ya no sigue la mesa.
frame-missing = Acá solo quedan escombros
frame-missing-lead = No hay ninguna página en esta dirección: revisá el enlace o volvé a empezar desde la página principal.
frame-missing-table = No se puede mostrar esta mesa
frame-crashed = Algo se rompió en esta página: volvé a cargarla. Tu partida está guardada en el servidor.
frame-version-newer = Hay una versión nueva.
frame-version-unfit = Esta página es más vieja que el servidor: cargá la nueva para seguir jugando. Tu partida queda guardada.
frame-version-alone = No se puede llegar al servidor. Las cartas y las lecciones están acá igual.
frame-version-load = Cargarla
frame-version-later = Más tarde

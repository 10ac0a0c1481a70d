# notify-: notifications of games that wait for the player

notify-title = Avisos
notify-hint = Este navegador te avisa cuando una partida te espera, también con la página cerrada; como mucho cada diez minutos.
notify-on = Activar los avisos
notify-off = Desactivar los avisos
notify-is-on = Los avisos están activados en este navegador.
notify-denied = El navegador bloquea los avisos de esta página: permitilos en su configuración.
notify-impossible = Este navegador no puede mostrar avisos acá. Hace falta https y, en un teléfono, muchas veces el juego instalado.
notify-failed = El navegador no pudo conectarse con su servicio de avisos: probá más tarde.

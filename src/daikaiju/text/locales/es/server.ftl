### Lo que el servidor le dice a una persona: por qué rechaza algo, por qué se corta una conexión.

## Pedidos

refused-bad-request = No se entendió el pedido: { $detail }. La forma correcta está en docs/reference/protocol.md.
refused-bad-name = Un nombre necesita al menos una letra visible: elegí otro.
refused-no-player = La mesa todavía no te conoce: permití las cookies de esta página y volvé a cargarla.
refused-foreign-origin = Este pedido viene de otro sitio: abrí el juego en la dirección de este servidor.
refused-no-such-page = No hay nada en esta dirección: volvé a empezar desde la página principal.
refused-not-allowed = { $method } no funciona en esta dirección: usá { $allowed }.
refused-too-big =
    Es demasiado grande: el límite es de { $bytes ->
        [one] { NUMBER($bytes) } byte
       *[other] { NUMBER($bytes) } bytes
    }.
refused-wrong-type = El servidor no sabe leer ese tipo de contenido: mandá { $expected }.
refused-too-fast =
    ¡Más despacio, Monstruo! Probá de nuevo en { $seconds ->
        [one] { NUMBER($seconds) } segundo
       *[other] { NUMBER($seconds) } segundos
    }.
refused-server-error = Algo se rompió de nuestro lado, no del tuyo: probá de nuevo y, si sigue igual, avisale a quien maneja este servidor.
refused-unavailable = Por ahora el servidor no puede anotar nada. No se perdió nada: probá de nuevo en un momento.
refused-closing = El servidor se está apagando. Tu partida queda guardada: probá de nuevo en un momento.

## Mesas

refused-no-such-table = Esa mesa no existe: revisá el enlace o abrí tu propia mesa.
refused-no-such-code = Ninguna mesa tiene el código { $code }: revisá cada letra o volvé a pedírselo a quien te invitó.
refused-no-such-move-code = Este código está mal, ya se usó o venció: pedí uno nuevo en tu otro dispositivo.
refused-private = En esta mesa se juega sin espectadores: pedile a quien la abrió un lugar en la próxima partida.
refused-table-full = Esta mesa está completa: volvé cuando alguien se haya ido o abrí otra.
refused-too-many-tables = Hay demasiadas mesas abiertas: el límite es { NUMBER($tables) }. Primero terminá una partida o probá más tarde.
refused-too-many-sockets = Hay demasiadas conexiones abiertas: cerrá otra ventana o probá más tarde.
refused-bad-record = No se pudo leer este registro: { $detail }. Usá uno descargado de una mesa.
refused-pack-missing = Esta partida usa el paquete { $pack }, que este servidor no tiene ahora: pedile a quien lo administra que lo inicie con ese paquete.
refused-pack-changed = Esta partida empezó con el paquete { $pack }, pero este servidor tiene otra versión: pedile a quien lo administra que lo inicie con aquella versión.
refused-no-such-example = El reglamento no tiene ese ejemplo en esta edición: elegí uno en su página.

## Lugares

refused-no-such-seat =
    Ese lugar no existe: esta mesa tiene { $seats ->
        [one] { NUMBER($seats) } lugar
       *[other] { NUMBER($seats) } lugares
    }, contando desde 0.
refused-not-your-seat = Ese lugar no es tuyo: jugá desde uno que hayas ocupado.
refused-not-the-host = Eso solo lo puede hacer quien abrió la mesa: pedíselo.
refused-not-seated = No tenés lugar en esta mesa: primero ocupá uno.
refused-seat-taken = { $name } ya ocupa ese lugar: elegí otro.
refused-seat-not-free = Ese lugar no está disponible: elegí uno libre o el de un bot que siga en juego.
refused-already-seated = Ya tenés un Monstruo en esta partida: jugá con ese.
refused-monster-taken = Alguien ya juega con { monster-name }: elegí otro Monstruo.
refused-no-such-monster = No hay ningún Monstruo «{ $monster }»: elegí entre { $monsters }.
refused-seats-occupied = Uno de los lugares que se quitarían está ocupado: primero hay que liberarlo.
refused-nobody-seated = Acá todavía no hay nadie: primero alguien tiene que ocupar un lugar.
refused-not-away = Ningún bot te está reemplazando: seguí jugando nomás.
refused-already-away = Un bot ya juega por vos: volvé cuando quieras.
refused-still-waited-for = Este lugar todavía es de alguien: si se fue, un bot puede reemplazarlo apenas todos lo hayan esperado un minuto.
refused-still-playing = Todavía juega una persona: los bots terminan sin pausas solo cuando juegan entre ellos.
refused-seats-fixed = Esta partida sigue desde una posición dada: sus lugares y Monstruos quedan como están.
refused-no-late = A esta partida no se entra por la mitad: mirala o esperá la próxima.
refused-no-second-life = En esta mesa, el Monstruo eliminado no vuelve: mirá quién se convierte en Rey de Tokyo.
refused-no-odds = En esta mesa las probabilidades están desactivadas: confiá en tu propio cálculo.
refused-no-hints = En esta mesa no hay pistas: decidí por tu cuenta.
refused-no-hint-here = El campeón no da pistas para un pronóstico: elegí el Monstruo que creas que va a ganar.
refused-no-deal = Los dados de esta partida no forman un reparto: es de una versión anterior o se restauró de una copia.
refused-deal-of-other = Esta partida usa el reparto de { $code }: jugá el reparto desde ahí.
refused-too-many-deals = { NUMBER($tables) } mesas ya jugaron este reparto: jugá otro.
refused-no-chances = En esta mesa las probabilidades de ganar están desactivadas.
refused-spectators-only = Las probabilidades de ganar son para espectadores: se juega sin ellas.
refused-odds-unknown = Las probabilidades no se pudieron calcular a tiempo: seguí jugando, quizás estén en la próxima decisión.

## La partida

refused-has-begun = La partida ya empezó: eso solo se puede cambiar antes del primer lanzamiento.
refused-not-begun = La partida todavía no empezó: primero iniciala.
refused-needs-text = Hace falta un texto de un jugador, para que nadie pueda elegir los dados: mandá uno con `start`, o recargá la página.
refused-is-over = La partida terminó: pedí la revancha para volver a jugar.
refused-not-over = La partida sigue en curso: esperá a que termine.
refused-no-such-move = La partida no puede seguir desde ahí: elegí una jugada anterior.
refused-stale = Pasó algo que todavía no habías visto: mirá de nuevo la mesa y después decidí.
refused-not-your-turn = Paciencia: primero tiene que decidir { monster-name }.
refused-illegal = Las reglas no permiten «{ $action }» ahora. Podés: { $allowed }.
refused-nothing-to-undo = Ahora no se puede deshacer nada: tu última decisión ya afectó a los dados, a las cartas o a otro Monstruo, o se le acabó el tiempo.

## Fin de una conexión

closing-shutdown = El servidor se apaga por un momento. Tu partida queda guardada: la conexión vuelve sola.
closing-too-fast = Llegaron demasiados mensajes juntos y se cerró la conexión: bajá el ritmo y volvé a conectarte.
closing-replaced = Abriste esta mesa en otra ventana: seguí jugando ahí.
closing-too-slow = Tu conexión no llegaba a seguir la partida: volvé a conectarte para ver cómo va.
closing-not-here = Esta mesa no se ve desde acá: ya no existe o es privada. Revisá el enlace o preguntale a quien la abrió.

## Notifications

notice-title = Daikaiju
notice-turn = Una partida te espera.
# $n: number of games that wait
notice-turns = { $n ->
    [0] Ninguna partida te espera.
    [one] Una partida espera tu decisión.
   *[other] { $n } partidas esperan tu decisión.
}

## E-mail

refused-bad-email = Eso no es una dirección de correo: escribe una como ann@example.org.
refused-no-such-email = Este enlace es incorrecto o demasiado antiguo: añade la dirección otra vez en tu perfil.
refused-no-mail = Este servidor no envía correo: activa en su lugar las notificaciones del navegador.
refused-mail-limit = Esta dirección ya ha recibido bastantes mensajes: inténtalo mañana o usa otra.
refused-mail-failed = No se pudo enviar el mensaje: comprueba la dirección o inténtalo más tarde.
mail-confirm-subject = Confirmá tu dirección
# $server: name of the server
mail-confirm-text = Una persona que juega en { $server } quiere un mensaje en esta dirección cuando una partida espera. Para aceptarlo, abrí este enlace en el plazo de un día:
mail-confirm-stop = Si no lo pediste, ignorá este mensaje. Para no recibir más, abrí este enlace:
mail-turn-subject = Una partida te espera
# $server: name of the server
mail-turn-text = Una partida en { $server } te espera. Tus partidas están acá:
mail-turn-stop = Para no recibir más mensajes, abrí este enlace:

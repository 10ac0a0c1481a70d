# gather-: the table before the game

gather-title = Mesa { $code }
gather-lead = Ocupá un lugar, elegí un Monstruo e invitá a los demás.
gather-goes-on = Esta partida sigue desde una posición de otra: sus lugares y Monstruos quedan como están.
gather-seats = Lugares
gather-seat = Lugar { $n }
gather-free = Lugar libre
gather-bot = Bot ({ $level })
gather-you = vos
gather-host = anfitrión/a
gather-offline = sin conexión
gather-standing = { $hearts ->
    [one] 1 Punto de Vida
   *[other] { $hearts } Puntos de Vida
}, { $stars ->
    [one] 1 Punto de Victoria
   *[other] { $stars } Puntos de Victoria
}, { $energy ->
    [one] 1 cubo de Energía
   *[other] { $energy } cubos de Energía
}
gather-out = eliminado
gather-sit = Sentarse acá
gather-sit-too = Ocupar también este
gather-sit-instead = Reemplazar al bot
gather-add-bot = Agregar un bot
gather-level = Nivel del bot en el lugar { $n }
gather-remove-bot = Quitar el bot
gather-free-it = Liberar este lugar
gather-stand = Levantarse
gather-name = Nombre
gather-rename = Guardar
gather-monster = Monstruo del lugar { $n }
gather-monster-taken = { $monster }, ya elegido
gather-entropy = Agregá tu propio azar
gather-entropy-hint = Cualquier texto. Influye en todos los dados de esta partida, así el servidor no puede elegirlos por su cuenta.
gather-entropy-go = Agregarla
gather-how-many = Cantidad de Monstruos
gather-more = Un lugar más
gather-fewer = Un lugar menos
gather-start = Empezar la partida
gather-fill = { $n ->
    [one] Un bot de nivel { $level } ocupa el lugar libre.
   *[other] Bots de nivel { $level } ocupan los { $n } lugares libres.
}
gather-full = Ya están todos.
gather-no-seat = Todos los lugares están ocupados: quedate a mirar o abrí tu propia mesa desde la página principal.
gather-sit-first = Ocupá un lugar: quien está en la mesa puede empezar la partida.
gather-same-browser = ¿Varias personas con un solo dispositivo? Ocupá un lugar para cada una.
gather-invite = Invitar
gather-link = Enlace a esta mesa
gather-copy = Copiar enlace
gather-copied = Se copió el enlace.
gather-not-copied = El enlace está seleccionado: copialo con Ctrl+C o con el menú de tu dispositivo.
gather-share = Compartir
gather-share-text = ¡Te desafío a pelear por Tokyo!
gather-code = Código
gather-qr = Código QR del enlace
gather-qr-hint = Escanealo con un celular.
gather-odds = probabilidades para quien quiera verlas
gather-no-odds = sin probabilidades
gather-packs = con las cartas de { $packs }
gather-news-sat = { $name } ocupa el lugar { $n }.
gather-fair = Por qué los dados no hacen trampa
gather-fair-lead = Antes del primer lanzamiento, el servidor se comprometió con un secreto. Cuando la partida termina lo revela, y tu navegador puede volver a calcular cada dado.
gather-commitment = Compromiso
gather-entropy-of-seat = Azar que agregó el lugar { $n }

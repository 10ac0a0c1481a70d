# card-: cards and tiles, wherever they are shown
# $card: a title as it is printed; $price, $usual: energy

card-kind-keep = Permanente
card-kind-discard = Descartar
card-kind-tile = Loseta
card-about-keep = Permanente: queda delante de su dueño y funciona desde ese momento.
card-of-pack = Del paquete { $pack }.
card-about-discard = Descartar: funciona una sola vez, en el momento, y se descarta.
card-about-tile = Loseta de Maldad de nivel { $level }, { $side ->
    [green] lado verde
   *[red] lado rojo
}. No cuesta nada: quien llega a la Maldad necesaria elige una de ese nivel.
card-level = Nivel { $n }
card-price = { $price ->
    [one] 1 cubo de Energía
   *[other] { $price } cubos de Energía
}
card-price-changed = { $price ->
    [one] 1 cubo de Energía en lugar de { $usual }
   *[other] { $price } cubos de Energía en lugar de { $usual }
}
card-too-dear = no alcanza la Energía
card-counter = { $n ->
    [one] le queda 1 encima
   *[other] le quedan { $n } encima
}
card-works-as = funciona como «{ $card }»
card-choose = Elegir
card-editions = En cada edición
card-edition = Edición
card-title-there = Nombre
card-price-there = Costo
card-copies-there = Copias
card-not-there = no está en esta edición
card-rulings = Aclaraciones
card-rulings-none = Acá no hace falta aclarar nada.
card-rulings-loading = Un momento…
card-rulings-lost = No se pudieron cargar las aclaraciones. ¿Tenés conexión?
card-ruling-only = solo en la { $edition ->
    [first] primera edición
    [second] segunda edición
   *[dark] Dark Edition
}
card-unknown = Esta página es más vieja que el servidor y no conoce esta carta. Volvé a cargarla.

card-all = Cartas y losetas
card-all-lead = Qué hace cada carta, cuánto cuesta y en qué se diferencian las tres ediciones.
card-search = Buscar
card-search-hint = Un nombre o palabras del efecto
card-filter-edition = Edición
card-filter-kind = Tipo
card-filter-price = Costo
card-filter-when = Cuándo actúa
card-filter-pack = Origen
card-any-edition = Todas las ediciones
card-any-kind = Cartas y losetas
card-any-pack = Juego y paquetes
card-no-pack = El juego
card-any-price = Cualquier costo
card-any-when = Todos los momentos
card-when-once = En el acto, al obtenerla
card-when-start = Al comenzar tu turno
card-when-throwing = Mientras se lanzan los dados
card-when-dice = Al resolver los dados y ganar algo
card-when-attacking = Cuando atacás
card-when-hurt = Cuando se pierden Puntos de Vida
card-when-tokyo = Sobre Tokyo
card-when-buying = Al comprar cartas
card-when-end = Al final de tu turno
card-when-any = Durante todo tu turno
card-found = { $n ->
    [0] Sin resultados: quitá algún filtro.
    [one] 1 carta o loseta
   *[other] { $n } cartas y losetas
}
card-reset = Mostrar todas de nuevo

card-track = Maldad
card-track-at = { $monster }: { $n ->
    [one] 1 Punto de Maldad
   *[other] { $n } Puntos de Maldad
}
card-track-gate = Nivel { $n }: una loseta

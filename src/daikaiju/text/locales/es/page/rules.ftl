# book-: the page of the rulebook; its rules are in rules.ftl
# $id: of a rule or an example, CLAW-3; $n: how many; $editions: a list of names

book-title = El reglamento
book-nav = Reglas
book-start-hint = Todas las reglas de las tres ediciones, con ejemplos para jugar.
book-note = El juego sigue exactamente estas reglas. Debajo de cada regla están las pruebas que la demuestran.
book-editions = Edición
book-compare = Comparar ediciones
book-compare-lead = Lo que cambia, edición por edición. Cada celda lleva a las reglas que lo dicen.
book-contents = Contenido
book-search = Buscar en las reglas
book-search-hint = Una palabra o un número como CLAW-3
book-found = { $n ->
    [0] Ninguna regla dice eso. Probá con menos palabras.
    [one] { $n } párrafo o ejemplo
   *[other] { $n } párrafos y ejemplos
}
book-reset = Mostrar todo
book-print = Imprimir
book-link = Copiar el enlace a { $id }
book-link-copied = Se copió el enlace a { $id }.
book-only = Solo en: { $editions }
book-proved = { $n ->
    [one] Probado por { $n } escenario
   *[other] Probado por { $n } escenarios
}
book-proved-none = Ninguna partida puede mostrarlo, así que no hay escenario que lo pruebe.
book-proofs-loading = Un momento…
book-proofs-lost = No se pudieron cargar los escenarios. ¿Tenés conexión?
book-example = Ejemplo
book-play = Jugar esta posición
book-playing = Preparando la mesa…
book-matter = Tema
book-same-too = Mostrar también lo que es igual en todas las ediciones
book-open = Abrir en el reglamento
book-open-hint = Se abre junto a la partida: acá no se pierde nada.
book-lesson = Leer las reglas

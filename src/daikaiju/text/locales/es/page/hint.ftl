# hint-: hints of the champion at the table

hint-title = Pista
hint-working = El campeón está pensando…
hint-would = El campeón elegiría:
hint-chance = Probabilidad de ganar después: { $chance }
hint-against = Comparado con:
hint-costs = Costaría { NUMBER($cost, maximumFractionDigits: 1) } puntos de probabilidad de ganar (± { NUMBER($around, maximumFractionDigits: 1) }).
hint-equal = Ninguna otra opción buena es claramente peor: la diferencia está dentro de la incertidumbre de la estimación.
hint-others = Otras opciones buenas:
hint-logged = El registro muestra a todos que usaste una pista.
hint-close = Cerrar la pista
hint-option = Se puede pedir una pista al campeón
hint-option-bots = solo contra bots
hint-option-all = siempre
hint-option-none = nunca
hint-allowed = pistas del campeón

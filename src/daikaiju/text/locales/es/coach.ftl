### El entrenador: `daikaiju review` y el análisis en la página de repetición.

# $label: fine, inaccuracy, mistake or blunder
coach-label =
    { $label ->
        [fine] correcta
        [inaccuracy] imprecisión
        [mistake] error
       *[blunder] error grave
    }
# $points: a change of the win chance, in points
coach-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $points: as above, without the sign
coach-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $number: of the move; $who: a monster; $action and $best: as typed, keep 11C; $label: mistake; $cost and
# $uncertainty: in points
coach-decision = Jugada { NUMBER($number) }, { $who }: { $action } – { $label }, −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos (± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Mejor: { $best }.
# $number: of the move; $who: a monster; $action: as typed, keep 11C
coach-fine = Jugada { NUMBER($number) }, { $who }: { $action } – correcta.
# $best and $taken: chances in per cent, after the better choice and after the choice made
coach-wins = La mejor opción gana al momento con un { NUMBER($best) } %, la elegida con un { NUMBER($taken) } %.
# $best and $taken: as above
coach-wins-less = A cambio, gana al momento con menos frecuencia: { NUMBER($best) } % en vez de { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-kills = Con la mejor opción, { $who } queda eliminado en este turno con una probabilidad del { NUMBER($best) } %; con la elegida, del { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-kills-less = A cambio, { $who } queda eliminado en este turno con menos frecuencia: { NUMBER($best) } % en vez de { NUMBER($taken) } %.
# $best and $taken: as above
coach-dies = La mejor opción reduce el riesgo de quedar eliminado en este turno del { NUMBER($taken) } % al { NUMBER($best) } %.
# $best and $taken: as above
coach-dies-more = A cambio, el riesgo de quedar eliminado en este turno sube del { NUMBER($taken) } % al { NUMBER($best) } %.
# $best and $taken: as above
coach-danger = La mejor opción reduce el riesgo de quedar eliminado antes de que acabe el turno siguiente del { NUMBER($taken) } % al { NUMBER($best) } %.
# $best and $taken: as above
coach-danger-more = A cambio, el riesgo de quedar eliminado antes de que acabe el turno siguiente sube del { NUMBER($taken) } % al { NUMBER($best) } %.
# $more: 1.6
coach-stars = La mejor opción da hasta el comienzo del turno siguiente { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } Puntos de Victoria más en promedio.
# $less: 1.6
coach-stars-less = A cambio, da hasta el comienzo del turno siguiente { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } Puntos de Victoria menos en promedio.
# $more: 1.6
coach-hearts = La mejor opción deja al comenzar el turno siguiente { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } Puntos de Vida más en promedio.
# $less: 1.6
coach-hearts-less = A cambio, deja al comenzar el turno siguiente { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } Puntos de Vida menos en promedio.
# $more: 1.6
coach-energy = La mejor opción deja al comenzar el turno siguiente { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } cubos de Energía más en promedio.
# $less: 1.6
coach-energy-less = A cambio, deja al comenzar el turno siguiente { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } cubos de Energía menos en promedio.
# $card: the card that the better choice buys
coach-card-worth = { $card } vale acá más que lo elegido.
# $card: the card that was bought
coach-card-waste = { $card } vale acá menos que la Energía que cuesta.
coach-later = La ventaja se nota en los turnos siguientes.
# $file: the record
coach-heading = Análisis de { $file }: probabilidad de ganar en puntos (por ciento)
coach-start = inicio
coach-own-dice = dados propios
coach-others-dice = dados ajenos
coach-cards = cartas
coach-own-decisions = decisiones propias
coach-others-decisions = decisiones ajenas
coach-result = resultado
coach-mistakes = Decisiones que costaron más que la incertidumbre
coach-no-mistakes = Ninguna decisión costó más que la incertidumbre de la estimación.
# $inaccuracy, $mistake, $blunder: points
coach-legend = Imprecisión desde { NUMBER($inaccuracy, minimumFractionDigits: 1, maximumFractionDigits: 1) } punto, error desde { NUMBER($mistake, minimumFractionDigits: 1, maximumFractionDigits: 1) }, error grave desde { NUMBER($blunder, minimumFractionDigits: 1, maximumFractionDigits: 1) }. La red del campeón y unos dados exactos estiman los costos; un costo dentro de su incertidumbre (±) no cuenta.
coach-quick = Primer resultado; ahora se examinan mejor las decisiones costosas.
coach-working = analizando
# $file: the file with the review
coach-stored = El análisis está guardado en { $file }.
# $file: the file with the review
coach-stopped = Interrumpido. La misma orden continúa desde { $file }.
coach-hint-wins = La mejor opción gana al momento con un { NUMBER($best) } %, la otra con un { NUMBER($taken) } %.
coach-hint-kills = Con la mejor opción, { $who } queda eliminado en este turno con una probabilidad del { NUMBER($best) } %; con la otra, del { NUMBER($taken) } %.
coach-hint-card = { $card } vale acá más que la otra opción.
coach-many = Suerte y habilidad en { NUMBER($games) } partidas, medias por partida
coach-player = quién
coach-games = partidas
coach-luck = suerte
coach-without-luck = resultado sin suerte
coach-plus-minus = { $mean } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-many-legend = La suerte es la de los dados y las cartas, en puntos de probabilidad de ganar. El resultado sin suerte es el resultado menos la suerte, ± su error estándar; con pocas partidas puede salir de 0 a 100 %.

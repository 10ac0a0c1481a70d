# deal-: games with the same dice and cards for each seat and turn

deal-name = Reparto
deal-title = Reparto { $code }
deal-lead = Todas las partidas con este reparto tienen los mismos dados y cartas para cada lugar y turno. Jugalo, mandá el enlace a otros o dejá que el campeón juegue en tu lugar, y compará.
deal-link = Jugar mi reparto
deal-seat = Lugar
deal-seat-of = { $n }: { $monster }
deal-play = Jugar este reparto en este lugar
deal-champion = Que el campeón juegue en este lugar
deal-games = Partidas con este reparto
deal-player = Quién jugó
deal-place = Puesto
deal-start = Inicio
deal-result = Resultado
deal-without-luck = Resultado sin suerte
deal-reviewing = El análisis está en curso.
deal-terms = Inicio y resultado son probabilidades de ganar. Entre ambos está lo que las cambió, en puntos: dados y cartas son suerte. El resultado sin suerte es el inicio más los puntos de todas las decisiones.
deal-known = Dados y cartas dependen del lugar, de su turno y del número de la tirada o carta, no de lo que decidan los demás. Quien vio una partida de este reparto conoce sus dados: esas partidas no puntúan.
deal-notice = Esta mesa juega otra vez el reparto de la partida { $code }: los mismos dados y cartas para cada lugar y turno. Pueden conocerse, así que la partida no puntúa.
deal-unproved = Los dados son los de una partida ya jugada. El registro prueba que son los mismos, pero no que nadie los conociera.

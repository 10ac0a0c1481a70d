# chances-: win chances for spectators, delayed by a full turn

chances-title = Probabilidades de ganar
chances-delay = al comienzo del turno anterior
chances-early = Aparecen después del segundo turno.
chances-option = Los espectadores ven las probabilidades de ganar, con un turno de retraso
chances-allowed = probabilidades de ganar para espectadores

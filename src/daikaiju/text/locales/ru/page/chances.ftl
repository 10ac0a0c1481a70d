# chances-: win chances for spectators, delayed by a full turn

chances-title = Шансы на победу
chances-delay = на начало предыдущего хода
chances-early = Появятся после второго хода.
chances-option = Зрители видят шансы на победу с опозданием на ход
chances-allowed = шансы на победу для зрителей

# chances-: win chances for spectators, delayed by a full turn

chances-title = Win chances
# after the title: which position the chances are about
chances-delay = at the start of the turn before this one
chances-early = They appear after the second turn.
chances-option = Spectators see the win chances, one turn late
# one of the properties of a table in its lobby
chances-allowed = win chances for spectators

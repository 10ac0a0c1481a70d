# chances-: win chances for spectators, delayed by a full turn

chances-title = Chances de victoire
chances-delay = au début du tour précédent
chances-early = Elles s’affichent après le deuxième tour.
chances-option = Les spectateurs voient les chances de victoire, avec un tour de retard
chances-allowed = chances de victoire pour les spectateurs

# notify-: notifications of games that wait for the player

notify-title = Notifications
notify-hint = Ce navigateur vous prévient quand une partie vous attend, même si la page est fermée ; au plus toutes les dix minutes.
notify-on = Activer les notifications
notify-off = Désactiver les notifications
notify-is-on = Les notifications sont activées dans ce navigateur.
notify-denied = Le navigateur bloque les notifications de cette page : autorisez-les dans ses réglages pour cette page.
notify-impossible = Ce navigateur ne peut pas afficher de notifications ici. Il faut https et, sur un téléphone, souvent le jeu installé.
notify-failed = Le navigateur n’a pas pu joindre son service de notifications : réessayez plus tard.

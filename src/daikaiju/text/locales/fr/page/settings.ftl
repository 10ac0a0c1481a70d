# set-: settings

set-title = Réglages
set-lead = Ils sont conservés dans ce navigateur.
set-name = Votre nom
set-sound = Son
set-sound-on = activé
set-sound-off = coupé
set-volume = Volume
set-speed = Vitesse du jeu
set-speed-slow = lente
set-speed-normal = normale
set-speed-fast = rapide
set-speed-none = immédiate, sans animation
set-speed-hint = Une touche ou un clic passe ce qui reste à montrer. Si votre appareil demande moins d’animations, tout bouge peu de toute façon.
set-language = Langue
set-save = Enregistrer
set-saved = Enregistré.
set-forget = M’oublier
set-forget-hint = Ce navigateur oublie qui vous êtes. Vos places restent les vôtres, mais plus personne ne peut le prouver.
set-forget-sure = Vraiment vous oublier ? Vous ne pourrez plus jouer aux places que vous occupez.
set-forget-go = Oui, m’oublier
set-forget-not = Non, me garder
set-forgotten = Ce navigateur ne vous connaît plus.
set-install = Installer le jeu
set-install-hint = Il prend place parmi vos applications, avec sa propre fenêtre. Rien d’autre n’est téléchargé pour cela.

# email-: messages to players when a game waits, and the links in them

email-title = Messages par e-mail
email-hint = Vous recevez un message quand une partie vous attend et que vous n’êtes pas là ; au plus toutes les dix minutes. Personne d’autre ne voit l’adresse.
email-address = Adresse e-mail
email-add = M’envoyer un lien
# $address: where it was sent
email-sent = Un message est en route vers { $address }. Ouvrez son lien dans la journée.
# $address: the own one
email-on = Les messages vont à { $address }.
email-remove = Supprimer l’adresse
email-confirm-title = Confirmer votre adresse e-mail
email-confirm-hint = Vous recevrez alors un message quand une partie vous attend. Chaque message a un lien pour y mettre fin.
email-confirm-go = Confirmer
email-confirmed = Votre adresse est confirmée.
email-stop-title = Plus d’e-mail
email-stopping = Un instant…
email-stopped = Vous ne recevrez plus de messages. Votre adresse est supprimée.
email-stop-again = Réessayer

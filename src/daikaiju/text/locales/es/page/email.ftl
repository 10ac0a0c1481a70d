# email-: messages to players when a game waits, and the links in them

email-title = Correo electrónico
email-hint = Recibís un mensaje cuando una partida te espera y no estás acá; como mucho cada diez minutos. Nadie más ve la dirección.
email-address = Dirección de correo
email-add = Enviarme un enlace
# $address: where it was sent
email-sent = Un mensaje va de camino a { $address }. Abrí su enlace en el plazo de un día.
# $address: the own one
email-on = Los mensajes van a { $address }.
email-remove = Quitar la dirección
email-confirm-title = Confirmá tu dirección de correo
email-confirm-hint = Entonces vas a recibir un mensaje cuando una partida te espere. Cada mensaje tiene un enlace para no recibir más.
email-confirm-go = Confirmar
email-confirmed = Tu dirección está confirmada.
email-stop-title = No más correo
email-stopping = Un momento…
email-stopped = Ya no vas a recibir mensajes. Tu dirección se borró.
email-stop-again = Intentar otra vez

# email-: messages to players when a game waits, and the links in them

email-title = E-mail
email-hint = You get a message when a game waits for you and you are not here; at most every ten minutes. Nobody else sees the address.
email-address = E-mail address
email-add = Send me a link
# $address: where it was sent
email-sent = A message is on its way to { $address }. Open the link in it within a day.
# $address: the own one
email-on = Messages go to { $address }.
email-remove = Remove the address
email-confirm-title = Confirm your e-mail address
email-confirm-hint = You then get a message when a game waits for you. Each message has a link that ends them.
email-confirm-go = Confirm
email-confirmed = Your address is confirmed.
email-stop-title = No more e-mail
email-stopping = One moment…
email-stopped = You get no more messages. Your address is deleted.
email-stop-again = Try again

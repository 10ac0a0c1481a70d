# profile-: the profile of a person without an account

profile-title = Perfil
profile-lead = Sin cuenta: tu perfil es de este navegador. También podés usarlo en otros dispositivos.
profile-hint = Tu Monstruo favorito, tus rivales y tus otros dispositivos.
profile-monster = Monstruo favorito
profile-monster-hint = Te toca siempre que esté libre.
profile-monster-none = cualquiera
profile-move = Usar este perfil en otro dispositivo
profile-move-hint = El código sirve una sola vez, durante diez minutos. Quien lo tenga juega en tu lugar: no lo muestres.
profile-move-go = Mostrar un código
profile-move-code = Código
profile-move-qr = Código QR que traslada este perfil
profile-move-scan = Escanealo con el otro dispositivo, o escribí ahí el código en Perfil.
profile-use = Tengo un código de otro dispositivo
profile-use-hint = Este navegador va a jugar con ese perfil. Sus partidas actuales quedan en el perfil de ahora.
profile-use-go = Usar ese perfil
profile-used = Este navegador ahora juega como { $name }.
profile-devices = { $n ->
    [one] Solo este navegador usa tu perfil.
   *[other] { $n } navegadores usan tu perfil.
}
profile-devices-forget = Cerrar la sesión en los otros navegadores
profile-devices-forgotten = Ahora solo este navegador usa tu perfil.
profile-opponents = Rivales recientes
profile-opponents-none = Todavía no terminaste ninguna partida con otras personas.
profile-games = { $n ->
    [one] 1 partida juntos, ganó { $wins }
   *[other] { $n } partidas juntos, ganó { $wins }
}
profile-rematch = Revancha
profile-rematch-with = Revancha con las personas de la última partida con { $name }
profile-summary = { $n ->
    [one] Ganaste { $wins } de 1 partida con otras personas.
   *[other] Ganaste { $wins } de { $n } partidas con otras personas.
}

# set-: settings

set-title = Ajustes
set-lead = Se guardan en este navegador.
set-name = Tu nombre
set-sound = Sonido
set-sound-on = activado
set-sound-off = desactivado
set-volume = Volumen
set-speed = Velocidad del juego
set-speed-slow = lenta
set-speed-normal = normal
set-speed-fast = rápida
set-speed-none = al instante, sin animaciones
set-speed-hint = Con una tecla o un clic salteás lo que falta mostrar. Si tu dispositivo pide menos movimiento, las cosas se mueven poco de todos modos.
set-language = Idioma
set-save = Guardar
set-saved = Guardado.
set-forget = Olvidarme
set-forget-hint = Este navegador se olvida de quién sos. Tus lugares siguen siendo tuyos, pero ya nadie puede demostrarlo.
set-forget-sure = ¿De verdad querés que te olvide? No vas a poder seguir jugando en los lugares que ocupás.
set-forget-go = Sí, olvidarme
set-forget-not = No, recordarme
set-forgotten = Este navegador ya no te conoce.
set-install = Instalar el juego
set-install-hint = Queda entre tus aplicaciones y tiene su propia ventana. No se descarga nada más.

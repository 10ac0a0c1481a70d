# Games that run in this browser, without a server

local-lead = Esta página no necesita servidor: las partidas se juegan en este dispositivo y se guardan en este navegador. Después de la primera visita también funciona sin conexión.
local-dice = Los dados de esta partida salen de este dispositivo: nadie los puede verificar.
local-trouble-full = El almacenamiento de este navegador está lleno: la partida no se guarda. Borrá datos de otras páginas y recargá esta.
local-trouble-refused = Este navegador no permite guardar partidas: la partida termina cuando cerrás la página.
local-trouble-bots = Los bots no se cargaron por completo. Hasta que tengas conexión, juegan de forma más simple o esperan.
local-refused-open-elsewhere = Esta partida está abierta en otra pestaña o ventana de este navegador. Cerrala ahí y recargá esta página.
local-refused-not-loaded = No se pudo cargar una parte del juego. Conectate a internet y volvé a intentarlo.
local-refused-failed = Algo salió mal en este navegador. Recargá la página y volvé a intentarlo.
local-fallback = No se puede llegar al servidor. Hasta que vuelva, las partidas nuevas se juegan en este dispositivo y se guardan en este navegador.
local-forget-hint = Borra tu nombre y todas las partidas guardadas en este navegador.
local-forget-sure = ¿De verdad querés borrar tu nombre y todas las partidas guardadas en este navegador?
local-new-hint = Elegí el reglamento, los lugares y el reloj: contra bots o con amigos en este dispositivo.
local-gather-lead = Ocupá un lugar y elegí un Monstruo. Los bots ocupan los lugares libres.

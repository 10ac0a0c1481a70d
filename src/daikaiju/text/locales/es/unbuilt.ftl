### Lo que se ve en el navegador donde la página no está construida.

unbuilt-title = La página no está construida en este servidor
unbuilt-build = Construila con «make web» en la carpeta del proyecto y reiniciá el servidor. Hace falta Node; si no está, se instala solo.
unbuilt-meanwhile = Todo lo demás funciona: los programas pueden hablar con este servidor en /api, y con «daikaiju play» se juega en una terminal.

### Ce que montre le navigateur là où la page n’a pas été construite.

unbuilt-title = La page n’a pas été construite ici
unbuilt-build = Construisez-la avec « make web » dans le dossier du projet, puis relancez le serveur. Il faut Node ; s’il manque, il est installé en même temps.
unbuilt-meanwhile = Tout le reste fonctionne : les programmes parlent à ce serveur sous /api, et « daikaiju play » lance une partie dans un terminal.

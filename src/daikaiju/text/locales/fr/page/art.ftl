# art: what pictures are called for those who do not see them
art-monster = { $monster }, { $mood }
art-monster-unknown = un Monstre encore inconnu
art-mood-calm = paisible
art-mood-proud = l’air fier
art-mood-hurt = blessé
art-mood-out = sonné
art-mood-glad = joyeux
art-scene-city = Tokyo, la nuit. { $monster } tient la ville.
art-scene-city-empty = Tokyo, la nuit. Personne ne tient la ville.
art-scene-bay = { $monster } tient la baie.
art-scene-bay-empty = Personne ne tient la baie.

# art: what pictures are called for those who do not see them
art-monster = { $monster }, { $mood }
art-monster-unknown = un Monstruo todavía desconocido
art-mood-calm = tranquilo
art-mood-proud = orgulloso
art-mood-hurt = herido
art-mood-out = fuera de combate
art-mood-glad = contento
art-scene-city = Tokyo de noche. { $monster } ocupa la Ciudad.
art-scene-city-empty = Tokyo de noche. Nadie ocupa la Ciudad.
art-scene-bay = { $monster } ocupa la Bahía.
art-scene-bay-empty = Nadie ocupa la Bahía.

# art: what pictures are called for those who do not see them
art-monster = { $monster }, { $mood }
art-monster-unknown = a monster yet unknown
art-mood-calm = at ease
art-mood-proud = proud
art-mood-hurt = hurt
art-mood-out = knocked out
art-mood-glad = glad
art-scene-city = Tokyo by night. { $monster } holds the city.
art-scene-city-empty = Tokyo by night. Nobody holds the city.
art-scene-bay = { $monster } holds the bay.
art-scene-bay-empty = Nobody holds the bay.

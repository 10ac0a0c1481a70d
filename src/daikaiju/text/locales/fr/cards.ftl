# Cartes et tuiles : le titre, et ce que fait chacune, avec nos mots.
# `.first`, `.dark` : le titre dans cette édition, s’il est différent.
# `.effect` : l’effet dans toutes les éditions qui ont la carte ; `.effect-first`, `.effect-second`, `.effect-dark` :
# dans cette édition, s’il est différent. Titres imprimés, sauf `# ours` : titre (ou `.first`) traduit par nous.
#
# Les mêmes choses portent toujours le même nom :
# - « obtenir une Baffe » : un dé la montre. « avoir une Baffe » : un dé la montre ou une carte l’ajoute.
# - « attaquer » : ce que font les Baffes aux Monstres de l’autre lieu.
# - « Fuir » : quitter Tokyo après avoir perdu des Points de Vie à cause des Baffes.
# - « avant de résoudre vos dés » : après le dernier Lancer, avant que les dés ne rapportent ou ne coûtent quoi que ce soit.
# - « trois 1 ou plus » : parmi les dés tels qu’ils sont à la fin.

card-acid_attack = Attaque acide
    .effect = À chacun de vos tours, vous avez 1 Baffe de plus que n’en montrent vos dés, même s’ils n’en montrent aucune.
    .effect-first = À chacun de vos tours, chaque Monstre que vos Baffes peuvent atteindre perd 1 Point de Vie de plus, même si vous n’obtenez aucune Baffe. Sans Baffe obtenue, ce n’est pas une attaque : personne ne peut Fuir, et vous n’entrez pas dans Tokyo.

# ours: .first
card-alien_origin = Origine extraterrestre
    .first = Métabolisme extraterrestre
    .effect = Chaque carte que vous achetez vous coûte 1 éclair d’Énergie de moins.

card-alpha_monster = Monstre alpha
    .effect = À chacun de vos tours où vous avez au moins une Baffe, gagnez 1 Point de Victoire.
    .effect-first = À chacun de vos tours où vous obtenez au moins une Baffe, gagnez 1 Point de Victoire.

card-apartment_building = Immeuble
    .effect = Gagnez 3 Points de Victoire.

card-armor_plating = Armure de plaques
    .effect = Chaque fois que vous devriez perdre exactement 1 Point de Vie, vous n’en perdez pas.

card-background_dweller = Ninja urbain
    .effect = Vous pouvez relancer n’importe lequel de vos dés qui montre un 3, un dé à la fois et autant de fois que vous voulez. Cela n’utilise aucun de vos Lancers.

# ours: .first
card-battery_monster = Monstre batterie
    .first = Piles de Monstre
    .effect = Quand vous achetez cette carte, placez dessus 6 éclairs d’Énergie de la banque. Au début de chacun de vos tours, prenez-en 2. Quand il n’y en a plus, défaussez la carte.
    .effect-first = Quand vous achetez cette carte, placez dessus autant de vos propres éclairs d’Énergie que vous voulez ; la banque en ajoute autant. Au début de chacun de vos tours, prenez-en 2. Quand il n’y en a plus, défaussez la carte.

card-burrowing = Fouisseur
    .effect = Tant que vous êtes dans Tokyo, vous avez 1 Baffe de plus, même si vos dés n’en montrent aucune. Quand vous fuyez, le Monstre qui vous a attaqué perd 1 Point de Vie.
    .effect-first = Si vous obtenez au moins une Baffe dans Tokyo, chaque Monstre que vous attaquez perd 1 Point de Vie de plus. Quand vous fuyez, le Monstre qui vous a attaqué perd 1 Point de Vie.

card-camouflage = Camouflage
    .effect = Chaque fois que vous êtes sur le point de perdre des Points de Vie, vous pouvez lancer un dé pour chacun d’eux. Chaque Soin obtenu vous évite de perdre 1 Point de Vie.

card-commuter_train = Tramway
    .effect = Gagnez 2 Points de Victoire.

card-complete_destruction = Destruction totale
    .effect = Si vos dés montrent 1, 2, 3, Énergie et Soin et que vous avez au moins une Baffe, gagnez 9 Points de Victoire. Vos dés comptent aussi comme d’habitude.
    .effect-first = Si vos dés montrent les six faces (1, 2, 3, Énergie, Soin et Baffe), gagnez 9 Points de Victoire. Vos dés comptent aussi comme d’habitude.

card-corner_store = La petite boutique du coin
    .effect = Gagnez 1 Point de Victoire.

# ours: .first
card-death_from_above = La mort vient du ciel
    .first = Plongeon de haute altitude
    .effect = Gagnez 2 Points de Victoire. Si vous n’êtes pas dans Tokyo, tous les Monstres qui s’y trouvent doivent quitter Tokyo et vous entrez dans Tokyo City, avec la récompense habituelle.

# ours: .first
card-detritivore = Détritivore
    .first = Omnivore
    .effect = Si vos dés montrent au moins un 1, un 2 et un 3, gagnez 2 Points de Victoire, une fois par tour. Vos dés comptent aussi comme d’habitude.

card-eater_of_the_dead = Nécrophage
    .effect = Chaque fois qu’un autre Monstre tombe à 0 Point de Vie, gagnez 3 Points de Victoire.

card-energize = Recharge
    .effect = Gagnez 9 éclairs d’Énergie.

# ours: .first
card-energy_drink = Boisson énergisante
    .first = Télépathe
    .effect = Pendant que vous lancez vos dés, vous pouvez dépenser 1 éclair d’Énergie pour un Lancer de plus, autant de fois que vous voulez.

card-energy_hoarder = Réserve d’énergie
    .effect = À la fin de votre tour, gagnez 1 Point de Victoire par tranche complète de 6 éclairs d’Énergie que vous avez. Vous gardez ces éclairs.

card-evacuation_orders = Ordre d’évacuation
    .effect = Tous les autres Monstres perdent 5 Points de Victoire.

card-even_bigger = Encore plus grand
    .effect = Quand vous achetez cette carte, gagnez 2 Points de Vie. Tant que vous l’avez, vous pouvez avoir jusqu’à 12 Points de Vie. Quand vous la perdez, les Points de Vie qui dépassent votre ancien maximum sont perdus.
    .effect-first = Quand vous achetez cette carte, gagnez 2 Points de Vie. Tant que vous l’avez, vous pouvez avoir jusqu’à 12 Points de Vie. Quand vous la perdez, vous retrouvez votre ancien maximum et vous perdez 2 Points de Vie, mais jamais le dernier.

card-extra_head = Une tête de plus
    .effect = Vous lancez un dé de plus à chacun de vos tours.

card-fire_breathing = Souffle de feu
    .effect = Si vous avez au moins une Baffe, votre voisin de gauche et votre voisin de droite perdent chacun 1 Point de Vie de plus, où qu’ils soient. Si c’est le même Monstre, il n’en perd qu’un de plus.
    .effect-first = Si vous obtenez au moins une Baffe, votre voisin de gauche et votre voisin de droite perdent chacun 1 Point de Vie de plus, où qu’ils soient. Si c’est le même Monstre, il n’en perd qu’un de plus.

# ours: .first
card-flame_thrower = Lance-flammes
    .first = Déflagration
    .effect = Tous les autres Monstres perdent 2 Points de Vie.

card-freeze_time = Contrôle du temps
    .effect = Si vos dés montrent trois 1 ou plus, vous pouvez jouer un autre tour après celui-ci. Vous y lancez un dé de moins que dans ce tour.

card-frenzy = Rage
    .effect = Quand ce tour est fini, jouez un tour supplémentaire complet.

card-friend_of_children = L’ami des enfants
    .effect = Chaque fois que vous gagnez de l’Énergie, vous gagnez 1 éclair d’Énergie de plus.

card-gas_refinery = Raffinerie de gaz
    .effect = Gagnez 2 Points de Victoire. Tous les autres Monstres perdent 3 Points de Vie.

card-giant_brain = Cerveau démesuré
    .effect = Vous avez un Lancer de plus à chacun de vos tours.

card-gourmet = Gourmet
    .effect = Quand vous gagnez des Points de Victoire pour trois 1 ou plus, gagnez 2 Points de Victoire de plus.

card-heal = Soin
    .effect = Gagnez 2 Points de Vie.

card-healing_ray = Rayon revigorant
    .effect = Vous pouvez donner les Soins de vos dés à d’autres Monstres, même depuis Tokyo. Pour chaque Soin que vous lui donnez, un Monstre doit vous payer 2 éclairs d’Énergie, ou tout ce qu’il a s’il en a moins.

card-herbivore = Herbivore
    .effect = À la fin de votre tour, gagnez 1 Point de Victoire si aucun Monstre, pas même le vôtre, n’a perdu de Points de Vie à cause de vous pendant ce tour.

card-herd_culler = Prédateur sélectif
    .effect = Une fois à chacun de vos tours, vous pouvez tourner un de vos dés sur 1 avant de les résoudre.

# ours
card-hibernation = Hibernation
    .effect = Vous ne pouvez pas acheter cette carte dans Tokyo. Tant que vous l’avez, vous dormez : vous ne perdez pas de Points de Vie, vous ne pouvez ni vous déplacer ni acheter de cartes, et seuls les Soins et les Énergies de vos dés comptent. À tout moment de votre tour, vous pouvez défausser cette carte pour vous réveiller.

card-high_altitude_bombing = Bombardement aérien
    .effect = Tous les Monstres, le vôtre aussi, perdent 3 Points de Vie.

card-it_has_a_child = Il restait un œuf !
    .effect = Quand vous tombez à 0 Point de Vie, défaussez toutes vos cartes, perdez tous vos Points de Victoire et quittez Tokyo ; vous repartez ensuite avec 10 Points de Vie. Vous gardez votre Énergie.
    .effect-dark = Quand vous tombez à 0 Point de Vie, défaussez toutes vos cartes et toutes vos tuiles, perdez tous vos Points de Victoire, revenez à 0 Point de Méchanceté et quittez Tokyo ; vous repartez ensuite avec 10 Points de Vie. Vous gardez votre Énergie.

card-jet_fighters = Avions de chasse
    .effect = Gagnez 5 Points de Victoire, puis perdez 4 Points de Vie.

card-jets = Réacteurs
    .effect = Quand vous êtes attaqué dans Tokyo, vous décidez de Fuir ou non avant de perdre des Points de Vie. Si vous fuyez, cette attaque ne vous en fait perdre aucun.

# ours
card-lunar_powered = Énergie lunaire
    .effect = À la fin de votre tour, gagnez 1 éclair d’Énergie si vous n’en avez pas.

card-made_in_a_lab = Expérience scientifique
    .effect = Quand vous achetez des cartes, vous pouvez regarder la première carte de la pioche, puis l’acheter ou l’y laisser. Quand une autre carte a pris sa place, vous pouvez regarder de nouveau.

# ours: .first
card-media_friendly = Médiatique
    .first = Journalistes attitrés
    .effect = Chaque fois que vous achetez une carte, gagnez 1 Point de Victoire. L’achat de celle-ci ne compte pas.

card-metamorph = Métamorphose
    .effect = À la fin de votre tour, vous pouvez défausser autant de vos cartes Pouvoir que vous voulez. Pour chacune, vous recevez en éclairs d’Énergie le prix indiqué sur la carte.

card-mimic = Mimétisme
    .effect = Quand vous achetez cette carte, choisissez une carte Pouvoir devant n’importe quel Monstre, le vôtre compris. « Mimétisme » agit comme un second exemplaire de cette carte, tout juste acheté, tant qu’elle est en jeu. Au début de chacun de vos tours, vous pouvez dépenser 1 éclair d’Énergie pour choisir une autre carte Pouvoir.

# ours
card-monster_pets = Monstres de compagnie
    .effect = Tous les Monstres, le vôtre aussi, perdent 3 Points de Victoire.

# ours
card-nanobots = Nanorobots
    .effect = Au début de votre tour, gagnez 2 Points de Vie si vous en avez moins de 3.

card-national_guard = Garde nationale
    .effect = Gagnez 2 Points de Victoire, puis perdez 2 Points de Vie.

# ours
card-natural_selection = Sélection naturelle
    .effect = Quand vous achetez cette carte, gagnez 4 éclairs d’Énergie et 4 Points de Vie. Vous lancez un dé de plus à chacun de vos tours. Si l’un de vos dés montre un 3 à la fin de votre tour, vous perdez tous vos Points de Vie, et rien ne peut l’éviter.

card-nova_breath = Souffle nova
    .effect = Vos Baffes atteignent tous les autres Monstres, où qu’ils soient.

card-nuclear_power_plant = Centrale nucléaire
    .effect = Gagnez 2 Points de Victoire et 3 Points de Vie.

card-opportunist = Opportuniste
    .effect = Chaque fois que des cartes sont révélées au marché pendant le tour d’un autre Monstre, vous pouvez en acheter aussitôt, avant tout le monde.

card-parasitic_tentacles = Tentacules parasites
    .effect = Quand vous achetez des cartes, vous pouvez aussi acheter des cartes Pouvoir d’autres Monstres. Vous en payez le prix à leur propriétaire, qui ne peut pas refuser.

card-plot_twist = Plan B
    .effect = Avant de résoudre vos dés, vous pouvez défausser cette carte pour en tourner un sur la face de votre choix.

card-poison_quills = Dards empoisonnés
    .effect = Si vos dés montrent trois 2 ou plus, vous avez 2 Baffes de plus, même si vos dés n’en montrent aucune.
    .effect-first = Si vos dés montrent trois 2 ou plus, chaque Monstre que vos Baffes peuvent atteindre perd 2 Points de Vie de plus, même si vous n’obtenez aucune Baffe. Sans Baffe obtenue, ce n’est pas une attaque : personne ne peut Fuir, et vous n’entrez pas dans Tokyo.

card-poison_spit = Crachat venimeux
    .effect = Chaque Monstre à qui vos Baffes font perdre des Points de Vie reçoit 1 jeton Poison. À la fin de son propre tour, un Monstre perd 1 Point de Vie pour chacun de ses jetons Poison. S’il n’est pas dans Tokyo, il peut utiliser un Soin de ses dés pour retirer un jeton au lieu de se soigner.

card-psychic_probe = Sonde psychique
    .effect = Une fois par tour de chaque autre Monstre, après son dernier Lancer, vous pouvez relancer un de ses dés. La nouvelle face compte. Si c’est un Soin, défaussez cette carte.

card-rapid_healing = Guérison rapide
    .effect = À tout moment de votre tour, et pendant n’importe quel tour quand vous êtes sur le point de perdre votre dernier Point de Vie, vous pouvez dépenser 2 éclairs d’Énergie pour gagner 1 Point de Vie, autant de fois que vous voulez.

# ours
card-reflective_hide = Peau réfléchissante
    .effect = Chaque fois qu’un autre Monstre vous fait perdre des Points de Vie et qu’il vous en reste, il perd 1 Point de Vie.

card-regeneration = Régénération
    .effect = Chaque fois que vous gagnez des Points de Vie, vous en gagnez 1 de plus.

card-rooting_for_the_underdog = Trop mignon
    .effect = À la fin de votre tour, gagnez 1 Point de Victoire si vous en avez moins que chacun des autres Monstres.

card-shrink_ray = Rayon réducteur
    .effect = Chaque Monstre à qui vos Baffes font perdre des Points de Vie reçoit 1 jeton Toupetit. Un Monstre lance un dé de moins pour chacun de ses jetons Toupetit. S’il n’est pas dans Tokyo, il peut utiliser un Soin de ses dés pour retirer un jeton au lieu de se soigner.

card-skyscraper = Gratte-ciel
    .effect = Gagnez 4 Points de Victoire.

card-smoke_cloud = Écran de fumée
    .effect = Cette carte arrive avec 3 jetons Fumée. Pendant que vous lancez vos dés, vous pouvez retirer un jeton pour un Lancer de plus, autant de fois que vous voulez. Quand il n’y en a plus, défaussez la carte.

card-solar_powered = Énergie solaire
    .effect = À la fin de votre tour, gagnez 1 éclair d’Énergie si vous n’en avez pas.

card-spiked_tail = Queue à piquants
    .effect = Si vous avez au moins une Baffe, vous en avez 1 de plus.
    .effect-first = Si vous obtenez au moins une Baffe, chaque Monstre que vous attaquez perd 1 Point de Vie de plus.

card-stretchy = Élastique
    .effect = Avant de résoudre vos dés, vous pouvez dépenser 2 éclairs d’Énergie pour en tourner un sur la face de votre choix, autant de fois que vous voulez.

# ours
card-super_jump = Super saut
    .effect = Une fois par tour, le vôtre ou celui d’un autre, quand vous êtes sur le point de perdre des Points de Vie, vous pouvez dépenser 1 éclair d’Énergie pour en perdre 1 de moins.

# ours: .first
card-tank = Tank
    .first = Tanks
    .effect = Gagnez 4 Points de Victoire, puis perdez 3 Points de Vie.

# ours
card-unstable_dna = ADN instable
    .effect = Quand vous fuyez, vous pouvez échanger cette carte contre une carte Pouvoir du Monstre qui vous a attaqué.

card-urbavore = Urbavore
    .effect = Quand vous commencez votre tour dans Tokyo, gagnez 1 Point de Victoire de plus. Tant que vous êtes dans Tokyo et que vous avez au moins une Baffe, vous en avez 1 de plus.
    .effect-first = Quand vous commencez votre tour dans Tokyo, gagnez 1 Point de Victoire de plus. Tant que vous êtes dans Tokyo, chaque Monstre qui perd des Points de Vie à cause de vos Baffes, ou d’une carte qui s’y ajoute, en perd 1 de plus.

card-vast_storm = Tempête magnétique
    .effect = Gagnez 2 Points de Victoire. Tous les autres Monstres perdent la moitié de leurs éclairs d’Énergie, arrondie à l’inférieur.

card-were_only_making_it_stronger = Nous ne faisons que le rendre plus fort
    .effect = Chaque fois que vous perdez 2 Points de Vie ou plus d’un coup, gagnez 1 éclair d’Énergie.

card-wings = Ailes
    .effect = Chaque fois que vous êtes sur le point de perdre des Points de Vie, vous pouvez dépenser 2 éclairs d’Énergie : vous ne perdez ni ceux-là ni aucun autre jusqu’à la fin de ce tour.

# ours
card-zombify = Zombification
    .effect = Une fois dans la partie, quand vous tombez à 0 Point de Vie, défaussez toutes vos cartes et toutes vos tuiles, perdez tous vos Points de Victoire, revenez à 0 Point de Méchanceté et quittez Tokyo ; vous repartez ensuite avec 12 Points de Vie. Vous gardez votre Énergie. Dès lors, vous pouvez avoir jusqu’à 12 Points de Vie, mais les Soins de vos dés n’ont plus d’effet.


## Tuiles Méchanceté de niveau 3 (Dark Edition)

# ours
card-barbs = Pointes acérées
    .effect = Si vous avez au moins deux Baffes, vous en avez 1 de plus.

# ours
card-devious = Sournois
    .effect = Vous avez un Lancer de plus à chacun de vos tours.

# ours
card-eternal = Éternel
    .effect = Au début de votre tour, gagnez 1 Point de Vie.

# ours
card-final_roar = Dernier rugissement
    .effect = Si vous tombez à 0 Point de Vie alors que vous avez 16 Points de Victoire ou plus, vous gagnez aussitôt la partie.

card-poison_spit_tile = Crachat venimeux
    .effect = Chaque Monstre à qui vos Baffes font perdre des Points de Vie reçoit 1 jeton Poison. À la fin de son propre tour, un Monstre perd 1 Point de Vie pour chacun de ses jetons Poison. S’il n’est pas dans Tokyo, il peut utiliser un Soin de ses dés pour retirer un jeton au lieu de se soigner.

# ours
card-skulking = Tapi dans l’ombre
    .effect = Quand vous gagnez des Points de Victoire pour trois 1 ou plus, gagnez 1 Point de Victoire de plus.

# ours
card-tireless = Infatigable
    .effect = Au début de votre tour, gagnez 1 éclair d’Énergie.

# ours
card-underdog = Revanchard
    .effect = Prenez 1 Point de Victoire à chaque Monstre qui perd des Points de Vie à cause de vos Baffes et qui a plus de Points de Victoire que vous.


## Tuiles Méchanceté de niveau 6 (Dark Edition)

# ours
card-cyberbrain = Cybercerveau
    .effect = Vous lancez un dé de plus à chacun de vos tours.

# ours
card-defender_of_tokyo = Défenseur de Tokyo
    .effect = Chaque fois que vous entrez dans Tokyo ou que vous y commencez votre tour, tous les autres Monstres perdent 1 Point de Victoire.

# ours
card-evil_lair = Repaire maléfique
    .effect = Chaque carte que vous achetez vous coûte 1 éclair d’Énergie de moins.

card-fluxling = Adaptation
    .effect = Quand vous prenez cette tuile, choisissez une carte Pouvoir devant n’importe quel Monstre, le vôtre compris. « Adaptation » agit comme un second exemplaire de cette carte, tout juste acheté, tant qu’elle est en jeu. Au début de chacun de vos tours, vous pouvez choisir gratuitement une autre carte Pouvoir.

# ours
card-full_regeneration = Régénération totale
    .effect = Quand vous prenez cette tuile, vos Points de Vie montent à 12. Dès lors, vous pouvez avoir jusqu’à 12 Points de Vie.

# ours
card-have_it_all = Tout pour moi !
    .effect = Quand vous prenez cette tuile, gagnez 1 Point de Victoire pour chacune de vos cartes Pouvoir. Dès lors, gagnez 1 Point de Victoire chaque fois que vous achetez une carte.

# ours
card-sonic_boomer = Bang supersonique
    .effect = Au début de votre tour, gagnez 1 Point de Victoire.

# ours
card-widespread_panic = Panique générale
    .effect = Tous les autres Monstres perdent 4 Points de Victoire. Cette tuile est ensuite retirée de la partie.


## Tuiles Méchanceté de niveau 10 (Dark Edition)

# ours
card-antimatter_beam = Rayon d’antimatière
    .effect = Toutes vos Baffes comptent double.

# ours
card-final_push = Ultime effort
    .effect = Gagnez 2 Points de Vie et 2 éclairs d’Énergie. Quand ce tour est fini, jouez un tour supplémentaire complet ; cette tuile est retirée de la partie au début de ce tour.

# ours
card-skybeam = Rayon céleste
    .effect = Chaque Énergie de vos dés vous rapporte 1 éclair d’Énergie de plus, et chaque Soin de vos dés avec lequel vous vous soignez vous rapporte 1 Point de Vie de plus.

# ours
card-starburst = Explosion stellaire
    .effect = Gagnez 12 éclairs d’Énergie. Cette tuile est ensuite retirée de la partie.

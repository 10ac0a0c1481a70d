# Comment nous jugeons les cartes et les tuiles, une précision par message ; les scénarios les citent par carte et par numéro.
# `-dark-` : celles de la Dark Edition seule.
#
# « copie » : « Mimétisme » ou « Adaptation » agissant comme la carte. « Baffe obtenue » : un dé la montre ; « Baffe ajoutée » : une carte l’ajoute.

ruling-acid_attack-1 = Dans la deuxième édition et la Dark Edition, la Baffe ajoutée est une Baffe comme une autre : même seule, elle attaque, permet au Monstre dans Tokyo de Fuir et sert à toute carte qui demande une Baffe.
ruling-acid_attack-2 = Dans la deuxième édition et la Dark Edition, la Baffe d’« Attaque acide » vient avant les cartes qui ajoutent une Baffe à celles qu’on a déjà ; elle suffit donc pour « Queue à piquants » et « Urbavore ».
ruling-acid_attack-3 = Dans la première édition, le Point de Vie supplémentaire est perdu exactement par les Monstres que les Baffes du propriétaire atteindraient de là où il se trouve.
ruling-acid_attack-4 = Dans la première édition, le Point de Vie supplémentaire est perdu chaque fois que le propriétaire résout ses propres dés, dès son premier Lancer après l’achat. À lui seul, il ne permet à personne de quitter Tokyo et n’y fait entrer personne.
ruling-acid_attack-5 = Les Baffes obtenues et celle qu’ajoute « Attaque acide » forment une seule perte ; « Armure de plaques » n’arrête donc cette dernière que si elle vient seule.
ruling-acid_attack-6 = Achetée pendant la phase d’achat, la carte arrive trop tard pour les dés de ce tour ; elle compte à partir du prochain tour de son propriétaire.

ruling-alien_origin-1 = La réduction vaut pour toutes les cartes du marché, et pour les cartes achetées à d’autres Monstres.
ruling-alien_origin-2 = La réduction vaut aussi pour la première carte de la pioche et pour les cartes achetées pendant le tour d’un autre Monstre. Elle s’additionne à celle des copies, mais aucun prix ne descend sous 0. Renouveler le marché coûte toujours autant.
ruling-alien_origin-3 = Un Monstre qui vend une carte au propriétaire reçoit ce que celui-ci paie vraiment.
ruling-alien_origin-4 = Dans la deuxième édition et la Dark Edition, « Métamorphose » rapporte le prix indiqué sur la carte, quel que soit le prix payé.
ruling-alien_origin-dark-1 = « Origine extraterrestre » et la tuile « Repaire maléfique » retirent ensemble 2 éclairs d’Énergie, mais aucun prix ne descend sous 0.

ruling-alpha_monster-1 = Quel que soit le nombre de Baffes, ajoutées comprises, elles rapportent un Point de Victoire par tour, même si elles ne touchent personne ; chaque copie rapporte le sien.
ruling-alpha_monster-2 = Dans la première édition, une Baffe obtenue suffit pour le Point de Victoire, même si elle ne blesse personne ; ce qu’une carte ajoute ne suffit pas.

ruling-armor_plating-1 = Chaque perte est considérée à part ; tous les jetons Poison ensemble sont une seule perte.
ruling-armor_plating-2 = Ce qui compte, c’est la perte qui reste après « Camouflage » et « Super saut ».
ruling-armor_plating-3 = Un Monstre qui ignore les Baffes de cette façon n’a pas été blessé : il ne peut pas Fuir et ne reçoit pas de jeton.
ruling-armor_plating-4 = Pour un voisin que les Baffes touchent, le Point de Vie de « Souffle de feu » fait partie de cette perte ; pour un voisin qu’elles ne touchent pas, c’est une perte à part.
ruling-armor_plating-5 = Elle agit d’elle-même, y compris contre les cartes de son propriétaire.

ruling-background_dweller-1 = Un dé peut être relancé chaque fois qu’il montre un 3.
ruling-background_dweller-2 = Chaque utilisation ne relance qu’un dé.
ruling-background_dweller-3 = Le propriétaire peut aussi relancer un 3 parmi ses dés de « Camouflage », quand sa propre « Sonde psychique » en fait apparaître un, et quand celle d’un autre en a mis un parmi ses dés ; dans ce dernier cas, avant qu’aucun dé ne soit tourné.

ruling-battery_monster-1 = Reprendre des éclairs d’Énergie mis en réserve sur la carte n’est pas un gain d’Énergie.
ruling-battery_monster-2 = Au début du tour, « Monstre batterie » vient après les Points de Victoire de Tokyo et avant tout le reste.
ruling-battery_monster-3 = Les éclairs d’Énergie posés sur la carte passent avec elle à un nouveau propriétaire, ni plus ni moins.
ruling-battery_monster-4 = Dans la première édition aussi, la carte ne rapporte que pendant les tours de son propriétaire.

ruling-burrowing-1 = Dans la deuxième édition et la Dark Edition, le propriétaire a cette Baffe dans Tokyo même si ses dés n’en montrent aucune.
ruling-burrowing-2 = Quand tous ceux qui sont dans Tokyo ont décidé, le Monstre qui a fui fait perdre 1 Point de Vie au Monstre dont c’est le tour, avant que celui-ci n’entre. Ce n’est pas une attaque, et si cette perte l’élimine, Tokyo reste libre.
ruling-burrowing-3 = Quitter Tokyo autrement qu’en fuyant ne blesse personne.
ruling-burrowing-4 = Chaque propriétaire qui fuit cause sa propre perte de 1 Point de Vie.

ruling-camouflage-1 = La carte agit contre toute perte de Points de Vie : à cause des Baffes, des cartes de n’importe qui, propriétaire compris, et du Poison.
ruling-camouflage-2 = Un Monstre qui a sauvé tous ses Points de Vie n’a pas été blessé : il ne peut pas Fuir, ne reçoit pas de jeton et ne fait pas perdre à l’attaquant le bénéfice d’« Herbivore ».
ruling-camouflage-3 = Une copie lance à son tour des dés pour ce qui reste de la perte, et toute autre protection peut encore être utilisée après le jet.
ruling-camouflage-4 = Aucun jet n’est proposé contre une perte que l’« Armure de plaques » ignore de toute façon.

ruling-complete_destruction-1 = Dans la deuxième édition et la Dark Edition, une carte peut ajouter la Baffe ; les chiffres, le Soin et l’Énergie doivent être sur les dés.
ruling-complete_destruction-2 = Les Points de Victoire viennent d’eux-mêmes : 9 pour la carte, et 9 de plus pour chaque copie.
ruling-complete_destruction-3 = Les dés en plus des six faces différentes n’aident pas et ne gênent pas.

ruling-death_from_above-1 = Un acheteur qui n’est pas dans Tokyo prend Tokyo City et reçoit la récompense habituelle de l’entrée ; ceux qui étaient dans Tokyo City ou dans Tokyo Bay en sortent.
ruling-death_from_above-2 = Être chassé n’est pas Fuir : cela ne blesse personne, et aucune carte qui attend une fuite n’agit.
ruling-death_from_above-3 = Un acheteur dans Tokyo Bay est déjà dans Tokyo : il gagne les 2 Points de Victoire, et personne ne bouge.
ruling-death_from_above-4 = Les Monstres dans Tokyo en sortent dans toutes les éditions, que la carte imprimée le dise ou non.
ruling-death_from_above-dark-1 = Tomber du ciel dans Tokyo, c’est y entrer, pour « Défenseur de Tokyo » aussi. Un Monstre qui dort ne le peut pas : avant son réveil, il ne peut ni acheter ni se déplacer.

ruling-detritivore-1 = La carte rapporte une fois par tour, quel que soit le nombre de séries ; une copie rapporte une fois de plus.

ruling-eater_of_the_dead-1 = Un Monstre qui revient grâce à « Il restait un œuf ! » est tombé à 0 Point de Vie et rapporte donc les Points de Victoire.
ruling-eater_of_the_dead-2 = Chaque propriétaire gagne 3 Points de Victoire pour chaque Monstre qui tombe à 0 Point de Vie, quelle qu’en soit la cause et quel que soit le Monstre dont c’est le tour.
ruling-eater_of_the_dead-3 = Un propriétaire qui tombe lui-même à 0 Point de Vie n’y gagne rien, même s’il revient.
ruling-eater_of_the_dead-dark-1 = Un Monstre qui revient grâce à « Zombification » est tombé à 0 Point de Vie et rapporte donc les Points de Victoire.

ruling-energize-1 = Les 9 éclairs d’Énergie sont un seul gain : « L’ami des enfants » n’en ajoute que 1.

ruling-energy_drink-1 = Le propriétaire peut s’offrir un Lancer de plus aussi souvent qu’il peut le payer.

ruling-energy_hoarder-1 = Les éclairs d’Énergie se comptent après les achats et après les ventes de « Métamorphose », mais avant « Énergie solaire » ou « Énergie lunaire ».

ruling-evacuation_orders-1 = Un Monstre qui a moins de 5 Points de Victoire perd tous les siens et se retrouve à 0.
ruling-evacuation_orders-2 = La pioche contient deux de ces cartes, et les deux peuvent agir dans le même tour.

ruling-even_bigger-1 = Personne n’a jamais plus de 12 Points de Vie, pas même avec cette carte et une copie d’elle.
ruling-even_bigger-2 = Le Monstre qui perd la carte revient à un maximum de 10 Points de Vie. Dans la première édition, il perd en plus 2 Points de Vie, mais en garde au moins 1 ; dans les suivantes, il ne perd que ceux qui dépassent 10.
ruling-even_bigger-3 = Le Monstre qui reprend la carte à un autre Monstre, ou se met à la copier, gagne les 2 Points de Vie tout comme un acheteur.
ruling-even_bigger-4 = Les 2 Points de Vie viennent d’une carte : on les gagne donc aussi dans Tokyo, et « Régénération » en fait 3.
ruling-even_bigger-dark-1 = Avec « Régénération totale », ou devenu zombie, le propriétaire garde un maximum de 12 Points de Vie, pas plus.

ruling-extra_head-1 = La pioche de base contient deux de ces cartes ; un Monstre qui a les deux lance huit dés.
ruling-extra_head-2 = Les dés d’un tour sont comptés à son premier Lancer : une nouvelle tête sert donc à partir du prochain tour de son propriétaire.
ruling-extra_head-3 = Tout ce qui change le nombre de dés s’additionne ; le total ne descend jamais sous zéro dé.

ruling-fire_breathing-1 = La carte atteint aussi les voisins qui sont dans le même lieu que le propriétaire. Un adversaire qui est son voisin des deux côtés perd ainsi 1 Point de Vie, et non 2.
ruling-fire_breathing-2 = Le voisin de chaque côté est le Monstre le plus proche encore en vie.
ruling-fire_breathing-3 = Un voisin que les Baffes n’atteignent pas perd son Point de Vie à cause de la carte : il ne peut donc pas Fuir et ne reçoit pas de jeton.
ruling-fire_breathing-4 = Dans la deuxième édition et la Dark Edition, une Baffe ajoutée par une carte suffit ; dans la première édition, il faut avoir obtenu une Baffe.
ruling-fire_breathing-5 = Dans la première édition aussi, il faut au moins une Baffe, et l’effet d’une autre carte ne déclenche jamais celle-ci. Les deux voisins perdent alors le Point de Vie, attaqués ou non.

ruling-flame_thrower-1 = Les Points de Vie sont perdus à cause d’une carte et non des Baffes, et personne ne peut donc Fuir : Tokyo garde son Monstre, ou reste vide s’il est éliminé.
ruling-flame_thrower-2 = Chaque Monstre touché peut d’abord utiliser toutes les protections qu’il a.

ruling-freeze_time-1 = Le tour supplémentaire a un dé de moins que le tour qui l’a rapporté : des tours supplémentaires à la suite ont donc de moins en moins de dés.
ruling-freeze_time-2 = Le tour supplémentaire est un tour complet ; celui qui le commence dans Tokyo en est de nouveau récompensé.
ruling-freeze_time-3 = Le Monstre qui achète la carte peut se servir de trois 1 obtenus plus tôt dans le même tour.
ruling-freeze_time-4 = Le tour supplémentaire est proposé et peut être refusé. Une copie à côté de la carte n’en apporte pas un second.
ruling-freeze_time-5 = Les tours supplémentaires gagnés ensemble se jouent dans cet ordre : « Contrôle du temps », « Ultime effort », « Rage ».

ruling-frenzy-1 = Le tour où on l’achète va jusqu’à sa fin normale, avec d’autres achats et tout ce qui arrive à la fin d’un tour ; vient ensuite le tour supplémentaire.
ruling-frenzy-2 = L’acheter n’écourte pas le tour en cours.
ruling-frenzy-3 = Un « Opportuniste » qui l’achète joue juste après le tour en cours ; ensuite, le Monstre dont le tour serait venu joue comme d’habitude.
ruling-frenzy-4 = Le Monstre qui commence le tour supplémentaire dans Tokyo en est de nouveau récompensé.

ruling-friend_of_children-1 = Chaque gain rapporte 1 éclair d’Énergie de plus, si grand soit-il ; toutes les Énergies des dés d’un tour sont un seul gain.
ruling-friend_of_children-2 = L’Énergie d’« Énergie solaire » est un gain ; celle que rend « Métamorphose » ou « Monstre batterie » n’en est pas un.
ruling-friend_of_children-3 = Une vente avec « Métamorphose » ne rapporte rien de plus. Ce qu’un autre Monstre paie au propriétaire est un gain et rapporte 1 éclair de plus, tout comme l’Énergie de Tokyo dans l’option à 2 joueurs.

ruling-gas_refinery-1 = Les Points de Vie sont perdus à cause d’une carte et non des Baffes, et personne ne peut donc Fuir : Tokyo garde son Monstre, ou reste vide s’il est éliminé.

ruling-giant_brain-1 = Une copie à côté de la carte donne encore un Lancer de plus.
ruling-giant_brain-dark-1 = La carte et la tuile « Sournois » donnent chacune un Lancer de plus.

ruling-gourmet-1 = Les 2 Points de Victoire viennent une fois pour le triplé de 1, quel que soit leur nombre, et une fois de plus pour chaque copie de la carte.

ruling-heal-1 = Les Points de Vie viennent d’une carte : on les gagne donc aussi dans Tokyo.

ruling-healing_ray-1 = Le propriétaire décide seul : le Monstre soigné ne peut refuser ni le Soin ni le paiement.
ruling-healing_ray-2 = Dans Tokyo, le propriétaire peut donner ses Soins à d’autres, bien qu’ils ne lui permettent ni de se soigner ni de retirer ses jetons.
ruling-healing_ray-3 = Chaque Soin donné coûte au Monstre soigné 2 éclairs d’Énergie, ou ce qui lui reste s’il en a moins.
ruling-healing_ray-4 = La « Régénération » du Monstre soigné ajoute un Point de Vie gratuitement ; celle du propriétaire du rayon n’ajoute rien.

ruling-herbivore-1 = Seuls comptent les Points de Vie vraiment perdus : une attaque entièrement évitée ne coûte donc pas le Point de Victoire.
ruling-herbivore-2 = Les Points de Vie que le propriétaire se fait perdre à lui-même lui coûtent le Point de Victoire tout comme ceux des autres.
ruling-herbivore-3 = Seules comptent les pertes pendant le propre tour du propriétaire. Le Poison pendant le tour des autres et « Fouisseur » pendant le tour d’un attaquant ne coûtent pas le Point de Victoire.

ruling-herd_culler-1 = La carte et chacune de ses copies tournent un dé par tour, une fois toutes les « Sondes psychiques » utilisées.
ruling-herd_culler-2 = Le dé tourné est un 1 pour tout ce qui s’intéresse aux 1.

ruling-hibernation-1 = Le propriétaire peut se réveiller à n’importe quelle décision de son propre tour. S’il se réveille avant la résolution des dés, ils comptent tous.
ruling-hibernation-2 = Ce que d’autres cartes font au début et à la fin du tour continue pendant le sommeil, et « Métamorphose » peut vendre cette carte.
ruling-hibernation-3 = Un Monstre qui dort n’achète rien ; on n’interroge donc pas son « Opportuniste ».
ruling-hibernation-4 = Un Monstre dans Tokyo ne peut pas poser « Adaptation » sur cette carte. Hors de Tokyo, il le peut, et il dort alors jusqu’à ce qu’il déplace la copie.
ruling-hibernation-5 = Le Poison est une perte de Points de Vie comme une autre ; un Monstre qui dort n’en souffre donc pas.

ruling-high_altitude_bombing-1 = Les Points de Vie sont perdus à cause d’une carte et non des Baffes, et personne ne peut donc Fuir : Tokyo garde son Monstre, ou reste vide s’il est éliminé.
ruling-high_altitude_bombing-2 = Tous les Points de Vie sont perdus en même temps ; si personne ne survit, personne ne gagne.

ruling-it_has_a_child-1 = Le Monstre garde son Énergie.
ruling-it_has_a_child-2 = Le Monstre quitte Tokyo sans qu’on le lui demande. Si ce sont des Baffes qui l’ont fait tomber, l’attaquant prend la place ; après une carte, la place reste vide.
ruling-it_has_a_child-3 = Le Monstre est bien tombé à 0 Point de Vie : « Nécrophage » rapporte donc ses Points de Victoire.
ruling-it_has_a_child-4 = On ne peut pas y renoncer. La carte est défaussée avec toutes les autres et donne exactement 10 Points de Vie, quel qu’ait été le maximum.
ruling-it_has_a_child-5 = Les jetons Poison et Toupetit restent sur le Monstre.
ruling-it_has_a_child-6 = Le Monstre revient hors de Tokyo, dans toutes les éditions et tous les tirages.
ruling-it_has_a_child-dark-1 = Le pion revient à 0 sur la Jauge de Méchanceté, et chaque niveau peut de nouveau être atteint et donner une tuile.
ruling-it_has_a_child-dark-2 = « Dernier rugissement » est considéré en premier ; s’il s’applique, son propriétaire gagne aussitôt.
ruling-it_has_a_child-dark-3 = Une « Zombification » encore inutilisée agit d’abord, et cette carte est défaussée avec le reste.

ruling-jet_fighters-1 = Les Points de Victoire viennent avant la perte des Points de Vie, mais un Monstre que cette perte élimine ne gagne pas la partie avec eux.
ruling-jet_fighters-2 = L’acheteur peut utiliser ses propres protections contre la perte.

ruling-jets-1 = Dans Tokyo, la perte du propriétaire attend sa réponse. Fuir annule la perte, même mortelle ; rester la fait subir, et d’autres protections peuvent alors être utilisées.
ruling-jets-2 = L’attaquant prend la place d’un propriétaire qui fuit, bien qu’aucun Point de Vie n’ait été perdu.
ruling-jets-3 = Un propriétaire qui fuit ne reçoit de cette attaque ni jeton Poison ni jeton Toupetit.
ruling-jets-4 = La carte ne fait rien contre les Points de Vie perdus à cause de cartes.

ruling-made_in_a_lab-1 = Seul le propriétaire voit la carte, et il la paie à son propre prix, réductions comprises. Acheter depuis la pioche ne révèle rien ; aucun « Opportuniste » n’est donc interrogé.
ruling-made_in_a_lab-2 = Une seconde « Expérience scientifique » regarde la même première carte et n’en montre donc pas une deuxième.
ruling-made_in_a_lab-3 = On peut regarder sans limite pendant une phase d’achat, mais il faut chaque fois que la première carte ait changé depuis le dernier regard.

ruling-media_friendly-1 = La carte rapporte à partir de l’achat suivant, pas pour le sien.
ruling-media_friendly-2 = Tout achat rapporte, quel que soit le type de la carte, d’où qu’elle vienne et quel que soit le Monstre dont c’est le tour.

ruling-metamorph-1 = Les cartes se vendent quand les achats sont terminés, au prix indiqué sur la carte : peu importe ce qu’on les a payées, et même si on les a achetées pendant ce tour.
ruling-metamorph-2 = Les jetons dépensés ne font pas baisser le prix ; les éclairs d’Énergie encore posés sur une carte vendue sont perdus.
ruling-metamorph-3 = La vente vient en premier à la fin du tour. « Métamorphose » elle-même peut être vendue, ce qui met fin à la vente.
ruling-metamorph-4 = L’Énergie d’une vente est rendue et non gagnée ; « L’ami des enfants » n’y ajoute donc rien.
ruling-metamorph-dark-1 = Dans la Dark Edition, une vente rapporte le prix imprimé sur la carte de cette édition.

ruling-mimic-1 = Une copie commence avec tous ses jetons à elle.
ruling-mimic-2 = Quand la carte copiée quitte le jeu, « Mimétisme » ne copie aussitôt plus rien. Ce n’est qu’au début du tour de son propriétaire que 1 éclair d’Énergie peut le poser sur une autre carte.
ruling-mimic-3 = « Mimétisme » copie n’importe quelle carte Pouvoir en jeu, y compris celles de son propriétaire, mais jamais un « Mimétisme ». S’il n’y en a aucune, il ne copie rien.
ruling-mimic-4 = Ce qu’une carte donne à l’achat, elle le donne chaque fois que « Mimétisme » est posé sur elle.
ruling-mimic-5 = Une carte copiée qui change de mains reste copiée.
ruling-mimic-6 = Là où son propre usage ferait défausser la carte copiée, c’est « Mimétisme » qui est défaussé, y compris pour le dernier jeton d’un « Écran de fumée ».

ruling-monster_pets-1 = La carte coûte 0 éclair d’Énergie, mais c’est un achat comme un autre. Personne ne descend sous 0 Point de Victoire.

ruling-nanobots-1 = Les Points de Vie se comptent avant qu’aucune tuile n’agisse au début du tour. Le gain vient aussi dans Tokyo, et « Régénération » y ajoute 1.

ruling-national_guard-1 = Les Points de Victoire viennent avant la perte des Points de Vie, mais un Monstre que cette perte élimine ne gagne pas la partie avec eux.

ruling-natural_selection-1 = Ce qui compte, ce sont les dés tels qu’ils sont après tous les changements. On les regarde vers la fin de chaque tour du propriétaire, avant le Poison, y compris au tour de l’achat.
ruling-natural_selection-2 = Le Monstre qui vend la carte avec « Métamorphose » à la fin du tour est épargné.
ruling-natural_selection-3 = Le propriétaire tombe à 0 Point de Vie de son propre fait, et tout ce qui répond à une telle chute y répond.
ruling-natural_selection-4 = Aucune carte n’évite ni ne réduit cette perte.

ruling-nova_breath-1 = Tous ceux qui sont touchés sont blessés par des Baffes. Un Monstre dans Tokyo peut donc Fuir même devant un attaquant qui est dans Tokyo ; sa place reste alors vide.
ruling-nova_breath-2 = Le propriétaire lui-même n’est jamais touché.

ruling-nuclear_power_plant-1 = Les Points de Vie viennent d’une carte : on les gagne donc aussi dans Tokyo.

ruling-opportunist-1 = Plusieurs « Opportunistes » sont interrogés dans le sens des aiguilles d’une montre à partir du Monstre dont c’est le tour.
ruling-opportunist-2 = Un « Opportuniste » paie ce que la carte lui coûte, peut choisir parmi toutes les cartes qui viennent d’être révélées, et on l’interroge de nouveau pour chaque carte qui en remplace une autre.
ruling-opportunist-3 = Un « Opportuniste » qui a acheté une carte parmi plusieurs nouvelles peut ensuite acheter les autres, et aussi celle qui la remplace.
ruling-opportunist-4 = Une carte Action achetée hors de son tour agit aussitôt, avant que le Monstre dont c’est le tour ne continue.
ruling-opportunist-5 = Pendant le tour de son propriétaire, la carte ne fait rien.
ruling-opportunist-dark-1 = Dans la Dark Edition, seul un Monstre qui copie la carte avec « Adaptation » peut être un second « Opportuniste » ; on l’interroge dans le même ordre.

ruling-parasitic_tentacles-1 = Les cartes Pouvoir des autres ne s’achètent que pendant sa propre phase d’achat ; les jetons posés dessus suivent.
ruling-parasitic_tentacles-2 = La carte ne reçoit pas de nouveaux jetons.
ruling-parasitic_tentacles-3 = Une réduction vaut ici aussi, et le vendeur reçoit ce qui est vraiment payé.
ruling-parasitic_tentacles-4 = Reprendre une carte, c’est l’acheter : l’acheteur reçoit tout ce que donne un achat, et le vendeur perd la carte, avec tout ce que cela entraîne.

ruling-plot_twist-1 = La carte s’utilise après toutes les « Sondes psychiques ».
ruling-plot_twist-2 = On n’est pas obligé de l’utiliser, et elle peut attendre n’importe quel tour suivant.
ruling-plot_twist-dark-1 = Utilisée comme « Plan B », « Adaptation » ne copie plus rien jusqu’au début du prochain tour de son propriétaire.

ruling-poison_quills-1 = Dans la deuxième édition et la Dark Edition, les deux Baffes sont des Baffes comme les autres, y compris pour « Queue à piquants » et « Urbavore ». Dans la première édition, elles ne font que prendre 2 Points de Vie de plus et ne sont pas une attaque à elles seules.
ruling-poison_quills-2 = Une copie en ajoute 2 de plus.

ruling-poison_spit-1 = Les jetons continuent d’agir quand la carte qui les a donnés n’est plus là.
ruling-poison_spit-2 = Aucun jeton ne peut être retiré dans Tokyo.
ruling-poison_spit-3 = Un Monstre qui n’a perdu aucun Point de Vie à cause des Baffes ne reçoit pas de jeton.
ruling-poison_spit-4 = Tous les jetons Poison d’un Monstre sont une seule perte, tout à la fin de son tour, et personne n’est tenu pour en être la cause.
ruling-poison_spit-5 = Ce qui évite des pertes évite aussi celle-ci.
ruling-poison_spit-6 = Les Points de Vie perdus à cause du seul « Souffle de feu » ne donnent pas de jeton.
ruling-poison_spit-7 = Une copie donne un second jeton.

ruling-psychic_probe-1 = C’est son propriétaire qui choisit le dé.
ruling-psychic_probe-2 = Avec cette carte, un Monstre ne relance qu’un dé par tour, quel que soit le nombre de ses copies.
ruling-psychic_probe-3 = La nouvelle face compte, même le Soin qui fait défausser la carte.
ruling-psychic_probe-4 = Les propriétaires agissent dans le sens des aiguilles d’une montre à partir du Monstre dont c’est le tour. Celui-ci peut encore ensuite utiliser « Ninja urbain » sur un 3 qu’on lui a imposé, puis ses cartes qui tournent des dés.
ruling-psychic_probe-dark-1 = Quand « Adaptation », utilisée comme « Sonde psychique », fait apparaître un Soin, elle ne copie plus rien jusqu’au début du prochain tour de son propriétaire.

ruling-rapid_healing-1 = On peut la payer avant qu’une perte mortelle ne soit appliquée, mais plus une fois son propriétaire éliminé.
ruling-rapid_healing-2 = Son propriétaire peut regarder ses dés définitifs et payer avant de les résoudre.
ruling-rapid_healing-3 = Elle agit aussi dans Tokyo, et autant de fois qu’on la paie. Chaque fois est un gain à part, auquel « Régénération » ajoute 1.

ruling-reflective_hide-1 = La carte répond à toute perte causée par un Monstre, avec des Baffes ou avec une carte, mais pas au Poison.
ruling-reflective_hide-2 = Le Point de Vie qu’elle coûte n’est jamais renvoyé à son tour. Comme c’est une perte d’exactement 1 Point de Vie, elle ne traverse pas l’« Armure de plaques ».
ruling-reflective_hide-3 = Un propriétaire que la perte élimine ne renvoie rien.
ruling-reflective_hide-4 = La carte ne répond pas aux Points de Vie qu’un Monstre se prend à lui-même.

ruling-regeneration-1 = Chaque gain de Points de Vie augmente de 1 ; tous les Soins des dés d’un tour sont un seul gain.
ruling-regeneration-2 = Un Monstre soigné par le « Rayon revigorant » d’un autre gagne lui aussi son Point de Vie de plus, et ne le paie pas.
ruling-regeneration-3 = Un Soin qui retire un jeton Poison ou Toupetit n’est pas un gain de Points de Vie ; rien ne s’y ajoute donc.

ruling-rooting_for_the_underdog-1 = Le propriétaire doit avoir moins de Points de Victoire que chacun des autres Monstres encore en jeu. Une égalité ne rapporte rien, et les Monstres éliminés ne comptent pas.
ruling-rooting_for_the_underdog-2 = La carte ne rapporte qu’à la fin du tour de son propriétaire, dans tous les tirages.

ruling-shrink_ray-1 = Les jetons Toupetit restent sur leurs Monstres et continuent de coûter des dés quand la carte n’est plus là.
ruling-shrink_ray-2 = Les Soins ne retirent des jetons Toupetit que hors de Tokyo.
ruling-shrink_ray-3 = Un Monstre qui a évité la perte jusqu’au dernier Point de Vie ne reçoit pas de jeton Toupetit.
ruling-shrink_ray-4 = Le nombre de dés est fixé avant le premier Lancer d’un tour et ne peut pas descendre sous zéro. Un jeton retiré avec un Soin rend donc son dé au tour suivant.
ruling-shrink_ray-dark-1 = Les jetons continuent d’agir même quand le propriétaire de la carte est éliminé et que la carte est défaussée.

ruling-smoke_cloud-1 = Le propriétaire peut dépenser autant de jetons qu’il veut dans le même tour, chacun pour un Lancer.
ruling-smoke_cloud-2 = « Métamorphose » rapporte en entier le prix indiqué sur la carte, même s’il n’y reste que peu de jetons.
ruling-smoke_cloud-3 = Achetée à un autre Monstre, la carte arrive avec les jetons qui lui restent et n’est pas regarnie.
ruling-smoke_cloud-dark-1 = Sur cette carte, « Adaptation » a ses trois jetons à elle. Quand ils sont dépensés, la tuile reste à son propriétaire et ne copie plus rien jusqu’au début du prochain tour de ce Monstre.

ruling-solar_powered-1 = La carte agit déjà à la fin du tour où on l’a achetée.
ruling-solar_powered-2 = On regarde l’Énergie du propriétaire après les achats, après les ventes de « Métamorphose » et après « Réserve d’énergie ». L’éclair d’Énergie est un gain ; « L’ami des enfants » en ajoute donc 1.

ruling-spiked_tail-1 = Dans la deuxième édition et la Dark Edition, une Baffe d’« Attaque acide », de « Fouisseur » ou de « Dards empoisonnés » lui suffit ; dans la première édition, il faut avoir obtenu une Baffe.
ruling-spiked_tail-2 = Chaque copie de la carte ajoute une Baffe de plus.

ruling-stretchy-1 = La carte peut servir encore et encore avant la résolution des dés, pour 2 éclairs d’Énergie chaque fois.
ruling-stretchy-2 = On la paie avec les éclairs d’Énergie qu’on avait avant de résoudre les dés, jamais avec ceux que ces dés rapportent.
ruling-stretchy-3 = Elle vient après toutes les « Sondes psychiques » des autres Monstres et peut donc en défaire l’effet.

ruling-super_jump-1 = La carte peut servir une fois par tour, quel que soit le Monstre dont c’est le tour.
ruling-super_jump-2 = « Armure de plaques » considère ce que « Super saut » laisse d’une perte. S’il ne reste rien d’une perte due aux Baffes, le Monstre ne peut pas Fuir et ne reçoit pas de jeton.

ruling-tank-1 = Les Points de Victoire viennent avant la perte des Points de Vie, mais un Monstre qui perd ainsi son dernier Point de Vie ne gagne pas la partie avec eux.

ruling-unstable_dna-1 = Échanger n’est pas acheter : rien de ce qui attend un achat n’a lieu. Les jetons restent sur leurs cartes, et le maximum de Points de Vie des deux Monstres suit les cartes.
ruling-unstable_dna-2 = L’échange ne se fait qu’avec le Monstre dont les Baffes ont provoqué la fuite.
ruling-unstable_dna-3 = Une tuile qui copie la carte n’a pas de carte à donner ; aucun échange n’est donc proposé.

ruling-urbavore-1 = Le Point de Victoire de plus vient aussi dans l’option à 2 joueurs, à côté de l’Énergie.
ruling-urbavore-2 = Dans Tokyo, une Baffe qui vient seulement d’une autre carte lui suffit pour ajouter la sienne.

ruling-vast_storm-1 = La moitié de 1 éclair d’Énergie, arrondie à l’inférieur, donne zéro : un Monstre qui n’en a que 1 le garde.

ruling-were_only_making_it_stronger-1 = Chaque perte est considérée à part, et seuls comptent les Points de Vie vraiment perdus : ni ceux qui ont été évités, ni ceux que le propriétaire n’avait pas.
ruling-were_only_making_it_stronger-2 = Peu importe ce qui a pris les Points de Vie. L’éclair d’Énergie est un gain ; « L’ami des enfants » en ajoute donc 1.

ruling-wings-1 = Elles se paient quand les dés sont sur la table, avant la perte des Points de Vie. Elles protègent ensuite des Baffes comme des cartes jusqu’à la fin du tour.
ruling-wings-2 = Elles protègent aussi des Points de Vie que le propriétaire se prendrait à lui-même, et du Poison à la fin de son propre tour.
ruling-wings-3 = À un Monstre qui n’a rien perdu grâce à elles, on ne demande pas s’il veut Fuir, et il ne reçoit ni jeton Poison ni jeton Toupetit.
ruling-wings-4 = Les Points de Vie perdus plus tôt dans le tour ne reviennent pas.
ruling-wings-dark-1 = Elles ne peuvent pas servir contre « Sélection naturelle ».

ruling-zombify-1 = Cela se fait sans rien demander, une fois par partie pour chaque Monstre. La carte utilisée est défaussée, et le Monstre reste marqué comme zombie.
ruling-zombify-2 = « Dernier rugissement » est considéré avant elle, et « Il restait un œuf ! » viendrait après. Le Monstre garde son Énergie.
ruling-zombify-3 = Les Soins des dés d’un zombie ne le soignent pas et ne retirent pas de jetons ; les Points de Vie donnés par des cartes et des tuiles comptent toujours.

ruling-antimatter_beam-1 = Le doublement vient en dernier et réunit les Baffes obtenues et les Baffes ajoutées.
ruling-antimatter_beam-2 = Pris pendant la résolution des dés, « Rayon d’antimatière » double les Baffes qui restent à résoudre, pas celles qui le sont déjà.

ruling-barbs-1 = « Pointes acérées » compte les Baffes une fois que toutes les cartes ont ajouté les leurs, et avant que « Rayon d’antimatière » ne les double.
ruling-barbs-2 = Prise pendant la résolution des dés, la tuile « Pointes acérées » sert aux Baffes qui restent à résoudre, pas à celles qui le sont déjà.

ruling-cyberbrain-1 = Les dés d’un tour sont comptés à son premier Lancer : un « Cybercerveau » qu’on vient de prendre ajoute donc son dé à partir du prochain tour de son propriétaire.

ruling-defender_of_tokyo-1 = Arriver grâce à « La mort vient du ciel », c’est entrer ; passer de Tokyo Bay à Tokyo City, non.

ruling-devious-1 = Les Lancers supplémentaires de « Sournois » et de « Cerveau démesuré » s’additionnent, ce qui fait cinq Lancers.

ruling-eternal-1 = Le Point de Vie d’« Éternel » ne vient pas des dés : on le gagne aussi dans Tokyo, un zombie le gagne aussi, et « Régénération » y ajoute 1.

ruling-evil_lair-1 = La réduction agit déjà au tour où la tuile est prise et s’additionne à celle d’« Origine extraterrestre », mais aucun prix ne descend sous 0. Renouveler le marché coûte toujours autant.

ruling-final_push-1 = Le tour supplémentaire vient après celui de « Contrôle du temps » et avant celui de « Rage » ; la tuile quitte le jeu quand il commence.
ruling-final_push-2 = Le tour supplémentaire est un tour complet ; celui qui le commence dans Tokyo en est de nouveau récompensé.

ruling-final_roar-1 = « Dernier rugissement » est considéré en premier : un Monstre qui gagne grâce à lui n’utilise ni « Zombification » ni « Il restait un œuf ! ».
ruling-final_roar-2 = La victoire vient à l’instant même de l’élimination et met fin à la partie ; rien ne peut donc plus la reprendre ensuite.

ruling-fluxling-1 = Une copie commence comme si elle venait d’être achetée, avec ses propres jetons. Quand la carte copiée est défaussée, « Adaptation » ne copie plus rien jusqu’au début du prochain tour de son propriétaire.
ruling-fluxling-2 = Ce qu’une carte donne à l’achat, elle le donne chaque fois qu’« Adaptation » est posée sur elle.
ruling-fluxling-3 = Là où la carte copiée se défausserait elle-même, la tuile reste et ne copie plus rien jusqu’au début du prochain tour de son propriétaire.
ruling-fluxling-4 = Un Monstre dans Tokyo ne peut pas poser « Adaptation » sur « Hibernation ».

ruling-full_regeneration-1 = La tuile remonte les Points de Vie dans Tokyo aussi, et aucune combinaison de cartes et de tuiles ne porte un Monstre au-delà de 12 Points de Vie.
ruling-full_regeneration-2 = Cette remontée n’est pas un gain auquel « Régénération » pourrait ajouter : le Monstre a simplement 12 Points de Vie.

ruling-have_it_all-1 = Seules comptent les cartes devant le propriétaire, pas une carte copiée ; « Médiatique » rapporte en plus de la tuile.

ruling-poison_spit_tile-1 = Les jetons Poison restent et continuent d’agir quand la tuile n’est plus là, et les Soins obtenus dans Tokyo ne peuvent pas les retirer.
ruling-poison_spit_tile-2 = La tuile donne du Poison exactement comme la carte « Crachat venimeux » : pour des Points de Vie vraiment perdus à cause des Baffes, et pour rien d’autre.

ruling-skulking-1 = « Tapi dans l’ombre » rapporte 1 Point de Victoire une fois pour trois 1 ou plus, en plus de « Gourmet », mais pas pour les 1 qui ont permis de le prendre.

ruling-skybeam-1 = Ce qu’ajoute « Rayon céleste » est un gain distinct de celui des dés : « L’ami des enfants » et « Régénération » y ajoutent donc 1 aussi.
ruling-skybeam-2 = « Rayon céleste » n’ajoute de Points de Vie qu’aux Soins qui peuvent soigner : aucun dans Tokyo, et aucun pour un zombie.
ruling-skybeam-3 = Seuls les Soins utilisés pour se soigner rapportent le Point de Vie de plus, pas ceux qui servent à retirer des jetons.

ruling-starburst-1 = Les 12 éclairs d’Énergie sont un seul gain : « L’ami des enfants » n’en ajoute que 1.

ruling-tireless-1 = L’éclair d’Énergie d’« Infatigable » est un gain à part ; « L’ami des enfants » en ajoute donc 1.

ruling-underdog-1 = On regarde les Points de Victoire du propriétaire une seule fois, avant l’attaque, et ceux de chaque victime quand elle est blessée : un Point de Victoire pris à l’une n’épargne donc pas la suivante.
ruling-underdog-2 = Une victime qui n’a perdu aucun Point de Vie à cause des Baffes ne donne pas de Point de Victoire, et les pertes dues à des cartes n’en donnent jamais.

ruling-widespread_panic-1 = Personne ne descend sous 0 Point de Victoire. Bien que la tuile ne soit plus là, le Monstre qui l’a prise a eu sa tuile de niveau 6.

# lesson-: the interactive lessons
# What the coach says: lesson-LESSON-WORD; with -else: when something other than the coach asked for was chosen.
# $card: the card or tile that is spoken of

lesson-coach = Votre coach
lesson-step = Étape { $n } sur { $of }
lesson-next = Suite
lesson-yours = À vous
lesson-watch = Regardez ce qui se passe…
lesson-why = Pourquoi ?
lesson-restart = Recommencer cette leçon
lesson-leave = Quitter la leçon
lesson-play = Jouer contre des bots
lesson-to-wickedness = Leçon deux : la Méchanceté
lesson-to-first-game = Revenir à la leçon un
lesson-cards = Voir toutes les cartes
lesson-missing = Cette leçon n’existe pas
lesson-missing-lead = Il y a deux leçons ici : la première partie, et la Méchanceté.

# --- lesson one ---

lesson-first-game-welcome = Bienvenue à Tokyo ! Vous êtes { monster-gigazaur }. { monster-kraken } et { monster-cyber_bunny } veulent aussi la ville, et la bagarre dure déjà depuis un moment.
lesson-first-game-goal = Il y a deux façons de gagner : finir un tour avec 20 Points de Victoire, ou être le dernier survivant. Vous avez 9 Points de Victoire. Allons en chercher d’autres !
lesson-first-game-throw = C’est votre tour, et vos six dés sont tombés. Vous avez jusqu’à trois Lancers. À chaque fois, gardez ce qui vous plaît et relancez le reste.
lesson-first-game-pair = Deux 3, beau début ! Choisissez les deux 3 pour les garder, puis relancez les quatre autres dés.
lesson-first-game-pair-else = Une autre fois, avec plaisir ! Pour l’instant, choisissez les deux 3 : ils montent dans la rangée du haut. Puis relancez les quatre autres.
lesson-first-game-triple = Trois 3 ! Gardez-les tous les trois et relancez le reste une dernière fois.
lesson-first-game-triple-else = Ne les laissez pas filer ! Gardez les trois 3, et relancez les trois autres.
lesson-first-game-scored = Vos trois 3 vous rapportent 3 Points de Victoire. Un triplé vaut le chiffre de ses dés, et chaque dé identique en plus rapporte 1 Point de Victoire. À moins de trois, les chiffres ne rapportent rien.
lesson-first-game-gathered = L’Énergie et les Soins comptent un par un : deux dés Énergie vous ont rapporté 2 éclairs d’Énergie, et un Soin vous a rendu 1 Point de Vie.
lesson-first-game-entered = Il n’y avait personne dans Tokyo : vous deviez y entrer, quels que soient vos dés. Entrer dans Tokyo rapporte 1 Point de Victoire.
lesson-first-game-buy = Avec l’Énergie, on achète des cartes. « { $card } » coûte 4 éclairs d’Énergie, juste ce que vous avez. Elle vous renforce dans Tokyo, et vous la gardez. Achetez-la !
lesson-first-game-buy-else = Vous ferez des économies une autre fois. « { $card } » va vous être très utile dans un instant : achetez-la.
lesson-first-game-target = C’est à { monster-kraken }. La vie est dangereuse dans Tokyo : les Baffes de tous ceux qui sont dehors vous touchent, vous et personne d’autre.
lesson-first-game-stay = Deux Baffes, 2 Points de Vie perdus. Qui prend des Baffes dans Tokyo peut Fuir. Mais commencer votre tour ici rapporte 2 Points de Victoire, et avec 6 Points de Vie vous avez de la marge : restez !
lesson-first-game-stay-else = C’est prudent, mais un peu trop tôt : avec 6 Points de Vie, vous pouvez attendre les 2 Points de Victoire. Restez dans Tokyo.
lesson-first-game-started = Vous avez tenu la ville ! Commencer votre tour dans Tokyo rapporte 2 Points de Victoire, et « { $card } » en a ajouté 1. Vous en avez maintenant 16.
lesson-first-game-hearts = Deux Soins ? Dans Tokyo, les dés ne soignent pas. Gardez plutôt les deux Baffes, et relancez le reste.
lesson-first-game-hearts-else = Les Soins ne vous servent à rien dans Tokyo. Gardez les deux Baffes et relancez les autres dés, Soins compris.
lesson-first-game-claws = Trois Baffes ! Depuis Tokyo, elles touchent tous ceux qui sont dehors, et « { $card } » en ajoute une. Vous pourriez relancer encore, mais rien ne vous y oblige : appuyez sur « { table-stop } ».
lesson-first-game-claws-else = Pourquoi tenter le sort ? Trois Baffes, c’est splendide : appuyez sur « { table-stop } », et frappez.
lesson-first-game-struck = Quelle raclée : { monster-kraken } et { monster-cyber_bunny } perdent 4 Points de Vie chacun. Mais voilà la riposte…
lesson-first-game-yield = Quatre Baffes ! Il ne vous reste que 2 Points de Vie, et dans Tokyo vos dés ne peuvent pas vous soigner. Il est temps de Fuir : les Points de Vie perdus le restent, mais { monster-kraken } doit prendre votre place.
lesson-first-game-yield-else = C’est courageux, mais les prochaines Baffes pourraient vous achever. Quittez Tokyo, et restez en vie.
lesson-first-game-chance = C’est votre chance : { monster-kraken } est resté dans Tokyo avec un seul Point de Vie ! Une Baffe de vous, et le voilà éliminé ; Tokyo est alors libre, et vous y entrez.
lesson-first-game-twos = Vous avez 16 Points de Victoire, il vous en faut 4 de plus. Gardez les deux 2 et relancez le reste.
lesson-first-game-twos-else = Deux 2, c’est un début : gardez-les tous les deux, et relancez le reste.
lesson-first-game-finish = Trois 2, une Baffe et un Soin : gardez ces cinq dés. Si le dernier montre aussi un 2, Tokyo est à vous !
lesson-first-game-finish-else = Il vous les faut tous : gardez les trois 2, la Baffe et le Soin. Ne relancez que le 1.
lesson-first-game-end = 3 Points de Victoire pour quatre 2, { monster-kraken } éliminé par votre Baffe, 1 Point de Victoire pour entrer dans Tokyo : cela fait 20, et votre tour est fini. Vous avez gagné, et vous savez jouer !

# --- lesson two ---

lesson-wickedness-welcome = La Dark Edition ajoute une chose : la Méchanceté. Vous êtes { monster-cyber_kitty }. { monster-alienoid } tient Tokyo et a une belle avance. Un peu de Méchanceté s’impose !
lesson-wickedness-track = Voici la Jauge de Méchanceté. Qui atteint ou dépasse 3, 6 ou 10 peut prendre une des tuiles qui s’y trouvent. Vous commencez à 1.
lesson-wickedness-ones = En plus de leurs Points de Victoire, trois 1 rapportent 2 Points de Méchanceté, et trois 2 en rapportent 1. Les 3 n’en rapportent pas. Gardez les deux 1 et relancez le reste.
lesson-wickedness-ones-else = Ce sont les petits chiffres qui rendent méchant : gardez les deux 1, et relancez le reste.
lesson-wickedness-more = Trois 1 : c’est assez pour une tuile. Gardez-les et relancez le reste. Un quatrième 1 rapporterait un Point de Victoire de plus, mais pas plus de Méchanceté.
lesson-wickedness-more-else = Gardez les trois 1, et relancez les autres dés encore une fois.
lesson-wickedness-take = Quatre 1 : 2 Points de Victoire et 2 Points de Méchanceté, vous voilà à 3. Choisissez une tuile ! Prenez « { $card } » : vous aurez désormais un Lancer de plus à chaque tour.
lesson-wickedness-take-else = Chaque tuile a son intérêt, et une autre fois vous choisirez à votre goût. Pour ce qui vient, prenez « { $card } ».
lesson-wickedness-others = La tuile reste devant vous. La prendre ne coûte pas de Méchanceté, et chaque niveau vous donne une tuile au plus. Aux autres de jouer.
lesson-wickedness-danger = { monster-alienoid } a 18 Points de Victoire. S’il commence son prochain tour dans Tokyo, il en gagne 2 : cela ferait 20 ! Vous avez ce seul tour pour l’en empêcher.
lesson-wickedness-pairs = Deux 1 et deux 2 : avec un triplé de chaque, vous gagneriez 3 Points de Méchanceté. Gardez les quatre.
lesson-wickedness-pairs-else = Gardez les deux 1 et les deux 2 : vous voulez un triplé de chaque.
lesson-wickedness-near = Trois 1 ! Il ne manque qu’un 2. Gardez cinq dés et relancez le dernier.
lesson-wickedness-near-else = Gardez les trois 1 et les deux 2, et relancez le dernier dé.
lesson-wickedness-again = Un 3, et c’était votre troisième Lancer. Mais vous avez « { $card } » : relancez le dernier dé encore une fois !
lesson-wickedness-again-else = Il vous reste un Lancer : gardez les trois 1 et les deux 2, et relancez le dernier dé.
lesson-wickedness-order = Un triplé de chaque ! Quand l’ordre peut compter, vous choisissez par quoi commencer. Ici, les deux se valent : prenez l’un ou l’autre.
lesson-wickedness-order-else = Choisissez lequel des deux résoudre en premier.
lesson-wickedness-panic = 2 Points de Méchanceté, et encore 1 : vous voilà à 6, là où se trouvent les tuiles plus fortes. Il faut arrêter { monster-alienoid } : prenez « { $card } » !
lesson-wickedness-panic-else = Tentant, mais cela n’arrête pas { monster-alienoid }. Prenez « { $card } ».
lesson-wickedness-robbed = Tous les autres ont perdu 4 Points de Victoire ! « { $card } » n’agit qu’une fois et s’en va, tandis que des tuiles comme votre première restent avec vous.
lesson-wickedness-threes = Trois 3 dès le premier Lancer ! Ils ne rapportent pas de Méchanceté, mais 3 Points de Victoire, et 17 et 3 font 20. Appuyez sur « { table-stop } ».
lesson-wickedness-threes-else = Vous avez tout ce qu’il vous faut. Appuyez sur « { table-stop } », et la partie est à vous.
lesson-wickedness-end = 20 Points de Victoire, et Tokyo tremble. À retenir : les 1 et les 2 rendent méchant, et des tuiles attendent à 3, 6 et 10. Sauf indication contraire, une tuile reste avec vous tant que vous êtes en jeu.

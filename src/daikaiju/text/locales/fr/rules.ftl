# rules-, section-, rule- : le livret de règles, dans l’ordre où on le lit
# Un paragraphe se lit aussi seul, là où quelqu’un demande « pourquoi ? ». Seuls ceux de l’édition choisie sont
# montrés : rules.yaml dit lesquels. Les chapeaux valent pour toute édition qui a une règle dans la section.
# « Vous » : la personne qui joue le Monstre dont parle la phrase, en général celui dont c’est le tour.

rules-title = Comment jouer
rules-lead = Vous êtes un Monstre géant, et les autres aussi : lancez six dés pour gagner des Points de Victoire et de l’Énergie, vous soigner et distribuer des Baffes à vos rivaux, pendant que tout le monde se dispute Tokyo. Atteignez 20 Points de Victoire avant les autres, ou soyez le dernier survivant, et vous voilà King of Tokyo.


## Contenu

section-components = Contenu et éléments de jeu
    .lead = Les Monstres, les dés, le plateau et les cartes, et à quoi ils servent.

rule-COMP-1 = Le jeu se joue de deux à six joueurs.
rule-COMP-18 = Ici, joueur et Monstre veulent dire la même chose : ce qui arrive à votre Monstre vous arrive.
rule-COMP-2 = Il y a six Monstres. Chacun a un nom, une fiche de Monstre qui compte ses Points de Victoire et ses Points de Vie, et une figurine à poser dans Tokyo.
rule-COMP-3 = Il y a six dés principaux, tous pareils. Chacun a six faces : 1, 2, 3, Énergie, Baffe et Soin.
rule-COMP-4 = Les dés principaux sont noirs. Deux autres dés, verts, restent à part.
rule-COMP-5 = Les dés principaux sont gris. Deux autres dés, jaunes, restent à part.
rule-COMP-6 = Vous ne lancez un ou deux dés supplémentaires que si vous avez des cartes qui vous les donnent.
rule-COMP-7 = Vous ne lancez un ou deux dés supplémentaires que si vous avez des cartes ou des tuiles Méchanceté qui vous les donnent.
rule-COMP-8 = Le plateau a deux lieux, Tokyo City et Tokyo Bay. Quand une règle ou une carte dit « Tokyo », elle parle des deux.
rule-COMP-17 = Tant que vous n’êtes pas dans Tokyo, vous n’êtes pas sur le plateau. Quand vous y entrez, votre figurine va dans le lieu où vous entrez, Tokyo City ou Tokyo Bay.
rule-COMP-9 = Il y a 66 cartes Énergie. Chacune a un nom, un prix en éclairs d’Énergie, un type (Pouvoir ou Action) et un effet.
rule-COMP-10 = Une carte Pouvoir que vous avez achetée reste devant vous, face visible. Elle agit jusqu’à la fin de la partie, ou jusqu’à ce que quelque chose vous la fasse perdre.
rule-COMP-11 = Une carte Action agit une seule fois, dès que vous l’achetez, puis rejoint la défausse.
rule-COMP-14 = Tous les éclairs d’Énergie viennent d’une banque commune, qui ne s’épuise jamais.
rule-COMP-12 = Il y a 28 jetons : 3 Fumée, 1 Mimétisme, 12 Toupetit et 12 Poison. Les cartes disent quand il vous en faut. Le nombre de jetons Poison et Toupetit n’est pas une limite : s’ils viennent à manquer, prenez autre chose à leur place.
rule-COMP-13 = Il y a 27 jetons : 3 Fumée, 12 Toupetit et 12 Poison. Les cartes et les tuiles disent quand il vous en faut. Le nombre de jetons Poison et Toupetit n’est pas une limite : s’ils viennent à manquer, prenez autre chose à leur place.
rule-COMP-15 = À côté de Tokyo, le plateau montre la Jauge de Méchanceté, de 0 à 10. Chaque Monstre y a un pion.
rule-COMP-16 = Il y a dix tuiles Méchanceté. Leurs deux côtés sont utilisables, et chaque côté a un nom, un effet et un chiffre, son niveau : 3, 6 ou 10.


## Installation

section-setup = Installation
    .lead = À quoi ressemble la table avant que les premiers dés ne roulent.

rule-SETUP-1 = Choisissez un Monstre, puis prenez sa fiche de Monstre et sa figurine. Un même Monstre ne peut être choisi qu’une fois.
rule-SETUP-2 = Chaque Monstre commence avec 10 Points de Vie et aucun Point de Victoire.
rule-SETUP-3 = Personne ne commence avec de l’Énergie, des cartes ou des jetons.
rule-SETUP-4 = Au début, Tokyo est vide : aucun Monstre ne s’y trouve.
rule-SETUP-5 = Toutes les cartes sont mélangées en une seule pioche, face cachée.
rule-SETUP-6 = Les trois premières cartes de la pioche sont posées à côté d’elle, face visible. C’est le marché : les cartes proposées à l’achat.
rule-SETUP-7 = Les six dés principaux, les éclairs d’Énergie et les jetons sont placés à portée de tous. Les deux dés supplémentaires restent à part jusqu’à ce que quelqu’un y ait droit.
rule-SETUP-8 = Jusqu’à quatre Monstres, seule Tokyo City est utilisée. À cinq ou six, Tokyo Bay l’est aussi ; votre table peut s’en passer, ce qui rend une première partie plus facile.
rule-SETUP-9 = De deux à quatre Monstres, seule Tokyo City est utilisée. À cinq ou six, Tokyo City et Tokyo Bay sont toujours utilisées toutes les deux.
rule-SETUP-10 = Le pion de chaque Monstre en jeu commence tout en bas de la Jauge de Méchanceté, sur 0.
rule-SETUP-11 = Les tuiles Méchanceté sont placées à côté de la Jauge, chacune à son niveau : quatre au niveau 3, quatre au niveau 6 et deux au niveau 10.
rule-SETUP-12 = À votre première partie, toutes les tuiles Méchanceté montrent leur côté rouge. Ensuite, vous pouvez jouer avec tous les côtés rouges, tous les côtés verts ou un mélange ; dans ce cas, le hasard décide du côté visible de chaque tuile.


## Qui commence ; ordre et déroulement des tours

section-start = Qui commence, et comment se suivent les tours
    .lead = Un jet de dés pour désigner le premier joueur, puis chacun son tour autour de la table.

rule-START-1 = Avant le premier tour, chacun lance une fois les six dés principaux. Le plus grand nombre de Baffes donne le premier tour ; rien d’autre ne compte dans ce jet.
rule-START-2 = En cas d’égalité pour le plus grand nombre de Baffes, seuls les Monstres à égalité relancent, autant de fois qu’il le faut pour que l’un d’eux en ait plus que les autres.
rule-START-3 = En cas d’égalité pour le plus grand nombre de Baffes, seuls les Monstres à égalité relancent, jusqu’à ce que l’un d’eux soit en tête.
rule-START-4 = Les tours se suivent dans le sens des aiguilles d’une montre : quand votre tour est fini, c’est à votre voisin de gauche.
rule-TURN-1 = Votre tour a quatre phases, dans cet ordre : lancer les dés, les résoudre, acheter des cartes Énergie si vous le voulez, et finir votre tour. Il n’y a pas de phase pour entrer dans Tokyo : cela se fait pendant que vous résolvez vos Baffes.
rule-TURN-2 = Votre tour a cinq phases, dans cet ordre : lancer les dés, les résoudre, entrer dans Tokyo si vous le devez, acheter des cartes Énergie si vous le voulez, et finir votre tour.


## Lancer les dés

section-rolling = Lancer les dés
    .lead = Jusqu’à trois Lancers, et entre deux Lancers vous décidez de ce que vous gardez.

rule-ROLL-1 = À votre tour, vous avez jusqu’à trois Lancers : un premier, puis deux autres où vous pouvez relancer des dés. Seule une carte ou un autre effet peut vous en donner plus.
rule-ROLL-7 = Le premier Lancer n’est pas un choix : vous le faites toujours, et avec tous vos dés.
rule-ROLL-2 = Votre premier Lancer se fait avec les six dés principaux, et avec un ou deux dés supplémentaires si quelque chose que vous avez vous les donne. Si un effet vous retire des dés, comme le fait un jeton Toupetit, vous en lancez autant de moins.
rule-ROLL-3 = Pour le deuxième Lancer, choisissez des dés, d’un seul à tous, et relancez-les. Les autres restent tels quels.
rule-ROLL-4 = Pour le troisième Lancer, choisissez de nouveau parmi tous vos dés. Vous pouvez aussi reprendre des dés que vous aviez mis de côté.
rule-ROLL-5 = Vous pouvez vous arrêter après n’importe quel Lancer. Vous n’êtes jamais obligé de relancer.
rule-ROLL-6 = Ce que vos dés montrent après votre dernier Lancer est ce qui compte pour ce tour. Les faces que vous avez relancées ne rapportent rien.
rule-ROLL-8 = Si une carte vous permet de relancer, elle vous donne un Lancer de plus, avec autant de vos dés que vous voulez, sauf si elle parle d’un seul dé.
rule-ROLL-9 = Quand un effet parle de vos Lancers, il s’agit de ceux de votre tour. Le jet qui désigne le premier joueur n’en fait pas partie, pas plus qu’un jet demandé par une carte : ces dés-là ne servent qu’à cela et ne rapportent rien d’autre.


## Résoudre les dés : généralités

section-resolving = Résoudre les dés
    .lead = Vos dés font maintenant ce qu’ils montrent : chiffres, Énergie, Soins et Baffes.

rule-RES-1 = Tous vos dés doivent être résolus ; vous ne pouvez en ignorer aucun. Vous choisissez l’ordre, symbole par symbole, et tous les dés d’un même symbole comptent ensemble. On ne vous demande votre choix que là où l’ordre peut avoir de l’importance ; sinon les chiffres viennent d’abord, puis l’Énergie, puis les Soins, puis les Baffes.
rule-RES-2 = Vous résolvez tous vos dés dans l’ordre que vous choisissez, symbole par symbole, et tous les dés d’un même symbole comptent ensemble. On ne vous demande votre choix que là où l’ordre peut avoir de l’importance, par exemple quand vous avez des Soins et des Baffes qui pourraient vous faire entrer dans Tokyo ; sinon les chiffres viennent d’abord, puis l’Énergie, puis les Soins, puis les Baffes.


## Résoudre les chiffres

section-numbers = Chiffres : Points de Victoire
    .lead = Trois fois le même chiffre font un triplé, et un triplé rapporte des Points de Victoire.

rule-NUM-1 = Trois dés du même chiffre vous rapportent autant de Points de Victoire que ce chiffre : trois 1 en rapportent 1, trois 2 en rapportent 2, trois 3 en rapportent 3.
rule-NUM-2 = Chaque autre dé du chiffre de votre triplé rapporte 1 Point de Victoire de plus, quel que soit le chiffre : trois 2 en rapportent 2, quatre 2 en rapportent 3.
rule-NUM-3 = Un triplé rapporte en Points de Victoire son chiffre, plus 1 pour chaque dé au-delà du troisième : quatre 1 en rapportent 2, quatre 2 en rapportent 3, quatre 3 en rapportent 4, et six 1 en rapportent 4. Un ou deux dés d’un même chiffre ne rapportent rien.
rule-NUM-4 = Deux triplés de chiffres différents comptent tous les deux : trois 1 et trois 2 rapportent 1 et 2 Points de Victoire, soit 3 en tout.
rule-NUM-5 = Un triplé rapporte son chiffre une seule fois, et non une fois par dé : trois 3 font 3 Points de Victoire, pas 9.


## Méchanceté

section-wickedness = Chiffres : Méchanceté
    .lead = Les petits chiffres vous rendent méchant, et la méchanceté est récompensée.

rule-WICK-1 = Trois 1 vous rapportent 2 Points de Méchanceté, en plus de leur Point de Victoire.
rule-WICK-2 = Trois 2 vous rapportent 1 Point de Méchanceté, en plus de leurs Points de Victoire.
rule-WICK-3 = Les 3 ne rendent pas méchant, si nombreux soient-ils : ils n’apportent aucun Point de Méchanceté.
rule-WICK-4 = Les Points de Méchanceté se comptent par triplé complet. Les dés en plus du triplé rapportent des Points de Victoire, mais pas de Points de Méchanceté : quatre 1 font 2 Points de Victoire et 2 Points de Méchanceté.
rule-WICK-5 = Six 1 sont deux triplés complets et rapportent 4 Points de Méchanceté ; six 2 en rapportent 2. Leurs Points de Victoire sont ceux d’un seul triplé avec trois dés en plus : 4 Points de Victoire pour six 1, 5 pour six 2.
rule-WICK-6 = Vos Points de Méchanceté font monter votre pion sur la Jauge, jusqu’à 10, où il s’arrête. Il ne bouge pas quand vous prenez une tuile ; seul un effet qui le dit le fait redescendre.
rule-WICK-7 = Dès que votre pion arrive à 3, 6 ou 10, ou va plus loin, vous avez droit à une tuile de ce niveau, celle que vous voulez parmi celles qui restent. Choisissez tout de suite : une tuile que vous ne prenez pas maintenant ne pourra plus l’être ensuite, et s’il n’en reste aucune, vous n’avez rien.
rule-WICK-8 = Posez votre tuile devant vous, face visible. Elle agit dès cet instant et peut donc déjà servir pour les dés que vous n’avez pas encore résolus ; pour les Lancers passés, elle arrive trop tard.
rule-WICK-9 = Chaque niveau, 3, 6 ou 10, vous donne une tuile au plus : vous en avez trois au maximum.
rule-WICK-10 = Vous gardez vos tuiles jusqu’à la fin de la partie, sauf si un effet en décide autrement.
rule-WICK-11 = Si votre pion franchit deux niveaux d’un coup, vous pouvez prendre une tuile de chacun, en commençant par le plus bas. Six 1, par exemple, peuvent vous mener de 2 à 6 : vous dépassez 3 et vous atteignez 6.


## Résoudre l’Énergie

section-energy = Énergie
    .lead = L’Énergie est votre monnaie.

rule-ENER-1 = Chaque Énergie de vos dés vous rapporte 1 éclair d’Énergie de la banque.
rule-ENER-2 = L’Énergie n’a pas besoin de triplé : un seul dé suffit, et trois dés rapportent simplement 3 éclairs.
rule-ENER-3 = Vous gardez vos éclairs d’Énergie d’un tour à l’autre, jusqu’à ce que vous les dépensiez.
rule-ENER-4 = Avec vos éclairs d’Énergie, vous achetez des cartes, vous renouvelez le marché et vous payez les effets qui en demandent.


## Résoudre les Soins

section-hearts = Soins : se soigner
    .lead = Les Soins vous soignent, mais pas tant que vous tenez Tokyo.

rule-HEAL-1 = Si vous n’êtes pas dans Tokyo, chaque Soin de vos dés vous rend 1 Point de Vie.
rule-HEAL-2 = Dans Tokyo, les Soins de vos dés ne vous soignent pas.
rule-HEAL-3 = Vous ne pouvez pas avoir plus de 10 Points de Vie : au-delà, les Soins n’ajoutent rien.
rule-HEAL-4 = Seul un effet qui le dit relève votre maximum de 10 Points de Vie. La carte « Encore plus grand », par exemple, permet à son propriétaire d’en avoir jusqu’à 12.
rule-HEAL-5 = Seuls les Soins de vos dés sont sans effet dans Tokyo. Une carte, ou tout autre effet qui vous donne des Points de Vie sans passer par les dés, vous soigne là aussi.
rule-HEAL-6 = Si vous n’êtes pas dans Tokyo quand vous résolvez vos dés, vos Soins vous soignent, même si vous devez entrer dans Tokyo plus tard dans le même tour.
rule-HEAL-7 = Si vous n’êtes pas dans Tokyo, vous pouvez utiliser un Soin de vos dés pour retirer un de vos jetons Poison ou Toupetit au lieu de vous soigner. Vous décidez Soin par Soin.


## Résoudre les Baffes

section-claws = Baffes : attaquer
    .lead = Hors de Tokyo, vos Baffes frappent dans Tokyo ; depuis Tokyo, elles frappent tous ceux qui n’y sont pas.

rule-CLAW-1 = Chacune de vos Baffes fait perdre 1 Point de Vie à tous les Monstres qui ne sont pas du même côté que vous. Pour cela, il n’y a que deux côtés : dans Tokyo, et hors de Tokyo.
rule-CLAW-2 = Si vous êtes dans Tokyo, que ce soit dans Tokyo City ou dans Tokyo Bay, vos Baffes blessent tous les Monstres qui n’y sont pas.
rule-CLAW-3 = Si vous n’êtes pas dans Tokyo, vos Baffes blessent les Monstres qui y sont, dans Tokyo City comme dans Tokyo Bay, et personne d’autre.
rule-CLAW-4 = Les Monstres du même côté ne se blessent pas avec leurs Baffes : ni ceux qui ne sont pas dans Tokyo, ni celui de Tokyo City et celui de Tokyo Bay. Seule une carte peut changer cela.
rule-CLAW-5 = Vous ne choisissez pas de cible et ne répartissez pas vos Baffes : elles touchent toutes chaque Monstre de l’autre côté. Deux Baffes lancées depuis Tokyo font perdre 2 Points de Vie à chaque Monstre hors de Tokyo.
rule-CLAW-6 = Une attaque qui prend le contrôle de Tokyo quand la ville est vide ne blesse personne.
rule-CLAW-7 = Tant qu’il n’y a personne dans Tokyo, les Baffes ne blessent personne. Au premier tour de la partie, les Baffes ne blessent donc jamais.
rule-CLAW-8 = Perdre des Points de Vie à cause d’une carte n’est pas la même chose qu’en perdre à cause des Baffes. Ce que les Baffes entraînent, comme quitter Tokyo, une carte ne l’entraîne pas.
rule-CLAW-9 = Les dégâts qu’une carte cause quand on l’achète ne sont pas une attaque. Les cartes qui renforcent ou récompensent les attaques n’y changent rien.


## Fuir Tokyo

section-yielding = Fuir Tokyo
    .lead = Tenir Tokyo fait mal. Celui qui en a assez peut laisser la ville à l’attaquant.

rule-YIELD-1 = Si vous êtes dans Tokyo et que les Baffes d’un autre Monstre vous font perdre des Points de Vie, vous choisissez : Fuir Tokyo, ou rester.
rule-YIELD-2 = Fuir Tokyo ne vous rend pas les Points de Vie que les Baffes vous ont pris. Seule une carte qui le dit peut vous les épargner.
rule-YIELD-3 = Vous ne pouvez Fuir Tokyo que si les Baffes d’un autre Monstre vous ont vraiment coûté des Points de Vie. Si vous n’en avez perdu aucun, vous restez, sauf si une carte vous laisse partir.
rule-YIELD-4 = Si tous les dégâts d’une attaque sont évités, personne n’est blessé : vous ne pouvez pas Fuir, et rien de ce qui demande des dégâts n’a lieu. L’attaquant a tout de même obtenu une Baffe et prend comme d’habitude une place libre dans Tokyo.
rule-YIELD-5 = Perdre des Points de Vie à cause d’une carte ne vous donne pas le droit de Fuir Tokyo.
rule-YIELD-10 = S’il ne vous reste aucun Point de Vie, il n’y a rien à choisir : vous êtes éliminé, et votre place dans Tokyo est vide.
rule-YIELD-6 = Les Monstres de Tokyo City et de Tokyo Bay choisissent chacun pour soi : les deux peuvent Fuir, ou un seul, ou aucun. On les interroge dans le sens des aiguilles d’une montre à partir de l’attaquant, et le second sait ce que le premier a choisi.
rule-YIELD-7 = Vous choisissez après avoir perdu les Points de Vie et une fois tous les dés de l’attaquant résolus, mais avant qu’il n’entre dans Tokyo.
rule-YIELD-8 = Il n’y a pas d’autre façon de quitter Tokyo de votre plein gré. Vous ne pouvez pas, par exemple, en sortir pendant la phase Entrer dans Tokyo.
rule-YIELD-9 = Si une carte vous laisse quitter Tokyo sans être blessé, l’attaquant prend tout de même votre place.


## Entrer dans Tokyo

section-entering = Entrer dans Tokyo
    .lead = Qui entre dans Tokyo, et quand. Ce n’est jamais un choix.

rule-ENTER-1 = Si Tokyo est vide et que vous résolvez au moins une Baffe obtenue aux dés, vous prenez aussitôt le contrôle de Tokyo City. Vous n’avez pas le choix, et personne n’est blessé.
rule-ENTER-2 = Si Tokyo est vide et que vous n’avez obtenu aucune Baffe, la ville reste vide.
rule-ENTER-3 = Si le Monstre dans Tokyo fuit devant votre attaque, vous devez prendre sa place, aussitôt, pendant que vous résolvez encore vos dés.
rule-ENTER-4 = Si votre attaque prend son dernier Point de Vie au Monstre dans Tokyo, vous prenez aussitôt sa place.
rule-ENTER-13 = Si le Monstre que vous avez attaqué dans Tokyo ne fuit pas et ne perd pas son dernier Point de Vie, et qu’aucune autre place n’y est libre, vous restez hors de Tokyo.
rule-ENTER-5 = Si une carte prend son dernier Point de Vie au Monstre dans Tokyo, personne ne prend sa place. Elle reste vide jusqu’à la prochaine attaque.
rule-ENTER-6 = S’il n’y a personne dans Tokyo quand vient votre phase Entrer dans Tokyo, vous devez entrer dans Tokyo City, quoi que montrent vos dés.
rule-ENTER-7 = Le Monstre qui joue le premier tour de la partie entre toujours dans Tokyo City à ce tour, puisque Tokyo est encore vide.
rule-ENTER-8 = Si un Monstre a fui devant votre attaque, vous devez prendre sa place pendant votre phase Entrer dans Tokyo.
rule-ENTER-10 = Si vos Baffes ont pris son dernier Point de Vie au seul Monstre dans Tokyo, Tokyo est vide quand vient votre phase Entrer dans Tokyo, et vous devez entrer dans Tokyo City.
rule-ENTER-9 = Si Tokyo City est occupée, et que Tokyo Bay est occupée ou n’est pas utilisée, vous restez hors de Tokyo, quoi que montrent vos dés.
rule-ENTER-11 = Si vous êtes déjà dans Tokyo, votre phase Entrer dans Tokyo n’apporte rien : vous ne bougez pas et vous ne gagnez pas de Point de Victoire.
rule-ENTER-12 = Si Tokyo se vide après la phase Entrer dans Tokyo, à cause d’une carte ou à la fin d’un tour, la ville reste vide jusqu’à la fin de ce tour. Le Monstre qui joue ensuite doit y entrer pendant sa propre phase Entrer dans Tokyo.


## Effets de Tokyo

section-tokyo = Effets de Tokyo
    .lead = Tenir Tokyo rapporte beaucoup et fait de vous la cible de tout le monde.

rule-TOKYO-1 = Entrer dans Tokyo vous rapporte 1 Point de Victoire, dans Tokyo City comme dans Tokyo Bay.
rule-TOKYO-2 = Commencer votre tour dans Tokyo vous rapporte 2 Points de Victoire.
rule-TOKYO-4 = Les Points de Victoire pour un tour commencé dans Tokyo ne viennent pas au tour où vous y entrez. Vous les gagnez pour la première fois si vous y êtes encore au début de votre tour suivant.
rule-TOKYO-3 = Vous gagnez aussi ces 2 Points de Victoire quand un tour supplémentaire commence pour vous dans Tokyo.
rule-TOKYO-5 = Tant que vous êtes dans Tokyo, les Soins de vos dés ne vous soignent pas, et vos Baffes blessent tous ceux qui n’y sont pas.


## Tokyo Bay

section-bay = Tokyo Bay
    .lead = À cinq ou six Monstres, il y a de la place pour deux dans Tokyo.

rule-BAY-16 = Quand Tokyo Bay est utilisée, deux Monstres peuvent être dans Tokyo en même temps, un dans Tokyo City et un dans Tokyo Bay.
rule-BAY-1 = Le Monstre de Tokyo City et celui de Tokyo Bay sont tous les deux dans Tokyo. Tous les effets de Tokyo valent aussi dans Tokyo Bay.
rule-BAY-10 = Personne ne peut tenir Tokyo City et Tokyo Bay à la fois.
rule-BAY-2 = Si Tokyo City est occupée, que Tokyo Bay est libre et qu’au moins cinq Monstres sont encore en jeu, un Monstre qui n’est pas dans Tokyo doit entrer dans Tokyo Bay pendant sa phase Entrer dans Tokyo, quoi que montrent ses dés.
rule-BAY-5 = Si vous n’êtes pas dans Tokyo et que vous n’avez obtenu aucune Baffe, vous n’entrez pas dans Tokyo Bay, même si elle est libre.
rule-BAY-6 = Si vous attaquez sans être dans Tokyo, vous devez ensuite y prendre une place qui était libre ou que votre attaque a libérée. Si Tokyo City et Tokyo Bay vous sont toutes deux ouvertes, vous devez prendre Tokyo City.
rule-BAY-7 = Si Tokyo City et Tokyo Bay sont toutes deux vides, prendre le contrôle de Tokyo ne blesse personne.
rule-BAY-8 = Si Tokyo City est occupée et Tokyo Bay libre, votre attaque blesse le Monstre de Tokyo City, puis vous prenez Tokyo Bay. Si ce Monstre fuit ou est éliminé, vous prenez Tokyo City à la place, et Tokyo Bay reste vide.
rule-BAY-9 = Le Monstre de Tokyo Bay peut Fuir tout comme celui de Tokyo City. Vous prenez alors Tokyo Bay, sauf si Tokyo City vous est ouverte : dans ce cas, vous prenez Tokyo City, et Tokyo Bay reste vide.
rule-BAY-12 = Si seul le Monstre de Tokyo Bay fuit devant votre attaque et que Tokyo City est encore occupée, vous entrez dans Tokyo Bay.
rule-BAY-13 = Si seul le Monstre de Tokyo City fuit devant votre attaque, vous entrez dans Tokyo City. Le Monstre de Tokyo Bay reste où il est.
rule-BAY-11 = Si Tokyo City et Tokyo Bay sont abandonnées dans la même attaque, l’attaquant ne prend que Tokyo City. Tokyo Bay reste vide.
rule-BAY-3 = Dès qu’il ne reste que quatre Monstres ou moins, le Monstre de Tokyo Bay doit en partir aussitôt. Il passe dans Tokyo City si elle est vide, ce qui ne rapporte pas de Point de Victoire ; sinon il quitte Tokyo.
rule-BAY-14 = Supposons qu’il y ait cinq Monstres, et que des Baffes venues de l’extérieur prennent son dernier Point de Vie à celui de Tokyo City alors que celui de Tokyo Bay survit. Il n’en reste que quatre, et le survivant passe donc aussitôt dans Tokyo City. Il peut encore Fuir : s’il fuit, l’attaquant entre dans Tokyo City ; s’il reste, l’attaquant reste hors de Tokyo.
rule-BAY-15 = Si vous attaquez depuis Tokyo Bay et qu’il reste ensuite quatre Monstres ou moins, vous devez vous-même partir de Tokyo Bay, aussitôt, au milieu de votre tour : vers Tokyo City si elle est vide, sinon hors de Tokyo.
rule-BAY-4 = Dès qu’il reste moins de cinq Monstres, Tokyo Bay ferme, et le Monstre qui s’y trouve doit quitter Tokyo. Il ne passe pas dans Tokyo City, même si elle est vide.


## Acheter des cartes et renouveler le marché

section-buying = Acheter des cartes Énergie
    .lead = Dépensez votre Énergie pour les cartes du marché, ou économisez-la.

rule-BUY-1 = Pendant votre phase d’achat, vous pouvez acheter des cartes du marché, autant que vous pouvez en payer. Chacune coûte les éclairs d’Énergie indiqués dessus, sauf si un effet change son prix. Vous n’êtes pas obligé d’acheter.
rule-BUY-2 = Une carte achetée au marché est aussitôt remplacée par la première de la pioche. Si la pioche est vide, la défausse est mélangée pour en former une nouvelle.
rule-BUY-3 = Vous pouvez acheter tout de suite, dans la même phase, une carte qui vient d’en remplacer une autre.
rule-BUY-4 = Vous pouvez renouveler le marché, ce qui coûte 2 éclairs d’Énergie. Cela veut dire défausser les trois cartes Énergie proposées ; trois autres sont alors révélées.
rule-BUY-5 = Vous pouvez acheter tout de suite, dans la même phase, les cartes révélées en renouvelant le marché.
rule-BUY-6 = Vous pouvez acheter et renouveler le marché dans n’importe quel ordre et autant de fois que vous voulez, tant qu’il vous reste assez d’Énergie.
rule-BUY-7 = Une carte Action prend effet dès que vous l’achetez, avant toute autre chose. Même le marché n’est complété qu’après.
rule-BUY-8 = Une carte Pouvoir se pose devant vous quand vous l’achetez et agit dès lors. Elle peut même rendre votre achat suivant moins cher.
rule-BUY-9 = Les éclairs d’Énergie que vous ne dépensez pas restent à vous.


## Fin du tour

section-end-of-turn = Finir son tour
    .lead = Un dernier regard sur vos cartes, et les dés passent au suivant.

rule-ENDT-1 = Certains effets attendent la fin de votre tour, comme les jetons Poison. C’est maintenant qu’ils ont lieu.
rule-ENDT-2 = Votre tour est alors fini. À moins d’un tour supplémentaire, les dés vont à votre voisin de gauche, le prochain Monstre encore en jeu.


## Élimination

section-elimination = Monstres éliminés
    .lead = Un Monstre qui n’a plus de Points de Vie est éliminé.

rule-ELIM-1 = Quand il ne vous reste aucun Point de Vie, vous êtes éliminé, sauf si un effet vous fait revenir.
rule-ELIM-2 = Un Monstre éliminé perd ses cartes Pouvoir, qui vont dans la défausse, et toute son Énergie.
rule-ELIM-3 = Un Monstre éliminé perd ses cartes Pouvoir, qui vont dans la défausse, ses tuiles Méchanceté, qui sont retirées de la partie pour de bon, et toute son Énergie.
rule-ELIM-4 = Un Monstre éliminé perd ses cartes Pouvoir, qui vont dans la défausse, et son Énergie. Un « Mimétisme » qui copiait une de ces cartes ne copie plus rien pour l’instant.
rule-ELIM-5 = Un Monstre éliminé ne joue plus et n’est plus le voisin de personne : vos voisins sont les Monstres les plus proches encore en jeu. Il ne compte pas non plus parmi les Monstres qu’il faut pour Tokyo Bay.


## Fin de partie

section-end-of-game = Fin de partie
    .lead = Vingt Points de Victoire, ou plus personne d’autre que vous. Quand vous ouvrez une table, vous pouvez choisir si cela compte aussitôt ou à la fin du tour.

rule-END-1 = La partie s’arrête dès qu’un Monstre a 20 Points de Victoire, quel que soit le Monstre dont c’est le tour. Ce qui est en train de se passer est d’abord mené à son terme.
rule-END-3 = Quand un tour se termine, on regarde si quelqu’un a 20 Points de Victoire, pour tous les Monstres et pas seulement pour celui dont c’était le tour. Jusque-là, le tour continue.
rule-END-4 = À la fin de chaque tour, on regarde si quelqu’un a 20 Points de Victoire, pour tous les Monstres et pas seulement pour celui dont c’était le tour. Jusque-là, le tour continue.
rule-END-2 = La partie s’arrête dès qu’il ne reste qu’un Monstre.
rule-END-6 = La partie s’arrête aussi quand il ne reste qu’un Monstre. Elle n’attend pas la fin du tour.
rule-END-5 = Pour gagner, il faut être en vie. Si vous atteignez 20 Points de Victoire mais perdez votre dernier Point de Vie avant que la partie ne s’arrête, vous êtes éliminé comme n’importe qui et vous n’avez pas gagné.
rule-END-7 = Si les derniers Monstres tombent tous au même moment, il n’y a pas de vainqueur : tout le monde perd.
rule-END-8 = Un Monstre avec 20 Points de Victoire, ou seul survivant, remporte la partie et devient King of Tokyo. Si plusieurs Monstres ont 20 Points de Victoire à ce moment-là, ils partagent la victoire, sauf si votre table en a décidé autrement.


## Option à 2 joueurs

section-two-players = Option : partie à 2 joueurs
    .lead = Avec seulement deux Monstres, Tokyo rapporte de l’Énergie au lieu de Points de Victoire. Votre table peut choisir de jouer sans cette option.

rule-TWO-1 = Dans une partie à deux, entrer dans Tokyo vous rapporte 1 éclair d’Énergie au lieu de 1 Point de Victoire.
rule-TWO-2 = Dans une partie à deux, commencer votre tour dans Tokyo vous rapporte 1 éclair d’Énergie au lieu de 2 Points de Victoire.
rule-TWO-3 = Dans une partie à deux, tout le reste ne change pas : les dés, les Baffes, les Soins et les cartes.
rule-TWO-4 = L’Énergie à la place des Points de Victoire ne vaut que pour les parties commencées à deux Monstres. Si une partie plus grande se réduit à deux, Tokyo continue de rapporter des Points de Victoire.


## Précisions sur les cartes

section-cards = Précisions sur certaines cartes
    .lead = Quand une carte contredit une règle, suivez la carte.

rule-CARD-1 = Un nombre de Points de Victoire sur une carte est ce que vous gagnez en l’achetant. Si vous achetez « Gratte-ciel », par exemple, vous gagnez 4 Points de Victoire, et la carte va dans la défausse.
rule-CARD-2 = « Opportuniste » : si deux Monstres ont ce pouvoir, l’un d’eux grâce à une copie, et qu’une nouvelle carte est révélée, celui qui vient en premier dans le sens des aiguilles d’une montre à partir du Monstre dont c’est le tour peut l’acheter d’abord. S’il n’en veut pas, l’autre peut la prendre.
rule-CARD-3 = « Mimétisme » : quand la carte que vous copiez quitte le jeu, quelle qu’en soit la cause, même parce que son propriétaire est éliminé, vous reprenez le jeton Mimétisme. Au début de votre tour, vous pouvez dépenser 1 éclair d’Énergie pour le poser sur une autre carte Pouvoir.
rule-CARD-4 = « Mimétisme » : si la carte que vous copiez porte des jetons, votre copie reçoit les siens, au complet, comme si la carte venait d’être achetée.
rule-CARD-5 = « Mimétisme » agit comme la carte Pouvoir copiée si vous veniez de l’acheter, avec ses propres jetons, tout neufs, si la carte en a. Si la carte copiée est défaussée, « Mimétisme » cesse aussitôt d’agir, et vous reprenez le jeton Mimétisme. Au début de votre tour suivant, avant de lancer les dés, vous pouvez dépenser 1 éclair d’Énergie pour le poser sur une autre carte Pouvoir.
rule-CARD-6 = « Adaptation » : cette tuile agit comme la carte Pouvoir copiée si vous veniez de l’acheter, avec ses propres jetons, tout neufs, si la carte en a. Si la carte copiée est défaussée, la copie cesse d’agir. Au début de votre tour suivant, avant de lancer les dés, vous pouvez choisir gratuitement une autre carte Pouvoir.
rule-CARD-7 = « Crachat venimeux » et « Rayon réducteur » : une fois donnés, les jetons Poison et Toupetit ne partent plus avec la carte dont ils viennent ; ils restent où ils sont et continuent d’agir.
rule-CARD-8 = « Crachat venimeux » et « Rayon réducteur » : une fois donnés, les jetons Poison et Toupetit ne partent plus avec la tuile ou la carte dont ils viennent ; ils restent où ils sont et continuent d’agir.
rule-CARD-9 = Dans Tokyo, les jetons Poison et Toupetit ne peuvent pas être retirés. Hors de Tokyo, chaque Soin de vos dés peut retirer un des vôtres au lieu de vous soigner.
rule-CARD-10 = « Souffle de feu » : quand vous avez au moins une Baffe, vos voisins de gauche et de droite perdent chacun 1 Point de Vie de plus, où qu’ils soient, même là où vos Baffes n’arrivent pas. S’il ne reste qu’un autre Monstre, il perd ainsi 1 Point de Vie, et non 2.
rule-CARD-11 = « Souffle de feu » : quand vous attaquez, vos voisins de gauche et de droite subissent chacun 1 dégât de plus, où qu’ils soient, ou seulement 1 en tout s’il ne reste qu’un autre Monstre. Pour un voisin que vous attaquez, ce dégât fait partie de l’attaque ; pour un voisin que vos Baffes n’atteignent pas, c’est un dégât à part, et non une attaque.
rule-CARD-12 = « Métamorphose » : vous vendez des cartes Pouvoir à la fin de votre tour, quand vous avez fini d’acheter. Une carte achetée pendant ce tour peut être vendue aussi.
rule-CARD-13 = « Métamorphose » : vous ne vous séparez de cartes Pouvoir qu’à la fin de votre tour, après votre phase d’achat ; l’Énergie arrive donc trop tard pour les achats de ce tour. Une carte achetée pendant ce tour peut partir aussi.
rule-CARD-14 = « Métamorphose » : vous recevez en entier le prix indiqué sur la carte ; peu importe que vous l’ayez payée moins cher.
rule-CARD-15 = « Encore plus grand » : quand vous perdez cette carte, vous perdez les 2 Points de Vie qu’elle vous avait donnés, mais jamais votre dernier Point de Vie.
rule-CARD-16 = « Nécrophage » : un Monstre que « Il restait un œuf ! » maintient en jeu est tout de même tombé à 0 Point de Vie ; vous gagnez donc vos 3 Points de Victoire.
rule-CARD-17 = « Tentacules parasites » : vous n’achetez des cartes Pouvoir à d’autres Monstres que pendant la phase d’achat de votre propre tour. Les jetons posés sur une telle carte vous reviennent avec elle, tels quels.
rule-CARD-18 = « Plongeon de haute altitude » : si vous l’achetez dans Tokyo Bay, vous êtes déjà dans Tokyo. Vous gagnez ses Points de Victoire, mais vous restez dans Tokyo Bay et ne prenez pas Tokyo City.
rule-CARD-19 = « Énergie solaire » : elle agit déjà à la fin du tour où vous l’achetez.
rule-CARD-20 = Les cartes qui renforcent votre attaque ne font rien si vous n’avez obtenu aucune Baffe : sans attaque, il n’y a rien à renforcer.


## Glossaire

section-glossary = Glossaire
    .lead = Ce que certains mots veulent dire, ici et sur les cartes.

rule-GLOS-1 = Dégât : un dégât est un Point de Vie perdu.
rule-GLOS-2 = Attaquer : vous attaquez quand vous avez obtenu au moins une Baffe, et seulement dans ce cas.
rule-GLOS-3 = Fuir : abandonner Tokyo au Monstre qui vous a attaqué.
rule-GLOS-4 = Éliminé : qui n’a plus aucun Point de Vie.
rule-GLOS-5 = Vos Lancers : tous les jets de dés d’un tour, jusqu’à trois. Entre deux Lancers, vous pouvez mettre des dés de côté et en reprendre que vous aviez mis de côté auparavant.
rule-GLOS-6 = Lancer : jeter les dés à votre tour. Avant chaque Lancer, vous pouvez mettre de côté des dés du précédent, ou reprendre ceux que vous aviez mis de côté.
rule-GLOS-7 = Fuir : quitter Tokyo après avoir perdu des Points de Vie à cause des Baffes d’un autre Monstre.
rule-GLOS-8 = Attaquer : faire perdre des Points de Vie à d’autres Monstres avec vos Baffes.
rule-GLOS-9 = Attaquer, blesser : avec vos Baffes, pendant que vous résolvez vos dés, prendre au moins un Point de Vie à un autre Monstre. Une carte qui coûte des Points de Vie à quelqu’un n’est pas une attaque.
rule-GLOS-10 = Tour : le tour d’un seul Monstre. Il s’achève quand les dés passent au suivant.


## Différences entre les éditions
# Le message est le sujet, les attributs disent ce qu’il en est dans chaque édition.

difference-1 = Les phases d’un tour
    .first = Quatre : lancer, résoudre, acheter, finir.
    .second = Cinq : lancer, résoudre, entrer dans Tokyo, acheter, finir.
    .dark = Cinq : lancer, résoudre, entrer dans Tokyo, acheter, finir.
difference-2 = Une égalité pour le premier tour
    .first = Seuls les Monstres à égalité relancent.
    .second = Seuls les Monstres à égalité relancent.
    .dark = Seuls les Monstres à égalité relancent.
difference-3 = L’ordre de vos dés
    .first = Au choix. Des Baffes peuvent vous faire entrer dans Tokyo avant que vos Soins ne comptent.
    .second = Au choix. Tous les dés doivent être résolus.
    .dark = Au choix. Tous les dés doivent être résolus, et une tuile que vous gagnez agit pour ceux qui restent.
difference-4 = Tokyo vide et pas de Baffe
    .first = Tokyo reste vide.
    .second = Vous devez entrer dans Tokyo City.
    .dark = Vous devez entrer dans Tokyo City.
difference-5 = Tokyo vide et des Baffes
    .first = Votre attaque prend aussitôt Tokyo City et ne blesse personne.
    .second = Vos Baffes ne blessent personne. Vous entrez dans Tokyo City pendant la phase Entrer dans Tokyo.
    .dark = Vos Baffes ne blessent personne. Vous entrez dans Tokyo City pendant la phase Entrer dans Tokyo.
difference-6 = Le premier tour de la partie
    .first = Vous n’entrez dans Tokyo que si vous avez obtenu une Baffe.
    .second = Vous entrez toujours dans Tokyo.
    .dark = Vous entrez toujours dans Tokyo.
difference-7 = Prendre la place d’un Monstre qui fuit
    .first = Aussitôt, pendant que vous résolvez vos dés.
    .second = Pendant votre phase Entrer dans Tokyo.
    .dark = Pendant votre phase Entrer dans Tokyo.
difference-8 = Prendre la place d’un Monstre éliminé par vos Baffes
    .first = Aussitôt, pendant que vous résolvez vos dés.
    .second = Pendant votre phase Entrer dans Tokyo.
    .dark = Pendant votre phase Entrer dans Tokyo.
difference-9 = Quand une carte vide Tokyo
    .first = La ville reste vide jusqu’à ce que quelqu’un obtienne une Baffe.
    .second = La ville reste vide jusqu’à la phase Entrer dans Tokyo du Monstre suivant, qui doit y entrer.
    .dark = La ville reste vide jusqu’à la phase Entrer dans Tokyo du Monstre suivant, qui doit y entrer.
difference-10 = Les Soins au tour où vous entrez
    .first = Tout dépend de votre ordre : les Soins résolus avant les Baffes soignent, ceux qui viennent après des Baffes qui ont pris Tokyo ne soignent pas.
    .second = Ils soignent : vous n’êtes pas encore dans Tokyo quand vous les résolvez.
    .dark = Ils soignent : vous n’êtes pas encore dans Tokyo quand vous les résolvez.
difference-11 = Quand vous pouvez Fuir
    .first = Quand vous êtes attaqué dans Tokyo et blessé.
    .second = Quand les Baffes d’un autre Monstre vous ont coûté des Points de Vie dans Tokyo.
    .dark = Quand les Baffes d’un autre Monstre vous ont coûté des Points de Vie dans Tokyo.
difference-12 = Une attaque qui ne blesse personne, parce que tout a été évité
    .first = Vous ne pouvez pas Fuir, mais l’attaquant prend une place libre dans Tokyo.
    .second = Vous n’avez perdu aucun Point de Vie : vous ne pouvez donc pas Fuir.
    .dark = Vous n’avez perdu aucun Point de Vie : vous ne pouvez donc pas Fuir.
difference-13 = Une carte vous laisse quitter Tokyo sans être blessé
    .first = L’attaquant prend aussitôt votre place.
    .second = L’attaquant prend votre place pendant la phase Entrer dans Tokyo.
    .dark = L’attaquant prend votre place pendant la phase Entrer dans Tokyo.
difference-14 = Tokyo Bay à cinq ou six Monstres
    .first = Utilisée, sauf si la table s’en passe.
    .second = Toujours utilisée.
    .dark = Toujours utilisée.
difference-15 = Entrer dans Tokyo Bay quand elle est libre
    .first = Seulement en attaquant, avec au moins une Baffe.
    .second = Vous le devez, pendant votre phase Entrer dans Tokyo, quoi que montrent vos dés.
    .dark = Vous le devez, pendant votre phase Entrer dans Tokyo, quoi que montrent vos dés.
difference-16 = Le Monstre de Tokyo Bay, quand il n’en reste que quatre
    .first = Il quitte Tokyo dans tous les cas.
    .second = Il passe dans Tokyo City si elle est vide, sinon il quitte Tokyo.
    .dark = Il passe dans Tokyo City si elle est vide, sinon il quitte Tokyo.
difference-17 = Une attaque élimine le Monstre de Tokyo City, en laisse quatre et épargne celui de Tokyo Bay
    .first = Le Monstre de Tokyo Bay quitte Tokyo, et l’attaquant prend Tokyo City.
    .second = Le Monstre de Tokyo Bay passe dans Tokyo City. L’attaquant n’entre que s’il fuit.
    .dark = Le Monstre de Tokyo Bay passe dans Tokyo City. L’attaquant n’entre que s’il fuit.
difference-18 = Vingt Points de Victoire
    .first = Ils mettent aussitôt fin à la partie.
    .second = On les vérifie à la fin de chaque tour.
    .dark = On les vérifie à la fin de chaque tour.
difference-19 = Il ne reste qu’un Monstre
    .first = La partie s’arrête aussitôt.
    .second = La partie s’arrête aussitôt.
    .dark = La partie s’arrête aussitôt.
difference-20 = Ce que perd un Monstre éliminé
    .first = Ses cartes Pouvoir et son Énergie.
    .second = Ses cartes Pouvoir et son Énergie.
    .dark = Ses cartes Pouvoir, ses tuiles Méchanceté et son Énergie.
difference-21 = La Méchanceté
    .first = Il n’y en a pas.
    .second = Il n’y en a pas.
    .dark = Les triplés de 1 et de 2 vous font monter sur une Jauge ; à 3, 6 et 10, vous pouvez prendre une tuile.
difference-22 = Les dés supplémentaires
    .first = Grâce à des cartes.
    .second = Grâce à des cartes.
    .dark = Grâce à des cartes ou à des tuiles Méchanceté.
difference-23 = Les couleurs des dés
    .first = Six noirs, deux verts.
    .second = Six noirs, deux verts.
    .dark = Six gris, deux jaunes.
difference-24 = Les jetons
    .first = 28, dont un pour « Mimétisme ».
    .second = 28, dont un pour « Mimétisme ».
    .dark = 27, aucun pour « Mimétisme ».
difference-25 = Ce qui peut relever le maximum de 10 Points de Vie
    .first = Une carte qui le dit.
    .second = Une carte qui le dit.
    .dark = Une carte ou une tuile qui le dit.
difference-26 = Se soigner dans Tokyo
    .first = Avec des cartes, pas avec les dés.
    .second = Avec des cartes, pas avec les dés.
    .dark = Avec des cartes et des tuiles, pas avec les dés.
difference-27 = Commencer un tour supplémentaire dans Tokyo
    .first = 2 Points de Victoire, comme à n’importe quel tour.
    .second = 2 Points de Victoire, comme à n’importe quel tour.
    .dark = 2 Points de Victoire, comme à n’importe quel tour.
difference-28 = Une partie à deux
    .first = Tokyo rapporte des Points de Victoire comme toujours, sauf si la table choisit l’Énergie.
    .second = Tokyo rapporte des Points de Victoire comme toujours, sauf si la table choisit l’Énergie.
    .dark = Tokyo rapporte 1 éclair d’Énergie quand on y entre et 1 quand on y commence son tour, au lieu de Points de Victoire, sauf si la table choisit les Points de Victoire.
difference-29 = Retirer des jetons Poison et Toupetit
    .first = Avec des Soins, et seulement hors de Tokyo.
    .second = Avec des Soins, et seulement hors de Tokyo.
    .dark = Avec des Soins, et seulement hors de Tokyo.
difference-30 = Les jetons Poison et Toupetit, quand ce dont ils viennent n’est plus là
    .first = Ils survivent à la carte.
    .second = Ils survivent à la carte.
    .dark = Ils survivent à la carte ou à la tuile.
difference-31 = Copier une carte
    .first = La carte « Mimétisme », avec un jeton. Le déplacer coûte 1 éclair d’Énergie au début de votre tour.
    .second = La carte « Mimétisme », avec un jeton. Le déplacer coûte 1 éclair d’Énergie au début de votre tour.
    .dark = La tuile « Adaptation », sans jeton. Choisir une autre carte au début de votre tour est gratuit.
difference-32 = « Souffle de feu »
    .first = Quand vous attaquez, vos deux voisins subissent 1 dégât de plus. Il ne fait partie de l’attaque que pour ceux que vous attaquez.
    .second = Avec une Baffe, vos deux voisins perdent 1 Point de Vie de plus, où qu’ils soient. À lui seul, ce Point de Vie perdu ne permet à personne de Fuir.
    .dark = Avec une Baffe, vos deux voisins perdent 1 Point de Vie de plus, où qu’ils soient. À lui seul, ce Point de Vie perdu ne permet à personne de Fuir.
difference-33 = « Métamorphose »
    .first = Vous vendez après vos achats, au prix indiqué sur la carte, même ce que vous venez d’acheter.
    .second = Vous vendez à la fin de votre tour, au prix indiqué sur la carte, même ce que vous venez d’acheter.
    .dark = Vous vendez à la fin de votre tour, au prix indiqué sur la carte, même ce que vous venez d’acheter.
difference-34 = Perdre « Encore plus grand »
    .first = Vous perdez 2 Points de Vie, mais jamais le dernier.
    .second = Votre maximum redescend, et seuls les Points de Vie qui le dépassent sont perdus.
    .dark = Votre maximum redescend, et seuls les Points de Vie qui le dépassent sont perdus.
difference-36 = Une carte Action
    .first = Elle prend effet aussitôt, avant d’être remplacée au marché.
    .second = Elle prend effet aussitôt, avant d’être remplacée au marché.
    .dark = Elle prend effet aussitôt, avant d’être remplacée au marché.


## Exemples
# Chacun peut être ouvert à une table et joué. Le texte dit ce qui s’y passe.

example-EX-1D = Un Lancer qui rend Gigazaur méchant
    .text = Gigazaur, qui n’est pas dans Tokyo et qui a 2 Points de Méchanceté, garde deux 3 après le premier Lancer. Le deuxième apporte trois 2 : il garde plutôt ceux-là, relance les trois autres dés et finit avec quatre 2, une Énergie et une Baffe. Les 2 rapportent 3 Points de Victoire et 1 Point de Méchanceté, ce qui suffit pour une tuile de niveau 3, l’Énergie rapporte 1 éclair d’Énergie, et la Baffe prend 1 Point de Vie à Cyber Bunny dans Tokyo. Si Cyber Bunny fuit, Gigazaur doit entrer dans Tokyo City et gagne un quatrième Point de Victoire ; obtenue dans Tokyo, la même Baffe blesserait tous ceux qui n’y sont pas.
example-EX-1S = Changer d’avis sur ses dés
    .text = Gigazaur, qui n’est pas dans Tokyo, garde deux 3 après le premier Lancer. Le deuxième apporte trois 2 : il garde plutôt ceux-là, relance les trois autres dés et finit avec quatre 2, une Énergie et une Baffe. Cela fait 3 Points de Victoire, 1 éclair d’Énergie, et 1 Point de Vie de moins pour Cyber Kitty dans Tokyo. Obtenue dans Tokyo, la même Baffe blesserait tous ceux qui n’y sont pas.
example-EX-1F = Un Lancer, et une Baffe pour le Monstre dans Tokyo
    .text = Gigazaur, qui n’est pas dans Tokyo, garde deux 3 après le premier Lancer, mais y renonce quand le deuxième apporte trois 2. Il finit avec quatre 2, une Énergie et une Baffe : 3 Points de Victoire, 1 éclair d’Énergie, et 1 Point de Vie de moins pour Cyber Kitty dans Tokyo. Si Cyber Kitty reste, Gigazaur reste hors de Tokyo ; si Cyber Kitty fuit, Gigazaur prend aussitôt Tokyo City et gagne un quatrième Point de Victoire. Obtenue dans Tokyo, la même Baffe blesserait tous ceux qui n’y sont pas.
example-EX-2 = Quatre 1
    .text = Gigazaur finit ses Lancers avec quatre 1. Trois d’entre eux forment un triplé et rapportent 1 Point de Victoire, le quatrième en rapporte 1 de plus : Gigazaur gagne donc 2 Points de Victoire. Là où l’on joue avec la Méchanceté, le triplé rapporte aussi 2 Points de Méchanceté, mais le quatrième dé n’en ajoute pas.
example-EX-3 = Trois 3, quatre 3
    .text = Trois 3 rapportent à Gigazaur 3 Points de Victoire : le triplé compte une fois, et non une fois par dé, cela n’en fait donc pas 9. Avec un quatrième 3, il y a 1 Point de Victoire de plus, soit 4 en tout.
example-EX-4 = Renouveler le marché et acheter
    .text = Un Monstre a 10 éclairs d’Énergie, et aucune des cartes proposées ne lui plaît. Il en dépense 2 pour renouveler le marché et trouve parmi les nouvelles une carte à 3 éclairs. Il achète cette carte, qui est aussitôt remplacée, et garde pour plus tard les 5 éclairs qui lui restent.
example-EX-5D = Cinq Monstres pour une seule ville
    .text = Meka Dragon envoie quatre Baffes à Gigazaur dans Tokyo City et à Kraken dans Tokyo Bay ; tous deux fuient, et il entre dans Tokyo City. Gigazaur revient dans Tokyo Bay, qui est libre, jusqu’à ce qu’une Baffe de Kraken l’en chasse et que Kraken prenne sa place ; The King et Cyber Bunny trouvent les deux places occupées. Au début de son tour suivant, Meka Dragon gagne 2 Points de Victoire, et ses trois Baffes éliminent Gigazaur et blessent tous ceux qui ne sont pas dans Tokyo, mais pas Kraken dans Tokyo Bay. Il ne reste que quatre Monstres : Kraken doit aussitôt partir de Tokyo Bay.
example-EX-5S = Cinq Monstres, deux places
    .text = Meka Dragon envoie quatre Baffes à Gigazaur dans Tokyo City et à Space Penguin dans Tokyo Bay ; tous deux fuient, et il entre dans Tokyo City. Gigazaur revient dans Tokyo Bay, qui est libre, jusqu’à ce qu’une Baffe de Space Penguin l’en chasse et que Space Penguin prenne sa place ; The King et Cyber Kitty trouvent les deux places occupées. Au début de son tour suivant, Meka Dragon gagne 2 Points de Victoire, et ses trois Baffes éliminent Gigazaur et blessent tous ceux qui ne sont pas dans Tokyo, mais pas Space Penguin dans Tokyo Bay. Il ne reste que quatre Monstres : Space Penguin doit aussitôt partir de Tokyo Bay.
example-EX-5F-ZH = Cinq Monstres attaquent tour à tour
    .text = Gigazaur envoie quatre Baffes à The King dans Tokyo City et à Kraken dans Tokyo Bay ; tous deux abandonnent, et il prend Tokyo City. The King attaque, Gigazaur reste, et The King doit prendre Tokyo Bay, qui est libre ; si Gigazaur avait fui, The King aurait pris Tokyo City, et Tokyo Bay serait restée vide. Une Baffe de Cyber Kitty chasse ensuite The King de Tokyo Bay, et Cyber Kitty s’y installe. Enfin, Gigazaur gagne 2 Points de Victoire pour avoir commencé son tour dans Tokyo et élimine The King avec trois Baffes : il ne reste que quatre Monstres, Tokyo Bay ferme, et Cyber Kitty doit partir.
example-EX-5F-FA = Tokyo Bay ouvre et ferme
    .text = Les quatre Baffes de Gigazaur chassent Alienoïd de Tokyo City et Kraken de Tokyo Bay, et il prend Tokyo City. The King, qui n’a que 4 Points de Vie, attaque et prend Tokyo Bay, parce que Gigazaur reste ; si Gigazaur était parti, ç’aurait été Tokyo City. La Baffe de Cyber Kitty fait Fuir The King de Tokyo Bay, et Cyber Kitty s’y installe. Quand les trois Baffes de Gigazaur éliminent The King, il ne reste que quatre Monstres : Tokyo Bay ferme, et Cyber Kitty doit quitter Tokyo.
example-EX-6 = Acheter « Gratte-ciel »
    .text = Gigazaur a 8 éclairs d’Énergie et achète « Gratte-ciel » pour 6. Il gagne aussitôt 4 Points de Victoire, la carte va dans la défausse, et une nouvelle prend sa place au marché.
example-EX-7 = Dans Tokyo sans une Baffe
    .text = La partie commence, et les dés de Gigazaur ne montrent pas une seule Baffe. Tokyo est vide : Gigazaur doit tout de même entrer dans Tokyo City, et y gagne 1 Point de Victoire.
example-EX-8 = Des Baffes, mais personne dans Tokyo
    .text = La partie commence, et les dés de Gigazaur montrent deux Baffes. Il n’y a personne dans Tokyo, personne ne perd donc de Points de Vie. Gigazaur entre ensuite dans Tokyo City et gagne 1 Point de Victoire.
example-EX-9 = La première Baffe prend Tokyo
    .text = La partie commence, et les dés de Gigazaur ne montrent aucune Baffe : Tokyo reste vide. C’est ensuite à The King, qui obtient deux Baffes. Elles ne blessent personne, mais elles font entrer The King dans Tokyo City, pour 1 Point de Victoire.
example-EX-10 = Dans Tokyo Bay sans une Baffe
    .text = Cinq Monstres jouent, Kraken tient Tokyo City, et Tokyo Bay est libre. Les dés de Gigazaur ne montrent aucune Baffe, et pourtant il doit entrer dans Tokyo Bay pendant sa phase Entrer dans Tokyo. Il gagne 1 Point de Victoire, et personne n’est blessé.
example-EX-11 = Pas de Baffe, pas de Tokyo Bay
    .text = Cinq Monstres jouent, Kraken tient Tokyo City, et Tokyo Bay est libre. Les dés de Gigazaur ne montrent aucune Baffe : il reste hors de Tokyo, et Tokyo Bay reste libre.
example-EX-12 = De Tokyo Bay à Tokyo City
    .text = Cinq Monstres jouent ; The King tient Tokyo City avec 2 Points de Vie, Kraken tient Tokyo Bay. Les trois Baffes de Gigazaur éliminent The King et, comme il ne reste que quatre Monstres, Kraken passe dans Tokyo City, avec 7 Points de Vie et sans gagner de Point de Victoire. Si Kraken reste, Gigazaur reste hors de Tokyo ; si Kraken fuit, Gigazaur entre dans Tokyo City et gagne 1 Point de Victoire.
example-EX-13 = Tokyo Bay ferme
    .text = Cinq Monstres jouent ; The King tient Tokyo City avec 2 Points de Vie, Kraken tient Tokyo Bay. Les trois Baffes de Gigazaur éliminent The King et prennent 3 Points de Vie à Kraken. Il ne reste que quatre Monstres : Kraken doit quitter Tokyo, et Gigazaur prend Tokyo City pour 1 Point de Victoire.
example-EX-14 = Vingt Points de Victoire trop tard
    .text = Gigazaur a 18 Points de Victoire et 3 Points de Vie. Il achète une carte qui rapporte 4 Points de Victoire et coûte 3 Points de Vie à son acheteur. Sans Points de Vie, Gigazaur est éliminé, vingt Points de Victoire ou non, et les autres continuent la partie.

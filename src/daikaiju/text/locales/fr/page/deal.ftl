# deal-: games with the same dice and cards for each seat and turn

deal-name = Donne
deal-title = Donne { $code }
deal-lead = Toutes les parties de cette donne ont les mêmes dés et les mêmes cartes pour chaque place et chaque tour. Jouez-la, envoyez le lien, ou laissez le champion jouer à votre place, puis comparez.
deal-link = Rejouer ma donne
deal-seat = Place
deal-seat-of = { $n } : { $monster }
deal-play = Jouer cette donne à cette place
deal-champion = Laisser le champion jouer cette place
deal-games = Parties de cette donne
deal-player = Joué par
deal-place = Rang
deal-start = Départ
deal-result = Résultat
deal-without-luck = Résultat sans la chance
deal-reviewing = L’analyse est en cours.
deal-terms = Départ et résultat sont des chances de victoire. Entre les deux, ce qui les a changées, en points : dés et cartes sont de la chance. Le résultat sans la chance est le départ plus les points de toutes les décisions.
deal-known = Dés et cartes dépendent de la place, de son tour et du numéro du lancer ou de la carte, pas des décisions des autres. Qui a vu une partie de cette donne en connaît les dés : ces parties ne sont pas classées.
deal-notice = Cette table rejoue la donne de la partie { $code } : les mêmes dés et cartes pour chaque place et chaque tour. Ils peuvent être connus, la partie n’est donc pas classée.
deal-unproved = Les dés sont ceux d’une partie déjà jouée. L’enregistrement prouve qu’ils sont les mêmes, mais pas que personne ne les connaissait.

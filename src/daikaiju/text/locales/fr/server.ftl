### Ce que le serveur dit à une personne : pourquoi il refuse, pourquoi une connexion se termine.

## Demandes

refused-bad-request = Demande incomprise : { $detail }. La forme attendue est décrite dans docs/reference/protocol.md.
refused-bad-name = Un nom doit avoir au moins une lettre visible : choisissez-en un autre.
refused-no-player = La table ne vous connaît pas encore : autorisez les cookies pour cette page, puis rechargez-la.
refused-foreign-origin = Cette demande vient d’un autre site : ouvrez le jeu à l’adresse de ce serveur.
refused-no-such-page = Il n’y a rien à cette adresse : repartez de la page d’accueil.
refused-not-allowed = { $method } ne fonctionne pas à cette adresse : utilisez { $allowed }.
refused-too-big =
    C’est trop gros : la limite est de { $bytes ->
        [one] { NUMBER($bytes) } octet
       *[other] { NUMBER($bytes) } octets
    }.
refused-wrong-type = Le serveur ne sait pas lire ce type de contenu : envoyez { $expected }.
refused-too-fast =
    Doucement, Monstre ! Réessayez dans { $seconds ->
        [one] { NUMBER($seconds) } seconde
       *[other] { NUMBER($seconds) } secondes
    }.
refused-server-error = Une erreur est survenue sur le serveur : réessayez et, si cela persiste, prévenez la personne qui gère ce serveur.
refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : réessayez dans un moment.
refused-closing = Le serveur s’arrête. Votre partie est conservée : réessayez dans un moment.

## Tables

refused-no-such-table = Cette table n’existe pas : vérifiez le lien, ou ouvrez votre propre table.
refused-no-such-code = Aucune table n’a le code { $code } : vérifiez chaque lettre, ou redemandez-le à votre hôte.
refused-no-such-move-code = Ce code est faux, déjà utilisé ou trop ancien : demandez-en un nouveau sur votre autre appareil.
refused-private = Cette table se joue sans spectateurs : demandez à son hôte une place dans la prochaine partie.
refused-table-full = Cette table est complète : revenez quand quelqu’un sera parti, ou ouvrez-en une autre.
refused-too-many-tables = Trop de tables sont ouvertes : la limite est de { NUMBER($tables) }. Terminez d’abord une partie, ou réessayez plus tard.
refused-too-many-sockets = Trop de connexions sont ouvertes : fermez une autre fenêtre, ou réessayez plus tard.
refused-bad-record = Cet enregistrement est illisible : { $detail }. Prenez-en un qui a été téléchargé depuis une table.
refused-pack-missing = Cette partie utilise le pack { $pack }, que ce serveur n’a pas pour le moment : demandez à son hôte de le lancer avec ce pack.
refused-pack-changed = Cette partie a commencé avec le pack { $pack }, mais ce serveur en a une autre version : demandez à son hôte de le lancer avec cette version-là.
refused-no-such-example = Le livret n’a pas cet exemple dans cette édition : choisissez-en un sur sa page.

## Places

refused-no-such-seat =
    Cette place n’existe pas : la table a { $seats ->
        [one] { NUMBER($seats) } place
       *[other] { NUMBER($seats) } places
    }, en comptant à partir de 0.
refused-not-your-seat = Cette place n’est pas la vôtre : jouez depuis une place que vous avez prise.
refused-not-the-host = Seul l’hôte de la table peut faire cela : demandez-le-lui.
refused-not-seated = Vous n’avez pas de place à cette table : prenez-en une d’abord.
refused-seat-taken = { $name } occupe déjà cette place : choisissez-en une autre.
refused-seat-not-free = Cette place n’est pas disponible : choisissez une place libre, ou celle d’un bot encore en jeu.
refused-already-seated = Vous avez déjà un Monstre dans cette partie : jouez avec celui-là.
refused-monster-taken = Quelqu’un joue déjà { monster-name } : choisissez un autre Monstre.
refused-no-such-monster = Il n’y a pas de Monstre « { $monster } » : choisissez parmi { $monsters }.
refused-seats-occupied = Une des places à retirer est occupée : il faut d’abord la libérer.
refused-nobody-seated = Personne n’a encore pris place ici : il faut d’abord que quelqu’un s’installe.
refused-not-away = Aucun bot ne vous remplace : continuez simplement à jouer.
refused-already-away = Un bot joue déjà pour vous : revenez quand vous voulez.
refused-still-waited-for = Cette place est encore occupée : si la personne est partie, un bot pourra la remplacer dès que tout le monde l’aura attendue une minute.
refused-still-playing = Une personne joue encore : les bots ne finissent une partie sans pause qu’entre eux.
refused-seats-fixed = Cette partie reprend une position donnée : ses places et ses Monstres restent tels quels.
refused-no-late = On ne rejoint pas cette partie en cours de route : regardez-la, ou attendez la prochaine.
refused-no-second-life = À cette table, un Monstre éliminé ne revient pas : regardez qui deviendra le King of Tokyo.
refused-no-odds = À cette table, les probabilités ne sont pas données : fiez-vous à votre flair.
refused-no-hints = À cette table, il n’y a pas d’indices : décidez vous-même.
refused-no-hint-here = Le champion ne donne pas d’indice pour un pronostic : choisissez le Monstre que vous voyez gagner.
refused-no-deal = Les dés de cette partie ne forment pas une donne : elle vient d’une version antérieure ou d’une sauvegarde.
refused-deal-of-other = Cette partie rejoue la donne de { $code } : jouez la donne à partir de là.
refused-too-many-deals = Cette donne a déjà été jouée à { NUMBER($tables) } tables : jouez-en une autre.
refused-no-chances = À cette table, les chances de victoire ne sont pas montrées.
refused-spectators-only = Les chances de victoire sont pour les spectateurs : on joue sans elles.
refused-odds-unknown = Les probabilités n’ont pas pu être calculées à temps : jouez, elles seront peut-être là à la prochaine décision.

## La partie

refused-has-begun = La partie a déjà commencé : cela ne peut changer qu’avant le premier lancer.
refused-not-begun = La partie n’a pas encore commencé : démarrez-la d’abord.
refused-needs-text = Il faut le texte d’un joueur, pour que personne ne puisse choisir les dés : envoyez-en un avec `start`, ou rechargez la page.
refused-is-over = La partie est finie : demandez une revanche pour rejouer.
refused-not-over = La partie est encore en cours : attendez qu’elle soit finie.
refused-no-such-move = La partie ne peut pas reprendre à cet endroit : choisissez un coup antérieur.
refused-stale = Il s’est passé quelque chose que vous n’aviez pas encore vu : regardez de nouveau la table, puis décidez.
refused-not-your-turn = Patience : c’est d’abord à { monster-name } de décider.
refused-illegal = Les règles ne permettent pas « { $action } » maintenant. Vous pouvez : { $allowed }.
refused-nothing-to-undo = Rien ne peut être annulé maintenant : votre dernière décision a touché les dés, les cartes ou un autre Monstre, ou son temps est écoulé.

## Fin d’une connexion

closing-shutdown = Le serveur s’arrête un moment. Votre partie est conservée : la connexion reviendra toute seule.
closing-too-fast = Trop de messages à la fois, la connexion a été fermée : ralentissez, puis reconnectez-vous.
closing-replaced = Vous avez ouvert cette table dans une autre fenêtre : continuez là-bas.
closing-too-slow = Votre connexion n’arrivait plus à suivre : reconnectez-vous pour voir où en est la partie.
closing-not-here = Cette table n’est pas visible d’ici : elle a disparu, ou elle est privée. Vérifiez le lien, ou demandez à son hôte.

## Notifications

notice-title = Daikaiju
notice-turn = Une partie vous attend.
# $n: number of games that wait
notice-turns = { $n ->
    [0] Aucune partie ne vous attend.
    [one] Une partie attend votre décision.
   *[other] { $n } parties attendent votre décision.
}

## E-mail

refused-bad-email = Ce n’est pas une adresse e-mail : écrivez-en une comme ann@example.org.
refused-no-such-email = Ce lien est faux ou trop ancien : ajoutez l’adresse à nouveau dans votre profil.
refused-no-mail = Ce serveur n’envoie pas d’e-mail : activez plutôt les notifications de votre navigateur.
refused-mail-limit = Cette adresse a reçu assez de messages pour le moment : réessayez demain, ou utilisez-en une autre.
refused-mail-failed = Le message n’a pas pu être envoyé : vérifiez l’adresse, ou réessayez plus tard.
mail-confirm-subject = Confirmez votre adresse
# $server: name of the server
mail-confirm-text = Une personne qui joue sur { $server } souhaite un message à cette adresse quand une partie attend. Pour accepter, ouvrez ce lien dans la journée :
mail-confirm-stop = Si vous n’avez rien demandé, ignorez ce message. Pour ne plus en recevoir, ouvrez ce lien :
mail-turn-subject = Une partie vous attend
# $server: name of the server
mail-turn-text = Une partie sur { $server } vous attend. Vos parties sont ici :
mail-turn-stop = Pour ne plus recevoir de messages, ouvrez ce lien :

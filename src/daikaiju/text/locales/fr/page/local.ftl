# Games that run in this browser, without a server

local-lead = Cette page n’a pas besoin de serveur : les parties se jouent sur cet appareil et sont enregistrées dans ce navigateur. Après la première visite, elle marche aussi sans connexion.
local-dice = Les dés de cette partie viennent de cet appareil : personne ne peut les vérifier.
local-trouble-full = Le stockage de ce navigateur est plein : la partie n’est pas enregistrée. Supprimez les données d’autres pages, puis rechargez celle-ci.
local-trouble-refused = Ce navigateur ne permet pas d’enregistrer de parties : la partie s’arrête quand vous fermez la page.
local-trouble-bots = Les bots ne sont pas entièrement chargés. Tant que vous êtes hors ligne, ils jouent plus simplement ou attendent.
local-refused-open-elsewhere = Cette partie est ouverte dans un autre onglet ou une autre fenêtre de ce navigateur. Fermez-la là-bas, puis rechargez cette page.
local-refused-not-loaded = Une partie du jeu n’a pas pu être chargée. Connectez-vous à Internet et réessayez.
local-refused-failed = Un problème est survenu dans ce navigateur. Rechargez la page et réessayez.
local-fallback = Le serveur est injoignable. Jusqu’à son retour, les nouvelles parties se jouent sur cet appareil et sont enregistrées dans ce navigateur.
local-forget-hint = Supprime votre nom et toutes les parties enregistrées dans ce navigateur.
local-forget-sure = Vraiment supprimer votre nom et toutes les parties enregistrées dans ce navigateur ?
local-new-hint = Choisissez l’édition, les places et le temps : contre des bots ou avec des amis sur cet appareil.
local-gather-lead = Prenez place et choisissez un Monstre. Des bots occupent les places libres.

# rating-: ratings of people who take part, and their ranking

rating-title = Rating
rating-hint = If you take part, games with other people who take part count. Your name and rating are then public on this server.
rating-join = Take part
rating-leave = Stop and delete my rating
# $points: 1512; $range: half width of the 95 % interval
rating-mine = { $points } ± { $range }
rating-label = Rating { $points }, uncertainty { $range }
# $n: number of games
rating-games = { $n ->
    [0] No game has counted yet.
    [one] One game has counted.
   *[other] { $n } games have counted.
}
rating-ranking = Ranking
# $n: number of games
rating-lead = People of this server who take part, with at least { $n } games. The order is by the lower end of each range: few games mean a wide range.
rating-none = Nobody has enough games yet.
rating-place = Place
rating-name = Name
rating-points = Points
rating-count = Games

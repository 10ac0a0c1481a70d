# book-: the page of the rulebook; its rules are in rules.ftl
# $id: of a rule or an example, CLAW-3; $n: how many; $editions: a list of names

book-title = Rulebook
book-nav = Rules
book-start-hint = All rules of the three editions, with playable examples.
book-note = This game follows exactly these rules. Below each rule: the tests that prove it.
book-editions = Edition
book-compare = Compare editions
book-compare-lead = What differs between the editions. Each cell links to its rules.
book-contents = Contents
book-search = Search the rules
book-search-hint = A word, or an ID such as CLAW-3
book-found = { $n ->
    [0] No matches. Try fewer words.
    [one] { $n } rule or example
   *[other] { $n } rules and examples
}
book-reset = Show all
book-print = Print
book-link = Copy the link to { $id }
book-link-copied = Link to { $id } copied.
book-only = Only in: { $editions }
book-proved = { $n ->
    [one] Proved by { $n } test
   *[other] Proved by { $n } tests
}
book-proved-none = This rule cannot be shown in a game, so it has no test.
book-proofs-loading = One moment…
book-proofs-lost = The tests could not be loaded. Are you online?
book-example = Example
book-play = Play this position
book-playing = Setting up the table…
book-matter = Topic
book-same-too = Also show what is the same in all editions
book-open = Open in the rulebook
book-open-hint = Opens beside the game; your game stays as it is.
book-lesson = Read the rules

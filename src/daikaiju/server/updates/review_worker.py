"""Worker process of the coach. It reviews games, a few seconds of work for each request.

A request has the stored review of earlier requests, so that the work goes on where it was. Reviews
have a process of their own: a replay must not wait for them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ..protocol.review_types import LuckAndSkill, Review, ReviewedDecision, ReviewedOption
from ..tables.entries import decode_entry
from ..workers.worker_loop import serve_requests
from .coach_requests import delayed_chances, hint_at, shared_evaluator
from .records import record_of
from .replay_worker import answer_with

if TYPE_CHECKING:  # the coach loads the compiler, which the server itself does not need
    from ...coach.review import Decision, GameReview

SECONDS: Final = 2.0  # of close examination for one request
DIGITS: Final = 4


def review_game(
    log: Sequence[bytes], player: str, secret: bytes | None, language: str, stored: str
) -> tuple[bytes, str]:
    """Return the review so far for the page, and the text to store.

    The first request returns the quick result alone.
    """
    from ...coach.review import GameReview

    record = record_of([decode_entry(data) for data in log], player, secret)
    review = GameReview(record, shared_evaluator())
    is_first = not (stored and review.resume(stored))
    for _ in review.run_quickly():
        pass
    end = time.monotonic() + SECONDS
    for _ in () if is_first else review.run_deeply():
        if time.monotonic() > end:
            break
    reply = _reply(review, record.edition, language)
    return msgspec.json.encode(reply), json.dumps(review.as_dict())


def _reply(review: GameReview, edition: str, language: str) -> Review:
    decisions = [review.decisions[ply] for ply in sorted(review.decisions)]
    done = sum(each.is_deep for each in decisions)
    waiting = review.count_waiting()
    return Review(
        complete=waiting == 0,
        done=done,
        total=done + waiting,
        chances=tuple(tuple(round(c, DIGITS) for c in row) for row in review.chances()),
        terms=tuple(LuckAndSkill(**vars(terms)) for terms in review.terms()),
        decisions=tuple(_decision(each, review, edition, language) for each in decisions),
    )


def _decision(
    decision: Decision, review: GameReview, edition: str, language: str
) -> ReviewedDecision:
    from ...coach.explanation import sentences

    return ReviewedDecision(
        ply=decision.ply,
        seat=decision.seat,
        action=decision.action,
        best=decision.best,
        cost=decision.cost,
        uncertainty=decision.uncertainty,
        label=decision.label,
        options=tuple(ReviewedOption(*each) for each in decision.alternatives),
        sentences=tuple(map(str, sentences(decision, review.monsters, edition, language))),
    )


if __name__ == "__main__":
    answered = (review_game, hint_at, delayed_chances)
    functions = {function.__name__: function for function in answered}
    serve_requests(lambda request: answer_with(functions, request))

"""Numbers of the coach as JSON, for the coach in the browser: web/src/generated/coach.json."""

from __future__ import annotations

import json
from typing import Any

from ...coach import consequences, evaluation, explanation, fact, judgement, review, turn_program
from ...odds.dice_program import ROW_SIZE
from ...rules.actions import MAX_ACTIONS
from ..updates import coach_requests
from ..updates.review_worker import SECONDS


def coach_document() -> str:
    """Return the whole file."""
    tables = {
        "buffers": {
            "states": turn_program.STATES,
            "out": MAX_ACTIONS,
            "rows": turn_program.ROWS_SIZE,
            "row": turn_program.ROW,
            "chances": turn_program.CHANCES,
            "sets": ROW_SIZE,
        },
        "rollouts": evaluation.ROLLOUTS,
        "seed": evaluation.SEED,
        "openings": evaluation.OPENINGS,
        "judgement": _numbers_of_judgement(),
        "facts": {
            "few_leaves": consequences.FEW_LEAVES,
            "weights": consequences.WEIGHTS,
            "smallest": consequences.SMALLEST,
            "bad": list(fact.BAD),
            "chances": list(explanation.CHANCES),
            "compared": list(explanation.COMPARED),
        },
        "review": {
            "alternatives": review.ALTERNATIVES,
            "digits": review.DIGITS,
            "shown_digits": coach_requests.DIGITS,
            "seconds": SECONDS,
        },
    }
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(part)}" for name, part in tables.items())
    return f"{{\n{lines}\n}}\n"


def _numbers_of_judgement() -> dict[str, Any]:
    return {
        "thresholds": judgement.THRESHOLDS,
        "deepen_from": judgement.DEEPEN_FROM,
        "compared": judgement.COMPARED,
        "leaves": judgement.LEAVES,
        "quick_uncertainty": judgement.QUICK_UNCERTAINTY,
        "base_uncertainty": judgement.BASE_UNCERTAINTY,
        "error_factor": judgement.ERROR_FACTOR,
    }

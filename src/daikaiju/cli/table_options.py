"""Options of a table from the command line: `--option NAME=VALUE`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import yaml

from ..record.scenario import read_options
from ..rules.editions import Options
from ..text import UserError


def read_table_options(given: Sequence[str], **values: Any) -> Options:
    """Return the options from NAME=VALUE texts, with YAML values as in scenarios.

    `values` are options that were given in another way.
    """
    for each in given:
        name, sign, value = each.partition("=")
        if not sign:
            raise UserError("mistake-option-form", given=each)
        try:
            values[name] = yaml.safe_load(value)
        except yaml.YAMLError:
            raise UserError("mistake-option-form", given=each) from None
    return read_options(values)

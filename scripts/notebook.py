"""`python scripts/notebook.py`: run all cells of examples/notebook.ipynb and store their outputs.

The outputs are those that a notebook would show: printed text, and the value of the last line as a
picture (SVG) or as text. `--check` compares instead, and fails if an output is out of date.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent / "examples" / "notebook.ipynb"


def with_outputs(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook with the outputs of all its cells."""
    names: dict[str, Any] = {}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            outputs = _outputs("".join(cell["source"]), names, count)
            cell = {**cell, "execution_count": count, "outputs": outputs}
        cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        value = _run(source, names)
    outputs: list[dict[str, Any]] = []
    if text := printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(text)})
    if value is not None:
        result = {"output_type": "execute_result", "execution_count": count, "metadata": {}}
        outputs.append({**result, "data": _data(value)})
    return outputs


def _run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell and return the value of its last line, if it is an expression."""
    *lines, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        exec(compile(source, "notebook", "exec"), names)
        return None
    exec(compile(ast.Module(lines, []), "notebook", "exec"), names)
    return eval(compile(ast.Expression(last.value), "notebook", "eval"), names)


def _data(value: Any) -> dict[str, list[str]]:
    if hasattr(value, "_repr_svg_"):
        text = "a picture" if len(repr(value)) > 200 else repr(value)
        return {"image/svg+xml": _lines(value._repr_svg_()), "text/plain": [text]}
    return {"text/plain": _lines(repr(value))}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> int:
    before = NOTEBOOK.read_text(encoding="utf-8")
    after = json.dumps(with_outputs(json.loads(before)), indent=1, ensure_ascii=False) + "\n"
    if "--check" in sys.argv[1:]:
        if before != after:
            print(f"{NOTEBOOK.name} is out of date: run `python scripts/notebook.py`")
        return int(before != after)
    NOTEBOOK.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make audit`: lists all dependencies with version and licence, in build/audit.md.

It covers the Python packages of constraints.txt and the npm packages of web/package-lock.json. The
exit status is 1 if a package has no licence or one that would restrict users of this project. If
`pip-audit` is installed, and `npm` can reach its registry, known vulnerabilities are listed too.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "build" / "audit.md"
UNKNOWN = "unknown"
NOT_INSTALLED = "not installed here"
RESTRICTIVE = re.compile(r"\b(A?GPL|SSPL|BUSL|Commons Clause|non-?commercial)\b", re.IGNORECASE)
WEAK = re.compile(r"\bL(esser )?GPL|Lesser", re.IGNORECASE)  # may be used unchanged
MAX_LICENCE = 60  # characters; some packages have the whole text in their metadata


@dataclass(frozen=True)
class Dependency:
    """A package that this project uses."""

    kind: str
    name: str
    version: str
    licence: str

    @property
    def problem(self) -> str:
        if self.licence == UNKNOWN:
            return "no licence in its metadata"
        is_restrictive = RESTRICTIVE.search(self.licence) and not WEAK.search(self.licence)
        return "restrictive licence" if is_restrictive else ""


def python_packages() -> Iterator[Dependency]:
    """Yield the locked packages, with the licences of those that are installed."""
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        if found := re.match(r"([A-Za-z0-9._-]+)==([^ ;]+)", line):
            yield Dependency("Python", found[1], found[2], python_licence(found[1]))


def python_licence(name: str) -> str:
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return NOT_INSTALLED
    classifiers = [
        each.rpartition(" :: ")[2]
        for each in found.get_all("Classifier", [])
        if each.startswith("License :: ") and each != "License :: OSI Approved"
    ]
    expression, plain = ("".join(found.get_all(n, [])) for n in ("License-Expression", "License"))
    text = expression or ", ".join(classifiers) or plain
    first = " ".join(text.split()) or UNKNOWN
    return first if len(first) <= MAX_LICENCE else first[: MAX_LICENCE - 1] + "…"


def npm_packages() -> Iterator[Dependency]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    for path, package in lock["packages"].items():
        if path and not package.get("link"):
            name = path.rpartition("node_modules/")[2]
            yield Dependency("npm", name, package["version"], package.get("license", UNKNOWN))


def vulnerabilities() -> str:
    """Return the reports of pip-audit and npm, as far as these can be run."""
    commands = {
        "pip-audit": [
            "pip-audit",
            "--requirement",
            "constraints.txt",
            "--disable-pip",
            "--no-deps",
        ],
        "npm": ["npm", "--prefix", "web", "audit", "--fetch-timeout=10000", "--fetch-retries=0"],
    }
    parts = []
    for name, command in commands.items():
        if not shutil.which(name):
            parts.append(f"`{name}` is not installed.")
            continue
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        output = (done.stdout or done.stderr).strip() or "no answer: is there a connection?"
        parts.append(f"`{' '.join(command)}` (status {done.returncode})\n\n```text\n{output}\n```")
    return "\n\n".join(parts)


def report_text(found: list[Dependency]) -> str:
    rows = [f"| {d.kind} | {d.name} | {d.version} | {d.licence} |" for d in found]
    wrong = [
        f"- {d.kind} {d.name} {d.version}: {d.problem} ({d.licence})" for d in found if d.problem
    ]
    return "\n".join(
        [
            "# Dependencies and licences",
            "",
            "Written by `make audit`.",
            "",
            *(wrong or ["Every installed package has a licence that allows this use."]),
            "",
            "| kind | package | version | licence |",
            "|---|---|---|---|",
            *rows,
            "",
            "## Known vulnerabilities",
            "",
            vulnerabilities(),
            "",
        ]
    )


def main() -> int:
    found = sorted([*python_packages(), *npm_packages()], key=lambda d: (d.kind, d.name.lower()))
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(report_text(found), encoding="utf-8")
    wrong = [each for each in found if each.problem]
    print(f"{len(found)} packages, {len(wrong)} to check: {REPORT.relative_to(ROOT)}")
    for each in wrong:
        print(f"  {each.kind} {each.name} {each.version}: {each.problem} ({each.licence})")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

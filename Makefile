# What a person types; every target does its own set-up on a fresh machine.
PYTHON ?= python3
COMPILED := .venv
INTERPRETED := .venv-interpreted
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
TITLE ?= for-a-crown

.PHONY: setup compiled interpreted check mutate

compiled: $(COMPILED)/.installed
interpreted: $(INTERPRETED)/.installed
setup: compiled interpreted

# One set-up for both environments; the compiled one holds a built copy, the interpreted one reads src/.
$(COMPILED)/.tools $(INTERPRETED)/.tools: pyproject.toml
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(@D)/bin/uv pip install --quiet --python $(@D)/bin/python --group dev
	touch $@

$(COMPILED)/.installed: $(COMPILED)/.tools setup.py $(SOURCES)
	rm -rf build
	$(COMPILED)/bin/uv pip install --quiet --python $(COMPILED)/bin/python --no-build-isolation --reinstall-package interregnum .
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

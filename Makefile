# What a person types; every target does its own set-up on a fresh machine.
PYTHON ?= python3
COMPILED := .venv
INTERPRETED := .venv-interpreted
DOCS := .venv-docs
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.msgpack' -o -name 'p*.json')
TITLE ?= for-a-crown
WORKERS ?= 3  # on two cores: tests of server and page wait for each other
EXAMPLE := examples/harvest
TRAIN := .train
PPO := examples/ppo/requirements.txt
PAGE := src/interregnum/server/static
WEB := $(shell find web -name node_modules -prune -o -type f -print)
PYTEST := -m pytest -q -n $(WORKERS)

.PHONY: play play-terminal page types test test-page test-long pictures bench load record lock setup compiled interpreted study example train docs check check-page mutate clean

play: page
	@$(COMPILED)/bin/interregnum web

play-terminal: compiled
	@$(COMPILED)/bin/interregnum play --auto

# What follows from fields and options, types of the wire for the page, schemas of the documents.
types: interpreted
	$(INTERPRETED)/bin/python -m interregnum.games.generate
	$(INTERPRETED)/bin/python -m interregnum.games.generate $(EXAMPLE)/harvest
	$(INTERPRETED)/bin/python -m interregnum.server.typescript web/src/wire
	$(INTERPRETED)/bin/python -m interregnum.games.schema docs/schema

# Every test in the compiled environment, the laws and the rules once more in the interpreted one.
test: test-page example study
	$(COMPILED)/bin/python -m tests.web.browser
	$(COMPILED)/bin/python $(PYTEST) tests
	$(INTERPRETED)/bin/python $(PYTEST) tests/contract tests/games

# The page's own logic.
test-page: page
	@if command -v npm > /dev/null; then cd web && npm run --silent unit; \
	else echo "npm was not found: the page's logic is not tested"; fi

# The long tests whole, or one part: `make test-long PART=laws`. Each part ends within two hours on two cores.
PART ?= laws page server rest
LONG_laws := tests/contract
LONG_page := tests/web tests/terminal
LONG_server := tests/server
LONG_rest := $(filter-out tests/__% $(LONG_laws) $(LONG_page) $(LONG_server),$(patsubst %/,%,$(wildcard tests/*/ tests/test_*.py)))
PARTS := $(addprefix test-long-,laws page server rest)
.PHONY: $(PARTS)
test-long: $(addprefix test-long-,$(PART))
test-long-rest: train
$(PARTS): test-long-%: page example study
	$(COMPILED)/bin/python -m tests.web.browser
	$(COMPILED)/bin/python $(PYTEST) --long $(LONG_$*)

bench: compiled interpreted
	$(COMPILED)/bin/interregnum bench --peers

# The documents as a site, in site/: API reference, tutorials, rules by clause; a dead link ends it.
docs: $(DOCS)/.installed
	$(DOCS)/bin/python docs/build.py
	$(DOCS)/bin/mkdocs build --quiet --strict -f docs/mkdocs.yml
	@echo "the documents are in site/index.html"

# Pictures of every title on every kind of screen into pictures/, which is not kept.
pictures: page
	$(COMPILED)/bin/python -m tests.web.pictures pictures

# One server process with 500 live tables, beside boardgame.io's; the figures go into the README there.
load: compiled
	$(COMPILED)/bin/python benchmarks/load.py --save benchmarks/README.md

# How strong the bots are: every table of docs/bots.md. It goes on where it stopped; from nothing it takes a night.
RECORD := champion levels equals ladders judges lessons analyses
record: compiled study
	@for part in $(RECORD); do $(COMPILED)/bin/python benchmarks/$$part.py --jobs 2 \
	  --raw benchmarks/$$part.json --document docs/bots.md || exit 1; done

# After a change of pyproject.toml: every package with its hashes, for all Pythons and systems.
LOCK := pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --custom-compile-command "make lock"
lock:
	$(INTERPRETED)/bin/uv $(LOCK) pyproject.toml --extra server --extra terminal --group dev -o requirements.lock
	$(INTERPRETED)/bin/uv $(LOCK) pyproject.toml --extra study --extra train --group conformance -c requirements.lock -o requirements.study.lock
	$(INTERPRETED)/bin/uv $(LOCK) pyproject.toml --group docs -c requirements.lock -o requirements.docs.lock
	$(INTERPRETED)/bin/uv $(LOCK) pyproject.toml --extra server -c requirements.lock -o requirements.server.lock
	echo uv==0.13.7 | $(INTERPRETED)/bin/uv $(LOCK) - -o requirements.uv.lock

compiled: $(COMPILED)/.installed
page: $(COMPILED)/.page
interpreted: $(INTERPRETED)/.installed $(INTERPRETED)/.study
study: $(COMPILED)/.study $(INTERPRETED)/.study
example: $(COMPILED)/.example $(INTERPRETED)/.example
train: $(TRAIN)/.installed
setup: compiled interpreted example

clean:
	rm -rf $(COMPILED) $(INTERPRETED) $(DOCS) $(TRAIN) .peers .lessons build site pictures web/node_modules $(PAGE)

# One set-up for both environments; the compiled one holds a built copy, the interpreted one reads src/.
# Bytecode is compiled once here: the tests start many servers.
$(COMPILED)/.tools $(INTERPRETED)/.tools: requirements.lock requirements.uv.lock
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.uv.lock
	$(@D)/bin/uv pip install --quiet --python $(@D)/bin/python --compile-bytecode --require-hashes -r requirements.lock
	touch $@

$(DOCS)/.installed: requirements.docs.lock requirements.uv.lock
	$(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.uv.lock
	$(DOCS)/bin/uv pip install --quiet --python $(DOCS)/bin/python --require-hashes -r requirements.docs.lock
	touch $@

# What environments and data are held against: for the tests and the types, not for make play.
$(COMPILED)/.study $(INTERPRETED)/.study: %/.study: %/.tools requirements.study.lock
	$*/bin/uv pip install --quiet --python $*/bin/python --require-hashes -r requirements.study.lock
	touch $@

$(COMPILED)/.installed: $(COMPILED)/.tools setup.py $(SOURCES)
	rm -rf build
	$(COMPILED)/bin/uv pip install --quiet --python $(COMPILED)/bin/python --no-build-isolation --no-deps --reinstall-package interregnum .
	$(COMPILED)/bin/interregnum --version
	touch $@

# The package's build has built the page; a change of web/ renews it and its copy without compiling.
$(COMPILED)/.page: $(COMPILED)/.installed $(WEB)
	@$(COMPILED)/bin/python web/build.py
	@for to in $(COMPILED)/lib/python3*/site-packages/interregnum/server; do \
	  rm -rf $$to/static && if [ -d $(PAGE) ]; then cp -r $(PAGE) $$to/static; fi; done
	@touch $@

$(INTERPRETED)/.installed: $(INTERPRETED)/.tools setup.py
	INTERREGNUM_COMPILE=0 $(INTERPRETED)/bin/uv pip install --quiet --python $(INTERPRETED)/bin/python --no-build-isolation --no-deps --editable .
	touch $@

# The tests play a title from elsewhere, too; it is read where it stands.
$(COMPILED)/.example $(INTERPRETED)/.example: %/.example: %/.installed $(EXAMPLE)/pyproject.toml
	$*/bin/uv pip install --quiet --python $*/bin/python --no-build-isolation --no-deps --editable $(EXAMPLE)
	touch $@

# A learner of others, which brings torch, in an environment of its own, with a compiled copy of the rules: it is
# built where the tools are, from what the compiled environment has left in build/.
$(TRAIN)/.tools: $(PPO)
	$(PYTHON) -m venv $(TRAIN)
	$(TRAIN)/bin/python -m pip install --quiet --disable-pip-version-check -r $(PPO)
	touch $@

$(TRAIN)/.installed: $(TRAIN)/.tools $(COMPILED)/.installed
	rm -rf $(TRAIN)/wheel
	INTERREGNUM_PAGE=0 $(COMPILED)/bin/python -m pip wheel --quiet --no-build-isolation --no-deps -w $(TRAIN)/wheel .
	for wheel in $(TRAIN)/wheel/*.whl; do \
	  $(TRAIN)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps $$wheel && \
	  $(TRAIN)/bin/python -m pip install --quiet --disable-pip-version-check "$$wheel[train]"; done
	touch $@

check: $(INTERPRETED)/.example $(INTERPRETED)/.study check-page
	$(INTERPRETED)/bin/ruff check .
	$(INTERPRETED)/bin/ruff format --check .
	$(INTERPRETED)/bin/mypy
	$(INTERPRETED)/bin/python -m pytest -q -n 2 tests/arch tests/server/test_types.py
	$(INTERPRETED)/bin/python -m tests.arch.sizes
	$(INTERPRETED)/bin/python -m tests.rule_coverage

check-page: interpreted
	@if command -v npm > /dev/null; then $(INTERPRETED)/bin/python web/build.py && cd web && npm run --silent check; \
	else echo "npm was not found: the page is not checked"; fi

# One operator or constant of the title's rules changed at a time: its tests must notice.
mutate: interpreted
	$(INTERPRETED)/bin/python -m tests.mutate $(TITLE)

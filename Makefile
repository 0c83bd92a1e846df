# Every target sets up what it needs: a virtual environment in .venv, the dependencies, and the
# compiled engine in place under src/. Repeating one redoes only what has changed.
#
#   PYTHON       the Python (3.11 or newer) to make .venv with; after a change: make clean
#   GAME         which game to play or measure (sobek2p)
#   ARGS         passed on to the command, as in: make play ARGS="--help"
#   SHEDET_PURE  set to 1, runs the engine interpreted and skips the compilation

PYTHON ?= python3
GAME ?= sobek2p
ARGS ?=
WORKERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
DEPS := $(VENV)/.deps-installed
ENGINE := $(VENV)/.engine-built
SOURCES := $(sort $(shell find src/shedet/core src/shedet/games src/shedet/bots -name '*.py' 2>/dev/null))
READY := $(if $(filter 1,$(SHEDET_PURE)),$(DEPS),$(ENGINE))

.PHONY: help play test lint bench clean FORCE
.DELETE_ON_ERROR:

help:
	@echo 'make play    play in the terminal: Sobek: 2 Players, or GAME=sobek, GAME=kemet'
	@echo 'make test    run the tests on the compiled engine, then on the interpreted one'
	@echo 'make lint    check style and types'
	@echo 'make bench   measure the speed of the engine'
	@echo 'make clean   remove everything the other targets made'
	@echo 'Options: ARGS="..." goes to the command, PYTHON=... picks the Python for .venv.'

play: $(READY)
	@$(BIN)/shedet play $(GAME) $(ARGS)

bench: $(READY)
	@$(BIN)/shedet bench $(GAME) $(ARGS)

# The same suite on both engines. Asking the package which one it loads also makes a compiled
# engine that does not import an error.
test: $(READY)
	@compiled=$$($(BIN)/python -c 'import shedet; print(shedet.compiled())') || exit 1; \
	if [ "$$compiled" = True ]; then \
	    echo 'shedet: testing the compiled engine'; \
	    $(BIN)/python -m pytest -n $(WORKERS) $(ARGS) || exit 1; \
	else \
	    echo 'shedet: the compiled engine is not there (no C compiler) or is switched off: skipped'; \
	fi
	@echo 'shedet: testing the interpreted engine'
	@SHEDET_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) -m 'not compiled_only' $(ARGS)

lint: $(DEPS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# The environment. Without the stamp an earlier attempt was cut short: start anew (--clear).
# The package itself is installed as a link to src/, so it need not be installed again.
$(DEPS): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'shedet: needs Python 3.11 or newer as $(PYTHON): install it, or name one with PYTHON=...'; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	    { echo 'shedet: $(PYTHON) cannot make virtual environments: install its venv module (package python3-venv on Debian and Ubuntu).'; exit 1; }
	@echo 'shedet: installing what is needed into $(VENV)'
	@if [ -e $@ ]; then $(PYTHON) -m venv $(VENV); else $(PYTHON) -m venv --clear $(VENV); fi
	@$(BIN)/python -m pip install -q --disable-pip-version-check 'setuptools>=77.0.3'
	@SHEDET_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[dev]'
	@touch $@

# The engine. The list of its sources makes a removed file count as a change. Without a C compiler
# setup.py says so and builds nothing; there is no stamp then, so the next run looks again. The
# stamp bears the time the build started, so that a file edited meanwhile counts as changed.
$(ENGINE): $(DEPS) $(VENV)/.engine-sources setup.py $(SOURCES)
	@echo 'shedet: building the engine'
	@rm -rf build $@ && touch $@.started
	@$(BIN)/python setup.py -q build_ext --inplace
	@if ls src/shedet/_core__mypyc*.so >/dev/null 2>&1; then mv $@.started $@; fi

$(VENV)/.engine-sources: $(DEPS) FORCE
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

# Every target sets up what it needs, and no more: a virtual environment in .venv with the packages it uses, and the
# compiled engine in .engine. Repeating one redoes only what has changed.
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
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
PURE := $(filter 1,$(SHEDET_PURE))

.PHONY: help play test lint docs client bench engine clean FORCE
.DELETE_ON_ERROR:

help:
	@echo 'make play    play in the terminal: Sobek: 2 Players, or GAME=sobek, GAME=kemet'
	@echo 'make test    run the tests on the compiled engine, then on the interpreted one'
	@echo 'make lint    check style and types'
	@echo 'make docs    build the documentation as a site to read offline: build/docs/index.html'
	@echo 'make client  make the typed client for TypeScript from the OpenAPI document (needs Node.js)'
	@echo 'make bench   measure the speed of the engine'
	@echo 'make engine  build the compiled engine and wait for it (make play does not wait)'
	@echo 'make clean   remove everything the other targets made'
	@echo 'Options: ARGS="..." goes to the command, PYTHON=... picks the Python for .venv.'

# Nobody who wants to play waits for a compiler: the build goes on in the background, for the next game. SHEDET_MAKE
# says where make was called: the command that continues a game is shown as it can be typed there.
play: ready-play
	$(if $(PURE),,@$(BIN)/python -m shedet.engine_build)
	@SHEDET_MAKE='$(PWD)' $(BIN)/shedet play $(PLAYED) $(ARGS)

# A game that goes on is of any kind, unless one was asked for.
PLAYED = $(if $(and $(filter file,$(origin GAME)),$(findstring --resume,$(ARGS))),,$(GAME))

bench: engine
	@$(BIN)/shedet bench $(GAME) $(ARGS)

# setup.py does nothing if there is a build of these sources. Without a C compiler it says so, and the sources run.
engine: ready-build
	$(if $(PURE),,@$(BIN)/python setup.py -q build_ext --inplace)

# The same suite on both engines. Asking the package which one it loads also makes a compiled
# engine that does not import an error.
test: ready-test engine
	@compiled=$$($(BIN)/python -c 'import shedet; print(shedet.compiled())') || exit 1; \
	if [ "$$compiled" = True ]; then \
	    echo 'shedet: testing the compiled engine'; \
	    $(BIN)/python -m pytest -n $(WORKERS) $(ARGS) || exit 1; \
	else \
	    echo 'shedet: the compiled engine is not there (no C compiler) or is switched off: skipped'; \
	fi
	@echo 'shedet: testing the interpreted engine'
	@SHEDET_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) -m 'not compiled_only' $(ARGS)

lint: ready-lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

docs: ready-docs
	@$(BIN)/python docs/site/make.py

client: ready-client
	@PYTHONPATH=src $(BIN)/python clients/make.py

clean:
	rm -rf $(VENV) .engine build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# Installing. Of several makes at once one installs and the others wait: they lock this file.
ALONE := $(PYTHON) -c 'import fcntl, subprocess, sys; file = open("Makefile"); fcntl.flock(file, fcntl.LOCK_EX); \
    sys.exit(subprocess.call(sys.argv[1:], close_fds=False))'

ready-%: FORCE
	@$(ALONE) $(MAKE) -s $(VENV)/.installed-$*

# Without the stamp an earlier attempt was cut short: start anew (--clear). The package itself is a line that leads to
# src/, so it need not be installed again.
$(VENV)/.installed-play: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'shedet: needs Python 3.11 or newer as $(PYTHON): install it, or name one with PYTHON=...'; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	    { echo 'shedet: $(PYTHON) cannot make virtual environments: install its venv module (package python3-venv on Debian and Ubuntu).'; exit 1; }
	@echo 'shedet: installing what is needed into $(VENV)'
	@if [ -e $@ ]; then $(PYTHON) -m venv $(VENV); else $(PYTHON) -m venv --clear $(VENV); fi
	@$(REQUIRED) > $@.txt && $(PIP) -r $@.txt
	@echo '$(CURDIR)/src' > "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/shedet.pth"
	@printf '#!/bin/sh\nexec "%s" -m shedet "$$@"\n' '$(CURDIR)/$(BIN)/python' > $(BIN)/shedet && chmod +x $(BIN)/shedet
	@touch $@

$(VENV)/.installed-build: EXTRAS := build
$(VENV)/.installed-client: EXTRAS := server
$(VENV)/.installed-docs: EXTRAS := docs
$(VENV)/.installed-lint: EXTRAS := lint test server
$(VENV)/.installed-test: EXTRAS := test build ray server tune
$(VENV)/.installed-build $(VENV)/.installed-client $(VENV)/.installed-docs $(VENV)/.installed-lint $(VENV)/.installed-test: $(VENV)/.installed-play
	@echo 'shedet: installing what is needed for $(patsubst .installed-%,%,$(@F))'
	@$(REQUIRED) $(EXTRAS) > $@.txt && $(PIP) -r $@.txt
	@touch $@

# Prints what the package and these of its extras require.
REQUIRED = $(BIN)/python -c 'import sys, tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
    print(*project["dependencies"], *sum((project["optional-dependencies"][name] for name in sys.argv[1:]), []), sep="\n")'

# Every target sets up what it needs, and no more: a virtual environment in .venv with the packages it uses, and the
# compiled engine in .engine. Repeating one redoes only what has changed.
#
#   PYTHON       the Python (3.11 or newer) to make .venv with; after a change: make clean
#   GAME         which game to play or measure (sobek2p)
#   KILLS        how many processes `make kills` kills (1000)
#   ARGS         passed on to the command, as in: make play ARGS="--help"
#   FRIENDS      set to 1, lets others in your network play with you, in their browsers
#   TERMINAL     set to 1, plays in the terminal and not in the browser; so do GAME and ARGS, which are for the terminal
#   SHEDET_PURE  set to 1, runs the engine interpreted and skips the compilation

PYTHON ?= python3
GAME ?= sobek2p
KILLS ?= 1000
ARGS ?=
WORKERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
PURE := $(filter 1,$(SHEDET_PURE))

.PHONY: help play play-in-browser play-in-terminal test kills lint docs page icons client screenshots pictures bench engine clean FORCE
.DELETE_ON_ERROR:

help:
	@echo 'make play         play in the browser'
	@echo 'make play FRIENDS=1    the same, and others in your network can join'
	@echo 'make play TERMINAL=1   play in the terminal: Sobek: 2 Players, or GAME=sobek, GAME=kemet'
	@echo 'make test         run the tests on the compiled engine, then those of the engine on the interpreted one'
	@echo 'make kills        kill servers and workers at random while people play, KILLS=1000 times; make test does it 60 times'
	@echo 'make lint         check style and types'
	@echo 'make docs         build the documentation as a site to read offline: build/docs/index.html'
	@echo 'make page         build the page that the server shows in browsers, after a change of web/'
	@echo 'make screenshots  pictures of all tables in all sizes: build/screenshots'
	@echo 'make pictures     the pictures of the README: docs/pictures'
	@echo 'make client       make the typed client for TypeScript from the OpenAPI document (needs Node.js)'
	@echo 'make bench        measure the speed of the engine'
	@echo 'make engine       build the compiled engine and wait for it (make play does not wait)'
	@echo 'make clean        remove everything the other targets made'
	@echo 'Options: ARGS="..." goes to the command, PYTHON=... picks the Python for .venv.'

# In the browser, where there is one. The terminal needs less: nothing else is installed for it.
ifneq ($(filter play,$(MAKECMDGOALS)),)
WHERE := $(if $(TERMINAL)$(ARGS)$(filter-out file,$(origin GAME)),terminal,$(if $(FRIENDS),browser,$(shell $(PYTHON) src/shedet/browser.py)))
endif
play: play-in-$(or $(WHERE),terminal)

# Nobody who wants to play waits for a compiler: the build goes on in the background, for the next game. SHEDET_MAKE
# says where make was called: the command that continues a game is shown as it can be typed there.
play-in-terminal: ready-play
	$(if $(PURE),,@$(BIN)/python -m shedet.engine_build)
	@SHEDET_MAKE='$(PWD)' $(BIN)/shedet play $(PLAYED) $(ARGS)

play-in-browser: ready-server
	$(if $(PURE),,@$(BIN)/python -m shedet.engine_build)
	@$(BIN)/shedet page $(if $(FRIENDS),--friends)

# A game that goes on is of any kind, unless one was asked for.
PLAYED = $(if $(and $(filter file,$(origin GAME)),$(findstring --resume,$(ARGS))),,$(GAME))

bench: engine
	@$(BIN)/shedet bench $(GAME) $(ARGS)

# setup.py does nothing if there is a build of these sources. Without a C compiler it says so, and the sources run.
engine: ready-build
	$(if $(PURE),,@$(BIN)/python setup.py -q build_ext --inplace)

# All on the compiled engine; on the interpreted one all but what is too slow there or needs no second time (`once`).
# Asking the package which one it loads also makes a compiled engine that does not import an error. Of the tests that ARGS
# picks there may be none for the interpreted engine (pytest says 5).
test: ready-test ready-page engine
	@$(BIN)/python web/make.py test
	@PYTHONPATH=tests $(BIN)/python -m browser.chromium
	@compiled=$$($(BIN)/python -c 'import shedet; print(shedet.compiled())') || exit 1; \
	if [ "$$compiled" = True ]; then \
	    echo 'shedet: testing the compiled engine'; \
	    $(BIN)/python -m pytest -n $(WORKERS) $(ARGS) || exit 1; \
	    rest='not compiled_only and not once'; \
	else \
	    echo 'shedet: the compiled engine is not there (no C compiler) or is switched off: skipped'; \
	    rest='not compiled_only'; \
	fi; \
	echo 'shedet: testing the interpreted engine'; \
	SHEDET_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) -m "$$rest" $(ARGS)$(if $(ARGS), || [ $$? = 5 ])

# Half of them with SQLite, half with PostgreSQL and Valkey. At the end it prints what was killed and played.
kills: ready-test engine
	@SHEDET_KILLS=$(KILLS) $(BIN)/python -m pytest -s tests/server/test_kills.py $(ARGS)

lint: ready-lint ready-page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/python web/make.py check

docs: ready-docs
	@$(BIN)/python docs/site/make.py

# What is built is checked in: it must be there without Node.js.
page: ready-page
	@$(BIN)/python web/make.py build

icons: ready-test
	@PYTHONPATH=tests $(BIN)/python web/icons.py

screenshots: ready-test engine
	@PYTHONPATH=tests $(BIN)/python -m browser.chromium
	@PYTHONPATH=tests $(BIN)/python -m browser.screenshots $(ARGS)

pictures: ready-test engine
	@$(BIN)/python docs/pictures/make.py
	@PYTHONPATH=tests $(BIN)/python -m browser.chromium
	@PYTHONPATH=tests $(BIN)/python -m browser.pictures

client: ready-client
	@PYTHONPATH=src $(BIN)/python clients/make.py

clean:
	rm -rf $(VENV) .engine build dist web/node_modules src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
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
$(VENV)/.installed-server: EXTRAS := server
$(VENV)/.installed-test: EXTRAS := test build ray server tune
$(patsubst %,$(VENV)/.installed-%,build client docs lint server test): $(VENV)/.installed-play
	@echo 'shedet: installing what is needed for $(patsubst .installed-%,%,$(@F))'
	@$(REQUIRED) $(EXTRAS) > $@.txt && $(PIP) -r $@.txt
	@touch $@

$(VENV)/.installed-page: EXTRAS := page
$(VENV)/.installed-page: web/package-lock.json $(VENV)/.installed-play
	@echo 'shedet: installing what is needed for $(patsubst .installed-%,%,$(@F))'
	@$(REQUIRED) $(EXTRAS) > $@.txt && $(PIP) -r $@.txt
	@$(BIN)/python web/make.py install
	@touch $@

# Prints what the package and these of its extras require.
REQUIRED = $(BIN)/python -c 'import sys, tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
    print(*project["dependencies"], *sum((project["optional-dependencies"][name] for name in sys.argv[1:]), []), sep="\n")'

"""``python -m shedet`` is the same as the ``shedet`` command."""

import sys

from shedet.cli import main

if __name__ == "__main__":
    sys.exit(main())

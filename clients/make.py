"""Make the typed clients from the OpenAPI document of the server: `make client`. It needs Node.js with npx.

What is made is checked in. Its first line says which document it was made from; a test compares that with the document
as it is.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from shedet.server import app  # noqa: F401 - it lists all endpoints
from shedet.server.openapi import document

TYPESCRIPT = Path(__file__).parent / "typescript" / "shedet.ts"
GENERATOR = "openapi-typescript@7.13.0"
# What has a default may be missing in a reply; what is said of an object is not all there is in it.
OPTIONS = ("--default-non-nullable=false", "--empty-objects-unknown", "--alphabetize")


def first_line() -> str:
    """Which document it is; the version of Shedet alone makes no other client."""
    described = {name: part for name, part in document().items() if name != "info"}
    digest = hashlib.sha256(json.dumps(described, sort_keys=True).encode()).hexdigest()
    return f"// Made by `make client` from the OpenAPI document {digest[:16]}.\n"


def main() -> int:
    npx = shutil.which("npx")
    if npx is None:
        sys.exit("npx is missing: install Node.js.")
    with tempfile.TemporaryDirectory() as folder:
        described, made = Path(folder) / "openapi.json", Path(folder) / "shedet.ts"
        described.write_text(json.dumps(document()), encoding="utf-8")
        command = [npx, "--yes", GENERATOR, str(described), "--output", str(made), *OPTIONS]
        subprocess.run(command, check=True)
        TYPESCRIPT.write_text(first_line() + made.read_text(encoding="utf-8"), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The analysis as one page that needs nothing else: it works from a file, without a network."""

import json
from importlib.resources import files
from typing import Any

PLACE = "/*ANALYSIS*/null"


def page(found: dict[str, Any]) -> str:
    template = files("shedet.analysis").joinpath("page.html").read_text(encoding="utf-8")
    assert template.count(PLACE) == 1
    return template.replace(PLACE, script_safe(found))


def script_safe(found: dict[str, Any]) -> str:
    """JSON that may stand in a script: nothing in it can end the script or begin a comment. The page puts all of it on
    the screen as text, never as markup."""
    text = json.dumps(found, ensure_ascii=False)
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text

"""Browsers: is there one here that people look at? The Makefile asks, too, before anything is installed: only the
standard library is used."""

import os
import sys
import webbrowser


def has_browser() -> bool:
    """Not one for the terminal: those show nothing of the page."""
    if os.environ.get("BROWSER"):
        return True
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    return type(found) is not webbrowser.GenericBrowser


if __name__ == "__main__":
    print("browser" if has_browser() else "terminal")

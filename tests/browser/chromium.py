"""A Chromium to test with: that of this machine, or one that is fetched. `python -m browser.chromium` arranges it."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
NONE = (
    "there is no Chromium to test the page with, and none could be fetched: install chromium or google-chrome, or let "
    "`python -m playwright install --with-deps chromium` do it."
)


def find_chromium() -> str | None:
    return next((path for path in (*map(shutil.which, NAMES), *PLACES) if path and runs(path)), None) or fetched()


def runs(path: str) -> bool:
    """One that was fetched may lack libraries."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def fetched() -> str | None:
    """The one that Playwright keeps, if it is there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if runs(path) else None


def fetch() -> bool:
    print("shedet: fetching Chromium, for the tests of the page", flush=True)
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        ways += [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]]
    for way in ways:
        subprocess.run(way, stdout=subprocess.DEVNULL, check=False)
        if find_chromium():
            return True
    return False


def launch_options() -> dict[str, object]:
    """Root has no sandbox."""
    found = find_chromium()
    assert found, NONE
    return {"executable_path": found, "args": ["--no-sandbox"] if os.geteuid() == 0 else []}


if __name__ == "__main__":
    if not find_chromium() and not fetch():
        print(f"shedet: {NONE}")

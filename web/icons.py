"""Draw the icons for home screens from public/icon.svg: `make icons`.

Phones cut what they show to a shape of their own: the maskable icon has colour to its edges, and all that matters
within the circle that every shape leaves.
"""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser.chromium import launch_options

PUBLIC = Path(__file__).parent / "public"
SAFE = 0.8  # of the width, for every shape
EDGE = "#1c3780"  # the colour that the drawing has at its edges


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    options: Any = launch_options()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        page = browser.new_page()
        draw(page, drawing, "icon-192.png", 192, 1.0, "transparent")
        draw(page, drawing, "icon-512.png", 512, 1.0, "transparent")
        draw(page, drawing, "icon-maskable-512.png", 512, SAFE, EDGE)
        draw(page, drawing, "icon-touch-180.png", 180, SAFE, EDGE)
        browser.close()


def draw(page: Page, drawing: str, name: str, size: int, share: float, behind: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    style = "*{margin:0} body{display:grid;place-items:center;height:100vh;background:" + behind + "}"
    width = round(size * share)
    page.set_content(f"<style>{style} svg{{width:{width}px;height:{width}px}}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()

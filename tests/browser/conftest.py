"""A browser, and servers whose bots do not pretend to think. These tests run once, with the compiled engine."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import launch_options
from browser.visiting import PATIENCE, Visitor, visiting
from serving import Backing, Guest, House, running

HERE = Path(__file__).parent
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.compiled_only)


# As long as a browser is open, Playwright keeps an event loop running in this thread, and no other test can run one of
# its own. So it is closed before the tests of another file begin.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    options: Any = launch_options()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(**options)
        yield launched
        launched.close()


# Games that were looked back at are analysed for minutes. That ends with the server, before other tests begin.
@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(Backing("embedded", tmp_path_factory.mktemp("house"))) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser of their own."""
    with ExitStack() as visitors:
        yield lambda **options: visitors.enter_context(visiting(browser, house.url, **options))


@pytest.fixture
def guest(house: House) -> Iterator[Guest]:
    """Somebody who plays without a browser."""
    with httpx.Client(base_url=house.url, timeout=60) as client:
        yield Guest(client, "Anna")

"""What is written for those who host: the page on it, the container and compose files."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from shedet.cli import COMMANDS
from shedet.server.endpoints import house  # noqa: F401  (lists its endpoints)
from shedet.server.metrics import Metrics
from shedet.server.routing import ENDPOINTS
from shedet.server.settings import EXPLAINED, PREFIX, Settings, find_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OURS = {name: service for name, service in COMPOSE["services"].items() if service["image"] == "shedet"}


def test_the_page_lists_every_setting_with_what_it_usually_is() -> None:
    usual = Settings()
    for name, explained in EXPLAINED.items():
        value = getattr(usual, name)
        shown = "" if value == "" else f"`{value}`"
        assert f"| `{name}` | {shown} | {explained} |\n" in PAGE
    assert re.findall(r"^\| `([a-z_]+)` \| .* \|", PAGE, re.MULTILINE)[: len(EXPLAINED)] == list(EXPLAINED)


def test_the_page_lists_every_figure() -> None:
    for figure in Metrics().registry.collect():
        name = f"{figure.name}_total" if figure.type == "counter" else figure.name
        assert f"| `{name}` | {figure.documentation} |\n" in PAGE


def variables(text: str) -> set[str]:
    """The settings that a text makes in the environment."""
    return {name for name in re.findall(rf"{PREFIX}[A-Z_]+", text) if name.removeprefix(PREFIX).lower() != "token"}


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "docs/hosting.md"])
def test_every_variable_is_a_setting(name: str) -> None:
    found = variables((ROOT / name).read_text(encoding="utf-8"))
    assert found
    assert {variable.removeprefix(PREFIX).lower() for variable in found} <= EXPLAINED.keys()


@pytest.mark.parametrize("name", OURS)
def test_a_container_starts_with_settings_that_are_good(name: str) -> None:
    service = OURS[name]
    assert service["command"][0] in COMMANDS
    said = {key: re.sub(r"\${\w+:\?}", "s" * 64, value) for key, value in service["environment"].items()}
    settings = find_settings({}, said).settings
    assert settings.database_url
    assert settings.bus_url
    assert settings.secret


def test_there_are_two_web_processes_a_worker_and_what_they_need() -> None:
    commands = [service["command"] for service in OURS.values()]
    assert sorted(commands) == [["serve"], ["serve"], ["worker"]]
    assert {"database", "bus", "proxy"} <= COMPOSE["services"].keys()
    for service in OURS.values():
        assert service["depends_on"].keys() == {"database", "bus"}


def test_the_health_that_is_asked_for_can_be_asked_for() -> None:
    paths = {each.path for each in ENDPOINTS}
    caddy = (ROOT / "docs" / "hosting" / "Caddyfile").read_text(encoding="utf-8")
    asked = re.findall(r"/health/\w+", f"{caddy}\n{[service.get('healthcheck') for service in OURS.values()]}")
    assert len(asked) == 3  # by the proxy, and of each web process
    assert set(asked) <= paths
    for name in COMPOSE["services"]["proxy"]["depends_on"]:
        assert "healthcheck" in OURS[name]


def test_the_proxy_is_believed_and_knows_all_web_processes() -> None:
    [subnet] = COMPOSE["networks"]["default"]["ipam"]["config"]
    caddy = (ROOT / "docs" / "hosting" / "Caddyfile").read_text(encoding="utf-8")
    for name, service in OURS.items():
        if service["command"] == ["serve"]:
            assert service["environment"]["SHEDET_PROXIES"] == subnet["subnet"]
            assert f"{name}:{Settings().port}" in caddy
    assert f"EXPOSE {Settings().port}" in CONTAINER
    [mounted] = COMPOSE["services"]["proxy"]["volumes"]
    assert (ROOT / mounted.partition(":")[0]).is_file()

"""Settings: by option, in the environment, in a file; and what a server says that cannot start."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shedet.cli import main
from shedet.core.errors import ShedetError
from shedet.server.settings import EXPLAINED, FILE, Settings, find_settings


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in EXPLAINED:
        monkeypatch.delenv(f"SHEDET_{name.upper()}", raising=False)
    monkeypatch.chdir(tmp_path)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["config", *words]) == 0
    return capsys.readouterr().out


def test_every_setting_is_explained_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuple(EXPLAINED) == Settings.__struct_fields__
    shown = said(capsys)
    for name, explained in EXPLAINED.items():
        assert f"{name} " in shown
        assert explained in shown
    found = json.loads(said(capsys, "--json"))
    assert found.keys() == EXPLAINED.keys()
    assert found["port"] == {"value": 8000, "from": "default"}


def test_an_option_goes_before_the_environment_and_that_before_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / FILE).write_text('port = 1\nthinkers = 2\nlog_level = "error"\n', encoding="utf-8")
    monkeypatch.setenv("SHEDET_DATA", str(folder))
    monkeypatch.setenv("SHEDET_PORT", "3")
    monkeypatch.setenv("SHEDET_THINKERS", "4")
    monkeypatch.setenv("SHEDET_HOST", "")  # as if it were not there
    found = json.loads(said(capsys, "--json", "--port", "5"))
    assert found["port"] == {"value": 5, "from": "option"}
    assert found["thinkers"] == {"value": 4, "from": "environment"}
    assert found["log_level"] == {"value": "error", "from": FILE}
    assert found["host"]["from"] == "default"


@pytest.mark.parametrize(
    "url",
    ["postgresql://me:hush@host/shedet", "postgresql://me:hu@sh@host/shedet", "postgresql://host/a?password=hush&b=1"],
)
def test_secrets_are_not_shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("SHEDET_SECRET", "s" * 32)
    monkeypatch.setenv("SHEDET_DATABASE_URL", url)
    monkeypatch.setenv("SHEDET_BUS_URL", "valkey://:hush@host")
    for shown in (said(capsys), said(capsys, "--json")):
        assert "sss" not in shown
        assert "hu" not in shown
        assert "sh@" not in shown
        assert "host" in shown


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no number": ({"port": "many"}, "port must be a whole number, not 'many' (option)."),
    "no seconds": ({"bot_pause": "soon"}, "bot_pause must be a number"),
    "no such port": ({"port": 70000}, "a port is a number from 0 to 65535."),
    "fewer than none": ({"thinkers": -1}, "thinkers is a number from 0"),
    "no time at all": ({"bot_pause": "nan"}, "bot_pause is a number from 0"),
    "for ever": ({"stop_delay": "inf"}, "stop_delay is a number from 0"),
    "never idle": ({"idle_minutes": 0}, "idle_minutes is at least 1."),
    "no level": ({"log_level": "loud"}, "the log level is one of debug, info, warning, error, not 'loud'."),
    "a short secret": ({"secret": "abc"}, "the secret must have at least 32 characters"),
    "another database": ({"database_url": "mysql://host/shedet"}, "the database is SQLite or PostgreSQL"),
    "no database": ({"database_url": "shedet"}, "the database is SQLite or PostgreSQL"),
    "a port that is none": ({"database_url": "postgresql://me:hush@host:x/y"}, "database_url is no address"),
    "a bus alone": ({"bus_url": "valkey://host"}, "set database_url, too."),
    "another bus": ({"bus_url": "http://host", "database_url": "postgresql://host/y"}, "the bus is Valkey or Redis"),
    "no proxy": ({"proxies": "my-proxy"}, "a proxy is an address or a network"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_bad_value_gets_a_sentence(name: str) -> None:
    values, sentence = WRONG[name]
    with pytest.raises(ShedetError) as error:
        find_settings(values, {})
    assert sentence in str(error.value)
    assert str(error.value).endswith(".") or str(error.value).endswith("?")
    assert "hush" not in str(error.value)


FILES = {
    "not TOML": ("port", "cannot be read"),
    "unknown": ("prot = 1", "a setting 'prot', which I don't know"),
    "of another kind": ('port = "many"', f"port must be a whole number, not 'many' ({FILE})."),
    "a secret that is no text": ("secret = 17", "secret must be a text, not something else"),
    "the folder it lies in": ('data = "elsewhere"', "it lies in it"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_gets_a_sentence(name: str, tmp_path: Path) -> None:
    text, sentence = FILES[name]
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(ShedetError) as error:
        find_settings({"data": str(tmp_path)}, {})
    assert sentence in str(error.value)


# ---- servers that cannot start


def complaint(*words: str) -> str:
    """The one sentence of a command that cannot be carried out."""
    ended = subprocess.run([sys.executable, "-m", "shedet", *words], capture_output=True, text=True, env=os.environ)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("shedet: ")
    assert ended.stderr.count("\n") == 1
    return ended.stderr


def test_a_port_that_is_taken_gets_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"I can't listen on 127.0.0.1:{port}" in complaint("serve", "--port", port)
        assert f"I can't show metrics on port {port}" in complaint("serve", "--port", "0", "--metrics-port", port)


def test_a_folder_that_cannot_be_made_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be made" in complaint("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "shedet.db").write_text("Hello" * 1000, encoding="utf-8")
    said = complaint("serve", "--port", "0", "--data", str(tmp_path))
    assert f"the database {tmp_path / 'shedet.db'} cannot be used: file is not a database." in said


@pytest.mark.parametrize("command", ["serve", "worker", "backup"])
def test_a_database_that_is_not_there_gets_a_sentence(command: str) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        url = f"postgresql://me:hush@127.0.0.1:{closed.getsockname()[1]}/shedet"
        said = complaint(command, *["kept.gz"] * (command == "backup"), "--database-url", url)
    assert "the database cannot be used: " in said
    assert "hush" not in said


def test_a_worker_alone_gets_a_sentence() -> None:
    assert "name it with --database-url" in complaint("worker")


@pytest.mark.parametrize("words", [["serve", "--port", "1"], ["worker"], ["config"], ["backup", "x"], ["serve", "-h"]])
def test_without_the_extra_it_is_said_what_to_install(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "starlette", None)
    assert main(words) == 2
    wanted = "shedet: this needs more packages: pip install 'shedet[server]'. (starlette is missing.)\n"
    assert capsys.readouterr().err == wanted


def test_the_help_of_the_server_explains_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for name in ("host", "port", "data", "database_url", "bus_url"):
        assert EXPLAINED[name] in shown

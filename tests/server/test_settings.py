"""Settings: by option, in the environment, in a file; and what a server says that cannot start."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serving import Backing, running
from shedet.cli import main
from shedet.core.errors import ShedetError
from shedet.server.settings import ELSEWHERE, EXPLAINED, FILE, PREFIX, Settings, find_settings


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
    "no such port": ({"port": 70000}, "port is a number from 0 to 65535, not 70000."),
    "no such port for figures": ({"metrics_port": -1}, "metrics_port is a number from 0 to 65535, not -1."),
    "one port for both": ({"port": 9000, "metrics_port": 9000}, "port and metrics_port cannot both be 9000"),
    "more than any machine has": ({"thinkers": 5000}, "thinkers is a number from 0 to 1000, not 5000."),
    "no table for anybody": ({"most_tables": 0}, "most_tables is a number from 1"),
    "no socket for anybody": ({"most_sockets": 0}, "most_sockets is a number from 1"),
    "no folder": ({"data": ""}, "data is empty; it must name a folder."),
    "listening anywhere": ({"host": ""}, "host is an address to listen on"),
    "listening nowhere": ({"host": "my host"}, "not 'my host'."),
    "a page without http": ({"origins": "games.example.org"}, "an origin is the address of a page such as https://"),
    "a page with a path": ({"origins": "https://a.example, https://b.example/x"}, "not 'https://b.example/x'."),
    "a page with a port that is none": ({"origins": "https://a.example:x"}, "origins is no address"),
    "fewer than none": ({"thinkers": -1}, "thinkers is a number from 0"),
    "no time at all": ({"bot_pause": "nan"}, "bot_pause is a number from 0"),
    "for ever": ({"stop_delay": "inf"}, "stop_delay is a number from 0"),
    "never idle": ({"idle_minutes": 0}, "idle_minutes is a number from 1 to 1000000, not 0."),
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
    "unknown": ("prot = 1", "a setting 'prot', which I don't know. Do you mean port?"),
    "unlike any other": ("persimmon = 1", "a setting 'persimmon', which I don't know. There are: data, host, "),
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


SLIPS = {
    "SHEDET_PROT": "Do you mean SHEDET_PORT?",
    "SHEDET_DATABASE": "Do you mean SHEDET_DATABASE_URL?",
    "SHEDET_BUSURL": "Do you mean SHEDET_BUS_URL?",
    "SHEDET_ORIGIN": "Do you mean SHEDET_ORIGINS?",
    "SHEDET_PERSIMMON": "There are: SHEDET_DATA, SHEDET_HOST, ",
}


@pytest.mark.parametrize("variable", SLIPS)
def test_an_unknown_variable_of_the_environment_gets_a_sentence(
    variable: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ShedetError, match=f"the environment has {variable}, which I don't know."):
        find_settings({}, {variable: "hush"})
    monkeypatch.setenv(variable, "hush")
    assert main(["config"]) == 2
    said = capsys.readouterr().err
    assert SLIPS[variable] in said
    assert "hush" not in said


def test_variables_that_are_no_settings_are_let_be() -> None:
    """Whatever the project reads from the environment, anywhere."""
    top = Path(__file__).parents[2]
    files = [top / "Makefile", *(file for part in ("src", "tests", "examples") for file in (top / part).rglob("*.py"))]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    names = {name.removeprefix(PREFIX) for name in set(re.findall(f"{PREFIX}[A-Z_]*[A-Z]", text)) - SLIPS.keys()}
    assert names - {name.upper() for name in EXPLAINED} == set(ELSEWHERE)
    find_settings({}, {f"{PREFIX}{name}": "1" for name in ELSEWHERE} | {f"{PREFIX}PROT": ""})


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


def test_a_worker_alone_gets_a_sentence(tmp_path: Path) -> None:
    assert "name it with --database-url" in complaint("worker")
    sqlite = f"sqlite:///{tmp_path}/shedet.db"
    assert "a worker shares a PostgreSQL database" in complaint("worker", "--database-url", sqlite)


def test_a_second_server_with_the_same_sqlite_file_gets_a_sentence(embedded: Backing) -> None:
    """Each would keep tables that the other writes to."""
    with running(embedded):
        by_name = embedded.data.parent / "linked.db"
        by_name.symlink_to(embedded.data / "shedet.db")
        for database in (["--data", str(embedded.data)], ["--database-url", f"sqlite:///{by_name}"]):
            said = complaint("serve", "--port", "0", *database)
            assert "another server is running with " in said
            assert "--data" in said
            assert "--database-url" in said
    with running(embedded):  # the lock of one that was killed is free
        pass


def test_a_server_that_cannot_start_leaves_nothing_behind(tmp_path: Path) -> None:
    new, old, taken = tmp_path / "new" / "data", tmp_path / "old", socket.create_server(("127.0.0.1", 0))
    (old / "secret").mkdir(parents=True)  # where a file should be
    (tmp_path / "file").touch()
    with taken, socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port, nobody = str(taken.getsockname()[1]), f"postgresql://127.0.0.1:{closed.getsockname()[1]}/shedet"
        before = sorted(tmp_path.rglob("*"))
        for words in (
            ["serve", "--data", str(new), "--port", port],
            ["serve", "--data", str(new), "--port", "0", "--metrics-port", port],
            ["serve", "--data", str(new), "--port", "70000"],
            ["serve", "--data", str(new), "--port", "0", "--log-level", "loud"],
            ["serve", "--data", str(new), "--port", "0", "--database-url", nobody],
            ["serve", "--data", str(new), "--port", "0", "--database-url", f"sqlite:///{tmp_path}/none/shedet.db"],
            ["serve", "--data", str(new / ("x" * 300)), "--port", "0"],
            ["serve", "--data", str(old), "--port", "0"],
            ["worker", "--data", str(new), "--database-url", nobody],
            ["worker", "--data", str(new), "--database-url", nobody, "--metrics-port", port],
        ):
            complaint(*words)
            assert sorted(tmp_path.rglob("*")) == before, words


def test_a_server_that_ends_leaves_no_lock(embedded: Backing) -> None:
    with running(embedded) as house:
        assert (embedded.data / "shedet.db.lock").exists()
        house.stop()
    assert sorted(path.name for path in embedded.data.iterdir()) == ["secret", "shedet.db"]


@pytest.mark.parametrize("words", [["serve", "--port", "1"], ["worker"], ["config"], ["backup", "x"], ["serve", "-h"]])
def test_without_the_extra_it_is_said_what_to_install(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "starlette", None)
    for is_checkout, how in ((False, "pip install 'shedet[server]'"), (True, "run make ready-server")):
        monkeypatch.setattr("shedet.cli.serving.in_checkout", lambda found=is_checkout: found)
        assert main(words) == 2
        wanted = f"shedet: this needs more packages: {how}. (starlette is missing.)\n"
        assert capsys.readouterr().err == wanted


def test_the_help_of_the_server_explains_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for name in EXPLAINED.keys() - {"secret"}:
        assert f"--{name.replace('_', '-')} " in shown
        assert EXPLAINED[name] in shown
    assert "--secret" not in shown  # it would stand in the list of processes

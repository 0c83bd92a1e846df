"""A terminal at a server behind https: with a certificate that it can check, and with one that it cannot."""

import socket
import ssl
from pathlib import Path
from queue import SimpleQueue

import pytest

from encrypted import encrypted, keep_certificate
from far_people import PATIENCE, Person, play_first_choices, sitting
from serving import Backing, running
from shedet.cli import main
from shedet.cli.far.inbox import Event, Following, Gone
from shedet.cli.far.line import Line, NoLine, Untrusted, why_not

TRUSTED = "SSL_CERT_FILE"


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["play", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("shedet: ")
    assert said.count("\n") == 1
    return said


def test_a_private_certificate_is_refused_with_what_to_do_and_accepted_when_it_is_named(
    embedded: Backing, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(TRUSTED, raising=False)
    with running(embedded) as house, encrypted(house.url, tmp_path) as url:
        said = complaint(capsys, "sobek2p", "--server", url, "--bot", "random")
        assert f"the server at {url} cannot be trusted: self" in said
        assert f"{TRUSTED}=FILE shedet play" in said
        assert "_ssl.c" not in said
        other = tmp_path / "other.pem"
        other.touch()
        monkeypatch.setenv(TRUSTED, str(other))
        assert f"is not in {other}, which {TRUSTED} names." in complaint(capsys, "sobek2p", "--server", url)
        monkeypatch.setenv(TRUSTED, str(keep_certificate(tmp_path)))
        anna = Person(tmp_path, "sobek2p", "--server", url, "--bot", "random", "--name", "Anna")
        with sitting(anna):
            play_first_choices(anna)
            assert "won." in anna.end()


def test_a_socket_that_cannot_be_trusted_is_given_up_with_the_same_words(
    embedded: Backing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be tried again and again, and nobody would know why nothing comes."""
    monkeypatch.delenv(TRUSTED, raising=False)
    with running(embedded) as house, encrypted(house.url, tmp_path) as url:
        events: SimpleQueue[Event] = SimpleQueue()
        Following(Line(url), "table", lambda: 0, events).start()
        gone = events.get(timeout=PATIENCE)
        assert isinstance(gone, Gone)
        with pytest.raises(Untrusted, match="cannot be trusted") as refused:
            Line(url).get(dict, "/health/live")
        assert gone.reason == str(refused.value)


def test_https_where_there_is_none_gets_a_sentence(embedded: Backing, capsys: pytest.CaptureFixture[str]) -> None:
    with running(embedded) as house:
        said = complaint(capsys, "sobek2p", "--server", house.url.replace("http://", "https://"))
        assert "it does not answer as https does; is it perhaps http://…?" in said


def test_a_line_that_breaks_while_it_is_encrypted_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands before a server ends connections in the middle while nobody is behind it."""
    monkeypatch.setenv(TRUSTED, str(keep_certificate(tmp_path)))
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        with encrypted(f"http://127.0.0.1:{closed.getsockname()[1]}", tmp_path) as url, pytest.raises(NoLine):
            Line(url).get(dict, "/health/live")


@pytest.mark.parametrize(("code", "said"), [(10, "certificate has expired"), (64, "IP address mismatch")])
def test_a_certificate_that_no_file_would_mend_is_said_to_be_wrong(code: int, said: str) -> None:
    error = ssl.SSLCertVerificationError()
    error.verify_code, error.verify_message = code, said
    assert why_not(error).startswith(f"{said}. Check the address; ")

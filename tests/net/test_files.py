"""What is not a net for this game is refused, with a sentence."""

import json
import math
import struct
from pathlib import Path
from typing import Any

import pytest

from net_table import SMALL, header_of, some_net, some_tensors
from shedet.bots.net.file import all_halves, net_bytes, read_net
from shedet.bots.net.leaf import LeafNet
from shedet.bots.net.policy import PolicyNet
from shedet.bots.room import room_of
from shedet.core.errors import BadNet
from shedet.core.game import Game
from shedet.games import GAMES, find_game

TINY = {"width": 8, "neck": 8, "blocks": 1, "thing": 8, "summary": 2, "kind": 2}
LEAF = {"hidden": 8, "second": 4}


@pytest.fixture(scope="module")
def game() -> Game:
    return find_game("sobek")


@pytest.fixture(scope="module")
def whole(game: Game) -> bytes:
    return some_net(game, {**TINY, **LEAF}, "whole")


def refused(tmp_path: Path, content: bytes, game: Game) -> str:
    path = tmp_path / "some.net"
    path.write_bytes(content)
    with pytest.raises(BadNet) as error:
        read_net(path, game)
    return str(error.value).removeprefix(f"{path} ")


def described(content: bytes, change: dict[str, Any]) -> bytes:
    """The same net with something else in its description."""
    first, second, numbers = content.split(b"\n", 2)
    return b"\n".join([first, json.dumps({**json.loads(second), **change}).encode(), numbers])


def test_what_is_written_is_read(tmp_path: Path, game: Game) -> None:
    tensors = some_tensors(game, TINY, "read")
    path = tmp_path / "some.net"
    path.write_bytes(net_bytes({**header_of(game, TINY), "made": {"minutes": 5}}, tensors))
    file = read_net(path, game)
    assert file.description["made"] == {"minutes": 5}
    assert file.sizes == TINY
    half = memoryview(tensors[0][2])
    assert list(file.numbers_of("reader.scales"))[:3] == pytest.approx(halves(bytes(half[:6])))
    rows, columns = file.rows_of("head.weight"), file.columns_of("head.weight")
    assert [len(rows), len(rows[0]), len(columns), len(columns[0])] == [game.actions, 8, 8, game.actions]
    assert [list(row) for row in rows] == [list(row) for row in zip(*[list(column) for column in columns])]


def halves(content: bytes) -> list[float]:
    return list(struct.unpack(f"<{len(content) // 2}e", content))


def test_every_number_of_half_precision_is_read_as_it_is() -> None:
    written = halves(b"".join(bits.to_bytes(2, "little") for bits in range(65536)))
    for bits, (read, wanted) in enumerate(zip(all_halves(), written)):
        assert read == wanted or not math.isfinite(wanted), f"{bits:#x}"


def test_a_file_that_is_not_there_or_a_folder(tmp_path: Path, game: Game) -> None:
    with pytest.raises(BadNet, match=r"nothing\.net cannot be read: No such file or directory\.$"):
        read_net(tmp_path / "nothing.net", game)
    with pytest.raises(BadNet, match=r"cannot be read: Is a directory\.$"):
        read_net(tmp_path, game)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello", b"hello\n{}\n", b"shedet net 1", b"PK\x03\x04" * 50])
def test_a_file_that_is_something_else(tmp_path: Path, game: Game, content: bytes) -> None:
    assert refused(tmp_path, content, game) == "is not a net: the first line of one is 'shedet net 1'."


def test_a_net_of_another_format(tmp_path: Path, game: Game, whole: bytes) -> None:
    said = refused(tmp_path, whole.replace(b"shedet net 1", b"shedet net 2", 1), game)
    assert said == "is written in format '2' of nets; this Shedet reads format 1."


def test_a_net_for_another_game(tmp_path: Path, whole: bytes) -> None:
    said = refused(tmp_path, whole, find_game("sobek2p"))
    assert said == "does not fit: it was made for game 'sobek', not 'sobek2p'."


@pytest.mark.parametrize("name", ["observation", "secrets", "actions"])
def test_a_net_for_other_numbers(tmp_path: Path, game: Game, whole: bytes, name: str) -> None:
    wanted = json.loads(whole.split(b"\n")[1])[name]
    said = refused(tmp_path, described(whole, {name: 99}), game)
    assert said == f"does not fit: it was made for {name} 99, not {wanted}."


def test_a_net_that_is_cut_off(tmp_path: Path, game: Game, whole: bytes) -> None:
    size = len(whole.split(b"\n", 2)[2])
    assert refused(tmp_path, whole[:-1], game) == (f"is damaged: it has {size - 1} bytes of numbers, and needs {size}.")
    assert refused(tmp_path, whole[:40], game) == "is damaged: it ends before its numbers begin."
    assert "bytes of numbers" in refused(tmp_path, whole + b"\0\0", game)


def test_a_net_with_a_number_changed(tmp_path: Path, game: Game, whole: bytes) -> None:
    for at in (-1, -len(whole) // 3):
        changed = bytearray(whole)
        changed[at] ^= 1
        said = refused(tmp_path, bytes(changed), game)
        assert said == "is damaged: its numbers are not those that were written (their sha256 is another)."


@pytest.mark.parametrize("bits", [0x7C00, 0xFC00, 0x7E00])
def test_a_net_with_numbers_that_are_none(tmp_path: Path, game: Game, bits: int) -> None:
    tensors = some_tensors(game, LEAF, "infinite")
    name, shape, content = tensors[3]
    tensors[3] = (name, shape, content[:6] + bits.to_bytes(2, "little") + content[8:])
    said = refused(tmp_path, net_bytes(header_of(game, LEAF), tensors), game)
    assert said == "cannot be computed with: some of its numbers are infinite or no numbers."


def test_a_net_that_is_badly_described(tmp_path: Path, game: Game, whole: bytes) -> None:
    first, _, numbers = whole.split(b"\n", 2)
    for line, said in (
        (b"{", "its second line has to be JSON."),
        (b"\xff\xfe", "its second line has to be JSON."),
        (b"[" * 100_000, "its second line has to be JSON."),
        (b"[]", "its second line has to be a JSON object that describes the net."),
        (b"{}", "its description has to say 'game'."),
    ):
        assert refused(tmp_path, b"\n".join([first, line, numbers]), game) == f"is damaged: {said}"
    for change, said in (
        ({"sizes": [8]}, "its sizes have to be whole numbers by name."),
        ({"sizes": {"width": 8.5}}, "its sizes have to be whole numbers by name."),
        ({"sizes": {"width": True}}, "its sizes have to be whole numbers by name."),
        ({"sizes": {"width": 8}}, "its sizes have to say 'neck'."),
        ({"sizes": {**TINY, "width": 0}}, "its size 'width' has to be from 1 to 65536, not 0."),
        ({"sizes": {**TINY, "blocks": 10**12}}, f"its size 'blocks' has to be from 0 to 65536, not {10**12}."),
        ({"tensors": 5}, "its tensors have to be a list of names and shapes."),
        ({"tensors": [["head", [-1]]]}, "each of its tensors has to be a name and a shape, not ['head', [-1]]."),
    ):
        assert refused(tmp_path, described(whole, change), game) == (f"is damaged: {said}")


def test_a_net_without_all_of_its_tensors(tmp_path: Path, game: Game) -> None:
    header, tensors = header_of(game, TINY), some_tensors(game, TINY, "missing")
    for number, (name, shape, content) in enumerate(tensors):
        missing = tensors[:number] + tensors[number + 1 :]
        said = refused(tmp_path, net_bytes(header, missing), game)
        assert said == f"is damaged: it has no tensor {name}, of shape {shape}."
        turned = [*missing, (name, [*shape, 1], content)]
        said = refused(tmp_path, net_bytes(header, turned), game)
        assert said == f"is damaged: its tensor {name} has the shape {[*shape, 1]}, and needs {shape}."
    said = refused(tmp_path, net_bytes(header, [*tensors, tensors[0]]), game)
    assert said == "is damaged: it has two tensors reader.scales."


def test_a_file_may_hold_a_policy_or_a_net_for_leaves_or_both(tmp_path: Path, game: Game, whole: bytes) -> None:
    for sizes in (TINY, LEAF, {}):
        (tmp_path / f"{len(sizes)}.net").write_bytes(some_net(game, sizes, "one"))
    policy, leaf = read_net(tmp_path / "6.net", game), read_net(tmp_path / "2.net", game)
    PolicyNet(game, policy)
    LeafNet(game, leaf)
    with pytest.raises(BadNet, match=r"6\.net has no net for leaves"):
        LeafNet(game, policy)
    with pytest.raises(BadNet, match=r"2\.net has no policy"):
        PolicyNet(game, leaf)
    with pytest.raises(BadNet, match=r"0\.net has no net: its sizes have to say the 'width' of a policy"):
        read_net(tmp_path / "0.net", game)
    both = tmp_path / "both.net"
    both.write_bytes(whole)
    PolicyNet(game, read_net(both, game))
    LeafNet(game, read_net(both, game))


def test_what_does_not_fit_its_shape_is_not_written(game: Game) -> None:
    with pytest.raises(BadNet, match=r"head of shape \[2, 3\] needs 6 numbers, not 5"):
        net_bytes(header_of(game, SMALL), [("head", [2, 3], b"\0" * 10)])


def test_every_game_is_shipped_with_a_net_that_fits_and_says_how_it_was_made() -> None:
    for name in GAMES:
        path = room_of(name).net_file
        assert path.stat().st_size <= 3_000_000
        description = read_net(path, find_game(name)).description
        assert description["game"] == name
        assert description["made"]["minutes"] > 0
        assert description["made"]["commands"][0].startswith(f"shedet train {name}")
        assert len(description["scores"]) > 0

"""Hints: where a table allows them, and never at the cost of others."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from serving import Guest, app_client, asked_or_over, is_asked, wait_for
from shedet.server.store.store import HINT
from shedet.server.work.thinker import Task, Thought
from shedet.server.work.thinkers import Thinker


def test_however_many_hints_are_asked_for_bots_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    think, asked = Thinker.think, list[str]()

    async def think_for_ever_about_hints(self: Thinker, task: Task) -> AsyncIterator[Thought]:
        if task.kind == HINT:
            asked.append(task.game)
            await asyncio.Event().wait()
        async for thought in think(self, task):
            yield thought

    monkeypatch.setattr(Thinker, "think", think_for_ever_about_hints)
    with app_client(tmp_path / "data", thinkers=2) as client:
        anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
        for _ in range(4):
            table = anna.open_table("sobek2p", bots=["random"], practice=True)["table"]
            wait_for(lambda table=table: asked_or_over(anna, table))
            for _ in range(3):
                assert anna.ask("POST", f"/api/tables/{table}/hints").status_code == 200
        wait_for(lambda: asked)
        table = ben.open_table("sobek2p", bots=["random"])["table"]
        for _ in range(2):
            shown = wait_for(lambda: asked_or_over(ben, table))
            ben.do(table, "play", line=shown["choices"][0]["play"])
        assert is_asked(wait_for(lambda: asked_or_over(ben, table)))
        assert len(asked) == 1, "one is thought about, the others wait"

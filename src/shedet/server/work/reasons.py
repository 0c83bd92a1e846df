"""What the answers that an analysis has weighed do, why that is good, and where one points to give them."""

from typing import Any

import msgspec

from shedet.analysis.report import Data
from shedet.analysis.work import Analysis
from shedet.games import find_saying
from shedet.hints import reason
from shedet.server.wording import said


class Reasons:
    """Kept from one report of an analysis to the next: they do not change."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, int], dict[str, Any]] = {}

    def added_to(self, report: Data, analysis: Analysis) -> Data:
        """A report in which every answer that was weighed has its reason and its way, from what the seat knew that gave
        it."""
        for number, move in enumerate(report["moves"]):
            if move["look"]:
                for answer in (move, move["best"], *move["alternatives"]):
                    answer.update(self.of(analysis, number, answer["action"]))
        return report

    def of(self, analysis: Analysis, number: int, action: int) -> dict[str, Any]:
        if (number, action) not in self.found:
            situation = analysis.table.situations[number]
            knowledge, game = situation.knowledge[situation.step.seat], analysis.table.game
            why = msgspec.to_builtins(said(reason(game.name, knowledge, action).message()))
            way = find_saying(game.name).way(game.view(knowledge), action)
            self.found[number, action] = {"reason": why, "way": list(way)}
        return self.found[number, action]

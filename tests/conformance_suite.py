"""One suite for all games: every test here runs for every game, player count and a choice of options."""

from collections.abc import Iterator
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import u8

import shedet
from shedet.core.events import SPECTATOR
from shedet.core.game import Data, Game, Knowledge
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.core.words import Message
from shedet.games import GAMES, find_game, find_saying

# Games of Kemet are long: these end after a few days. (Whole games are played in tests/kemet.)
SHORT: dict[str, tuple[dict[str, int], ...]] = {"kemet": ({"day_limit": 3}, {"day_limit": 2, "colours": 10})}
SAMPLE = 7  # one of so many illegal actions is tried at a position, others at the next
PACE = {"kemet": 10}  # how many times as long as others


class Variant(NamedTuple):
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, int]

    @property
    def pace(self) -> int:
        """How many times as long as others the games are: so much fewer are played, or looked at less often."""
        return PACE.get(self.game.name, 1)

    def match(self, seed: str) -> Match:
        return Match(self.game, self.players, self.options, seed)


def variants() -> Iterator[Variant]:
    for name in GAMES:
        game = find_game(name)
        plain, all_options = SHORT.get(name, ({}, {option.name: option.highest for option in game.options}))
        for players in range(game.fewest, game.most + 1):
            yield Variant(game, players, plain)
            yield Variant(game, players, all_options)


def name_of(variant: Variant) -> str:
    has_all = len(variant.options) == len(variant.game.options)
    return "-".join([variant.game.name, str(variant.players), *(["options"] if has_all else [])])


def random_step(match: Match, rng: Rng) -> None:
    """One random legal answer of one of the asked seats."""
    asked = match.asked()
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal_actions(seat)
    match.play(seat, legal[int(rng.below(len(legal)))])


def random_positions(variant: Variant, seed: str, games: int, every: int) -> Iterator[Match]:
    """Matches at random reachable positions: the start, every so many steps, and the end.

    The interpreted engine plays a quarter of the games: it is a hundred times slower and runs the same code.
    """
    every *= (variant.pace + 1) // 2
    for number in range(games if shedet.compiled() else (games + 3) // 4):
        match = variant.match(f"{seed}/{number}")
        rng = seeded(f"{seed}/{number}/choices")
        yield match
        while not match.over():
            random_step(match, rng)
            if len(match.log) % every == number % every or match.over():
                yield match


def seen_from(match: Match, position: Position, viewer: int) -> Data:
    """Everything a viewer is shown of a position: the view, what is left, what it may do, what that would do, why not
    more, who is asked, and all of it in numbers."""
    game = match.game
    knowledge = game.know(position, match.memories[viewer], viewer)
    legal = [int(action) for action in game.legal_actions(position, viewer)] if viewer != SPECTATOR else []
    view = game.view(knowledge)
    return {
        "view": view,
        "unseen": find_saying(game.name).unseen(view),
        "question": game.question_data(position),
        "asked": int(position.asked()),
        "legal": legal,
        "previews": [game.preview(knowledge, action) for action in legal],
        "refusals": refusals(match, position, viewer, legal),
        "numbers": numbers_of(game, knowledge),
        "reveals": int(position.reveals),
        "over": position.over,
    }


def numbers_of(game: Game, knowledge: Knowledge) -> list[int]:
    """What a net is given of a seat."""
    if knowledge.viewer == SPECTATOR or not game.observation.parts:
        return []
    numbers = vec[u8]([0] * int(game.observation.size))
    game.observe(knowledge, numbers, 0)
    return [int(number) for number in numbers]


def refusals(match: Match, position: Position, seat: int, legal: list[int]) -> list[Message | None]:
    """Why an asked seat may not do other things: a sentence of the engine is a way out, too."""
    if not legal:
        return []
    numbers = range(len(legal) % SAMPLE, match.game.actions, SAMPLE)
    return [match.game.refuse(position, seat, action) for action in numbers if action not in legal]


def without_generator(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("rng"))

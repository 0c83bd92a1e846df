"""Sobek: 2 Players, as the contract sees it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.events import Event
from shedet.core.game import Data, Game, Option, check_viewer
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.game import Memory as SeatMemory
from shedet.core.position import Position
from shedet.core.question import question_data
from shedet.core.rng import Rng
from shedet.core.words import Message
from shedet.games.sobek2p import checking, decisions, notation, observing, positions, refusals, telling, views, worlds
from shedet.games.sobek2p.actions import ACTIONS
from shedet.games.sobek2p.components import (
    GOODS,
    NO_FIELD,
    ORIENTATIONS,
    field_name,
)
from shedet.games.sobek2p.memory import Memory
from shedet.games.sobek2p.rules.ending import corruption, points, winners
from shedet.games.sobek2p.rules.setup import set_up
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    NOTCHED,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SUPPLY,
    State,
    bare_state,
)


@final
class Sobek2p(Game):
    def __init__(self) -> None:
        self.name = "sobek2p"
        self.title = "Sobek: 2 Players"
        self.rules_version = 1
        self.fewest = 2
        self.most = 2
        self.actions = ACTIONS
        self.action_texts = notation.ACTION_TEXTS
        self.options = (
            Option("thief_by_back", "the thief names one of the three backs [P-OPT-1]"),
            Option("courtesan_one_type", "both tiles of the courtesan go to one type of goods [P-OPT-2]"),
            Option("open_memory", "the table shows everything a perfect memory would know [P-OPT-3]"),
        )
        self.observation = observing.OBSERVATION
        self.secrets = observing.SECRETS

    # -- play

    def new(self, players: i64, options: vec[i64], rng: Rng) -> Position:
        s = bare_state(options, rng)
        set_up(s)
        return s

    def legal_actions(self, position: Position, seat: i64) -> vec[i64]:
        assert isinstance(position, State)
        if not position.asks(seat):
            return vec[i64]()
        return decisions.legal_actions(position)

    def apply(self, position: Position, seat: i64, action: i64) -> None:
        assert isinstance(position, State)
        decisions.apply(position, action)

    def score(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, State)
        return points(position, seat)

    def winners(self, position: Position) -> i64:
        assert isinstance(position, State)
        return winners(position)

    def why_not(self, position: Position, seat: i64, action: i64) -> Message | None:
        assert isinstance(position, State)
        return refusals.refusal(position, seat, action)

    def check_conserved(self, position: Position) -> None:
        assert isinstance(position, State)
        checking.check_box(position)

    # -- what is known

    def remember(self, position: Position, viewer: i64) -> SeatMemory:
        assert isinstance(position, State)
        check_viewer(viewer, position.players)
        memory = Memory(viewer)
        memory.remember_the_table(position)
        return memory

    def know(self, position: Position, memory: SeatMemory, viewer: i64) -> SeatKnowledge:
        assert isinstance(position, State)
        assert isinstance(memory, Memory)
        return worlds.know(position, memory, viewer)

    def glance(self, position: Position, viewer: i64) -> SeatKnowledge:
        assert isinstance(position, State)
        return worlds.know(position, Memory(viewer), viewer)

    def deal_world(self, knowledge: SeatKnowledge, rng: Rng) -> Position:
        assert isinstance(knowledge, worlds.Knowledge)
        return worlds.deal(knowledge, rng)

    def redeal(self, position: Position, rng: Rng) -> Position:
        assert isinstance(position, State)
        return worlds.redeal(position, rng)

    def view(self, knowledge: SeatKnowledge) -> Data:
        assert isinstance(knowledge, worlds.Knowledge)
        return dict(views.view(knowledge))

    def preview(self, knowledge: SeatKnowledge, action: i64) -> Data:
        assert isinstance(knowledge, worlds.Knowledge)
        return dict(views.preview(knowledge, action))

    def observe(self, knowledge: SeatKnowledge, out: vec[u8], at: i64) -> None:
        assert isinstance(knowledge, worlds.Knowledge)
        observing.observe(knowledge, out, at)

    def observe_secrets(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(position, State)
        observing.observe_secrets(position, seat, out, at)

    # -- how it is written

    def parse_actions(self, text: str) -> list[int]:
        return notation.parse_actions(text)

    def position_text(self, position: Position) -> str:
        assert isinstance(position, State)
        return notation.position_text(position)

    def parse_position(self, text: str, options: vec[i64], rng: Rng) -> Position:
        return positions.parse_position(text, options, rng)

    def question_data(self, position: Position) -> Data | None:
        return question_data(decisions.QUESTIONS, position)

    def position_data(self, position: Position) -> Data:
        s = position
        assert isinstance(s, State)
        return {
            "turn": "AB"[int(s.turn)],
            "over": s.over,
            "ankh": None if s.ankh_field == NO_FIELD else field_name(int(s.ankh_field)),
            "line": None if s.ankh_field == NO_FIELD else ORIENTATIONS[int(s.ankh_orientation)],
            "market": notation.market_rows(s),
            "pile": notation.pile_list(s),
            "aside": notation.tile_list(s, ASIDE),
            "box": notation.tile_list(s, BOX),
            "bag": notation.deben_list(s, BAG),
            "drawn_deben": notation.deben_list(s, DEBEN_SHOWN),
            "notches": notation.pirogue_list(s, NOTCHED),
            "supply": notation.pirogue_list(s, SUPPLY),
            "drawn_pirogues": notation.pirogue_list(s, PIROGUES_SHOWN),
            "boxed_pirogues": notation.pirogue_list(s, PIROGUES_BOXED),
            "seats": [seat_data(s, seat) for seat in range(2)],
        }

    def event_data(self, event: Event) -> Data:
        return telling.event_data(event)

    def decided_by_chance(self, event: Event) -> bool:
        return telling.decided_by_chance(event)


def seat_data(s: State, seat: int) -> Data:
    laid = {GOODS[goods]: notation.laid_list(s, seat, goods) for goods in range(len(GOODS))}
    return {
        "seat": "AB"[seat],
        "hand": notation.tile_list(s, HAND + seat),
        "corruption": notation.tile_list(s, CORRUPTION + seat),
        "laid": {goods: tiles for goods, tiles in laid.items() if tiles},
        "harvests": notation.harvest_list(s, seat),
        "pirogues": notation.pirogue_list(s, FRONT + seat),
        "deben": notation.deben_list(s, DEBEN_HELD + seat),
        "corruption_value": int(corruption(s, seat)),
        "points": int(points(s, seat)),
    }


GAME: Final = Sobek2p()

"""Sobek, as the contract sees it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.events import Event
from shedet.core.game import Data, Game, Option, check_viewer, seat_name
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.game import Memory as SeatMemory
from shedet.core.position import Position
from shedet.core.question import question_data
from shedet.core.rng import Rng
from shedet.core.words import Message
from shedet.games.sobek import checking, decisions, notation, positions, refusals, telling, views, worlds
from shedet.games.sobek.actions import ACTIONS
from shedet.games.sobek.memory import Memory
from shedet.games.sobek.observing.observe import observe
from shedet.games.sobek.observing.parts import OBSERVATION, SECRETS
from shedet.games.sobek.observing.secrets import observe_secrets
from shedet.games.sobek.rules.ending import corruption, round_points, winners
from shedet.games.sobek.rules.setup import set_up
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_DISCARDS,
    CHOOSE_HORIZONTAL,
    CORRUPTION,
    DISCARDS,
    HAND,
    HORIZONTAL,
    REMOVED,
    SET_ASIDE,
    SLOT_NAMES,
    TOKEN_PILE,
    TOKENS_REMOVED,
    TOKENS_USED,
    State,
    bare_state,
    curses,
    laid_place,
    set_exists,
)


@final
class Sobek(Game):
    def __init__(self) -> None:
        self.name = "sobek"
        self.title = "Sobek"
        self.rules_version = 1
        self.fewest = 2
        self.most = 4
        self.actions = ACTIONS
        self.action_texts = notation.ACTION_TEXTS
        self.options = (Option("open_information", "all that a perfect memory would know is shown [S-OPEN-1]"),)
        self.observation = OBSERVATION
        self.secrets = SECRETS

    # -- play

    def new(self, players: i64, options: vec[i64], rng: Rng) -> Position:
        s = bare_state(players, options, rng)
        set_up(s)
        return s

    def legal_actions(self, position: Position, seat: i64) -> vec[i64]:
        assert isinstance(position, State)
        if not position.asks(seat):
            return vec[i64]()
        return decisions.legal_actions(position, seat)

    def apply(self, position: Position, seat: i64, action: i64) -> None:
        assert isinstance(position, State)
        decisions.apply(position, seat, action)

    def score(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, State)
        return position.scores[seat]

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

    def in_secret(self, position: Position) -> bool:
        return position.question() == CHOOSE_DISCARDS or position.question() == CHOOSE_HORIZONTAL

    def holds_secrets(self, position: Position) -> bool:
        assert isinstance(position, State)
        return worlds.holds_secrets(position)

    def deal_undecided(self, knowledge: SeatKnowledge, seat: i64, rng: Rng) -> Position:
        assert isinstance(knowledge, worlds.Knowledge)
        return worlds.deal_undecided(knowledge, seat, rng)

    def redeal_undecided(self, position: Position, seat: i64, rng: Rng) -> Position:
        assert isinstance(position, State)
        return worlds.redeal_undecided(position, seat, rng)

    def view(self, knowledge: SeatKnowledge) -> Data:
        assert isinstance(knowledge, worlds.Knowledge)
        return dict(views.view(knowledge))

    def preview(self, knowledge: SeatKnowledge, action: i64) -> Data:
        assert isinstance(knowledge, worlds.Knowledge)
        return dict(views.preview(knowledge, action))

    def observe(self, knowledge: SeatKnowledge, out: vec[u8], at: i64) -> None:
        assert isinstance(knowledge, worlds.Knowledge)
        observe(knowledge, out, at)

    def observe_secrets(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(position, State)
        observe_secrets(position, seat, out, at)

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
            "players": int(s.players),
            "round": int(s.round),
            "turn": seat_name(int(s.turn)),
            "over": s.over,
            "queue": notation.queue_list(s),
            "deck": notation.deck_list(s),
            "removed": notation.card_list(s, REMOVED),
            "discards": notation.card_list(s, DISCARDS),
            "tokens": notation.token_list(s, TOKEN_PILE),
            "removed_tokens": notation.token_list(s, TOKENS_REMOVED),
            "used_tokens": notation.token_list(s, TOKENS_USED),
            "seats": [seat_data(s, seat) for seat in range(int(s.players))],
        }

    def event_data(self, event: Event) -> Data:
        return telling.event_data(event)

    def decided_by_chance(self, event: Event) -> bool:
        return telling.decided_by_chance(event)


def seat_data(s: State, seat: int) -> Data:
    sets = {
        SLOT_NAMES[slot]: notation.card_list(s, laid_place(seat, slot))
        for slot in range(AMULET_SET + 1)
        if set_exists(s, seat, slot)
    }
    return {
        "seat": seat_name(seat),
        "score": int(s.scores[seat]),
        "hand": notation.card_list(s, HAND + seat),
        "corruption": notation.card_list(s, CORRUPTION + seat),
        "aside": notation.card_list(s, SET_ASIDE + seat),
        "sets": sets,
        "horizontal": notation.card_list(s, laid_place(seat, HORIZONTAL)),
        "prosperity": notation.prosperity_list(s, seat),
        "curses": int(curses(s, seat)),
        "corruption_value": int(corruption(s, seat)),
        "round_points": int(round_points(s, seat)),
    }


GAME: Final = Sobek()

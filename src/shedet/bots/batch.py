"""Many games side by side, for those who learn: played inside the engine, seen from outside through plain buffers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.bots.bot import Bot
from shedet.bots.search.tree import share_victory
from shedet.core.errors import IllegalAction
from shedet.core.events import Event
from shedet.core.game import Game, Memory
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import seeded


@final
class Batch:
    """Games that wait for a decision each. What can be decided in one way only is done, and a game that has ended is
    followed by the next: there is always something to decide.

    Of the decision that game g waits for: `observations` and `secrets` from g times their size on, `masks` (a bit for
    each action, the lowest first), `seats`. Of the game that ended on the way there, if `ended` says so: `shares` of
    the victory and `scores`, seat by seat. Where `advises` says so, `advice` is what the bot would decide.

    Observations, secrets and masks are new with every step: whoever still has the old ones may keep them.
    """

    def __init__(
        self, game: Game, players: i64, options: vec[i64], seed: str, learners: vec[i64], together: i64, bot: Bot
    ) -> None:
        """`learners`: for each game the seats (a bit each) whose decisions come from outside; the bot plays the
        others. So many games `together` play the same deals."""
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.learners = learners
        self.together = together
        self.bot = bot
        self.rng = seeded(f"{seed}/bot")
        self.count: i64 = len(learners)
        self.bytes: i64 = (game.actions + 7) // 8  # of a mask
        self.positions: list[Position] = []
        self.memories: list[Memory] = []
        self.dealt = vec[i64]([0] * len(learners))  # games begun in each place
        self.decisions: i64 = 0  # of learners, in all games
        self.no_observations = vec[u8]([0] * int(self.count * game.observation.size))
        self.no_secrets = vec[u8]([0] * int(self.count * game.secrets.size))
        self.no_masks = vec[u8]([0] * int(self.count * self.bytes))
        self.observations = self.no_observations
        self.secrets = self.no_secrets
        self.masks = self.no_masks
        self.seats = vec[u8]([0] * len(learners))
        self.ended = vec[u8]([0] * len(learners))
        self.shares = vec[float]([0.0] * int(self.count * players))
        self.scores = vec[i64]([0] * int(self.count * players))
        self.won = vec[float]([0.0] * int(players))
        self.advises = False  # it takes time, and those who have learned enough do not need it
        self.advice = vec[i64]([0] * len(learners))
        for number in range(self.count):
            self.positions.append(self.new_game(number))
            for seat in range(players):
                self.memories.append(game.remember(self.positions[number], seat))
        self.begin_with_blanks()
        for number in range(self.count):
            self.go_on(number)

    def begin_with_blanks(self) -> None:
        """Copies of what is blank are quicker than wiping number after number."""
        self.observations = self.no_observations[:]
        self.secrets = self.no_secrets[:]
        self.masks = self.no_masks[:]

    def step(self, actions: list[int]) -> None:
        """Carry out an action in each game, and go on to the next decision of a learner."""
        if len(actions) != self.count:
            raise IllegalAction(f"there are {self.count} games, and {len(actions)} actions for them.")
        for number in range(self.count):
            self.check(number, actions[number])
        self.begin_with_blanks()
        for number in range(self.count):
            self.ended[number] = 0
            self.play(number, i64(self.seats[number]), actions[number])
            self.decisions += 1
            self.go_on(number)

    def check(self, number: i64, action: int) -> None:
        if not 0 <= action < self.game.actions or not self.allows(number, action):
            text = self.game.action_text(action)
            raise IllegalAction(f"game {number} does not allow {text!r} now; its mask says what it allows.")

    def allows(self, number: i64, action: i64) -> bool:
        return (i64(self.masks[number * self.bytes + (action >> 3)]) >> (action & 7)) & 1 == 1

    def new_game(self, number: i64) -> Position:
        deal = f"{self.seed}/{number // self.together}/{self.dealt[number]}"
        self.dealt[number] += 1
        return self.game.new(self.players, self.options, seeded(deal))

    def go_on(self, number: i64) -> None:
        """To the next decision of a learner that is one."""
        while True:
            position = self.positions[number]
            if position.over:
                self.note_result(number, position)
                position = self.new_game(number)
                self.positions[number] = position
                for seat in range(self.players):
                    if self.is_needed(number, seat):
                        self.memories[number * self.players + seat] = self.game.remember(position, seat)
                continue
            seat = lowest_seat(position.asked())
            legal = self.game.legal_actions(position, seat)
            if len(legal) == 1:
                self.play(number, seat, legal[0])
            elif (self.learners[number] >> seat) & 1 == 1:
                self.describe(number, seat, legal)
                return
            else:
                self.play(number, seat, self.by_bot(number, seat, legal))

    def by_bot(self, number: i64, seat: i64, legal: vec[i64]) -> i64:
        if not self.bot.uses_knowledge:
            return self.bot.choose(None, legal, self.rng)
        memory = self.memories[number * self.players + seat]
        return self.bot.choose(self.game.know(self.positions[number], memory, seat), legal, self.rng)

    def play(self, number: i64, seat: i64, action: i64) -> None:
        position = self.positions[number]
        told: list[Event] = []
        position.events = told
        self.game.apply(position, seat, action)
        position.events = None
        if not position.over:
            for viewer in range(self.players):
                if self.is_needed(number, viewer):
                    self.memories[number * self.players + viewer].learn(position, told)

    def is_needed(self, number: i64, seat: i64) -> bool:
        """Whether anybody asks what a seat remembers. Not if a bot plays it that decides without."""
        return (self.learners[number] >> seat) & 1 == 1 or self.bot.uses_knowledge

    def note_result(self, number: i64, position: Position) -> None:
        self.ended[number] = 1
        share_victory(self.game, position, self.won)
        for seat in range(self.players):
            self.shares[number * self.players + seat] = self.won[seat]
            self.scores[number * self.players + seat] = self.game.score(position, seat)

    def describe(self, number: i64, seat: i64, legal: vec[i64]) -> None:
        game = self.game
        position = self.positions[number]
        self.seats[number] = u8(seat)
        knowledge = game.know(position, self.memories[number * self.players + seat], seat)
        game.observe(knowledge, self.observations, number * game.observation.size)
        game.observe_secrets(position, seat, self.secrets, number * game.secrets.size)
        masks = self.masks
        for action in legal:
            masks[number * self.bytes + (action >> 3)] |= u8(1 << (action & 7))
        if self.advises:
            self.advice[number] = self.bot.choose(knowledge, legal, self.rng)

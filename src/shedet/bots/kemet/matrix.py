"""The two secret choices of a battle, as a matrix game. [K-BAT-1]

The rows are what I may answer now, the columns the active cards the enemy may hold. Both sides complete their choice
like merchants. Worlds are dealt, and in each all rows meet a column that this enemy could play: how well that went for
both of us is averaged in the matrix. Then both sides play against each other on paper, each turning towards what it
regrets not having done (regret matching). The average of that is a mixture that cannot be read, and from mine the
answer is drawn. What the enemy has chosen is never looked at: in every world it is still to be chosen.

Nor does the enemy see what I have chosen. When my active card lies and I am asked for the rest, the enemy's mixture is
still that of the opening, where my card could be any; of the rows I take what does best against it.

With a net, what its policy would choose is regretted from the start, by both sides: the more so, the fewer worlds
the matrix was made from. So a quick answer leans on the policy, and a long look on what it has seen.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.search.budget import Budget
from shedet.bots.search.prior import Prior
from shedet.bots.search.tree import share_victory
from shedet.bots.search.weighed import Weighed, by_points, is_settled, margin, weighed
from shedet.bots.value.linear import MOST_SEATS, Value
from shedet.core.events import SPECTATOR
from shedet.core.game import Game
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng
from shedet.games.kemet.actions import ACTIVE_CARD, DISCARD_CARD
from shedet.games.kemet.components import BATTLE_CARDS
from shedet.games.kemet.state import CHOOSE_CARDS, fighter, side_of
from shedet.games.kemet.worlds import Knowledge

SHOWN: Final = BATTLE_CARDS  # the column of an enemy whose active card lies open
COLUMNS: Final = BATTLE_CARDS + 1
ROUNDS: Final = 1000  # of the game on paper
NEVER: Final = 0.05  # what the mixture holds less of is not played
LEAN: Final = 0.05  # by how much the policy's favourite is thought to be better if the matrix was made from one world
ASKED: Final = 8  # worlds in which the policy is asked what the enemy would choose


@final
class Battle:
    """A battle in which a seat is to choose: its matrix, and what follows from it."""

    def __init__(
        self,
        game: Game,
        policy: Bot,
        value: Value,
        knowledge: Knowledge,
        legal: vec[i64],
        rng: Rng,
        prior: Prior | None = None,
    ) -> None:
        self.game = game
        self.policy = policy
        self.value = value
        self.knowledge = knowledge
        self.me = knowledge.viewer
        self.stays = knowledge.viewer  # the seat whose choices stand
        self.enemy = fighter(knowledge.table, 1 - side_of(knowledge.table, knowledge.viewer))
        self.rows = legal
        self.rng = rng
        self.prior = prior
        self.taste = vec[float]([0.0] * len(legal))  # the chances of my rows by the policy; nothing without a net
        self.their_taste = vec[float]([0.0] * COLUMNS)  # sums over the worlds in which it was asked
        size = len(legal) * COLUMNS
        self.visits = vec[i64]([0] * size)
        self.mine = vec[float]([0.0] * size)  # sums of my chances: row * COLUMNS + column
        self.theirs = vec[float]([0.0] * size)
        self.squares = vec[float]([0.0] * size)
        self.settled = vec[i64]([0] * len(legal))  # how often a row came to a game as good as won or lost
        self.points = vec[float]([0.0] * len(legal))  # by which I was ahead then
        self.hands: list[vec[i64]] = []  # the columns open to the enemy, in each world
        self.chances = vec[float]([0.0] * MOST_SEATS)
        self.mixture = vec[float]([0.0] * len(legal))  # mine, in the end
        self.answer = vec[float]([0.0] * COLUMNS)  # the enemy's

    def solve(self, budget: Budget) -> None:
        """Fill the matrix until the budget is used up, then find the mixture."""
        opening = self.opening()
        if opening is None:
            self.fill(budget)
            self.play_on_paper()
            return
        half = budget.part(0.5)
        opening.solve(half)
        budget.done = half.done
        self.fill(half)
        budget.done += half.done
        self.respond(opening.answer)

    def opening(self) -> "Battle | None":
        """This battle before I had chosen anything; None if I have not, or if my card lies open."""
        if is_active_card(self.rows[0]):
            return None
        world = self.game.deal_undecided(self.knowledge, SPECTATOR, self.rng)
        rows = active_cards(self.game.legal_actions(world, self.me))
        if len(rows) == 0:
            return None
        opening = Battle(self.game, self.policy, self.value, self.knowledge, rows, self.rng, self.prior)
        opening.stays = SPECTATOR
        return opening

    # -- the matrix

    def fill(self, budget: Budget) -> None:
        budget.start()
        while True:
            world = self.game.deal_undecided(self.knowledge, self.stays, self.rng)
            columns = self.columns_in(world)
            self.hands.append(columns)
            if self.prior is not None and len(self.hands) <= ASKED:
                self.ask(self.prior, world)
            column = columns[self.rng.below(i64(len(columns)))]
            for row in range(i64(len(self.rows))):
                self.meet(self.game.copy(world), row, column)
            budget.done += 1
            if budget.used() >= 1.0:
                return

    def ask(self, prior: Prior, world: Position) -> None:
        """What the policy would choose in a world: for me once, by what I know, and for the enemy each time."""
        if len(self.hands) == 1:
            known = self.knowledge if self.stays == self.me else self.game.glance(world, self.me)
            self.taste = prior.chances(known, self.rows)
        cards = active_cards(self.game.legal_actions(world, self.enemy))
        if len(cards) > 0:
            chances = prior.chances(self.game.glance(world, self.enemy), cards)
            for at in range(len(cards)):
                self.their_taste[cards[at] - ACTIVE_CARD] += chances[at]

    def lean(self) -> float:
        """By how much the policy's favourite is thought to be better, for all that the matrix says."""
        return LEAN / math.sqrt(float(max(1, len(self.hands))))

    def columns_in(self, world: Position) -> vec[i64]:
        """The active cards that the enemy may choose in a world."""
        columns = vec[i64](capacity=8)
        for action in active_cards(self.game.legal_actions(world, self.enemy)):
            columns = append(columns, action - ACTIVE_CARD)
        if len(columns) == 0:
            columns = append(columns, i64(SHOWN))
        return columns

    def meet(self, world: Position, row: i64, column: i64) -> None:
        """Let a row meet a column, and note how it goes."""
        self.game.apply(world, self.me, self.rows[row])
        if column != SHOWN:
            self.game.apply(world, self.enemy, ACTIVE_CARD + column)
        self.play_on(world)
        at = row * COLUMNS + column
        self.visits[at] += 1
        self.mine[at] += self.chances[self.me]
        self.squares[at] += self.chances[self.me] * self.chances[self.me]
        self.theirs[at] += self.chances[self.enemy]
        if is_settled(self.chances[self.me]):
            self.settled[row] += 1
            self.points[row] += margin(self.game, world, self.me)

    def play_on(self, world: Position) -> None:
        """The rest of the choices, the battle, and what follows it, to a quiet place."""
        while not world.over and (world.question() == CHOOSE_CARDS or not self.value.quiet(world)):
            seat = lowest_seat(world.asked())
            legal = self.game.legal_actions(world, seat)
            action = legal[0]
            if len(legal) > 1:
                action = self.policy.choose(self.game.glance(world, seat), legal, self.rng)
            self.game.apply(world, seat, action)
        if world.over:
            share_victory(self.game, world, self.chances)
        else:
            self.value.chances(world, self.chances)

    def mean(self, sums: vec[float], row: i64, column: i64) -> float:
        """Of a cell that was not met: of its row."""
        at = row * COLUMNS + column
        if self.visits[at] > 0:
            return sums[at] / float(self.visits[at])
        total = 0.0
        number: i64 = 0
        for other in range(COLUMNS):
            total += sums[row * COLUMNS + other]
            number += self.visits[row * COLUMNS + other]
        return total / float(number)

    # -- the mixture

    def play_on_paper(self) -> None:
        """Each round the enemy has the cards of one of the worlds."""
        rows = i64(len(self.rows))
        mine = vec[float]([0.0] * (len(self.rows) * COLUMNS))
        theirs = vec[float]([0.0] * (len(self.rows) * COLUMNS))
        for row in range(rows):
            for column in range(COLUMNS):
                mine[row * COLUMNS + column] = self.mean(self.mine, row, column)
                theirs[row * COLUMNS + column] = self.mean(self.theirs, row, column)
        every = vec[i64](capacity=16)
        for row in range(rows):
            every = append(every, row)
        regrets = vec[float]([0.0] * len(self.rows))
        their_regrets = vec[float]([0.0] * COLUMNS)
        lean = self.lean() * float(ROUNDS)
        for row in range(rows):
            regrets[row] = lean * self.taste[row]
        for column in range(COLUMNS):
            their_regrets[column] = lean * self.their_taste[column] / float(min(ASKED, len(self.hands)))
        for turn in range(ROUNDS):
            columns = self.hands[int(turn) % len(self.hands)]
            mix = matched(regrets, every)
            answer = matched(their_regrets, columns)
            for row in range(rows):
                self.mixture[row] += mix[row] / float(ROUNDS)
            for column in columns:
                self.answer[column] += answer[column] / float(ROUNDS)
            worth = 0.0
            their_worth = 0.0
            gains = vec[float]([0.0] * len(self.rows))
            their_gains = vec[float]([0.0] * COLUMNS)
            for row in range(rows):
                for column in columns:
                    at = row * COLUMNS + column
                    gains[row] += answer[column] * mine[at]
                    their_gains[column] += mix[row] * theirs[at]
                worth += mix[row] * gains[row]
            for column in columns:
                their_worth += answer[column] * their_gains[column]
            for row in range(rows):
                regrets[row] += gains[row] - worth
            for column in columns:
                their_regrets[column] += their_gains[column] - their_worth

    def respond(self, answer: vec[float]) -> None:
        """All of my mixture is what does best against the enemy's."""
        self.answer = answer
        lean = self.lean()
        best: i64 = 0
        for row in range(i64(len(self.rows))):
            if self.worth(row) + lean * self.taste[row] > self.worth(best) + lean * self.taste[best]:
                best = row
        self.mixture[best] = 1.0

    def worth(self, row: i64) -> float:
        """My chance with a row, against the enemy's mixture."""
        return self.against_the_mixture(self.mine, row)

    def against_the_mixture(self, sums: vec[float], row: i64) -> float:
        total = 0.0
        for column in range(COLUMNS):
            total += self.answer[column] * self.mean(sums, row, column)
        return total

    def all_chances(self, row: i64) -> list[float]:
        """The chances of all seats with a row. What is not ours belongs to those who look on, in equal parts."""
        mine, theirs = self.worth(row), self.against_the_mixture(self.theirs, row)
        seats = self.knowledge.table.players
        chances = [(1.0 - mine - theirs) / float(max(1, seats - 2))] * int(seats)
        chances[int(self.me)] = mine
        chances[int(self.enemy)] = theirs
        return chances

    def draw(self) -> i64:
        """An answer, drawn from my mixture."""
        total = 0.0
        for share in self.mixture:
            if share >= NEVER:
                total += share
        left = self.rng.fraction() * total
        drawn: i64 = 0
        for row in range(i64(len(self.rows))):
            if self.mixture[row] >= NEVER:
                drawn = row
                left -= self.mixture[row]
                if left < 0.0:
                    break
        return self.rows[drawn]

    def is_settled(self) -> bool:
        """Whether the game is as good as won or lost, whatever I choose: then nobody needs to guess."""
        for row in range(i64(len(self.rows))):
            if not is_settled(self.worth(row)) or (self.worth(row) < 0.5) != (self.worth(0) < 0.5):
                return False
        return True

    def found(self) -> list[Weighed]:
        """What each row is worth against the enemy's mixture, the best first."""
        found: list[Weighed] = []
        for row in range(i64(len(self.rows))):
            visits: i64 = 0
            total = 0.0
            squares = 0.0
            for column in range(COLUMNS):
                at = row * COLUMNS + column
                visits += self.visits[at]
                total += self.mine[at]
                squares += self.squares[at]
            spread = weighed(self.rows[row], visits, total, squares)
            ahead = self.points[row] / float(max(1, self.settled[row]))
            share = self.mixture[row] if self.mixture[row] >= NEVER else 0.0
            found.append(Weighed(self.rows[row], visits, self.worth(row), spread.error, ahead, share))
        found.sort(key=worth_of, reverse=True)
        return by_points(found, self.policy, self.knowledge, self.rng)


def is_active_card(action: i64) -> bool:
    return ACTIVE_CARD <= action < DISCARD_CARD


def active_cards(legal: vec[i64]) -> vec[i64]:
    """Of these actions, those that lay an active card."""
    found = vec[i64](capacity=8)
    for action in legal:
        if is_active_card(action):
            found = append(found, action)
    return found


def matched(regrets: vec[float], choices: vec[i64]) -> vec[float]:
    """A mixture of the choices in proportion to what is regretted; without regrets all alike."""
    mix = vec[float]([0.0] * len(regrets))
    total = 0.0
    for choice in choices:
        if regrets[choice] > 0.0:
            mix[choice] = regrets[choice]
            total += regrets[choice]
    for choice in choices:
        mix[choice] = mix[choice] / total if total > 0.0 else 1.0 / float(len(choices))
    return mix


def worth_of(each: Weighed) -> float:
    return each.worth

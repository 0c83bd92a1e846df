"""Bots that play by a net answer the same at two tables that look the same to their seat.

A table and its twin (`twins.py`) are played side by side with the net a game is shipped with. The net for leaves reads
cards that lie hidden: it may be shown those of dealt worlds, and never those of the table.
"""

import pytest
from librt.vecs import vec

import shedet
from conformance_suite import Variant, name_of, variants, without_generator
from kemet_random import midway_position
from shedet.bots.bot import Bot
from shedet.bots.judge import Judge, KnownWorlds
from shedet.bots.levels import make_bot
from shedet.bots.look import Look
from shedet.bots.nets import net_of
from shedet.bots.search.all_cores import AllCoresBot
from shedet.bots.search.budget import Budget
from shedet.bots.search.search_bot import SearchBot
from shedet.core.match import Match
from shedet.core.rng import seeded
from twins import Pair

NAMES = ("net", "policy:1", "net:64", "scribe", "apprentice", "vizier", "pharaoh")
ITERATIONS = 24 if shedet.compiled() else 2  # in place of seconds, which nobody could compare
GAMES = 3 if shedet.compiled() else 1
COMPARED = 25 if shedet.compiled() else 3  # questions of a game
SLOW = 5  # one question in so many is put to those who take longer

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


class Asked(Pair):
    """A game from its start; one of Kemet from the middle, where armies meet more often."""

    def __init__(self, variant: Variant, seed: str, viewer: int) -> None:
        is_kemet = variant.game.name == "kemet"
        super().__init__(variant, seed, viewer, midway_position(variant.players, seeded(seed)) if is_kemet else "")
        self.bots = {name: counted(make_bot(name, variant.game.name)) for name in NAMES}
        self.compared = 0
        self.unlike = 0  # of them at tables that differ

    def play_on(self) -> None:
        self.step()
        if self.truth.over() or self.viewer not in self.truth.asked() or len(self.legal(self.truth)) == 1:
            return
        self.compared += 1
        texts = [without_generator(self.game.position_text(match.position)) for match in (self.truth, self.twin)]
        self.unlike += texts[0] != texts[1]
        for name, bot in self.bots.items():
            assert self.answer_of(bot, self.truth) == self.answer_of(bot, self.twin), name
        if self.compared % SLOW == 0:
            assert self.judged(self.truth) == self.judged(self.twin)
        if texts[0] == texts[1]:
            self.deal_twin()

    def legal(self, match: Match) -> list[int]:
        return match.legal_actions(self.viewer)

    def answer_of(self, bot: Bot, match: Match) -> object:
        """What it plays and, of a search, all it has found."""
        knowledge = match.knowledge(self.viewer)
        legal = self.game.legal_actions(match.position, self.viewer)
        rng = seeded(f"{self.seed}/{self.compared}")
        if isinstance(bot, AllCoresBot) and self.compared % SLOW > 0:
            return None
        if isinstance(bot, AllCoresBot | SearchBot):
            found = bot.weigh(knowledge, legal, rng)
            return [(int(each.action), int(each.visits), each.worth, each.error, each.plan) for each in found]
        return int(bot.choose(knowledge, legal, rng))

    def judged(self, match: Match) -> object:
        """What a hint and a judge would say."""
        name, knowledge = self.game.name, match.knowledge(self.viewer)
        look = Look(name, Budget(ITERATIONS, 0.0))
        found = look.weigh(knowledge, self.game.legal_actions(match.position, self.viewer), seeded("look"))
        judge = Judge(self.game, self.seed, 1)
        chances = judge.search(KnownWorlds(self.game, knowledge), -1, -1, 0, ITERATIONS)
        return [(int(each.action), each.worth, each.error) for each in found], chances


def counted(bot: Bot) -> Bot:
    """With a budget of iterations in place of one of seconds."""
    search = bot.bot if isinstance(bot, AllCoresBot) else bot
    if isinstance(search, SearchBot):
        search.budget = Budget(ITERATIONS, 0.0)
    return AllCoresBot(search, 2) if isinstance(bot, AllCoresBot) and isinstance(search, SearchBot) else bot


@every_variant
def test_a_bot_with_a_net_answers_the_same_at_tables_that_look_the_same_to_its_seat(variant: Variant) -> None:
    assert net_of(variant.game.name) is not None
    pairs = [Asked(variant, f"net twins/{number}", number % variant.players) for number in range(GAMES)]
    for pair in pairs:
        while not pair.truth.over() and pair.compared < COMPARED:
            pair.play_on()
    compared = sum(pair.compared for pair in pairs)
    assert compared > 0
    assert sum(pair.unlike for pair in pairs) > 0.4 * compared


@every_variant
def test_what_a_net_for_leaves_reads_of_the_table_itself_would_be_noticed(variant: Variant) -> None:
    """Twins have hidden numbers that differ, or the test before this one would show nothing."""
    pair = Asked(variant, "net twins/noticed", 0)
    seen: list[bool] = []
    while not pair.truth.over() and len(seen) < COMPARED:
        if pair.step().twin and not pair.truth.over():
            chances = [leaf_of(match) for match in (pair.truth, pair.twin)]
            seen.append(chances[0] != chances[1])
    assert any(seen)


def leaf_of(match: Match) -> list[float]:
    nets = net_of(match.game.name)
    assert nets is not None
    chances = vec[float]([0.0] * 8)
    nets.value.chances(match.position, chances)
    return list(chances)

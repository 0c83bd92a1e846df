"""What is said about Sobek, in English: questions, answers, what happened, and how it ended."""

import pytest

from conformance_suite import random_step
from game_table import VIEWERS
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.story import Story
from shedet.core.words import Message, Part, say
from shedet.games.sobek import saying
from shedet.games.sobek.components import BACKS, CARD_KINDS, CHARACTER_TABLE, GLYPHS, GROUPS, TOKEN_NAMES
from shedet.games.sobek.decisions import QUESTIONS
from shedet.games.sobek.game import GAME
from shedet.games.sobek.saying.ending import SOURCES, rounds_of
from shedet.games.sobek.saying.naming import card
from shedet.words import People, find_words
from sobek_table import Table

WORDS = find_words("sobek")
NAMES = dict(enumerate("ABCD"))
QUEUE = "queue marble0 wheat1 marble0 ivory0 ivory0 cattle1"


def people(viewer: int) -> People:
    return People(NAMES, viewer)


def sentences(messages: list[Message], viewer: int) -> list[str]:
    return [WORDS.say(message, people(viewer)) for message in messages]


def asked(t: Table, seat: str) -> str:
    message = saying.question(t.view(seat))
    assert message is not None
    return WORDS.say(message, people(VIEWERS[seat]))


def parts(t: Table, seat: str, text: str) -> list[Part]:
    """What a choice does, piece by piece."""
    action = GAME.parse_actions(text)[0]
    assert action in t.match.legal_actions(VIEWERS[seat])
    return saying.describe(t.view(seat), action, t.preview(seat, text))


def does(t: Table, seat: str, text: str) -> str:
    return WORDS.say_all(parts(t, seat, text), people(VIEWERS[seat]))


def told(t: Table, viewer: str, moves: str) -> list[str]:
    """What a viewer is told of some moves."""
    before = len(t.match.log)
    t.play(moves)
    steps = range(before, len(t.match.log))
    return sentences(saying.tell(Story(t.match, VIEWERS[viewer]), steps), VIEWERS[viewer])


def how(t: Table, viewer: str = "spectator") -> str:
    number = VIEWERS[viewer]
    return " ".join(sentences(saying.how_it_was_won(t.view(viewer), Story(t.match, number)), number))


# ---- everything can be said


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"open_information": 1}], ids=["hidden", "open"])
def test_every_question_choice_and_step_can_be_said_to_everybody(players: int, options: dict[str, int]) -> None:
    match = Match(GAME, players, options, f"said/{players}")
    rng = seeded("said")
    while not match.over():
        for seat in match.asked():
            view, knowledge = match.view(seat), match.knowledge(seat)
            question = saying.question(view)
            assert question is not None
            assert WORDS.say(question, people(seat)).endswith((".", "?"))
            legal = match.legal_actions(seat)
            for action in legal:
                described = saying.describe(view, action, GAME.preview(knowledge, action))
                assert WORDS.say_all(described, people(seat)).strip()
            check_ways([saying.way(view, action) for action in legal])
        random_step(match, rng)
        for viewer in [*range(players), SPECTATOR, OMNISCIENT]:
            messages = saying.tell(Story(match, viewer), [len(match.log) - 1])
            assert all(sentence.endswith(".") for sentence in sentences(messages, viewer))
    for viewer in [*range(players), SPECTATOR]:
        assert saying.question(match.view(viewer)) is None
        ended = sentences(saying.how_it_was_won(match.view(viewer), Story(match, viewer)), viewer)
        assert ended[0].startswith(f"{max(match.scores())} points ")


def check_ways(ways: list[tuple[str, ...]]) -> None:
    """Whoever points at things comes to one answer, and knows when they are there."""
    for way in ways:
        assert [other for other in ways if other[: len(way)] == way] == [way]


def test_everything_in_the_box_has_its_words() -> None:
    effects = [f"character-{row.name}.does" for row in CHARACTER_TABLE] + [f"token-{name}.does" for name in TOKEN_NAMES]
    names = [f"goods-{name}" for name in GROUPS] + [f"glyph-{name}" for name in GLYPHS]
    texts = sentences([say(name) for name in effects + names], SPECTATOR)
    assert all(texts)
    assert sentences([card(kind) for kind in range(len(CARD_KINDS))], SPECTATOR) == [row.name for row in CARD_KINDS]
    assert {f"cards-{back}" for back in BACKS} <= WORDS.names()
    assert {f"ask-{question.name}" for question in QUESTIONS} <= WORDS.names()


# ---- what is asked, and what an answer would do


def test_a_turn_is_asked_for_as_a_whole() -> None:
    t = Table(f"{QUEUE}\nA hand merchant")
    assert asked(t, "A") == "Your turn: take a card, play a set or play a character."
    assert saying.is_turn(t.view("A"))
    t.play("A play merchant")
    assert asked(t, "A") == "The merchant: take any card from the queue."
    assert not saying.is_turn(t.view("A"))


def test_taking_a_card_tells_its_price_and_what_it_opens() -> None:  # S-TAKE-1, S-TAKE-2
    t = Table("queue marble0 wheat1 queen thief amulet fish1")
    assert does(t, "A", "take 1") == "marble0  free; opens wheat1, 2 characters and amulet"
    assert does(t, "A", "take 3") == "a character  corruption +2; opens a character, amulet and fish1"
    assert [part.tone for part in parts(t, "A", "take 2")] == ["wheat", "", "cost", "", "next"]
    assert does(Table("queue marble0"), "A", "take 1") == "marble0  free; empties the queue"


def test_the_merchant_is_not_told_that_a_card_is_free() -> None:  # S-CHAR-8
    t = Table("queue marble0 wheat1\nA hand merchant")
    assert does(t, "A", "play merchant") == "take any card from the queue, without corruption"
    t.play("A play merchant")
    assert does(t, "A", "take 2") == "wheat1; opens marble0"


def test_a_set_tells_what_it_may_score_and_with_which_cards() -> None:  # S-SETS-1, S-SETS-4
    t = Table(f"{QUEUE}\nA hand wheat1 wheat1 merchant amulet fish1\ntokens flood")
    assert does(t, "A", "set wheat") == "up to +8 points for 2×wheat1, merchant and amulet"
    t = Table(f"{QUEUE}\nA hand wheat0 wheat0 wheat0s")
    assert does(t, "A", "set wheat") == "up to +0 points for 2×wheat0 and wheat0s; no tokens are left"


def test_a_set_of_amulets_takes_any_type_unless_prosperity_binds_it() -> None:  # S-SETS-3, S-EV-4
    hand = "A hand ivory3 ivory3 ivory3 wheat1 wheat1 wheat1\nA set amulets amulet amulet amulet\ntokens flood"
    free = Table(f"{QUEUE}\n{hand}")
    assert does(free, "A", "set amulets") == "up to +54 points for 3×ivory3 and 3×wheat1"
    bound = Table(f"{QUEUE}\n{hand}\nA prosperity amulets")
    assert does(bound, "A", "set amulets") == "up to +24 points for 3×wheat1"


def test_a_set_that_may_grow_is_told_with_its_worth() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand        courtesan amulet fish1
        A set amulets amulet amulet amulet fish1
        A set wheat   wheat1 wheat1 wheat0
        A prosperity  amulets amulets
    """)
    t.play("A play courtesan")
    assert asked(t, "A") == "The courtesan: which of your sets do you add to?"
    assert does(t, "A", "set amulets") == "amulets (fish)^^ 4 × 5 = 20"
    assert does(t, "A", "set wheat") == "wheat 3 × 2 = 6"
    assert [part.tone for part in parts(t, "A", "set amulets")] == ["fish"]
    t.play("A set amulets")
    assert does(t, "A", "add fish1") == "+10 points"


def test_tokens_tell_where_a_marker_goes() -> None:  # S-EV-1
    t = Table(f"""
        {QUEUE}
        A score  10
        B score  20
        A hand   wheat1 wheat1 wheat0
        tokens   guild-ankh flood
    """)
    t.play("A set wheat wheat1 wheat1 wheat0")
    assert does(t, "A", "use flood") == "another turn"
    onwards = "you move ahead to the next ankh, and an opponent moves back to the previous one"
    assert does(t, "A", "use guild-ankh") == f"{onwards} (10 → 12)"
    t.play("A use guild-ankh")
    assert asked(t, "A") == "The guild: whose marker moves back?"
    assert does(t, "A", "choose B") == "20 → 19"


def test_naming_the_starter_tells_everybodys_points() -> None:  # S-SET-6
    t = Table("queue ebony0\nround 1\nA score 1\nB score 9")
    t.play("A take 1")
    assert asked(t, "A") == "You have the fewest points: who starts the round?"
    assert does(t, "A", "choose A") == "yourself, 1 point, 0 laid out"
    assert does(t, "A", "choose B") == "9 points, 0 laid out"


def test_what_a_priest_clears_is_told() -> None:  # S-CHAR-3
    t = Table(f"{QUEUE}\nA hand high-priest\nA corruption wheat1 wheat1 merchant queen")
    t.play("A play high-priest")
    assert does(t, "A", "purge wheat with merchant") == "discards 2×wheat1 and merchant"
    assert does(t, "A", "purge ivory") == "discards nothing"


def test_a_theft_tells_no_more_than_the_back() -> None:  # S-CHAR-4
    t = Table(f"players 3\n{QUEUE}\nA hand thief\nB hand queen")
    t.play("A play thief")
    assert does(t, "A", "steal orange from B") == "a random one"
    assert does(t, "A", "steal nothing from C") == "an empty hand: nothing"


# ---- what is pointed at


def ways(t: Table, seat: str, *texts: str) -> list[tuple[str, ...]]:
    """The ways to some choices."""
    actions = [GAME.parse_actions(text)[0] for text in texts]
    assert set(actions) <= set(t.match.legal_actions(VIEWERS[seat]))
    return [saying.way(t.view(seat), action) for action in actions]


def test_cards_are_pointed_at_where_they_lie() -> None:
    t = Table(f"""
        {QUEUE}
        A hand       wheat1 wheat1 wheat0 courtesan
        A set cattle cattle1 cattle1 cattle1
        A set wheat  wheat1 wheat1 wheat0
        tokens       flood prosperity
    """)
    assert ways(t, "A", "take 2", "play courtesan") == [("queue:2",), ("hand:courtesan",)]
    assert ways(t, "A", "set wheat") == [("set", "goods:wheat")]
    t.play("A set wheat")
    assert ways(t, "A", "add wheat1") == [("hand:wheat1",)]
    t.play("A add wheat1; add wheat1; add wheat0; done")
    assert ways(t, "A", "use flood", "use prosperity") == [("token:flood",), ("token:prosperity",)]
    t.play("A use prosperity")
    assert ways(t, "A", "set wheat", "set cattle") == [("laid:wheat",), ("laid:cattle",)]


def test_a_priest_points_at_a_type_and_then_at_the_characters_that_go_with_it() -> None:  # S-CHAR-3
    t = Table(f"{QUEUE}\nA hand high-priest\nA corruption wheat1 merchant courtesan queen")
    t.play("A play high-priest")
    texts = (
        "purge wheat",
        "purge wheat with courtesan",
        "purge wheat with merchant courtesan",
        "purge ivory with queen",
    )
    assert ways(t, "A", *texts) == [
        ("corruption:wheat", "alone"),
        ("corruption:wheat", "with:courtesan"),
        ("corruption:wheat", "with:merchant,courtesan"),
        ("corruption:ivory", "with:queen"),
    ]


def test_a_thief_points_at_somebody_and_then_at_a_back() -> None:  # S-CHAR-4
    t = Table(f"players 3\n{QUEUE}\nA hand thief\nB hand queen wheat0s")
    t.play("A play thief")
    assert ways(t, "A", "steal orange from B", "steal green from B", "steal nothing from C") == [
        ("seat:B", "back:orange"),
        ("seat:B", "back:green"),
        ("seat:C",),
    ]


def test_the_vizier_points_at_a_pile_and_then_at_a_card_of_it() -> None:  # S-CHAR-6
    t = Table(f"players 3\n{QUEUE}\nA hand vizier\nB corruption wheat1 fish0\nC corruption ivory3")
    t.play("A play vizier")
    assert ways(t, "A", "choose B", "choose C") == [("seat:B",), ("seat:C",)]
    t.play("A choose B")
    assert ways(t, "A", "claim fish0") == [("corruption:fish0",)]


# ---- what happened


def test_everybody_is_told_what_they_may_know_of_a_take() -> None:  # S-INFO-1
    position = "queue marble0 marble0 queen thief amulet fish1"
    assert told(Table(position), "A", "A take 4") == ["You skip 2×marble0 and queen: corruption +3.", "You take thief."]
    others = ["A skips 2×marble0 and an orange card: corruption +3.", "A takes an orange card."]
    assert told(Table(position), "B", "A take 4") == others
    assert told(Table(position), "spectator", "A take 4") == others


def test_a_set_is_told_with_its_token() -> None:  # S-SETS-4
    position = f"{QUEUE}\nA hand wheat1 wheat1 amulet\ntokens curse curse flood"
    moves = "A set wheat wheat1 wheat1 amulet\nA use curse\nA choose B"
    mine = [
        "You play a set of wheat.",
        "You lay out 2×wheat1 and amulet.",
        "You look through the tokens.",
        "The tokens are: flood and 2×curse.",
        "You use curse.",
        "You lay a curse on B.",
    ]
    assert told(Table(position), "A", moves) == mine
    assert told(Table(position), "B", moves)[2:] == [
        "A looks through the tokens.",
        "A uses curse.",
        "A lays a curse on you.",
    ]


def test_a_set_that_prospers_is_told_as_a_set() -> None:  # S-EV-4
    position = f"{QUEUE}\nA hand wheat1 wheat1 amulet\ntokens prosperity"
    moves = "A set wheat wheat1 wheat1 amulet\nA use prosperity\nA set wheat"
    assert told(Table(position), "A", moves)[-1] == "Your set of wheat prospers: 2 more scarabs."
    assert told(Table(position), "B", moves)[-1] == "A's set of wheat prospers: 2 more scarabs."


def test_what_leaves_a_corruption_pile_is_told() -> None:  # S-EV-5, S-CHAR-3, S-CHAR-6
    position = f"{QUEUE}\nA hand fish1 fish1 fish1\nA corruption wheat1 wheat0\ntokens embalming"
    moves = "A set fish fish1 fish1 fish1\nA use embalming"
    assert told(Table(position), "A", moves)[-1] == "You take wheat1 and wheat0 from your corruption pile."
    assert told(Table(position), "B", moves)[-1] == "A takes 2 beige cards from their corruption pile."
    position = f"{QUEUE}\nA hand high-priest\nA corruption wheat1 wheat1"
    assert told(Table(position), "B", "A play high-priest\nA purge wheat") == [
        "A plays the high-priest.",
        "A discards 2×wheat1 from their corruption pile.",
        "There is no wheat (apart from characters) in A's corruption pile.",
    ]
    position = f"{QUEUE}\nA hand vizier\nB corruption wheat1 wheat1"
    moves = "A play vizier\nA choose B\nA claim wheat1"
    assert told(Table(position), "A", moves)[1:] == [
        "You look through B's corruption pile.",
        "You see: 2×wheat1.",
        "You get wheat1 from B's corruption pile.",
    ]
    assert told(Table(position), "B", moves)[1:] == [
        "A looks through your corruption pile.",
        "A gets wheat1 from your corruption pile.",
    ]


def test_the_end_of_a_round_is_told_in_order() -> None:  # S-END-1, S-END-2, S-END-3, S-END-4
    position = "queue ebony2\nround 1\nA hand wheat1 wheat1 wheat0\nB corruption fish1\nB curses 1"
    moves = "A take 1\nA set wheat wheat1 wheat1 wheat0\nA done"
    assert told(Table(position), "B", moves) == [
        "A takes ebony2.",
        "Round 1 is over.",
        "A has chosen.",
        "A lays out 2×wheat1 and wheat0, horizontally.",
        "A puts a beige card from their hand under their corruption tile.",
        "A has corruption 1, with 2 scarabs.",
        "A scores 2 this round.",
        "You have corruption 3, with 1 scarab.",
        "You score 0 this round.",
        "You fall back to 0 as the most corrupt.",
        "9 cards arrive at the quays.",
        "Round 2 begins.",
    ]
    named = Table(position)
    named.play(moves)
    assert told(named, "A", "B choose A") == ["You begin."]


# ---- how it ended


def test_the_rounds_add_up_to_the_score() -> None:  # S-END-3, S-END-5
    for players in (2, 3, 4):
        match = Match(GAME, players, {}, f"rounds/{players}")
        rng = seeded("rounds")
        while not match.over():
            random_step(match, rng)
        for viewer in (0, SPECTATOR):
            rounds = rounds_of(Story(match, viewer))
            assert rounds[-1].totals == match.scores()
            gains = [[each.gains[seat][source] for each in rounds for source in SOURCES] for seat in range(players)]
            assert [sum(each) for each in gains] == match.scores()


def test_the_lead_is_told_by_its_sources() -> None:  # S-END-8
    t = Table("""
        players      3
        round        3
        queue        ebony0
        A set wheat  wheat1 wheat1 wheat0
        B set fish   fish1 fish0 fish0
        C score      1
        C corruption marble0 marble0
    """)
    t.play("A take 1")
    assert t.scores == [6, 3, 1]
    assert how(t) == "6 points against 3 and 1. Where the lead over B comes from: sets +3."
    assert how(t, "B") == "6 points against 3 and 1. Where the lead over you comes from: sets +3."


def test_a_tie_and_an_early_end_are_told() -> None:  # S-END-8
    t = Table("round 3\nqueue ebony0\nA score 1\nB score 1")
    t.play("A take 1")
    assert how(t) == "1 point each: the most points win, and nothing breaks the tie."
    t = Table("players 3\nround 2\nqueue ebony0\nA score 120\nB score 120\nC score 7")
    t.play("A take 1")
    assert how(t) == (
        "120 points each against 7: the most points win, and nothing breaks the tie. "
        "The game ended early: more than 100 points."
    )

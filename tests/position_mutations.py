"""Positions as people get them wrong: texts of real positions with a number, a seat, a line or a question changed.

Whatever the reader takes must be a position that can be seen, thought about and played to the end.
"""

from collections.abc import Callable, Iterator

from conformance_suite import Variant, random_step
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded

SEATS = "ABCDE"
LONGEST = 8000  # answers; every random game is over long before
WATCHED = 3  # answers after which nobody's view is looked at any more


# ---- texts to change


def real_texts(variant: Variant, seed: str, games: int, every: int) -> list[str]:
    """Texts of positions of random games, every so many answers, and of their ends."""
    texts = []
    for number in range(games):
        match = variant.match(f"{seed}/{number}")
        rng = seeded(f"{seed}/{number}/choices")
        answers = 0
        while not match.over():
            if answers % every == number % every:
                texts.append(variant.game.position_text(match.position))
            play_unwatched(match, rng)
            answers += 1
        texts.append(variant.game.position_text(match.position))
    return texts


def mutations(texts: list[str], seed: str, number: int) -> Iterator[str]:
    """So many changed texts, each with one to three changes."""
    rng = seeded(seed)
    for _ in range(number):
        lines = one_of(rng, texts).splitlines()
        for _ in range(1 + int(rng.below(3))):
            CHANGES[int(rng.below(len(CHANGES)))](lines, texts, rng)
        yield "\n".join(lines)


def one_of(rng: Rng, items: list[str]) -> str:
    return items[int(rng.below(len(items)))]


def place_in(rng: Rng, items: list[str]) -> int:
    return int(rng.below(len(items)))


def replace_word(lines: list[str], at: int, word: int, new: str) -> None:
    words = lines[at].split()
    words[word] = new
    lines[at] = " ".join(words)


# ---- changes, each made in place; one that finds nothing to change leaves all as it is


def change_a_number(lines: list[str], texts: list[str], rng: Rng) -> None:
    found = [
        (at, number)
        for at, line in enumerate(lines)
        for number, word in enumerate(line.split())
        if word.isdecimal() and not line.startswith(("rng", "reveals"))
    ]
    if found:
        at, number = found[int(rng.below(len(found)))]
        other = int(lines[at].split()[number]) + int(rng.below(5)) - 2
        replace_word(lines, at, number, str(max(0, other)))


def swap_two_seats(lines: list[str], texts: list[str], rng: Rng) -> None:
    """In one line, or in all of one beginning."""
    begun = one_of(rng, lines).split()[0]
    every = rng.below(2) == 0
    at = place_in(rng, lines)
    for number, line in enumerate(lines):
        if (every and line.split()[0] == begun) or number == at:
            lines[number] = line.translate(str.maketrans("AB", "BA"))


def drop_a_line(lines: list[str], texts: list[str], rng: Rng) -> None:
    if len(lines) > 1:
        del lines[place_in(rng, lines)]


def double_a_line(lines: list[str], texts: list[str], rng: Rng) -> None:
    lines.insert(place_in(rng, lines), one_of(rng, lines))


def swap_two_lines(lines: list[str], texts: list[str], rng: Rng) -> None:
    first, second = place_in(rng, lines), place_in(rng, lines)
    lines[first], lines[second] = lines[second], lines[first]


def move_a_component(lines: list[str], texts: list[str], rng: Rng) -> None:
    source, target = place_in(rng, lines), place_in(rng, lines)
    words = lines[source].split()
    if len(words) > 2:
        word = words.pop(1 + int(rng.below(len(words) - 1)))
        lines[source] = " ".join(words)
        lines[target] = f"{lines[target]} {word}"


def borrow_a_word(lines: list[str], texts: list[str], rng: Rng) -> None:
    """A word of a line becomes that of the like line of another position."""
    at = place_in(rng, lines)
    words = lines[at].split()
    if len(words) > 1:
        number = 1 + int(rng.below(len(words) - 1))
        like = [line for line in one_of(rng, texts).splitlines() if line.split()[0] == words[0]]
        if like:
            replace_word(lines, at, number, one_of(rng, one_of(rng, like).split()))


def borrow_the_questions(lines: list[str], texts: list[str], rng: Rng) -> None:
    """The questions of another position, with or without what belongs to them."""
    sorts = (("ask",), ("ask", "turn"), ("ask", "move", "battle", "side"), ("ask", "move", "battle", "side", "phase"))
    begun = sorts[int(rng.below(len(sorts)))]
    borrowed = [line for line in one_of(rng, texts).splitlines() if line.split()[0] in begun]
    lines[:] = [line for line in lines if line.split()[0] not in begun]
    at = min(2, len(lines))
    lines[at:at] = borrowed


def borrow_a_line(lines: list[str], texts: list[str], rng: Rng) -> None:
    """A line more, or instead of one: most often a question."""
    other = one_of(rng, texts).splitlines()
    asking = [line for line in other if line.startswith("ask")]
    line = one_of(rng, asking) if asking and rng.below(3) > 0 else one_of(rng, other)
    like = [at for at, old in enumerate(lines) if old.split()[0] == line.split()[0]]
    if like and rng.below(2) == 0:
        lines[like[int(rng.below(len(like)))]] = line
    else:
        lines.insert(like[-1] + int(rng.below(2)) if like else place_in(rng, lines), line)


def change_who_is_asked(lines: list[str], texts: list[str], rng: Rng) -> None:
    asking = [at for at, line in enumerate(lines) if line.startswith("ask")]
    if asking:
        at = asking[int(rng.below(len(asking)))]
        replace_word(lines, at, 1, one_of(rng, ["A", "B", "C", "AB", "BC", "-"]))


def change_what_is_asked(lines: list[str], texts: list[str], rng: Rng) -> None:
    """Another question with the same details, or the same one with others."""
    asking = [at for at, line in enumerate(lines) if line.startswith("ask")]
    others = [line.split() for text in texts for line in text.splitlines() if line.startswith("ask")]
    if asking and others:
        at = asking[int(rng.below(len(asking)))]
        words = lines[at].split()
        other = others[int(rng.below(len(others)))]
        mixed = [*words[:3], *other[3:]] if rng.below(2) == 0 else [*words[:2], *other[2:]]
        lines[at] = " ".join(mixed)


CHANGES: tuple[Callable[[list[str], list[str], Rng], None], ...] = (
    change_a_number,
    swap_two_seats,
    drop_a_line,
    double_a_line,
    swap_two_lines,
    move_a_component,
    borrow_a_word,
    borrow_the_questions,
    borrow_a_line,
    change_who_is_asked,
    change_what_is_asked,
)


# ---- what a position must be good for


def check_playable(game: Game, options: dict[str, int], text: str, seed: str) -> None:
    """It reads back, nothing is missing, everybody sees and thinks, and random answers lead to the end."""
    position = game.parse_position(text, game.option_values(options), seeded(seed))
    game.check_conserved(position)
    written = game.position_text(position)
    match = Match(game, int(position.players), options, seed, written)
    assert game.position_text(match.position) == written
    rng = seeded(f"{seed}/play")
    while not match.over() and len(match.log) < WATCHED:
        check_seen(match, rng)
        random_step(match, rng)
        game.check_conserved(match.position)
    check_seen(match, rng)
    play_on(match, rng)
    assert match.over(), "the game does not end"
    game.check_conserved(match.position)
    assert match.winners()


def check_seen(match: Match, rng: Rng) -> None:
    """Everybody has a view, and everybody who is asked an answer, a preview of it and a world to think about."""
    game = match.game
    for viewer in [*range(match.players), SPECTATOR, OMNISCIENT]:
        assert match.view(viewer)
        game.view(game.glance(match.position, viewer))
    for seat in range(match.players):
        knowledge = match.knowledge(seat)
        world = game.deal_world(knowledge, rng)
        game.check_conserved(world)
        game.redeal(match.position, rng)
        for action in match.legal_actions(seat):
            game.preview(knowledge, action)
            assert action in list(game.legal_actions(world, seat))
    assert match.over() or match.asked()


def play_on(match: Match, rng: Rng) -> None:
    """Random answers to the end."""
    for _ in range(LONGEST):
        if match.over():
            return
        play_unwatched(match, rng)


def play_unwatched(match: Match, rng: Rng) -> None:
    """A random answer that nobody is told of: much faster than one that all memories take in."""
    asked = match.asked()
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal_actions(seat)
    assert legal, f"{SEATS[seat]} can do nothing"
    match.game.apply(match.position, seat, legal[int(rng.below(len(legal)))])

"""Notation, positions and records go out and come back the same."""

import pytest

import shedet
from conformance_suite import Variant, name_of, random_positions, variants
from position_mutations import check_playable, mutations, real_texts
from shedet.core.errors import BadNotation, BadRecord, IllegalAction, ShedetError
from shedet.core.match import Match
from shedet.core.record import begin_record, parse_record, play_line, record_text, replay
from shedet.core.rng import seeded

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


@every_variant
def test_every_action_has_a_text_of_its_own_that_reads_back(variant: Variant) -> None:
    texts = [variant.game.action_text(action) for action in range(variant.game.actions)]
    assert len(set(texts)) == variant.game.actions
    for action, text in enumerate(texts):
        assert variant.game.parse_actions(text) == [action]


@every_variant
def test_every_position_reads_back_and_plays_on_the_same(variant: Variant) -> None:
    game = variant.game
    options = game.option_values(variant.options)
    for match in random_positions(variant, "text", 12, 1):
        text = game.position_text(match.position)
        again = game.parse_position(text, options, seeded("0"))
        assert game.position_text(again) == text
        assert game.position_data(again) == game.position_data(match.position)
        for seat in match.asked():
            assert list(game.legal_actions(again, seat)) == match.legal_actions(seat)
            action = match.legal_actions(seat)[-1]
            expected = game.copy(match.position)
            game.apply(expected, seat, action)
            game.apply(again, seat, action)
            assert game.position_text(again) == game.position_text(expected)
            break


@every_variant
def test_a_changed_position_is_refused_with_a_sentence_or_can_be_played_to_the_end(variant: Variant) -> None:
    texts = real_texts(variant, "changed", 1, variant.pace)
    options = variant.game.option_values(variant.options)
    refusals = []
    number = (48 if variant.pace == 1 else 24) * (4 if shedet.compiled() else 1)
    for at, text in enumerate([texts[-2], *mutations(texts, name_of(variant), number)]):
        try:
            variant.game.parse_position(text, options, seeded("0"))
        except ShedetError as error:
            refusals.append(str(error))
        else:
            check_playable(variant.game, variant.options, text, str(at))
    assert 0 < len(refusals) <= number  # the first text is unchanged
    assert all(sentence.endswith((".", "?")) for sentence in refusals)


@every_variant
@pytest.mark.parametrize("text", ["", " \n\n\t", "# nothing but a remark\n"])
def test_an_empty_text_is_no_position(variant: Variant, text: str) -> None:
    with pytest.raises(BadNotation, match=r"^an empty text is not a position; .*\.$"):
        variant.game.parse_position(text, variant.game.option_values({}), seeded("0"))


@every_variant
def test_what_can_be_said_once_is_not_said_twice(variant: Variant) -> None:
    """A second line would silently take the place of the first."""
    lines = variant.game.position_text(variant.match("twice").position).splitlines()
    twice = [*lines, lines[0]]
    with pytest.raises(BadNotation, match=f"line {len(twice)} of the position: line 1 says `.*` already; say it once"):
        variant.game.parse_position("\n".join(twice), variant.game.option_values(variant.options), seeded("0"))


def finished(variant: Variant, seed: str) -> Match:
    *_, match = random_positions(variant, seed, 1, 1)
    assert match.over()
    return match


@every_variant
def test_replaying_a_record_gives_the_same_game(variant: Variant) -> None:
    match = finished(variant, "record")
    again = replay(variant.game, parse_record(record_text(match)))
    assert record_text(again) == record_text(match)
    assert variant.game.position_text(again.position) == variant.game.position_text(match.position)
    assert again.log == match.log
    for viewer in again.memories:
        for step in range(len(match.log)):
            assert [e.key() for e in again.told(viewer, step)] == [e.key() for e in match.told(viewer, step)]


@every_variant
def test_a_record_may_begin_from_a_position(variant: Variant) -> None:
    middle = next(m for m in random_positions(variant, "middle", 1, 9) if len(m.log) >= 9 and not m.over())
    match = Match(variant.game, variant.players, variant.options, "5", variant.game.position_text(middle.position))
    seat = match.asked()[0]
    match.play(seat, match.legal_actions(seat)[0])
    again = replay(variant.game, parse_record(record_text(match)))
    assert variant.game.position_text(again.position) == variant.game.position_text(match.position)


@every_variant
def test_every_truncation_of_a_record_is_refused_with_the_line(variant: Variant) -> None:
    lines = record_text(finished(variant, "cut")).splitlines()
    for length in range(len(lines)):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            replay(variant.game, parse_record("\n".join(lines[:length])))


@every_variant
def test_a_move_left_out_of_a_record_is_noticed(variant: Variant) -> None:
    """Nearly always: a card that scores nothing may be laid or not, and the game ends the same."""
    lines = record_text(finished(variant, "edit")).splitlines()
    left_out = range(lines.index("moves") + 1, len(lines) - 1, 5)
    noticed = 0
    for number in left_out:
        try:
            replay(variant.game, parse_record("\n".join(lines[:number] + lines[number + 1 :])))
        except BadRecord:
            noticed += 1
    assert noticed > 0.9 * len(left_out)


@every_variant
def test_an_edited_result_is_noticed(variant: Variant) -> None:
    lines = record_text(finished(variant, "result")).splitlines()
    words = lines[-1].split()
    words[2] = str(int(words[2]) + 1)
    with pytest.raises(BadRecord, match=f"line {len(lines)}: the moves lead to"):
        replay(variant.game, parse_record("\n".join([*lines[:-1], " ".join(words)])))


@every_variant
def test_nothing_changes_when_an_answer_is_refused(variant: Variant) -> None:
    for match in random_positions(variant, "refuse", 2, 5):
        before = variant.game.position_text(match.position)
        legal = [set(match.legal_actions(seat)) for seat in range(variant.players)]
        for seat in range(variant.players):
            for action in range(variant.game.actions):
                if action not in legal[seat]:
                    with pytest.raises(IllegalAction):
                        match.play(seat, action)
        assert variant.game.position_text(match.position) == before


@every_variant
def test_nonsense_is_no_action(variant: Variant) -> None:
    for text in ("", "fly away", "take", "take 9,9", "\x00", "take 1,1 now", "sell nothing a b c"):
        with pytest.raises(BadNotation):
            variant.game.parse_actions(text)


@every_variant
def test_a_record_of_other_rules_is_refused(variant: Variant) -> None:
    text = record_text(variant.match("1"))
    other = text.replace(f"rules {variant.game.rules_version}", "rules 999")
    with pytest.raises(BadRecord, match="version 999"):
        begin_record(variant.game, parse_record(other))


@every_variant
def test_a_line_for_the_wrong_seat_is_refused(variant: Variant) -> None:
    record = parse_record(record_text(finished(variant, "seat")))
    match = begin_record(variant.game, record)
    line = record.moves[0]
    wrong = "B" if line.text.startswith("A") else "A"
    with pytest.raises(BadRecord, match=r"has nothing to decide now|not possible"):
        play_line(match, line._replace(text=wrong + line.text[1:]))

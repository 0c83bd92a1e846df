"""A net learns by playing itself, and what it has learned is kept."""

import os
from pathlib import Path

import pytest
import torch

from shedet.core.errors import BadNet, ShedetError
from shedet.games import find_game
from shedet.learning import keeping, shipping
from shedet.learning.batches import Batches
from shedet.learning.lessons import Lesson, from_seat, leads_of, to_seats
from shedet.learning.measuring import play_against
from shedet.learning.model import Policy, Sizes, log_chances, unpack
from shedet.learning.playing import seating, slipping
from shedet.learning.student import ELDERS, Plan, Student, look_around
from shedet.learning.training import Progress, Trainer

pytestmark = pytest.mark.once  # what trains is never compiled; test_batches.py has what is

SMALL = Sizes(width=64, neck=32, blocks=1, thing=16, summary=8, kind=8, hidden=16, second=8)


class Enough(Exception):
    """So many lessons."""


def plan_for(game: str, *players: int, games: int = 64) -> Plan:
    return Plan(game, players, {}, 3600.0, "cpu", len(players), games, 16, 512, 2, SMALL, "test")


def train(student: Student, plan: Plan, lessons: int) -> list[Progress]:
    torch.manual_seed(5)
    return train_with(Trainer(plan, student), lessons)


def train_with(trainer: Trainer, lessons: int) -> list[Progress]:
    told: list[Progress] = []

    def tell(progress: Progress) -> None:
        told.append(progress)
        if len(told) == lessons:
            raise Enough

    with pytest.raises(Enough):
        trainer.run(tell)
    return told


@pytest.mark.compiled_only
def test_a_minute_of_training_beats_random_play() -> None:
    plan = plan_for("sobek2p", 2)
    torch.manual_seed(5)
    student = Student(plan)
    before = play_against(student, plan, 2, "random", 60, "measure")
    told = train(student, plan, 60)
    after = play_against(student, plan, 2, "random", 60, "measure")
    assert after.share - after.error > before.share + before.error
    assert after.share > 0.8
    assert told[-1].decisions == 60 * 16 * 128
    assert told[-1].games > told[0].games
    assert told[-1].surprise < told[0].surprise


@pytest.mark.compiled_only
@pytest.mark.parametrize(("game", "players"), [("sobek", (2, 4)), ("kemet", (5, 2))])
def test_one_net_learns_a_game_with_several_numbers_of_players(game: str, players: tuple[int, ...]) -> None:
    plan = plan_for(game, *players, games=8)
    student = Student(plan)
    before = [number.clone() for number in student.policy.parameters()]
    told = train(student, plan, 2)
    assert told[-1].lessons == 2
    assert all(torch.isfinite(number).all() for number in student.policy.parameters())
    assert any((one != other).any() for one, other in zip(before, student.policy.parameters(), strict=True))


@pytest.mark.compiled_only
def test_whoever_learns_to_beat_a_net_meets_it_in_every_game() -> None:
    plan = plan_for("sobek2p", 2, games=8)._replace(rival=True)
    student = Student(plan)
    rival = [number.clone() for number in student.elders[0].parameters()]
    trainer = Trainer(plan, student)
    assert sorted(trainer.playing.elder_of.tolist()) == [0] * 4 + [1] * 4
    assert train_with(trainer, 2)[-1].lessons == 2
    for elder in student.elders:
        assert all(torch.equal(one, other) for one, other in zip(rival, elder.parameters(), strict=True))


def test_those_who_play_catch_up_with_what_was_learned_and_elders_take_turns() -> None:
    plan = plan_for("sobek2p", 2, games=8)
    student = Student(plan)
    trainer = Trainer(plan, student)
    playing = trainer.playing
    try:
        for lesson in range(ELDERS + 1):
            for number, policy in enumerate((student.policy, *student.elders)):
                for each in policy.parameters():
                    torch.nn.init.constant_(each, 0.01 * (1 + lesson + number))
            playing.play()
            assert_alike(playing.present, student.policy)
            assert_alike(playing.elder, student.elders[lesson % ELDERS])
    finally:
        playing.close()


def assert_alike(player: Policy, policy: Policy) -> None:
    for mine, learned in zip(player.parameters(), policy.parameters(), strict=True):
        assert torch.equal(mine, learned)


@pytest.mark.parametrize(("learned", "begins"), [(0.0, 0.0), (60.0, 0.5)])
def test_whoever_has_learned_before_begins_in_the_middle(learned: float, begins: float) -> None:
    plan = plan_for("sobek2p", 2, games=8)
    student = Student(plan)
    student.seconds = learned
    trainer = Trainer(plan, student)
    trainer.playing.close()
    assert begins <= trainer.grown() < begins + 0.1


@pytest.mark.compiled_only
def test_advice_is_followed_before_anything_is_won() -> None:
    """Merchants say what they would do at every decision, and after a few lessons it is done more often."""
    plan = plan_for("sobek2p", 2)
    torch.manual_seed(5)
    student = Student(plan)
    games = Batches("sobek2p", 2, {}, 64, "advice", bot="merchant")
    games.batch.advises = True
    games.step([int(mask.argmax()) for mask in games.masks])
    before = followed(student, games)
    train(student, plan, 12)
    assert followed(student, games) > before + 0.02


def followed(student: Student, games: Batches) -> float:
    """How likely advice is taken, on average."""
    masks, advice = torch.tensor(games.masks), torch.tensor(games.advice)
    assert bool(masks.gather(1, advice[:, None]).all()), "merchants advise what is allowed"
    with torch.no_grad():
        chances = log_chances(student.policy(torch.tensor(games.observations)), masks).exp()
    return float(chances.gather(1, advice[:, None]).mean())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_merchants_sit_in_all_seats_and_among_several_players_also_in_all_but_one(players: int) -> None:
    seats = seating(players, 400)
    every = (1 << players) - 1
    games = [learners for learners in seats.learners if learners != every]
    assert len(games) == 50
    wanted = {every & ~(1 << seat) for seat in range(players)} | {1 << seat for seat in range(players)}
    assert set(games) == wanted
    for learners, elder, slips in zip(seats.learners, seats.elders, seats.slips, strict=True):
        assert (learners != every) + (elder >= 0) + (slips > 0) <= 1
    assert sum(slips > 0 for slips in seats.slips) == 100


def test_who_slips_does_anything_that_is_allowed_now_and_then() -> None:
    masks = torch.tensor([[True, True, False, True], [True, True, False, True]])
    chances = log_chances(torch.tensor([[9.0, 0.0, 9.0, 0.0], [9.0, 0.0, 9.0, 0.0]]), masks)
    slipped = slipping(chances, masks, torch.tensor([[0.0], [0.3]])).exp()
    assert torch.allclose(slipped[0], chances[0].exp())
    assert torch.allclose(slipped[1], torch.tensor([0.8, 0.1, 0.0, 0.1]), atol=1e-3)
    assert torch.allclose(slipped.sum(-1), torch.ones(2))


def test_a_glance_leaves_blank_what_is_remembered() -> None:
    plan = plan_for("sobek2p", 2)
    kept = look_around(plan).kept
    parts = {part.name: kept[part.start : part.start + part.size] for part in find_game("sobek2p").observation.parts}
    assert not parts["known"].all()
    assert not parts["undrawn"].any()
    assert parts["market"].all()
    assert parts["hand"].all()


def test_who_remembers_nothing_learns_what_it_would_do_with_a_memory() -> None:
    plan = plan_for("sobek2p", 2, games=16)
    torch.manual_seed(5)
    student = Student(plan)
    student.soften(30.0)  # sure of much, without reason
    trainer = Trainer(plan, student)
    try:
        trainer.playing.play()
        trainer.learning.lesson.take(trainer.playing.lesson)
        before = unlike_at_a_glance(student, trainer.learning.lesson)
        for _ in range(8):
            trainer.learning.learn(5e-4, 0.0, 1.0, 0.0)
        assert unlike_at_a_glance(student, trainer.learning.lesson) < 0.8 * before
    finally:
        trainer.playing.close()


def unlike_at_a_glance(student: Student, lesson: Lesson) -> float:
    """How much the policy differs from itself with a memory (Kullback-Leibler)."""
    masks = unpack(lesson.packed[0], student.game.actions)
    with torch.no_grad():
        chances = log_chances(student.policy(lesson.observations[0]), masks)
        glanced = log_chances(student.policy(lesson.observations[0] * student.kept), masks)
    return float((chances.exp() * (chances - glanced)).sum(-1).mean())


# ---- arithmetic


def test_numbers_are_turned_from_a_seat_to_the_table_and_back() -> None:
    seat = torch.tensor([[2], [0], [1]])
    players = torch.tensor([[3], [3], [2]])
    table = torch.tensor([[10.0, 11.0, 12.0], [20.0, 21.0, 22.0], [30.0, 31.0, 0.0]])
    turned = from_seat(table, seat, players)
    assert turned.tolist() == [[12.0, 10.0, 11.0], [20.0, 21.0, 22.0], [31.0, 30.0, 0.0]]
    assert to_seats(turned, seat, players).tolist() == table.tolist()


def test_a_lead_is_counted_from_the_best_of_the_others_at_the_table() -> None:
    scores = torch.tensor([[30.0, 15.0, 0.0], [6.0, 6.0, 0.0], [-3.0, -6.0, 0.0]])
    leads = leads_of(scores, torch.tensor([[3], [3], [2]]), 60.0).tolist()
    assert leads[:2] == [pytest.approx([0.5, -0.5, -1.0]), pytest.approx([0.0, 0.0, -0.2])]
    assert leads[2][:2] == pytest.approx([0.1, -0.1])


# ---- what is kept


# To look around takes the interpreted engine a minute.
@pytest.fixture(scope="module")
def student() -> Student:
    return Student(plan_for("sobek2p", 2))


@pytest.mark.compiled_only
def test_a_checkpoint_goes_on_where_training_was_left(student: Student, tmp_path: Path) -> None:
    plan, path = plan_for("sobek2p", 2), tmp_path / "net.pt"
    student.lessons, student.games = 7, 123
    keeping.save(path, student, plan)
    again = keeping.load(path, plan._replace(sizes=keeping.sizes_of(path)))
    assert (again.lessons, again.games) == (7, 123)
    assert len(again.elders) == ELDERS
    seen = torch.randint(0, 5, (3, int(student.game.observation.size)), dtype=torch.uint8)
    assert torch.equal(again.policy(seen), student.policy(seen))
    assert os.listdir(tmp_path) == ["net.pt"]


@pytest.mark.compiled_only
def test_a_net_that_was_shipped_is_gone_on_with(student: Student, tmp_path: Path) -> None:
    plan, path = plan_for("sobek2p", 2), tmp_path / "net.net"
    student.commands = ["shedet train sobek2p"]
    path.write_bytes(shipping.shipped(student, plan, []))
    assert shipping.shipped_sizes(path, student.game) == SMALL
    again = Student(plan)
    shipping.recall(again, path)
    assert again.judge_is_new
    assert again.commands == student.commands
    seen = torch.randint(0, 5, (3, int(student.game.observation.size)), dtype=torch.uint8)
    hidden = torch.randint(0, 5, (3, int(student.game.secrets.size)), dtype=torch.uint8)
    assert torch.allclose(again.policy(seen), student.policy(seen), atol=0.02)
    assert torch.allclose(again.elders[1](seen), again.policy(seen))
    assert torch.allclose(again.leaf(seen, hidden), student.leaf(seen, hidden), atol=0.02)


@pytest.mark.compiled_only
def test_who_is_softened_likes_the_same_but_is_less_sure(student: Student) -> None:
    seen = torch.randint(0, 5, (3, int(student.game.observation.size)), dtype=torch.uint8)
    before = student.policy(seen)
    student.soften(0.5)
    assert torch.allclose(student.policy(seen), before / 2, atol=1e-5)
    student.soften(1.0)
    assert torch.allclose(student.policy(seen), before / 2, atol=1e-5)


@pytest.mark.compiled_only
def test_what_does_not_fit_is_said_in_a_sentence(student: Student, tmp_path: Path) -> None:
    plan, path = plan_for("sobek2p", 2), tmp_path / "net.pt"
    keeping.save(path, student, plan)
    with pytest.raises(BadNet, match="made for game 'sobek2p', not 'sobek'"):
        keeping.load(path, plan_for("sobek", 2))
    with pytest.raises(BadNet, match="made for sizes"):
        keeping.load(path, plan._replace(sizes=Sizes(width=128)))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadNet, match="is damaged, or is not a checkpoint"):
        keeping.load(path, plan)
    path.write_text("not a net")
    with pytest.raises(BadNet, match="is damaged, or is not a checkpoint"):
        keeping.sizes_of(path)
    with pytest.raises(BadNet, match="cannot be read: No such file"):
        keeping.load(tmp_path / "nothing.pt", plan)
    torch.save({"version": 0}, path)
    with pytest.raises(BadNet, match="of another version"):
        keeping.load(path, plan)


@pytest.mark.compiled_only
def test_a_full_disk_leaves_the_last_checkpoint(
    student: Student, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan, path = plan_for("sobek2p", 2), tmp_path / "net.pt"
    keeping.save(path, student, plan)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ShedetError, match="cannot be written: No space left on device"):
        keeping.save(path, student, plan)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["net.pt"]

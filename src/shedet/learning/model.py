"""The nets: what somebody would do in a seat, and who is likely to win.

Policy and critic read an observation alike. Things of one sort (the fields of a market, the zones of a map) go through
a small net that they share; what it makes of them goes on together with all other numbers. Actions that name such a
thing get a part of their score from the thing itself. The leaf is a small critic, quick enough for a search.

A GPU is quick with numbers in rows of eight: rows are filled up with zeros, which
`shipping.py` takes away again.
"""

from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as functional
from torch import Tensor, nn

from shedet.bots.net.policy import rows_of_head
from shedet.core.game import Game
from shedet.core.observing import Layout, Part

MOST_SEATS = 5
NEVER = -1.0e9  # the score of what is not allowed
ROW = 8


class Sizes(NamedTuple):
    """How large the nets are. Multiples of 8 are quick on a GPU."""

    width: int = 512
    neck: int = 256
    blocks: int = 2
    thing: int = 64  # what the shared net makes of a thing, for the actions that name it
    summary: int = 16  # the same, for all others
    kind: int = 16  # what stands for a kind of piece
    hidden: int = 64  # of the leaf, the first layer
    second: int = 32  # and the second


class Reader(nn.Module):
    """Makes of an observation one row of numbers, and of its things a row each."""

    def __init__(self, layout: Layout, scales: np.ndarray, sizes: Sizes) -> None:
        super().__init__()
        self.register_buffer("scales", torch.tensor(scales, dtype=torch.float32))
        self.layout = layout
        plain = [at for part in layout.parts if not part.things for at in span(part)]
        self.register_buffer("plain", torch.tensor(plain), persistent=False)
        self.kinds, self.firsts, self.seconds = nn.ModuleDict(), nn.ModuleDict(), nn.ModuleDict()
        self.places = nn.ParameterDict()  # what it means to be this thing and no other of its sort
        self.size = len(plain)
        for things in layout.things:
            numbers = 0
            for part in parts_of(layout, things.name):
                each = part.size // things.number
                if part.kinds:
                    self.kinds[part.name] = nn.Embedding(part.kinds, sizes.kind)
                    numbers += each * sizes.kind
                else:
                    numbers += each
            self.firsts[things.name] = nn.Linear(filled(numbers), sizes.thing)
            self.places[things.name] = nn.Parameter(torch.randn(things.number, sizes.thing) * 0.1)
            self.seconds[things.name] = nn.Linear(sizes.thing, sizes.summary)
            self.size += things.number * sizes.summary

    def forward(self, observation: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
        scaled = observation.float() * self.scales
        rows = [scaled[:, self.plain]]
        things: dict[str, Tensor] = {}
        for sort in self.layout.things:
            numbers = self.numbers_of(sort.name, sort.number, observation, scaled)
            found = self.firsts[sort.name](numbers)
            things[sort.name] = functional.relu(found + self.places[sort.name].to(found.dtype))
            rows.append(functional.relu(self.seconds[sort.name](things[sort.name])).flatten(1))
        return torch.cat(rows, 1), things

    def numbers_of(self, name: str, number: int, observation: Tensor, scaled: Tensor) -> Tensor:
        """Thing by thing: its numbers, and what stands for its kind."""
        many = observation.shape[0]
        found = []
        for part in parts_of(self.layout, name):
            here = slice(part.start, part.start + part.size)
            if part.kinds:
                found.append(self.kinds[part.name](observation[:, here].int()).view(many, number, -1))
            else:
                found.append(scaled[:, here].view(many, number, -1))
        return fill(torch.cat(found, -1))


class Trunk(nn.Module):
    def __init__(self, size: int, sizes: Sizes) -> None:
        super().__init__()
        self.enter = nn.Linear(filled(size), sizes.width)
        self.blocks = nn.ModuleList(
            nn.ModuleList(
                [nn.LayerNorm(sizes.width), nn.Linear(sizes.width, sizes.neck), nn.Linear(sizes.neck, sizes.width)]
            )
            for _ in range(sizes.blocks)
        )
        for block in self.blocks:
            nn.init.zeros_(block[2].weight)  # a block begins by changing nothing
            nn.init.zeros_(block[2].bias)
        self.leave = nn.LayerNorm(sizes.width)

    def forward(self, numbers: Tensor) -> Tensor:
        found = functional.relu(self.enter(fill(numbers)))
        for norm, narrow, wide in self.blocks:
            found = found + wide(functional.relu(narrow(norm(found))))
        return functional.relu(self.leave(found))


class Policy(nn.Module):
    """A score for each action."""

    def __init__(self, game: Game, scales: np.ndarray, sizes: Sizes) -> None:
        super().__init__()
        self.layout = game.observation
        self.actions = game.actions
        self.reader = Reader(game.observation, scales, sizes)
        self.trunk = Trunk(self.reader.size, sizes)
        self.head = nn.Linear(sizes.width, filled(game.actions))
        self.pointers = nn.ModuleDict(
            {things.name: nn.Linear(sizes.width, sizes.thing * len(things.actions)) for things in self.layout.things}
        )
        rows = torch.tensor([list(each) for each in rows_of_head(game)])
        if self.layout.seats is not None:
            rows = rows.view(-1, self.layout.seats.most, game.actions)
        self.register_buffer("rows", rows, persistent=False)  # by the number of players, who acts, and the action
        for module in (self.head, *self.pointers.values()):
            module.weight.data.mul_(0.05)  # at first everything is tried

    def forward(self, observation: Tensor) -> Tensor:
        numbers, things = self.reader(observation)
        found = self.trunk(numbers)
        scores = self.named_as_they_are(exactly(self.head, found)[:, : self.actions], observation)
        for sort in self.layout.things:
            asked = self.pointers[sort.name](found).view(len(found), len(sort.actions), -1)
            each = torch.bmm(asked, things[sort.name].to(asked.dtype).transpose(1, 2)).float()
            for number, first in enumerate(sort.actions):
                after = self.actions - first - sort.number
                scores = scores + functional.pad(each[:, number], (first, after))
        return scores

    def named_as_they_are(self, scores: Tensor, observation: Tensor) -> Tensor:
        """The head counts the seats that actions name from the one that acts."""
        seats = self.layout.seats
        if seats is None:
            return scores
        players = observation[:, seats.players_at : seats.players_at + len(self.rows)].argmax(1)
        me = observation[:, seats.me_at : seats.me_at + seats.most].argmax(1)
        return scores.gather(1, self.rows[players, me])


class Critic(nn.Module):
    """The chances of all seats and how far each is ahead, from a seat and all that it does not see. Seats are counted
    from this one."""

    def __init__(self, game: Game, scales: np.ndarray, hidden_scales: np.ndarray, sizes: Sizes) -> None:
        super().__init__()
        self.register_buffer("hidden_scales", torch.tensor(hidden_scales, dtype=torch.float32))
        self.reader = Reader(game.observation, scales, sizes)
        self.trunk = Trunk(self.reader.size + int(game.secrets.size), sizes)
        self.head = nn.Linear(sizes.width, filled(2 * MOST_SEATS))
        self.head.weight.data.mul_(0.05)

    def forward(self, observation: Tensor, secrets: Tensor) -> tuple[Tensor, Tensor]:
        numbers, _ = self.reader(observation)
        hidden = secrets.float() * self.hidden_scales
        found = exactly(self.head, self.trunk(torch.cat([numbers, hidden.to(numbers.dtype)], 1)))
        return found[:, :MOST_SEATS], found[:, MOST_SEATS : 2 * MOST_SEATS]


class Leaf(nn.Module):
    """The chances of all seats, for the leaves of a search: like the critic, but small, and without what is still to be
    drawn. A search deals that anew each time, and would only be made to hope and fear by it."""

    def __init__(self, game: Game, scales: np.ndarray, hidden_scales: np.ndarray, sizes: Sizes) -> None:
        super().__init__()
        used = np.concatenate([scales, hidden_scales]).astype(np.float32)
        for part in game.observation.parts:
            if part.kinds:
                used[part.start : part.start + part.size] = 0.0
        for part in game.secrets.parts:
            if part.coming:
                first = int(game.observation.size) + part.start
                used[first : first + part.size] = 0.0
        self.register_buffer("scales", torch.tensor(used))
        self.parts = [part for part in game.observation.parts if part.kinds]
        self.enter = nn.Linear(filled(len(used)), sizes.hidden)
        self.kinds = nn.ModuleDict()
        for part in self.parts:
            self.kinds[part.name] = nn.Embedding(part.size * part.kinds, sizes.hidden)
            self.kinds[part.name].weight.data.mul_(0.1)
            self.register_buffer(f"first_{part.name}", torch.arange(part.size) * part.kinds, persistent=False)
        self.middle = nn.Linear(sizes.hidden, sizes.second)
        self.out = nn.Linear(sizes.second, ROW)

    def forward(self, observation: Tensor, secrets: Tensor) -> Tensor:
        found = self.enter(fill(torch.cat([observation, secrets], 1).float() * self.scales))
        for part in self.parts:
            here = observation[:, part.start : part.start + part.size].int() + getattr(self, f"first_{part.name}")
            found = found + self.kinds[part.name](here).sum(1)
        return self.out(functional.relu(self.middle(functional.relu(found)))).float()[:, :MOST_SEATS]


def exactly(layer: nn.Linear, numbers: Tensor) -> Tensor:
    """What a layer says, with all its bits: small differences between large scores count."""
    with torch.autocast(numbers.device.type, enabled=False):
        found: Tensor = layer(numbers.float())
    return found


def parts_of(layout: Layout, things: str) -> list[Part]:
    return [part for part in layout.parts if part.things == things]


def span(part: Part) -> range:
    return range(part.start, part.start + part.size)


def filled(size: int) -> int:
    """The length of a row that holds so many numbers."""
    return -(-size // ROW) * ROW


def fill(numbers: Tensor) -> Tensor:
    return functional.pad(numbers, (0, filled(numbers.shape[-1]) - numbers.shape[-1]))


def unpack(packed: Tensor, actions: int) -> Tensor:
    """Masks, a truth for each action."""
    bits = (packed.unsqueeze(-1) >> torch.arange(8, device=packed.device, dtype=torch.uint8)) & 1
    return bits.view(len(packed), -1)[:, :actions].bool()


def log_chances(scores: Tensor, masks: Tensor) -> Tensor:
    return functional.log_softmax(scores.masked_fill(~masks, NEVER), -1)

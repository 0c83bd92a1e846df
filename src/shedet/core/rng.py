"""The generator that lives inside a position: xoshiro128** on 32-bit words.

It uses nothing but additions, shifts and products that stay below 2**63, so that the interpreted and
the compiled engine draw the same numbers.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """Four words of 32 bits, not all zero."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def next(self) -> i64:
        """A number from 0 to 2**32 - 1, all equally likely."""
        five = (self.b * 5) & WORD
        drawn = ((((five << 7) | (five >> 25)) & WORD) * 9) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) | (self.d >> 21)) & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (n at most 2**31)."""
        product = self.next() * n
        low = product & WORD
        if low < n:
            # Products this low may belong to the ragged end of the range: draw again where they do.
            threshold = (WORD + 1 - n) % n
            while low < threshold:
                product = self.next() * n
                low = product & WORD
        return product >> 32

    def fraction(self) -> float:
        """A number from 0 up to but not including 1, in steps of 2**-53."""
        high = self.next() >> 5
        low = self.next() >> 6
        return float(high * 67108864 + low) / 9007199254740992.0

    def shuffle(self, items: vec[u8]) -> None:
        self.shuffle_first(items, i64(len(items)))

    def shuffle_first(self, items: vec[u8], number: i64) -> None:
        """So many of the items, from the first on; the others stay."""
        i = number - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def draw(self, numbers: vec[u8], first: i64, total: i64) -> i64:
        """The kind of one of `total` things, all equally likely. Of the first kind there are `numbers[first]`, of the
        next one `numbers[first + 1]`, and so on."""
        left = self.below(total)
        kind: i64 = 0
        while left >= i64(numbers[first + kind]):
            left -= i64(numbers[first + kind])
            kind += 1
        return kind

    def another(self) -> "Rng":
        """A generator of its own, made from what this one draws."""
        return Rng(self.next(), self.next(), self.next(), self.next() | 1)

    def words(self) -> tuple[int, int, int, int]:
        return int(self.a), int(self.b), int(self.c), int(self.d)


def seeded(seed: str) -> Rng:
    """The generator of a seed. Any text will do; seeds that look alike give unrelated generators."""
    digest = hashlib.blake2b(seed.encode(), digest_size=16).digest()
    a = int.from_bytes(digest[0:4], "big")
    b = int.from_bytes(digest[4:8], "big")
    c = int.from_bytes(digest[8:12], "big")
    d = int.from_bytes(digest[12:16], "big")
    return Rng(a, b, c, d if a or b or c or d else 1)

"""What is in the box of Sobek: cards, event tokens and the score track.

Every table carries the confidence of its facts: CERTAIN (in the rulebooks, or agreed by several published lists),
LIKELY (one published list), RECONSTRUCTED (worked out so that everything known fits).
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

CERTAIN: Final = "certain"
LIKELY: Final = "likely"
RECONSTRUCTED: Final = "reconstructed"

MOST_PLAYERS: Final = 4

# Goods, and the amulet that stands for any of them.
IVORY: Final = 0
EBONY: Final = 1
MARBLE: Final = 2
CATTLE: Final = 3
FISH: Final = 4
WHEAT: Final = 5
AMULETS: Final = 6
GOODS: Final = ("ivory", "ebony", "marble", "cattle", "fish", "wheat")
GROUPS: Final = (*GOODS, "amulet")

# The three backs that everybody can tell apart.
GREEN: Final = 0  # starting cards
BEIGE: Final = 1  # other goods and amulets
ORANGE: Final = 2  # characters
BACKS: Final = ("green", "beige", "orange")
BACK_COLOURS: Final = 3


class GoodsRow(NamedTuple):
    name: str
    scarabs: int  # on each valued card
    valued: int
    plain: int  # beige-backed, without scarabs
    starting: int  # green-backed, without scarabs
    confidence: str


GOODS_TABLE: Final = (
    GoodsRow("ivory", 3, 3, 2, 1, CERTAIN),
    GoodsRow("ebony", 2, 4, 2, 1, LIKELY),
    GoodsRow("marble", 2, 3, 3, 1, LIKELY),
    GoodsRow("cattle", 1, 5, 2, 2, LIKELY),
    GoodsRow("fish", 1, 5, 3, 2, LIKELY),
    GoodsRow("wheat", 1, 5, 3, 2, CERTAIN),
    GoodsRow("amulet", 0, 0, 5, 0, CERTAIN),
)


class CharacterRow(NamedTuple):
    name: str
    goods: int
    confidence: str


QUEEN: Final = 0
HIGH_PRIEST: Final = 1
HIGH_PRIESTESS: Final = 2
VIZIER: Final = 3
CATTLE_SCRIBE: Final = 4
FISH_SCRIBE: Final = 5
THIEF: Final = 6
MERCHANT: Final = 7
COURTESAN: Final = 8

CHARACTER_TABLE: Final = (
    CharacterRow("queen", IVORY, LIKELY),
    CharacterRow("high-priest", EBONY, LIKELY),
    CharacterRow("high-priestess", MARBLE, LIKELY),
    CharacterRow("vizier", CATTLE, LIKELY),
    CharacterRow("cattle-scribe", CATTLE, LIKELY),
    CharacterRow("fish-scribe", FISH, LIKELY),
    CharacterRow("thief", FISH, LIKELY),
    CharacterRow("merchant", WHEAT, LIKELY),
    CharacterRow("courtesan", WHEAT, LIKELY),
)
CHARACTERS: Final = 9

# The glyphs of the score track; a guild token bears one of the four.
NUMERAL: Final = 0
ANKH: Final = 1
EYE: Final = 2
FEATHER: Final = 3
LOTUS: Final = 4
GLYPHS: Final = ("numeral", "ankh", "eye", "feather", "lotus")
TRACK_ORDER: Final = "#AEFL#FLAE#LAEF#EFLA" * 5  # [RECONSTRUCTED] A ankh, E eye, F feather, L lotus
TRACK: Final = vec[i64]([i64("#AEFL".index(sign)) for sign in TRACK_ORDER])
TRACK_LENGTH: Final = 100


class TokenRow(NamedTuple):
    name: str
    copies: int
    confidence: str


GUILD: Final = 0  # + glyph - 1: four tokens
FLOOD: Final = 4
CURSE: Final = 5
PROSPERITY: Final = 6
EMBALMING: Final = 7
DECEIT: Final = 8

TOKEN_TABLE: Final = (
    TokenRow("guild-ankh", 1, LIKELY),
    TokenRow("guild-eye", 1, LIKELY),
    TokenRow("guild-feather", 1, LIKELY),
    TokenRow("guild-lotus", 1, LIKELY),
    TokenRow("flood", 2, LIKELY),
    TokenRow("curse", 2, LIKELY),
    TokenRow("prosperity", 2, LIKELY),
    TokenRow("embalming", 1, LIKELY),
    TokenRow("deceit", 1, LIKELY),
)
TOKENS: Final = 9  # different ones; 12 in all
TOKENS_IN_PLAY: Final = 5
CURSE_CARDS: Final = 2
PROSPERITY_SCARABS: Final = 2

FEWEST: Final = 3  # cards of a set
QUAYS: Final = 9
AVAILABLE: Final = 4  # cards of the queue that may be taken
STARTING_HAND: Final = 2
REMOVED_WITH_TWO: Final = 9
ROUNDS: Final = 3
EARLY_END: Final = 100  # more than this after round 2 ends the game


class CardKind(NamedTuple):
    """A face that cards may have. Cards of one kind are never told apart."""

    name: str  # ivory3 · ivory0 · ivory0s (starting) · amulet · queen
    goods: int
    scarabs: int
    back: int
    character: int  # -1: none
    copies: int
    confidence: str


def _goods_kinds(goods: int) -> list[CardKind]:
    row = GOODS_TABLE[goods]
    if goods == AMULETS:
        return [CardKind("amulet", goods, 0, BEIGE, -1, row.plain, row.confidence)]
    return [
        CardKind(f"{row.name}{row.scarabs}", goods, row.scarabs, BEIGE, -1, row.valued, row.confidence),
        CardKind(f"{row.name}0", goods, 0, BEIGE, -1, row.plain, row.confidence),
        CardKind(f"{row.name}0s", goods, 0, GREEN, -1, row.starting, row.confidence),
    ]


def _all_kinds() -> tuple[CardKind, ...]:
    """All kinds, those that count as the same goods together, amulets last: the order in which a set is laid."""
    kinds: list[CardKind] = []
    for goods in range(len(GROUPS)):
        kinds += _goods_kinds(goods)
        for character, row in enumerate(CHARACTER_TABLE):
            if row.goods == goods:
                kinds.append(CardKind(row.name, goods, 0, ORANGE, character, 1, row.confidence))
    return tuple(kinds)


CARD_KINDS: Final = _all_kinds()
KINDS: Final = 28
AMULET: Final = 27
NO_CARD: Final = 28
FACE_DOWN: Final = 29  # a character in the queue, to those who may not look
CARDS: Final = 63

CARD_NAMES: Final = tuple(kind.name for kind in CARD_KINDS)
TOKEN_NAMES: Final = tuple(row.name for row in TOKEN_TABLE)

# The columns that the rules look up.
GOODS_OF: Final = vec[i64]([i64(kind.goods) for kind in CARD_KINDS])
SCARABS_OF: Final = vec[i64]([i64(kind.scarabs) for kind in CARD_KINDS])
BACK_OF: Final = vec[i64]([i64(kind.back) for kind in CARD_KINDS])
CHARACTER_OF: Final = vec[i64]([i64(kind.character) for kind in CARD_KINDS])
COPIES_OF: Final = vec[i64]([i64(kind.copies) for kind in CARD_KINDS])
TOKEN_COPIES: Final = vec[i64]([i64(row.copies) for row in TOKEN_TABLE])
# The kinds of each goods lie together: from FIRST_OF[goods] up to FIRST_OF[goods + 1].
FIRST_OF: Final = vec[i64]([i64(sum(1 for kind in CARD_KINDS if kind.goods < goods)) for goods in range(8)])
KIND_OF_CHARACTER: Final = vec[i64]([i64(CARD_NAMES.index(row.name)) for row in CHARACTER_TABLE])

STARTING_CARDS: Final = vec[u8](
    [u8(k) for k in range(KINDS) if CARD_KINDS[k].back == GREEN for _ in range(CARD_KINDS[k].copies)]
)
DECK_CARDS: Final = vec[u8](
    [u8(k) for k in range(KINDS) if CARD_KINDS[k].back != GREEN for _ in range(CARD_KINDS[k].copies)]
)

"""The score arithmetic, apart from the state: sets, the track with its glyphs, the penalty.

`shedet score sobek` asks it what a set or a penalty would be worth.
"""

from mypy_extensions import i64

from shedet.games.sobek.components import TRACK, TRACK_LENGTH

PENALTY_STEP = 10  # points of the round for each move back


def glyph_at(score: i64) -> i64:
    """The glyph of the space a score stands on; above 100 the track goes round. [S-END-6]"""
    return TRACK[score % TRACK_LENGTH]


def next_space(score: i64, glyph: i64) -> i64:
    """The next space with a glyph, ahead of a score. [S-EV-1]"""
    score += 1
    while glyph_at(score) != glyph:
        score += 1
    return score


def previous_space(score: i64, glyph: i64) -> i64:
    """The previous space with a glyph; -1 if there is none down to 0. [S-EV-1, S-END-5]"""
    score -= 1
    while score >= 0 and glyph_at(score) != glyph:
        score -= 1
    return score


def set_points(cards: i64, scarabs: i64) -> i64:
    """A set scores its scarabs times its cards. [S-END-3]"""
    return cards * scarabs


def penalised(score: i64, round_points: i64) -> i64:
    """Back to the previous space with the same glyph, once for every full ten points of the round. [S-END-5]"""
    glyph = glyph_at(score)
    for _ in range(round_points // PENALTY_STEP):
        back = previous_space(score, glyph)
        if back >= 0:
            score = back
    return score

"""The weights of the greedy god of Kemet. What each of them is, `weights.toml` says."""

from typing import Final, final

from librt.vecs import vec

from shedet.bots.weights import Giver, Numbers, read_weights
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    CARD_DAMAGE,
    CARD_REMOVED,
    CARD_SHIELD,
    CARD_STRENGTH,
    COLOUR_NAMES,
    MOST_PRAYER,
    TOP_LEVEL,
)
from shedet.games.kemet.tiles import TILE_NAMES

MOST_SOLDIERS: Final = 15  # in a zone: there may be twice the limit while an army moves


@final
class Weights:
    def __init__(self, numbers: Numbers) -> None:
        giver = Giver(numbers)
        self.fame = giver.give("fame")
        self.held = giver.give("held")
        self.early = giver.give("early")
        self.victory = giver.give("victory")
        self.level_victory = giver.give("level_victory")
        self.pair = giver.give("pair")
        self.odd_temple = giver.give("odd_temple")
        self.sacrifice = giver.give("sacrifice")
        self.lone_pilgrim = giver.give("lone_pilgrim")
        self.time_fame = giver.give("time_fame")
        self.time_share = giver.give("time_share")
        self.temple = giver.give("temple")
        self.income = giver.give("income")
        self.delta = giver.give("delta")
        self.sanctuary = giver.give("sanctuary")
        self.site = giver.give("site")
        self.home = giver.give("home")
        self.placed = giver.give("placed")
        self.veteran = giver.give("veteran")
        self.creature = giver.give("creature")
        self.staying = giver.give("staying")
        self.home_retreat = giver.give("home_retreat")
        self.gift = giver.give("gift")
        self.strike_chance = giver.give("strike_chance")
        self.later_share = giver.give("later_share")
        self.falls_chance = giver.give("falls_chance")
        self.falls_strength = giver.give("falls_strength")
        self.falls_least_chance = giver.give("falls_least_chance")
        self.falls_most_chance = giver.give("falls_most_chance")
        self.rivalry_leader_share = giver.give("rivalry_leader_share")
        self.rivalry_other_share = giver.give("rivalry_other_share")
        self.lost = giver.give("lost")
        self.killed = giver.give("killed")
        self.shattered = giver.give("shattered")
        self.lasting = giver.give("lasting")
        self.hollow = giver.give("hollow")
        self.honor = giver.give("honor")
        self.surprise_chance = giver.give("surprise_chance")
        self.great_surprise_chance = giver.give("great_surprise_chance")
        self.tilt = giver.give("tilt")
        self.guess = giver.give("guess")
        self.shown = giver.give("shown")
        self.discard_damage = giver.give("discard_damage")
        self.discard_shield = giver.give("discard_shield")
        self.discard_removed = giver.give("discard_removed")
        self.protection_small = giver.give("protection_small")
        self.protection_large = giver.give("protection_large")
        self.card = giver.give("card")
        self.card_strength = giver.give("card_strength")
        self.card_cost = giver.give("card_cost")
        self.move_card = giver.give("move_card")
        self.ruse = giver.give("ruse")
        self.mana_theft = giver.give("mana_theft")
        self.battle_card_gain = giver.give("battle_card_gain")
        self.move_card_gain = giver.give("move_card_gain")
        self.spare_gain = giver.give("spare_gain")
        self.new_row = giver.give("new_row")
        self.pyramid_end_share = giver.give("pyramid_end_share")
        self.opening = giver.give("opening")
        self.shared = giver.give("shared")
        self.founded_camp = giver.give("founded_camp")
        self.first_camp = giver.give("first_camp")
        self.first_raise = giver.give("first_raise")
        self.early_raise = giver.give("early_raise")
        self.tile_end_share = giver.give("tile_end_share")
        self.army = giver.give_sums("army", MOST_SOLDIERS)
        self.purse = giver.give_sums("purse", MOST_PRAYER)
        self.pyramid = giver.give_sums("pyramid", TOP_LEVEL)
        self.colours = giver.give_by_name("colours", COLOUR_NAMES)
        self.tiles = giver.give_by_name("tiles", TILE_NAMES)
        giver.check_all_given()
        self.discards = vec[float]([0.0] * BATTLE_CARDS)  # which battle cards are better discarded than played
        for card in range(BATTLE_CARDS):
            self.discards[card] = (
                float(CARD_STRENGTH[card])
                + self.discard_damage * float(CARD_DAMAGE[card])
                + self.discard_shield * float(CARD_SHIELD[card])
                - self.discard_removed * float(CARD_REMOVED[card])
            )


WEIGHTS: Final = Weights(read_weights("shedet.bots.kemet"))

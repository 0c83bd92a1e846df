"""The weights of the greedy merchant of Sobek. What each of them is, `weights.toml` says."""

from typing import Final, final

from shedet.bots.weights import Giver, Numbers, read_weights


@final
class Weights:
    def __init__(self, numbers: Numbers) -> None:
        giver = Giver(numbers)
        self.cards_a_turn = giver.give("cards_a_turn")
        self.late = giver.give("late")
        self.last_turn = giver.give("last_turn")
        self.queen_turns = giver.give("queen_turns")
        self.flood_turns = giver.give("flood_turns")
        self.corruption = giver.give("corruption")
        self.corruption_more = giver.give("corruption_more")
        self.corruption_decided = giver.give("corruption_decided")
        self.open_margin = giver.give("open_margin")
        self.complete_chance = giver.give("complete_chance")
        self.missing_turns = giver.give("missing_turns")
        self.amulet = giver.give("amulet")
        self.amulet_late = giver.give("amulet_late")
        self.effect = giver.give("effect")
        self.face_down = giver.give("face_down")
        self.reach = giver.give("reach")
        self.other_amulet = giver.give("other_amulet")
        self.other_card = giver.give("other_card")
        self.other_scarab = giver.give("other_scarab")
        self.late_set = giver.give("late_set")
        self.character_goods = giver.give("character_goods")
        self.adding = giver.give("adding")
        self.token = giver.give("token")
        self.flood = giver.give("flood")
        self.guild_prospects = giver.give("guild_prospects")
        self.queen_card = giver.give("queen_card")
        self.vizier = giver.give("vizier")
        self.thief = giver.give("thief")
        self.courtesan = giver.give("courtesan")
        self.scribe_card = giver.give("scribe_card")
        giver.check_all_given()


WEIGHTS: Final = Weights(read_weights("shedet.bots.sobek"))

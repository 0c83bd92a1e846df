"""The weights of the greedy merchant of Sobek: 2 Players. What each of them is, `weights.toml` says."""

from typing import Final, final

from shedet.bots.weights import Giver, Numbers, read_weights


@final
class Weights:
    def __init__(self, numbers: Numbers) -> None:
        giver = Giver(numbers)
        self.tiles_a_turn = giver.give("tiles_a_turn")
        self.late = giver.give("late")
        self.last_turns = giver.give("last_turns")
        self.last_turn = giver.give("last_turn")
        self.corruption = giver.give("corruption")
        self.deben = giver.give("deben")
        self.complete_chance = giver.give("complete_chance")
        self.missing_turns = giver.give("missing_turns")
        self.joker = giver.give("joker")
        self.joker_late = giver.give("joker_late")
        self.effect = giver.give("effect")
        self.face_down = giver.give("face_down")
        self.refill = giver.give("refill")
        self.deny = giver.give("deny")
        self.reach = giver.give("reach")
        self.opponent_joker = giver.give("opponent_joker")
        self.opponent_tile = giver.give("opponent_tile")
        self.opponent_scarab = giver.give("opponent_scarab")
        self.opponent_laid = giver.give("opponent_laid")
        self.late_sale = giver.give("late_sale")
        self.keep_character = giver.give("keep_character")
        self.laying = giver.give("laying")
        self.architect = giver.give("architect")
        self.queen_tile = giver.give("queen_tile")
        self.vizier = giver.give("vizier")
        self.thief = giver.give("thief")
        self.scribe_tile = giver.give("scribe_tile")
        self.pirogue = giver.give("pirogue")
        self.pyramid = giver.give("pyramid")
        self.pyramid_late = giver.give("pyramid_late")
        self.eye = giver.give("eye")
        self.finger = giver.give("finger")
        giver.check_all_given()


WEIGHTS: Final = Weights(read_weights("shedet.bots.sobek2p"))

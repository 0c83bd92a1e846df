"""The courtesan adds tiles to what is laid out."""

from sobek2p_table import Table

# B always has something to do, so that the game goes on.
MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


def test_the_courtesan_adds_two_tiles_to_a_type_laid_out_before() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan ebony0/ ebony2/ fish1-
        A laid ebony  ebony2- ebony2| statue-
    """)
    t.play("A play courtesan")
    assert t.options == ["lay ebony2/", "lay ebony0/"]
    t.play("""
        A lay ebony2/
        A lay ebony0/
    """)
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ ebony0/ statue-"
    assert t.hand("A") == "fish1-"
    assert t.asked == "B choose-action"


def test_the_courtesan_may_stop_after_one_tile() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan ebony0/ ebony2/
        A laid ebony  ebony2- ebony2| statue-
    """)
    t.play("""
        A play courtesan
        A lay ebony2/
        A done
    """)
    assert t.hand("A") == "ebony0/"
    assert t.asked == "B choose-action"


def test_the_courtesan_must_add_one_if_she_can() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan ebony0/
        A laid ebony  ebony2- ebony2| statue-
    """)
    t.play("A play courtesan")
    assert t.options == ["lay ebony0/"]


def test_no_more_than_two_tiles_are_added() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1- wheat1- wheat1|
        A laid wheat  wheat1/ wheat0/ statue-
    """)
    t.play("""
        A play courtesan
        A lay wheat1-
        A lay wheat1-
    """)
    assert t.asked == "B choose-action"
    assert t.hand("A") == "wheat1|"


def test_the_courtesans_two_tiles_may_go_to_different_types() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1- ebony0/
        A laid wheat  wheat1/ wheat0/ wheat1|
        A laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play("""
        A play courtesan
        A lay wheat1-
        A lay ebony0/
    """)
    assert t.laid("A", "wheat") == "wheat1- wheat1| wheat1/ wheat0/"
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ ebony0/"


def test_jokers_and_characters_may_be_added_too() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan high-priest statue-
        A laid wheat  wheat1/ wheat0/ wheat1|
        A laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play("A play courtesan")
    assert t.options == ["lay high-priest", "lay statue- wheat", "lay statue- ebony"]
    t.play("""
        A lay high-priest
        A lay statue- wheat
    """)
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/ statue-"
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ high-priest"


def test_the_architect_may_be_added_as_a_joker() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan architect
        A laid wheat  wheat1/ wheat0/ wheat1|
    """)
    t.play("""
        A play courtesan
        A lay architect wheat
        A done
    """)
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/ architect"


def test_two_equal_statues_may_go_to_two_types() -> None:  # P-CHAR-6
    t = Table(rf"""
        {MARKET}
        A hand        courtesan statue\ statue\
        A laid wheat  wheat1/ wheat0/ wheat1|
        A laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play(r"""
        A play courtesan
        A lay statue\ wheat
        A lay statue\ ebony
    """)
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/ statue\\"
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ statue\\"


def test_a_type_not_laid_out_cannot_be_added_to() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1- ebony2-
        A laid wheat  wheat1/ wheat0/ wheat1|
        B laid ebony  ebony2/ ebony2| ebony0/
    """)
    t.play("A play courtesan")
    assert t.options == ["lay wheat1-"]


def test_the_courtesan_gives_no_pirogue() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1-
        A laid wheat  wheat1/ wheat0/ wheat1|
        notches       seven
    """)
    t.play("""
        A play courtesan
        A lay wheat1-
        A done
    """)
    assert t.asked == "B choose-action"
    assert t.notches == "seven"


def test_nothing_laid_out_leaves_the_courtesan_without_effect() -> None:  # P-CHAR-6, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  courtesan wheat1- statue-
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_no_fitting_tile_leaves_the_courtesan_without_effect() -> None:  # P-CHAR-6, P-CHAR-1
    t = Table(rf"""
        {MARKET}
        A hand        courtesan marble0| marble0\
        A laid wheat  wheat1/ wheat0/ wheat1|
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.hand("A") == "marble0| marble0\\"


def test_the_courtesan_does_not_lay_herself() -> None:  # P-CHAR-6, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand        courtesan
        A laid wheat  wheat1/ wheat0/ wheat1|
    """)
    t.play("A play courtesan")
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/"
    assert "courtesan" in t.box

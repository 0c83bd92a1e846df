"""The courtesan adds to a set."""

from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"


def test_the_courtesan_adds_two_cards_to_one_set() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 ebony2 fish1 high-priest amulet
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan")
    assert t.asked == "A choose-growing-set"
    assert t.options == ["set ebony"]
    t.play("A set ebony")
    assert t.options == ["add ebony2", "add ebony0", "add high-priest", "add amulet"]
    t.play("A add ebony2\nA add high-priest")
    assert t.laid("A", "ebony") == "ebony2 ebony2 ebony2 ebony2 high-priest"
    assert t.hand("A") == "ebony0 fish1 amulet"
    assert t.asked == "B choose-action"


def test_the_courtesan_may_add_a_single_card() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 ebony2
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan\nA set ebony\nA add ebony2\nA done")
    assert t.hand("A") == "ebony0"
    assert t.asked == "B choose-action"


def test_the_courtesan_must_add_at_least_one_card() -> None:  # S-CHAR-7, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan\nA set ebony")
    assert t.options == ["add ebony0"]


def test_the_courtesans_two_cards_go_to_the_same_set() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 wheat1 amulet
        A set ebony  ebony2 ebony2 ebony2
        A set wheat  wheat1 wheat1 wheat1
    """)
    t.play("A play courtesan")
    assert t.options == ["set ebony", "set wheat"]
    t.play("A set wheat\nA add wheat1")
    assert t.options == ["add amulet", "done"]


def test_a_set_that_nothing_fits_is_not_offered_to_the_courtesan() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan wheat1
        A set ebony  ebony2 ebony2 ebony2
        A set wheat  wheat1 wheat1 wheat1
    """)
    t.play("A play courtesan")
    assert t.options == ["set wheat"]


def test_the_courtesan_brings_no_event() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 ebony0
        A set ebony  ebony2 ebony2 ebony2
        tokens       flood curse
    """)
    t.play("A play courtesan\nA set ebony\nA add ebony0\nA add ebony0")
    assert t.asked == "B choose-action"
    assert t.tokens == "flood curse"


def test_the_courtesan_does_not_grow_the_sets_of_others() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 amulet
        B set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.hand("A") == "ebony0 amulet"


def test_the_courtesan_without_a_fitting_card_has_no_effect() -> None:  # S-CHAR-7, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand       courtesan fish1
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_the_courtesan_does_not_add_herself() -> None:  # S-CHAR-7, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand       courtesan
        A set wheat  wheat1 wheat1 wheat1
    """)
    t.play("A play courtesan")
    assert t.laid("A", "wheat") == "wheat1 wheat1 wheat1"
    assert "courtesan" in t.discards
    assert t.asked == "B choose-action"


def test_by_the_courtesan_an_amulet_set_takes_the_type_of_the_first_card() -> None:  # S-CHAR-7, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         courtesan ebony0 fish1 thief
        A set amulets  amulet amulet amulet
    """)
    t.play("A play courtesan\nA set amulets")
    assert t.options == ["add ebony0", "add fish1", "add thief"]
    t.play("A add fish1")
    assert t.options == ["add thief", "done"]
    t.play("A add thief")
    assert t.laid("A", "amulets") == "fish1 thief amulet amulet amulet"


def test_by_the_courtesan_an_amulet_set_may_also_grow_by_amulets_alone() -> None:  # S-CHAR-7, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         courtesan amulet amulet ebony0
        A set amulets  amulet amulet amulet
    """)
    t.play("A play courtesan\nA set amulets\nA add amulet\nA add amulet")
    assert t.laid("A", "amulets") == "amulet amulet amulet amulet amulet"


def test_the_courtesan_may_give_amulets_the_type_of_another_set() -> None:  # S-CHAR-7, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         courtesan ebony0
        A set ebony    ebony2 ebony2 ebony2
        A set amulets  amulet amulet amulet
    """)
    t.play("A play courtesan")
    assert t.options == ["set ebony", "set amulets"]
    t.play("A set amulets\nA add ebony0\nA done")
    assert t.laid("A", "ebony") == "ebony2 ebony2 ebony2"
    assert t.laid("A", "amulets") == "ebony0 amulet amulet amulet"


def test_prosperity_keeps_the_courtesan_from_adding_ebony_to_amulets() -> None:  # S-CHAR-7, S-EV-4
    t = Table(f"""
        {QUEUE}
        A hand         courtesan ebony0 wheat1
        A set amulets  amulet amulet amulet
        A prosperity   amulets
    """)
    t.play("A play courtesan\nA set amulets")
    assert t.options == ["add wheat1"]

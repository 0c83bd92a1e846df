"""The architect looks at pirogues and reveals one."""

from sobek2p_table import Table

# B always has something to do, so that the game goes on.
MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


THREE_IN_SUPPLY = """
    boxed-pirogues  pyramid pyramid two-and-deben two-and-deben finger finger harvest harvest cobra1 cobra2
"""  # seven, eye and mummy are left


def test_the_architect_looks_at_three_pirogues_and_reveals_one() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand  architect
    """)
    t.play("A play architect")
    assert t.asked == "A choose-shown-pirogue"
    assert t.options == ["reveal seven", "reveal eye", "reveal mummy"]
    t.play("A reveal seven")
    assert t.pirogues("A") == "seven"
    assert t.asked == "B choose-action"


def test_the_architects_other_pirogues_go_back_to_the_supply() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand  architect
    """)
    t.play("""
        A play architect
        A reveal seven
    """)
    assert t.supply == "eye mummy"


def test_the_architects_pirogue_is_carried_out() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand        architect
        A corruption  wheat1- fish1-
    """)
    t.play("""
        A play architect
        A reveal mummy
    """)
    assert t.hand("A") == "wheat1- fish1-"


def test_the_architect_does_not_touch_the_notches() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        A hand   architect
        notches  seven eye
    """)
    t.play("A play architect")
    assert "reveal seven" not in t.options
    assert t.notches == "seven eye"


def test_the_architect_draws_three_of_the_eight_at_random() -> None:  # P-CHAR-2
    draws = set()
    for seed in range(12):
        t = Table(f"seed {seed}\n{MARKET}\nA hand architect\nnotches pyramid finger harvest two-and-deben cobra1")
        t.play("A play architect")
        draws.add(tuple(t.data["drawn_pirogues"]))
        assert len(t.data["drawn_pirogues"]) == 3
        assert len(t.supply.split()) == 5
    assert len(draws) > 3


def test_a_short_supply_shows_the_architect_what_is_left() -> None:  # P-CHAR-2, P-CHAR-1
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand      architect
        B pirogues  seven
    """)
    t.play("A play architect")
    assert t.options == ["reveal eye", "reveal mummy"]


def test_an_empty_supply_leaves_the_architect_without_effect() -> None:  # P-CHAR-2, P-CHAR-1
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand      architect
        B pirogues  seven
        notches     eye mummy
    """)
    t.play("A play architect")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_the_opponent_does_not_see_the_architects_three() -> None:  # P-CHAR-2, P-INFO-1
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand  architect
    """)
    t.play("A play architect")
    assert t.view("A")["drawn_pirogues"] == ["seven", "eye", "mummy"]
    assert t.view("B")["drawn_pirogues"] == []
    assert "A sees seven" in t.events("A")
    assert "A sees seven" not in t.events("B")

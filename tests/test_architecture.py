"""The shape of the project: which part may know which."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "shedet"
# A part may import itself and what stands before it.
LEVELS = ("core", "games", "words", "bots", "learning", "hints", "arena", "analysis", "server", "cli")


def part_of(module: str) -> str | None:
    """The part a module of the package belongs to; None for its top level and for other packages."""
    words = module.split(".")
    return words[1] if words[0] == "shedet" and len(words) > 1 and words[1] in LEVELS else None


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return found


def test_every_part_imports_only_what_stands_below_it() -> None:
    checked = 0
    for number, level in enumerate(LEVELS):
        for path in (SOURCE / level).rglob("*.py"):
            for module in imports(path):
                part = part_of(module)
                if part is not None:
                    assert LEVELS.index(part) <= number, f"{path.relative_to(SOURCE)} imports {module}"
                    checked += 1
    assert checked > 50


def test_games_never_import_each_other() -> None:
    games = [path for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]
    assert games
    for game in games:
        for path in game.rglob("*.py"):
            for module in imports(path):
                if module.startswith("shedet.games."):
                    assert module.split(".")[2] == game.name, f"{path.relative_to(SOURCE)} imports {module}"


def test_every_game_has_the_same_files() -> None:
    wanted = (
        "components",
        "state",
        "actions",
        "events",
        "decisions",
        "memory",
        "worlds",
        "views",
        "notation",
        "positions",
        "checking",
        "telling",
        "game",
    )
    for game in (SOURCE / "games").iterdir():
        if (game / "__init__.py").exists():
            for name in wanted:
                assert (game / f"{name}.py").exists(), f"{game.name} has no {name}.py"
            assert (game / "rules.py").exists() or (game / "rules").is_dir()


def test_every_game_has_its_rules_text_and_is_listed() -> None:
    from shedet.games import GAMES

    packages = {path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()}
    assert packages == set(GAMES)
    for name in GAMES:
        assert (SOURCE.parents[1] / "docs" / "rules" / f"{name}.md").exists()


def test_the_core_knows_no_game() -> None:
    for path in (SOURCE / "core").rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for word in ("kemet", "ankh", "pirogue", "corruption"):
            assert word not in text, f"{path.name} speaks of {word}"


def test_the_project_speaks_of_itself_alone() -> None:
    root = SOURCE.parents[1]
    for path in [*root.glob("*.md"), *root.glob("docs/**/*.md"), *SOURCE.rglob("*.py"), *root.glob("tests/**/*.py")]:
        if path != Path(__file__):
            text = path.read_text(encoding="utf-8")
            for word in ("../shared", "/work/", "/root/", "/tmp/"):
                assert word not in text, f"{path.relative_to(root)} speaks of {word}"


# ---- a game's bots are in one room

BOTS = SOURCE / "bots"


def games() -> list[str]:
    from shedet.games import GAMES

    return list(GAMES)


def test_every_game_has_a_room_with_the_same_files() -> None:
    wanted = ("__init__.py", "room.py", "greedy.py", "worth.py", "weights.py", "weights.toml", "value.py", "value.json")
    for game in games():
        for name in (*wanted, "reasons/answers.py"):
            assert (BOTS / game / name).exists(), f"the room of {game} has no {name}"


def test_a_room_knows_its_own_game_alone_and_what_bots_share_knows_none() -> None:
    checked = 0
    for path in BOTS.rglob("*.py"):
        place = path.relative_to(BOTS).parts[0]
        for module in imports(path):
            words = module.split(".")
            if words[:2] in (["shedet", "bots"], ["shedet", "games"]) and len(words) > 2 and words[2] in games():
                assert words[2] == place, f"{path.relative_to(SOURCE)} imports {module}"
                checked += 1
    assert checked > 50


def test_nothing_but_a_games_own_files_goes_by_its_name() -> None:
    """Whoever adds a game adds a folder in games and one in bots; no table or list elsewhere waits for its name."""
    theirs = {"games/__init__.py", "cli/score.py"}  # the list of all; `shedet score` says which game it is for
    listed = ", ".join(games()[:2])
    for path in SOURCE.rglob("*.py"):
        place = path.relative_to(SOURCE).as_posix()
        if {*place.split("/")} & {*games()} or path.stem.rpartition("_")[2] in games() or place in theirs:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in games(), f"{place} goes by the name {node.value}"
                assert listed not in node.value, f"{place} lists the games"

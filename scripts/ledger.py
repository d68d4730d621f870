"""The rules ledgers of all games, read in one place for scripts/rules and scripts/coverage.

A game has a ledger when there is a docs/rules/GAME.md. Its ids begin with letters that no other game
uses: DF-SLASH-02, KB-9, DK-GALE-EX1.
"""

import functools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

NUMBER = r"(?:EX)?\d+"
RULE = re.compile(rf"- \*\*([A-Z]+(?:-[A-Z]+)?-{NUMBER})\*\* (.+)")


def games():
    """The names of the games that have a ledger."""
    return sorted(path.stem for path in (ROOT / "docs/rules").glob("*.md"))


@functools.cache
def rules(game):
    """The rules by heading: {heading: {id: text}}; ends the program at a line without a proper id."""
    found, heading, known = {}, "", set()
    for line in (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("- **"):
            rule = RULE.fullmatch(line)
            if not rule or rule[1] in known:
                sys.exit(f"docs/rules/{game}.md: this line needs an id of its own: {line}")
            known.add(rule[1])
            found.setdefault(heading, {})[rule[1]] = rule[2]
    return found


def every(game):
    """The same without the headings: {id: text}."""
    return {rule: text for under in rules(game).values() for rule, text in under.items()}


@functools.cache
def letters(game):
    """What the ids of this game begin with, in the order of the ledger."""
    return list(dict.fromkeys(rule.partition("-")[0] for rule in every(game)))


def name(game):
    """A pattern for an id of this game without its number."""
    return rf"(?:{'|'.join(letters(game))})(?:-[A-Z]+)?"

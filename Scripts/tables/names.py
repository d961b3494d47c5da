"""How names of places compare: `place_key` is the same as `PlaceKey` in the library."""

from functools import cache

from folding import WORD, fold, kind

ABBREVIATIONS = {"st": "saint", "ste": "sainte", "ft": "fort", "mt": "mount"}
DIRECTIONS = {"n": "north", "s": "south", "e": "east", "w": "west"}


@cache
def place_words(name: str) -> tuple[str, ...]:
    """The words of a name, folded, abbreviations written out.

    An apostrophe does not end a word. A direction is one only before a word of two letters or
    more: N. Little Rock has one, N.Y. has none.
    """
    text = fold(name).replace("'", "")
    words = "".join(c if kind(c) == WORD else " " for c in text).split()
    words = [ABBREVIATIONS.get(word, word) for word in words]
    if len(words) > 1 and len(words[1].encode()) > 1:
        words[0] = DIRECTIONS.get(words[0], words[0])
    return tuple(words)


def place_key(name: str) -> str:
    """The key of a name: its words without anything between them."""
    return "".join(place_words(name))

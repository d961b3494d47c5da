"""Folding of text: case, accents and width, from the Unicode Character Database of Python.

The rules are tables for `TextFolding`, which does the same in the library, byte for byte.
"""

import unicodedata
from functools import cache

#: Letters that Unicode does not take apart, and signs that are typed for one another.
REPLACEMENTS = {
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ı": "i", "ĸ": "k", "ŋ": "n",
    "æ": "ae", "œ": "oe", "þ": "th", "ə": "e", "ƒ": "f", "ɨ": "i", "ʉ": "u", "ƶ": "z", "ß": "ss",
    "‘": "'", "’": "'", "‛": "'", "ʻ": "'", "ʼ": "'", "ʽ": "'", "ʹ": "'", "′": "'", "´": "'",
    "“": '"', "”": '"', "„": '"', "‟": '"', "″": '"',
    "⁄": "/", "−": "-",
}  # fmt: skip

#: Marks that are accents. Other marks, such as the vowels of Hindi and the voicing marks of kana,
#: make another letter.
ACCENTS = (
    (0x0300, 0x036F), (0x0483, 0x0487), (0x0591, 0x05BD), (0x05BF, 0x05BF), (0x05C1, 0x05C2),
    (0x05C4, 0x05C5), (0x05C7, 0x05C7), (0x0610, 0x061A), (0x064B, 0x065F), (0x0670, 0x0670),
    (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F),
)  # fmt: skip

HANGUL = range(0xAC00, 0xD7A4)

OTHER, WORD, DROPPED, BLANK = range(4)


def kind(character: str) -> int:
    """What a folded character is: part of a word, nothing at all, white space, or other."""
    category = unicodedata.category(character)
    if character.isspace() or category == "Cc":
        return BLANK
    if category == "Cf" or any(first <= ord(character) <= last for first, last in ACCENTS):
        return DROPPED
    if category[0] in "LN" or category in ("Mn", "Mc"):
        return WORD
    return OTHER


@cache
def fold_character(character: str) -> str:
    """The folded text of one character; it may be empty, and white space stays as it is."""
    text = character
    while True:
        folded = unicodedata.normalize("NFKD", text).casefold()
        folded = "".join(_fold_part(part) for part in folded)
        if folded == text:
            return text
        text = folded


def _fold_part(part: str) -> str:
    if kind(part) == DROPPED:
        return ""
    if unicodedata.category(part) == "Nd":
        return str(unicodedata.decimal(part))
    if unicodedata.category(part) == "Pd":
        return "-"
    return REPLACEMENTS.get(part, part)


def fold(text: str) -> str:
    """Case, accents and width folded; runs of white space made one blank, the ends trimmed."""
    folded = "".join(map(fold_character, text))
    return " ".join("".join(" " if kind(c) == BLANK else c for c in folded).split())


def letters_and_digits(text: str) -> str:
    """The folded text, reduced to letters and digits."""
    return "".join(c for c in fold(text) if kind(c) == WORD)


def encode_table() -> bytes:
    """The table `folding.bin`; `FoldingTable` in the library says how it is laid out."""
    pool = bytearray()
    offsets: dict[bytes, int] = {}

    def value(scalar: int) -> int:
        character = chr(scalar)
        if 0xD800 <= scalar <= 0xDFFF or scalar in HANGUL:
            return WORD  # no surrogate is in a text; syllables are taken apart by arithmetic
        folded = fold_character(character)
        if kind(character) == BLANK or folded == character:
            return kind(character)
        if not folded:
            return DROPPED
        encoded = folded.encode()
        if encoded not in offsets:
            offsets[encoded] = len(pool)
            pool.extend((len(encoded), *encoded))
        return 4 + offsets[encoded]

    index = bytearray()
    blocks: dict[bytes, int] = {}
    for start in range(0, 0x110000, 128):
        values = b"".join(value(s).to_bytes(2, "little") for s in range(start, start + 128))
        index += blocks.setdefault(values, len(blocks)).to_bytes(2, "little")
    body = b"".join(blocks)
    version = bytes(int(part) for part in unicodedata.unidata_version.split("."))
    header = b"FOLD" + bytes([1]) + version
    for offset in (16 + len(index), 16 + len(index) + len(body)):
        header += offset.to_bytes(4, "little")
    return header + index + body + pool

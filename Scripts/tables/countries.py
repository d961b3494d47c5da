"""Countries by their codes and names, in the languages in which people write them."""

from collections import defaultdict
from pathlib import Path

from babel import Locale

import sources
from folding import letters_and_digits

LANGUAGES = (
    "en", "en_GB", "de", "fr", "fr_CA", "es", "es_MX", "es_419", "pt", "pt_PT", "it", "nl", "sv",
    "nb", "nn", "da", "fi", "is", "pl", "cs", "ru", "tr", "ja", "zh_Hans", "zh_Hant",
    "zh_Hant_HK", "ko",
)  # fmt: skip
FURTHER_LANGUAGES = (
    "bg", "ca", "cy", "el", "et", "fo", "ga", "he", "hr", "hu", "id", "lt", "lv", "ro", "sk", "sl",
    "sq", "sr", "sr_Latn", "uk", "vi", "ar", "fa", "hi", "th",
)  # fmt: skip

#: Codes of CLDR that are parts of a country and have no ISO code of their own.
PARTS = {"AC": "SH", "TA": "SH", "CP": "FR", "CQ": "GG", "DG": "IO", "EA": "ES", "IC": "ES"}
#: Codes of CLDR that are no country.
NO_COUNTRIES = {"EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"}

EVERYDAY = Path(__file__).with_name("everyday-names.txt")


def encode_table() -> bytes:
    """The table `countries.bin`; `CountryTable` in the library says how it is laid out."""
    names = sorted((key.encode(), code) for key, code in keys().items())
    offsets = b""
    pool = b""
    for key, _ in names:
        offsets += len(pool).to_bytes(4, "little")
        pool += key
    offsets += len(pool).to_bytes(4, "little")
    longest = max(len(key) for key, _ in names)
    header = b"CTRY" + b"".join(n.to_bytes(4, "little") for n in (1, len(names), longest))
    return header + offsets + b"".join(code.encode() for _, code in names) + pool


def keys() -> dict[str, str]:
    """The ISO code of each name, as letters and digits only.

    Where a name is known from a better source, the others are not asked; a name that means two
    countries in one source means none.
    """
    known: dict[str, str | None] = {}
    for source in (_codes(0), _codes(1), _everyday(), *map(_cldr, (LANGUAGES, FURTHER_LANGUAGES))):
        meanings: dict[str, set[str]] = defaultdict(set)
        for name, code in source:
            meanings[letters_and_digits(name)].add(code)
        for key, codes in meanings.items():
            known.setdefault(key, min(codes) if len(codes) == 1 else None)
    return {key: code for key, code in known.items() if key and code}


def _territories() -> list[str]:
    codes = Locale.parse("en").territories
    return [c for c in codes if len(c) == 2 and c.isalpha() and c not in NO_COUNTRIES]


def _codes(column: int) -> list[tuple[str, str]]:
    territories = set(_territories()) - set(PARTS)
    return [(row[column], row[0]) for row in sources.iso_codes() if row[0] in territories]


def _everyday() -> list[tuple[str, str]]:
    names = []
    for line in EVERYDAY.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            code, _, rest = line.partition(": ")
            names += [(name, code) for name in rest.split(", ")]
    return names


def _cldr(languages: tuple[str, ...]) -> list[tuple[str, str]]:
    names = []
    for language in languages:
        territories = Locale.parse(language).territories
        for territory in _territories():
            code = PARTS.get(territory, territory)
            if territory in territories:
                names += [(form, code) for form in _forms(territories[territory], language)]
    return names


def _forms(name: str, language: str) -> list[str]:
    """A name, and the ways in which it is also written."""
    forms = [name]
    if language == "en":
        forms.append("The " + name)
    # "Myanmar (Burma)" is known by its first part too.
    head = name.replace("（", "(").partition("(")[0]
    if head.strip():
        forms.append(head)
    # "Trinidad & Tobago", "St. Lucia"
    for sign, words in ((" & ", (" and ", " und ", " et ", " y ", " e ", " en ", " och ", " og ")),
                        ("St. ", ("Saint ", "Sankt "))):  # fmt: skip
        if sign in name:
            forms += [name.replace(sign, word) for word in words]
    return forms

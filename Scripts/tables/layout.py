"""Lays the ZIPs out as `us-zip.bin`; `ZIPTableData` in the library reads it."""

import math
import struct
from collections import defaultdict

from geography import STATE_CODES
from names import place_key
from sources import POSTAL_DATE
from zips import KINDS, SOURCES, Row

SQUARE_METRES = 2_589_988.110336  # of a square mile

#: Names of places that are other names of a post office, by state: New York's post office is
#: Manhattan's, Washington's is the District's.
ALIASES = {
    ("NYC", "NY"): "New York",
    ("New York City", "NY"): "New York",
    ("Manhattan", "NY"): "New York",
    ("The Bronx", "NY"): "Bronx",
    ("LA", "CA"): "Los Angeles",
    ("DC", "DC"): "Washington",
    ("Washington DC", "DC"): "Washington",
    ("District of Columbia", "DC"): "Washington",
}

Places = dict[tuple[str, str], list[int]]


def radius(row: Row) -> int:
    """The radius in metres of the circle with the land area; 0 where there is none."""
    if row.kind != "area" or not row.square_miles:
        return 0
    return round(math.sqrt(row.square_miles * SQUARE_METRES / math.pi))


def is_queens(row: Row, post_offices: set[str]) -> bool:
    """Whether a ZIP belongs to the borough of Queens, which is no post office's name.

    GeoNames puts a few post office boxes of Queens across the line to Brooklyn.
    """
    if row.state != "NY":
        return False
    return row.county == "Queens" or (row.county == "Kings" and row.city in post_offices)


def places_of(rows: list[Row]) -> Places:
    """The rows of each place, by key and state; military mail has no place."""
    places: Places = defaultdict(list)
    post_offices = {r.city for r in rows if r.county == "Queens" and r.state == "NY"}
    for number, row in enumerate(rows):
        if row.kind != "military":
            places[place_key(row.city), row.state].append(number)
        if is_queens(row, post_offices):
            places[place_key("Queens"), "NY"].append(number)
    return places


def numbers(values, code: str = "H") -> bytes:
    """Little-endian numbers, two bytes each unless said otherwise."""
    values = list(values)
    return struct.pack(f"<{len(values)}{code}", *values)


def strings(values: list[str]) -> tuple[bytes, bytes]:
    """Where each text begins, with one more for the end; and the texts."""
    encoded = [value.encode() for value in values]
    offsets = [0]
    for value in encoded:
        offsets.append(offsets[-1] + len(value))
    return numbers(offsets, "I"), b"".join(encoded)


def encode_row(row: Row, name: int) -> bytes:
    """Latitude and longitude in 1e-5 degrees, radius, name, state, kind and source."""
    latitude, longitude = (round(degrees * 100_000) for degrees in row.point)
    assert (latitude, longitude) != (0, 0)
    bits = KINDS.index(row.kind) | SOURCES.index(row.source) << 2
    state = STATE_CODES.index(row.state)
    return struct.pack("<iiIHBB", latitude, longitude, radius(row), name, state, bits)


def encode_table(rows: list[Row]) -> bytes:
    """The table `us-zip.bin`."""
    places = places_of(rows)
    names = sorted({row.city for row in rows})
    aliases = {(place_key(n), s): (place_key(of), s) for (n, s), of in ALIASES.items()}
    assert not aliases.keys() & places.keys()
    keys = sorted({*map(place_key, names), *(key for key, _ in [*places, *aliases])})

    index = [0] * 100_000
    prefixes = [0] * 1001
    for number, row in enumerate(rows):
        index[int(row.code)] = number + 1
        prefixes[int(row.code[:3]) + 1] = number + 1
    for prefix in range(1000):
        prefixes[prefix + 1] = max(prefixes[prefix : prefix + 2])

    ranges: dict[tuple[str, str], tuple[int, int]] = {}
    order: list[int] = []
    for place in sorted(places):
        ranges[place] = (len(order), len(places[place]))
        order += places[place]
    for alias, place in aliases.items():
        ranges[alias] = ranges[place]
    key_numbers = {key: number for number, key in enumerate(keys)}
    first_places = [0] * (len(keys) + 1)
    for key, _ in ranges:
        first_places[key_numbers[key] + 1] += 1
    for key in range(len(keys)):
        first_places[key + 1] += first_places[key]

    name_offsets, name_text = strings(names)
    key_offsets, key_text = strings(keys)
    name_numbers = {name: number for number, name in enumerate(names)}
    sections = [
        numbers(index),
        numbers(prefixes),
        b"".join(encode_row(row, name_numbers[row.city]) for row in rows),
        numbers((int(row.code) for row in rows), "I"),
        name_offsets,
        name_text,
        numbers(key_numbers[place_key(name)] for name in names),
        key_offsets,
        key_text,
        numbers(first_places),
        numbers(n for p in sorted(ranges) for n in (*ranges[p], STATE_CODES.index(p[1]))),
        numbers(order),
    ]
    year, month, day = POSTAL_DATE
    header = [1, year * 10_000 + month * 100 + day]
    header += [len(rows), len(names), len(keys), len(ranges), len(order)]
    offset = 4 + 4 * (len(header) + len(sections))
    body = b""
    for section in sections:
        header.append(offset + len(body))
        body += section + bytes(-len(section) % 4)
    return b"USZP" + numbers(header, "I") + body

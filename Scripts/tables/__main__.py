"""Makes the tables and writes them into a folder: `python Scripts/tables FOLDER`."""

import hashlib
import sys
from collections import Counter
from pathlib import Path

import countries
import folding
import layout
import zips

#: What comes out of the pinned packages; anything else means that a rule was changed.
EXPECTED_KINDS = {"area": 33_791, "point": 7_419, "military": 509}
EXPECTED_ROWS = "dd76c724f616e60e153d8e019b891c17aed6201c1245324444fc7e3487bb5c94"


def rows_digest(rows: list[zips.Row]) -> str:
    """A digest of every row, for noticing a change."""
    digest = hashlib.sha256()
    for row in rows:
        latitude, longitude = row.point
        fields = (row.code, f"{latitude:.5f}", f"{longitude:.5f}", row.city, row.state)
        line = ",".join((*fields, row.kind, row.source, str(layout.radius(row))))
        digest.update(line.encode() + b"\n")
    return digest.hexdigest()


def main(folder: Path) -> None:
    """Makes and checks everything before anything is written."""
    rows = zips.Merger().rows()
    kinds = Counter(row.kind for row in rows)
    if kinds != EXPECTED_KINDS or rows_digest(rows) != EXPECTED_ROWS:
        sys.exit(f"build-tables: the rows changed: {dict(kinds)}, digest {rows_digest(rows)}")
    tables = {
        "us-zip.bin": layout.encode_table(rows),
        "countries.bin": countries.encode_table(),
        "folding.bin": folding.encode_table(),
    }
    for name, table in tables.items():
        (folder / name).write_bytes(table)
        print(f"{name}: {len(table):,} bytes, sha256 {hashlib.sha256(table).hexdigest()}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

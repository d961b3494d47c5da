"""Merges Census, GeoNames and towns into one point for each ZIP.

Most ZIPs have one source, or two that agree. Where Census and GeoNames lie more than 20 km apart,
or a post office's point lies that far from the town it is named for, geography decides if it can
(the right state, the town's place); else older tables are asked which point they are near.
"""

from collections import defaultdict
from dataclasses import dataclass

import sources
from geography import Counties, is_military, kilometres, state_of
from names import place_words
from sources import Point

Words = tuple[str, ...]

#: Kilometres beyond which two points disagree.
LIMIT = 20.0
#: Kilometres within which a point is near a town, or near an area's point.
NEAR = 15.0
#: Kilometres within which a witness speaks for the point of a post office.
NEAR_OFFICE = 10.0

#: ZIPs in use that the GeoNames postal codes do not have.
YOUNG = (
    "11805", "43165", "46245", "48055", "77352", "84048", "90085", "90140", "90205",
)  # fmt: skip

KINDS = ("area", "point", "military")
SOURCES = ("census", "geonames", "geonames-city", "census-city")


@dataclass(frozen=True)
class Row:
    """A ZIP of the table."""

    code: str
    point: Point
    city: str
    state: str
    county: str
    kind: str
    source: str
    square_miles: float | None


class Merger:
    """Holds every source while the table is made."""

    def __init__(self) -> None:
        self.census = sources.census_points()
        self.postal = sources.postal_places()
        self.areas = sources.land_areas()
        self.newer = sources.newer_points()
        self.young = sources.young_names()
        self.witnesses = sources.witnesses()
        self.counties = Counties()
        self.towns: dict[tuple[Words, str], list[sources.Town]] = defaultdict(list)
        for town in sources.towns():
            self.towns[place_words(town.name), town.state].append(town)
        # The areas of each post office: those that agree with GeoNames, and the others.
        self.agreeing: dict[tuple[Words, str | None], list[Point]] = defaultdict(list)
        self.straying: dict[tuple[Words, str | None], list[Point]] = defaultdict(list)
        for code, point in self.census.items():
            agree = kilometres(point, self.postal[code].point) <= LIMIT
            group = self.agreeing if agree else self.straying
            group[place_words(self.postal[code].city), self.state(code)].append(point)

    def rows(self) -> list[Row]:
        """Every ZIP, sorted."""
        return [self.row(code) for code in sorted({*self.census, *self.postal, *YOUNG})]

    def row(self, code: str) -> Row:
        """One ZIP."""
        if code in self.census:
            kind = "area"
            point, source = self.area_point(code)
        elif code in self.postal:
            kind = "military" if is_military(code) else "point"
            point, source = self.office_point(code)
        else:
            kind = "point"
            point, source = self.young_point(code)
        place = self.postal.get(code)
        city, young_state = self.young.get(code, ("", ""))
        state = self.state(code) or young_state
        if place:
            city = place.city
        if kind == "military":
            city = city.split()[0]  # APO or FPO, without the base behind it
        county = "" if kind == "military" else self.counties.name(point, state)
        # Of the six decimals of the Census five are kept, a metre; postal codes have four.
        digits = 5 if source.startswith("census") else 4
        point = (round(point[0], digits), round(point[1], digits))
        return Row(code, point, city, state, county, kind, source, self.areas.get(code))

    def state(self, code: str) -> str | None:
        """The state of a ZIP."""
        return state_of(code, self.postal.get(code))

    def area_point(self, code: str) -> tuple[Point, str]:
        """The point of a ZIP that has an area."""
        census, postal = self.census[code], self.postal[code].point
        if kilometres(census, postal) <= LIMIT:
            return census, "census"
        state = self.state(code)
        in_state = [self.counties.nearest(p)[0] == state for p in (census, postal)]
        if in_state == [True, False]:
            return census, "census"
        town = self.town_point(code)
        if town:
            near = [kilometres(town, p) <= NEAR for p in (census, postal)]
            if near == [True, False]:
                return census, "census"
            if near == [False, True]:
                return postal, "geonames"
        voices = self.independent(code, census, postal)
        for_census, for_postal, for_town = (
            count_near(voices, p, NEAR) for p in (census, postal, town)
        )
        if town and for_town > max(for_census, for_postal):
            return town, "geonames-city"
        return (postal, "geonames") if for_postal > for_census else (census, "census")

    def office_point(self, code: str) -> tuple[Point, str]:
        """The point of a ZIP without an area: a post office, a firm, a military mail room."""
        postal = self.postal[code].point
        if is_military(code):
            return postal, "geonames"
        town, source = self.town_point(code), "geonames-city"
        if not town:
            town, source = self.neighbour_point(code), "census-city"
        if not town or kilometres(town, postal) <= LIMIT:
            return postal, "geonames"
        voices = self.independent(code, postal)
        if count_near(voices, town, NEAR_OFFICE) > count_near(voices, postal, NEAR_OFFICE):
            return town, source
        return postal, "geonames"

    def young_point(self, code: str) -> tuple[Point, str]:
        """The point of a ZIP that is younger than the GeoNames postal codes."""
        if code in self.newer:
            return self.newer[code], "geonames"
        city, state = self.young[code]
        return self.largest(self.towns[place_words(city), state]), "geonames-city"

    def names(self, code: str) -> list[Words]:
        """The names a ZIP's place is known by."""
        names = [place_words(self.postal[code].city)]
        if code in self.young:
            names.append(place_words(self.young[code][0]))
        return names

    def town_point(self, code: str) -> Point | None:
        """The point of the town a ZIP is named for."""
        state = self.state(code) or ""
        found = [t for name in self.names(code) for t in self.towns.get((name, state), [])]
        return self.largest(found) if found else None

    def neighbour_point(self, code: str) -> Point | None:
        """The most central of the areas of a ZIP's post office."""
        for group in (self.agreeing, self.straying):
            found = [p for n in self.names(code) for p in group.get((n, self.state(code)), [])]
            if found:
                return min(found, key=lambda p: sum(kilometres(p, other) for other in found))
        return None

    def independent(self, code: str, *copied: Point) -> list[Point]:
        """What the witnesses say of a ZIP, without those who copied one of the points."""
        rounded = self.witnesses["rounded"].get(code)
        voices = []
        for name, points in self.witnesses.items():
            point = points.get(code)
            if not point or point == (0, 0):
                continue
            # One witness has two decimals only: about a kilometre.
            same = 1.2 if name == "rounded" else 0.05
            if any(kilometres(point, other) <= same for other in copied):
                continue
            if name == "commercial" and rounded and kilometres(point, rounded) <= 0.02:
                continue
            voices.append(point)
        return voices

    @staticmethod
    def largest(found: list[sources.Town]) -> Point:
        """The point of the town with the most people."""
        return max(found, key=lambda town: town.population).point


def count_near(voices: list[Point], point: Point | None, limit: float) -> int:
    """How many of the points lie within so many kilometres of one."""
    return sum(kilometres(v, point) <= limit for v in voices) if point else 0

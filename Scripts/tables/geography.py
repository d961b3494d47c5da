"""Distances, counties, and which state a ZIP belongs to."""

import math

from shapely import STRtree
from shapely.geometry import Point as ShapelyPoint

from sources import Point, PostalPlace, counties

STATES = {
    "Alabama": "AL", "Alaska": "AK", "Arizona": "AZ", "Arkansas": "AR", "California": "CA",
    "Colorado": "CO", "Connecticut": "CT", "Delaware": "DE", "District of Columbia": "DC",
    "Florida": "FL", "Georgia": "GA", "Hawaii": "HI", "Idaho": "ID", "Illinois": "IL",
    "Indiana": "IN", "Iowa": "IA", "Kansas": "KS", "Kentucky": "KY", "Louisiana": "LA",
    "Maine": "ME", "Maryland": "MD", "Massachusetts": "MA", "Michigan": "MI",
    "Minnesota": "MN", "Mississippi": "MS", "Missouri": "MO", "Montana": "MT",
    "Nebraska": "NE", "Nevada": "NV", "New Hampshire": "NH", "New Jersey": "NJ",
    "New Mexico": "NM", "New York": "NY", "North Carolina": "NC", "North Dakota": "ND",
    "Ohio": "OH", "Oklahoma": "OK", "Oregon": "OR", "Pennsylvania": "PA",
    "Rhode Island": "RI", "South Carolina": "SC", "South Dakota": "SD", "Tennessee": "TN",
    "Texas": "TX", "Utah": "UT", "Vermont": "VT", "Virginia": "VA", "Washington": "WA",
    "West Virginia": "WV", "Wisconsin": "WI", "Wyoming": "WY",
}  # fmt: skip
TERRITORIES = ("AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI")
MILITARY = ("AA", "AE", "AP")

#: Every code in the order in which `USState` counts them.
STATE_CODES = sorted([*STATES.values(), *TERRITORIES, *MILITARY])


def kilometres(a: Point, b: Point) -> float:
    """The distance along the great circle."""
    south, west, north, east = map(math.radians, (*a, *b))
    chord = (
        math.sin((north - south) / 2) ** 2
        + math.cos(south) * math.cos(north) * math.sin((east - west) / 2) ** 2
    )
    return 12742 * math.asin(min(1, math.sqrt(chord)))


def is_military(code: str) -> bool:
    """Whether a ZIP is one of military mail's."""
    return code[:2] == "09" or code[:3] == "340" or "962" <= code[:3] <= "966"


def state_of(code: str, place: PostalPlace | None) -> str | None:
    """The state of a ZIP: its number decides where it can, then what GeoNames says."""
    if is_military(code):
        return {"0": "AE", "3": "AA", "9": "AP"}[code[0]]
    if code[:3] in ("006", "007", "009"):
        return "PR"
    if code[:3] == "008":
        return "VI"
    if code == "96799":
        return "AS"
    if place is None:
        return None
    if code[:3] == "969":
        return place.country if place.country != "US" else None
    return STATES.get(place.state)


class Counties:
    """Finds the county of a point."""

    #: How far off the coast a point may lie, in degrees.
    TOLERANCE = 0.15

    def __init__(self) -> None:
        rows = counties()
        self.outlines = [row[0] for row in rows]
        self.places = [row[1:] for row in rows]
        self.tree = STRtree(self.outlines)

    def nearest(self, point: Point) -> tuple[str, str, float]:
        """State and name of the county, and how far it is from the point in degrees."""
        spot = ShapelyPoint(point[1], point[0])
        inside = self.tree.query(spot, predicate="within")
        index = inside[0] if len(inside) else self.tree.nearest(spot)
        away = 0.0 if len(inside) else self.outlines[index].distance(spot)
        return (*self.places[index], away)

    def name(self, point: Point, state: str) -> str:
        """The county's name; "" where the point is in another state or at sea."""
        found, name, away = self.nearest(point)
        return name if found == state and away < self.TOLERANCE else ""

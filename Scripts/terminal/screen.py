"""A terminal's screen, as far as cardmap's output needs it (ECMA-48, and two modes of xterm)."""
import re
import unicodedata

TOKEN = re.compile(r"\x1b\[(\??)([0-9;]*)([@-~])|\x1b|[^\x1b]")


def width(letter):
    """How many columns a character takes, found without cardmap's own tables."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


class Screen:
    """What was written, where it stands."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.main, self.other = self.empty(), self.empty()
        self.is_other = False
        self.row = self.column = 0
        self.is_reversed = False
        self.reversed_rows = set()
        # Every sequence that was seen, without its numbers where they only say a place.
        self.sequences = set()

    def empty(self):
        return [[" "] * self.columns for _ in range(self.rows)]

    @property
    def cells(self):
        return self.other if self.is_other else self.main

    def resize(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.main, self.other = self.empty(), self.empty()
        self.row = self.column = 0
        self.reversed_rows = set()

    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    def text(self):
        return "\n".join(self.lines())

    def write(self, text):
        for token in TOKEN.finditer(text):
            if token[3]:
                self.obey(*token.groups())
            else:
                self.put(token[0])

    def obey(self, private, numbers, letter):
        self.sequences.add(private + letter if letter in "HJK" else private + numbers + letter)
        if letter == "H":
            places = [int(number or 1) for number in (numbers or "1").split(";")] + [1]
            self.row = min(places[0], self.rows) - 1
            self.column = min(places[1], self.columns) - 1
        elif letter == "K":
            self.cells[self.row][self.column:] = [" "] * (self.columns - self.column)
        elif letter == "J":
            for row in range(self.row + 1, self.rows):
                self.cells[row][:] = [" "] * self.columns
        elif letter == "m":
            self.is_reversed = numbers == "7"
        elif letter in "hl" and private and numbers == "1049":
            self.is_other = letter == "h"
            if self.is_other:
                self.other = self.empty()

    def put(self, letter):
        if letter == "\r":
            self.column = 0
        elif letter == "\n":
            if self.row + 1 < self.rows:
                self.row += 1
            else:
                del self.cells[0]
                self.cells.append([" "] * self.columns)
        elif letter == "\b":
            self.column = max(0, self.column - 1)
        elif letter >= " ":
            self.show(letter)

    def show(self, letter):
        wide = width(letter)
        row = self.cells[self.row]
        if wide == 0:
            if self.column > 0:
                row[self.column - 1] += letter
            return
        if self.column + wide > self.columns:
            self.put("\r")
            self.put("\n")
            row = self.cells[self.row]
        row[self.column] = letter
        if wide == 2:
            row[self.column + 1] = ""
        self.column += wide
        if self.is_reversed:
            self.reversed_rows.add(self.row)
        else:
            self.reversed_rows.discard(self.row)

"""A program on a terminal of its own: a pseudoterminal, and what somebody would see on it."""
import codecs
import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time

from checks import answer_signals
from screen import Screen

SECONDS = 30


class Session:
    """Runs a program with a terminal; what is written to `stdout` is data, unless it is the terminal.

    Nothing waits for a time: each step waits until the screen shows what is expected.
    """

    def __init__(self, words, rows=24, columns=80, stdin=None, on_terminal=False, **environment):
        self.master, self.slave = pty.openpty()
        self.screen = Screen(rows, columns)
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.set_size(rows, columns)
        self.modes = termios.tcgetattr(self.slave)
        self.data = None if on_terminal else os.memfd_create("data")
        slave = self.slave

        def prepare():
            answer_signals()
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)

        variables = {**os.environ, "TERM": "xterm", **environment}
        self.program = subprocess.Popen(
            words, stdin=slave if stdin is None else stdin, stderr=slave,
            stdout=slave if on_terminal else self.data, preexec_fn=prepare,
            env={name: value for name, value in variables.items() if value is not None})

    def set_size(self, rows, columns):
        """Sets the size; the system tells the program."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, rows, columns):
        self.screen.resize(rows, columns)
        self.set_size(rows, columns)

    def type(self, text):
        """Types; more than the terminal holds at a time too."""
        os.write(self.master, text.encode())

    def pump(self, seconds):
        """Takes what the program has written; false where there was nothing."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        text = self.decoder.decode(os.read(self.master, 65536))
        self.raw += text
        self.screen.write(text)
        return True

    def until(self, is_true, what):
        """Waits until the screen is as expected."""
        end = time.monotonic() + SECONDS
        while not is_true(self.screen):
            if time.monotonic() > end or self.program.poll() is not None and not self.pump(0):
                raise TimeoutError(f"no {what} on the screen:\n{self.screen.text()}")
            self.pump(0.1)

    def until_shown(self, text):
        self.until(lambda screen: text in screen.text(), repr(text))

    def end(self):
        """Waits for the end; gives the exit code and the data."""
        end = time.monotonic() + SECONDS
        while self.program.poll() is None:
            self.pump(0.05)
            if time.monotonic() > end:
                self.program.kill()
        while self.pump(0):
            pass
        after = termios.tcgetattr(self.slave)
        self.is_restored = after == self.modes and not self.screen.is_other
        data = b""
        if self.data is not None:
            data = os.pread(self.data, 1 << 24, 0)
            os.close(self.data)
        os.close(self.slave)
        os.close(self.master)
        return self.program.returncode, data

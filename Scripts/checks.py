"""What the checks of the program have in common: counting, and the signals that it begins with."""
import signal

right = wrong = 0


def check(is_right, what):
    """Counts a check, and names the ones that fail."""
    global right, wrong
    if is_right:
        right += 1
    else:
        wrong += 1
        print(f"wrong: {what}")
    return is_right


def equal(got, wanted, what):
    """Checks that a value is the wanted one, and shows both where it is not."""
    return check(got == wanted, f"{what}: got {got!r}, right is {wanted!r}")


def end(of):
    """Says how many checks were right; gives the exit code."""
    print(f"{right} of {right + wrong} checks of {of} right")
    return int(wrong != 0)


def run_groups(*groups):
    """Runs each group of checks, also behind one that breaks off."""
    for group in groups:
        try:
            group()
        except Exception as problem:
            equal(f"{type(problem).__name__}: {problem}", "", group.__name__)


def answer_signals():
    """Sets signals as a program in a shell's foreground has them.

    What a shell starts in the background, or nohup, ignores some of them.
    """
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)

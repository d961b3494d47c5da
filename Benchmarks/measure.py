"""Measures the program; see Benchmarks/run, which calls this."""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
WORK = os.path.join(ROOT, ".build", "benchmark")
JARS = "/usr/share/java/ez-vcard.jar:/usr/share/java/vinnie.jar"
VOBJECT = "vobject==0.9.9"
# vobject needs minutes for an address book that the others read in a second.
VOBJECT_CONTACTS = 5000
# In one locale for all: grep is fastest in this one.
ENVIRONMENT = dict(os.environ, LC_ALL="C")
NULL = os.open(os.devnull, os.O_RDWR)


class Run:
    """One finished run of a command: seconds of CPU and of wall time."""

    def __init__(self, words, watch=None, stdin=NULL, stdout=NULL):
        streams = [(os.POSIX_SPAWN_DUP2, stdin, 0), (os.POSIX_SPAWN_DUP2, stdout, 1),
                   (os.POSIX_SPAWN_DUP2, NULL, 2)]
        began = time.perf_counter()
        pid = os.posix_spawnp(words[0], words, ENVIRONMENT, file_actions=streams)
        while watch and os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            watch(pid)
            time.sleep(0.001)
        _, status, usage = os.wait4(pid, 0)
        self.wall = time.perf_counter() - began
        self.cpu = usage.ru_utime + usage.ru_stime
        code = os.waitstatus_to_exitcode(status)
        if code != 0:
            sys.exit(f"{' '.join(words)}: exit {code}")


def median(values):
    return statistics.median(list(values))


def interleaved(commands, rounds):
    """Runs each command once a round, in turn; gives name: runs."""
    runs = {name: [] for name in commands}
    # Of the counters a line is kept: grep stops at the first match when it writes to /dev/null.
    with open(os.path.join(WORK, "counted"), "wb") as counted:
        for turn in range(rounds + 1):
            for name, words in commands.items():
                out = counted.fileno() if words[0] in ("grep", "wc") else NULL
                run = Run(words, stdout=out)
                # The first turn fills the caches.
                if turn > 0:
                    runs[name].append(run)
    return runs


def peak(words, field, stdin=NULL):
    """The largest value of a field of /proc/PID/status while the command runs, in MiB."""
    largest = 0

    def watch(pid):
        nonlocal largest
        try:
            with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as file:
                found = re.search(rf"^{field}:\s+(\d+) kB", file.read(), re.MULTILINE)
        except (FileNotFoundError, ProcessLookupError):
            return
        if found:
            largest = max(largest, int(found[1]))

    Run(words, watch, stdin)
    return largest / 1024


def cut(path, count, name):
    """A file of the first cards of another; gives its path, or None where it has fewer."""
    target = os.path.join(WORK, name)
    seen = 0
    with open(path, "rb") as source, open(target, "wb") as file:
        for line in source:
            if line.startswith(b"BEGIN:VCARD"):
                seen += 1
                if seen > count:
                    return target
            file.write(line)
    return None


def instructions(words):
    """The instructions that a command executes, counted by callgrind."""
    done = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *words],
                          capture_output=True, env=ENVIRONMENT, check=False)
    found = re.search(rb"Collected : (\d+)", done.stderr)
    if not found:
        sys.exit("valgrind: " + done.stderr.decode(errors="replace")[-400:])
    return int(found[1])


def peers(path, wanted):
    """The commands of the other readers that are there, each with its file and share of `path`."""
    found = {}
    if not path.endswith((".vcf", ".xml")):
        return found
    if shutil.which("javac") and all(os.path.exists(jar) for jar in JARS.split(":")):
        subprocess.run(["javac", "-cp", JARS, "-d", WORK,
                        os.path.join(HERE, "peers", "EzVcardPeer.java")], check=True)
        found["ez-vcard (Java)"] = ["java", "-cp", f"{WORK}:{JARS}", "EzVcardPeer", path], None
    python = os.path.join(WORK, "venv", "bin", "python")
    if not path.endswith(".vcf"):
        return found
    if wanted and not os.path.exists(python):
        subprocess.run([sys.executable, "-m", "venv", os.path.join(WORK, "venv")], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check",
                        VOBJECT], check=True)
    if os.path.exists(python):
        part = cut(path, VOBJECT_CONTACTS, "for-vobject.vcf")
        script = os.path.join(HERE, "peers", "vobject_peer.py")
        found["vobject (Python)"] = [python, script, part or path], part and VOBJECT_CONTACTS
    return found


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"^model name\s*: (.*)$", file.read(), re.MULTILINE)
    return (f"{model[1] if model else os.uname().machine}, {os.cpu_count()} cores, "
            f"load {os.getloadavg()[0]:.1f}")


def row(name, *cells):
    print(f"| {name:<42} | " + " | ".join(f"{cell:>14}" for cell in cells) + " |")


def main():
    options = argparse.ArgumentParser(prog="Benchmarks/run")
    options.add_argument("cardmap", help=argparse.SUPPRESS)
    options.add_argument("count", nargs="?", type=int, default=100_000)
    options.add_argument("--file")
    options.add_argument("--format", choices=["vcard", "xcard", "jcard", "csv", "ldif"], default="vcard")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--peers", action="store_true")
    chosen = options.parse_args()
    cardmap = chosen.cardmap
    os.makedirs(WORK, exist_ok=True)
    path = chosen.file
    if not path:
        ending = {"vcard": "vcf", "xcard": "xml"}.get(chosen.format, chosen.format)
        path = os.path.join(WORK, f"address-book.{ending}")
        subprocess.run([os.path.join(HERE, "generate-address-book"), str(chosen.count), path,
                        "--cardmap", cardmap, "--seed", str(chosen.seed),
                        "--format", chosen.format], check=True)
    size = os.path.getsize(path)
    begin = {"xml": "<vcard>", "jcard": '"vcard",', "csv": "@example.com", "ldif": "^dn:"}.get(
        path.rsplit(".", 1)[-1], "BEGIN:VCARD")
    contacts = int(subprocess.run(["grep", "-c", begin, path], env=ENVIRONMENT,
                                  stdout=subprocess.PIPE, check=True).stdout)
    geocode = [cardmap, "geocode", "--format", "ndjson", "--threads", "1", "--quiet", path]
    name = "cardmap geocode"
    commands = {name: geocode, "wc -l": ["wc", "-l", path],
                f"grep -c {begin}": ["grep", "-c", begin, path]}
    commands["cardmap list"] = [cardmap, "list", "--format", "ndjson", "--quiet", path]
    if path.endswith(".xml"):
        commands["xmllint --stream --noout"] = ["xmllint", "--stream", "--noout", path]
    runs = interleaved(commands, chosen.rounds)
    cpu = {command: median(run.cpu for run in done) for command, done in runs.items()}
    wall = {command: median(run.wall for run in done) for command, done in runs.items()}

    print(f"\n{contacts:,} contacts, {size / 1e6:.1f} MB; {machine()}")
    print(f"medians of {chosen.rounds} interleaved runs, one thread, rows to /dev/null\n")
    row("command", "CPU ms", "wall ms", "cardmap's CPU")
    row("-" * 42, *["-" * 13 + ":"] * 3)
    for command in runs:
        ratio = "" if command == name else f"{cpu[name] / cpu[command]:.2f} times"
        row(command, f"{cpu[command] * 1e3:.1f}", f"{wall[command] * 1e3:.1f}", ratio)
    for peer, (words, part) in peers(path, chosen.peers).items():
        share = contacts / part if part else 1
        done = [Run(words) for _ in range(1 if part else 3)]
        spent = median(run.cpu for run in done) * share
        lasted = median(run.wall for run in done) * share
        row(peer + (f", from {part:,}" if part else ""), f"{spent * 1e3:.0f}",
            f"{lasted * 1e3:.0f}", f"1/{spent / cpu[name]:.0f}")

    print()
    row("cardmap geocode", "")
    row("-" * 42, "-" * 13 + ":")
    row("contacts a second of CPU", f"{contacts / cpu[name]:,.0f}")
    row("MB a second of CPU", f"{size / 1e6 / cpu[name]:,.0f}")
    row("CPU a contact", f"{cpu[name] / contacts * 1e6:.2f} µs")
    small = large = None
    if path.endswith(".vcf"):
        small, large = cut(path, 1000, "small.vcf"), cut(path, 5000, "large.vcf")
    if small and large:
        counted = [instructions([*geocode[:-1], part]) for part in (small, large)]
        row("instructions a contact", f"{(counted[1] - counted[0]) / 4000:,.0f}")
    row("peak private memory, from a file", f"{peak(geocode, 'RssAnon'):.1f} MiB")
    with subprocess.Popen(["cat", path], stdout=subprocess.PIPE) as source:
        piped = peak([*geocode[:-1], "-"], "VmHWM", source.stdout.fileno())
    row("peak resident memory, from a pipe", f"{piped:.1f} MiB")

    starts = interleaved({"/bin/true": ["/bin/true"], "cardmap --version": [cardmap, "--version"],
                          "cardmap lookup 02134": [cardmap, "lookup", "02134"]}, 100)
    print()
    row("start-up, medians of 100 interleaved runs", "wall ms", "to /bin/true")
    row("-" * 42, *["-" * 13 + ":"] * 2)
    true = median(run.wall for run in starts["/bin/true"])
    for command, done in starts.items():
        took = median(run.wall for run in done)
        row(command, f"{took * 1e3:.2f}", f"{took / true:.2f} times")


main()

"""Scores finished games of Go with Seichi, through its program or its server.

One file, Python 3.9 or newer, only the standard library:

    import seichi
    score = seichi.Program().score("game.sgf")
    print(score["result"], [c["stones"] for c in score["chains"] if c["status"] == "dead"])

Answers are dictionaries: the JSON that docs/json.md describes. A record is a path or the bytes of a record; of several games in
it the first one is meant. A question that cannot be answered raises a SeichiError with line and column.
"""

import base64
import http.client
import json
import os
import re
import subprocess
import sys
import threading
import urllib.error
import urllib.request

__all__ = ["Program", "Server", "SeichiError"]


class SeichiError(Exception):
    """The reason why there is no answer; line and column are those of the record, or 0."""

    def __init__(self, message, line=0, column=0):
        super().__init__(message)
        self.line = line
        self.column = column


class _Questions:
    """The questions: each takes a record and the options of the command line or the API as keywords.

    Points (dead, alive, seki, group) are names such as "D4", in a list or separated by commas. An option that is None or False is
    not given. Other formats than JSON are refused: the command line and the API have them.
    """

    def score(self, record, **options):
        """The score of a finished game, with its reasons."""
        return self.ask("score", record, **options)

    def prove(self, record, **options):
        """What is proven whatever the opponent does."""
        return self.ask("prove", record, **options)

    def evaluate(self, record, **options):
        """An estimate of a position before the end."""
        return self.ask("evaluate", record, **options)

    def suggest(self, record, **options):
        """Moves to consider."""
        return self.ask("suggest", record, **options)

    def solve(self, record, **options):
        """Whether groups live: `group` (any of its stones), with `first` and `goal`; else the marked or all unproven ones."""
        return self.ask("solve", record, **options)


class Program(_Questions):
    """The program on this machine. Each question starts it; `scores` scores many games with one start."""

    def __init__(self, command="seichi"):
        """command: its name or path, or a list of words."""
        self._command = [command] if isinstance(command, (str, os.PathLike)) else list(command)

    def ask(self, question, record, **options):
        """The answer to a question about one game; an option without a value is True."""
        bytes_given = isinstance(record, (bytes, bytearray))
        words = self._words(question, options) + ["-" if bytes_given else _path(record)]
        with _run(words, subprocess.PIPE) as program:
            said, complained = program.communicate(bytes(record) if bytes_given else b"")
        # A game after the first may be refused, which ends the program with another status, or be the only one answered.
        answer = _read(said.split(b"\n")[0] or b"{}")
        if not answer or answer.get("game", 1) != 1:
            raise _refusal(complained)
        return answer

    def info(self, record, **options):
        """What a record says about its game."""
        return self.ask("info", record, **options)

    def scores(self, paths, **options):
        """The scores of many games, each as soon as it is known: of a list of paths or of one; a folder stands for its records.

        A record that cannot be used is left out, and reported on standard error; if there is no score at all, a SeichiError says
        why.
        """
        if isinstance(paths, (str, os.PathLike)):
            paths = [paths]
        words = self._words("score", options) + [_path(path) for path in paths]
        with _run(words, subprocess.DEVNULL) as program:
            complaints = _Complaints(program.stderr)
            complaints.start()
            for line in program.stdout:
                yield _read(line)
            complaints.join()
        if program.returncode not in _SCORED:
            raise _refusal(complaints.first)

    def _words(self, question, options):
        words = self._command + [question, "--format", "json"]
        for name, value in _given(options).items():
            name = "--" + name.replace("_", "-")
            words.append(name if value is True else f"{name}={_text(value)}")
        return words


class Server(_Questions):
    """A server started by `seichi serve`."""

    def __init__(self, url="http://127.0.0.1:8080", seconds=60):
        """seconds: how long to wait for an answer."""
        self._url = url.rstrip("/")
        self._seconds = seconds

    def ask(self, question, record, **options):
        """The answer to a question about one game."""
        if not isinstance(record, (bytes, bytearray)):
            record = _content(record)
        options = _given(options)
        overrides = {name: _listed(options.pop(name)) for name in ("dead", "alive", "seki") if name in options}
        body = {"recordBase64": base64.b64encode(record).decode("ascii"), "options": options}
        if overrides:
            body["overrides"] = overrides
        try:
            request = urllib.request.Request(
                f"{self._url}/api/{question}",
                data=json.dumps(body, default=list).encode("utf-8"),
                headers={"Content-Type": "application/json"},
            )
            with urllib.request.urlopen(request, timeout=self._seconds) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                raise _refused(refused.read()) from None
        except (OSError, http.client.HTTPException, ValueError) as cause:  # ValueError: no address, or no JSON.
            raise SeichiError(f"no answer from {self._url}: {cause}") from cause


# Exit statuses of the program if it has scored all games, or some.
_SCORED = (0, 1)


# Lines on standard error that are no reason: that the start script builds the program, what Maven says of it, and what Java says of
# its own options.
_BY_THE_WAY = re.compile(rb"seichi: building .* \.\.\.\s*$|\[[A-Z]+\]|Picked up |.* VM warning: |WARNING: |\s*$")


class _Complaints(threading.Thread):
    """What a program says on standard error, passed on while it runs; the first line that is a reason is kept."""

    def __init__(self, stream):
        super().__init__(daemon=True)
        self._stream = stream
        self.first = b""

    def run(self):
        for line in self._stream:
            self.first = self.first or _reason(line)
            sys.stderr.write(line.decode("utf-8", "replace"))


def _run(words, stdin):
    try:
        return subprocess.Popen(words, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except OSError as cause:
        raise SeichiError(f"{words[0]} cannot be started: {cause}") from cause


def _path(record):
    """The path of a record, in a form that is not taken for an option or for standard input."""
    path = os.fspath(record)
    return os.path.join(os.curdir, path) if path.startswith("-") else path


def _content(path):
    try:
        with open(os.fspath(path), "rb") as file:
            return file.read()
    except OSError as cause:
        raise SeichiError(f"{path}: {cause.strerror or cause}") from cause


def _given(options):
    """The options that are given, without those that would make something else of the answer than a dictionary."""
    given = {name: value for name, value in options.items() if value is not None and value is not False}
    if given.pop("format", "json") != "json":
        raise SeichiError(f"format {options['format']} is not for this client: its answers are dictionaries")
    for name in ("output", "help", "version"):
        if name in given:
            raise SeichiError(f"{name} is not for this client: its answers are dictionaries")
    return given


def _read(line):
    try:
        return json.loads(line)
    except ValueError:
        raise SeichiError(f"the program answered no JSON: {line[:80].decode('utf-8', 'replace').strip()}") from None


def _text(value):
    return ",".join(map(str, value)) if isinstance(value, (list, tuple, set)) else str(value)


def _listed(points):
    return points.split(",") if isinstance(points, str) else list(points)


def _refusal(said):
    """What the program says on standard error: FILE:LINE:COLUMN: MESSAGE, or its own name and a message."""
    reason = next(filter(None, map(_reason, said.split(b"\n"))), b"")
    text = reason.decode("utf-8", "replace").strip() or "the program said nothing"
    place = re.match(r".*?:(\d+):(\d+): (.*)", text)
    return SeichiError(place[3], int(place[1]), int(place[2])) if place else SeichiError(text)


def _reason(line):
    """The line if it can be the reason of a refusal, else nothing."""
    return b"" if _BY_THE_WAY.match(line) else line


def _refused(body):
    try:
        told = json.loads(body)
        return SeichiError(told["message"], told.get("line") or 0, told.get("column") or 0)
    except (ValueError, KeyError, TypeError):
        return SeichiError(body.decode("utf-8", "replace"))

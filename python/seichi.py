"""Scores finished games of Go with Seichi, through its program or its server.

One file, Python 3.9 or newer, only the standard library:

    import seichi
    score = seichi.Program().score("game.sgf")
    print(score["result"], [c["stones"] for c in score["chains"] if c["status"] == "dead"])

Answers are dictionaries: the JSON that docs/json.md describes. A record is a path or the bytes of a record; a question that
cannot be answered raises a SeichiError with line and column.
"""

import base64
import json
import os
import re
import subprocess
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

    Points (dead, alive, seki, group) are names such as "D4", in a list or separated by commas.
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
        words = self._words(question, options) + ["-" if bytes_given else os.fspath(record)]
        done = subprocess.run(words, input=bytes(record) if bytes_given else b"", capture_output=True, check=False)
        lines = done.stdout.decode("utf-8").splitlines()
        if done.returncode != 0 or not lines:
            raise _refusal(done.stderr.decode("utf-8", "replace"))
        return json.loads(lines[0])

    def info(self, record, **options):
        """What a record says about its game."""
        return self.ask("info", record, **options)

    def scores(self, paths, **options):
        """The scores of many games, each as soon as it is known; a folder stands for the records in it.

        A record that cannot be used is left out; the program reports it on standard error.
        """
        words = self._words("score", options) + [os.fspath(path) for path in paths]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL) as program:
            for line in program.stdout:
                yield json.loads(line)

    def _words(self, question, options):
        words = self._command + [question, "--format", "json"]
        for name, value in options.items():
            name = "--" + name.replace("_", "-")
            if value is True:
                words.append(name)
            elif value is not None and value is not False:
                words.append(f"{name}={_text(value)}")
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
            with open(record, "rb") as file:
                record = file.read()
        overrides = {name: _listed(options.pop(name)) for name in ("dead", "alive", "seki") if name in options}
        body = {"recordBase64": base64.b64encode(record).decode("ascii"), "options": options}
        if overrides:
            body["overrides"] = overrides
        request = urllib.request.Request(
            f"{self._url}/api/{question}",
            data=json.dumps(body).encode("utf-8"),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=self._seconds) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                raise _refused(refused.read()) from None
        except OSError as cause:
            raise SeichiError(f"no answer from {self._url}: {cause}") from cause


def _text(value):
    return ",".join(value) if isinstance(value, (list, tuple, set)) else str(value)


def _listed(points):
    return points.split(",") if isinstance(points, str) else list(points)


def _refusal(said):
    """What the program says on standard error: FILE:LINE:COLUMN: MESSAGE, or its own name and a message."""
    text = said.strip().splitlines()[0] if said.strip() else "the program said nothing"
    place = re.match(r".*?:(\d+):(\d+): (.*)", text)
    return SeichiError(place[3], int(place[1]), int(place[2])) if place else SeichiError(text)


def _refused(body):
    try:
        told = json.loads(body)
        return SeichiError(told["message"], told.get("line") or 0, told.get("column") or 0)
    except (ValueError, KeyError, TypeError):
        return SeichiError(body.decode("utf-8", "replace"))

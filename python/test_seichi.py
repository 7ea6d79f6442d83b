"""Tests of the client: test_seichi.py EXAMPLES URL WORD…, where the words start the program."""

import contextlib
import http.server
import io
import os
import shutil
import sys
import tempfile
import threading
import unittest

import seichi

EXAMPLES, URL, *COMMAND = sys.argv[1:]
GAME = os.path.join(EXAMPLES, "9x9-dead-stones.sgf")


class Both:
    def test_a_score_by_path_and_by_bytes(self):
        with open(GAME, "rb") as file:
            record = file.read()
        for given in (GAME, record):
            score = self.client.score(given)
            self.assertEqual(score["result"], "W+19.5")
            dead = sorted(stone for chain in score["chains"] if chain["status"] == "dead" for stone in chain["stones"])
            self.assertEqual(dead, ["B7", "C5", "C6", "H8"])

    def test_options(self):
        score = self.client.score(GAME, method="static", rules="chinese", komi=7, alive=["H8"])
        self.assertEqual((score["method"], score["rules"], score["komi"]), ("static", "chinese", 7))
        self.assertTrue(any(chain["certainty"] == "marked" for chain in score["chains"]))
        self.assertEqual(self.client.score(GAME, alive="H8,B7")["score"], self.client.score(GAME, alive=("H8", "B7"))["score"])

    def test_other_questions(self):
        self.assertEqual(self.client.evaluate(GAME, move=20)["move"], 20)
        self.assertEqual(len(self.client.suggest(GAME, move=20, top=2)["suggestions"]), 2)
        self.assertEqual(self.client.prove(GAME)["width"], 9)

    def test_problems(self):
        for group in (["H8"], ("H8",), {"H8"}, "H8"):
            (solved,) = self.client.solve(GAME, group=group, first="black", goal="capture")["groups"]
            self.assertEqual((solved["color"], solved["outcome"]), ("white", "taken"))

    def test_refusals(self):
        with self.assertRaises(seichi.SeichiError) as refusal:
            self.client.score(b"nothing")
        self.assertEqual((refusal.exception.line, refusal.exception.column), (1, 1))
        with self.assertRaises(seichi.SeichiError):
            self.client.score(GAME, komi="six")
        with self.assertRaises(seichi.SeichiError):
            self.client.score("no-such-record.sgf")
        with self.assertRaises(TypeError):
            self.client.score(0)

    def test_an_option_that_is_none_is_not_given(self):
        plain = self.client.score(GAME)
        for nothing in (None, False):
            given = self.client.score(GAME, dead=nothing, alive=nothing, rules=nothing, komi=nothing, explain=nothing)
            self.assertEqual((given["chains"], given["komi"]), (plain["chains"], plain["komi"]))

    def test_options_that_make_no_dictionary_are_refused(self):
        for name, value in (("format", "text"), ("format", "png"), ("format", True), ("output", "a.json"), ("help", True)):
            with self.assertRaisesRegex(seichi.SeichiError, f"^{name}.* is not for this client: its answers are dictionaries$"):
                self.client.score(GAME, **{name: value})
        self.assertEqual(self.client.score(GAME, format="json")["result"], "W+19.5")

    def test_the_first_of_several_games_is_meant(self):
        good, refused = b"(;SZ[9]KM[6.5]RU[Japanese];B[ee];W[cc])", b"(;SZ[99];B[aa])"
        self.assertEqual(self.client.score(good + refused)["game"], 1)
        with self.assertRaises(seichi.SeichiError) as refusal:
            self.client.score(refused + good)
        self.assertEqual(refusal.exception.line, 1)

    def test_letters_that_end_a_line_elsewhere(self):
        letters = "\u2028\u0085\u2029\x1c"
        record = f"(;SZ[9]KM[6.5]RU[Japa{letters}nese]RE[B+1{letters}];B[ee];W[cc])".encode("utf-8")
        self.assertEqual(self.client.score(record)["game"], 1)


class ProgramTest(Both, unittest.TestCase):
    client = seichi.Program(COMMAND)

    def test_many_games(self):
        results = [score["result"] for score in self.client.scores([GAME, GAME], method="static")]
        self.assertEqual(results, ["W+19.5", "W+19.5"])

    def test_one_path_is_a_list_of_one(self):
        self.assertEqual([score["result"] for score in self.client.scores(GAME)], ["W+19.5"])

    def test_many_games_of_which_some_are_refused(self):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()) as told:
            bad = os.path.join(folder, "bad.sgf")
            with open(bad, "wb") as file:
                file.write(b"nothing")
            results = [score["result"] for score in self.client.scores([bad, GAME], method="static")]
            self.assertEqual(results, ["W+19.5"])
            self.assertIn("bad.sgf:1:1: there is no game", told.getvalue())

    def test_no_game_at_all_is_scored(self):
        with contextlib.redirect_stderr(io.StringIO()):
            with self.assertRaisesRegex(seichi.SeichiError, "no rules \"foo\""):
                list(self.client.scores([GAME], rules="foo"))
            with self.assertRaisesRegex(seichi.SeichiError, "no such file"):
                list(self.client.scores(["no-such-record.sgf"]))

    def test_a_name_that_begins_with_a_dash(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(GAME, os.path.join(folder, "-game.sgf"))
            before = os.getcwd()
            os.chdir(folder)
            try:
                self.assertEqual(self.client.score("-game.sgf")["result"], "W+19.5")
                self.assertEqual([score["result"] for score in self.client.scores(["-game.sgf"])], ["W+19.5"])
            finally:
                os.chdir(before)

    def test_info(self):
        self.assertEqual(self.client.info(GAME)["width"], 9)

    def test_a_program_that_answers_something_else(self):
        for ask in (lambda program: program.score(GAME), lambda program: list(program.scores([GAME]))):
            with self.assertRaisesRegex(seichi.SeichiError, "the program answered no JSON: score --format json"):
                ask(seichi.Program("echo"))

    def test_what_a_program_says_before_the_reason(self):
        noise = "seichi: building core and app (tests and checks are ./test's part) ...\nPicked up JAVA_TOOL_OPTIONS: -Xmx1g\n\n"
        for said, reason in (("nothing:1:1: there is no game", "there is no game"), ("seichi: no rules", "seichi: no rules"),
                             ("[ERROR] COMPILATION ERROR\nseichi: the build failed", "seichi: the build failed"),
                             ("", "the program said nothing")):
            program = seichi.Program([sys.executable, "-c", f"import sys; sys.exit(sys.stderr.write({noise + said!r}) and 2)"])
            for ask in (lambda: program.score(GAME), lambda: list(program.scores([GAME]))):
                with contextlib.redirect_stderr(io.StringIO()), self.assertRaises(seichi.SeichiError) as refusal:
                    ask()
                self.assertEqual(str(refusal.exception), reason)

    def test_a_program_that_is_not_there(self):
        for ask in (lambda program: program.score(GAME), lambda program: list(program.scores([GAME]))):
            with self.assertRaisesRegex(seichi.SeichiError, "no-such-seichi cannot be started"):
                ask(seichi.Program("no-such-seichi"))


class ServerTest(Both, unittest.TestCase):
    client = seichi.Server(URL)

    def test_a_server_that_is_not_there(self):
        with self.assertRaises(seichi.SeichiError):
            seichi.Server("http://127.0.0.1:9").score(GAME)

    def test_an_address_that_is_none_and_an_answer_that_is_no_json(self):
        for address in ("nowhere", "http://127.0.0.1:9/a b"):
            with self.assertRaisesRegex(seichi.SeichiError, "no answer from "):
                seichi.Server(address).score(GAME)
        with http.server.HTTPServer(("127.0.0.1", 0), Page) as other:
            threading.Thread(target=other.handle_request, daemon=True).start()
            with self.assertRaisesRegex(seichi.SeichiError, "no answer from "):
                seichi.Server(f"http://127.0.0.1:{other.server_port}").score(GAME)


class Page(http.server.BaseHTTPRequestHandler):
    """A server that is none of Seichi's."""

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<p>a page</p>")

    def log_message(self, *said):
        pass


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

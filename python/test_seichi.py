"""Tests of the client: test_seichi.py EXAMPLES URL WORD…, where the words start the program."""

import os
import sys
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
        for group in (["H8"], "H8"):
            (solved,) = self.client.solve(GAME, group=group, first="black", goal="capture")["groups"]
            self.assertEqual((solved["color"], solved["outcome"]), ("white", "taken"))

    def test_refusals(self):
        with self.assertRaises(seichi.SeichiError) as refusal:
            self.client.score(b"nothing")
        self.assertEqual((refusal.exception.line, refusal.exception.column), (1, 1))
        with self.assertRaises(seichi.SeichiError):
            self.client.score(GAME, komi="six")


class ProgramTest(Both, unittest.TestCase):
    client = seichi.Program(COMMAND)

    def test_many_games(self):
        results = [score["result"] for score in self.client.scores([GAME, GAME], method="static")]
        self.assertEqual(results, ["W+19.5", "W+19.5"])

    def test_info(self):
        self.assertEqual(self.client.info(GAME)["width"], 9)

    def test_a_program_that_is_not_there(self):
        with self.assertRaises(FileNotFoundError):
            seichi.Program("no-such-seichi").score(GAME)


class ServerTest(Both, unittest.TestCase):
    client = seichi.Server(URL)

    def test_a_server_that_is_not_there(self):
        with self.assertRaises(seichi.SeichiError):
            seichi.Server("http://127.0.0.1:9").score(GAME)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

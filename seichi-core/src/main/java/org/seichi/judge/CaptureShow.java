package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Capture;
import org.seichi.search.CaptureResult;

/**
 * Shows how dead stones are taken, where a short reading shows it: against the best that their owner can do if he moves
 * first, or else with his opponent to move first. Judges nothing.
 */
record CaptureShow(Reading reading) {
    /** The same fate, with a line of play if there is one. */
    Fate explain(Fate fate) {
        Verdict chain = fate.verdict();
        if (chain.status() != Status.DEAD) {
            return fate;
        }
        Color owner = chain.color();
        Capture second = reading.read(chain, owner);
        if (second.result() == CaptureResult.CAPTURED) {
            String text = "Even if " + Reading.name(owner) + " moves first, the stones are taken: ";
            List<Integer> line = new ArrayList<>(List.of(Board.NO_POINT));
            line.addAll(second.line());
            Reason reason = reason(chain, "captured-second", line, text + reading.told(second.line(), owner));
            return shown(fate, reason, Certainty.SEARCHED);
        }
        Color captor = owner.opponent();
        Capture first = reading.read(chain, captor);
        if (first.result() == CaptureResult.CAPTURED) {
            String text = Reading.name(captor) + " can take the stones: " + reading.told(first.line(), captor);
            return shown(fate, reason(chain, "captured-first", first.line(), text), chain.certainty());
        }
        return fate;
    }

    /** A proof stays the first reason. */
    private static Fate shown(Fate fate, Reason reason, Certainty certainty) {
        return fate.verdict().certainty() == Certainty.PROVEN
                ? fate.besides(reason)
                : fate.because(reason, Status.DEAD, certainty);
    }

    private static Reason reason(Verdict chain, String rule, List<Integer> line, String text) {
        return new Reason(rule, chain.stones(), List.copyOf(line), text, "reading");
    }
}

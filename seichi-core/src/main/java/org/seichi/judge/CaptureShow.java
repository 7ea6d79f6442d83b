package org.seichi.judge;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.line.Line;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
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
            return shown(fate, second(chain, reading.line(second, owner)), Certainty.SEARCHED);
        }
        Color captor = owner.opponent();
        Capture first = reading.read(chain, captor);
        if (first.result() == CaptureResult.CAPTURED) {
            return shown(fate, first(chain, reading.line(first, captor)), chain.certainty());
        }
        return fate;
    }

    /** A proof stays the first reason. */
    private static Fate shown(Fate fate, Reason reason, Certainty certainty) {
        return fate.verdict().certainty() == Certainty.PROVEN
                ? fate.besides(reason)
                : fate.because(reason, Status.DEAD, certainty);
    }

    private Reason second(Verdict chain, Line line) {
        String text = reading.isShown(line, chain)
                ? reading.toldAsVain(line)
                : "Even if " + Reading.name(chain.color()) + " moves first, the stones are taken, whoever wins the ko.";
        return reason(chain, Rule.CAPTURED_SECOND, text, line);
    }

    private Reason first(Verdict chain, Line line) {
        String how = reading.isShown(line, chain) ? ": " + reading.told(line) : ", whoever wins the ko.";
        String text = Rule.CAPTURED_FIRST.sentence(Reading.name(chain.color().opponent()), how);
        return reason(chain, Rule.CAPTURED_FIRST, text, line);
    }

    private Reason reason(Verdict chain, Rule rule, String text, Line line) {
        List<Integer> moves =
                reading.isShown(line, chain) ? line.openedBy(chain.color().opponent()) : List.of();
        return new Reason(rule, chain.stones(), moves, text);
    }
}

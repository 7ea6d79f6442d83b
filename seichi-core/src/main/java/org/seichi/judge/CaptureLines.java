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
 * Adds to dead chains a line that shows their capture, if a short search finds one: against the owner's best defence with the
 * owner moving first, or else with the opponent moving first. Changes no status.
 */
record CaptureLines(CaptureReadings captures) {
    /** The fate, with a line of play if there is one. */
    ChainFate explain(ChainFate fate) {
        Verdict chain = fate.verdict();
        if (chain.status() != Status.DEAD) {
            return fate;
        }
        Color owner = chain.color();
        Capture ownerFirst = captures.read(chain, owner);
        if (ownerFirst.result() == CaptureResult.CAPTURED) {
            return shown(fate, ownerBegins(chain, captures.line(ownerFirst, owner)), Certainty.SEARCHED);
        }
        Color captor = owner.opponent();
        Capture captorFirst = captures.read(chain, captor);
        if (captorFirst.result() == CaptureResult.CAPTURED) {
            return shown(fate, captorBegins(chain, captures.line(captorFirst, captor)), chain.certainty());
        }
        return fate;
    }

    /** Adds a reason; a proof stays the first one. */
    private static ChainFate shown(ChainFate fate, Reason reason, Certainty certainty) {
        return fate.verdict().certainty() == Certainty.PROVEN
                ? fate.besides(reason)
                : fate.because(reason, Status.DEAD, certainty);
    }

    private Reason ownerBegins(Verdict chain, Line line) {
        boolean isShown = captures.isShown(line, chain);
        String text = isShown
                ? captures.inVain(line, chain)
                : "Even if " + chain.color().inWords()
                        + (chain.stones().size() == 1 ? " moves first, the stone is" : " moves first, the stones are")
                        + " captured, whoever wins the ko.";
        return reason(chain, Rule.CAPTURED_SECOND, text, isShown ? moves(line, chain) : List.of());
    }

    private Reason captorBegins(Verdict chain, Line line) {
        boolean isShown = captures.isShown(line, chain);
        String how = isShown ? ": " + captures.inWords(line) : ", whoever wins the ko.";
        String text = Rule.CAPTURED_FIRST.sentenceAbout(
                chain.stones(), chain.color().opponent().inWords(), how);
        return reason(chain, Rule.CAPTURED_FIRST, text, isShown ? moves(line, chain) : List.of());
    }

    private static List<Integer> moves(Line line, Verdict chain) {
        return line.openedBy(chain.color().opponent());
    }

    private static Reason reason(Verdict chain, Rule rule, String text, List<Integer> moves) {
        return new Reason(rule, chain.stones(), moves, text);
    }
}

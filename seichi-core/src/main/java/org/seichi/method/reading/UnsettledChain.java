package org.seichi.method.reading;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.judge.CaptureReadings;
import org.seichi.score.Verdict;
import org.seichi.search.Capture;
import org.seichi.search.CaptureResult;

/**
 * A chain whose life depends on who moves first.
 *
 * @param chain the chain as it was judged
 * @param attack how the opponent captures it by moving first
 * @param defence how its owner saves it by moving first
 */
record UnsettledChain(Verdict chain, Capture attack, Capture defence) {
    /** The chain with both lines, if each of the players decides its fate by moving first. */
    static Optional<UnsettledChain> of(Verdict chain, CaptureReadings readings) {
        Color owner = chain.color();
        Capture attack = readings.read(chain, owner.opponent());
        if (attack.result() != CaptureResult.CAPTURED || attack.line().isEmpty()) {
            return Optional.empty();
        }
        Capture defence = readings.read(chain, owner);
        return defence.result() == CaptureResult.SAVED && !defence.line().isEmpty()
                ? Optional.of(new UnsettledChain(chain, attack, defence))
                : Optional.empty();
    }
}

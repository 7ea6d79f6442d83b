package org.seichi.method.reading;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.CaptureReadings;
import org.seichi.judge.ChainFate;
import org.seichi.line.Line;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/**
 * Saves chains beside the last move of a record that stops there, which look dead although their owner, who is to move, saves them:
 * he has not given them up.
 *
 * @param end how the record ends
 * @param readings reads captures in its last position
 */
record SavedInTurn(FinalPosition end, CaptureReadings readings) {
    /** The verdict on a chain: alive if its owner saves it in his turn, else as it was judged. */
    Verdict verdict(ChainFate fate) {
        Verdict judged = fate.verdict().withoutOverruled();
        boolean looksDead = judged.status() == Status.DEAD && LifeDoubts.isWorthReading(fate);
        if (!looksDead || !isAttackedAtTheEnd(judged)) {
            return judged;
        }
        return UnsettledChain.of(judged, readings)
                .map(chain -> alive(judged, chain))
                .orElse(judged);
    }

    private boolean isAttackedAtTheEnd(Verdict chain) {
        Position position = end.position();
        return end.ending() == Ending.STOPPED
                && chain.color() == position.toMove()
                && chain.stones().neighbors(position.board()).contains(end.lastMove());
    }

    private Verdict alive(Verdict judged, UnsettledChain chain) {
        Line line = new Line(judged.color(), chain.defence().line(), true);
        Reason reason = Reason.of(
                Rule.SAVED_IN_TURN,
                judged.stones(),
                line.openedBy(judged.color().opponent()),
                judged.color().inWords(),
                line.inWords(end.position().board()));
        return new Verdict(judged.stones(), judged.color(), Status.ALIVE, Certainty.JUDGED, List.of(reason));
    }
}

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
    /**
     * The verdicts on the chains, in the same order: alive if the owner saves them in his turn, else as they were judged. If a chain worth
     * reading is saved, the others that the same move attacks are read too, however sure they are: one answer may save them all.
     */
    List<Verdict> verdicts(List<ChainFate> fates) {
        boolean isAnswered = fates.stream().anyMatch(fate -> LifeDoubts.isWorthReading(fate) && isSaved(fate));
        return fates.stream()
                .map(fate -> isAnswered ? verdict(fate) : judged(fate))
                .toList();
    }

    private boolean isSaved(ChainFate fate) {
        return verdict(fate).status() != judged(fate).status();
    }

    private Verdict verdict(ChainFate fate) {
        Verdict judged = judged(fate);
        if (judged.status() != Status.DEAD || !isAttackedAtTheEnd(judged)) {
            return judged;
        }
        return UnsettledChain.of(judged, readings)
                .map(chain -> alive(judged, chain))
                .orElse(judged);
    }

    private static Verdict judged(ChainFate fate) {
        return fate.verdict().withoutOverruled();
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

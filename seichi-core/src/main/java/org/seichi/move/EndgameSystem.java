package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.cgt.Rational;
import org.seichi.endgame.AreaReading;

/**
 * Endgame areas between proven walls, of which it is known what a move in them is worth: the gain is the temperature, and the move
 * counts twice of it as all values here count what both players would gain. Each is exact, so nothing is fitted.
 */
final class EndgameSystem implements Subsystem {
    private static final String SOURCE = "endgame area";

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (AreaReading area :
                context.evaluation().facts().exact().open().endgame().areas()) {
            int move = area.score().first(context.player()).move();
            int reply = area.score().first(context.player().opponent()).move();
            if (move > Board.NO_POINT && area.temperature().isPresent()) {
                collector.note(
                        move,
                        new Motive(
                                MotiveKind.ENDGAME,
                                "Endgame area",
                                SOURCE,
                                PointSet.empty(context.board()),
                                Worth.sure(2 * number(area.temperature().get())),
                                reply > Board.NO_POINT ? reply : move));
            }
        }
    }

    private static double number(Rational number) {
        return number.numerator().doubleValue() / number.denominator().doubleValue();
    }
}

package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.endgame.AreaReading;

/**
 * Proposes moves in endgame areas between proven walls whose temperature is known. A move is worth twice the temperature, since all values
 * here count what both players would gain. The values are exact; nothing is fitted.
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
                                "Endgame move",
                                SOURCE,
                                PointSet.empty(context.board()),
                                Worth.sure(2 * area.temperature().get().doubleValue()),
                                reply > Board.NO_POINT ? reply : move));
            }
        }
    }
}

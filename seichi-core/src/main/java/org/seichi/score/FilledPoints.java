package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;

/**
 * The points that the last moves change before a position is counted; all empty unless the record just stopped.
 *
 * @param filled points that are filled or captured by their owner: teire and the points of open kos
 * @param kosOfBlack points of the kos that Black wins, including those of the stones captured there
 * @param kosOfWhite the same for White
 */
record FilledPoints(PointSet filled, PointSet kosOfBlack, PointSet kosOfWhite) {
    static FilledPoints of(Assessment assessment, Ending ending) {
        Board board = assessment.position().board();
        PointSet.Builder filled = PointSet.builder(board);
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        if (ending == Ending.STOPPED) {
            assessment.teire().forEach(teire -> filled.add(teire.point()));
            for (Ko ko : assessment.kos()) {
                PointSet points = ko.taken().union(PointSet.of(board, ko.point()));
                filled.addAll(points);
                (ko.winner() == Color.BLACK ? black : white).addAll(points);
            }
        }
        return new FilledPoints(filled.build(), black.build(), white.build());
    }

    /** The points of the kos that the player wins. */
    PointSet ofKos(Color player) {
        return player == Color.BLACK ? kosOfBlack : kosOfWhite;
    }
}

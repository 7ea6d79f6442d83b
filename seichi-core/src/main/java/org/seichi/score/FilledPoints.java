package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;

/**
 * What the last moves do to a position before it is counted.
 *
 * @param filled points that end up under a stone of their owner: forced connections and kos
 * @param kosOfBlack points of the kos that Black wins, those of stones that are taken there included
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

    /** The points of the kos that a player wins. */
    PointSet ofKos(Color player) {
        return player == Color.BLACK ? kosOfBlack : kosOfWhite;
    }
}

package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;

/**
 * The moves that are still to be made before a position is counted.
 *
 * @param filled points that end up under a stone of their owner: forced connections and kos
 * @param kosOfBlack points of the kos that Black wins, those of stones that are taken there included
 * @param kosOfWhite the same for White
 */
record LastMoves(PointSet filled, PointSet kosOfBlack, PointSet kosOfWhite) {
    static LastMoves of(Assessment assessment, Ending ending) {
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
        return new LastMoves(filled.build(), black.build(), white.build());
    }

    /** The points of the kos that a player wins. */
    PointSet ofKos(Color player) {
        return player == Color.BLACK ? kosOfBlack : kosOfWhite;
    }
}

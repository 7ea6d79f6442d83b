package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** Finds whose each point is: dead stones are taken off, then every empty region falls to the color that surrounds it. */
final class OwnershipFlood {
    private final Board board;
    private final PointSet black;
    private final PointSet white;
    private final PointSet inSeki;
    private final PointSet.Builder blackPoints;
    private final PointSet.Builder whitePoints;
    private final PointSet.Builder sekiPoints;

    OwnershipFlood(Assessment assessment) {
        Position position = assessment.position();
        PointSet dead = assessment.stones(Status.DEAD);
        board = position.board();
        black = position.stones(Color.BLACK).minus(dead);
        white = position.stones(Color.WHITE).minus(dead);
        inSeki = assessment.stones(Status.SEKI);
        blackPoints = PointSet.builder(board).addAll(black);
        whitePoints = PointSet.builder(board).addAll(white);
        sekiPoints = PointSet.builder(board).addAll(inSeki);
    }

    /** The owners of all points; {@code eyesInSekiCount} is the ruleset's word on regions that touch a seki. */
    Ownership find(PointSet leaningBlack, PointSet leaningWhite, boolean eyesInSekiCount) {
        PointSet left = board.points().minus(black).minus(white);
        while (!left.isEmpty()) {
            PointSet region = region(left);
            left = left.minus(region);
            PointSet border = region.neighbors(board);
            boolean byBlack = border.intersects(black);
            boolean byWhite = border.intersects(white);
            if (byBlack && byWhite) {
                blackPoints.addAll(region.intersection(leaningBlack));
                whitePoints.addAll(region.intersection(leaningWhite));
            } else if (!eyesInSekiCount && border.intersects(inSeki)) {
                sekiPoints.addAll(region);
            } else if (byBlack) {
                blackPoints.addAll(region);
            } else if (byWhite) {
                whitePoints.addAll(region);
            }
        }
        PointSet blacks = blackPoints.build();
        PointSet whites = whitePoints.build();
        return new Ownership(blacks, whites, board.points().minus(blacks).minus(whites), sekiPoints.build());
    }

    private static PointSet region(PointSet points, Board board) {
        PointSet region = PointSet.of(board, points.first());
        PointSet grown = region.union(region.neighbors(board).intersection(points));
        while (!grown.equals(region)) {
            region = grown;
            grown = region.union(region.neighbors(board).intersection(points));
        }
        return region;
    }

    private PointSet region(PointSet points) {
        return region(points, board);
    }
}

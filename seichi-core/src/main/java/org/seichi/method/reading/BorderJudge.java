package org.seichi.method.reading;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.judge.Evidence;
import org.seichi.judge.Samples;
import org.seichi.playout.Sample;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.structure.OpenBorders;
import org.seichi.structure.Regions;

/**
 * Finds borders that are not sealed once life is judged, and who gets the points behind them. A large empty region that touches
 * living stones of both colors has an open border. If some point of it touches no stone, each point of the region that is not
 * next to the opponent's stones falls to the player who owns it in most random games played to the end.
 */
final class BorderJudge {
    /** Least balance, from 0 to 1, for a point to lean to a player, who then owns it in about two of three games. */
    private static final double LEANS = 0.3;

    private final Position settled;
    private final Board board;
    private final PointSet open;

    /** Finds the open borders between living stones. */
    BorderJudge(LifeAndDeath life) {
        this.board = life.position().board();
        this.settled = OpenBorders.settled(life.position(), life.stones(Status.DEAD));
        this.open = unsealed(Regions.of(settled), life.stones(Status.SEKI));
    }

    /** All points of the regions whose border is open. */
    PointSet open() {
        return open;
    }

    /**
     * The leanings, with those of points behind open borders replaced by what sampled games show.
     *
     * @param shape the leanings found by the shape judge
     */
    Leanings settle(Leanings shape, Samples samples) {
        PointSet nearBlack = settled.stones(Color.BLACK).neighbors(board);
        PointSet nearWhite = settled.stones(Color.WHITE).neighbors(board);
        PointSet wide = wide(nearBlack.union(nearWhite));
        if (wide.isEmpty()) {
            return shape;
        }
        PointSet.Builder black = PointSet.builder(board).addAll(shape.black().minus(wide));
        PointSet.Builder white = PointSet.builder(board).addAll(shape.white().minus(wide));
        Sample sample = samples.atLeast(Evidence.MANY);
        wide.forEach(point -> {
            if (sample.balance(point) > LEANS && !nearWhite.contains(point)) {
                black.add(point);
            } else if (sample.balance(point) < -LEANS && !nearBlack.contains(point)) {
                white.add(point);
            }
        });
        return new Leanings(black.build(), white.build(), shape.falseEyes());
    }

    private PointSet unsealed(Regions regions, PointSet seki) {
        return regions.pointsWhere(region -> OpenBorders.isOpen(regions, region)
                && !regions.points(region).neighbors(board).intersects(seki));
    }

    /** The points of those open regions that have a point next to no stone at all. */
    private PointSet wide(PointSet nearStones) {
        return PointSet.unionOf(board, open.parts(board).stream().filter(region -> !nearStones.containsAll(region)));
    }
}

package org.seichi.judge;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/**
 * Restores to life single stones in a ko that seem dead because they can be captured: the capture can be retaken, and the owner may
 * connect. Such a stone is alive if all stones around the ko are alive on both sides.
 */
final class KoStones {
    private final Position position;
    private final Board board;
    private final List<ChainFate> fates;
    private final PointSet dead;

    KoStones(Position position, List<ChainFate> fates) {
        this.position = position;
        this.board = position.board();
        this.fates = fates;
        dead = PointSet.unionOf(
                board,
                fates.stream()
                        .map(ChainFate::verdict)
                        .filter(chain -> chain.status() == Status.DEAD)
                        .map(Verdict::stones));
    }

    /** The fates, with such stones alive. */
    List<ChainFate> settle() {
        return fates.stream()
                .map(fate -> isDeadStone(fate.verdict()) && standsInKo(fate.verdict()) ? alive(fate) : fate)
                .toList();
    }

    private static boolean isDeadStone(Verdict chain) {
        return chain.status() == Status.DEAD
                && chain.certainty() != Certainty.PROVEN
                && chain.stones().size() == 1;
    }

    private boolean standsInKo(Verdict chain) {
        PointSet around = chain.stones().neighbors(board);
        PointSet liberties = around.intersection(position.empty());
        Color enemy = chain.color().opponent();
        return liberties.size() == 1
                && areLiving(around.minus(liberties), enemy)
                && areLiving(liberties.neighbors(board).minus(chain.stones()), chain.color());
    }

    /** Whether there are points and each holds a stone of the given color that is not dead. */
    private boolean areLiving(PointSet points, Color color) {
        return !points.isEmpty() && position.stones(color).minus(dead).containsAll(points);
    }

    private static ChainFate alive(ChainFate fate) {
        PointSet stone = fate.verdict().stones();
        return fate.because(Reason.of(Rule.KO_STONE, stone, List.of()), Status.ALIVE, Certainty.JUDGED);
    }
}

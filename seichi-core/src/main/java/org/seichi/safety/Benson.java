package org.seichi.safety;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.PassAlive;
import org.seichi.search.SearchBoard;

/**
 * Proves what a color owns although it always passes: the chains that live by Benson's theorem ({@link PassAlive}), and the
 * territory that they hold.
 *
 * <p>A region within safe chains is safe territory if it has room for at most one eye of the opponent, and if the owner can
 * capture what is inside without spending an eye that he needs: each chain around it has two other vital regions all of whose
 * points touch it, or the region is itself one, which it remains when all in it has been captured. The owner may begin to play
 * there after any number of moves of the opponent.
 */
public final class Benson extends Fixpoint {
    private final SearchBoard board;
    private final PassAlive alive;
    private final ColorSafety result;

    /** Proves what a color owns, given its regions. */
    Benson(Enclosures enclosures, Suicide suicide) {
        super(enclosures);
        board = new SearchBoard(Position.of(enclosures.stones(), enclosures.color(), Board.NO_POINT, 0, 0));
        alive = new PassAlive(board, suicide != Suicide.FORBIDDEN);
        run();
        result = new SafetyWriter(this, safeRegions(), points -> ProofKind.BENSON).write();
    }

    /** Returns what has been proven; none of it needs an answer. */
    ColorSafety result() {
        return result;
    }

    @Override
    boolean settle() {
        return safeGroups.settle(chain -> alive.isAlive(stone(chain)));
    }

    private int stone(int chain) {
        return enclosures.chains().stone(chain, 0);
    }

    @Override
    void findEye(int region, int group) {
        int[] points = enclosures.points(region);
        int head = board.chain(stone(group));
        int first = Arrays.stream(points)
                .filter(point -> board.at(point) == Stones.EMPTY)
                .findFirst()
                .orElse(Board.NO_POINT);
        if (first != Board.NO_POINT && board.isLiberty(head, first) && alive.isVital(first, head)) {
            PointSet space = enclosures.set(region);
            boolean lasting = Arrays.stream(points).allMatch(point -> safeGroups.touches(point, group));
            eyes.add(group, new Eye(space, 1, space, lasting));
        }
    }

    /** Whether a point lies in an eye of a safe chain that may be lost when the opponent's stones in it are captured. */
    boolean isInFragileEye(int point, int chain) {
        for (Eye eye : eyes.of(chain)) {
            if (!eye.lasting() && eye.space().contains(point)) {
                return true;
            }
        }
        return false;
    }
}

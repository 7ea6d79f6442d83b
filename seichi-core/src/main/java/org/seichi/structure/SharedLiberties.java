package org.seichi.structure;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Tests who gains at the liberties shared by unsettled groups of both colors: each is tried for each side, against a pass,
 * captures, and moves that save stones from atari (Carta, figure 17). No position is built: a chain has what is left of its
 * shared liberties, its eyes, and the liberties of chains that stones on shared points connect it to. The work grows with the
 * factorial of the number of shared liberties, so there must be few.
 */
final class SharedLiberties {
    private final Structure structure;
    private final Chains chains;
    private final Board board;
    private final PointSet shared;
    private final PointSet counted;
    private final PointSet stones;
    private final List<Integer> members = new ArrayList<>();

    /**
     * Prepares the test.
     *
     * @param closure the groups
     * @param shared the liberties that they share
     * @param eyes the points inside their eyes
     */
    SharedLiberties(Structure structure, List<Integer> closure, PointSet shared, PointSet eyes) {
        this.structure = structure;
        this.chains = structure.chains();
        this.board = structure.stones().board();
        this.shared = shared;
        this.counted = shared.union(eyes);
        Groups groups = structure.groups();
        PointSet.Builder all = PointSet.builder(board);
        for (int group : closure) {
            all.addAll(groups.stones(group));
            for (int i = 0; i < groups.size(group); i++) {
                members.add(groups.chain(group, i));
            }
        }
        this.stones = all.build();
    }

    /** Whether either side gains by playing first. */
    boolean someoneGains() {
        PointSet none = PointSet.empty(board);
        return gains(Stones.BLACK, none, none) || gains(Stones.WHITE, none, none);
    }

    /**
     * Whether the side to move gains.
     *
     * @param code its content code
     * @param own the shared liberties that it has filled
     * @param enemy those that the other side has filled
     */
    private boolean gains(int code, PointSet own, PointSet enemy) {
        return isInAtari(Stones.STONES_SUM - code, enemy, own)
                || shared.minus(own).minus(enemy).stream()
                        .anyMatch(point -> gainsAt(point, code, own.union(PointSet.of(board, point)), enemy));
    }

    /** Whether a chain of a color that has a shared liberty on the board is left with one liberty, possibly in its eye. */
    private boolean isInAtari(int code, PointSet own, PointSet others) {
        for (int chain : members) {
            if (chains.code(chain) == code
                    && chains.liberties(chain).intersects(shared)
                    && liberties(joined(chains.stones(chain), code, own), own, others) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether a stone on a shared liberty that captures nothing gains: by connecting to other stones, a killing shape or a threat. */
    private boolean gainsAt(int point, int code, PointSet own, PointSet enemy) {
        PointSet friends = board.neighbors(point).intersection(structure.stones(code));
        if (!stones.containsAll(friends)) {
            return true;
        }
        PointSet mine = joined(PointSet.of(board, point), code, own);
        int left = liberties(mine, own, enemy);
        return left == 1 ? leavesKillingShape(mine, code) : left > 1 && !isAnswered(code, own, enemy);
    }

    /** Whether the other side can keep the gain from happening: by a pass, a capture, or a stone that is not in atari. */
    private boolean isAnswered(int code, PointSet own, PointSet enemy) {
        if (!gains(code, own, enemy)) {
            return true;
        }
        int other = Stones.STONES_SUM - code;
        PointSet left = shared.minus(own).minus(enemy);
        for (int point = left.first(); point != Board.NO_POINT; point = left.next(point)) {
            PointSet filled = enemy.union(PointSet.of(board, point));
            boolean safe = liberties(joined(PointSet.of(board, point), other, filled), own, filled) > 1;
            if (captures(point, code, own, filled) || (safe && !gains(code, own, filled))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a stone captures a chain of the victim's color. */
    private boolean captures(int point, int victim, PointSet victims, PointSet others) {
        for (int chain : members) {
            if (chains.code(chain) == victim
                    && chains.isLiberty(chain, point)
                    && liberties(joined(chains.stones(chain), victim, victims), victims, others) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether captured stones leave a killable eye shape to captors that have no other eye. */
    private boolean leavesKillingShape(PointSet taken, int code) {
        PointSet around = taken.neighbors(board).intersection(structure.stones(Stones.STONES_SUM - code));
        boolean alone = around.minus(stones).isEmpty();
        for (int chain : members) {
            if (chains.stones(chain).intersects(around)) {
                alone &= chains.liberties(chain)
                        .intersection(counted)
                        .minus(shared)
                        .isEmpty();
            }
        }
        return alone && EyeShape.isKillable(board, taken);
    }

    /** The stones of a color connected to some of them, including stones on shared points. */
    private PointSet joined(PointSet some, int code, PointSet filled) {
        return stones.intersection(structure.stones(code)).union(filled).connected(board, some);
    }

    private int liberties(PointSet joined, PointSet own, PointSet enemy) {
        return joined.neighbors(board)
                .intersection(counted)
                .minus(own)
                .minus(enemy)
                .size();
    }
}

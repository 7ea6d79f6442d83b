package org.seichi.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * Kos that stand open (Carta, section 3, last part): each is filled by its owner, unless his stones stay in atari and
 * nothing saves them; then it goes to the opponent.
 *
 * <p>An open ko is an empty point that one color surrounds, next to a single living stone of it which has no other
 * liberty, and a living stone of the opponent beside that one: what only dead stones could take nobody has to fill.
 */
public final class OpenKos {
    private final Position position;
    private final Board board;
    private final IntUnaryOperator owner;
    private final PointSet dead;
    private final FillingBoard stones;

    /**
     * Looks at a position.
     *
     * @param owner the content code of the color that surrounds an empty point, or empty
     * @param dead the dead stones
     */
    public OpenKos(Position position, IntUnaryOperator owner, PointSet dead) {
        this.position = position;
        this.board = position.board();
        this.owner = owner;
        this.dead = dead;
        this.stones = new FillingBoard(position);
    }

    /**
     * A ko that stands open.
     *
     * @param point its empty point
     * @param winner who fills or takes it
     * @param taken the stones that the winner takes; empty if he holds the ko already
     */
    public record OpenKo(int point, Color winner, PointSet taken) {}

    /** The open kos, with who wins them. */
    public List<OpenKo> find() {
        List<OpenKo> kos = new ArrayList<>();
        PointSet empty = position.empty();
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            int code = beside(point);
            if (isSurrounded(point, code) && owner.applyAsInt(point) == code) {
                PointSet inAtari = singleStonesInAtari(point, code);
                if (!inAtari.isEmpty()) {
                    kos.add(settle(point, Color.of(code), inAtari));
                }
            }
        }
        return kos;
    }

    /** What is next to a point on its left or, at the edge, on its right. */
    private int beside(int point) {
        int left = position.at(point - 1);
        return left == Stones.EDGE ? position.at(point + 1) : left;
    }

    private boolean isSurrounded(int point, int code) {
        if (code == Stones.EMPTY) {
            return false;
        }
        for (int direction = 0; direction < 4; direction++) {
            int content = position.at(board.neighbor(point, direction));
            if (content != code && content != Stones.EDGE) {
                return false;
            }
        }
        return true;
    }

    /** The single living stones in atari next to a point which the color surrounds. */
    private PointSet singleStonesInAtari(int point, int code) {
        PointSet.Builder found = PointSet.builder(board);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (position.at(neighbor) == code
                    && !dead.contains(neighbor)
                    && stones.isInAtari(neighbor)
                    && stones.chainSize() == 1
                    && isBesideLivingEnemy(neighbor)) {
                found.add(neighbor);
            }
        }
        return found.build();
    }

    private boolean isBesideLivingEnemy(int stone) {
        int enemy = Stones.STONES_SUM - position.at(stone);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(stone, direction);
            if (position.at(neighbor) == enemy && !dead.contains(neighbor)) {
                return true;
            }
        }
        return false;
    }

    private OpenKo settle(int point, Color holder, PointSet inAtari) {
        FillingBoard filled = new FillingBoard(position);
        filled.place(point, holder.code());
        boolean saved = filled.libertiesOf(point) > 1
                || (filled.libertiesOf(point) == 1 && owner.applyAsInt(filled.liberty(0)) == holder.code());
        return saved ? new OpenKo(point, holder, PointSet.empty(board)) : new OpenKo(point, holder.opponent(), inAtari);
    }
}

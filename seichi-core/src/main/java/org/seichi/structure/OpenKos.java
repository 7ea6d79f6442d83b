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
 * Finds open kos (Carta, section 3, last part). Each is filled by its owner, unless his stones would stay in atari and
 * nothing saves them; then the opponent takes it.
 *
 * <p>An open ko is an empty point surrounded by one color, next to a single living stone of that color which has no other
 * liberty and touches a living enemy stone: nobody has to protect a stone that only dead stones could capture.
 */
public final class OpenKos {
    private final Position position;
    private final Board board;
    private final IntUnaryOperator owner;
    private final PointSet dead;
    private final FillingBoard stones;

    /**
     * Prepares the search in a position.
     *
     * @param owner gives the content code of the color that surrounds an empty point, or empty
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
     * An open ko.
     *
     * @param point its empty point
     * @param winner who fills or takes it
     * @param taken the stones that the winner captures; empty if he holds the ko already
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

    /** The content of the point to the left or, at the left edge, to the right. */
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

    /** The single living stones in atari next to a point surrounded by their color that living enemy stones touch. */
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

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
        position.empty().forEach(point -> {
            int code = owner.applyAsInt(point);
            if (code != Stones.EMPTY && position.stones(Color.of(code)).containsAll(around(point))) {
                PointSet inAtari = around(point).minus(dead).filter(this::isSingleStoneInAtari);
                if (!inAtari.isEmpty()) {
                    kos.add(settle(point, Color.of(code), inAtari));
                }
            }
        });
        return kos;
    }

    private PointSet around(int point) {
        return PointSet.of(board, point).neighbors(board);
    }

    /** Whether a stone is alone, in atari, and touched by a living enemy stone. */
    private boolean isSingleStoneInAtari(int stone) {
        Color enemy = Color.of(position.at(stone)).opponent();
        return stones.isInAtari(stone)
                && stones.chainSize() == 1
                && around(stone).minus(dead).intersects(position.stones(enemy));
    }

    private OpenKo settle(int point, Color holder, PointSet inAtari) {
        FillingBoard filled = new FillingBoard(position);
        filled.place(point, holder.code());
        boolean saved = filled.libertiesOf(point) > 1
                || (filled.libertiesOf(point) == 1 && owner.applyAsInt(filled.liberty(0)) == holder.code());
        return saved ? new OpenKo(point, holder, PointSet.empty(board)) : new OpenKo(point, holder.opponent(), inAtari);
    }
}

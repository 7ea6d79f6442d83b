package org.seichi.method;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.score.Ko;
import org.seichi.structure.FillingBoard;

/**
 * Finds open kos (Carta, section 3, last part). Each is filled by its owner, unless his stones would stay in atari: then
 * the opponent takes it, since the owner has to give his stones another liberty first.
 *
 * <p>An open ko is an empty point surrounded by one color, next to a single living stone of that color which has no other
 * liberty and touches a living enemy stone: nobody has to protect a stone that only dead stones could capture.
 */
public final class Kos {
    private final Position position;
    private final Board board;
    private final IntUnaryOperator owner;
    private final PointSet dead;
    private final FillingBoard stones;

    private Kos(Position position, IntUnaryOperator owner, PointSet dead) {
        this.position = position;
        this.board = position.board();
        this.owner = owner;
        this.dead = dead;
        this.stones = new FillingBoard(position);
    }

    /**
     * The open kos of a position, with who wins them.
     *
     * @param owner for each point, the content code of the color that surrounds it, or empty
     * @param dead the dead stones
     */
    public static List<Ko> open(Position position, IntUnaryOperator owner, PointSet dead) {
        return new Kos(position, owner, dead).find();
    }

    /** The points of some kos. After two passes they are false eyes, since their holder would have to fill them. */
    public static PointSet points(Position position, List<Ko> kos) {
        return PointSet.of(position.board(), kos.stream().mapToInt(Ko::point));
    }

    private List<Ko> find() {
        List<Ko> kos = new ArrayList<>();
        position.empty().forEach(point -> {
            int code = owner.applyAsInt(point);
            PointSet around = board.neighbors(point);
            if (code != Stones.EMPTY && position.stones(Color.of(code)).containsAll(around)) {
                PointSet inAtari = around.minus(dead).filter(this::isSingleStoneInAtari);
                if (!inAtari.isEmpty()) {
                    kos.add(settle(point, Color.of(code), inAtari));
                }
            }
        });
        return kos;
    }

    /** Whether a stone is alone, in atari, and touched by a living enemy stone. */
    private boolean isSingleStoneInAtari(int stone) {
        Color enemy = Color.of(position.at(stone)).opponent();
        return stones.isInAtari(stone)
                && stones.chainSize() == 1
                && board.neighbors(stone).minus(dead).intersects(position.stones(enemy));
    }

    private Ko settle(int point, Color holder, PointSet inAtari) {
        FillingBoard filled = new FillingBoard(position);
        filled.place(point, holder.code());
        return filled.libertiesOf(point) > 1
                ? new Ko(point, holder, PointSet.empty(board))
                : new Ko(point, holder.opponent(), inAtari);
    }
}

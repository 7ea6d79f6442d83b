package org.seichi.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One of the sixteen views of the same stones: rotated or reflected, with or without colors swapped.
 *
 * <p>Sampling and search may depend on the numbering of the points and on who is called Black. A position is therefore
 * analyzed in a view that is the same for all sixteen, and the result is transformed back.
 */
public final class Orientation implements Stones {
    private static final int MIRROR = 1;
    private static final int FLIP = 2;
    private static final int TRANSPOSE = 4;
    private static final int SWAP = 8;
    private static final int ALL = 16;
    /** By content code: its rank in the order of the codes. */
    private static final int[] AS_CODED = {0, 1, 2, 3};
    /** By content code: its rank in the order that selects the canonical view. */
    private static final int[] STONES_FIRST = {2, 0, 1, 3};

    private final Stones stones;
    private final Board board;
    private final boolean swapped;
    private final int[] origin;

    private Orientation(Stones stones, int bits) {
        Board from = stones.board();
        boolean turned = (bits & TRANSPOSE) != 0;
        this.stones = stones;
        int width = turned ? from.height() : from.width();
        int height = turned ? from.width() : from.height();
        board = new Board(width, height);
        swapped = (bits & SWAP) != 0;
        origin = new int[board.arrayLength()];
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                int column = turned ? y : x;
                int row = turned ? x : y;
                origin[board.point(x, y)] = from.point(
                        (bits & MIRROR) != 0 ? from.width() - 1 - column : column,
                        (bits & FLIP) != 0 ? from.height() - 1 - row : row);
            }
        }
    }

    /**
     * The first views in an order that does not depend on which view is given. They look the same; there are several if the
     * stones are symmetric.
     */
    public static List<Orientation> first(Stones stones) {
        return least(stones, by(AS_CODED));
    }

    /** The canonical view, which looks the same whichever of the sixteen is given. */
    public static Orientation canonical(Stones stones) {
        return least(stones, by(STONES_FIRST)).get(0);
    }

    /** The canonical view of a position in play: if several views show the same stones, one with Black to move, if there is any. */
    public static Orientation inPlay(Position position) {
        List<Orientation> views = least(position, by(STONES_FIRST));
        boolean blackToMove = position.toMove() == Color.BLACK;
        return views.stream()
                .filter(view -> view.swapped != blackToMove)
                .findFirst()
                .orElse(views.get(0));
    }

    private static List<Orientation> least(Stones stones, Comparator<Orientation> order) {
        List<Orientation> least = new ArrayList<>();
        for (int bits = 0; bits < ALL; bits++) {
            Orientation view = new Orientation(stones, bits);
            int difference = least.isEmpty() ? -1 : order.compare(view, least.get(0));
            if (difference < 0) {
                least.clear();
            }
            if (difference <= 0) {
                least.add(view);
            }
        }
        return least;
    }

    /** Wide boards before tall ones; then the contents, point by point, in the order of their ranks. */
    private static Comparator<Orientation> by(int[] ranks) {
        return (one, other) -> {
            int difference = other.board.width() - one.board.width();
            for (int point = one.board.first(); difference == 0 && point <= one.board.last(); point++) {
                difference = ranks[one.at(point)] - ranks[other.at(point)];
            }
            return difference;
        };
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public int at(int point) {
        if (origin[point] == Board.NO_POINT) {
            return EDGE;
        }
        int content = stones.at(origin[point]);
        return swapped && content != EMPTY ? STONES_SUM - content : content;
    }

    /** The point of the original board that a point of this view shows. */
    public int origin(int point) {
        return origin[point];
    }

    /** The points of the original board that some points of this view show. */
    public PointSet origin(PointSet points) {
        PointSet.Builder origins = PointSet.builder(stones.board());
        points.forEach(point -> origins.add(origin[point]));
        return origins.build();
    }

    /** The points of this view that show some points of the original board. */
    public PointSet seen(PointSet points) {
        return board.points().filter(point -> points.contains(origin[point]));
    }

    /** The point of this view that shows a point of the original board; {@link Board#NO_POINT} for {@link Board#NO_POINT}. */
    public int seen(int point) {
        int here = point == Board.NO_POINT ? Board.NO_POINT : board.first();
        while (origin[here] != point) {
            here++;
        }
        return here;
    }

    /**
     * The indices of disjoint sets of points of the original board, in the order of their first points in this view. The result of a search
     * can depend on the searches before it, so that chains are searched in such an order.
     */
    public int[] order(List<PointSet> sets) {
        int[] first = sets.stream().mapToInt(set -> seen(set).first()).toArray();
        return IntStream.range(0, first.length)
                .boxed()
                .sorted(Comparator.comparingInt(set -> first[set]))
                .mapToInt(set -> set)
                .toArray();
    }

    /** The color that shows a color of the original board in this view, and vice versa. */
    public Color seen(Color color) {
        return swapped ? color.opponent() : color;
    }

    /** A position with the original stones as it looks in this view, with player to move, ko and prisoners. */
    public Position seen(Position position) {
        return Position.of(
                this,
                seen(position.toMove()),
                seen(position.ko()),
                position.capturedBy(seen(Color.BLACK)),
                position.capturedBy(seen(Color.WHITE)));
    }

    /** Whether colors are swapped in this view. */
    public boolean isSwapped() {
        return swapped;
    }
}

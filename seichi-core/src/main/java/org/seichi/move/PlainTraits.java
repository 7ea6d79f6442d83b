package org.seichi.move;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Measures the plain traits of moves: what the stones around them and the last moves say of how likely a strong player is to choose them,
 * without any evaluation. Not thread-safe.
 */
public final class PlainTraits {
    private static final int FARTHEST = 18;
    private static final int NOTHING_BEFORE = 19;
    private static final int NEAR = 9;
    private static final int HIGHEST_LINE = 6;
    private static final int FARTHEST_EDGE = 9;
    private static final int STAGES = 4;
    private static final int FAR_STONE = 6;
    private static final int MANY_LIBERTIES = 4;
    private static final int FEW_STONES = 3;

    /** Radix by which several measurements are packed into one number; greater than all of them. */
    private static final int BASE = 20;

    private final Board geometry;
    private final SearchBoard board;
    private final int own;
    private final int other;
    private final int[] before = new int[3];
    private final int stage;
    private final PlacesAround places;
    private final ContactTraits contact;
    private final Surroundings surroundings;

    /**
     * Measures the moves of a position.
     *
     * @param last the moves before it, the latest first
     */
    public PlainTraits(Position position, List<Integer> last) {
        geometry = position.board();
        own = position.toMove().code();
        other = Stones.STONES_SUM - own;
        for (int ago = 0; ago < before.length; ago++) {
            before[ago] = ago < last.size() ? last.get(ago) : Board.NO_POINT;
        }
        int stones = geometry.size() - position.empty().size();
        stage = stones * STAGES / geometry.size();
        board = new SearchBoard(position);
        places = new PlacesAround(board, before[0], before[1]);
        contact = new ContactTraits(board, before[0]);
        surroundings = new Surroundings(board);
    }

    /** Measures a legal move; {@code traits} loses what it held before. */
    public void measure(int move, TraitKeys traits) {
        traits.clear();
        places.add(move, traits);
        addPlace(move, traits);
        int last = distance(move, before[0]);
        int second = distance(move, before[1]);
        traits.add(PlainTrait.LAST, last);
        traits.add(PlainTrait.SECOND, second);
        traits.add(PlainTrait.THIRD, distance(move, before[2]));
        traits.add(PlainTrait.BOTH, last * BASE + second);
        traits.add(PlainTrait.LAST_BY_STAGE, Math.min(NEAR, last) * STAGES + stage);
        contact.add(move, traits);
        addSurroundings(move, traits);
    }

    /** Describes a point of the board where no move is; {@code traits} loses what it held before. */
    public void describe(int point, TraitKeys traits) {
        traits.clear();
        traits.add(PlainTrait.STONE, board.at(point) == Stones.EMPTY ? 0 : stone(point));
    }

    private int stone(int point) {
        int color = board.at(point) == own ? 1 : 2;
        int liberties = Math.min(MANY_LIBERTIES, board.liberties(point));
        int lately = point == before[0] ? 2 : point == before[1] ? 1 : 0;
        int size = board.chainSize(point) > FEW_STONES ? 1 : 0;
        return ((color * BASE + liberties) * BASE + lately) * BASE + size;
    }

    private void addPlace(int move, TraitKeys traits) {
        int columns = Math.min(geometry.x(move), geometry.width() - 1 - geometry.x(move));
        int rows = Math.min(geometry.y(move), geometry.height() - 1 - geometry.y(move));
        int near = Math.min(FARTHEST_EDGE, Math.min(columns, rows));
        int far = Math.min(FARTHEST_EDGE, Math.max(columns, rows));
        traits.add(PlainTrait.LINE, Math.min(HIGHEST_LINE, near) * STAGES + stage);
        traits.add(PlainTrait.PLACE, (near * BASE + far) * STAGES + stage);
    }

    private void addSurroundings(int move, TraitKeys traits) {
        traits.add(PlainTrait.POWER, surroundings.power(own, move) * BASE + surroundings.power(other, move));
        traits.add(PlainTrait.BALANCE, surroundings.balance(own, move) * STAGES + stage);
        int nearest = Math.min(FAR_STONE, surroundings.nearest(own, move)) * BASE
                + Math.min(FAR_STONE, surroundings.nearest(other, move));
        traits.add(PlainTrait.NEAREST, nearest * BASE + Math.min(HIGHEST_LINE, geometry.line(move) - 1));
    }

    /** The distance as columns, rows and the greater of both, added up: a straight step is 2, a diagonal one 3. Capped. */
    private int distance(int move, int from) {
        if (from == Board.NO_POINT) {
            return NOTHING_BEFORE;
        }
        int dx = Math.abs(geometry.x(move) - geometry.x(from));
        int dy = Math.abs(geometry.y(move) - geometry.y(from));
        return Math.min(FARTHEST, dx + dy + Math.max(dx, dy));
    }
}

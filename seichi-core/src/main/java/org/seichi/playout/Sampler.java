package org.seichi.playout;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * Draws a sample that can be extended. The sample depends on the total number of games, not on the number of calls.
 *
 * <p>Not thread-safe.
 */
public final class Sampler {
    private final Stones stones;
    private final List<Orientation> views;
    private final Playout playout;

    /** Samples games for the life of stones: the colors take turns to begin. */
    public Sampler(Stones stones) {
        this.stones = stones;
        views = Orientation.first(stones);
        Orientation view = views.get(0);
        byte[] nothing = new byte[view.board().arrayLength()];
        playout = new Playout(view, seed(view), PlayoutPolicy.LIFE, Playout.IN_TURN, Board.NO_POINT, nothing);
    }

    private Sampler(Position position, List<Orientation> views, int beginner, byte[] settled) {
        stones = position;
        this.views = views;
        Orientation view = views.get(0);
        byte[] seen = new byte[view.board().arrayLength()];
        for (int point = 0; point < seen.length; point++) {
            byte owner = settled[view.origin(point)];
            seen[point] = (byte) (view.isSwapped() ? -owner : owner);
        }
        playout =
                new Playout(view, seed(view) + beginner, PlayoutPolicy.GAME, beginner, view.seen(position.ko()), seen);
    }

    /**
     * Samples games for the outcome of a position: the player to move begins.
     *
     * @param black points that are Black's however a game ends; they must look the same in all views in which the position does
     * @param white points that are White's
     */
    public static Sampler ofGame(Position position, PointSet black, PointSet white) {
        List<Orientation> views = Orientation.first(position);
        boolean blackToMove = position.toMove() == Color.BLACK;
        List<Orientation> same =
                views.stream().filter(view -> view.isSwapped() != blackToMove).toList();
        byte[] settled = settled(position.board(), black, white);
        return same.isEmpty()
                ? new Sampler(position, views, Stones.WHITE, settled)
                : new Sampler(position, same, Stones.BLACK, settled);
    }

    private static byte[] settled(Board board, PointSet black, PointSet white) {
        byte[] settled = new byte[board.arrayLength()];
        black.forEach(point -> settled[point] = 1);
        white.forEach(point -> settled[point] = -1);
        return settled;
    }

    private static long seed(Stones stones) {
        return stones.board().size()
                ^ Position.of(stones, Color.BLACK, Board.NO_POINT, 0, 0).hash();
    }

    /** Plays more games and returns the sample of all games so far. */
    public Sample play(int games) {
        playout.run(games);
        int[] kept = new int[stones.board().arrayLength()];
        int[] balance = new int[kept.length];
        for (Orientation view : views) {
            for (int point = 0; point < view.board().arrayLength(); point++) {
                kept[view.origin(point)] += playout.kept(point);
                balance[view.origin(point)] += view.isSwapped() ? -playout.balance(point) : playout.balance(point);
            }
        }
        return new Sample(playout.games() * views.size(), kept, balance, List.copyOf(playout.results()), views);
    }
}

package org.seichi.playout;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;

/**
 * Draws a sample that can be made larger. The sample depends on the number of games and not on how often one asks.
 *
 * <p>Not for several threads at a time.
 */
public final class Sampler {
    private final Stones stones;
    private final List<Orientation> views;
    private final Playout playout;

    /** A sampler of a position. */
    public Sampler(Stones stones) {
        this.stones = stones;
        views = Orientation.first(stones);
        playout = new Playout(views.get(0), seed(views.get(0)));
    }

    private static long seed(Stones stones) {
        Board board = stones.board();
        long seed = board.size();
        for (int point = board.first(); point <= board.last(); point++) {
            if (stones.at(point) == Stones.BLACK || stones.at(point) == Stones.WHITE) {
                seed ^= Zobrist.key(board, point, stones.at(point));
            }
        }
        return seed;
    }

    /** Plays more games and returns the sample of all games so far. */
    public Sample play(int games) {
        playout.run(games);
        int[] kept = new int[stones.board().arrayLength()];
        int[] balance = new int[kept.length];
        List<PointSet> survivors = new ArrayList<>();
        for (Orientation view : views) {
            playout.survivors().forEach(set -> survivors.add(view.origin(set)));
            for (int point = 0; point < view.board().arrayLength(); point++) {
                kept[view.origin(point)] += playout.kept(point);
                balance[view.origin(point)] += view.isSwapped() ? -playout.balance(point) : playout.balance(point);
            }
        }
        return new Sample(playout.games() * views.size(), kept, balance, List.copyOf(survivors));
    }
}

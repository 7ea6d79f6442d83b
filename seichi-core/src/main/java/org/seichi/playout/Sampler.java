package org.seichi.playout;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
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

    /** Games for the life of stones: the players begin in turn. */
    public Sampler(Stones stones) {
        this.stones = stones;
        views = Orientation.first(stones);
        Orientation view = views.get(0);
        playout = new Playout(view, seed(view), PlayoutPolicy.LIFE, Playout.IN_TURN, Board.NO_POINT);
    }

    private Sampler(Position position, List<Orientation> views, int beginner) {
        stones = position;
        this.views = views;
        Orientation view = views.get(0);
        int ko = Board.NO_POINT;
        for (int point = view.board().first(); point <= view.board().last(); point++) {
            ko = position.ko() != Board.NO_POINT && view.origin(point) == position.ko() ? point : ko;
        }
        playout = new Playout(view, seed(view) + beginner, PlayoutPolicy.GAME, beginner, ko);
    }

    /** Games for what a position comes to: the player to move begins. */
    public static Sampler ofGame(Position position) {
        List<Orientation> views = Orientation.first(position);
        boolean blackToMove = position.toMove() == Color.BLACK;
        List<Orientation> black =
                views.stream().filter(view -> view.isSwapped() != blackToMove).toList();
        return black.isEmpty()
                ? new Sampler(position, views, Stones.WHITE)
                : new Sampler(position, black, Stones.BLACK);
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
        List<Integer> areas = new ArrayList<>();
        for (Orientation view : views) {
            playout.areas().forEach(area -> areas.add(view.isSwapped() ? -area : area));
            playout.survivors().forEach(set -> survivors.add(view.origin(set)));
            for (int point = 0; point < view.board().arrayLength(); point++) {
                kept[view.origin(point)] += playout.kept(point);
                balance[view.origin(point)] += view.isSwapped() ? -playout.balance(point) : playout.balance(point);
            }
        }
        return new Sample(playout.games() * views.size(), kept, balance, List.copyOf(survivors), sorted(areas));
    }

    private static int[] sorted(List<Integer> areas) {
        return areas.stream().mapToInt(area -> area).sorted().toArray();
    }
}

package org.seichi.zone;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/**
 * A board of which only a zone is known, and everything that a move in the zone can lead to, whatever stands outside.
 * Written for checking proofs: it shares nothing with the search.
 */
final class KnownStones {
    /** Content of a point outside the zone. */
    static final byte UNKNOWN = 4;

    private final Board board;
    private final Suicide suicide;
    private final byte[] cells;
    /** Stones that other proofs keep. */
    private final PointSet kept;
    /** The point where the player to move may not retake a ko, or no point. */
    private final int ban;

    private KnownStones(Board board, Suicide suicide, byte[] cells, PointSet kept, int ban) {
        this.board = board;
        this.suicide = suicide;
        this.cells = cells.clone();
        this.kept = kept;
        this.ban = ban;
    }

    private KnownStones with(byte[] others) {
        return new KnownStones(board, suicide, others, kept, Board.NO_POINT);
    }

    /** What a pattern shows, where other proofs keep some stones. */
    static KnownStones of(Board board, Suicide suicide, ZonePattern pattern, PointSet kept) {
        byte[] cells = new byte[board.arrayLength()];
        for (int point = 0; point < cells.length; point++) {
            boolean known = board.contains(point) && pattern.zone().contains(point);
            cells[point] = known ? (byte) pattern.at(point) : board.contains(point) ? UNKNOWN : Stones.EDGE;
        }
        return new KnownStones(board, suicide, cells, kept, pattern.ban());
    }

    int ban() {
        return ban;
    }

    /** The same after a move elsewhere: no ko is forbidden any more. */
    KnownStones afterPass() {
        return with(cells);
    }

    byte[] cells() {
        return cells.clone();
    }

    /** Whether every known stone is connected inside the zone with a known liberty, so that no move elsewhere takes it. */
    boolean isFirm() {
        for (int point = board.first(); point <= board.last(); point++) {
            if (isStone(point) && liberties(chain(point)) == 0 && !isKept(chain(point))) {
                return false;
            }
        }
        return true;
    }

    private boolean isKept(List<Integer> chain) {
        return chain.stream().anyMatch(kept::contains);
    }

    private boolean stays(List<Integer> chain) {
        return liberties(chain) > 0 || isKept(chain);
    }

    private boolean isStone(int point) {
        return cells[point] == Stones.BLACK || cells[point] == Stones.WHITE;
    }

    /** The stones connected with one of them as far as they are known. */
    private List<Integer> chain(int stone) {
        List<Integer> chain = new ArrayList<>(List.of(stone));
        boolean[] seen = new boolean[cells.length];
        seen[stone] = true;
        for (int next = 0; next < chain.size(); next++) {
            for (int step : board.directions()) {
                int neighbor = chain.get(next) + step;
                if (cells[neighbor] == cells[stone] && !seen[neighbor]) {
                    seen[neighbor] = true;
                    chain.add(neighbor);
                }
            }
        }
        return chain;
    }

    private int liberties(List<Integer> chain) {
        return beside(chain, Stones.EMPTY);
    }

    /** How often something lies beside a chain. */
    private int beside(List<Integer> chain, int content) {
        int count = 0;
        for (int stone : chain) {
            for (int step : board.directions()) {
                count += cells[stone + step] == content ? 1 : 0;
            }
        }
        return count;
    }

    /**
     * All that the known points may show after a move of a player, if he can make it at all. Where the unknown decides
     * whether a chain is taken, both are among them.
     */
    List<KnownStones> after(Color player, int point) {
        KnownStones placed = with(cells);
        placed.cells[point] = (byte) player.code();
        List<KnownStones> open = new ArrayList<>(List.of(placed));
        for (int step : board.directions()) {
            List<KnownStones> next = new ArrayList<>();
            for (KnownStones each : open) {
                next.addAll(
                        each.cells[point + step] == player.opponent().code()
                                ? each.taken(point + step)
                                : List.of(each));
            }
            open = next;
        }
        List<KnownStones> results = new ArrayList<>();
        for (KnownStones each : open) {
            List<KnownStones> standing = suicide == Suicide.FORBIDDEN ? each.unlessTaken(point) : each.taken(point);
            standing.forEach(result -> results.addAll(result.withKo(placed, point)));
        }
        return results;
    }

    /** The result of a move, with the ko that it makes; where the unknown decides whether it does, both are among them. */
    private List<KnownStones> withKo(KnownStones placed, int point) {
        List<Integer> taken = new ArrayList<>();
        for (int each = board.first(); each <= board.last(); each++) {
            if (cells[each] != placed.cells[each]) {
                taken.add(each);
            }
        }
        boolean alone = cells[point] != Stones.EMPTY && chain(point).size() == 1;
        if (taken.size() != 1 || !alone || beside(List.of(point), Stones.EMPTY) != 1) {
            return List.of(this);
        }
        KnownStones ko = new KnownStones(board, suicide, cells, kept, taken.get(0));
        boolean certain = beside(taken, UNKNOWN) == 0 && beside(List.of(point), UNKNOWN) == 0;
        return certain ? List.of(ko) : List.of(this, ko);
    }

    /** The same where a chain may not lose its last liberty. */
    private List<KnownStones> unlessTaken(int stone) {
        List<Integer> chain = chain(stone);
        return liberties(chain) > 0 || isKept(chain) || beside(chain, UNKNOWN) > 0 ? List.of(this) : List.of();
    }

    /** What may become of a chain that may have lost its last liberty: it stands, it is gone, or either. */
    private List<KnownStones> taken(int stone) {
        List<Integer> chain = chain(stone);
        if (liberties(chain) > 0 || isKept(chain)) {
            return List.of(this);
        }
        KnownStones without = with(cells);
        chain.forEach(each -> without.cells[each] = Stones.EMPTY);
        return beside(chain, UNKNOWN) == 0 ? List.of(without) : List.of(this, without);
    }

    /** Whether a player can certainly move on a point and stay there, whatever is unknown. */
    boolean canPlay(Color player, int point) {
        return cells[point] == Stones.EMPTY
                && after(player, point).stream()
                        .allMatch(result -> result.cells[point] == player.code() && result.stays(result.chain(point)));
    }

    /** Whether two stones belong to one chain, by what is known. */
    boolean isConnected(int one, int other) {
        return chain(one).contains(other);
    }

    /** The stones of a player that live although the opponent moves as often as he likes, by what is known. */
    PointSet alive(Color player) {
        return new KnownLife(board, suicide, cells, player.code(), kept).stones();
    }
}

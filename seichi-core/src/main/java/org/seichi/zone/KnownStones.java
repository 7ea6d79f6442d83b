package org.seichi.zone;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/**
 * A board of which only a zone is known, with all results that a move in the zone can have, whatever stands outside.
 * Written for checking proofs: it shares no code with the search.
 */
final class KnownStones {
    /** Content of a point outside the zone. */
    static final byte UNKNOWN = 4;

    private final Board board;
    private final Suicide suicide;
    private final byte[] cells;
    /** Backed stones. */
    private final PointSet kept;
    /** The point where the player to move may not retake a ko, or {@link Board#NO_POINT}. */
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

    /** Returns the board that a pattern shows, with some backed stones. */
    static KnownStones of(Board board, Suicide suicide, ZonePattern pattern, PointSet kept) {
        byte[] cells = new byte[board.arrayLength()];
        for (int point = 0; point < cells.length; point++) {
            boolean known = board.contains(point) && pattern.zone().contains(point);
            cells[point] = known ? (byte) pattern.at(point) : board.contains(point) ? UNKNOWN : Stones.EDGE;
        }
        return new KnownStones(board, suicide, cells, kept, pattern.ban());
    }

    /** Returns the board that a pattern of a strategy shows. */
    static KnownStones of(ZoneStrategy strategy, ZonePattern pattern) {
        return of(
                strategy.board(),
                strategy.suicide(),
                pattern,
                strategy.claim().backing().stones());
    }

    int ban() {
        return ban;
    }

    byte[] cells() {
        return cells.clone();
    }

    /** Whether every known stone is connected inside the zone to a known liberty or backed, so that no move elsewhere captures it. */
    boolean isFirm() {
        for (int point = board.first(); point <= board.last(); point++) {
            if (Stones.isStone(cells[point]) && !stays(chain(point))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a chain has a known liberty or a backed stone. */
    private boolean stays(List<Integer> chain) {
        return beside(chain, Stones.EMPTY) > 0 || chain.stream().anyMatch(kept::contains);
    }

    /** Returns the known part of the chain of a stone. */
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

    /** Counts the points with a given content beside a chain, once for each stone that they touch. */
    private int beside(List<Integer> chain, int content) {
        int count = 0;
        for (int stone : chain) {
            for (int step : board.directions()) {
                count += cells[stone + step] == content ? 1 : 0;
            }
        }
        return count;
    }

    /** Returns all boards that a player's pass or a move on a point of a zone can lead to, unless a ko forbids it. */
    List<KnownStones> afterAny(Color player, PointSet zone) {
        List<KnownStones> results = new ArrayList<>(after(player, Board.NO_POINT));
        zone.forEach(point -> {
            if (mayTry(point)) {
                results.addAll(after(player, point));
            }
        });
        return results;
    }

    /** Whether a point is empty and no ko forbids the player to move to play there. */
    boolean mayTry(int point) {
        return cells[point] == Stones.EMPTY && point != ban;
    }

    /**
     * Returns all boards that a move of a player can lead to, {@link Board#NO_POINT} for one elsewhere, which lifts the ban of a ko;
     * none if it is certainly a forbidden suicide. Where unknown points decide whether a chain is captured, both results are among them.
     */
    List<KnownStones> after(Color player, int point) {
        if (point == Board.NO_POINT) {
            return List.of(with(cells));
        }
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

    /** Adds the ban of the ko that a move makes to its result; returns both if unknown points decide whether it makes one. */
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

    /** Returns this board unless a chain has certainly lost its last liberty. */
    private List<KnownStones> unlessTaken(int stone) {
        List<Integer> chain = chain(stone);
        return stays(chain) || beside(chain, UNKNOWN) > 0 ? List.of(this) : List.of();
    }

    /** Returns the possible boards after a chain may have lost its last liberty: it stands, it is captured, or both. */
    private List<KnownStones> taken(int stone) {
        List<Integer> chain = chain(stone);
        if (stays(chain)) {
            return List.of(this);
        }
        KnownStones without = with(cells);
        chain.forEach(each -> without.cells[each] = Stones.EMPTY);
        return beside(chain, UNKNOWN) == 0 ? List.of(without) : List.of(this, without);
    }

    /** Whether a player can certainly move on a point and his stone stays there, whatever the unknown points hold. */
    boolean canPlay(Color player, int point) {
        return cells[point] == Stones.EMPTY
                && after(player, point).stream()
                        .allMatch(result -> result.cells[point] == player.code() && result.stays(result.chain(point)));
    }

    /** Whether two stones certainly belong to one chain. */
    boolean isConnected(int one, int other) {
        return chain(one).contains(other);
    }

    /** Returns the stones of a player that are certainly pass-alive. */
    PointSet alive(Color player) {
        return new KnownLife(board, suicide, cells, player.code(), kept).stones();
    }
}

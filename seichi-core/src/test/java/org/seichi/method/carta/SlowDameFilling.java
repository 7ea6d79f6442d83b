package org.seichi.method.carta;

import java.util.LinkedHashSet;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.RingOrder;

/**
 * The slow twin of {@link DameFilling} and of the third pass ({@link RevivedStones}): their rules taken literally, with every
 * chain collected anew for every question.
 */
final class SlowDameFilling {
    private final Position start;
    private final Board board;
    private final Borders borders;
    private final PointSet dead;
    private final boolean takesDead;
    private final Set<Integer> forced = new LinkedHashSet<>();
    private byte[] cells;

    SlowDameFilling(Position start, Borders borders, PointSet dead, boolean takesDead) {
        this.start = start;
        this.board = start.board();
        this.borders = borders;
        this.dead = dead;
        this.takesDead = takesDead;
        cells = start.contents();
    }

    Set<Integer> fill(int[] dame, int code) {
        int before = -1;
        for (int filled = 0; filled != before; ) {
            before = filled;
            for (int point : dame) {
                if (cells[point] == Stones.EMPTY && fillOne(point, code)) {
                    filled++;
                }
            }
        }
        rescue(start.stones(Color.BLACK).union(start.stones(Color.WHITE)));
        return forced;
    }

    private boolean fillOne(int point, int code) {
        for (int neighbor : neighbors(point)) {
            boolean enemy = cells[neighbor] == Stones.STONES_SUM - code && !dead.contains(neighbor);
            if (enemy && liberties(cells, neighbor).size() == 1) {
                return false;
            }
        }
        byte[] saved = cells.clone();
        place(point, code);
        Set<Integer> open = liberties(cells, point);
        boolean home = open.size() == 1 && borders.owner(open.iterator().next()) == code;
        if (open.size() < 2 && !home) {
            cells = saved;
            return false;
        }
        rescue(PointSet.of(board, point).neighbors(board));
        rescue(PointSet.of(board, point));
        return true;
    }

    /** Lets those stones that are threatened at first answer one after another, if they still are. */
    private void rescue(PointSet stones) {
        for (int stone : RingOrder.of(start, stones.filter(this::isThreatened))) {
            if (isThreatened(stone)) {
                extend(stone);
            }
        }
    }

    private boolean isThreatened(int stone) {
        return isStone(stone)
                && !dead.contains(stone)
                && liberties(cells, stone).size() == 1
                && !wasInAtari(stone);
    }

    private boolean wasInAtari(int stone) {
        byte[] first = start.contents();
        return chain(cells, stone).stream()
                .allMatch(point ->
                        first[point] != Stones.EMPTY && liberties(first, point).size() < 2);
    }

    private boolean extend(int stone) {
        Set<Integer> open = liberties(cells, stone);
        if (open.size() != 1) {
            return true;
        }
        int code = cells[stone];
        int liberty = open.iterator().next();
        byte[] saved = cells.clone();
        place(liberty, code);
        int left = liberties(cells, liberty).size();
        if (left < 2 && takesDead) {
            byte[] extended = cells;
            cells = saved.clone();
            if (takes(stone)) {
                return true;
            }
            cells = extended;
        }
        if (left == 0 || !extend(liberty)) {
            cells = saved;
            return false;
        }
        note(liberty, code);
        return true;
    }

    private boolean takes(int stone) {
        int code = cells[stone];
        byte[] saved = cells.clone();
        for (int own : chain(cells, stone)) {
            for (int neighbor : neighbors(own)) {
                boolean prey = cells[neighbor] == Stones.STONES_SUM - code && dead.contains(neighbor);
                if (prey && liberties(cells, neighbor).size() == 1) {
                    int last = liberties(cells, neighbor).iterator().next();
                    place(last, code);
                    boolean holds = !liberties(cells, last).isEmpty();
                    if (holds && liberties(cells, stone).size() > 1) {
                        note(last, code);
                        return true;
                    }
                    cells = saved.clone();
                }
            }
        }
        return false;
    }

    private void note(int point, int code) {
        if (borders.owner(point) == code) {
            forced.add(point);
        }
    }

    /** The third pass: the points at which dead chains must be taken before it is too late. */
    Set<Integer> revived(int[] dame) {
        Set<Integer> killing = new LinkedHashSet<>();
        for (int stone : dead.toArray()) {
            cells = start.contents();
            int code = cells[stone];
            Set<Integer> open = liberties(cells, stone);
            if (open.size() == 1) {
                int last = open.iterator().next();
                boolean enemys = borders.owner(last) == Stones.STONES_SUM - code;
                if (enemys && dame.length > 0 && !saves(last, code) && isRevived(last, code, dame)) {
                    killing.add(last);
                }
            }
        }
        return killing;
    }

    private boolean isRevived(int last, int code, int[] dame) {
        for (int left : dame) {
            cells = start.contents();
            place(left, Stones.STONES_SUM - code);
            for (int point : dame) {
                byte[] before = cells.clone();
                if (point != left) {
                    place(point, code);
                    boolean taken = false;
                    for (int other : start.board().points().toArray()) {
                        taken |= other != point && before[other] != cells[other];
                    }
                    if (taken || liberties(cells, point).size() < 2) {
                        cells = before;
                    }
                }
            }
            if (!saves(last, code)) {
                return false;
            }
        }
        return true;
    }

    private boolean saves(int last, int code) {
        byte[] before = cells.clone();
        place(last, code);
        boolean takes = false;
        for (int neighbor : neighbors(last)) {
            boolean enemy = before[neighbor] == Stones.STONES_SUM - code && !dead.contains(neighbor);
            takes |= enemy && cells[neighbor] == Stones.EMPTY;
        }
        byte[] first = start.contents();
        boolean joins =
                chain(cells, last).stream().anyMatch(point -> first[point] != Stones.EMPTY && !dead.contains(point));
        boolean holds = liberties(cells, last).size() > 1;
        cells = before;
        return holds && (takes || joins);
    }

    private void place(int point, int code) {
        cells = cells.clone();
        cells[point] = (byte) code;
        for (int neighbor : neighbors(point)) {
            if (cells[neighbor] == Stones.STONES_SUM - code
                    && liberties(cells, neighbor).isEmpty()) {
                chain(cells, neighbor).forEach(stone -> cells[stone] = Stones.EMPTY);
            }
        }
    }

    private boolean isStone(int point) {
        return cells[point] == Stones.BLACK || cells[point] == Stones.WHITE;
    }

    private int[] neighbors(int point) {
        return new int[] {
            board.neighbor(point, 0), board.neighbor(point, 1), board.neighbor(point, 2), board.neighbor(point, 3)
        };
    }

    /** The stones of a chain, those nearest to the given one first. */
    private Set<Integer> chain(byte[] at, int stone) {
        Set<Integer> chain = new LinkedHashSet<>();
        chain.add(stone);
        boolean grown = true;
        while (grown) {
            Set<Integer> more = new LinkedHashSet<>(chain);
            for (int own : chain) {
                for (int neighbor : neighbors(own)) {
                    if (at[neighbor] == at[stone]) {
                        more.add(neighbor);
                    }
                }
            }
            grown = more.size() > chain.size();
            chain = more;
        }
        return chain;
    }

    private Set<Integer> liberties(byte[] at, int stone) {
        Set<Integer> liberties = new LinkedHashSet<>();
        for (int own : chain(at, stone)) {
            for (int neighbor : neighbors(own)) {
                if (at[neighbor] == Stones.EMPTY) {
                    liberties.add(neighbor);
                }
            }
        }
        return liberties;
    }
}

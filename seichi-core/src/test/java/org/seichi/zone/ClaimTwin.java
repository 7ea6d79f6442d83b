package org.seichi.zone;

import java.util.Arrays;
import java.util.function.Consumer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/**
 * The slow twin of {@link ZoneReader} for one claim of life on a small board: retrograde analysis from the boards on which
 * nothing can take the stones. The claim says who may not retake a ko at once; the opponent may take away his own chains by
 * suicide; the prover may not repeat a position, because that brings him no closer.
 */
final class ClaimTwin {
    private static final int NOTHING = -1;

    private final Board board;
    private final int[] points;
    private final int prover;
    private final Suicide suicide;
    private final int boards;
    private final KoThreats threats;
    /** A state is a board with one of so many kos: the number of the point that may not be retaken, from 1 on, or 0. */
    private final int kos;
    /** By player, board and number of the point: the state after the move, or {@link #NOTHING}. */
    private final int[][][] after = new int[2][][];

    private final boolean[] settled;
    private final boolean[] wonToMove;
    private final boolean[] wonToAnswer;

    ClaimTwin(Board board, Suicide suicide, Color prover, Claim claim) {
        this.board = board;
        this.suicide = suicide;
        this.prover = prover.code();
        threats = claim.threats();
        points = board.points().toArray();
        kos = points.length + 1;
        boards = power(points.length);
        for (int color = 0; color < 2; color++) {
            after[color] = new int[boards][points.length];
        }
        for (int code = 0; code < boards; code++) {
            byte[] cells = cells(code);
            for (int number = 0; number < points.length; number++) {
                for (int color = 0; color < 2; color++) {
                    after[color][code][number] = play(cells, points[number], color + 1);
                }
            }
        }
        settled = settled(claim);
        wonToMove = new boolean[boards * kos];
        wonToAnswer = new boolean[boards * kos];
        for (int state = 0; state < wonToAnswer.length; state++) {
            wonToAnswer[state] = settled[state / kos];
        }
        goBackwards();
    }

    /** Whether the claim is true for a position. */
    boolean isTrue(Position position) {
        int code = 0;
        for (int number = points.length - 1; number >= 0; number--) {
            code = 3 * code + position.at(points[number]);
        }
        return position.toMove().code() == prover ? wonToMove[code * kos] : wonToAnswer[code * kos];
    }

    /** Calls the action with every legal position in which a player is to move. */
    void each(Color toMove, Consumer<Position> action) {
        for (int code = 0; code < boards; code++) {
            byte[] cells = cells(code);
            if (Arrays.stream(points)
                    .allMatch(point -> cells[point] == Stones.EMPTY || takeIfCaptured(cells, point) == 0)) {
                Position position = Position.empty(board);
                for (int point : points) {
                    position = position.with(PointSet.of(board, point), cells[point]);
                }
                action.accept(position.withToMove(toMove));
            }
        }
    }

    private static int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 3;
        }
        return power;
    }

    private byte[] cells(int code) {
        byte[] cells = new byte[board.arrayLength()];
        Arrays.fill(cells, (byte) Stones.EDGE);
        int rest = code;
        for (int point : points) {
            cells[point] = (byte) (rest % 3);
            rest /= 3;
        }
        return cells;
    }

    private int code(byte[] cells) {
        int code = 0;
        for (int number = points.length - 1; number >= 0; number--) {
            code = 3 * code + cells[points[number]];
        }
        return code;
    }

    /** The board after a move; a chain may take away itself only if it is the opponent's and has two stones or more. */
    private int play(byte[] before, int point, int color) {
        if (before[point] != Stones.EMPTY) {
            return NOTHING;
        }
        byte[] cells = before.clone();
        cells[point] = (byte) color;
        int captured = 0;
        int liberty = NOTHING;
        for (int step : board.directions()) {
            if (cells[point + step] == Stones.STONES_SUM - color) {
                int taken = takeIfCaptured(cells, point + step);
                captured += taken;
                liberty = taken > 0 ? point + step : liberty;
            }
        }
        int stones = takeIfCaptured(cells, point);
        if (stones == 1 || (stones > 1 && (color == prover || suicide == Suicide.FORBIDDEN))) {
            return NOTHING;
        }
        boolean ko = captured == 1 && standsAlone(cells, point, liberty);
        return code(cells) * kos + (ko ? 1 + Arrays.binarySearch(points, liberty) : 0);
    }

    /** Whether a stone has neither neighbors of its color nor another liberty than the given one. */
    private boolean standsAlone(byte[] cells, int stone, int liberty) {
        for (int step : board.directions()) {
            int neighbor = stone + step;
            if (cells[neighbor] == cells[stone] || (cells[neighbor] == Stones.EMPTY && neighbor != liberty)) {
                return false;
            }
        }
        return true;
    }

    /** Takes a chain if it has no liberties, and returns the number of stones taken. */
    private int takeIfCaptured(byte[] cells, int stone) {
        int[] chain = new int[points.length];
        boolean[] found = new boolean[cells.length];
        int size = 0;
        chain[size++] = stone;
        found[stone] = true;
        for (int next = 0; next < size; next++) {
            for (int step : board.directions()) {
                int neighbor = chain[next] + step;
                if (cells[neighbor] == Stones.EMPTY) {
                    return 0;
                }
                if (cells[neighbor] == cells[stone] && !found[neighbor]) {
                    chain[size++] = neighbor;
                    found[neighbor] = true;
                }
            }
        }
        for (int i = 0; i < size; i++) {
            cells[chain[i]] = Stones.EMPTY;
        }
        return size;
    }

    /** The boards on which the claim has come true: the opponent cannot undo it even if only he moves. */
    private boolean[] settled(Claim claim) {
        boolean[] one = new boolean[boards];
        boolean[] each = new boolean[boards];
        Arrays.fill(each, true);
        for (int point : claim.points().toArray()) {
            boolean[] held = held(point);
            for (int code = 0; code < boards; code++) {
                one[code] |= held[code];
                each[code] &= held[code];
            }
        }
        return claim.kind() == Claim.Kind.ONE_LIVES ? one : each;
    }

    private boolean[] held(int point) {
        boolean[] held = new boolean[boards];
        for (int code = 0; code < boards; code++) {
            held[code] = cells(code)[point] == prover;
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int code = 0; code < boards; code++) {
                for (int next : after[2 - prover][code]) {
                    if (held[code] && next != NOTHING && !held[next / kos]) {
                        held[code] = false;
                        changed = true;
                    }
                }
            }
        }
        return held;
    }

    private void goBackwards() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int state = 0; state < wonToMove.length; state++) {
                if (!wonToMove[state] && canWin(state)) {
                    wonToMove[state] = true;
                    changed = true;
                }
                if (!wonToAnswer[state] && mustLose(state)) {
                    wonToAnswer[state] = true;
                    changed = true;
                }
            }
        }
    }

    private boolean canWin(int state) {
        boolean wins = wonToAnswer[state - state % kos];
        for (int number = 0; !wins && number < points.length; number++) {
            int next = next(state, number, prover);
            wins = next != NOTHING && wonToAnswer[next];
        }
        return wins;
    }

    private boolean mustLose(int state) {
        boolean loses = wonToMove[state - state % kos];
        for (int number = 0; loses && number < points.length; number++) {
            int next = next(state, number, Stones.STONES_SUM - prover);
            loses = next == NOTHING || wonToMove[next];
        }
        return loses;
    }

    /** The state after a move, as far as ko binds the players; {@link #NOTHING} if the move is not allowed. */
    private int next(int state, int number, int color) {
        int after = this.after[color - 1][state / kos][number];
        boolean forbidden = threats.bind(color == prover) && state % kos == number + 1;
        boolean bound = threats.bind(color != prover);
        return forbidden || after == NOTHING ? NOTHING : bound ? after : after - after % kos;
    }
}

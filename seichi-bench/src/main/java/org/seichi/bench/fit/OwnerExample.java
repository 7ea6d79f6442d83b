package org.seichi.bench.fit;

import java.util.function.IntToDoubleFunction;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.evaluate.OwnerInputs;
import org.seichi.network.NeighborLayers;
import org.seichi.playout.Sample;

/**
 * A training example: what is seen of the points of a position, and whose they became. Points are numbered row by row from 0 on.
 */
final class OwnerExample {
    /** Playouts times empty points, and the most playouts. */
    private static final int PLAYED_POINTS = 30_000;

    private static final int FEWEST_EMPTY = 80;
    private static final int MOST_GAMES = 256;

    private final Board board;
    private final byte[] inputs;
    private final byte[] halves;

    private OwnerExample(Board board, byte[] inputs, byte[] halves) {
        this.board = board;
        this.inputs = inputs;
        this.halves = halves;
    }

    /**
     * Measures a position. Takes some 15 ms on 19x19.
     *
     * @param owner 1 for a point that became Black's, 0 for one of White, a half for nobody's
     */
    static OwnerExample of(Position position, IntToDoubleFunction owner) {
        int empty = Math.max(FEWEST_EMPTY, position.empty().size());
        Sample sample = Sample.of(position, Math.min(MOST_GAMES, PLAYED_POINTS / empty));
        return of(position, sample, owner);
    }

    private static OwnerExample of(Position position, Sample sample, IntToDoubleFunction owner) {
        Board board = position.board();
        int[] seen = OwnerInputs.of(position, sample);
        byte[] inputs = new byte[board.size() * OwnerInputs.COUNT];
        byte[] halves = new byte[board.size()];
        for (int index = 0; index < halves.length; index++) {
            int point = board.point(index % board.width(), index / board.width());
            double black = owner.applyAsDouble(point);
            halves[index] = (byte) (2 * (position.toMove() == Color.BLACK ? black : 1 - black));
            for (int i = 0; i < OwnerInputs.COUNT; i++) {
                inputs[index * OwnerInputs.COUNT + i] = (byte) seen[point * OwnerInputs.COUNT + i];
            }
        }
        return new OwnerExample(board, inputs, halves);
    }

    /** The board. */
    Board board() {
        return board;
    }

    /** One of the inputs of all points. */
    float input(int index) {
        return (float) inputs[index] / NeighborLayers.INPUT;
    }

    /** 1 for a point that became the player's to move, 0 for one of the opponent, a half for nobody's. */
    float owned(int index) {
        return halves[index] / 2f;
    }
}

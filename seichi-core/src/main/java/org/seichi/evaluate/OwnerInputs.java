package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.network.NeighborLayers;
import org.seichi.playout.Sample;
import org.seichi.search.Ladders;
import org.seichi.search.SearchBoard;

/**
 * What the {@link OwnerNetwork} sees of a point, in 64ths: of a stone of the player to move, and then in the same way of one of the
 * opponent, the liberties, the size of its chain and whether a ladder takes it; whether the point is empty; its line; and whose it becomes
 * in sampled games, from 1 (the player's to move in all of them) to -1, with the third power.
 */
public final class OwnerInputs {
    /** Number of inputs of a point. */
    public static final int COUNT = 30;

    /** Liberties from which on a chain has the next input. */
    private static final int[] LIBERTIES = {1, 2, 3, 4, 5, 8};

    /** Stones from which on a chain has one of the inputs for its size. */
    private static final int SOME = 2;

    private static final int MANY = 5;

    /** Inputs of a stone. */
    private static final int OF_STONE = 11;

    private static final int SIZES = 6;
    private static final int LADDERS = 8;
    private static final int EMPTY = 22;
    private static final int LINES = 23;
    private static final int LINE_COUNT = 5;
    private static final int SAMPLED = 28;

    private final Board geometry;
    private final SearchBoard board;
    private final Ladders ladders;
    private final int own;
    private final int[] inputs;

    private OwnerInputs(Position position) {
        geometry = position.board();
        board = new SearchBoard(position);
        ladders = new Ladders(board);
        own = position.toMove().code();
        inputs = new int[geometry.arrayLength() * COUNT];
    }

    /** The inputs of all points, by point and input. */
    public static int[] of(Position position, Sample sample) {
        OwnerInputs all = new OwnerInputs(position);
        int sign = position.toMove().code() == Stones.BLACK ? 1 : -1;
        for (int point = all.geometry.first(); point <= all.geometry.last(); point++) {
            if (all.geometry.contains(point)) {
                all.look(point);
                all.sampled(point * COUNT + SAMPLED, sign * sample.balance(point));
            }
        }
        return all.inputs;
    }

    private void look(int point) {
        if (board.at(point) == Stones.EMPTY) {
            put(point, EMPTY);
        } else {
            stone(point, board.at(point) == own ? 0 : OF_STONE);
        }
        int line = geometry.line(point) - 1;
        if (line < LINE_COUNT) {
            put(point, LINES + line);
        }
    }

    private void stone(int point, int from) {
        int liberties = board.liberties(point);
        int most = 0;
        while (most + 1 < LIBERTIES.length && liberties >= LIBERTIES[most + 1]) {
            most++;
        }
        put(point, from + most);
        int size = board.chainSize(point);
        if (size >= SOME) {
            put(point, from + SIZES + (size < MANY ? 0 : 1));
        }
        if (liberties == 1) {
            put(point, from + LADDERS + (ladders.escapes(point) ? 1 : 2));
        } else if (liberties == 2 && ladders.isInDanger(point)) {
            put(point, from + LADDERS);
        }
    }

    private void put(int point, int input) {
        inputs[point * COUNT + input] = NeighborLayers.INPUT;
    }

    private void sampled(int at, double balance) {
        inputs[at] = (int) StrictMath.rint(NeighborLayers.INPUT * balance);
        inputs[at + 1] = (int) StrictMath.rint(NeighborLayers.INPUT * balance * balance * balance);
    }
}

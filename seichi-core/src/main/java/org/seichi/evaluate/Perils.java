package org.seichi.evaluate;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;

/**
 * Reads which chains can be captured. Only chains with few liberties are read, within a small limit each: an evaluation asks what is
 * plainly lost, not what a master would find.
 */
public final class Perils {
    private static final int MOST_LIBERTIES = 3;
    private static final int TABLE_BITS = 14;
    private static final SearchLimit LIMIT = new SearchLimit(200, 120);

    private final Chains chains;
    private final Orientation view;
    private final Peril[] perils;
    private final int[] attacks;
    private final int[] defences;
    private boolean isCutShort;

    private Perils(Chains chains, Orientation view) {
        this.chains = chains;
        this.view = view;
        this.perils = new Peril[chains.count()];
        this.attacks = new int[chains.count()];
        this.defences = new int[chains.count()];
        Arrays.fill(perils, Peril.NONE);
    }

    /**
     * Reads the chains of a position.
     *
     * @param safe stones that are proven safe and need not be read
     */
    public static Perils of(Position position, Chains chains, PointSet safe, Budget budget) {
        NodeCounter counter = new NodeCounter(budget);
        CaptureReader reader = new CaptureReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
        Orientation view = Orientation.inPlay(position);
        SearchBoard board = new SearchBoard(view.seen(position));
        Perils perils = new Perils(chains, view);
        int[] order = view.order(
                IntStream.range(0, chains.count()).mapToObj(chains::stones).toList());
        for (int liberties = 1; liberties <= MOST_LIBERTIES; liberties++) {
            for (int chain : order) {
                int stone = chains.stone(chain, 0);
                if (chains.libertyCount(chain) == liberties && !safe.contains(stone)) {
                    perils.read(reader, board, chain);
                }
            }
        }
        perils.isCutShort = counter.left() == 0;
        return perils;
    }

    private void read(CaptureReader reader, SearchBoard board, int chain) {
        int stone = view.seen(chains.stone(chain, 0));
        Color owner = view.seen(chains.color(chain));
        Capture attack = reader.read(board, stone, owner.opponent());
        if (attack.result() == CaptureResult.CAPTURED) {
            Capture defence = reader.read(board, stone, owner);
            boolean lost = defence.result() == CaptureResult.CAPTURED;
            perils[chain] = lost ? Peril.LOST : Peril.WHO_MOVES;
            attacks[chain] = first(attack);
            defences[chain] = lost ? Board.NO_POINT : first(defence);
        }
    }

    private int first(Capture read) {
        return read.line().isEmpty() ? Board.NO_POINT : view.origin(read.line().get(0));
    }

    /** Whether the budget ran out, so that more chains may be in peril than is known. */
    public boolean isCutShort() {
        return isCutShort;
    }

    /** The move that captures a chain in peril, or {@link Board#NO_POINT} if none is known or needed. */
    public int attack(int chain) {
        return attacks[chain];
    }

    /** The move that saves a chain, or {@link Board#NO_POINT} if none is known. */
    public int defence(int chain) {
        return defences[chain];
    }

    /** The peril of a chain. */
    public Peril of(int chain) {
        return perils[chain];
    }

    /** The stones of all chains with a peril. */
    public PointSet stones(Peril peril) {
        return chains.stonesWhere(chain -> perils[chain] == peril);
    }
}

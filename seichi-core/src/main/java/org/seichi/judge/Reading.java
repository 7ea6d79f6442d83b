package org.seichi.judge;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.text.Coordinates;

/** Reads captures in one position, within a share of the budget, and tells them. */
final class Reading {
    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(150, 40);
    /** One part in so many of a budget is for this; the rest is for others. */
    private static final int SHARE = 40;

    private final SearchBoard board;
    private final CaptureReader reader;

    Reading(Position position, Budget budget) {
        board = new SearchBoard(position);
        NodeCounter counter = new NodeCounter(new Budget(budget.nodes() / SHARE));
        reader = new CaptureReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
    }

    /** The capture of a chain with a player to move first. */
    Capture read(Verdict chain, Color first) {
        return reader.read(board, chain.stones().first(), first);
    }

    /** Whether the answer for a chain and a first player is the one given. */
    boolean is(CaptureResult result, Verdict chain, Color first) {
        return read(chain, first).result() == result;
    }

    /** Liberties of a chain. */
    PointSet liberties(Verdict chain) {
        return board.libertySet(chain.stones().first());
    }

    /** A line of play as players write it: {@code "Black C3, White D4."}. */
    String told(List<Integer> line, Color first) {
        StringBuilder text = new StringBuilder();
        Color player = first;
        for (int point : line) {
            text.append(text.isEmpty() ? "" : ", ")
                    .append(name(player))
                    .append(' ')
                    .append(Coordinates.format(board.board(), point));
            player = player.opponent();
        }
        return text.append('.').toString();
    }

    /** What a player is called. */
    static String name(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }
}

package org.seichi.method.reading.ending;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.IntsByHash;
import org.seichi.search.CaptureJudge;
import org.seichi.search.CaptureReader;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.Solution;
import org.seichi.search.TranspositionTable;

/** Reads which chains the opponent can capture by moving first, and caches each answer under a hash of the local position. */
final class CachedCaptures {
    private static final SearchLimit WITHOUT_LINE = new SearchLimit(200, 60);
    private static final SearchLimit WITH_LINE = new SearchLimit(600, 60);

    private final SearchBoard board;
    private final CaptureJudge judge;
    private final CaptureReader reader;
    private final LocalHash state;
    private final IntsByHash moves = new IntsByHash();
    /** The position of the last question and its answer: most questions are repeated at once, for each stone of a chain. */
    private long lastStones;

    private int lastKo;
    private int lastChain = Board.NO_POINT;
    private int lastMove;

    CachedCaptures(SearchBoard board, TranspositionTable table, NodeCounter counter) {
        this.board = board;
        this.judge = new CaptureJudge(table, counter, WITHOUT_LINE);
        this.reader = new CaptureReader(table, counter, WITH_LINE);
        this.state = new LocalHash(board);
    }

    /** Whether the opponent captures the chain of a stone by moving first. */
    boolean isCapturable(int stone) {
        return move(stone) != Solution.NO_MOVE;
    }

    /** The opponent's capturing move, or {@link Solution#NO_MOVE}. */
    int move(int stone) {
        int chain = board.chain(stone);
        if (chain != lastChain || board.hash() != lastStones || board.ko() != lastKo) {
            lastMove = remembered(stone);
            lastChain = chain;
            lastStones = board.hash();
            lastKo = board.ko();
        }
        return lastMove;
    }

    /** Reads again whether and how the chain of a stone is captured, since moves far away may have changed that; returns whether they have. */
    boolean isOutdated(int stone) {
        int known = move(stone);
        lastMove = moves.put(state.aroundChain(stone), judge.capturingMove(board, stone));
        return lastMove != known;
    }

    private int remembered(int stone) {
        long around = state.aroundChain(stone);
        int known = moves.get(around);
        return known == IntsByHash.UNKNOWN ? moves.put(around, judge.capturingMove(board, stone)) : known;
    }

    /** The moves that capture a chain, the opponent's first; only the first one if reading shows no more. */
    List<Integer> line(int stone) {
        List<Integer> line =
                reader.read(board, stone, Color.of(board.at(stone)).opponent()).line();
        return line.size() > 1 ? line : List.of(move(stone));
    }
}

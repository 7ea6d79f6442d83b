package org.seichi.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.line.Line;
import org.seichi.score.Verdict;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/** Reads captures in one position, each only once, and describes them in words. */
public final class CaptureReadings {
    private static final SearchLimit LIMIT = new SearchLimit(150, 40);
    private final Position position;
    private final Orientation view;
    private final SearchBoard board;
    private final CaptureReader reader;
    private final Map<Integer, Capture> known = new HashMap<>();

    CaptureReadings(Position position, TranspositionTable table, NodeCounter counter) {
        this(position, table, counter, LIMIT);
    }

    /**
     * Prepares to read captures in the canonical view of a position, so that answers do not depend on its orientation.
     *
     * @param table shared by all searches of the position
     * @param counter bounds all of them together
     * @param limit the limit of each single search
     */
    public CaptureReadings(Position position, TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.position = position;
        view = Orientation.inPlay(position);
        board = new SearchBoard(view.seen(position));
        reader = new CaptureReader(table, counter, limit);
    }

    /** Reads the capture of a chain with the given player to move first; cached. */
    public Capture read(Verdict chain, Color first) {
        int stone = view.seen(chain.stones()).first();
        return known.computeIfAbsent(
                2 * stone + first.code() - 1, key -> back(reader.read(board, stone, view.seen(first))));
    }

    private Capture back(Capture seen) {
        List<Integer> line = seen.line().stream().map(view::origin).toList();
        return new Capture(seen.result(), seen.proven(), line, view.origin(seen.zone()), seen.nodes());
    }

    /** Whether reading a chain with the given first player gives this result. */
    boolean is(CaptureResult result, Verdict chain, Color first) {
        return read(chain, first).result() == result;
    }

    /** Whether the opponent takes a chain where neither player has ko threats, with the given player to move first. */
    boolean isTakenWithoutThreats(Verdict chain, Color first) {
        int stone = view.seen(chain.stones()).first();
        return reader.isTakenWithoutThreats(board, stone, view.seen(first));
    }

    /** Whether a player who plays on a point can then be captured there. */
    boolean isTakenBack(int point, Color player) {
        int seen = view.seen(point);
        Color captor = view.seen(player);
        return board.holdsAfter(
                captor, seen, () -> reader.read(board, seen, captor.opponent()).result() == CaptureResult.CAPTURED);
    }

    /** The liberties of a chain. */
    PointSet liberties(Verdict chain) {
        return view.origin(board.libertySet(view.seen(chain.stones()).first()));
    }

    /** The moves of a capture as a line begun by the given player. */
    Line line(Capture capture, Color first) {
        return new Line(first, capture.line(), true);
    }

    /** Whether a line captures a chain by legal moves; the search itself lets one of the players retake every ko at once. */
    boolean isShown(Line line, Verdict chain) {
        return line.takes(chain.stones(), position);
    }

    /** A line of play in words: {@code "Black C3, White D4."}. */
    String inWords(Line line) {
        return line.inWords(position.board()) + ".";
    }

    /** A sentence that says, with the line, that its first player cannot save a chain. */
    String inVain(Line line, Verdict chain) {
        return line.inVain(position.board(), chain.stones());
    }
}
